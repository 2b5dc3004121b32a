"""A night and the end of the Мафия, reckoned from the specification's text alone; knows nothing of the program."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple


@dataclass
class Soul:
    """A player: his job, his clan (0: МЖ), the clan that recruited him, and what he carries from night to night."""

    job: str
    clan: int = 0
    recruited: int = 0
    alive: bool = True
    left: bool = False
    """Has he gone without being killed for it?"""
    infected: bool = False
    vest: bool = False
    cartridge: bool = False
    did_last: int | None = None
    """Whom he healed or invited last night, if the order counts for two nights running."""


class Order(NamedTuple):
    """An order: its deed, who gave it (None: a clan), at whom, when it came; the clan's number, and a lot drawn for it."""

    deed: str
    who: int | None
    target: int
    time: float
    clan: int = 0
    lot: str = ""


@dataclass
class Outcome:
    """What a night has brought: the dead with their killers, and all that is reported or told."""

    dead: dict[int, list[str]] = field(default_factory=dict)
    beaten: dict[int, set[int]] = field(default_factory=dict)
    host: dict[int, int] = field(default_factory=dict)
    learned: dict[int, str] = field(default_factory=dict)
    joined: tuple[int, int] | None = None
    exploded: bool = False


PLAIN: Final = ("citizen", "mafioso")


class Night:
    """One night in the making, step by step as C10 to C18 have it."""

    def __init__(self, souls: dict[int, Soul], orders: list[Order], rulings: dict[str, Any]) -> None:
        self.souls, self.rulings = souls, rulings
        self.orders = sorted(orders, key=lambda order: order.time)
        self.out = Outcome()
        self.sick: set[int] = set()
        self.covered: set[int] = set()
        self.hunters: dict[int, int] = {}
        """Each clan's hunter; 0 is the peaceful hunt."""
        self.bullets: list[tuple[int, str, int | None, int | None]] = []
        """Victim, cause, shooter, and through which host it came."""

    def of(self, *deeds: str) -> list[Order]:
        return [order for order in self.orders if order.deed in deeds]

    def role_orders(self, *deeds: str) -> list[Order]:
        """Orders of role-bearers who do not hunt and have not lost their role (C10, B16)."""
        found = []
        for order in self.of(*deeds):
            assert order.who is not None
            soul = self.souls[order.who]
            lost = soul.recruited and soul.job != "commissar" and not self.rulings["recruit_keeps_role"]
            if order.who not in self.hunters.values() and not lost and soul.alive:
                found.append(order)
        return found

    def incapable(self, who: int) -> bool:
        return who in self.out.beaten or who in self.sick or who in self.out.host

    def can(self, who: int, target: int) -> bool:
        """C3 with C4: a guest may do what is meant for his host or for himself."""
        if not self.souls[who].alive or who in self.out.beaten or who in self.sick:
            return False
        return who not in self.out.host or target in {self.out.host[who], who}

    def findable(self, target: int) -> bool:
        return self.souls[target].alive and target not in self.out.beaten and target not in self.out.host

    # --- the steps ------------------------------------------------------------------------------------------

    def reckon(self) -> Outcome:
        before = {who: soul.did_last for who, soul in self.souls.items()}
        for soul in self.souls.values():
            soul.did_last = None
        assert all(before[o.who] != o.target for o in self.of("heal", "invite") if o.who is not None)
        for order in self.of("send"):
            if self.souls[order.target].clan == order.clan:  # a recruited Комиссар goes nowhere (B15)
                self.hunters[order.clan] = order.target
        for order in self.of("drawn"):
            self.hunters[0] = order.target
        self.disease()
        self.thugs()
        self.invitations()
        self.checks()
        self.recruitment()
        self.bodyguards()
        self.killings()
        self.healing()
        self.morning()
        return self.out

    def disease(self) -> None:
        self.sick = {who for who, soul in self.souls.items() if soul.infected and soul.alive}
        for soul in self.souls.values():
            soul.infected = False

    def thugs(self) -> None:
        for order in self.role_orders("beat"):
            assert order.who is not None
            if order.who not in self.sick:
                self.out.beaten.setdefault(order.target, set()).add(order.clan)

    def invitations(self) -> None:
        counted = self.role_orders("invite")
        for order in self.of("invite"):
            assert order.who is not None
            me, client = order.who, order.target
            valid = order in counted and not self.incapable(me)
            guest, hosts = client in self.out.host, client in self.out.host.values()
            valid = valid and self.souls[client].alive and client not in self.out.beaten and not guest
            valid = valid and (client not in self.sick or self.rulings["sick_can_be_guest"])
            valid = valid and (not hosts or self.rulings["host_can_be_guest"])
            if valid:
                self.out.host[client] = me
                if self.souls[me].job == "sexual_maniac":
                    self.souls[client].infected = True
            if valid or self.rulings["repeat_counts_attempts"]:
                self.souls[me].did_last = client

    def shown(self, target: int) -> str:
        soul = self.souls[target]
        as_maf = soul.recruited and self.rulings["recruited_commissar_checks_as"] == "mafia"
        return "mafia" if soul.clan or as_maf else "peaceful"

    def first_deed(self, order: Order) -> bool:
        """Where the pistol excludes the check, only the earlier of the two orders holds (G22)."""
        if not self.rulings["pistol_excludes_check"] or order.deed not in {"check", "pistol"}:
            return True
        his = [o for o in self.of("check", "pistol") if o.who == order.who]
        return his[0] == order

    def checks(self) -> None:
        orders = self.role_orders("check")
        for who, soul in self.souls.items():
            if not soul.alive or not self.checks_by_office(who):
                continue
            mine = [order for order in orders if order.who == who and self.first_deed(order)]
            target = mine[0].target if mine else None
            if not self.can(who, target if target is not None else -1):
                self.out.learned[who] = "oops"
            elif target is not None:
                self.out.learned[who] = self.shown(target)

    def checks_by_office(self, who: int) -> bool:
        return self.souls[who].job in {"commissar", "don"} or who in self.heirs()

    def heirs(self) -> set[int]:
        """Who stands in for a dead Дон: the next by rank; seats decide among equals (G20)."""
        if not self.rulings["don_heir"]:
            return set()
        found = set()
        for clan in range(1, 5):
            dons = [soul for soul in self.souls.values() if soul.job == "don" and soul.clan == clan]
            left = [who for who, soul in self.souls.items() if soul.alive and soul.clan == clan]
            if dons and not any(don.alive for don in dons) and left:
                ranks = {"thug": 0, "bodyguard": 1, "mafioso": 2}
                found.add(min(left, key=lambda who: (ranks.get(self.souls[who].job, 3), who)))
        return found

    def recruitment(self) -> None:
        limit = self.rulings["recruit_limit"]
        used = sum(soul.recruited > 0 for soul in self.souls.values())
        requests = self.role_orders("recruit")
        if not requests or (limit != "none" and used >= limit):
            return
        request = requests[0]
        chosen = self.of("choose")
        if self.rulings["recruit_choice"] == "random":
            request = min(requests, key=lambda one: one.lot)
        if self.rulings["recruit_choice"] == "gm" and chosen:
            request = next((one for one in requests if one.clan == chosen[0].clan), request)
        assert request.who is not None
        target = self.souls[request.target]
        refused = self.rulings["recruit_refusal"] and any(
            o.target == request.target for o in self.of("refuse")
        )
        able = target.alive and not self.incapable(request.target)
        if (
            not self.can(request.who, request.target)
            or not able
            or target.clan
            or target.recruited
            or refused
        ):
            return
        target.recruited = request.clan
        self.out.joined = (request.target, request.clan)
        if target.job != "commissar":
            target.clan = request.clan

    def bodyguards(self) -> None:
        for order in self.role_orders("cover"):
            assert order.who is not None
            if self.can(order.who, order.target) and self.souls[order.target].clan == order.clan:
                self.covered.add(order.target)

    # --- killings -------------------------------------------------------------------------------------------

    def killings(self) -> None:
        """All at once: nothing here asks who has been hit."""
        for order in self.of("murder", "send_kill", "launch", "stab", "pistol"):
            getattr(self, order.deed)(order)

    def is_protected(self, target: int) -> bool:
        """By a cover, which is for a маф; a recruited Комиссар is none (C16b, B15)."""
        return bool(self.souls[target].clan) and target in self.covered

    def strike(self, target: int, cause: str, shooter: int | None) -> None:
        """C16 a, b, f: found, not covered; with a host his guest."""
        if self.findable(target) and not self.is_protected(target):
            self.wound(target, cause, shooter)

    def wound(self, target: int, cause: str, shooter: int | None) -> None:
        self.bullets.append((target, cause, shooter, None))
        for guest, host in self.out.host.items():
            spared = guest == shooter and not self.rulings["shooter_client_dies"]
            if host == target and not spared and not self.is_protected(guest):
                self.bullets.append((guest, cause, shooter, host))

    def murder(self, order: Order) -> None:
        clan, target = order.clan, order.target
        mafs = [who for who, soul in self.souls.items() if soul.alive and soul.clan == clan]
        dons = [who for who in mafs if self.souls[who].job == "don"]
        shooter: int | None = None
        if self.rulings["murder_by"] == "named":
            named = [o.target for o in self.of("appoint") if o.clan == clan]
            able = [who for who in named if who in mafs and self.can(who, target)]
            shooter = next(iter(named), None)
        elif self.rulings["murder_by"] == "don" and dons:
            able, shooter = [who for who in dons if self.can(who, target)], dons[0]
        else:
            able = [who for who in mafs if self.can(who, target)]
        if not able:
            return
        hunt = any(o.clan == clan for o in self.of("send_kill"))
        if self.rulings["mafia_hunt"] == "instead" and hunt:
            return
        foe = self.souls[target].clan
        if not foe or (foe != clan and self.rulings["murder_hits_mafia"]):
            self.strike(target, f"clan_{clan}", shooter)

    def send_kill(self, order: Order) -> None:
        who = self.hunters.get(order.clan)
        if (
            who is not None
            and self.can(who, order.target)
            and self.souls[order.target].clan not in {0, order.clan}
        ):
            self.strike(order.target, f"hunt_clan_{order.clan}", who)

    def launch(self, order: Order) -> None:
        who, target = self.hunters[0], order.target
        if not self.can(who, target) or not self.findable(target) or self.is_protected(target):
            return
        if self.souls[target].clan:
            self.strike(target, "hunt", who)
            return
        self.out.exploded = True
        harm = self.rulings["launcher_explosion"]
        if harm != "nobody" and not self.is_protected(who):
            self.bullets.append((who, "hunt", who, None))
        if harm == "both":
            self.wound(target, "hunt", who)

    def stab(self, order: Order) -> None:
        assert order.who is not None
        if order in self.role_orders("stab") and self.can(order.who, order.target):
            self.strike(order.target, "maniac", order.who)

    def pistol(self, order: Order) -> None:
        assert order.who is not None
        if order not in self.role_orders("pistol") or not self.first_deed(order):
            return
        keeps = self.rulings["cartridge_kept"]
        if not self.can(order.who, order.target) or not self.findable(order.target):
            self.souls[order.who].cartridge = bool(keeps)
            return
        self.souls[order.who].cartridge = False
        self.strike(order.target, "commissar", order.who)

    # --- healing and morning ----------------------------------------------------------------------------------

    def healing(self) -> None:
        self.vests()
        for order in self.of("heal"):
            assert order.who is not None
            me, patient = order.who, order.target
            valid = order in self.role_orders("heal") and self.may_heal(me, patient)
            if valid:
                self.bullets = [bullet for bullet in self.bullets if not self.is_healed_of(bullet, patient)]
                self.sick.discard(patient)
                self.souls[patient].infected = False
            if valid or self.rulings["repeat_counts_attempts"]:
                self.souls[me].did_last = patient

    def is_healed_of(self, bullet: tuple[int, str, int | None, int | None], patient: int) -> bool:
        with_host = self.rulings["client_fate"] == "follows_host" and bullet[3] == patient
        return bullet[0] == patient or with_host

    def may_heal(self, me: int, patient: int) -> bool:
        if patient == me:
            return True
        if not self.can(me, patient):
            return False
        if not self.rulings["dead_doctor_heals"] and any(bullet[0] == me for bullet in self.bullets):
            return False
        return self.out.host.get(me) == patient or self.findable(patient)

    def vests(self) -> None:
        """C16 g: the first hit goes into the vest."""
        for bullet in list(self.bullets):
            if self.souls[bullet[0]].vest:
                self.souls[bullet[0]].vest = False
                self.bullets.remove(bullet)

    def morning(self) -> None:
        for victim, cause, _, _ in self.bullets:
            self.out.dead.setdefault(victim, []).append(cause)
        for who in self.sick:
            self.out.dead.setdefault(who, []).append("disease")
        for who in self.out.dead:
            self.souls[who].alive = False


def may_aim(souls: dict[int, Soul], rulings: dict[str, Any], order: Order) -> bool:
    """May this target be ordered at all, by B2 to B9, B13, C5 and C15 (a bodyguard's apart)?"""
    deed, who, target, clan = order.deed, order.who, order.target, order.clan
    other = souls[target]
    if not other.alive or (who == target and deed != "heal"):
        return False
    if deed in {"heal", "invite"} and who is not None:
        return souls[who].did_last != target
    if deed == "beat":
        return bool(rulings["thug_may_beat_own"]) or clan not in {other.clan, other.recruited}
    if deed == "murder":
        return other.clan != clan
    if deed == "recruit":
        return clan not in {other.clan, other.recruited}
    if deed in {"send", "appoint"}:
        return clan in {
            other.clan,
            other.recruited,
        }  # none of the inbox is refused, or he would be known by it
    return True


def winner(souls: dict[int, Soul], rulings: dict[str, Any]) -> str:
    """Who has won, by D1 to D6; empty while the game is on."""
    alive = [soul for soul in souls.values() if soul.alive]
    if not alive:
        return "draw"
    clans = Counter(soul.clan for soul in alive if soul.clan)
    if not clans:
        alone = rulings["maniac_side"] == "solo"
        others = [soul for soul in alive if not (alone and soul.job in {"maniac", "sexual_maniac"})]
        return "peaceful" if others else "maniac" if len(alive) == 1 else ""
    if len(clans) > 1:
        return ""
    (clan, mafs), rest = next(iter(clans.items())), len(alive) - clans.total()
    wins = not rest if rulings["mafia_win"] == "total" else mafs >= rest
    return f"clan_{clan}" if wins else ""


def members(won: str, souls: dict[int, Soul], rulings: dict[str, Any]) -> tuple[int, ...]:
    """Who wins with a side, dead or alive, and the leavers too unless the table rules otherwise (D6, G66)."""
    alone = rulings["maniac_side"] == "solo"
    found = []
    for who, soul in souls.items():
        lone = alone and soul.job in {"maniac", "sexual_maniac"} and not soul.clan
        side = f"clan_{soul.clan}" if soul.clan else "maniac" if lone else "peaceful"
        of_it = side == won and (soul.alive or won != "maniac")  # a maniac for himself wins alone
        if of_it and not (soul.left and rulings["leaver_wins"] == "never"):
            found.append(who)
    return tuple(found)

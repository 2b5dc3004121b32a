"""Random nights with one to four clans beside an independent reckoning, and what the mornings must say (RU-C1…C18, RU-C40, RU-D1…D6)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine.decide import do, new_table
from mafia_gm.engine.life import LEAVING
from mafia_gm.engine.prompts import Prompt, steps
from mafia_gm.engine.role import CHOICE, MANY, NOTHING, SEAT
from mafia_gm.engine.table import Table
from mafia_gm.rulesets.inbox import RULESET
from tests.rulesets.inbox_oracle import Night, Order, Soul, may_aim, members, winner

RULINGS: dict[str, tuple[Any, ...]] = {
    option.key: option.values
    for option in RULESET.options
    if not option.key.startswith(("lynch", "report", "reveal", "seance", "open", "tell", "start", "clans"))
}
DEEDS = {
    "beats": "beat",
    "invites": "invite",
    "checks": "check",
    "shoots": "pistol",
    "recruits": "recruit",
    "covers": "cover",
    "appoints": "appoint",
    "sends": "send",
    "heals": "heal",
}
GAMES = 12
"""In each part; a game has nine nights on average."""
SPECIAL = ("commissar", "doctor", "prostitute", "sexual_maniac", "maniac")


def random_set(rng: random.Random) -> list[str]:
    """All kinds of sets: some with hardly a citizen, so that roles meet each other."""
    roles = [role for role in SPECIAL if rng.random() < 0.9]
    for clan in range(1, rng.choice((1, 2, 2, 2, 3, 4)) + 1):
        roles += [f"don_{clan}", f"thug_{clan}", f"bodyguard_{clan}", f"mafioso_{clan}", f"mafioso_{clan}"][
            : rng.randint(1, 5)
        ]
    roles += ["citizen"] * max(rng.randint(1, 6), len(roles) // 2)
    rng.shuffle(roles)
    return roles


class Game:
    """A game by chance; every night and end is reckoned a second time."""

    def __init__(self, seed: int, orders: str) -> None:
        self.rng = rng = random.Random(seed)
        chosen = {key: rng.choice(values) for key, values in RULINGS.items() if rng.random() < 0.4}
        chosen = {} if seed % 4 == 0 else chosen
        self.rules = RULESET.under({**chosen, "orders": orders})
        roles = random_set(rng)
        self.table: Table = new_table(self.rules)
        cards = [c.GiveCard(player, role) for player, role in enumerate(roles)]
        self.do(c.Open(tuple(f"P{n}" for n in range(len(roles))), tuple(roles), "typed"), *cards, c.Begin())
        self.souls = {player: soul(role) for player, role in enumerate(roles)}
        self.given: dict[tuple[str, int], c.Reply] = {}
        self.seen: Counter[str] = Counter()

    def do(self, *commands: c.Command) -> tuple[f.Fact, ...]:
        facts: tuple[f.Fact, ...] = ()
        for command in commands:
            facts, self.table = do(self.rules, self.table, command, 5)
        return facts

    # --- the night ------------------------------------------------------------------------------------------

    def night(self) -> None:
        """Give orders at the calls, or send them in; compare what they come to."""
        rng = self.rng
        hot = rng.sample(self.table.alive, min(len(self.table.alive), rng.choice((3, 5, 9))))
        keen = rng.choice((0.5, 0.8, 0.95))
        if self.rules.options["orders"] == "call":
            self.call(hot, keen)
        else:
            self.await_orders(hot, keen)
        told = {a.by: a.shown for a in self.table.answers if a.act.endswith(".checks") and a.shown}
        wanted = Night(self.souls, self.orders(), self.rules.options).reckon()
        self.do(c.Dawn())
        self.compare(wanted)
        sent = any(token.kind == "hunting" and token.note != "hunt" for token in self.table.tokens)
        if (
            not sent and not self.rules.options["pistol_excludes_check"]
        ):  # else what was said before may not hold
            assert {by: wanted.learned[by] for by in told} == told
        self.do(c.Announce())

    def call(self, hot: list[int], keen: float) -> None:
        """Ask one after the other in the order of the calls (RU-A7)."""
        while waiting := [step for step in steps(self.rules, self.table) if step.is_open]:
            ask = waiting[0]
            if ask.bluff or ask.pick == NOTHING or self.rng.random() > keen:
                self.do(c.Reply(ask.act, ask.by))
            else:
                self.send(ask, hot, 1.0)

    def await_orders(self, hot: list[int], keen: float) -> None:
        """Let orders come in, in any order and with any times (RU-A6)."""
        rng = self.rng
        for _ in range(2):  # what others rest on may be answered after them, and again
            asked = [step for step in steps(self.rules, self.table) if not step.dormant and not step.bluff]
            for ask in rng.sample(asked, len(asked)):
                if (ask.act, ask.by) not in self.given or rng.random() < 0.2:
                    self.send(ask, hot, keen)
        for ask in steps(self.rules, self.table):
            if ask.is_open and not ask.bluff and rng.random() < keen:
                self.send(ask, hot, 1.0)

    def send(self, ask: Prompt, hot: list[int], keen: float) -> None:
        """Give one order, if anybody cares to."""
        rng = self.rng
        if rng.random() > keen:
            return
        now = [s for s in steps(self.rules, self.table) if (s.act, s.by) == (ask.act, ask.by)]
        if not now or now[0].dormant:  # what it rested on was answered otherwise
            return
        ask = now[0]
        self.check_targets(ask)
        wanted = [player for player in ask.legal if player in hot] or list(ask.legal)
        picks: tuple[int, ...] = ()
        choice = ""
        if ask.pick == SEAT and wanted:
            picks = (rng.choice(wanted),)
        elif ask.pick == MANY:
            picks = tuple(rng.sample(wanted, rng.randint(0, min(3, len(wanted)))))
        elif ask.pick == CHOICE:
            choice = rng.choice(ask.choices)
        reply = c.Reply(ask.act, ask.by, picks, choice, rng.choice((0.0, rng.uniform(1, 1e9))))
        for fact in self.do(reply):
            if isinstance(fact, f.Answered):
                self.given[ask.act, ask.by] = c.Reply(
                    ask.act, ask.by, picks, fact.shown or choice, fact.arrival
                )
                if ask.act == "lottery.volunteers":
                    self.check_draw(picks, fact.shown)
            elif isinstance(fact, f.Unanswered):
                self.given.pop((fact.act, -1), None)

    def check_targets(self, ask: Prompt) -> None:
        """Exactly those may be named whom the roles' table has (RU-B1…B9, RU-B13, RU-F29, RU-F30, RU-G03, RU-G10)."""
        owner, _, deed = ask.act.partition(".")
        deed = {"kills": "murder" if owner.startswith("clan") else "stab"}.get(deed, DEEDS.get(deed, ""))
        if not deed or deed == "cover" or ask.pick != SEAT:
            return
        clan, who = int(owner[-1]) if owner[-1].isdigit() else 0, None if ask.by < 0 else ask.by
        for player in self.souls:
            order = Order(deed, who, player, 0.0, clan)
            assert (player in ask.legal) is may_aim(self.souls, self.rules.options, order), order

    def check_draw(self, hands: tuple[int, ...], drawn: str) -> None:
        """One of those whose hand counts: every МЖ's, a маф's only where the table wants it (RU-C10, RU-G49)."""
        all_count = self.rules.options["mafia_in_lottery"]
        able = {str(player) for player in hands if all_count or not self.souls[player].clan}
        assert drawn in able or (not able and not drawn)

    def orders(self) -> list[Order]:
        """Return tonight's orders in the words of the oracle."""
        found = []
        for (act, by), reply in self.given.items():
            owner, _, deed = act.partition(".")
            kind, _, number = owner.rpartition("_")
            clan = int(number) if number.isdigit() else 0
            who, target = (None if by < 0 else by), reply.picks[0] if reply.picks else -1
            if act == "lottery.volunteers" and reply.choice:
                found.append(Order("drawn", None, int(reply.choice), reply.arrival))
            elif act == "lottery.hunts" and reply.picks:
                found.append(Order("launch", None, target, reply.arrival))
            elif act == "town.chooses_don" and reply.choice:
                found.append(Order("choose", None, -1, reply.arrival, int(reply.choice[-1])))
            elif act == "town.offers" and reply.choice == "refuses":
                found.append(Order("refuse", None, self.asked(), reply.arrival))
            elif deed in {"kills", "hunts"} and reply.picks:
                kinds = {"clan": "murder" if deed == "kills" else "send_kill", "": "stab"}
                found.append(Order(kinds[kind], who, target, reply.arrival, clan))
            elif deed in DEEDS and reply.picks:
                found.append(Order(DEEDS[deed], who, target, reply.arrival, clan, reply.choice))
        self.given = {}
        return found

    def asked(self) -> int:
        """Return who was asked whether he joins, as the question says."""
        return next(s.awake[0] for s in steps(self.rules, self.table) if s.act == "town.offers")

    # --- the morning ----------------------------------------------------------------------------------------

    def compare(self, wanted: Any) -> None:
        table, souls = self.table, self.souls
        assert table.phase == "dawn"
        assert {p.id for p in table.players if p.alive} == {who for who, s in souls.items() if s.alive}
        hits: dict[int, list[str]] = {}
        for token in table.tokens:
            if token.kind == "hit":
                hits.setdefault(token.holder, []).append(token.note)
        assert hits == wanted.dead
        beaten = {
            (t.holder, f"clan_{clan}")
            for t in table.tokens
            for clan in range(1, 5)
            if t.note == f"clan_{clan}" and t.kind == "beaten"
        }
        assert beaten == {(who, f"clan_{clan}") for who, clans in wanted.beaten.items() for clan in clans}
        assert {t.holder: t.by for t in table.tokens if t.kind == "guest"} == wanted.host
        assert {t.holder: t.note for t in table.tokens if t.kind == "checked"} == wanted.learned
        joined = [(t.holder, int(t.note[-1])) for t in table.tokens if t.kind == "joined"]
        assert joined == ([wanted.joined] if wanted.joined else [])
        for kind in ("vest", "cartridge", "infected"):
            assert {t.holder for t in table.tokens if t.kind == kind} == {
                who for who, one in souls.items() if getattr(one, kind)
            }
        last = {t.holder: t.by for t in table.tokens if t.kind == "last"}
        assert last == {who: one.did_last for who, one in souls.items() if one.did_last is not None}
        for player in table.players:
            mafs = (
                "maniac"
                if self.rules.options["maniac_side"] == "solo" and "maniac" in player.role
                else "peaceful"
            )
            assert player.side == (f"clan_{souls[player.id].clan}" if souls[player.id].clan else mafs)
        self.seen.update(cause for causes in wanted.dead.values() for cause in causes)
        self.seen.update(wanted.learned.values())
        self.seen.update(("joined",) * bool(wanted.joined), exploded=wanted.exploded)

    # --- the day --------------------------------------------------------------------------------------------

    def day(self) -> None:
        """Now and then the Комиссар asks in advance, or somebody leaves or is killed by the Game Master."""
        rng, table = self.rng, self.table
        officers = [player.id for player in table.holders("commissar") if player.alive]
        if officers and rng.random() < 0.5:
            target = rng.choice([player for player in table.alive if player not in officers])
            self.do(c.Reply("commissar.asks", officers[0], (target,)))
        if rng.random() < 0.2:
            self.take_out(rng.choice(table.alive), rng.choice(("gm", *LEAVING)))
        if self.table.phase == "debate" and self.rules.what.victory(self.table) is None:
            self.take_over(self.do(c.CloseDay()))
        if self.table.phase == "night":
            self.given |= {
                ("commissar.checks", t.holder): c.Reply("commissar.checks", t.holder, (t.by,), "", -1.0)
                for t in self.table.tokens
                if t.kind == "question"  # at a table it holds until he names somebody at his call
            }

    def take_out(self, victim: int, reason: str) -> None:
        """At once; the day ends with it where the table wants that (RU-C60, RU-G66)."""
        number = self.table.number
        self.take_over(self.do(c.Leave(victim, reason)))
        counts = reason in {"gm", "absent"} or self.rules.options["leaving_counts"]
        self.souls[victim].left = not counts
        self.souls[victim].alive = False
        ends = self.rules.options["leaving_ends_day"]
        assert (self.table.phase, self.table.number) == (
            ("night", number + 1) if ends else ("debate", number)
        )
        self.seen["day ended"] += ends

    def take_over(self, facts: tuple[f.Fact, ...]) -> None:
        """Keep what was asked in advance as tonight's order (RU-B1)."""
        for fact in facts:
            if isinstance(fact, f.Answered):
                self.given[fact.act, fact.by] = c.Reply(fact.act, fact.by, fact.picks, "", fact.arrival)

    def play(self) -> Counter[str]:
        for _ in range(40):
            won = self.rules.what.victory(self.table)
            assert (won.outcome if won else "") == winner(self.souls, self.rules.options)
            if won:
                assert won.winners == members(won.outcome, self.souls, self.rules.options)
                break
            if self.table.phase == "night":
                self.night()
            else:
                self.day()
        return self.seen


def soul(role: str) -> Soul:
    job, _, clan = role.rpartition("_")
    armed = role == "commissar"
    return Soul(
        job if clan.isdigit() else role, int(clan) if clan.isdigit() else 0, vest=armed, cartridge=armed
    )


@pytest.mark.parametrize("orders", ["desk", "call"])
@pytest.mark.parametrize("part", range(15))
def test_a_night_is_as_reckoned(part: int, orders: str) -> None:
    for seed in range(part * GAMES, part * GAMES + GAMES):
        try:
            Game(seed, orders).play()
        except BaseException as error:
            error.add_note(f"in random game {seed}")
            raise

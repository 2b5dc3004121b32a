"""The clans, and the lottery for the grenade launcher in the hayloft."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.engine.facts import Answered, Facts, Placed, Spared
from mafia_gm.engine.role import MANY, NOTHING, SEAT, Group
from mafia_gm.engine.tokens import DUSK, SPENT, Token
from mafia_gm.rulesets.inbox.kills import hit, hit_with_guest, is_covered, out_of_reach, shoot
from mafia_gm.rulesets.inbox.recruits import OFFERS
from mafia_gm.rulesets.inbox.town import (
    BY_HUNT,
    CLANS,
    hinders,
    inbox,
    is_first_night,
    is_maf,
    members,
    not_self,
    number_of,
    voided,
)

if TYPE_CHECKING:
    import random
    from collections.abc import Mapping

    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Player, Table

REFUSE: Final = "refuse"
"""The answer of a clan that kills nobody tonight (RU-B13, RU-F02)."""
LOTTERY = Group("lottery")
HUNTS: Final = "lottery.hunts"


# --- the lottery --------------------------------------------------------------------------------------------


def is_there(rules: Rules, table: Table) -> bool:  # noqa: ARG001
    """Is the launcher still in the hayloft (RU-G48)?"""
    return not (
        table.options["launcher_once"] and any(t.kind == SPENT and t.note == HUNTS for t in table.tokens)
    )


def draw_hunter(table: Table, hands: tuple[int, ...], chance: random.Random) -> str:
    """Draw one of the volunteers; a маф's hand is ignored in silence unless the table wants it (RU-C10, RU-G49)."""
    able = sorted(p for p in hands if table.options["mafia_in_lottery"] or not is_maf(table[p]))
    return str(chance.choice(able)) if able else ""


def hunter(table: Table) -> int:
    """Return whom the lot has made tonight's hunter, -1 if nobody."""
    drawn = table.answer("lottery.volunteers")
    return int(drawn.shown) if drawn is not None and drawn.shown else -1


def is_hunter_drawn(rules: Rules, table: Table) -> bool:
    """Is there a hunter who can be asked for his target?"""
    return is_there(rules, table) and bool(the_hunter(table))


def the_hunter(table: Table) -> tuple[Player, ...]:
    """Return the hunter who was drawn, while he lives."""
    drawn = hunter(table)
    return (table[drawn],) if drawn >= 0 and table[drawn].alive else ()


@LOTTERY.act(
    when="night", pick=MANY, asked=is_there, draw=draw_hunter, leads_to=(HUNTS, OFFERS), required=False
)
def volunteers(table: Table, me: Player | None, answer: Answered) -> Facts:  # noqa: ARG001
    """Whoever likes comes to the hayloft; who gets the launcher is drawn by lot (RU-B6, RU-C10, RU-F34, RU-G50)."""
    if answer.shown:
        yield Placed(Token("hunting", int(answer.shown), until=DUSK, note=BY_HUNT), rule="lottery.volunteers")


@LOTTERY.act(
    when="night", pick=SEAT, aim="kill", asked=is_hunter_drawn, wakes=the_hunter, forbids=(not_self,)
)
def hunts(table: Table, me: Player | None, answer: Answered) -> Facts:  # noqa: ARG001
    """A peaceful hunt succeeds against a маф alone; on anybody else the launcher explodes (RU-B6, RU-C16, RU-F33)."""
    for target in answer.picks:
        for player in the_hunter(table):
            yield from _hunt(table, player, target, answer)


def _hunt(table: Table, player: Player, target: int, answer: Answered) -> Facts:
    reason = hinders(table, player, target) or out_of_reach(table, target)
    if reason:
        yield voided(answer, reason)
    elif is_maf(table[target]):
        yield from shoot(table, answer, BY_HUNT, player.id)
    else:
        yield from _explode(table, player.id, target, answer)


def _explode(table: Table, player: int, target: int, answer: Answered) -> Facts:
    """The launcher explodes in the hunter's hands; the target is unharmed unless the table wants it (RU-G47)."""
    who = table.options["launcher_explosion"]
    yield voided(answer, "exploded")
    if table.options["launcher_once"]:
        yield Placed(Token(SPENT, player, player, note=HUNTS), rule=HUNTS)
    if who != "nobody" and is_covered(table, player):
        yield Spared(player, BY_HUNT, rule="town.covers")
    elif who != "nobody":
        yield from hit(table, player, BY_HUNT, HUNTS)  # nobody has shot at him
    if who == "both":
        yield from hit_with_guest(table, target, BY_HUNT, HUNTS, player)


# --- the clans ----------------------------------------------------------------------------------------------


def clan_group(key: str) -> Group:
    """Return the group of a clan: its four kinds of members, and those who were recruited."""
    number = number_of(key)
    roles = tuple(f"{role}_{number}" for role in ("don", "thug", "bodyguard", "mafioso"))
    clan = Group(key, roles=roles, joined="recruit")

    def first_night(rules: Rules, table: Table) -> bool:
        return rules.options["orders"] == "call" and is_first_night(table)

    def not_own(table: Table, awake: tuple[Player, ...]) -> Mapping[int, str]:  # noqa: ARG001
        """A clan kills none of its own мафы (RU-G10)."""
        return {player.id: "own_side" for player in members(table, key)}

    def own_only(table: Table, awake: tuple[Player, ...]) -> Mapping[int, str]:  # noqa: ARG001
        """A recruited Комиссар is not refused, or the clan would know him by it; sent he goes nowhere (RU-B15)."""
        own = {player.id for player in inbox(table, key)}
        return {player: "other_side" for player in table.alive if player not in own}

    def sent(table: Table) -> tuple[Player, ...]:
        answer = table.answer(f"{key}.sends")
        picks = answer.picks if answer is not None else ()
        return tuple(table[player] for player in picks if table[player].alive)

    def is_sent(rules: Rules, table: Table) -> bool:  # noqa: ARG001
        return bool(sent(table))

    @clan.act(when="night", pick=NOTHING, asked=first_night)
    def meets(table: Table, me: Player | None, answer: Answered) -> Facts:  # noqa: ARG001
        """In the first night the members of a clan look up and know each other (RU-A3)."""
        return ()

    @clan.act(when="night", pick=SEAT, aim="kill", choices=(REFUSE,), forbids=(not_own,))
    def kills(table: Table, me: Player | None, answer: Answered) -> Facts:  # noqa: ARG001
        """Every night a clan kills an honest citizen, or refuses; silence is a refusal (RU-B13, RU-C50, RU-F01…F03)."""
        for target in answer.picks:
            yield from _murder(table, key, target, answer)

    @clan.act(when="night", pick=SEAT, forbids=(own_only,))
    def appoints(table: Table, me: Player | None, answer: Answered) -> Facts:  # noqa: ARG001
        """Where the table wants it, one named member carries the murder out (RU-G11)."""
        return ()

    @clan.act(when="night", pick=SEAT, forbids=(own_only,), leads_to=(f"{key}.hunts", OFFERS), required=False)
    def sends(table: Table, me: Player | None, answer: Answered) -> Facts:  # noqa: ARG001
        """A clan may send one named member hunting; he does not act by his role tonight (RU-B14, RU-C10, RU-G08)."""
        for player in answer.picks:
            if table[player].side == key:
                yield Placed(Token("hunting", player, until=DUSK, note=key), rule=f"{key}.sends")
            else:
                yield voided(answer, "wrong_side")

    @clan.act(when="night", pick=SEAT, aim="kill", asked=is_sent, wakes=sent, forbids=(not_self,))
    def hunts(table: Table, me: Player | None, answer: Answered) -> Facts:  # noqa: ARG001
        """A mafia hunt works against a маф of another clan alone (RU-B14, RU-C16, RU-G09)."""
        for target in answer.picks:
            for player in sent(table):
                other = table[target]
                wrong = "" if is_maf(other) and other.side != key else "wrong_side"
                own = "" if player.side == key else "nobody_capable"
                reason = own or hinders(table, player, target) or wrong
                if reason:
                    yield voided(answer, reason)
                else:
                    yield from shoot(table, answer, f"hunt_{key}", player.id)

    return clan


def _murder(table: Table, clan: str, target: int, answer: Answered) -> Facts:
    """The clan murders: it needs a member who is able to, and a man who is no маф (RU-C16 c, RU-G07, RU-G11)."""
    shooter, reason = _murderer(table, clan, target)
    if not reason and table.options["mafia_hunt"] == "instead" and is_hunting(table, clan):
        reason = "hunts_instead"
    if not reason and is_maf(table[target]):
        own = table[target].side == clan
        reason = "wrong_side" if own or not table.options["murder_hits_mafia"] else ""
    if reason:
        yield voided(answer, reason)
    else:
        yield from shoot(table, answer, clan, shooter)


def is_hunting(table: Table, clan: str) -> bool:
    """Has the clan sent somebody hunting tonight, and told him whom?"""
    sent, target = table.answer(f"{clan}.sends"), table.answer(f"{clan}.hunts")
    return sent is not None and bool(sent.picks) and target is not None and bool(target.picks)


def _murderer(table: Table, clan: str, target: int) -> tuple[int, str]:
    """Return who carries the murder out (-1: the clan as a whole), or why nobody can."""
    how, able = (
        table.options["murder_by"],
        [me for me in members(table, clan) if not hinders(table, me, target)],
    )
    if how == "named":
        named = table.answer(f"{clan}.appoints")
        if named is None or not named.picks:
            return -1, "nobody_appointed"
        player = table[named.picks[0]]
        return player.id, hinders(table, player, target) if player.side == clan else "nobody_capable"
    don = next((me for me in table.holders(f"don_{number_of(clan)}") if me.alive), None)
    if how == "don" and don is not None:
        return don.id, hinders(table, don, target)
    return -1, "" if able else "nobody_capable"


CLAN_GROUPS: Final = tuple(clan_group(clan) for clan in CLANS)

"""The Mafia as a group: it meets on Night Zero and chooses one player every later Night."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Answered, Attacked, Died, Facts
from mafia_gm.engine.resolve import reckon_night
from mafia_gm.engine.role import NOTHING, SEAT, Group
from mafia_gm.rulesets.mafia_plus.town import (
    BULLET,
    MAFIA,
    SECOND_BULLET,
    SECOND_SHOT,
    SHOOTS,
    not_away_at_dusk,
    not_blackmailer,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Player, Table

MAFIA_GROUP = Group("mafia", side=MAFIA)

OWNER = "gun_shop_owner"


def not_own(table: Table, awake: tuple[Player, ...]) -> Mapping[int, str]:  # noqa: ARG001
    """The Mafia may shoot its own members, unless the table forbids it (MP-C1, MP-G16)."""
    if table.options["mafia_may_shoot_own"]:
        return {}
    return {player.id: "own_side" for player in table.side(MAFIA)}


def not_owner(table: Table, awake: tuple[Player, ...]) -> Mapping[int, str]:  # noqa: ARG001
    """The second bullet is for another player than the Owner (MP-C9, MP-G15)."""
    return {player.id: "owner_is_dying" for player in table.holders(OWNER)}


@MAFIA_GROUP.act(when="night_zero", pick=NOTHING)
def meets(table: Table, me: Player | None, answer: Answered) -> Facts:  # noqa: ARG001
    """The Mafia wakes, its members look round and learn who the Boss is (MP-A6, MP-A7)."""
    return ()


@MAFIA_GROUP.act(when="night", pick=SEAT, aim="kill", forbids=(not_away_at_dusk, not_own, not_blackmailer))
def shoots(table: Table, me: Player | None, answer: Answered) -> Facts:  # noqa: ARG001
    """Every Night the Mafia chooses one player in town to eliminate (MP-A12, MP-C1, MP-G16, MP-G18)."""
    for target in answer.picks:
        yield Attacked(target, BULLET, aimed=target, rule=SHOOTS)


def aims_at_owner(table: Table) -> bool:
    """Has the Mafia pointed at the Owner tonight?"""
    first = table.answer(SHOOTS)
    return first is not None and any(table[target].role == OWNER for target in first.picks)


def may_shoot_again(rules: Rules, table: Table) -> bool:
    """Is the second shot to be offered with the answers given so far (MP-C9, MP-G11, MP-G14)?"""
    if OWNER not in table.held:
        return False
    if table.options["second_shot_when"] == "at_once":
        return aims_at_owner(table)
    if table.answer(SHOOTS) is None:
        return False
    facts, _ = reckon_night(rules, table)
    return any(
        type(fact) is Died and fact.cause == BULLET and table[fact.player].role == OWNER for fact in facts
    )


@MAFIA_GROUP.act(
    when="night",
    pick=SEAT,
    aim="kill",
    required=False,
    asked=may_shoot_again,
    forbids=(not_owner, not_away_at_dusk, not_own, not_blackmailer),
)
def second_shot(table: Table, me: Player | None, answer: Answered) -> Facts:  # noqa: ARG001
    """If it has killed the Owner, the Mafia may shoot once more the same Night (MP-B6, MP-C9, MP-G15).

    At the end of the Night the Owner's own sentence fires the bullet; offered at once, it flies in any case.
    """
    if table.options["second_shot_when"] == "at_once" and aims_at_owner(table):
        for target in answer.picks:
            yield Attacked(target, SECOND_BULLET, aimed=target, rule=SECOND_SHOT)

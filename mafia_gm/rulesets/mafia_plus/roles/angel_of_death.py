"""Anioł Śmierci: whoever is marked a second time dies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Answered, Attacked, Changed, Facts, Placed
from mafia_gm.engine.role import SEAT, Role
from mafia_gm.engine.tokens import Kind, Token
from mafia_gm.rulesets.mafia_plus.town import ANGEL, SYNDICATE, not_away, not_blackmailer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mafia_gm.engine.table import Player, Table

ROLE = Role(
    "angel_of_death", side=SYNDICATE, card="A♣", tokens=(Kind("mark", look="mark", round=2, by_hand=True),)
)


def not_away_unless_ruled(table: Table, awake: tuple[Player, ...]) -> Mapping[int, str]:
    """A player out of town cannot be marked, unless the table says otherwise (MP-G27)."""
    return {} if table.options["angel_marks_away"] else not_away(table, awake)


@ROLE.act(when="night", pick=SEAT, aim="mark", forbids=(not_away_unless_ruled, not_blackmailer))
def marks(table: Table, me: Player, answer: Answered) -> Facts:
    """Every Night he marks one player, himself too; every second mark is an attempt that neither Doctor nor
    Bodyguard stops (MP-B18, MP-C10, MP-F01, MP-F17…F19, MP-G28, MP-G29).
    """
    rule = "angel_of_death.marks"
    for target in answer.picks:
        now = table.count("mark", target) + 1
        yield (
            Placed(Token("mark", target, me.id), rule=rule)
            if now == 1
            else Changed("mark", target, now, rule=rule)
        )
        if now % 2 == 0:
            yield Attacked(target, ANGEL, by=me.id, aimed=target, rule=rule)

"""Święty: he has two lives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Attacked, Facts, Placed, Spared
from mafia_gm.engine.role import Role
from mafia_gm.engine.tokens import Token
from mafia_gm.rulesets.mafia_plus.town import CITY

if TYPE_CHECKING:
    from mafia_gm.engine.table import Table

ROLE = Role("saint", side=CITY, card="9♡")


@ROLE.bends(Attacked)
def survives(table: Table, attempt: Attacked) -> Facts | None:
    """The first attempt that really reaches him only takes his first life (MP-B7, MP-C25, MP-G29, MP-G30)."""
    if table[attempt.player].role != "saint" or table.has("lost_life", attempt.player):
        return None
    return (
        Placed(Token("lost_life", attempt.player), rule="saint.survives"),
        Spared(attempt.player, attempt.cause, attempt.by, rule="saint.survives"),
    )

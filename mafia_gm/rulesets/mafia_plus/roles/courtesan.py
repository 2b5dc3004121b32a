"""Panna Lekkich Obyczajów: on Night Zero she sees one player's card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.role import SEAT, Role
from mafia_gm.rulesets.mafia_plus.town import CITY, not_self

if TYPE_CHECKING:
    from mafia_gm.engine.facts import Answered, Facts
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Player, Table

ROLE = Role("courtesan", side=CITY, card="Q♡")


def true_card(rules: Rules, table: Table, me: int, target: int) -> str:  # noqa: ARG001
    """She sees the card itself, so nothing disguises it (MP-A8, MP-G57)."""
    return table[target].role


@ROLE.act(when="night_zero", pick=SEAT, aim="check", forbids=(not_self,), told=true_card)
def seduces(table: Table, me: Player, answer: Answered) -> Facts:  # noqa: ARG001
    """On Night Zero she chooses one other player, who wakes, and sees his card (MP-B4, MP-A8, MP-F11)."""
    return ()

"""Sheriff: every night he learns one player's side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.role import SEAT, Role
from mafia_gm.rulesets.maffia.town import MAFIA, VILLAGE, not_self

if TYPE_CHECKING:
    from mafia_gm.engine.facts import Answered, Facts
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Player, Table

ROLE = Role("sheriff", side=VILLAGE, card="")


def thumb(rules: Rules, table: Table, me: int, player: int) -> str:  # noqa: ARG001
    """Thumb up for a villager, down for the Maffia; an avenger is up on either side (SV-A7, SV-F05, SV-G12)."""
    return MAFIA if table[player].side == MAFIA else VILLAGE


@ROLE.act(when="night", pick=SEAT, aim="check", forbids=(not_self,), told=thumb)
def checks(table: Table, me: Player, answer: Answered) -> Facts:  # noqa: ARG001
    """Every night he points at one other player and is shown the thumb (SV-A7, SV-B4, SV-C3, SV-F05)."""
    return ()

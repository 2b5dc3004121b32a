"""How a player looks when somebody checks him."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table


def looks(rules: Rules, table: Table, me: int, player: int) -> str:  # noqa: ARG001
    """Return the side the thumb shows for the player: his role's look (MP-A16, MP-B9, MP-B14)."""
    return rules.roles[table[player].role].looks

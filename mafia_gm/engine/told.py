"""What the table is told of the dead, in the ways the games have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Announced, Revealed

if TYPE_CHECKING:
    from mafia_gm.engine.facts import Facts
    from mafia_gm.engine.table import Table

TOLD = "dawn.announce"
"""The rule under which it is told, by whatever time of day."""


def untold(table: Table) -> tuple[int, ...]:
    """Return the dead of whom the table has not been told, in seat order."""
    dead = [player.id for player in table.players if player.shown != "out" and not player.alive]
    return table.seated(dead) if dead else ()


def who_he_was(table: Table, player: int, *, role: bool, side: bool) -> Facts:
    """Show the card of somebody who has died, or only his side, where the table wants it (MP-G61, SV-G08)."""
    who = table[player]
    if role:
        yield Revealed(player, who.role, who.side, rule=TOLD)
        yield Announced("was_role", (player,), word=who.role, rule=TOLD)
    elif side:
        yield Revealed(player, "", who.side, rule=TOLD)
        yield Announced("was_side", (player,), word=who.side, rule=TOLD)


def what_he_died_of(table: Table, player: int) -> Announced:
    """Return that the cause of a death is told (MP-C61, SV-G29)."""
    return Announced("died_of", (player,), word=table[player].gone, rule=TOLD)

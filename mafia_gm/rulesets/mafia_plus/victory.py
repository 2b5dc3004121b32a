"""Who wins MAFIA+ (MP-D)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.ruleset import Victory
from mafia_gm.rulesets.mafia_plus.town import CITY, MAFIA, SYNDICATE

if TYPE_CHECKING:
    from mafia_gm.engine.table import Player, Table


def victory(table: Table) -> Victory | None:
    """Return the end when a Core Faction is wiped out: the other wins, its dead too (MP-D1…D5, MP-G53…G55).

    Whoever left the game by himself still counts as dead for the check, never as a survivor.
    """
    city = mafia = False
    players = table.players
    for player in table.alive:
        side = players[player].side
        if side == CITY:
            city = True
        elif side == MAFIA:
            mafia = True
        if city and mafia:
            return None
    if city == mafia:
        return Victory("draw", survivors(table), "victory.draw")
    winner = CITY if city else MAFIA
    faction = tuple(player.id for player in _counted(table) if player.side == winner)
    return Victory(winner, tuple(sorted((*faction, *survivors(table)))), f"victory.{winner}")


def _counted(table: Table) -> list[Player]:
    """Return who can win at all: where the table rules so, nobody who has left (MP-A24)."""
    never = table.options["leaver_wins"] == "never"
    return [player for player in table.players if not (never and player.left)]


def survivors(table: Table) -> tuple[int, ...]:
    """Return the Syndicate players who win by having survived (MP-D2, MP-D6, MP-G54, MP-G56).

    Who has left has not survived, unless the table rules otherwise (MP-A24).
    """
    members = [player for player in _counted(table) if player.side == SYNDICATE]
    always = table.options["leaver_wins"] == "always"
    alive = tuple(player.id for player in members if player.alive or (always and player.left))
    if alive and table.options["syndicate_win"] == "faction":
        return tuple(player.id for player in members)
    return alive

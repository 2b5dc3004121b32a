"""Who wins Maffia (SV-D)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.ruleset import Victory
from mafia_gm.rulesets.maffia.deals import is_organised
from mafia_gm.rulesets.maffia.town import AVENGERS, MAFIA, VILLAGE

if TYPE_CHECKING:
    from mafia_gm.engine.table import Table


def victory(table: Table) -> Victory | None:
    """Return the end: no Maffia, no organisation, or as many Maffia as others, in this order (SV-D1…D4, SV-D7).

    Nobody alive is a draw (SV-D5). Avengers for themselves win when only they are left (SV-G12).
    """
    players = table.players
    living = [players[player].side for player in table.alive]
    mafia, others = living.count(MAFIA), len(living) - living.count(MAFIA)
    if not living:
        return Victory("draw", (), "victory.draw")
    if not mafia:
        return _won(table, AVENGERS if set(living) == {AVENGERS} else VILLAGE)
    if mafia == 1 and len(table.holders("mafioso")) > 1 and is_organised(table):
        return _won(table, VILLAGE, "victory.organisation")
    enough = mafia > others if table.options["mafia_win"] == "majority" else mafia >= others
    return _won(table, MAFIA) if enough else None


def _won(table: Table, side: str, rule: str = "") -> Victory:
    members = tuple(player.id for player in table.players if player.side == side)
    return Victory(side, members, rule or f"victory.{side}")


def survivors(table: Table) -> tuple[int, ...]:  # noqa: ARG001
    """Nobody wins a game that is stopped (SV-D5)."""
    return ()

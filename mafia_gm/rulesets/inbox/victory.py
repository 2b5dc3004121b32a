"""Who wins the Мафия (RU-D)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.engine.ruleset import Victory
from mafia_gm.rulesets.inbox.town import CLANS, GM, MANIAC, PEACEFUL

if TYPE_CHECKING:
    from mafia_gm.engine.options import Options
    from mafia_gm.engine.role import Role
    from mafia_gm.engine.table import Table

MANIACS: Final = ("sexual_maniac", "maniac")


def victory(table: Table) -> Victory | None:
    """Return the end: nobody alive, one clan at parity, or no маф left (RU-D1…D6, RU-G61, RU-G62)."""
    players = table.players
    living = [players[player].side for player in table.alive]
    if not living:
        return Victory("draw", (), "victory.draw")
    clans = [clan for clan in CLANS if clan in living]
    if len(clans) > 1:
        return None
    if clans:
        mafs, others = living.count(clans[0]), len(living) - living.count(clans[0])
        enough = not others if table.options["mafia_win"] == "total" else mafs >= others
        return _won(table, clans[0]) if enough else None
    if PEACEFUL in living:
        return _won(table, PEACEFUL)
    # maniacs for themselves: the last one alive has won alone
    return Victory(MANIAC, table.alive, "victory.maniac") if len(living) == 1 else None


def _won(table: Table, side: str) -> Victory:
    """Return a side's victory: its members win with it, dead or alive (RU-D6).

    Where the table rules so, whoever has left does not; the Game Master's dead do (RU-G66).
    """
    never = table.options["leaver_wins"] == "never"
    members = tuple(
        player.id
        for player in table.players
        if player.side == side and not (never and player.left and player.gone != GM)
    )
    return Victory(side, members, "victory.peaceful" if side == PEACEFUL else f"victory.{side}")


def side(options: Options, role: Role) -> str:
    """Return the side of a card; a maniac's is the peaceful one, or his own (RU-B17, RU-G62)."""
    return MANIAC if role.key in MANIACS and options["maniac_side"] == "solo" else role.side


def survivors(table: Table) -> tuple[int, ...]:  # noqa: ARG001
    """Nobody wins a game that is stopped (RU-C60)."""
    return ()

"""What has to be so for a command to be possible; where it is not, ``Refused`` says why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mafia_gm.engine import phases as ph

if TYPE_CHECKING:
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Ballots, Table

NOT_HERE: Final = "unknown_player"
"""The reason for which somebody is refused who does not sit at the table."""
GAME_OVER: Final = "game_over"
"""The reason for which everything is refused after the end."""


class Refused(Exception):  # noqa: N818 - an answer of the rules, not an error of the program
    """The command is against the rules now; ``reason`` is a narration key, ``details`` its parameters."""

    def __init__(self, reason: str, **details: Any) -> None:
        """Keep the reason key and what it is about (player ids, role keys)."""
        super().__init__(reason)
        self.reason = reason
        self.details = details


def need_phase(table: Table, *phases: str) -> None:
    """Refuse what belongs into other phases."""
    if table.phase not in phases:
        raise Refused("wrong_phase")


def need_playing(table: Table) -> None:
    """Refuse what has no place before the cards are dealt."""
    if table.phase in ph.BEFORE:
        raise Refused("wrong_phase")


def need_undecided(rules: Rules, table: Table) -> None:
    """Refuse to go on once a side has won, until the Game Master ends the game or plays on (MP-D1, SV-D6, RU-D4)."""
    if not table.played_on and rules.what.victory(table) is not None:
        raise Refused("game_decided")


def need_player(table: Table, player: int) -> int:
    """Return the player; refuse somebody who is not at the table."""
    if not 0 <= player < len(table.players):
        raise Refused("unknown_player")
    return player


def need_living(table: Table, player: int, reason: str = "target_out") -> int:
    """Return the player; refuse somebody who is not at the table, or for this reason one who is out of the game."""
    if table.is_out(need_player(table, player)):
        raise Refused(reason, player=player)
    return player


def by_day(rules: Rules, table: Table, *phases: str) -> None:
    """Refuse what belongs into other phases of the Day, or into a game that is decided."""
    need_phase(table, *phases)
    need_undecided(rules, table)


def open_ballots(rules: Rules, table: Table, *phases: str) -> Ballots:
    """Return the ballots of the vote; refuse when there is none."""
    by_day(rules, table, *phases)
    if table.ballots is None:
        raise Refused("no_vote_open")
    return table.ballots

"""Who is nominated, what the ballots have brought, and how a tie ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.engine import phases as ph
from mafia_gm.engine.decide import Refused
from mafia_gm.rulesets.inbox.victory import victory

if TYPE_CHECKING:
    from mafia_gm.engine.table import Ballots, Table

ELIMINATION: Final = "elimination"


def nominees(table: Table) -> tuple[int, ...]:
    """Return who is nominated for execution today, in order; on a new vote only the tied (RU-C31, RU-C33)."""
    return table.ballots.candidates if table.ballots is not None else ()


def leaders(table: Table, ballots: Ballots) -> tuple[int, ...]:
    """Return who has most votes, at least one: several for a tie, nobody without votes (RU-C33, RU-G51).

    Where the table wants a majority, more than half of the living must want him hanged.
    """
    tally = ballots.tally()
    most = max(tally.values(), default=0)
    if table.options["lynch_majority"] == "absolute" and 2 * most <= len(table.alive):
        return ()
    return tuple([player for player in ballots.candidates if most and tally.get(player, 0) == most])


def tie_ends(table: Table) -> str:
    """Return how a tie ends now: ``revote``, ``none``, ``all``, ``random`` or ``gm`` (RU-C33, RU-G52).

    After a second tie nobody is lynched. Where somebody must be, the lot decides instead (RU-G54).
    """
    how = str(table.options["lynch_tie"])
    if how == "revote" and table.ties:
        how = "none"
    return "random" if how == "none" and table.options["lynch_obligatory"] else how


def falls_short(table: Table, ballots: Ballots) -> bool:
    """Must the vote go on, because somebody has to be lynched and nobody would be (RU-G54)?"""
    must = bool(table.options["lynch_obligatory"] and ballots.candidates)
    return must and not leaders(table, ballots)


def by_day(table: Table, *phases: str) -> None:
    """Refuse what belongs into other phases, or into a game that is decided (RU-D4)."""
    if table.phase not in phases:
        raise Refused("wrong_phase")
    if not table.played_on and victory(table) is not None:
        raise Refused("game_decided")


def open_ballots(table: Table, *phases: str) -> Ballots:
    """Return the ballots of the vote; refuse when there is none."""
    by_day(table, *phases)
    if table.ballots is None:
        raise Refused("no_vote_open")
    return table.ballots


def need_living(table: Table, player: int, reason: str) -> None:
    """Refuse somebody who is not at the table, or for the given reason somebody who is out of the game."""
    if not 0 <= player < len(table.players):
        raise Refused("unknown_player")
    if table.is_out(player):
        raise Refused(reason, player=player)


def need_playing(table: Table) -> None:
    """Refuse what has no place before the cards are dealt."""
    if table.phase in ph.BEFORE:
        raise Refused("wrong_phase")

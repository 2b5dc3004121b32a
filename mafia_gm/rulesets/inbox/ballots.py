"""Who is nominated, what the ballots have brought, and how a tie ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mafia_gm.engine.table import Ballots, Table


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
    return "random" if how == "none" and must_lynch(table) else how


def must_lynch(table: Table) -> bool:
    """Must somebody be lynched today? Where nobody is left nobody can be (RU-G54)."""
    return bool(table.options["lynch_obligatory"] and table.alive)


def falls_short(table: Table, ballots: Ballots) -> bool:
    """Must the vote go on, because somebody has to be lynched and nobody would be (RU-G54)?"""
    return must_lynch(table) and bool(ballots.candidates) and not leaders(table, ballots)

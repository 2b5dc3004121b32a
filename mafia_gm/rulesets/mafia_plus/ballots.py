"""Counting a MAFIA+ vote."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mafia_gm.engine.table import Ballots


def leaders(ballots: Ballots, majority: str) -> tuple[int, ...]:
    """Return who leads: one player is the result, several or nobody are a tie (MP-C44, MP-G32, MP-G36).

    Under ``absolute`` a single leader with no more than half of the votes is no result either: the players
    with the two highest counts are returned.
    """
    tally = ballots.tally()
    if not tally:
        return ()
    most = max(tally.values())
    first = tuple([player for player, votes in tally.items() if votes == most])
    if len(first) == 1 and majority == "absolute" and 2 * most <= sum(tally.values()):
        rest = [votes for votes in tally.values() if votes < most]
        second = max(rest, default=0)
        return tuple(player for player in tally if tally[player] >= second)
    return first

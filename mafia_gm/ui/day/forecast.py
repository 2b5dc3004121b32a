"""What the votes that are still to come can change: pure arithmetic, no rule set and no words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from mafia_gm.engine.table import Ballots

PLURALITY, ABSOLUTE = "plurality", "absolute"


class Forecast(msgspec.Struct, frozen=True):
    """How a vote stands before its last hand.

    ``needs`` is the fewest votes that would make somebody the result who is not it yet, if the next hands were
    all for him; ``ties`` how many draw level with the ``leaders`` (0: nobody has a vote yet). ``hands`` are the
    people still to be asked and ``votes`` what their ballots weigh. ``decided`` says that no ballot still to
    come can take the result from the one leader; ``hopeless`` that nobody can get more than half of the votes
    any more (absolute majority only).
    """

    leaders: tuple[int, ...] = ()
    needs: int = 1
    ties: int = 0
    hands: int = 0
    votes: int = 0
    decided: bool = False
    hopeless: bool = False

    @property
    def doubles(self) -> int:
        """How many of the hands still to come count twice."""
        return self.votes - self.hands


def forecast(ballots: Ballots, waiting: Iterable[int], majority: str = PLURALITY) -> Forecast:
    """Return how the vote stands; ``waiting`` are the voters not asked yet.

    Under ``plurality`` the one with most votes is the result. Under ``absolute`` he needs more than half of
    the votes given as well; those who abstain do not count (MP-C44, MP-G32). A declared voter's ballot counts
    twice, given or still to come (MP-C50).
    """
    weights = [ballots.weight(voter) for voter in waiting]
    left = sum(weights)
    tally = ballots.tally()
    given = sum(tally.values())
    most = max(tally.values(), default=0)
    leaders = tuple(player for player in tally if tally[player] == most)
    runner_up = max((votes for votes in tally.values() if votes < most), default=0)
    needs = most + 1
    decided = len(leaders) == 1 and runner_up + left < most
    hopeless = False
    if majority == ABSOLUTE:
        won = len(leaders) == 1 and 2 * most > given
        needs = given - (runner_up if won else most) + 1  # each vote for him is one more given, too
        decided = decided and 2 * most > given + left
        hopeless = given > 0 and 2 * (most + left) <= given + left
    return Forecast(leaders, needs, most, len(weights), left, decided=decided, hopeless=hopeless)


def after(ballots: Ballots, voter: int, candidate: int) -> int:
    """Return how many votes the candidate would have if this voter named him."""
    was = ballots.choice_of(voter)
    have = ballots.tally().get(candidate, 0)
    return have if was == candidate else have + ballots.weight(voter)

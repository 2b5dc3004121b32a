"""What debate, vote and verdict make of a table: the part of ``fold`` that belongs to the Day."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from mafia_gm.engine import facts as f
from mafia_gm.engine.table import Ballots, Minute, Table

if TYPE_CHECKING:
    from collections.abc import Callable

TAKEN_BACK: Final = -2
"""The choice of a ballot that a voter takes back."""


def _accused(table: Table, fact: f.Accused) -> Table:
    pair = (fact.by, fact.player)
    rest = [known for known in table.accused if known != pair]
    return replace(table, accused=standing(table, rest) if fact.withdrawn else (*rest, pair))


def standing(table: Table, rest: list[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """Return the accusations left; whoever is still accused keeps his place in the order (SV-C21)."""
    if len(rest) == len(table.accused):
        return table.accused
    order = [accused for _, accused in table.accused]
    return tuple(sorted(rest, key=lambda pair: order.index(pair[1])))


def off_the_day(table: Table, player: int, *, voted: bool = False) -> Table:
    """Return the table without somebody who plays no more: nothing said by him or of him is open, nobody waits for him.

    A ballot of his that was counted stands, with ``voted`` an open one too.
    """
    if table.ballots is not None:
        table = replace(table, ballots=out_of_the_vote(table.ballots, player, voted=voted))
    return replace(
        table,
        accused=standing(table, [pair for pair in table.accused if player not in pair]),
        narrowed=tuple(one for one in table.narrowed if one != player),
        speakers=tuple(other for other in table.speakers if other != player),
        speaker=_next_speaker(table) if table.speaker == player else table.speaker,
        clock=None if table.speaker == player else table.clock,
    )


def _next_speaker(table: Table) -> int:
    after = table.speakers.index(table.speaker) + 1
    return table.speakers[after] if after < len(table.speakers) else -1


def out_of_the_vote(ballots: Ballots, player: int, *, voted: bool = False) -> Ballots:
    """Return the ballots without those for a player, and without his own unless they were counted or are to stand."""
    stands = ballots.closed or voted
    return replace(
        ballots,
        candidates=tuple(one for one in ballots.candidates if one != player),
        cast=tuple(pair for pair in ballots.cast if pair[1] != player and (stands or pair[0] != player)),
        double=tuple(voter for voter in ballots.double if stands or voter != player),
        leaders=tuple(leader for leader in ballots.leaders if leader != player),
    )


def _floor_given(table: Table, fact: f.FloorGiven) -> Table:
    return replace(table, speakers=fact.speakers or table.speakers, speaker=fact.player, clock=None)


def _vote_opened(table: Table, fact: f.VoteOpened) -> Table:
    return replace(
        table,
        ballots=Ballots(fact.effect, fact.candidates, fact.secret, hidden=fact.hidden),
        ordered=fact.effect if fact.ordered else table.ordered,
        clock=None if table.speakers else table.clock,  # the last speaker's time is over
    )


def _candidates_set(table: Table, fact: f.CandidatesSet) -> Table:
    ballots = table.ballots
    if ballots is None:
        return table
    cast = tuple([pair for pair in ballots.cast if pair[1] in fact.candidates or pair[1] < 0])
    return replace(table, ballots=replace(ballots, candidates=fact.candidates, cast=cast))


def _approved(table: Table, fact: f.Approved) -> Table:
    ballots = table.ballots
    if ballots is None:
        return table
    voter = fact.voter
    rest = [pair for pair in ballots.cast if pair[0] != voter]
    new = [(voter, candidate) for candidate in fact.candidates] or [(voter, -1)]
    return replace(table, ballots=replace(ballots, cast=(*rest, *new)))


def _vote_kept(table: Table, fact: f.VoteKept) -> Table:
    ballots = table.ballots
    voted = (ballots.candidates, ballots.cast) if ballots is not None else ((), ())
    return replace(table, minutes=(*table.minutes, Minute(fact.number, *voted, fact.lynched)))


def _balloted(table: Table, fact: f.Balloted) -> Table:
    ballots = table.ballots
    if ballots is None:
        return table
    cast = ballots.cast
    if cast:
        fresh = dict(fact.ballots)
        cast = tuple(pair for pair in cast if pair[0] not in fresh)
    new = [pair for pair in fact.ballots if pair[1] != TAKEN_BACK]
    return replace(table, ballots=replace(ballots, cast=(*cast, *new)))


def _hands_counted(table: Table, fact: f.HandsCounted) -> Table:
    ballots = table.ballots
    if ballots is None:
        return table
    cast = [pair for pair in ballots.cast if pair[1] != fact.player]
    counted = tuple(other for other in ballots.counted if other != fact.player)
    hands = [(voter, fact.player) for voter in fact.hands]
    return replace(table, ballots=replace(ballots, cast=(*cast, *hands), counted=(*counted, fact.player)))


def _doubled(table: Table, fact: f.Doubled) -> Table:
    ballots = table.ballots
    if ballots is None:
        return table
    return replace(table, ballots=replace(ballots, double=(*ballots.double, fact.voter)))


def _vote_closed(table: Table, fact: f.VoteClosed) -> Table:
    ballots = table.ballots
    if ballots is None:
        return table
    return replace(table, ballots=replace(ballots, closed=True, leaders=fact.leaders, drawn=fact.drawn))


def _vote_dropped(table: Table, fact: f.VoteDropped) -> Table:
    return replace(
        table,
        ballots=None,
        ties=table.ties + 1 if fact.reason == "tie" else table.ties,
        ordered="" if fact.reason in {"checked", "survived"} else table.ordered,
        narrowed=fact.narrowed,
        speakers=(),
        speaker=-1,
        clock=None if table.speakers else table.clock,
    )


DAY: Final[dict[type[f.Fact], Callable[[Table, Any], Table]]] = {
    f.Accused: _accused,
    f.FloorGiven: _floor_given,
    f.VoteOpened: _vote_opened,
    f.CandidatesSet: _candidates_set,
    f.Approved: _approved,
    f.Balloted: _balloted,
    f.HandsCounted: _hands_counted,
    f.Doubled: _doubled,
    f.VoteClosed: _vote_closed,
    f.VoteKept: _vote_kept,
    f.VoteDropped: _vote_dropped,
}
"""Who folds which fact."""

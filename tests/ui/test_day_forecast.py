"""What the last hands can change."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mafia_gm.engine.table import Ballots
from mafia_gm.rulesets.mafia_plus.ballots import leaders
from mafia_gm.ui.day.forecast import Forecast, after, forecast

ANNA, JAN, EWA = 0, 1, 2


def ballots(*choices: int, double: tuple[int, ...] = ()) -> Ballots:
    """A vote in which voters 0, 1, 2 … named these candidates."""
    return Ballots("elimination", tuple(range(9)), cast=tuple(enumerate(choices)), double=double)


def test_the_line_of_the_book() -> None:
    seen = forecast(ballots(ANNA, ANNA, ANNA, ANNA, JAN), (5, 6, 7))
    assert (seen.needs, seen.ties, seen.leaders, seen.hands) == (5, 4, (ANNA,), 3)
    assert not seen.decided


def test_before_the_first_hand() -> None:
    assert forecast(ballots(), (0, 1)) == Forecast(hands=2, votes=2)


def test_abstentions_are_no_votes() -> None:
    seen = forecast(ballots(-1, -1, ANNA), (3,))
    assert (seen.needs, seen.ties, seen.hands) == (2, 1, 1)


def test_nobody_can_catch_the_leader() -> None:
    assert forecast(ballots(ANNA, ANNA, ANNA, JAN), (4,)).decided
    assert not forecast(ballots(ANNA, ANNA, JAN), (3,)).decided  # a tie is still possible
    assert not forecast(ballots(ANNA, JAN), ()).decided  # a tie is no decision


def test_the_daughter_counts_twice() -> None:
    given_twice = forecast(ballots(ANNA, JAN, JAN, double=(0,)), (3,))
    assert given_twice.leaders == (ANNA, JAN)
    assert given_twice.ties == 2
    to_come = forecast(ballots(ANNA, ANNA, double=(2,)), (2,))
    assert (to_come.hands, to_come.votes, to_come.doubles) == (1, 2, 1)
    assert not to_come.decided


def test_more_than_half_of_the_votes_given() -> None:
    seen = forecast(ballots(ANNA, ANNA, ANNA, JAN, EWA, JAN), (6,), "absolute")
    assert seen.needs == 4
    assert not seen.decided
    assert not seen.hopeless  # four of seven
    assert forecast(ballots(ANNA, JAN, EWA, 3), (4,), "absolute").hopeless
    assert forecast(ballots(ANNA, ANNA, ANNA), (3, 4), "absolute").decided


def test_this_ballot_would_make() -> None:
    vote = ballots(ANNA, ANNA, JAN, double=(3,))
    assert after(vote, 3, ANNA) == 4
    assert after(vote, 0, ANNA) == 2  # said already
    assert after(vote, 2, ANNA) == 3


CAST = st.lists(st.integers(-1, 3), max_size=7)
REST = st.lists(st.integers(-1, 3), max_size=3)
DOUBLE = st.sets(st.integers(0, 9), max_size=1)


@pytest.mark.parametrize("majority", ["plurality", "absolute"])
@given(cast=CAST, rest=REST, double=DOUBLE)
def test_a_decided_vote_stays_so_whatever_comes(
    majority: str, cast: list[int], rest: list[int], double: set[int]
) -> None:
    so_far = ballots(*cast, double=tuple(double))
    waiting = tuple(range(len(cast), len(cast) + len(rest)))
    seen = forecast(so_far, waiting, majority)
    end = leaders(ballots(*cast, *rest, double=tuple(double)), majority)
    if seen.decided:
        assert end == seen.leaders
    if seen.hopeless and majority == "absolute":
        assert len(end) != 1

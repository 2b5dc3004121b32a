"""Seat arithmetic: left is clockwise."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mafia_gm.engine.ring import LEFT, RIGHT, clockwise_from, next_among, walk

RING = (3, 1, 4, 0, 2)
rings = st.integers(1, 30).flatmap(lambda size: st.permutations(range(size))).map(tuple)


def test_the_left_neighbour_is_the_next_seat_clockwise() -> None:
    assert next_among(RING, 1, LEFT, RING) == 4
    assert next_among(RING, 1, RIGHT, RING) == 3


def test_it_goes_round_the_end() -> None:
    assert next_among(RING, 2, LEFT, RING) == 3
    assert next_among(RING, 3, RIGHT, RING) == 2


def test_others_are_passed_over() -> None:
    assert next_among(RING, 3, LEFT, {0, 3}) == 0
    assert next_among(RING, 3, LEFT, {3}) is None
    assert next_among((0,), 0, LEFT, {0}) is None


def test_clockwise_from_begins_on_the_left_and_ends_with_himself() -> None:
    assert clockwise_from(RING, 4) == (0, 2, 3, 1, 4)


@given(rings)
def test_both_ways_meet_everybody_else_once(ring: tuple[int, ...]) -> None:
    start = ring[0]
    left, right = list(walk(ring, start, LEFT)), list(walk(ring, start, RIGHT))
    assert left == right[::-1]
    assert sorted([*left, start]) == sorted(ring)


@given(rings, st.integers(0, 29))
def test_left_of_and_right_of_undo_each_other(ring: tuple[int, ...], pick: int) -> None:
    start = ring[pick % len(ring)]
    beside = next_among(ring, start, LEFT, ring)
    assert beside is None or next_among(ring, beside, RIGHT, ring) == start

"""Seat arithmetic on a circle: a ring is a tuple of player ids, clockwise seen from above."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

LEFT: Final = 1
"""The left neighbour of a seated player is the next seat clockwise (MP, Seats and directions)."""
RIGHT: Final = -1


def walk(ring: tuple[int, ...], start: int, step: int) -> Iterator[int]:
    """Yield the others on the ring from the seat beside ``start``, going ``step`` (``LEFT`` or ``RIGHT``)."""
    here, size = ring.index(start), len(ring)
    for distance in range(1, size):
        yield ring[(here + step * distance) % size]


def next_among(ring: tuple[int, ...], start: int, step: int, among: Container[int]) -> int | None:
    """Return the first player beside ``start`` who is in ``among``, or None when there is nobody."""
    return next((player for player in walk(ring, start, step) if player in among), None)


def clockwise_from(ring: tuple[int, ...], start: int) -> tuple[int, ...]:
    """Return the whole ring beginning with the seat left of ``start`` and ending with ``start``."""
    here = ring.index(start) + 1
    return ring[here:] + ring[:here]

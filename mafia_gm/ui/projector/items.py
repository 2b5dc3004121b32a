"""What the Game Master may leave out of the picture: each item by its key, taken out of the public view itself."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from msgspec.structs import replace

from mafia_gm.engine.public import PublicLine, PublicView

STATISTICS, VOTES, CLOCK, LINES = "statistics", "votes", "clock", "lines"
ITEMS: Final = (STATISTICS, VOTES, CLOCK, LINES)
_COUNTS: Final = frozenset({"statistics", "initial_statistics"})
"""Announcements that say the same as the numbers in the corner."""


def without(view: PublicView, hidden: Collection[str]) -> PublicView:
    """The view without these items; who is out, who is nominated and who has won always stay."""
    if STATISTICS in hidden:
        view = replace(view, statistics=(), initial=False, lines=_other(view.lines))
    if VOTES in hidden and view.vote is not None:
        view = replace(view, vote=replace(view.vote, tallies=(), cast=0, electors=0))
    if CLOCK in hidden:
        view = replace(view, clock=None)
    if LINES in hidden:
        view = replace(view, lines=())
    return view


def spoken_of(view: PublicView) -> tuple[PublicLine, ...]:
    """The announcements to be written out: numbers that stand in the corner are not said twice."""
    return _other(view.lines) if view.statistics else view.lines


def _other(lines: tuple[PublicLine, ...]) -> tuple[PublicLine, ...]:
    return tuple(line for line in lines if line.key not in _COUNTS)

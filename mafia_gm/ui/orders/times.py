"""Times of arrival: UTC seconds in the game, hours and minutes of the wall clock at the desk."""

from __future__ import annotations

import time
from typing import Final

from mafia_gm.narration.times import LONG_AGO, face, minutes

__all__ = ["at", "between", "face", "minutes", "now"]

DAY: Final = 24 * 60
APART: Final = 60.0
"""Seconds between an order and one that is put before all others or behind them."""


def now() -> float:
    """Return the time as UTC seconds."""
    return time.time()


def at(minute: int, near: float) -> float:
    """Return the arrival at this minute of the local day, on the day that brings it nearest to ``near``.

    A night goes over midnight: at half past midnight 23:50 is forty minutes ago.
    """
    away = (minute - minutes(near) + DAY // 2) % DAY - DAY // 2
    return (near // 60 + away) * 60.0


def between(before: float | None, after: float | None) -> float:
    """Return an arrival behind one order and before the next; None where there is none on that side."""
    if before is None:
        return after - APART if after is not None and after > LONG_AGO else (after or 2.0) / 2
    return before + APART if after is None else (before + after) / 2

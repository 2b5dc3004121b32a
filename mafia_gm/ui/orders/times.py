"""Times of arrival: UTC seconds in the game, hours and minutes of the wall clock at the desk."""

from __future__ import annotations

import datetime as dt
import time
from typing import Final

DAY: Final = 24 * 60
LONG_AGO: Final = 1_000_000.0
"""Arrivals below this are places in an order and no times: the answers of a table call."""
APART: Final = 60.0
"""Seconds between an order and one that is put before all others or behind them."""


def now() -> float:
    """Return the time as UTC seconds."""
    return time.time()


def minutes(arrival: float) -> int:
    """Return the minute of the local day at which an order arrived."""
    local = dt.datetime.fromtimestamp(arrival, dt.UTC).astimezone()
    return local.hour * 60 + local.minute


def face(arrival: float) -> str:
    """Return a time of arrival as it is read: ``21:05``; nothing for one that is no time."""
    if arrival < LONG_AGO:
        return ""
    hours, rest = divmod(minutes(arrival), 60)
    return f"{hours:02}:{rest:02}"


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

"""Times of arrival as they are read: UTC seconds in the game, hours and minutes of the wall clock in words."""

from __future__ import annotations

import datetime as dt
from typing import Final

LONG_AGO: Final = 1_000_000.0
"""Arrivals below this are places in an order and no times: the answers of a table call."""

LATEST: Final = 3.2e10
"""The end of the year 2983: no evening is later, whatever a bent file says, and every calendar goes so far."""


def minutes(arrival: float) -> int:
    """Return the minute of the local day at which an order arrived."""
    local = dt.datetime.fromtimestamp(min(arrival, LATEST), dt.UTC).astimezone()
    return local.hour * 60 + local.minute


def face(arrival: float) -> str:
    """Return a time of arrival as it is read: ``21:05``; nothing for one that is no time."""
    if arrival < LONG_AGO:
        return ""
    hours, rest = divmod(minutes(arrival), 60)
    return f"{hours:02}:{rest:02}"

"""The table's clock: read from a time that counts the laptop's sleep and knows nothing of changed wall clocks.

``ClockSet.at`` is a reading of ``now``, good as long as the game is open; ``ClockSet.deadline`` is UTC and is
looked at only when a game is opened again (``rebased``).
"""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from mafia_gm.engine.commands import SetClock
from mafia_gm.engine.facts import ClockSet

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mafia_gm.engine.facts import Fact


def _boot_time() -> Callable[[], float]:
    # macOS: the raw monotonic clock goes on in sleep, Python's own does not. Windows: Python's own does.
    names = {"linux": "CLOCK_BOOTTIME", "darwin": "CLOCK_MONOTONIC_RAW"}
    which = getattr(time, names.get(sys.platform, ""), None)
    read = getattr(time, "clock_gettime", None)
    if which is None or read is None:
        return time.monotonic
    return lambda: float(read(which))


now: Final = _boot_time()
"""Seconds since some moment of the past; never jumps, goes on while the laptop sleeps."""


def remaining(clock: ClockSet | None, at: float | None = None) -> float:
    """Return the seconds left at the reading ``at`` of ``now`` (default: this moment); never below zero."""
    if clock is None:
        return 0.0
    if not clock.running:
        return max(0.0, clock.seconds)
    return max(0.0, clock.seconds - max(0.0, (now() if at is None else at) - clock.at))


def start(seconds: float) -> SetClock:
    """Return the command that lets the clock run from ``seconds``."""
    seconds = _neat(seconds)
    return SetClock(seconds, running=True, at=now(), deadline=_neat(time.time() + seconds))


def pause(clock: ClockSet | None) -> SetClock:
    """Return the command that stops the clock where it is."""
    return SetClock(_neat(remaining(clock)), running=False, at=now())


def resume(clock: ClockSet | None) -> SetClock:
    """Return the command that lets a stopped clock run on."""
    return start(remaining(clock))


def adjust(clock: ClockSet | None, by: float) -> SetClock:
    """Return the command that gives or takes seconds and leaves the clock running or stopped as it was."""
    seconds = max(0.0, remaining(clock) + by)
    if clock is not None and clock.running:
        return start(seconds)
    return SetClock(_neat(seconds), running=False, at=now())


def _neat(seconds: float) -> float:
    return round(max(0.0, seconds), 3)


def rebased(facts: Iterable[Fact], at: float, utc: float) -> tuple[Fact, ...]:
    """Return facts of a reopened game with the readings of running clocks as if taken by this boot's ``now``.

    ``at`` and ``utc`` are this moment by both times. A deadline long past leaves no time; one too far ahead, as
    after a wall clock was set back, leaves what the clock was set to and never more.
    """
    return tuple(
        replace(fact, at=min(at, at - (utc - (fact.deadline - fact.seconds))))
        if type(fact) is ClockSet and fact.running and fact.deadline
        else fact
        for fact in facts
    )

"""The table's clock as the projector counts it: from the public reading and a ``now`` of its own."""

from __future__ import annotations

from math import ceil, floor

from mafia_gm.engine.public import PublicClock


def left(clock: PublicClock, now: float) -> float:
    """Seconds left at the moment ``now``, never below zero."""
    gone = now - clock.touched if clock.running else 0.0
    return max(0.0, clock.seconds - max(0.0, gone))


def face(seconds: float) -> str:
    """The time as the table reads it: ``4:32``; a begun second counts as whole."""
    whole = ceil(seconds - 1e-6)
    return f"{whole // 60}:{whole % 60:02d}"


def until_next(seconds: float) -> int:
    """Milliseconds until the face changes; at least one."""
    return max(1, round((seconds - floor(seconds - 1e-6)) * 1000) + 1) if seconds > 0 else 0

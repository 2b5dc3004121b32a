"""The clock: jumps of the system's time do not matter while a game is open, its UTC deadline does afterwards."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from mafia_gm.app import clock
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.engine.facts import ClockSet
from tests.app.evening import begin

if TYPE_CHECKING:
    from pathlib import Path

    from mafia_gm.engine.commands import SetClock


def fact(command: SetClock) -> ClockSet:
    return ClockSet(command.seconds, command.running, command.at, command.deadline)


def test_running_pausing_and_adjusting(monkeypatch: pytest.MonkeyPatch) -> None:
    reading = [1000.0]
    monkeypatch.setattr(clock, "now", lambda: reading[0])
    running = fact(clock.start(90))
    reading[0] += 30.5
    assert clock.remaining(running) == 59.5
    longer = fact(clock.adjust(running, 10))
    assert (clock.remaining(longer), longer.running) == (69.5, True)
    stopped = fact(clock.pause(longer))
    reading[0] += 500
    assert clock.remaining(stopped) == 69.5
    shorter = fact(clock.adjust(stopped, -100))
    assert (clock.remaining(shorter), shorter.running) == (0, False)
    again = fact(clock.resume(stopped))
    reading[0] += 1000
    assert clock.remaining(again) == 0
    assert clock.remaining(None) == 0
    assert fact(clock.adjust(None, 10)).seconds == 10


def test_it_never_stands_still_nor_runs_back() -> None:
    readings = [clock.now() for _ in range(1000)]
    assert readings == sorted(readings)
    assert readings[-1] > readings[0]


@pytest.mark.parametrize("jump", [-86_400.0, -10.0, 10.0, 86_400.0])
def test_a_jump_of_the_system_time_while_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    session = begin(tmp_path)
    session.do(clock.start(90))
    really = time.time
    monkeypatch.setattr(time, "time", lambda: really() + jump)
    assert clock.remaining(session.table.clock) == pytest.approx(90, abs=1)
    session.do(clock.adjust(session.table.clock, 10))
    assert clock.remaining(session.table.clock) == pytest.approx(100, abs=1)
    session.undo()  # passes over the clock
    assert clock.remaining(session.table.clock) == pytest.approx(100, abs=1)
    session.close()


@pytest.mark.parametrize(("away", "left"), [(0.0, 90.0), (30.0, 60.0), (3600.0, 0.0), (-3600.0, 90.0)])
def test_reopening_after_another_boot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, away: float, left: float
) -> None:
    session = begin(tmp_path)
    session.do(clock.start(90))
    session.close()
    really = time.time
    monkeypatch.setattr(time, "time", lambda: really() + away)
    monkeypatch.setattr(clock, "now", lambda: 12.0)  # the new boot is twelve seconds old
    session = Session.open(session.path)
    assert clock.remaining(session.table.clock) == pytest.approx(left, abs=2)
    assert session.table.clock is not None
    assert session.table.clock.running
    session.undo()
    assert clock.remaining(session.table.clock) == pytest.approx(left, abs=2)
    session.close()


YEARS = 30 * 365 * 86_400.0


@pytest.mark.parametrize(
    ("away", "left"), [(YEARS, 0.0), (-YEARS, 90.0), (86_400.0, 0.0), (-86_400.0, 90.0), (5.0, 85.0)]
)
@pytest.mark.parametrize("boot", [0.0, 1e9])
def test_a_wall_clock_far_off_at_the_reopening_takes_and_gives_no_more_than_there_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, away: float, left: float, boot: float
) -> None:
    session = begin(tmp_path)
    session.do(clock.start(90))
    session.close()
    really = time.time()
    monkeypatch.setattr(time, "time", lambda: really + away)
    monkeypatch.setattr(clock, "now", lambda: boot)
    session = Session.open(session.path)
    assert clock.remaining(session.table.clock) == pytest.approx(left, abs=2)
    session.do(clock.adjust(session.table.clock, 10))
    assert clock.remaining(session.table.clock) == pytest.approx(left + 10, abs=2)
    session.do(clock.pause(session.table.clock))
    session.close()
    session = Session.open(session.path)
    assert clock.remaining(session.table.clock) == pytest.approx(left + 10, abs=2)
    session.close()


@pytest.mark.parametrize("at", [-1e300, 0.0, 1e300])
@pytest.mark.parametrize("deadline", [-1e300, 1.0, 1e300])
@pytest.mark.parametrize("seconds", [-5.0, 90.0, 1e300])
def test_a_clock_of_a_bent_file_shows_something(
    tmp_path: Path, at: float, deadline: float, seconds: float
) -> None:
    session = begin(tmp_path)
    session.do(c.SetClock(seconds, running=True, at=at, deadline=deadline))
    session.close()
    session = Session.open(session.path)
    assert 0 <= clock.remaining(session.table.clock) <= max(0, seconds)
    session.do(clock.pause(session.table.clock))
    session.close()


@pytest.mark.parametrize("slept", [3600.0, YEARS])
def test_a_lid_closed_for_long_ends_the_time_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slept: float
) -> None:
    session = begin(tmp_path)
    session.do(clock.start(90))
    really = clock.now
    monkeypatch.setattr(clock, "now", lambda: really() + slept)
    assert clock.remaining(session.table.clock) == 0
    session.do(clock.pause(session.table.clock))
    session.do(clock.start(30))
    assert clock.remaining(session.table.clock) == pytest.approx(30, abs=1)
    session.close()


def test_a_paused_clock_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin(tmp_path)
    session.do(clock.start(90))
    session.do(clock.pause(session.table.clock))
    left = clock.remaining(session.table.clock)
    session.close()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    session = Session.open(session.path)
    assert clock.remaining(session.table.clock) == left
    session.close()


def test_rebasing_leaves_everything_else_alone() -> None:
    running = ClockSet(60, True, 500.0, 10_060.0)
    facts = (ClockSet(5, False, 3.0), running)
    paused, moved = clock.rebased(facts, 20.0, 10_010.0)
    assert isinstance(moved, ClockSet)
    assert paused is facts[0]
    assert moved == replace(running, at=10.0)
    assert clock.remaining(running, 510.0) == clock.remaining(moved, 20.0) == 50

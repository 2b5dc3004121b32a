"""Undo and redo as values: the clock is passed over, order is kept, nothing is decided again."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mafia_gm.app.journal import Journal
from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine.record import Redo, Undo
from mafia_gm.engine.table import Table

SEATED = (f.Opened(("doctor",) * 3, "typed"), *(f.Seated(name, n) for n, name in enumerate("ABC", 1)))


def started() -> Journal:
    return Journal((Table(options={}),)).do(1, c.Open(("A", "B", "C"), ("doctor",) * 3), SEATED)


def rename(journal: Journal, name: str) -> Journal:
    return journal.do(journal.newest + 1, c.Rename(0, name), (f.Renamed(0, name),))


def ticked(journal: Journal, seconds: float) -> Journal:
    return journal.do(journal.newest + 1, c.SetClock(seconds, False), (f.ClockSet(seconds, False),))


def test_undo_passes_over_the_clock() -> None:
    journal = ticked(rename(ticked(rename(started(), "X"), 10), "Y"), 20)
    back = journal.undo()
    assert (back.table.players[0].name, back.table.clock) == ("X", f.ClockSet(20, False))
    back = back.undo()
    assert (back.table.players[0].name, back.table.clock) == ("A", f.ClockSet(20, False))
    assert back.redo().redo() == journal
    assert [step.number for step in back.redo().redo().steps] == [1, 2, 3, 4, 5]


def test_a_clock_touched_in_between_stays_below() -> None:
    journal = rename(started(), "X")
    back = ticked(journal.undo(), 7)
    assert back.redoable == journal.undoable
    forth = back.redo()
    assert [step.number for step in forth.steps] == [1, 3, 2]
    assert forth.table.players[0].name == "X"
    assert forth.table_after(2) == forth.table


def test_a_new_command_empties_redo() -> None:
    back = rename(rename(started(), "X"), "Y").undo().undo()
    assert len(back.undone) == 2
    assert rename(back, "Z").undone == ()
    assert ticked(back, 1).undone == back.undone


def test_nothing_to_undo_or_redo() -> None:
    journal = Journal((Table(options={}),))
    assert (journal.undoable, journal.redoable) == (None, None)
    assert journal.undo() is journal
    assert journal.redo() is journal
    only_clock = ticked(journal, 5)
    assert only_clock.undoable is None
    assert only_clock.undo() is only_clock


def test_steps_say_when_they_were() -> None:
    journal = started().do(2, c.Begin(), (f.PhaseChanged("night_zero", 0),))
    assert [(step.phase, step.phase_number) for step in journal.steps] == [("setup", 0), ("setup", 0)]
    assert rename(journal, "Q").steps[-1].phase == "night_zero"


def test_lines_that_do_not_fit() -> None:
    journal = rename(started(), "X")
    for line in (Undo(3, 1), Redo(3, 2)):
        with pytest.raises(ValueError, match="does not fit"):
            journal.follow(line)
    assert journal.follow(Undo(3, 2)) == journal.undo()


@given(st.integers(0, 2**32 - 1))
def test_undo_is_the_inverse_of_do_and_redo_of_undo(seed: int) -> None:
    rng = random.Random(seed)
    journal = started()
    for n in range(rng.randrange(30)):
        match rng.randrange(5):
            case 0:
                journal = journal.undo() if len(journal.table.players) else journal.redo()
            case 1:
                journal = journal.redo()
            case 2:
                journal = ticked(journal, n)
            case _ if journal.table.players:
                before = journal
                journal = rename(journal, f"N{n}")
                assert journal.undo().tables == before.tables
                assert journal.undo().redo() == journal
            case _:
                journal = journal.redo()
    assert len(journal.tables) == len(journal.steps) + 1
    end = journal
    while end.redoable:
        end = end.redo()
    start = end
    while start.undoable:
        start = start.undo()
    assert start.table.players == ()
    assert all(step.is_clockwork for step in start.steps)
    while start.redoable:
        start = start.redo()
    assert start.tables == end.tables

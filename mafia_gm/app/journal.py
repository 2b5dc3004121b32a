"""The living journal of a game: its steps and every table between them; undo and redo as values."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from mafia_gm.engine.commands import CLOCKWORK, Command, Leave, Override, ShowNow
from mafia_gm.engine.facts import Announced, Fact
from mafia_gm.engine.fold import fold_all
from mafia_gm.engine.record import Do, Undo

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.engine.record import Done, Line
    from mafia_gm.engine.table import Table


class Step(msgspec.Struct, frozen=True):
    """Something the Game Master did; ``phase`` and ``phase_number`` say when: just before it."""

    number: int
    command: Command
    facts: tuple[Fact, ...]
    phase: str
    phase_number: int

    @property
    def is_clockwork(self) -> bool:
        """Does undo pass over this step?"""
        return isinstance(self.command, CLOCKWORK)


class _Undone(msgspec.Struct, frozen=True):
    """A step taken back, the place it had, and the newest step there was when that happened."""

    step: Step
    place: int
    newest: int


class Held(msgspec.Struct, frozen=True):
    """What the players have heard and seen although it was taken back: the step, and the table as it was then."""

    step: int
    table: Table


class Journal(msgspec.Struct, frozen=True):
    """The steps that hold, the tables before, between and after them, and what has been taken back.

    A value: ``do``, ``undo`` and ``redo`` return the next journal. ``newest`` is the number of the newest step
    ever made, taken back or not. ``held`` is what the projector goes on showing after an undo has crossed an
    announcement, until the Game Master lets it show the table as it is, or makes another announcement.
    """

    tables: tuple[Table, ...]
    steps: tuple[Step, ...] = ()
    undone: tuple[_Undone, ...] = ()
    newest: int = 0
    held: Held | None = None

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.tables[-1]

    def table_after(self, number: int) -> Table:
        """Return the table after a living step; 0 means before the first. Raises ``KeyError`` for others."""
        if number == 0:
            return self.tables[0]
        for place, step in enumerate(self.steps):
            if step.number == number:
                return self.tables[place + 1]
        raise KeyError(number)

    def last_with(self, kind: type[Fact]) -> tuple[Fact, ...]:
        """Return the facts of the last living step in which such a fact happened; nothing if there is none."""
        for step in reversed(self.steps):
            if any(type(fact) is kind for fact in step.facts):
                return step.facts
        return ()

    # --- the next journal ---------------------------------------------------------------------------------

    def do(self, number: int, command: Command, facts: tuple[Fact, ...]) -> Journal:
        """Return the journal with one more step; anything but the clock's empties redo."""
        return self.do_all((Do(number, command, facts),))

    def do_all(self, lines: Iterable[Done]) -> Journal:
        """Return the journal with several more steps."""
        tables, steps = list(self.tables), list(self.steps)
        table, undone, number, held = self.table, self.undone, self.newest, self.held
        for line in lines:
            number, command, facts = line.number, line.command, line.facts
            steps.append(Step(number, command, facts, table.phase, table.number))
            if undone and not isinstance(command, CLOCKWORK):
                undone = ()
            if held is not None and _shows(command, facts):
                held = None
            table = fold_all(table, facts)
            tables.append(table)
        return Journal(tuple(tables), tuple(steps), undone, number, held)

    @property
    def undoable(self) -> Step | None:
        """The step that undo would take back: the last that is not the clock's."""
        return next((step for step in reversed(self.steps) if not step.is_clockwork), None)

    @property
    def redoable(self) -> Step | None:
        """The step that redo would bring back."""
        return self.undone[-1].step if self.undone else None

    def undo(self) -> Journal:
        """Return the journal without its undoable step; what the clock was told since stays told."""
        step = self.undoable
        if step is None:
            return self
        place = self.steps.index(step)
        held = self.held
        if held is None and any(type(fact) is Announced for fact in step.facts):
            held = Held(step.number, self.table)
        undone = (*self.undone, _Undone(step, place, self.newest))
        return self._refolded(place, self.steps[place + 1 :], undone, held)

    def redo(self) -> Journal:
        """Return the journal with the redoable step back in its old place.

        If the clock was touched since it was taken back, it comes last instead.
        """
        if not self.undone:
            return self
        back, undone = self.undone[-1], self.undone[:-1]
        place = back.place if back.newest == self.newest else len(self.steps)
        held = None if self.held is not None and self.held.step == back.step.number else self.held
        return self._refolded(place, (back.step, *self.steps[place:]), undone, held)

    def _refolded(
        self, place: int, steps: tuple[Step, ...], undone: tuple[_Undone, ...], held: Held | None
    ) -> Journal:
        """Return the journal with other steps from a place on, their stored facts folded anew."""
        tables = list(self.tables[: place + 1])
        told = []
        for step in steps:
            before = tables[-1]
            told.append(Step(step.number, step.command, step.facts, before.phase, before.number))
            tables.append(fold_all(before, step.facts))
        return Journal(tuple(tables), (*self.steps[:place], *told), undone, self.newest, held)

    def follow(self, line: Line) -> Journal:
        """Return the journal after a stored line. Raises ``ValueError`` when the line does not fit."""
        if isinstance(line, Do):
            return self.do_all((line,))
        aim = self.undoable if isinstance(line, Undo) else self.redoable
        if aim is None or aim.number != line.step:
            message = f"line {line.number} does not fit step {line.step}"
            raise ValueError(message)
        return self.undo() if isinstance(line, Undo) else self.redo()

    def follow_all(self, lines: Iterable[Line]) -> Journal:
        """Return the journal after stored lines; raises ``ValueError`` as ``follow`` does."""
        journal, run = self, []
        for line in lines:
            if isinstance(line, Do):
                run.append(line)
                continue
            if run:
                journal, run = journal.do_all(run), []
            journal = journal.follow(line)
        return journal.do_all(run) if run else journal


def _shows(command: Command, facts: tuple[Fact, ...]) -> bool:
    """Does a step put the table as it is on the projector? Somebody's leaving alone does not."""
    if isinstance(command, ShowNow):
        return True
    return not isinstance(command, Leave | Override) and any(type(fact) is Announced for fact in facts)

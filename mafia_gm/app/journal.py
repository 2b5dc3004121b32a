"""The living journal of a game: its steps and every table between them; undo, redo, corrections as values."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from mafia_gm.engine.changes import public
from mafia_gm.engine.commands import CLOCKWORK, ComeBack, Command, Leave, Override, ShowNow
from mafia_gm.engine.facts import Announced, Fact
from mafia_gm.engine.fold import fold_all
from mafia_gm.engine.record import Amend, Correct, Do, Undo
from mafia_gm.engine.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mafia_gm.engine.record import Done, Line


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

    @property
    def can_be_corrected(self) -> bool:
        """Is this something that happened in the game?"""
        return not isinstance(self.command, (*CLOCKWORK, Amend))


class Corrected(Step, frozen=True):
    """A correction: the steps from ``place`` up to it have taken the place of ``former``; nothing comes of it itself.

    ``met`` are the tables that those of ``former`` met, each its own: whom they name may not sit there any more.
    """

    place: int
    former: tuple[Step, ...]
    met: tuple[Table, ...]


class _Undone(msgspec.Struct, frozen=True):
    """A step taken back, the place it had, and the newest step there was when that happened.

    With a correction went the steps that it had put in place of others.
    """

    step: Step
    place: int
    newest: int
    instead: tuple[Step, ...] = ()


class Held(msgspec.Struct, frozen=True):
    """What the players have heard and seen although it was taken back: the step, and the table as it was then."""

    step: int
    table: Table


class Journal(msgspec.Struct, frozen=True):
    """The steps that hold, the tables before, between and after them, and what has been taken back.

    A value: ``do``, ``undo``, ``redo`` and ``correct`` return the next journal. ``newest`` is the number of the
    newest step ever made, taken back or not. ``held`` is what the projector goes on showing after an undo or a
    correction has crossed an announcement, until the Game Master lets it show the table as it is, or makes
    another announcement.
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
        return self.tables[0] if number == 0 else self.tables[self.place_of(number) + 1]

    def place_of(self, number: int) -> int:
        """Return where a living step stands, counted from 0. Raises ``KeyError`` for others."""
        for place, step in enumerate(self.steps):
            if step.number == number:
                return place
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
        end = self.steps.index(step)
        if isinstance(step, Corrected):
            place, former, instead = step.place, step.former, self.steps[step.place : end]
            held = self._held(step.number, former, instead)
        else:
            place, former, instead, held = end, (), (), self.held
            if held is None and any(type(fact) is Announced for fact in step.facts):
                held = Held(step.number, self.table)
        undone = (*self.undone, _Undone(step, place, self.newest, instead))
        return self._refolded(place, (*former, *self.steps[end + 1 :]), undone, held)

    def redo(self) -> Journal:
        """Return the journal with the redoable step back in its old place.

        If the clock was touched since it was taken back, it comes last instead; a correction never does.
        """
        if not self.undone:
            return self
        back, undone = self.undone[-1], self.undone[:-1]
        step, place = back.step, back.place
        if isinstance(step, Corrected):
            held = self._held(step.number, step.former, back.instead)
            return self._refolded(
                place, (*back.instead, step, *self.steps[place + len(step.former) :]), undone, held
            )
        if back.newest != self.newest:
            place = len(self.steps)
        held = None if self.held is not None and self.held.step == step.number else self.held
        return self._refolded(place, (step, *self.steps[place:]), undone, held)

    def correct(self, number: int, step: int, done: Sequence[Done]) -> Journal:
        """Return the journal in which other steps have followed: ``done``, in place of ``step`` and all after it.

        They have the numbers of those whose place they take, or new ones above ``number``; whoever is missing is
        left out. The clock's steps, and earlier corrections, stay. Raises ``KeyError`` for a step that is not
        living, ``ValueError`` for one that cannot be corrected, or when something is done that was not.
        """
        place = self.place_of(step)
        former, instead, given = self.steps[place:], [], deque(done)
        if not former[0].can_be_corrected:
            message = f"step {step} cannot be corrected"
            raise ValueError(message)
        for one in former:
            if not one.can_be_corrected:
                instead.append(one)
                continue
            while given and given[0].number > number:
                line = given.popleft()
                instead.append(Step(line.number, line.command, line.facts, "", 0))
            if given and given[0].number == one.number:
                line = given.popleft()
                same = (line.command, line.facts) == (one.command, one.facts)
                instead.append(one if same else replace(one, command=line.command, facts=line.facts))
        if given:
            message = f"correction {number} has a step that was not there: {given[0].number}"
            raise ValueError(message)
        now = instead[0].command if instead and instead[0].number == step else None
        amend = Corrected(
            number, Amend(step, former[0].command, now), (), "", 0, place, former, self.tables[place:-1]
        )
        held = self._held(number, former, instead)
        newest = max([number, *(line.number for line in done)])
        return self._refolded(place, (*instead, amend), (), held, newest)

    def _held(self, number: int, one: Iterable[Step], other: Iterable[Step]) -> Held | None:
        """Return what the projector shows when a correction comes, or goes, by which these take the others' place."""
        if self.held is not None:
            return None if self.held.step == number else self.held
        return Held(number, self.table) if public(one) != public(other) else None

    def _refolded(
        self,
        place: int,
        steps: tuple[Step, ...],
        undone: tuple[_Undone, ...],
        held: Held | None,
        newest: int | None = None,
    ) -> Journal:
        """Return the journal with other steps from a place on, their stored facts folded anew."""
        tables = list(self.tables[: place + 1])
        told = []
        for step in steps:
            before = tables[-1]
            when = before.phase, before.number
            same = when == (step.phase, step.phase_number)
            told.append(step if same else replace(step, phase=when[0], phase_number=when[1]))
            tables.append(fold_all(before, step.facts))
        newest = self.newest if newest is None else newest
        return Journal(tuple(tables), (*self.steps[:place], *told), undone, newest, held)

    def follow(self, line: Line) -> Journal:
        """Return the journal after a stored line. Raises ``ValueError`` when the line does not fit."""
        if isinstance(line, Do):
            return self.do_all((line,))
        if isinstance(line, Correct):
            return self.correct(line.number, line.step, line.steps)
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
    """Does a step put the table as it is on the projector? Somebody's leaving or coming back alone does not."""
    if isinstance(command, ShowNow):
        return True
    return not isinstance(command, Leave | ComeBack | Override) and any(
        type(fact) is Announced for fact in facts
    )

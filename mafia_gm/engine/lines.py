"""What stands in a game file below its header: something done, taken back, brought back, or corrected."""

from __future__ import annotations

from typing import Generic, TypeAlias, TypeVar

import msgspec

from mafia_gm.engine.commands import Command
from mafia_gm.engine.facts import Fact

C = TypeVar("C")
F = TypeVar("F")


class Do(msgspec.Struct, Generic[C, F], frozen=True, tag="do", forbid_unknown_fields=True):
    """A command and the facts it made; ``number`` names the step ever after."""

    number: int
    command: C
    facts: tuple[F, ...]


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """The step was taken back."""

    number: int
    step: int


class Redo(msgspec.Struct, frozen=True, tag="redo", forbid_unknown_fields=True):
    """The step that had been taken back was brought back."""

    number: int
    step: int


class Correct(msgspec.Struct, Generic[C, F], frozen=True, tag="correct", forbid_unknown_fields=True):
    """Something else was done at a step, and all that came later was decided again on what it made.

    ``steps`` are those that hold since, by their old numbers: the corrected one first, unless it did not happen,
    then the later ones. Those that are missing were left out; the clock's stay as they were. Those that are new
    have the numbers that follow the correction's.
    """

    number: int
    step: int
    steps: tuple[Do[C, F], ...]


Done: TypeAlias = Do[Command, Fact]
Line: TypeAlias = Done | Undo | Redo | Correct[Command, Fact]


class Amend(Command, frozen=True):
    """The command of a correction in the journal: ``step`` was ``former`` and is ``command`` now, or None: it is out.

    It stands in no file (there it is a ``Correct``), and nothing can decide it.
    """

    step: int
    former: Command
    command: Command | None = None


def done_in(line: Line) -> tuple[Done, ...]:
    """Return every command of a line with the facts it made; taking back and bringing back has none."""
    if isinstance(line, Correct):
        return line.steps
    return (line,) if isinstance(line, Do) else ()


def last_number(line: Line) -> int:
    """Return the last number that a line takes: its own, or that of the last step it has made."""
    if isinstance(line, Correct):
        return max(line.number, *(step.number for step in line.steps), 0)
    return line.number

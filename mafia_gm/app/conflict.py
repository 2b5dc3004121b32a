"""A later step that a correction leaves no room for, or that would pass over somebody who has to be asked now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from mafia_gm.app.unasked import answered_by, key_of
from mafia_gm.engine.commands import Command
from mafia_gm.engine.prompts import Prompt
from mafia_gm.engine.table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping

Wish: TypeAlias = "Command | tuple[Command | None, ...] | None"
"""What the Game Master wants in place of a step: another command, several one after the other, or nothing.

Of several the last one is done at the step, None: nothing; those before it are new.
"""
NOTHING_CHANGED: Final[Mapping[int, Wish]] = {}


class Conflict(msgspec.Struct, frozen=True):
    """A later step on which the Game Master must decide.

    ``reason`` is why the rules refuse it, a narration key with its ``details``; empty: they would take it, but it
    passes over a question that nobody was asked. ``command`` is what was done, or what was to be done instead
    where that is refused too; ``table`` is the one it meets. ``question`` is what is asked there first. ``ways`` are
    what could be done instead, by the rules, beside leaving it out: what the last of some commands needs before
    it, or less than was done. ``before`` is what he has put before it already, ``rest`` what he wants after it.
    ``former`` is what was done, with those whom it names as they sit at the ``table``; ``lost``: one of them does
    not, and it is about him. ``settled``: he has decided.
    """

    step: int
    command: Command
    former: Command
    phase: str
    phase_number: int
    reason: str
    details: dict[str, object]
    table: Table
    question: Prompt | None = None
    ways: tuple[tuple[Command | None, ...], ...] = ()
    before: tuple[Command, ...] = ()
    rest: tuple[Command | None, ...] = ()
    lost: bool = False
    settled: bool = False

    @property
    def is_own(self) -> bool:
        """Does the step itself answer the question?"""
        asked = self.question
        return asked is not None and key_of(asked, self.table) in answered_by(self.command, self.table)

    def instead(self, *commands: Command | None) -> Wish:
        """Return what is wanted at the step when this is done in place of what does not fit; None: nothing."""
        if commands == (None,) and self.rest:
            commands = ()
        return (*self.before, *commands, *self.rest)

    def answered(self, command: Command) -> Wish:
        """Return what is wanted at the step when its question is answered so."""
        return self.instead(command) if self.is_own else self.instead(command, self.command)

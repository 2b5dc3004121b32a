"""Correct the past: another command at a step, and all that came later decided again on what it makes.

A correction is tried out first, as a value, and nothing has happened: it says what would be otherwise, and which
later step the rules refuse now. Only the Game Master's word leaves such a step out or changes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from mafia_gm.app.anew import Anew
from mafia_gm.app.conflict import NOTHING_CHANGED, Conflict, Wish
from mafia_gm.app.journal import Journal
from mafia_gm.engine.change import Change
from mafia_gm.engine.changes import Branch, changes
from mafia_gm.engine.commands import Command
from mafia_gm.engine.facts import Arrived, Fact, Seated
from mafia_gm.engine.record import Correct

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mafia_gm.engine.record import Done
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table


class Correction(msgspec.Struct, frozen=True):
    """What a correction would come to; ``Session.correct`` makes it so.

    ``command`` is what is done at ``step`` now, None: nothing. ``steps`` are those that hold then, from that one
    on, new ones numbered from ``number`` + 1. ``conflicts`` has the open one first: there the deciding has
    stopped, and ``changes``, ``table`` and ``journal`` go so far. ``left_out`` are the steps that did not happen.
    ``former`` is the journal it was made for.
    """

    number: int
    step: int
    command: Command | None
    steps: tuple[Done, ...]
    conflicts: tuple[Conflict, ...]
    left_out: tuple[int, ...]
    changes: tuple[Change, ...]
    journal: Journal
    former: Journal

    @property
    def open(self) -> Conflict | None:
        """The conflict that has stopped it; None: there is none."""
        return next((conflict for conflict in self.conflicts if not conflict.settled), None)

    @property
    def is_complete(self) -> bool:
        """Is there nothing left on which the Game Master must decide?"""
        return self.open is None

    @property
    def table(self) -> Table:
        """The table after it, or where the open conflict stopped it."""
        return self.journal.table

    def still_meant(self, number: int, instead: Mapping[int, Wish]) -> dict[int, Wish]:
        """Return what of the Game Master's wishes stays when he decides anew about a step.

        After one by which somebody comes it is nothing: they would name others now.
        """
        place = self.former.place_of(number)
        if not any(isinstance(fact, Arrived | Seated) for fact in self.former.steps[place].facts):
            return dict(instead)
        return {step: wish for step, wish in instead.items() if self.former.place_of(step) <= place}

    def line(self, number: int) -> Correct[Command, Fact]:
        """Return what stands in the file when the correction takes this number."""
        later = number - self.number
        steps = (replace(s, number=s.number + later) if s.number > self.number else s for s in self.steps)
        return Correct(number, self.step, tuple(steps))

    def is_of(self, journal: Journal) -> bool:
        """Has nothing happened since it was tried out, but at the clock?"""
        now, then = ([one for one in some.steps if not one.is_clockwork] for some in (journal, self.former))
        return now == then


def correction(
    rules: Rules,
    journal: Journal,
    seed: int,
    step: int,
    command: Command | None,
    instead: Mapping[int, Wish] = NOTHING_CHANGED,
) -> Correction:
    """Try out what it would be if ``command`` (None: nothing) had been done at ``step``.

    ``instead`` names, for later steps, what the Game Master wants in their place. Raises ``Refused`` when the
    command was not possible then, ``KeyError`` for a step that is not living, ``ValueError`` for one that cannot
    be corrected.
    """
    place = journal.place_of(step)
    former = journal.steps[place:]
    if not former[0].can_be_corrected:
        message = f"step {step} cannot be corrected"
        raise ValueError(message)
    number = journal.newest + 1
    anew = Anew(rules, seed, former, journal.tables[place:], instead, number)
    end = anew.run(command)
    after = journal.correct(number, step, anew.done)
    here = len(after.steps) - 1 if anew.stopped is None else place + anew.kept
    differing = changes(
        rules,
        Branch(journal.steps[:place], journal.tables[: place + 1]),
        Branch(former[:end], journal.tables[place : place + end + 1]),
        Branch(after.steps[place:here], after.tables[place : here + 1]),
        so_far=anew.stopped is not None,
    )
    return Correction(
        number,
        step,
        command,
        tuple(anew.done),
        anew.conflicts,
        tuple(anew.left_out),
        differing,
        after,
        journal,
    )

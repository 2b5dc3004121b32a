"""Correct the past: another command at a step, and all that came later decided again on what it makes.

A correction is tried out first, as a value, and nothing has happened: it says what would be otherwise, and which
later step the rules refuse now. Only the Game Master's word leaves such a step out or changes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from mafia_gm.app.journal import Journal, Step
from mafia_gm.app.ways import ways
from mafia_gm.engine.changes import Branch, Change, changes
from mafia_gm.engine.commands import Command, Reply
from mafia_gm.engine.decide import Refused, decide
from mafia_gm.engine.facts import Answered, Fact
from mafia_gm.engine.fold import fold_all
from mafia_gm.engine.record import Correct, Do

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mafia_gm.engine.record import Done
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table

Wish: TypeAlias = "Command | tuple[Command, ...] | None"
"""What the Game Master wants in place of a step: another command, several one after the other, or nothing."""
NOTHING_CHANGED: Final[Mapping[int, Wish]] = {}


class Conflict(msgspec.Struct, frozen=True):
    """A later step that the rules refuse now, for ``reason`` (a narration key with its ``details``).

    ``command`` is what was done, or what was to be done instead where that is refused too; ``table`` is the one
    it meets. ``ways`` are what could be done instead, by the rules, beside leaving it out: what the last of some
    commands needs before it, or less than was done. ``settled``: the Game Master has left it out or changed it.
    """

    step: int
    command: Command
    phase: str
    phase_number: int
    reason: str
    details: dict[str, object]
    table: Table
    ways: tuple[tuple[Command, ...], ...] = ()
    settled: bool = False


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
    def is_complete(self) -> bool:
        """Is there nothing left on which the Game Master must decide?"""
        return all(conflict.settled for conflict in self.conflicts)

    @property
    def table(self) -> Table:
        """The table after it, or where the open conflict stopped it."""
        return self.journal.table

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
    anew = _Anew(rules, seed, journal.tables[place], number)
    end = len(former)
    for at, one in enumerate(former):
        if one.number == step:
            anew.correct(one, command)
        elif not anew.go_on(one, instead.get(one.number, one.command)):
            end = at
            break
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


class _Anew:
    """Steps decided again one after the other, on a table that becomes another one."""

    def __init__(self, rules: Rules, seed: int, table: Table, number: int) -> None:
        self.rules = rules
        self.seed = seed
        self.table = table
        self.done: list[Done] = []
        self.left_out: list[int] = []
        self.kept = 0
        """How many steps there are by now."""
        self.settled: list[Conflict] = []
        self.stopped: Conflict | None = None
        self._new = number

    @property
    def conflicts(self) -> tuple[Conflict, ...]:
        if (stopped := self.stopped) is None:
            return tuple(self.settled)
        found = ways(self.rules, stopped.table, stopped.command, self.seed)
        return (replace(stopped, ways=found), *self.settled)

    def correct(self, one: Step, command: Command | None) -> None:
        """Do something else at the corrected step."""
        if command is None:
            self.left_out.append(one.number)
        else:
            self._do(one, command)

    def go_on(self, one: Step, wish: Wish) -> bool:
        """Take up a later step, as the Game Master wants it now; return whether one may go on after it."""
        if not one.can_be_corrected:
            self._take(one.facts)
            return True
        refused = None if wish == one.command else self._refused(one)
        wanted = () if wish is None else wish if isinstance(wish, tuple) else (wish,)
        for place, command in enumerate(wanted, 1):
            try:
                self._do(one if place == len(wanted) else None, command)
            except Refused as refusal:
                self.stopped = self._conflict(one, command, refusal)
                return False
        if not wanted:
            self.left_out.append(one.number)
        if refused is not None:
            self.settled.append(refused)
        return True

    def _do(self, one: Step | None, command: Command) -> None:
        """Decide a command, in place of a step or as a new one."""
        if one is None:
            self._new += 1
            number, facts = self._new, decide(self.rules, self.table, command, self.seed)
        else:
            number = one.number
            command, facts = decided_again(self.rules, self.table, one, command, self.seed)
        self.done.append(Do(number, command, facts))
        self._take(facts)

    def _take(self, facts: tuple[Fact, ...]) -> None:
        self.table = fold_all(self.table, facts)
        self.kept += 1

    def _refused(self, one: Step) -> Conflict | None:
        try:
            decide(self.rules, self.table, one.command, self.seed)
        except Refused as refusal:
            return replace(self._conflict(one, one.command, refusal), settled=True)
        return None

    def _conflict(self, one: Step, command: Command, refusal: Refused) -> Conflict:
        table = self.table
        return Conflict(
            one.number, command, table.phase, table.number, refusal.reason, refusal.details, table
        )


def decided_again(
    rules: Rules, table: Table, former: Step, command: Command, seed: int
) -> tuple[Command, tuple[Fact, ...]]:
    """Return the command and the facts of something done in place of ``former``; raises ``Refused``.

    An order keeps its time of arrival unless the command gives one (RU-A6), and an answer keeps what the player
    has seen because of the former one.
    """
    facts = decide(rules, table, command, seed)
    if not isinstance(command, Reply):
        return command, facts
    was, now = (_answer(some, command) for some in (former.facts, facts))
    if was is None or now is None:
        return command, facts
    if rules.what.by_arrival and not command.arrival and 0 < was.arrival != now.arrival:
        command = replace(command, arrival=was.arrival)
        facts = decide(rules, table, command, seed)
    shown = was.seen
    is_told = bool(was.picks and was.shown) and rules.acts[was.act].told is not None
    if is_told and (was.picks, was.shown) != (now.picks, now.shown):
        shown = (*shown, f"{was.picks[0]}:{was.shown}")
    seen = (*shown, *(one for one in now.seen if one not in shown))
    if seen == now.seen:
        return command, facts
    key = now.act, now.by
    return command, tuple(
        [
            replace(fact, seen=seen) if isinstance(fact, Answered) and (fact.act, fact.by) == key else fact
            for fact in facts
        ]
    )


def _answer(facts: tuple[Fact, ...], command: Reply) -> Answered | None:
    for fact in facts:
        if isinstance(fact, Answered) and (fact.act, fact.by) == (command.act, command.by):
            return fact
    return None

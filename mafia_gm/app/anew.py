"""Steps decided again one after the other, on a table that has become another one, until one of them does not fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from mafia_gm.app.conflict import Conflict, Wish
from mafia_gm.app.unasked import answered_by, asked_instead, passed_over
from mafia_gm.app.ways import fits, passes, ways
from mafia_gm.engine.commands import Approve, Arrive, Command, Reply
from mafia_gm.engine.decide import Refused, decide
from mafia_gm.engine.facts import Answered, Arrived, Fact, Seated
from mafia_gm.engine.fold import fold_all
from mafia_gm.engine.needs import GAME_OVER, NOT_HERE
from mafia_gm.engine.people import moved, other_ids
from mafia_gm.engine.record import Do

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from mafia_gm.app.journal import Step
    from mafia_gm.app.unasked import Key
    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.engine.record import Done
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table


class Anew:
    """What was done from a step on, ``steps`` and the tables they ``met``, goes on from ``table``.

    ``instead`` is what the Game Master wants in place of steps; new steps have the numbers after ``number``.
    """

    def __init__(
        self,
        rules: Rules,
        seed: int,
        steps: Sequence[Step],
        met: Sequence[Table],
        instead: Mapping[int, Wish],
        number: int,
    ) -> None:
        self.rules = rules
        self.seed = seed
        self.steps = steps
        self.met = met
        self.table = met[0]
        self.done: list[Done] = []
        self.left_out: list[int] = []
        self.kept = 0
        """How many steps there are by now."""
        self.settled: list[Conflict] = []
        self.stopped: Conflict | None = None
        self._instead = instead
        self._is_over = False
        """Has the Game Master left out what came after the end? Then it is his word for all of it."""
        self._new = number

    @property
    def conflicts(self) -> tuple[Conflict, ...]:
        """What the Game Master must decide on, then what he has decided."""
        if (stopped := self.stopped) is None:
            return tuple(self.settled)
        return (replace(stopped, ways=self._ways(stopped)), *self.settled)

    def run(self, command: Command | None) -> int:
        """Do the command (None: nothing) at the first step and go on; return the place of the step that stops it."""
        first, *later = self.steps
        if command is None:
            self.left_out.append(first.number)
        else:
            self._do(first, command)
        for place, one in enumerate(later, 1):
            if not one.can_be_corrected:
                self._take(one.facts)
            elif not self._go_on(place, one):
                return place
        return len(self.steps)

    def _go_on(self, place: int, one: Step) -> bool:
        """Take up a later step, as the Game Master wants it now; return whether one may go on after it."""
        one, lacks = followed(one, self.met[place], self.table)
        wanted: tuple[Command | None, ...] = (one.command,)
        if one.number in self._instead:
            wish = self._instead[one.number]
            wanted = wish if isinstance(wish, tuple) else (wish,)
            found = lacks or self._misfit(place, one, one.command)
            self.settled.append(replace(found or _conflict(one, one.command, self.table), settled=True))
        elif lacks is not None:
            self.stopped = lacks
            return False
        for at, command in enumerate(wanted):
            if command is None:
                self.left_out.append(one.number)
                self._is_over |= self.table.ended is not None
                return True
            is_last = at == len(wanted) - 1
            asked = self._unasked(place, one, command) if is_last else None
            try:
                if asked is None:
                    self._do(one if is_last else None, command)
                    continue
            except Refused as refusal:
                if self._is_over and refusal.reason == GAME_OVER:
                    self.left_out.append(one.number)
                    return True
                asked = self._refused(place, one, command, refusal)
            before = tuple(some for some in wanted[:at] if some is not None)
            self.stopped = replace(asked, before=before, rest=wanted[at + 1 :])
            return False
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

    # --- what does not fit ----------------------------------------------------------------------------------

    def _misfit(self, place: int, one: Step, command: Command) -> Conflict | None:
        """Return why the command cannot simply be done here, None: it can."""
        try:
            decide(self.rules, self.table, command, self.seed)
        except Refused as refusal:
            return self._unasked(place, one, command) or self._refused(place, one, command, refusal)
        return self._unasked(place, one, command, by_itself=True)

    def _unasked(
        self, place: int, one: Step, command: Command, *, by_itself: bool = False
    ) -> Conflict | None:
        """Return the question that nobody was asked, and that the command would pass over."""
        asked = next(self._passed_over(place, one, command, by_itself=by_itself), None)
        return None if asked is None else _conflict(one, command, self.table, question=asked)

    def _passed_over(self, place: int, one: Step, command: Command, *, by_itself: bool) -> Iterator[Prompt]:
        heard = (by_itself or one.number not in self._instead) and _was_heard(one)

        def is_known(key: Key) -> bool:
            return self._is_answered(place, key)

        return passed_over(self.rules, self.met[place], self.table, command, is_known, heard=heard)

    def _is_answered(self, place: int, key: Key) -> bool:
        """Does a later step of the same night or vote answer the question, or is its answer left out?"""
        here = self.steps[place]
        return any(
            (one.phase, one.phase_number) == (here.phase, here.phase_number)
            and (at > place or one.number in self.left_out)
            and not _was_heard(one)
            and key in answered_by(one.command, self.met[at])
            for at, one in enumerate(self.steps)
        )

    def _refused(self, place: int, one: Step, command: Command, refusal: Refused) -> Conflict:
        asked = asked_instead(self.rules, self.met[place], self.table, command)
        return _conflict(one, command, self.table, refusal.reason, refusal.details, question=asked)

    def _ways(self, stopped: Conflict) -> tuple[tuple[Command | None, ...], ...]:
        """Return what could be done at the step that has stopped it, all of it."""
        if stopped.reason == NOT_HERE and not stopped.before:
            less = () if stopped.lost else (stopped.command,)
            return (less,) if fits(self.rules, stopped.table, less, self.seed) else ()
        if stopped.reason:
            found = ways(self.rules, stopped.table, stopped.command, self.seed)
            return tuple((*stopped.before, *way, *stopped.rest) for way in found)
        place = next(at for at, one in enumerate(self.steps) if one.number == stopped.step)
        if stopped.is_own:
            return ((*stopped.before, stopped.command, *stopped.rest),)
        asked = self._passed_over(place, self.steps[place], stopped.command, by_itself=False)
        passed = passes(self.rules, stopped.table, [ask for ask in asked if ask.may_pass], self.seed)
        return tuple((*stopped.before, *way, stopped.command, *stopped.rest) for way in passed)


def _conflict(
    one: Step,
    command: Command,
    table: Table,
    reason: str = "",
    details: dict[str, object] | None = None,
    question: Prompt | None = None,
) -> Conflict:
    return Conflict(
        one.number, command, one.command, table.phase, table.number, reason, details or {}, table, question
    )


def followed(one: Step, met: Table, table: Table) -> tuple[Step, Conflict | None]:
    """Return a step with those whom it names as they sit at the table, and the conflict where somebody is missing."""
    ids = other_ids(met, table)
    if not ids:
        return one, None
    try:
        command = moved(one.command, ids)
        facts = tuple(moved(fact, ids) if isinstance(fact, Answered) else fact for fact in one.facts)
    except KeyError:
        return one, replace(_conflict(one, one.command, table, NOT_HERE), lost=True)
    there = replace(one, command=command, facts=facts)
    if moved(command, {now: was for was, now in ids.items()}) == one.command:
        return there, None
    named = getattr(command, "ballots", getattr(command, "candidates", None))
    lost = named == () and not isinstance(command, Approve)  # a vote on nobody would be one on everybody
    return there, replace(_conflict(there, command, table, NOT_HERE), lost=lost)


def _was_heard(one: Step) -> bool:
    """Was the step a call that only had to be heard, as nobody could answer it?"""
    return any(isinstance(fact, Answered) and fact.called for fact in one.facts)


def decided_again(
    rules: Rules, table: Table, former: Step, command: Command, seed: int
) -> tuple[Command, tuple[Fact, ...]]:
    """Return the command and the facts of something done in place of ``former``; raises ``Refused``.

    An order keeps its time of arrival unless the command gives one (RU-A6), an answer what the player has seen
    because of the former one, a latecomer the number that is printed on his card.
    """
    facts = decide(rules, table, command, seed)
    if isinstance(command, Arrive):
        return command, _numbered(former.facts, facts)
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


def _numbered(former: tuple[Fact, ...], facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    number = next((fact.number for fact in former if isinstance(fact, Arrived | Seated)), 0)
    return tuple(
        [
            replace(fact, number=number) if number and isinstance(fact, Arrived | Seated) else fact
            for fact in facts
        ]
    )


def _answer(facts: tuple[Fact, ...], command: Reply) -> Answered | None:
    for fact in facts:
        if isinstance(fact, Answered) and (fact.act, fact.by) == (command.act, command.by):
            return fact
    return None

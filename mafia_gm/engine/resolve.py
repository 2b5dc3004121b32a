"""Bend, happen, follow: reckoning a batch of attempts; pure, so it can run as a preview."""

from __future__ import annotations

from collections import deque
from operator import attrgetter
from typing import TYPE_CHECKING

from mafia_gm.engine import facts as f
from mafia_gm.engine.facts import Attacked, BatchClosed, BatchOpened, Died, PhaseChanged
from mafia_gm.engine.fold import fold

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from mafia_gm.engine.role import Act
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table


class Reckoning:
    """One batch in the making: the running table and the facts so far (MP-C20…C31)."""

    def __init__(self, rules: Rules, table: Table) -> None:
        """Open the batch on a snapshot of who lives and who is out of town."""
        self.rules = rules
        self.cast = rules.cast(table.played)
        self.table = table
        self.facts: list[f.Fact] = []
        self._wave: deque[Attacked] = deque()
        self._next: deque[Attacked] = deque()
        self._open()

    def _open(self) -> None:
        self.happen(BatchOpened(self.table.living(), self.rules.what.absent(self.table)))

    def happen(self, fact: f.Fact) -> None:
        """Let one fact be so."""
        self.table = fold(self.table, fact)
        self.facts.append(fact)

    def take(self, effects: Iterable[f.Fact]) -> None:
        """Let effects happen in order; attempts wait in the queue until ``settle``."""
        for fact in effects:
            if type(fact) is not Attacked:
                self.happen(fact)
            elif fact.at_once:
                self._wave.appendleft(fact)
            else:
                self._next.append(fact)

    def settle(self) -> None:
        """Evaluate the queued attempts first in, first out, with all that follows from them (MP-C28)."""
        while self._next:
            self._wave, self._next = self._next, self._wave
            while self._wave:
                self._meet(self._wave.popleft())
            if self._next and self.rules.waves:
                self.happen(BatchClosed())
                self._open()

    def close(self) -> None:
        """Apply all deaths together (MP-C12)."""
        self.settle()
        self.happen(BatchClosed())

    def _meet(self, attempt: Attacked) -> None:
        self.happen(attempt)
        table, passed = self.table, attempt.passed
        for key, bends in self.cast.shields:
            if key not in passed:
                instead = bends(table, attempt)
                if instead is not None:
                    self._bend(instead)
                    return
        died = Died(attempt.player, attempt.cause, attempt.by, attempt.rule)
        self.happen(died)
        self.follow(died)

    def follow(self, died: Died) -> None:
        """Let happen what characters do when this player dies."""
        victim = self.table[died.player]
        for sentence in self.rules.consequences(victim.role):
            self.take(sentence.run(self.table, victim, died))
        for role, sentence in self.cast.any.get(Died, ()):
            for holder in self.table.holders(role):
                self.take(sentence.run(self.table, holder, died))

    def _bend(self, instead: Iterable[f.Fact]) -> None:
        """Let happen what a shield makes of an attempt."""
        for fact in instead:
            if type(fact) is Attacked:
                self._meet(fact)
            else:
                self.happen(fact)


def effects_of(reckoning: Reckoning, acts: Iterable[Act]) -> Iterator[f.Fact]:
    """Yield what tonight's answers to these acts bring about; unanswered and only heard calls bring nothing.

    Each sees what those before it have brought about: two holders of a role may choose the same player.
    """
    if reckoning.rules.what.by_arrival:
        yield from _by_arrival(reckoning, {act.key: act for act in acts})
        return
    answers = [answer for answer in reckoning.table.answers if not answer.called]
    for act in acts:
        key = act.key
        for answer in answers:
            if answer.act == key:
                table = reckoning.table
                me = table.players[answer.by] if answer.by >= 0 else None
                yield from act.effect(table, me, answer)


def _by_arrival(reckoning: Reckoning, acts: Mapping[str, Act]) -> Iterator[f.Fact]:
    """Yield what the answers to these acts bring about, the earliest order first (RU-A6, RU-C13)."""
    given = [answer for answer in reckoning.table.answers if not answer.called and answer.act in acts]
    for answer in sorted(given, key=attrgetter("arrival")):
        table = reckoning.table
        me = table.players[answer.by] if answer.by >= 0 else None
        yield from acts[answer.act].effect(table, me, answer)


def _take_steps(reckoning: Reckoning, upto: int | None = None) -> None:
    what, phase = reckoning.rules.what, reckoning.table.phase
    reckoning.take(what.unasked(reckoning.table))
    for number, step in enumerate(reckoning.cast.effects[phase][:upto]):
        if what.by_arrival:
            reckoning.happen(f.Stepped(number))
        reckoning.take(effects_of(reckoning, step))
        reckoning.take(what.besides(reckoning.table, number))
        reckoning.settle()


def before_step(rules: Rules, table: Table, step: int) -> Table:
    """Return the table as tonight's answers so far make it before this step of the night."""
    reckoning = Reckoning(rules, table)
    _take_steps(reckoning, step)
    return reckoning.table


def reckon_night(rules: Rules, table: Table) -> tuple[list[f.Fact], Table]:
    """Return the facts of the night's end, from its answers to the applied deaths, and the table after them."""
    reckoning = Reckoning(rules, table)
    cast, what = reckoning.cast, rules.what
    _take_steps(reckoning)
    morning = list(effects_of(reckoning, cast.morning)) if cast.morning else []
    reckoning.close()
    reckoning.happen(what.after_night(table))
    for fact in morning:
        reckoning.happen(fact)
    return reckoning.facts, reckoning.table


def reckon(rules: Rules, table: Table, effects: Iterable[f.Fact]) -> tuple[list[f.Fact], Table]:
    """Return the facts of one batch by day (a verdict, a shot), deaths applied, and the table after them.

    A change of phase among the effects comes last, after the deaths.
    """
    reckoning = Reckoning(rules, table)
    later = []
    for fact in effects:
        if type(fact) is PhaseChanged:
            later.append(fact)
        else:
            reckoning.take((fact,))
    reckoning.close()
    for fact in later:
        reckoning.happen(fact)
    return reckoning.facts, reckoning.table


def followed(rules: Rules, table: Table, gone: Died) -> tuple[list[f.Fact], Table]:
    """Return what would follow somebody's death though he has gone without one: a batch of its own."""
    reckoning = Reckoning(rules, table)
    reckoning.follow(gone)
    reckoning.close()
    return reckoning.facts, reckoning.table


def dies_once(table: Table, attempt: Attacked, rule: str) -> tuple[f.Fact, ...] | None:
    """Return the bend of an attempt on somebody who is dying or dead already: it is absorbed (MP-C23, SV-C5, RU-G63).

    He may have died by the Game Master's word after he was aimed at.
    """
    dying = table.batch.dying if table.batch is not None else ()
    if attempt.player in dying or not table[attempt.player].alive:
        return (f.Spared(attempt.player, attempt.cause, attempt.by, rule=rule),)
    return None


def dead_of(facts: Iterable[f.Fact]) -> tuple[int, ...]:
    """Return who died in these facts, in order."""
    return tuple(fact.player for fact in facts if type(fact) is Died)

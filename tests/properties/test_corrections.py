"""Random games of every rule set, their past corrected at random: nothing is lost, and what is stored is what was tried."""

from __future__ import annotations

import contextlib
import random
from typing import TYPE_CHECKING

import pytest

from mafia_gm.app.conflict import Wish
from mafia_gm.app.correction import Correction, correction
from mafia_gm.app.journal import Journal
from mafia_gm.app.play import answer
from mafia_gm.app.replay import replay
from mafia_gm.app.session import journal_of
from mafia_gm.engine import commands as c
from mafia_gm.engine.decide import Refused, new_table
from mafia_gm.engine.prompts import steps as night
from mafia_gm.engine.record import Do, Header, Line, Redo, Undo, last_number, read, write
from mafia_gm.engine.reveal import reveal
from mafia_gm.engine.role import NOTHING
from mafia_gm.rulesets.catalogue import RULESETS
from tests.properties.walks import Walk, check_table, out_of_turn

if TYPE_CHECKING:
    from mafia_gm.app.conflict import Conflict
    from mafia_gm.app.journal import Step

GAMES = [(game, number) for number in range(20) for game in RULESETS]
MANY = [(game, number) for number in range(20, 200) for game in RULESETS]
PATIENCE = 12
"""How many conflicts are settled one by one, before everything from there on is left out."""
CHANCE = 0.5
"""How likely a question that nobody was asked is answered at random."""


class Past:
    """A random game as its file has it, and the chance by which it is corrected."""

    def __init__(self, game: str, number: int) -> None:
        self.walk = walk = Walk(number, game)
        with contextlib.suppress(AssertionError, IndexError):  # one that finds no end is as good as others
            for _ in walk.play():
                pass
        self.rules, self.rng = walk.rules, random.Random(number)
        self.lines: list[Line] = [Do(n, *line) for n, line in enumerate(walk.lines, 1)]
        self.journal = Journal((new_table(self.rules),)).follow_all(self.lines)

    def do(self, line: Line) -> None:
        self.lines.append(line)
        self.journal = self.journal.follow(line)

    def any_step(self) -> Step:
        """Any but the first, without which there is no game."""
        return self.rng.choice([step for step in self.journal.steps[1:] if step.can_be_corrected])

    def other_command(self, step: Step) -> c.Command | None:
        """Return what might have been done at a step instead."""
        before = self.journal.tables[self.journal.place_of(step.number)]
        asked = [ask for ask in night(self.rules, before) if ask.pick != NOTHING and not ask.dormant]
        for ask in asked:
            if isinstance(step.command, c.Reply) and (ask.act, ask.by) == (step.command.act, step.command.by):
                return answer(self.rules, ask, self.rng)
        chance = self.rng.random()
        return out_of_turn(self.rules, before, self.rng) if before.players and chance < 0.3 else None

    def corrected(self, step: Step, command: c.Command | None) -> Correction | None:
        """Try a correction, its conflicts settled one by one; None when the command itself is refused."""
        wishes: dict[int, Wish] = {}
        known: list[object] = []
        while True:
            try:
                tried = correction(self.rules, self.journal, self.walk.seed, step.number, command, wishes)
            except Refused:
                assert not wishes, "refused for what comes later"
                return None
            if tried.is_complete:
                return tried
            conflict, *settled = tried.conflicts
            assert all(one.settled for one in settled)
            at = conflict.step, conflict.before, conflict.command
            assert at not in known, "a way out is none"
            known.append(at)
            wishes[conflict.step] = self.rng.choice((*conflict.ways, conflict.instead(None)))
            if conflict.question is not None and self.rng.random() < CHANCE:
                wishes[conflict.step] = self.answered(conflict)
                known.pop()  # what is answered at random may be refused
            if len(known) > PATIENCE or self.rng.random() > CHANCE**0.1:
                later = self.journal.steps[self.journal.place_of(conflict.step) :]
                wishes.update((one.number, None) for one in later)

    def answered(self, conflict: Conflict) -> Wish:
        """Answer the question that nobody was asked, or decide what comes then."""
        ask = conflict.question
        assert ask is not None
        command = self.rng.choice(ask.offers) if ask.offers else answer(self.rules, ask, self.rng)
        return conflict.answered(command)

    def follow(self, tried: Correction) -> None:
        """Let it be so: what is folded from the line is the very thing that was tried."""
        line = tried.line(last_number(self.lines[-1]) + 1)
        self.do(line)
        assert self.journal.tables == tried.journal.tables
        check_table(self.rules, self.journal.table)

    def check_undo(self, former: Journal) -> None:
        """Undo brings back the former branch and what the projector showed, redo the correction."""
        corrected = self.journal
        number, step = last_number(self.lines[-1]), corrected.steps[-1].number
        self.do(Undo(number + 1, step))
        back = self.journal
        assert (back.tables, back.steps, back.held) == (former.tables, former.steps, former.held)
        self.do(Redo(number + 2, step))
        assert self.journal == corrected

    def check_file(self) -> None:
        """Written and read, it is the same journal and the same view, and decided again it comes out the same."""
        raw, above = write(
            Header(
                program="test",
                ruleset=self.rules.what.key,
                options=self.rules.options,
                seed=self.walk.seed,
                title="",
                language="en",
                created="2026-01-01T00:00:00Z",
                id="0",
            )
        )
        data = [raw]
        for line in self.lines:
            raw, above = write(line, above)
            data.append(raw)
        record = read(b"".join(data), RULESETS)
        again = journal_of(record.rules, record.lines)
        assert (again.steps, again.held) == (self.journal.steps, self.journal.held)
        assert reveal(record.rules, again.table) == reveal(self.rules, self.journal.table)
        assert replay(record)[1] == ()


def check(game: str, number: int) -> None:
    past = Past(game, number)
    for _ in range(3):
        if len(past.journal.steps) < 9:
            break  # all was left out
        same = past.any_step()
        tried = past.corrected(same, same.command)
        assert tried is not None
        assert (tried.conflicts, tried.left_out, tried.changes) == ((), (), ())
        assert tried.journal.tables[:-1] == past.journal.tables
        assert tried.journal.steps[:-1] == past.journal.steps
        step = past.any_step()
        if (other := past.corrected(step, past.other_command(step))) is not None:
            former = past.journal
            if former.table != other.table:
                assert other.changes or is_quiet(former, other)
            past.follow(other)
            past.check_undo(former)
    past.check_file()


def is_quiet(former: Journal, tried: Correction) -> bool:
    """Does the table differ only in what was neither told nor shown to anybody, and decides nothing yet?"""
    was, now = former.table, tried.table
    loud = [
        (t.phase, t.number, t.alive, t.ended, [(p.role, p.side, p.name) for p in t.players])
        for t in (was, now)
    ]
    return loud[0] == loud[1] and was.lines == now.lines


@pytest.mark.parametrize(("game", "number"), GAMES)
def test_the_past_of_random_games_is_corrected(game: str, number: int) -> None:
    check(game, number)


@pytest.mark.campaign
@pytest.mark.parametrize(("game", "number"), MANY)
def test_the_past_of_many_random_games_is_corrected(game: str, number: int) -> None:
    check(game, number)

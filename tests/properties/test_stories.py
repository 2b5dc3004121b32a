"""The story of random games beside what has happened in them: all of it once, in its night or day, and nothing else."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from mafia_gm.app.journal import Step
from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine import phases as ph
from mafia_gm.engine.role import NOTHING
from mafia_gm.narration.lines import Lines, languages
from mafia_gm.narration.story import ALOUD, DONE, HEADING, RESULT, WORD, Grid, Line
from mafia_gm.narration.telling import BY_WORD, tell
from mafia_gm.rulesets.catalogue import RULESETS
from tests.properties.life import befalls
from tests.properties.walks import Walk, is_accepted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mafia_gm.engine.table import Table
    from mafia_gm.narration.story import Piece, Story

LIFE = 0.08
"""How often something befalls people between two steps."""


class Told:
    """A random game with its story."""

    def __init__(self, game: str, number: int) -> None:
        self.walk = walk = Walk(number, game, extras=number % 2 == 1)
        rng = random.Random(number)
        for _ in walk.play():
            if walk.table.phase not in ph.BEFORE and rng.random() < LIFE:
                wanted = rng.choice((befalls(walk.rules, walk.table, rng), c.Note("noted"), c.CancelVote()))
                if is_accepted(walk.rules, walk.table, wanted):
                    walk.do(wanted)
            if rng.random() < LIFE / 40 and is_accepted(walk.rules, walk.table, c.StopGame()):
                walk.do(c.StopGame())
            if walk.table.ended is not None:
                break
        self.steps = [
            Step(number, command, facts, table.phase, table.number)
            for number, ((command, facts), table) in enumerate(
                zip(walk.lines, walk.tables, strict=False), start=1
            )
        ]
        self.lines = Lines(game, "en")
        self.story = self.told("en")
        self.pieces = {chapter.title: chapter.pieces for chapter in self.story.chapters}
        assert len(self.pieces) == len(self.story.chapters), "a night or a day has two chapters"

    def told(self, language: str) -> Story:
        lines = Lines(self.walk.rules.what.key, language)
        return tell(lines, self.walk.rules, "A game", self.steps, self.walk.tables)

    def moves(self) -> Iterator[tuple[str, Step, Table, Table]]:
        """Yield every step, with the title of its chapter and the tables on both sides of it."""
        for step, (before, after) in zip(self.steps, pairwise(self.walk.tables), strict=True):
            yield self.lines.public.phase(before.phase, before.number), step, before, after

    def of(self, title: str, *kinds: str) -> list[str]:
        return [
            one.text() for one in self.pieces.get(title, ()) if isinstance(one, Line) and one.kind in kinds
        ]


@pytest.fixture(params=[(game, number) for game in RULESETS for number in range(12)])
def told(request: pytest.FixtureRequest) -> Told:
    return Told(*request.param)


def orders(pieces: tuple[Piece, ...]) -> list[str]:
    """Return the lines of a night before its reckoning."""
    found = []
    for piece in pieces:
        if isinstance(piece, Line) and piece.kind == HEADING:
            break
        if isinstance(piece, Line) and piece.kind == DONE:
            found.append(piece.text())
    return found


def test_every_order_of_a_night_is_told_once(told: Told) -> None:
    given: dict[tuple[str, int], f.Answered] = {}
    seances: list[str] = []
    nights = 0
    for title, step, before, _ in told.moves():
        here = before.phase
        if isinstance(step.command, c.Seance) and here in ph.NIGHTS:
            seances.append(told.lines.journal(step, before))
        for fact in step.facts:
            if isinstance(fact, f.PhaseChanged):
                if here in ph.NIGHTS:
                    nights += 1
                    compare(told, title, before, list(given.values()), Counter(seances))
                here, given, seances = fact.phase, {}, []
            elif isinstance(fact, f.Answered) and here in ph.NIGHTS:
                given[fact.act, fact.by] = fact
            elif isinstance(fact, f.Unanswered):
                given.pop((fact.act, fact.by), None)
    assert nights


def compare(told: Told, title: str, table: Table, given: list[f.Answered], seances: Counter[str]) -> None:
    """See that the orders told of a night are those that were given in it."""
    said = Counter(orders(told.pieces.get(title, ()))) - seances
    expected = [one for one in given if is_told(told, one)]
    assert said.total() == len(expected), (title, said, expected)
    for answer in expected:
        act = told.lines.texts.line("acts", answer.act, "title", role="")
        names = [told.lines.name(table, player) for player in answer.picks]
        found = (line for line in said if line.startswith(act) and all(name in line for name in names))
        assert next(found, ""), (title, answer)


def is_told(told: Told, answer: f.Answered) -> bool:
    asks = told.walk.rules.acts[answer.act].pick != NOTHING
    return bool(answer.shown) or (not answer.called and asks)


def test_every_death_is_told_once_and_no_other(told: Told) -> None:
    died: Counter[tuple[str, str]] = Counter()
    plainly: Counter[tuple[str, str]] = Counter()
    for title, step, before, _ in told.moves():
        for fact in step.facts:
            if isinstance(fact, f.Died):
                died[title, told.lines.name(before, fact.player)] += 1
        if isinstance(step.command, c.Execute | c.Reply) and before.phase not in ph.NIGHTS:
            line = told.lines.journal(step, before)
            if isinstance(step.command, c.Execute):
                line = told.lines.published(step.facts, before)
            names = {told.lines.name(before, fact.player) for fact in step.facts if isinstance(fact, f.Died)}
            if any(name in line for name in names):
                assert told.of(title, DONE).count(line) == 1
                plainly.update((title, name) for name in names if name in line)
    said = Counter(
        (title, name)
        for title, pieces in told.pieces.items()
        for piece in pieces
        if isinstance(piece, Line)
        for name in re.findall(r"Dies: ([^.·(]+(?<! )(?: \(\d+\))?)", piece.text())
    )
    assert said <= died, "a death that was none, or told twice"
    assert died <= said + plainly, "a death is not told"
    assert (said & plainly) <= died - (died - said), "told as plain, and explained"


def test_every_vote_is_told_once_with_its_ballots(told: Told) -> None:
    votes: dict[str, list[dict[str, int]]] = {}
    results: Counter[str] = Counter()
    for title, step, before, after in told.moves():
        ballots, closes = before.ballots, any(isinstance(fact, f.VoteClosed) for fact in step.facts)
        if before.phase not in ph.NIGHTS:
            results[title] += closes
        if ballots is None or ballots.closed or not ballots.cast:
            continue
        if closes or after.ballots is None or after.ended is not None or _another(step):
            tally = ballots.tally()
            votes.setdefault(title, []).append({told.lines.name(before, who): n for who, n in tally.items()})
    for title, pieces in told.pieces.items():
        grids = [piece for piece in pieces if isinstance(piece, Grid) and piece.figures == (1,)]
        assert all(grid.title for grid in grids)
        assert [{row[0]: int(row[1]) for row in grid.rows if row[1]} for grid in grids] == votes.get(
            title, []
        )
        if title in results:
            assert len(told.of(title, RESULT)) == results[title] - _silent(told, title)


def _another(step: Step) -> bool:
    return any(isinstance(fact, f.VoteDropped) for fact in step.facts)


def _silent(told: Told, title: str) -> int:
    """Count the recounts without a leader: an ability of the day tells what it does itself."""
    return sum(
        not isinstance(step.command, c.CloseVote)
        and any(isinstance(fact, f.VoteClosed) and not fact.leaders for fact in step.facts)
        for here, step, *_ in told.moves()
        if here == title
    )


def test_all_that_befalls_people_is_told_once(told: Told) -> None:
    expected: dict[str, list[str]] = {}
    for title, step, before, _ in told.moves():
        if isinstance(step.command, BY_WORD):
            expected.setdefault(title, []).append(told.lines.journal(step, before))
    for title in told.pieces:
        assert sorted(told.of(title, WORD)) == sorted(expected.get(title, [])), title


def test_the_table_heard_what_is_said_that_it_heard(told: Told) -> None:
    for title, step, _, after in told.moves():
        if isinstance(step.command, c.Announce) and not told.lines.texts.has("report", "title"):
            said = [fact for fact in step.facts if isinstance(fact, f.Announced)]
            assert told.of(title, ALOUD) == [told.lines.shown(fact, after) for fact in said]


def test_it_is_the_same_story_in_every_language(told: Told) -> None:
    shapes = set()
    for language in languages(told.walk.rules.what.key):
        story = told.told(language)
        shapes.add(tuple((len(chapter.pieces), *map(type, chapter.pieces)) for chapter in story.chapters))
    assert len(shapes) == 1

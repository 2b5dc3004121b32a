"""Telling a game: from its journal to its story, night by night, with the words that journal and dawn have anyway."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine import phases as ph
from mafia_gm.engine.fold import with_newcomers
from mafia_gm.engine.prompts import steps as calls
from mafia_gm.engine.role import NOTHING
from mafia_gm.narration.aloud import WRITTEN
from mafia_gm.narration.people import cast
from mafia_gm.narration.public import variant
from mafia_gm.narration.steps import told_of
from mafia_gm.narration.story import (
    ALOUD,
    DONE,
    HEADING,
    RESULT,
    STORY,
    WHY,
    WORD,
    Chapter,
    Line,
    Piece,
    Run,
    Story,
)
from mafia_gm.narration.votes import VoteTeller, ends_vote, heads_vote

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table
    from mafia_gm.narration.lines import Lines
    from mafia_gm.narration.steps import Step

UNTOLD: Final = (
    *(c.Open, c.Deal, c.GiveCard, c.HandOut, c.Begin, c.Write, c.Reveal),
    *(c.OpenVote, c.Vote, c.Approve, c.Dawn, c.Announce, c.EndGame, c.StopGame),
)
"""Steps that the story has elsewhere, or that are no part of it."""
BY_WORD: Final = (
    *(c.Leave, c.ComeBack, c.Arrive, c.ChangeCards, c.Override, c.OverrideToken, c.Rename, c.SwapSeats),
    *(c.CancelVote, c.PlayOn, c.Note),
)
"""What the Game Master does by his own word, or what befalls the people at the table."""
VERDICTS: Final = (c.Execute, c.CloseDay)
"""What the table hears of these says what was done."""
_GROUP: Final = 6
"""A larger group is not named one by one."""
_NUMBERED: Final = re.compile(r"(?s)(.*) \(([A-Z]{2}-[A-Z]+\d+(?:, [A-Z]{2}-[A-Z]+\d+)*)\)")
"""A sentence of ``why`` and its rule numbers."""


def tell(lines: Lines, rules: Rules, title: str, steps: Sequence[Step], tables: Sequence[Table]) -> Story:
    """Return the story of a game: ``steps`` are those that hold, ``tables`` the one before each and the last one."""
    last = tables[-1]
    chapters = [cast(lines, steps, tables), *_Teller(lines, rules).chapters(steps, tables)]
    about = [lines.texts.line("story", "about", game=lines.game(), n=len(last.players))]
    if last.ended is not None:
        end = _end(lines, rules, last)
        after = chapters.pop().pieces if chapters[-1].title == end.title else ()
        chapters.append(end._replace(pieces=(*end.pieces, *after)))
    else:
        about.append(lines.texts.line("story", "unfinished"))
    return Story(title or lines.game(), tuple(about), tuple(chapters), lines.credit(), lines.language)


def _end(lines: Lines, rules: Rules, table: Table) -> Chapter:
    """Return why it ended so, who was alive then, and who has won."""
    ended, line = table.ended, lines.texts.line
    assert ended is not None
    pieces: list[Piece] = []
    ruling = str(table.options.get("mafia_win", ""))
    key = variant(lines.texts, "ended", ended.rule, ruling)
    if said := lines.texts.maybe("ended", key):
        pieces.append(Line(DONE, (Run(said),)))
    alive = " · ".join(
        f"{lines.side(side)} — {count}"
        for side in rules.sides
        if (count := sum(table[player].side == side for player in table.alive))
    )
    pieces.append(Line(DONE, (Run(line("story", "alive", list=alive or lines.names(table, ()))),)))
    names, n = lines.names(table, table.seated(ended.winners)), len(ended.winners)
    pieces.append(Line(RESULT, (Run(line("story", "winners", names=names, n=n)),)))
    return Chapter(lines.public.phase(ph.END, table.number), tuple(pieces))


class _Teller:
    """Goes through the steps once, a chapter for each night and day."""

    def __init__(self, lines: Lines, rules: Rules) -> None:
        self._lines = lines
        self._rules = rules
        self._votes = VoteTeller(lines)
        self._reported = False
        """Has a report been told, in sections of its own, and nothing of the day since?"""

    def chapters(self, steps: Sequence[Step], tables: Sequence[Table]) -> Iterator[Chapter]:
        title, pieces = "", list[Piece]()
        for step, (before, after) in zip(steps, pairwise(tables), strict=True):
            here = self._title(before)
            if here != title:
                if pieces:
                    yield Chapter(title, tuple(pieces))
                title, pieces, self._reported = here, [], False
            pieces += self._told(step, before, after)
        last = tables[-1]
        if last.ended is None:
            pieces += self._left_open(last)
        if pieces:
            yield Chapter(title, tuple(pieces))

    def _title(self, table: Table) -> str:
        return self._lines.public.phase(table.phase, table.number)

    def _told(self, step: Step, before: Table, after: Table) -> Iterator[Piece]:
        """Tell a step; with the one that ends a night or a vote all that was ordered or voted in it."""
        command = step.command
        if before.phase in ph.NIGHTS and (before.phase, before.number) != (after.phase, after.number):
            yield from self._orders(before)
        if isinstance(command, c.Dawn):
            reckoned = tuple(self._reckoned(step, before))
            yield from reckoned or (self._line(RESULT, self._lines.journal(step, before)),)
        elif isinstance(command, c.Announce):
            yield from self._morning(step.facts, with_newcomers(before, step.facts))
        else:
            if ends_vote(step, before, after):
                yield from self._votes.ballots(before)
            told = tuple(self._happened(step, before))
            if told and self._reported:
                self._reported = False
                yield Line(HEADING, (Run(self._lines.public.stage(ph.DEBATE)),))
            if before.phase == ph.VOTING and after.phase == ph.VOTING:
                self._votes.meanwhile += told
            else:
                yield from told
            self._votes.note(step, before)

    def _left_open(self, table: Table) -> Iterator[Piece]:
        """Tell what a game that goes on has come to."""
        if table.phase in ph.NIGHTS:
            yield from self._orders(table)
        elif table.ballots is not None and not table.ballots.closed:
            yield from self._votes.ballots(table)

    def _happened(self, step: Step, table: Table) -> Iterator[Piece]:
        """Tell what was done by day, or has happened to people at any time."""
        command, lines = step.command, self._lines
        if isinstance(command, (UNTOLD, c.CLOCKWORK)) or self._is_silent(step, table):
            return
        counted = self._votes.counted(step, table)
        if isinstance(command, c.CloseVote):
            yield self._line(RESULT, counted or lines.journal(step, table))
            return
        kind = WORD if isinstance(command, BY_WORD) or not step.facts else DONE
        if not heads_vote(step):
            plain = lines.published(step.facts, table) if isinstance(command, VERDICTS) else ""
            yield self._line(kind, plain or lines.journal(step, table))
        yield from self._reckoned(step, table)
        if counted:
            yield self._line(RESULT, counted)

    def _is_silent(self, step: Step, table: Table) -> bool:
        """Is it an order of a night, told with all others at its end, or hands, told when they are counted?"""
        if isinstance(step.command, c.Reply):
            return table.phase in ph.NIGHTS
        return isinstance(step.command, c.CountHands) and not step.command.late

    def _line(self, kind: str, text: str) -> Line:
        found = _NUMBERED.fullmatch(text)
        return Line(kind, (Run(found[1], found[2]) if found else Run(text),))

    # --- the night --------------------------------------------------------------------------------------

    def _orders(self, table: Table) -> Iterator[Line]:
        """Who aimed at whom, in the order of the calls; whoever is called no more comes last."""
        awake: dict[tuple[str, int], tuple[int, ...]] = {}
        for prompt in calls(self._rules, table):
            awake[prompt.act, prompt.by] = (prompt.by,) if prompt.by >= 0 else prompt.awake
        order = list(awake)
        given = {(one.act, one.by): one for one in table.answers}
        for key in (*order, *(key for key in given if key not in awake)):
            if key in given and (said := self._order(given[key], awake.get(key, key[1:]), table)):
                yield Line(DONE, (Run(said),))

    def _order(self, answer: f.Answered, people: Sequence[int], table: Table) -> str:
        lines = self._lines
        if (answer.called and not answer.shown) or not _is_choice(self._rules, answer):
            return ""
        act = lines.texts.line("acts", answer.act, "title", role="")
        detail = told_of(lines, answer, table)
        if not people or len(people) > _GROUP or people[0] < 0:
            return lines.texts.line("journal", "Reply", act=act, detail=detail)
        by = lines.names(table, table.seated(people))
        return lines.texts.line("story", "order", act=act, by=by, detail=detail)

    def _reckoned(self, step: Step, table: Table) -> Iterator[Line]:
        """Why somebody lives or dies; where a night goes step by step, every step in which something happened."""
        lines = self._lines
        if stages := lines.stages(self._rules, step.facts, table):
            for stage in stages:
                if stage.lines:
                    yield Line(HEADING, (Run(stage.title),))
                    yield from (self._line(DONE, said) for said in stage.lines)
            return
        for attempt in lines.why(self._rules, step.facts, table):
            if attempt.dies and len(attempt.chain) == 1 and attempt.rule in _said(step):
                continue
            runs = [self._line(WHY, said).runs[0] for said in attempt.chain]
            sentences = [run._replace(stop=".") for run in (*runs, Run(attempt.result))]
            yield Line(WHY, tuple(sentences))

    # --- the day ----------------------------------------------------------------------------------------

    def _morning(self, facts: Iterable[f.Fact], table: Table) -> Iterator[Line]:
        """What the table heard; a report without the votes of the days before, which have their own chapters."""
        facts, lines = tuple(facts), self._lines
        if lines.texts.has("report", "title"):
            report = lines.report_of(facts, table)
            if report.story:
                yield Line(STORY, (Run(report.story),))
            for section in report.sections:
                if section.lines:
                    self._reported = True
                    yield Line(HEADING, (Run(section.title),))
                    yield from (Line(ALOUD, (Run(said),)) for said in section.lines)
            return
        for fact in facts:
            if isinstance(fact, f.Announced) and fact.key not in WRITTEN:
                yield Line(ALOUD, (Run(lines.shown(fact, table)),))


def _is_choice(rules: Rules, answer: f.Answered) -> bool:
    """Was anything to be chosen, or to be shown: is it more than a call that was heard?"""
    act = rules.acts.get(answer.act)
    return bool(answer.picks or answer.choice or answer.shown) or (act is not None and act.pick != NOTHING)


def _said(step: Step) -> tuple[str, ...]:
    """Return the sentences whose plain outcome the line of a step tells: a verdict carried out, a shot fired by day."""
    if isinstance(step.command, c.Reply):
        return (step.command.act,)
    return tuple(fact.rule for fact in step.facts if isinstance(fact, f.VoteExecuted))

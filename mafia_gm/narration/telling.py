"""Telling a game: from its journal to its story, night by night, with the words that journal and dawn have anyway."""

from __future__ import annotations

import re
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
    Grid,
    Line,
    Piece,
    Run,
    Story,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table
    from mafia_gm.narration.lines import Lines
    from mafia_gm.narration.steps import Step

UNTOLD: Final = (
    *(c.Open, c.Deal, c.GiveCard, c.HandOut, c.Begin, c.SetClock, c.ShowNow, c.Write, c.Reveal),
    *(c.Vote, c.Approve, c.EndGame),
)
"""Steps that the story has elsewhere, or that are no part of it."""
BY_WORD: Final = (
    *(c.Leave, c.ComeBack, c.Arrive, c.ChangeCards, c.Override, c.OverrideToken, c.Rename, c.SwapSeats),
    *(c.CancelVote, c.PlayOn, c.Note),
)
"""What the Game Master does by his own word, or what befalls the people at the table."""
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
        chapters.append(_end(lines, rules, last))
    else:
        about.append(lines.texts.line("story", "unfinished"))
    return Story(title or lines.game(), tuple(about), tuple(chapters), lines.credit(), lines.language)


def _end(lines: Lines, rules: Rules, table: Table) -> Chapter:
    """Return why it ended so, who was alive then, and who has won."""
    ended = table.ended
    assert ended is not None
    pieces: list[Piece] = []
    ruling = str(table.options.get("mafia_win", ""))
    key = variant(lines.texts, "ended", ended.rule, ruling)
    if said := lines.texts.maybe("ended", key):
        pieces.append(Line(DONE, (Run(said),)))
    alive = " · ".join(
        f"{lines.side(side)} {count}"
        for side in rules.sides
        if (count := sum(table[player].side == side for player in table.alive))
    )
    pieces.append(
        Line(DONE, (Run(lines.texts.line("story", "alive", list=alive or lines.names(table, ()))),))
    )
    winners = lines.names(table, table.seated(ended.winners))
    pieces.append(Line(RESULT, (Run(lines.texts.line("story", "winners", names=winners)),)))
    return Chapter(lines.public.phase(ph.END, table.number), tuple(pieces))


class _Teller:
    """Goes through the steps once, a chapter for each night and day."""

    def __init__(self, lines: Lines, rules: Rules) -> None:
        self._lines = lines
        self._rules = rules
        self._vote = ""
        """What the vote that is open is about."""

    def chapters(self, steps: Sequence[Step], tables: Sequence[Table]) -> Iterator[Chapter]:
        title, pieces = "", list[Piece]()
        for place, step in enumerate(steps):
            before = tables[place]
            here = self._title(before)
            if here != title:
                if pieces:
                    yield Chapter(title, tuple(pieces))
                title, pieces = here, []
            pieces += self._told(step, before)
        if pieces:
            yield Chapter(title, tuple(pieces))
        if tables[-1].phase in ph.NIGHTS and (done := tuple(self._orders(tables[-1]))):
            yield Chapter(self._title(tables[-1]), done)

    def _title(self, table: Table) -> str:
        return self._lines.public.phase(table.phase, table.number)

    def _told(self, step: Step, table: Table) -> Iterator[Piece]:
        command = step.command
        if isinstance(command, c.Dawn):
            yield from self._night(step, table)
        elif isinstance(command, c.Announce):
            yield from self._morning(step.facts, with_newcomers(table, step.facts))
        elif isinstance(command, c.OpenVote):
            self._vote = self._lines.journal(step, table)
        elif isinstance(command, c.CloseVote | c.CancelVote):
            yield from self._ballots(step, table)
        elif isinstance(command, c.StopGame):
            yield from self._orders(table) if table.phase in ph.NIGHTS else ()
            yield self._line(WORD, self._lines.journal(step, table))
        elif not isinstance(command, UNTOLD) and not self._is_silent(step, table):
            kind = WORD if isinstance(command, BY_WORD) or not step.facts else DONE
            yield self._line(kind, self._lines.journal(step, table))
            yield from self._reckoned(step.facts, table)

    def _is_silent(self, step: Step, table: Table) -> bool:
        """Is it an order of a night, told with all others at dawn, or hands, told when they are counted?"""
        if isinstance(step.command, c.Reply):
            return table.phase in ph.NIGHTS
        return isinstance(step.command, c.CountHands) and not step.command.late

    def _line(self, kind: str, text: str) -> Line:
        found = _NUMBERED.fullmatch(text)
        return Line(kind, (Run(found[1], found[2]) if found else Run(text),))

    # --- the night --------------------------------------------------------------------------------------

    def _night(self, step: Step, table: Table) -> Iterator[Piece]:
        yield from self._orders(table)
        reckoned = tuple(self._reckoned(step.facts, table))
        yield from reckoned or (self._line(RESULT, self._lines.journal(step, table)),)

    def _orders(self, table: Table) -> Iterator[Line]:
        """Who aimed at whom, in the order of the calls."""
        for prompt in calls(self._rules, table):
            if said := self._order(prompt, table):
                yield Line(DONE, (Run(said),))

    def _order(self, prompt: Prompt, table: Table) -> str:
        answer, lines = prompt.answer, self._lines
        if answer is None or (answer.called and not answer.shown):
            return ""
        if not answer.picks and not answer.choice and not answer.shown and prompt.pick == NOTHING:
            return ""
        act = lines.texts.line("acts", prompt.act, "title", role="")
        people = (prompt.by,) if prompt.by >= 0 else prompt.awake
        detail = told_of(lines, answer, table)
        if not people or len(people) > _GROUP:
            return lines.texts.line("journal", "Reply", act=act, detail=detail)
        by = lines.names(table, table.seated(people))
        return lines.texts.line("story", "order", act=act, by=by, detail=detail)

    def _reckoned(self, facts: tuple[f.Fact, ...], table: Table) -> Iterator[Line]:
        """Why somebody lives or dies; where a night goes step by step, every step in which something happened."""
        lines = self._lines
        if stages := lines.stages(self._rules, facts, table):
            for stage in stages:
                if stage.lines:
                    yield Line(HEADING, (Run(stage.title),))
                    yield from (self._line(DONE, said) for said in stage.lines)
            return
        for attempt in lines.why(self._rules, facts, table):
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
                    yield Line(HEADING, (Run(section.title),))
                    yield from (Line(ALOUD, (Run(said),)) for said in section.lines)
            return
        for fact in facts:
            if isinstance(fact, f.Announced) and fact.key not in WRITTEN:
                yield Line(ALOUD, (Run(lines.shown(fact, table)),))

    def _ballots(self, step: Step, table: Table) -> Iterator[Piece]:
        """Who voted for whom, however secret it was; then the result."""
        ballots, lines = table.ballots, self._lines
        if ballots is not None and ballots.cast:
            tally, line = ballots.tally(), lines.texts.line
            ranked = sorted(tally, key=lambda player: (-tally[player], table.ring.index(player)))
            rows = []
            for candidate in ranked:
                voters = [
                    f"{lines.name(table, voter)} ×2" if voter in ballots.double else lines.name(table, voter)
                    for voter in ballots.voters_for(candidate)
                ]
                rows.append((lines.name(table, candidate), str(tally[candidate]), ", ".join(voters)))
            abstained = [voter for voter, choice in ballots.cast if choice < 0]
            if abstained:
                rows.append((line("story", "abstained"), "", lines.names(table, abstained)))
            heads = (line("story", "candidate"), line("story", "votes"), line("story", "voters"))
            yield Grid(self._vote, heads, tuple(rows), (1,))
        elif self._vote:
            yield Line(HEADING, (Run(self._vote),))
        kind = RESULT if isinstance(step.command, c.CloseVote) else WORD
        yield Line(kind, (Run(self._counted(step, table)),))
        self._vote = ""

    def _counted(self, step: Step, table: Table) -> str:
        """Return the result of a vote in short, for its table says the rest; by lot, it needs more words."""
        closed = next((fact for fact in step.facts if isinstance(fact, f.VoteClosed)), None)
        if closed is None or not closed.leaders or closed.drawn:
            return self._lines.journal(step, table)
        names = self._lines.names(table, table.seated(closed.leaders))
        return self._lines.public.word("leads" if len(closed.leaders) == 1 else "tie", names=names)

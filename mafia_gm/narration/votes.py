"""The votes of a game that is told: what each was about, who voted for whom, what happened meanwhile, the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine import phases as ph
from mafia_gm.narration.story import DONE, Grid, Line, Piece, Run

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mafia_gm.engine.table import Ballots, Table
    from mafia_gm.narration.lines import Lines
    from mafia_gm.narration.steps import Step


class VoteTeller:
    """Knows the vote that is open while a game is told step by step."""

    def __init__(self, lines: Lines) -> None:
        """Know of no vote yet."""
        self._lines = lines
        self._about = ""
        self.meanwhile: list[Piece] = []
        """What has happened while people voted: it is told below the ballots."""

    def note(self, step: Step, table: Table) -> None:
        """Keep what a vote is about that the step opens."""
        opened = _opened(step)
        if opened is not None:
            own = self._lines.journal(step, table) if heads_vote(step) else ""
            self._about = own or self._lines.texts.line("journal", f"OpenVote.{opened.effect}")

    def ballots(self, table: Table) -> Iterator[Piece]:
        """Yield who voted for whom, however secret it was; then what has happened meanwhile."""
        ballots = table.ballots
        assert ballots is not None
        if ballots.cast:
            line = self._lines.texts.line
            heads = (line("story", "candidate"), line("story", "votes"), line("story", "voters"))
            yield Grid(self._about, heads, tuple(self._rows(ballots, table)), (1,))
        elif table.phase == ph.VOTING:
            yield Line(DONE, (Run(self._about),))
        yield from self.meanwhile
        self._about, self.meanwhile = "", []

    def _rows(self, ballots: Ballots, table: Table) -> Iterator[tuple[str, ...]]:
        lines, tally = self._lines, ballots.tally()
        for candidate in sorted(tally, key=lambda player: (-tally[player], table.ring.index(player))):
            voters = [
                f"{lines.name(table, voter)} ×2" if voter in ballots.double else lines.name(table, voter)
                for voter in ballots.voters_for(candidate)
            ]
            yield lines.name(table, candidate), str(tally[candidate]), ", ".join(voters)
        if abstained := [voter for voter, choice in ballots.cast if choice < 0]:
            yield lines.texts.line("story", "abstained"), "", lines.names(table, abstained)

    def counted(self, step: Step, table: Table) -> str:
        """Return the result of a count in short, for its table says the rest; nothing where it needs more words."""
        closed = next((fact for fact in step.facts if isinstance(fact, f.VoteClosed)), None)
        if closed is None or not closed.leaders or closed.drawn:
            return ""
        names = self._lines.names(table, table.seated(closed.leaders))
        return self._lines.public.word("leads" if len(closed.leaders) == 1 else "tie", names=names)


def heads_vote(step: Step) -> bool:
    """Is the line of a step the heading of the vote that it opens? A nomination opens one too, and is told apart."""
    return isinstance(step.command, c.OpenVote | c.Reopen) and _opened(step) is not None


def ends_vote(step: Step, before: Table, after: Table) -> bool:
    """Is an open vote over with a step: counted, broken off, or given up because the day or the game has ended?"""
    if before.ballots is None or before.ballots.closed:
        return False
    over = any(isinstance(fact, f.VoteClosed | f.VoteDropped) for fact in step.facts)
    return over or after.ballots is None or after.ended is not None


def _opened(step: Step) -> f.VoteOpened | None:
    return next((fact for fact in step.facts if isinstance(fact, f.VoteOpened)), None)

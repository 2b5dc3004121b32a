"""The vote in the middle of the projector: what it is about, how it stands, and who is tied."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from mafia_gm.engine.public import PublicPerson, PublicTally, PublicVote
from mafia_gm.narration.public import PublicWords
from mafia_gm.ui import geometry, theme
from mafia_gm.ui.projector.clock import face as clock_face
from mafia_gm.ui.projector.text import CENTRE, LAST_SECONDS, LEFT, RIGHT, TextPainter, numbered


class VotePainter(TextPainter):
    """Paints a vote."""

    def paint(self, p: QPainter, vote: PublicVote, seconds: float | None, words: PublicWords) -> None:
        """What is voted on, the tally, how many have voted or who is tied; the clock beside the title."""
        room, unit = self._room, self._unit
        muted = QColor(self._colours.muted)
        head = QRectF(room.left(), room.top(), room.width(), unit * 5)
        self._vote_title(p, head, vote, seconds, words)
        if vote.secret and not vote.tallies:
            head = head.translated(0, unit * 4.4)
            align = CENTRE if seconds is None else LEFT  # as the title above it
            self._fitted(p, head, words.word("secret_vote"), unit * 3, 500, muted, align=align)
        foot = QRectF(room.left(), room.bottom() - unit * 4.4, room.width(), unit * 4.4)
        tied = _tied(vote)
        if tied:
            foot.setTop(room.bottom() - unit * 7)
            text = words.word("tie", names=", ".join(map(numbered, tied)))
            if not self._holds(foot, [text], 3.0):
                text = words.word("tie", names=", ".join(str(person.number) for person in tied))
            self._fitted(p, foot, text, unit * 4, 700, QColor(self._colours.accent), lines=2)
        elif vote.electors and (vote.tallies or vote.asked is not None):
            self._fitted(p, foot, _cast(vote, words), unit * 3, 500, muted)
        rows = QRectF(room.left(), head.bottom(), room.width(), foot.top() - head.bottom())
        if vote.asked is not None and not vote.closed:
            now = QRectF(rows.left(), rows.top(), rows.width(), unit * 8.5)
            self._fitted(p, now, numbered(vote.asked), unit * 6.5, 700, QColor(self._colours.accent))
            rows.setTop(now.bottom())
        elif not vote.tallies and vote.electors:
            large = QColor(self._colours.text)
            self._fitted(p, rows, _cast(vote, words), unit * 6, 700, large, lines=2)
        self._tallies(p, rows, vote)

    def _vote_title(
        self, p: QPainter, head: QRectF, vote: PublicVote, seconds: float | None, words: PublicWords
    ) -> None:
        unit, muted = self._unit, QColor(self._colours.muted)
        title = words.word("check_vote" if vote.effect == "check" else "elimination_vote")
        if seconds is None:
            self._fitted(p, head, title, unit * 3.3, 600, muted)
            return
        # The clock stands in the same line, so that the tally keeps its room.
        time = theme.font(unit * 4.8, 700, tabular=True)
        text = clock_face(seconds)
        wide = QFontMetricsF(time).horizontalAdvance(text) + unit * 2
        hurry = "danger" if seconds <= 0 else "accent" if seconds <= LAST_SECONDS else "text"
        self._text(p, head, time, text, self._colours.of(hurry), RIGHT)
        self._fitted(p, head.adjusted(0, 0, -wide, 0), title, unit * 3.3, 600, muted, align=LEFT)

    def _tallies(self, p: QPainter, room: QRectF, vote: PublicVote) -> None:
        tallies = vote.tallies
        if not tallies:
            return
        most = max(1, int(room.width() / (self._unit * 32)))
        columns = next(
            (c for c in range(1, most) if room.height() / ceil(len(tallies) / c) >= self._unit * 4.6), most
        )
        per_column = ceil(len(tallies) / columns)
        wide = (room.width() - (columns - 1) * self._unit * 3) / columns
        high = min(self._unit * 8, room.height() / per_column)
        if any(self._name(tally.person.name, wide, high, vote)[0][-1].endswith("…") for tally in tallies):
            high = min(self._unit * 11, room.height() / per_column)
        top = room.center().y() - high * per_column / 2
        for i, tally in enumerate(tallies):
            column, row = divmod(i, per_column)
            left = room.left() + column * (wide + self._unit * 3)
            self._tally(p, QRectF(left, top + row * high, wide, high), tally, vote)

    def _name(self, name: str, wide: float, high: float, vote: PublicVote) -> tuple[tuple[str, ...], float]:
        """Return the lines of a name in a row of this size, and the size of its letters: two lines where they fit."""
        listed = not vote.secret and high >= self._unit * 6.5
        size = min(self._unit * 3.6, high * (0.42 if listed else 0.56))
        free = wide - size * (1.7 + 1.15 * 1.3 + 0.5)
        face = QFontMetricsF(theme.font(size, 700))
        one = geometry.wrapped(name, free, 1, face)
        below = self._unit * 4.2 if listed else self._unit
        if one[0].endswith("…") and 2.1 * size + below <= high:
            return geometry.wrapped(name, free, 2, face), size
        return one, size

    def _tally(self, p: QPainter, room: QRectF, tally: PublicTally, vote: PublicVote) -> None:
        colours = self._colours
        listed = not vote.secret and room.height() >= self._unit * 6.5
        lines, size = self._name(tally.person.name, room.width(), room.height(), vote)
        below = (
            (0.54 if listed else 0.22) * room.height()
            if len(lines) == 1
            else self._unit * (4.2 if listed else 1)
        )
        line = QRectF(room.left(), room.top(), room.width(), room.height() - below)
        count = theme.font(size * 1.15, 700, tabular=True)
        self._text(p, line, count, str(tally.votes), QColor(colours.accent), RIGHT)
        number = QRectF(line.left(), line.top(), size * 1.7, line.height())
        digits = theme.font(size, 700, tabular=True)
        self._text(p, number, digits, str(tally.person.number), QColor(colours.muted), LEFT)
        name, step = theme.font(size, 700), size * 1.05 if len(lines) > 1 else line.height()
        top = line.center().y() - step * len(lines) / 2
        for place, part in enumerate(lines):
            where = QRectF(number.right(), top + place * step, line.width() - number.width(), step)
            self._text(p, where, name, part, QColor(colours.text), LEFT)
        bar = QRectF(room.left(), line.bottom(), room.width(), max(3.0, self._unit * 0.5))
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(colours.raised))
        p.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
        bar.setWidth(bar.width() * min(1.0, tally.votes / max(1, vote.electors)))
        p.setBrush(QColor(colours.accent))
        p.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
        if listed:
            small = theme.font(max(self._unit * 2.4, size * 0.66), 600, tabular=True)
            who = ", ".join(str(voter.number) for voter in tally.voters)
            who = geometry.elided(who, room.width(), QFontMetricsF(small).horizontalAdvance)
            under = QRectF(
                room.left(), bar.top() + self._unit * 0.5, room.width(), QFontMetricsF(small).height()
            )
            self._text(p, under, small, who, QColor(colours.muted), LEFT)


def _cast(vote: PublicVote, words: PublicWords) -> str:
    """How many have voted; the line may break behind the colon only."""
    label, colon, count = words.word("votes_cast", n=vote.cast, electors=vote.electors).partition(": ")
    return label + colon + count.replace(" ", "\u00a0")


def _tied(vote: PublicVote) -> tuple[PublicPerson, ...]:
    """Who has equally many votes, and more than all others, once the vote is closed; nobody if one leads."""
    most = max((tally.votes for tally in vote.tallies), default=0)
    first = tuple(tally.person for tally in vote.tallies if tally.votes == most)
    return first if vote.closed and most > 0 and len(first) > 1 else ()

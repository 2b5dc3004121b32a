"""The middle of the projector: the clock, the tally, the announcement or the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from mafia_gm.engine.public import PublicPerson, PublicTally, PublicView, PublicVote
from mafia_gm.narration.public import PublicWords
from mafia_gm.ui import geometry, theme
from mafia_gm.ui.projector.clock import face as clock_face
from mafia_gm.ui.theme import Colours

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter
_LAST_SECONDS: Final = 10
_SMALLER: Final = ((0.8, 2), (0.7, 2), (0.65, 2), (0.7, 1), (0.6, 2), (0.6, 1))
"""Parts of a caption's size to try, with the lines it may take: two lines are read better than one much smaller."""


class CentrePainter:
    """Paints into one room; ``unit`` is a hundredth of the screen's height."""

    def __init__(self, colours: Colours, room: QRectF, unit: float) -> None:
        self._colours = colours
        self._room = room
        self._unit = unit

    def clock(self, p: QPainter, seconds: float, words: PublicWords, room: QRectF | None = None) -> None:
        """The time left, or that it is up."""
        room = self._room if room is None else room
        up = seconds <= 0
        digits = clock_face(seconds)
        size = min(room.height() * 0.62, room.width() / (len(digits) * 0.68), self._unit * 24)
        colour = QColor(self._colours.text)
        if up:
            colour = QColor(self._colours.danger)
        elif seconds <= _LAST_SECONDS:
            colour = QColor(self._colours.accent)
        label = max(self._unit * 2.6, min(size * 0.26, self._unit * 5.5)) * (1.25 if up else 1)
        top = room.center().y() - (size * 1.0 + label * 1.5) / 2
        self._text(
            p,
            QRectF(room.left(), top, room.width(), size),
            theme.font(size, 700, tabular=True),
            digits,
            colour,
        )
        under = QRectF(room.left(), top + size * 1.02, room.width(), label * 1.5)
        text = words.word("time_up" if up else "time_left")
        self._fitted(p, under, text, label, 700 if up else 500, colour if up else QColor(self._colours.muted))

    def texts(self, p: QPainter, texts: Sequence[str], heading: str = "") -> None:
        """A few sentences, as large as they fit, under an optional heading."""
        room = self._gathered() if heading else self._room
        if heading:
            size = min(self._unit * 8, room.height() * 0.3)
            top = QRectF(room.left(), room.top(), room.width(), room.height() * (0.38 if texts else 1.0))
            self._fitted(
                p, top, heading, size, 700, QColor(self._colours.accent if texts else self._colours.text)
            )
            room = room.adjusted(0, room.height() * 0.4, 0, 0)
        if texts:
            self._block(p, room, texts, 6.5)

    def band(self, p: QPainter, room: QRectF, texts: Sequence[str]) -> None:
        """Announcements on their own ground at the bottom of the screen."""
        radius = min(room.height() / 2, self._unit * 4)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(self._colours.panel))
        p.drawRoundedRect(room, radius, radius)
        inset = radius * 0.8
        self._block(p, room.adjusted(inset, self._unit * 0.8, -inset, -self._unit * 0.8), texts, 4.6)

    # ---------------------------------------------------------------------------------------- the nominees

    def speech(
        self,
        p: QPainter,
        speaker: PublicPerson,
        named: Sequence[PublicPerson],
        seconds: float | None,
        words: PublicWords,
    ) -> None:
        """Who speaks, large; his time; who speaks before and after him."""
        room = self._room
        top = QRectF(room.left(), room.top(), room.width(), room.height() * 0.3)
        self._fitted(p, top, _numbered(speaker), self._unit * 9, 700, QColor(self._colours.accent), lines=2)
        middle = QRectF(room.left(), top.bottom(), room.width(), room.height() * 0.5)
        if seconds is not None:
            self.clock(p, seconds, words, middle)
        foot = QRectF(room.left(), middle.bottom(), room.width(), room.bottom() - middle.bottom())
        if len(named) > 1:
            order = "  →  ".join(map(_numbered, named))
            self._fitted(p, foot, order, self._unit * 3.2, 500, QColor(self._colours.muted), lines=2)

    def named(
        self, p: QPainter, named: Sequence[PublicPerson], seconds: float | None, words: PublicWords
    ) -> None:
        """Who is nominated, in the order in which they will speak; the clock above them when it is there."""
        room, heading = self._room, words.word("accused")
        if seconds is not None:
            self.clock(p, seconds, words, QRectF(room.left(), room.top(), room.width(), room.height() * 0.45))
            room = room.adjusted(0, room.height() * 0.47, 0, 0)
        if heading:
            top = QRectF(room.left(), room.top(), room.width(), self._unit * 5)
            self._fitted(p, top, heading, self._unit * 3.3, 600, QColor(self._colours.muted))
            room = room.adjusted(0, self._unit * 5, 0, 0)
        names = list(map(_numbered, named))
        texts = names if len(names) <= 4 else [" → ".join(one.replace(" ", "\u00a0") for one in names)]
        self._block(p, room, texts, 6.0)

    # ---------------------------------------------------------------------------------------- the vote

    def vote(self, p: QPainter, vote: PublicVote, seconds: float | None, words: PublicWords) -> None:
        """What is voted on, the tally, how many have voted; the clock above it when it is there."""
        room, unit = self._room, self._unit
        title = words.word("check_vote" if vote.effect == "check" else "elimination_vote")
        if vote.secret:
            title = f"{title} · {words.word('secret_vote')}"
        head = QRectF(room.left(), room.top(), room.width(), unit * 5)
        muted = QColor(self._colours.muted)
        if seconds is None:
            self._fitted(p, head, title, unit * 3.3, 600, muted)
        else:  # the clock stands in the same line, so that the tally keeps its room
            time = theme.font(unit * 4.8, 700, tabular=True)
            text = clock_face(seconds)
            wide = QFontMetricsF(time).horizontalAdvance(text) + unit * 2
            hurry = "danger" if seconds <= 0 else "accent" if seconds <= _LAST_SECONDS else "text"
            self._text(p, head, time, text, self._colours.of(hurry), _RIGHT)
            self._fitted(p, head.adjusted(0, 0, -wide, 0), title, unit * 3.3, 600, muted, align=_LEFT)
        foot = QRectF(room.left(), room.bottom() - unit * 4.4, room.width(), unit * 4.4)
        cast = words.word("votes_cast", n=vote.cast, electors=vote.electors)
        self._fitted(p, foot, cast, unit * 3, 500, muted)
        rows = QRectF(room.left(), head.bottom(), room.width(), foot.top() - head.bottom())
        if vote.asked is not None and not vote.closed:
            now = QRectF(rows.left(), rows.top(), rows.width(), unit * 8.5)
            self._fitted(p, now, _numbered(vote.asked), unit * 6.5, 700, QColor(self._colours.accent))
            rows.setTop(now.bottom())
        self._tallies(p, rows, vote)

    def _tallies(self, p: QPainter, room: QRectF, vote: PublicVote) -> None:
        tallies = vote.tallies
        if not tallies:
            return
        columns = next(
            (c for c in (1, 2, 3) if room.height() / ceil(len(tallies) / c) >= self._unit * 4.6), 3
        )
        if room.width() / columns < self._unit * 24:
            columns = max(1, int(room.width() / (self._unit * 24)))
        per_column = ceil(len(tallies) / columns)
        high = min(self._unit * 8, room.height() / per_column)
        wide = (room.width() - (columns - 1) * self._unit * 3) / columns
        top = room.center().y() - high * per_column / 2
        for i, tally in enumerate(tallies):
            column, row = divmod(i, per_column)
            left = room.left() + column * (wide + self._unit * 3)
            self._tally(p, QRectF(left, top + row * high, wide, high), tally, vote)

    def _tally(self, p: QPainter, room: QRectF, tally: PublicTally, vote: PublicVote) -> None:
        colours = self._colours
        listed = not vote.secret and room.height() >= self._unit * 6.5
        size = min(self._unit * 3.6, room.height() * (0.42 if listed else 0.56))
        line = QRectF(room.left(), room.top(), room.width(), room.height() * (0.46 if listed else 0.78))
        count = theme.font(size * 1.15, 700, tabular=True)
        spare = QFontMetricsF(count).horizontalAdvance("00") + size * 0.5
        self._text(p, line, count, str(tally.votes), QColor(colours.accent), _RIGHT)
        number = QRectF(line.left(), line.top(), size * 1.7, line.height())
        self._text(
            p,
            number,
            theme.font(size, 700, tabular=True),
            str(tally.person.number),
            QColor(colours.muted),
            _LEFT,
        )
        name = theme.font(size, 700)
        width = line.width() - number.width() - spare
        text = geometry.elided(tally.person.name, width, QFontMetricsF(name).horizontalAdvance)
        self._text(p, line.adjusted(number.width(), 0, -spare, 0), name, text, QColor(colours.text), _LEFT)
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
            self._text(p, under, small, who, QColor(colours.muted), _LEFT)

    # ---------------------------------------------------------------------------------------- the end

    def end(self, p: QPainter, view: PublicView, words: PublicWords) -> None:
        """Who won: the side, and the winners by number and name."""
        heading = words.word(f"outcome_{view.outcome}") if view.outcome else words.phase("end", view.number)
        room = self._gathered()
        listed = bool(view.winners)
        top = QRectF(room.left(), room.top(), room.width(), room.height() * (0.36 if listed else 1.0))
        self._fitted(p, top, heading, self._unit * 8, 700, self._colours.of(view.outcome), lines=2)
        if not listed:
            return
        label = QRectF(room.left(), top.bottom(), room.width(), self._unit * 4.5)
        self._fitted(p, label, words.word("winners"), self._unit * 3, 500, QColor(self._colours.muted))
        rest = QRectF(room.left(), label.bottom(), room.width(), room.bottom() - label.bottom())
        # Each name sticks to its number: the break may only come at the dot.
        names = [f"{w.person.number}\u00a0{w.person.name}".replace(" ", "\u00a0") for w in view.winners]
        self._block(p, rest, ["  · ".join(names)], 4.2)

    # ---------------------------------------------------------------------------------------- text

    def _gathered(self) -> QRectF:
        """The middle of a large room: lines that belong together stand together."""
        spare = max(0.0, self._room.height() - self._unit * 40) / 2
        return self._room.adjusted(0, spare, 0, -spare)

    def _block(self, p: QPainter, room: QRectF, texts: Sequence[str], largest: float) -> None:
        """The texts below each other, wrapped, in the largest size at which they fit."""
        rows: list[str] = []
        face = theme.font(self._unit * 2, 600)
        for tenth in range(round(largest * 10), 17, -2):
            face = theme.font(self._unit * tenth / 10, 600)
            metrics = QFontMetricsF(face)
            most = max(1, int(room.height() / (metrics.height() * 1.06)))
            rows = [row for text in texts for row in geometry.wrapped(text, room.width(), 12, metrics)]
            if len(rows) <= most and not any(row.endswith("-") for row in rows):
                break
        step = min(QFontMetricsF(face).height() * 1.06, room.height() / max(1, len(rows)))
        top = room.center().y() - step * len(rows) / 2
        for i, row in enumerate(rows):
            self._text(
                p,
                QRectF(room.left(), top + i * step, room.width(), step),
                face,
                row,
                QColor(self._colours.text),
            )

    def _fitted(
        self,
        p: QPainter,
        room: QRectF,
        text: str,
        size: float,
        weight: int,
        colour: QColor,
        *,
        lines: int = 1,
        align: Qt.AlignmentFlag = _CENTRE,
    ) -> None:
        face = theme.font(size, weight)
        rows: tuple[str, ...] = (text,)
        for part, most in ((1.0, lines), (0.9, lines), (0.8, lines), *_SMALLER, (0.5, lines)):
            face = theme.font(size * part, weight)
            metrics = QFontMetricsF(face)
            rows = geometry.wrapped(text, room.width(), max(lines, most), metrics)
            fits = len(rows) * metrics.height() <= room.height() * 1.1
            if fits and "".join(rows).replace(" ", "") == text.replace(" ", ""):
                break
        p.setFont(face)
        p.setPen(colour)
        p.drawText(room, align, "\n".join(rows))

    @staticmethod
    def _text(
        p: QPainter, room: QRectF, face: QFont, text: str, colour: QColor, align: Qt.AlignmentFlag = _CENTRE
    ) -> None:
        p.setFont(face)
        p.setPen(colour)
        p.drawText(room, align | Qt.TextFlag.TextSingleLine, text)


def _numbered(person: PublicPerson) -> str:
    return f"{person.number}\u00a0{person.name}"

"""The middle of the projector: the clock, who is nominated, the announcement or the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from mafia_gm.engine.public import PublicPerson, PublicView
from mafia_gm.narration.public import PublicWords
from mafia_gm.ui import theme
from mafia_gm.ui.projector.clock import face as clock_face
from mafia_gm.ui.projector.layout import smallest_name
from mafia_gm.ui.projector.text import LAST_SECONDS, TextPainter, numbered


class CentrePainter(TextPainter):
    """Paints what is neither a vote nor a report."""

    def clock(self, p: QPainter, seconds: float, words: PublicWords, room: QRectF | None = None) -> None:
        """The time left, or that it is up."""
        room = self._room if room is None else room
        up = seconds <= 0
        digits = clock_face(seconds)
        size = min(room.height() * 0.62, room.width() / (len(digits) * 0.68), self._unit * 24)
        colour = QColor(self._colours.text)
        if up:
            colour = QColor(self._colours.danger)
        elif seconds <= LAST_SECONDS:
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
        self._fitted(p, top, numbered(speaker), self._unit * 9, 700, QColor(self._colours.accent), lines=2)
        middle = QRectF(room.left(), top.bottom(), room.width(), room.height() * 0.5)
        if seconds is not None:
            self.clock(p, seconds, words, middle)
        foot = QRectF(room.left(), middle.bottom(), room.width(), room.bottom() - middle.bottom())
        if len(named) > 1:
            order = "  →  ".join(map(numbered, named))
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
        names = list(map(numbered, named))
        texts = names if len(names) <= 4 else [" → ".join(one.replace(" ", "\u00a0") for one in names)]
        self._block(p, room, texts, 6.0)

    # ---------------------------------------------------------------------------------------- the end

    def end(self, p: QPainter, view: PublicView, words: PublicWords) -> None:
        """Who won: the side, and the winners by number and name where these can be read; their seats are ticked."""
        heading = words.word(f"outcome_{view.outcome}") if view.outcome else words.phase("end", view.number)
        room = self._gathered()
        listed = bool(view.winners)
        top = QRectF(room.left(), room.top(), room.width(), room.height() * (0.4 if listed else 1.0))
        self._fitted(p, top, heading, self._unit * 8, 700, self._colours.of(view.outcome), lines=2)
        if not listed:
            return
        # Each name sticks to its number: the break may only come at the dot.
        names = [f"{w.person.number}\u00a0{w.person.name}".replace(" ", "\u00a0") for w in view.winners]
        label = QRectF(room.left(), top.bottom(), room.width(), self._unit * 4.5)
        rest = QRectF(room.left(), label.bottom(), room.width(), room.bottom() - label.bottom())
        least = smallest_name(len(view.seats), self._unit * 100) / self._unit
        if self._holds(rest, ["  · ".join(names)], least):
            heading = words.word("winners", n=len(names))
            self._fitted(p, label, heading, self._unit * 3, 500, QColor(self._colours.muted))
            self._block(p, rest, ["  · ".join(names)], 4.2)
        else:
            text = f"{words.word('winners', n=len(names))}: {len(names)}"
            below = QRectF(room.left(), top.bottom(), room.width(), room.bottom() - top.bottom())
            self._fitted(p, below, text, self._unit * 4.2, 600, QColor(self._colours.text), lines=2)

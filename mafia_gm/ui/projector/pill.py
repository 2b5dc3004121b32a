"""Painting one seat of the projector: a pill with a number and a name."""

from __future__ import annotations

from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from mafia_gm.engine.public import PublicSeat
from mafia_gm.ui import geometry, theme
from mafia_gm.ui.projector.layout import LINES, Plan
from mafia_gm.ui.theme import Colours

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_LINE: Final = _LEFT | Qt.TextFlag.TextDontClip
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_READABLE: Final = 3.0
"""So much of a name's second line, in sizes of its letters, is worth keeping beside a role."""
_SEEN: Final = 0.85
"""How strong somebody stays who is out of the game, when his card is to be read or he wins."""
_EDGE: Final = 0.24
"""The edge of a pill above and below, in sizes of the letters."""
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter


class Mark(msgspec.Struct, frozen=True):
    """What a moment of the game adds to a seat: votes on it (-1: no candidate), whether it won, whether it is up now."""

    votes: int = -1
    wins: bool = False
    up: bool = False


class _Laid(msgspec.Struct, frozen=True):
    """The lines of a name, their size and step, the size of the small line, and whether it stands beside the last one."""

    parts: tuple[str, ...]
    size: float
    step: float
    small: float
    beside: bool = False


class PillPainter:
    """Paints seats in one set of colours and one plan; ``status`` is the small line of a seat, longer ones first."""

    def __init__(self, colours: Colours, plan: Plan) -> None:
        self._colours = colours
        self._plan = plan

    def paint(self, p: QPainter, pill: QRectF, seat: PublicSeat, status: tuple[str, ...], mark: Mark) -> None:
        """One seat."""
        gone = seat.state == "out"
        shown = bool(seat.role or seat.side)
        p.setOpacity((_SEEN if shown or mark.wins else 0.4) if gone else 1.0)
        self._ground(p, pill, seat, mark)
        room = self._number(p, pill, seat)
        self._texts(p, room, seat, status)
        p.setOpacity(1.0)
        if mark.votes >= 0:
            self._votes(p, pill, mark.votes)
        elif mark.wins:
            self._star(p, pill)

    def _ground(self, p: QPainter, pill: QRectF, seat: PublicSeat, mark: Mark) -> None:
        colours, size = self._colours, self._plan.name
        edge = QColor(colours.muted)
        width = max(2.0, size * 0.07)
        if seat.side:
            edge = colours.of(seat.side)
        if mark.votes >= 0 or mark.wins or mark.up:
            edge, width = QColor(colours.accent), max(3.0, size * 0.13)
        pen = QPen(edge, width)
        if seat.state == "away":
            pen.setDashPattern([3.2, 2.4])
        p.setPen(pen)
        p.setBrush(QColor(colours.panel if seat.state == "out" else colours.raised))
        radius = self._radius(pill)
        p.drawRoundedRect(pill.adjusted(width / 2, width / 2, -width / 2, -width / 2), radius, radius)

    def _radius(self, pill: QRectF) -> float:
        return min(pill.height() / 2, self._plan.badge * 0.72)

    def _number(self, p: QPainter, pill: QRectF, seat: PublicSeat) -> QRectF:
        size, badge = self._plan.name, self._plan.badge
        inset = min((pill.height() - badge) / 2, size * 0.35)
        disc = QRectF(pill.left() + inset, pill.center().y() - badge / 2, badge, badge)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(self._colours.window))
        p.drawEllipse(disc)
        p.setFont(theme.font(max(size * 0.86, self._plan.unit * 1.7), 700, tabular=True))
        p.setPen(QColor(self._colours.muted if seat.state == "out" else self._colours.text))
        p.drawText(disc, _CENTRE, str(seat.number))
        return QRectF(
            disc.right() + size * 0.35, pill.top(), pill.right() - disc.right() - size * 0.75, pill.height()
        )

    def _texts(self, p: QPainter, room: QRectF, seat: PublicSeat, status: tuple[str, ...]) -> None:
        """The name in up to two lines, and the small line below it; where all three find no room, it ends the second."""
        laid = self._lay(room, seat.name, status)
        below = laid.small * 1.15 if status and not laid.beside else 0.0
        top = room.center().y() - (len(laid.parts) * laid.step + below) / 2
        p.setFont(theme.font(laid.size, 700, struck=seat.state == "out"))
        p.setPen(QColor(self._colours.text))
        wide = room.width() + self._plan.name
        for i, part in enumerate(laid.parts):
            p.drawText(QRectF(room.left(), top + i * laid.step, wide, laid.step), _LINE, part)
        if not status:
            return
        face, text = self._fitting(status, room.width(), laid.small)
        p.setFont(face)
        p.setPen(self._colours.of(seat.side) if seat.side else QColor(self._colours.accent))
        if laid.beside:
            p.drawText(QRectF(room.left(), top + laid.step, room.width(), laid.step), _RIGHT, text)
        else:
            p.drawText(QRectF(room.left(), top + len(laid.parts) * laid.step, wide, below), _LEFT, text)

    def _lay(self, room: QRectF, name: str, status: tuple[str, ...]) -> _Laid:
        """Break the name into its lines, and find the small line its place."""
        plan, wide = self._plan, room.width() + 2
        parts = geometry.wrapped(name, wide, LINES, QFontMetricsF(theme.font(plan.name, 700)))
        if len(parts) == 1:
            return _Laid(parts, plan.name, plan.name * 1.2, plan.status)
        size, step, small, beside = self._crowded(room.height(), bool(status))
        metrics = QFontMetricsF(theme.font(size, 700))
        parts = geometry.wrapped(name, wide, LINES, metrics)
        if not beside or len(parts) == 1:
            return _Laid(parts, size, step, small)
        face, text = self._fitting(status, room.width(), small)
        free = room.width() - QFontMetricsF(face).horizontalAdvance(text) - size * 0.5
        if free < size * _READABLE:
            return _Laid(geometry.wrapped(name, wide, 1, metrics), size, step, small)
        parts = (parts[0], geometry.elided(parts[1], free, metrics.horizontalAdvance))
        return _Laid(parts, size, step, small, beside=True)

    def _crowded(self, height: float, status: bool) -> tuple[float, float, float, bool]:
        """Return for a name of two lines its size, the step of its lines, the size of the small one, and whether that
        must stand beside the name: the letters come closer and smaller, but never below what can be read.
        """
        plan = self._plan
        if not status:
            return plan.name, min(plan.name * 1.06, height / 2 - plan.name * 0.06), plan.status, False
        for size, close, part in (
            (plan.name, 1.06, 1.0),
            (plan.name, 0.98, 1.0),
            (plan.least, 1.0, 1.0),
            (plan.least, 0.96, 0.85),
        ):
            small = max(plan.status * part, plan.unit * 1.7)
            if 2 * size * close + small * 1.1 <= height - size * _EDGE:
                return size, size * close, small, False
        return plan.least, plan.least * 1.04, max(plan.status * 0.85, plan.unit * 1.7), True

    def _fitting(self, texts: tuple[str, ...], wide: float, size: float) -> tuple[QFont, str]:
        """Return the first of the texts that fits, a little smaller if it must be; else the last one's beginning."""
        least = self._plan.unit * 1.7
        tries = [(text, part) for text in texts for part in (1.0, 0.9)] + [
            (texts[-1], 0.8) if texts else ("", 1.0)
        ]
        for text, part in tries:
            face = theme.font(max(size * part, least), 600)
            if QFontMetricsF(face).horizontalAdvance(text) <= wide:
                return face, text
        face = theme.font(max(size * 0.8, least), 600)
        return face, geometry.elided(texts[-1], wide, QFontMetricsF(face).horizontalAdvance)

    def _votes(self, p: QPainter, pill: QRectF, votes: int) -> None:
        size = self._plan.name
        face = theme.font(size, 700, tabular=True)
        high = size * 1.4
        wide = max(high, QFontMetricsF(face).horizontalAdvance(str(votes)) + size * 0.7)
        room = QRectF(pill.right() - wide * 0.6, pill.top() - high * 0.36, wide, high)
        p.setPen(QPen(QColor(self._colours.window), size * 0.1))
        p.setBrush(QColor(self._colours.accent))
        p.drawRoundedRect(room, high / 2, high / 2)
        p.setFont(face)
        p.setPen(QColor(self._colours.on_accent))
        p.drawText(room, _CENTRE, str(votes))

    def _star(self, p: QPainter, pill: QRectF) -> None:
        size = self._plan.name * 0.62
        at = QPointF(pill.right() - size * 0.55, pill.top() + size * 0.2)
        p.setPen(QPen(QColor(self._colours.window), size * 0.16))
        p.setBrush(QColor(self._colours.accent))
        p.drawEllipse(at, size, size)
        path = QPainterPath(QPointF(at.x() - size * 0.42, at.y() + size * 0.02))
        path.lineTo(at.x() - size * 0.1, at.y() + size * 0.34)
        path.lineTo(at.x() + size * 0.46, at.y() - size * 0.34)
        pen = QPen(QColor(self._colours.on_accent), size * 0.24, c=Qt.PenCapStyle.RoundCap)
        p.setPen(pen)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(path)

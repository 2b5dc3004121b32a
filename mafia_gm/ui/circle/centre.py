"""The middle of the circle: a quiet ground and a few lines of text that always fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from mafia_gm.ui import geometry, theme
from mafia_gm.ui.circle.view import CentreLine
from mafia_gm.ui.theme import Colours

_SIZES: Final = {"small": (13.5, 500), "big": (25.0, 700), "huge": (34.0, 700)}
_SCALES: Final = (1.5, 1.35, 1.2, 1.1, 1.0, 0.9, 0.8, 0.72, 0.65)
_Row = tuple[str, QFont, CentreLine, float]


class CentrePainter:
    """Paints the ground first; the lines come after the arrows, each on a veil that keeps it readable."""

    def __init__(self, colours: Colours, room: QRectF, *, round_ground: bool) -> None:
        self._colours = colours
        self._room = room
        self._round = round_ground

    def ground(self, p: QPainter) -> None:
        """The disc or rounded field under everything."""
        p.setPen(QPen(QColor(self._colours.line), 1))
        p.setBrush(QColor(self._colours.panel))
        if self._round:
            p.drawEllipse(self._room)
        else:
            radius = min(self._room.width(), self._room.height()) * 0.16
            p.drawRoundedRect(self._room, radius, radius)

    def lines(self, p: QPainter, lines: tuple[CentreLine, ...], arrows: Sequence[QPainterPath] = ()) -> None:
        """The lines, as large as the room allows; where one of ``arrows`` runs, on a veil."""
        inset = 0.16 if self._round else 0.05
        room = self._room.adjusted(
            self._room.width() * inset,
            self._room.height() * inset,
            -self._room.width() * inset,
            -self._room.height() * inset,
        )
        rows = self._rows(lines, room)
        top = room.center().y() - sum(height for *_, height in rows) / 2
        for text, face, line, height in rows:
            place = QRectF(room.left(), top, room.width(), height)
            top += height
            if any(arrow.intersects(place) for arrow in arrows):
                self._veil(p, place, QFontMetricsF(face).horizontalAdvance(text))
            p.setFont(face)
            p.setPen(self._colours.of(line.colour))
            p.drawText(place, Qt.AlignmentFlag.AlignCenter, text)

    def _rows(self, lines: tuple[CentreLine, ...], room: QRectF) -> list[_Row]:
        rows: list[_Row] = []
        largest = min(room.width() / 260, room.height() / 190, 1.5)
        for scale in (s for s in _SCALES if s <= max(largest, _SCALES[-1])):
            rows = []
            for line in lines:
                size, weight = _SIZES[line.size]
                face = theme.font(max(11.0, size * scale), weight, tabular=True)
                metrics = QFontMetricsF(face)
                parts = geometry.wrapped(line.text, room.width(), 2, metrics)
                rows.extend((part, face, line, metrics.height() * 1.12) for part in parts)
            wide = all(QFontMetricsF(r[1]).horizontalAdvance(r[2].text) <= room.width() * 1.9 for r in rows)
            if wide and sum(height for *_, height in rows) <= room.height():
                break
        return rows

    def _veil(self, p: QPainter, place: QRectF, width: float) -> None:
        ground = QColor(self._colours.panel)
        ground.setAlpha(205)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(ground)
        half = min(place.width(), width + 16) / 2
        p.drawRoundedRect(QRectF(place.center().x() - half, place.top(), 2 * half, place.height()), 8, 8)

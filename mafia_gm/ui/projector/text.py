"""Writing into a room of the projector: as large as it fits, broken between words, never cut without need."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from mafia_gm.engine.public import PublicPerson
from mafia_gm.ui import geometry, theme
from mafia_gm.ui.theme import Colours

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignCenter
LAST_SECONDS: Final = 10
"""Seconds before the end from which the clock has another colour."""
_SMALLER: Final = ((0.8, 2), (0.7, 2), (0.65, 2), (0.7, 1), (0.6, 2), (0.6, 1))
"""Parts of a caption's size to try, with the lines it may take: two lines are read better than one much smaller."""
_RATHER_BROKEN: Final = 34
"""At this size, in thousandths of the height, a long word is read better broken than smaller still."""
_BETWEEN: Final = re.compile(" +([—·→]) ")
_NARROWER: Final = tuple(part / 100 for part in range(96, 46, -4))
"""Parts of a room's width in which a text is tried, so that no word stands alone in its last row."""


class TextPainter:
    """Paints into one room; ``unit`` is a hundredth of the screen's height."""

    def __init__(self, colours: Colours, room: QRectF, unit: float) -> None:
        self._colours = colours
        self._room = room
        self._unit = unit

    def _gathered(self) -> QRectF:
        """The middle of a large room: lines that belong together stand together."""
        spare = max(0.0, self._room.height() - self._unit * 40) / 2
        return self._room.adjusted(0, spare, 0, -spare)

    def _holds(self, room: QRectF, texts: Sequence[str], size: float) -> bool:
        """Do the texts find room in letters of this size, in hundredths of the height, with no word broken?"""
        metrics = QFontMetricsF(theme.font(self._unit * size, 600))
        rows = [row for text in texts for row in geometry.wrapped(text, room.width(), 12, metrics)]
        broken = any(row.endswith(("-", "…")) for row in rows)
        return not broken and len(rows) * metrics.height() * 1.06 <= room.height()

    def _block(self, p: QPainter, room: QRectF, texts: Sequence[str], largest: float) -> None:
        """The texts below each other, wrapped, in the largest size at which they fit."""
        rows: list[str] = []
        face = theme.font(self._unit * 2, 600)
        for tenth in range(round(largest * 10), 17, -2):
            face = theme.font(self._unit * tenth / 10, 600)
            metrics = QFontMetricsF(face)
            most = max(1, int(room.height() / (metrics.height() * 1.06)))
            rows = [row for text in texts for row in _wrapped(text, room.width(), metrics)]
            whole = not any(row.endswith("-") for row in rows)
            if len(rows) <= most and (whole or tenth <= _RATHER_BROKEN):
                break
        rows = [row for text in texts for row in evenly(text, room.width(), QFontMetricsF(face))]
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
        align: Qt.AlignmentFlag = CENTRE,
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
        p.drawText(room, align | Qt.TextFlag.TextDontClip, "\n".join(rows))  # no tail of a letter is cut

    @staticmethod
    def _text(
        p: QPainter, room: QRectF, face: QFont, text: str, colour: QColor, align: Qt.AlignmentFlag = CENTRE
    ) -> None:
        p.setFont(face)
        p.setPen(colour)
        p.drawText(room, align | Qt.TextFlag.TextSingleLine, text)


def numbered(person: PublicPerson) -> str:
    """Return a player as the projector names him: his number and his name, which stay together."""
    return f"{person.number}\u00a0{person.name}"


def evenly(text: str, width: float, metrics: QFontMetricsF) -> tuple[str, ...]:
    """Return the rows of a text, about equally long: in the least width that takes no more of them and breaks no word."""
    rows = _wrapped(text, width, metrics)
    if len(rows) == 1:
        return rows
    letters = sum(len(row.replace(" ", "")) for row in rows)
    for part in _NARROWER:
        tried = _wrapped(text, width * part, metrics)
        if len(tried) > len(rows) or sum(len(row.replace(" ", "")) for row in tried) != letters:
            break
        rows = tried
    return rows


def _wrapped(text: str, width: float, metrics: QFontMetricsF) -> tuple[str, ...]:
    """As ``geometry.wrapped``; a dash, a dot between names or an arrow never begins a row."""
    return geometry.wrapped(_BETWEEN.sub("\u00a0\\1 ", text), width, 12, metrics)

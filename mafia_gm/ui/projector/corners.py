"""The upper corners of the projector: which day it is, and how many are alive of each side while that is public."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from mafia_gm.engine.public import PublicView
from mafia_gm.narration.public import PublicWords
from mafia_gm.ui import geometry, theme
from mafia_gm.ui.projector.layout import Plan
from mafia_gm.ui.theme import Colours

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter


def heading(p: QPainter, laid: Plan, phase: str, stage: str, colours: Colours) -> None:
    """On the left the day, and below it the part of the day."""
    unit, room = laid.unit, laid.left
    big = theme.font(unit * 5.4, 700)
    p.setFont(big)
    p.setPen(QColor(colours.text))
    text = geometry.elided(phase, room.width(), QFontMetricsF(big).horizontalAdvance)
    p.drawText(QRectF(room.left(), room.top(), room.width(), unit * 6.4), _LEFT, text)
    p.setFont(theme.font(unit * 2.9, 500))
    p.setPen(QColor(colours.muted))
    p.drawText(QRectF(room.left(), room.top() + unit * 6.5, room.width(), unit * 4), _LEFT, stage)


def statistics(p: QPainter, laid: Plan, view: PublicView, words: PublicWords, colours: Colours) -> None:
    """On the right the living of each side in columns: the number above the side's name."""
    if not view.statistics:
        return
    unit, room = laid.unit, laid.right
    big = theme.font(unit * 5.4, 700, tabular=True)
    least = max(QFontMetricsF(big).horizontalAdvance(str(count)) for count in view.statistics)
    names = [words.side(side) for side in view.sides]
    size = unit * 2.8
    while size > unit * 2.2 and sum(_columns(names, size, least, unit)) > room.width():
        size -= unit * 0.1
    face, columns = theme.font(size, 600), _columns(names, size, least, unit)
    x = room.right() - sum(columns) + unit * 2
    for count, side, name, wide in zip(view.statistics, view.sides, names, columns, strict=False):
        p.setPen(colours.of(side))
        p.setFont(big)
        p.drawText(QRectF(x, room.top(), wide - unit * 2, unit * 6.4), _CENTRE, str(count))
        p.setFont(face)
        p.drawText(QRectF(x, room.top() + unit * 6, wide - unit * 2, unit * 3.4), _CENTRE, name)
        x += wide
    if view.initial:
        caption = words.word("initial_statistics", counts="").strip(" :")
        p.setFont(theme.font(unit * 2.4, 500))
        p.setPen(QColor(colours.muted))
        free = room.right() - sum(columns) - room.left()
        if (
            p.fontMetrics().horizontalAdvance(caption) <= free
        ):  # beside the names, where no votes on a seat come
            where = QRectF(room.left(), room.top() + unit * 6, free, unit * 3.4)
        else:
            where = QRectF(room.left(), room.top() + unit * 9.2, room.width(), unit * 2.6)
        p.drawText(where, _RIGHT, caption)


def _columns(names: list[str], size: float, least: float, unit: float) -> list[float]:
    """Return the widths of the columns, each with the space beside it."""
    metrics = QFontMetricsF(theme.font(size, 600))
    return [max(metrics.horizontalAdvance(name), least) + 2 + unit * 2 for name in names]

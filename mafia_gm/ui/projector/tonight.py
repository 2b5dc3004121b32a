"""The rules of tonight on the projector: the set of characters side by side, without players."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from mafia_gm.engine.public import PublicRules
from mafia_gm.narration.public import PublicWords
from mafia_gm.ui import geometry, theme
from mafia_gm.ui.theme import Colours

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_SIZES: Final = range(64, 21, -2)
"""Sizes of the names to try, in thousandths of the height."""
_STEP: Final = 1.36


def paint(
    p: QPainter, rules: PublicRules, words: PublicWords, width: int, height: int, colours: Colours
) -> None:
    """Paint the set over the whole screen: a heading, then each side with its roles, in the largest size that fits."""
    unit, left = height / 100, width * 0.06
    p.fillRect(QRectF(0, 0, width, height), QColor(colours.window))
    head = QRectF(left, unit * 5, width - 2 * left, unit * 8)
    p.setFont(theme.font(unit * 5.4, 700))
    p.setPen(QColor(colours.text))
    p.drawText(head, _LEFT, words.word("tonight"))
    p.setFont(theme.font(unit * 3.4, 500, tabular=True))
    p.setPen(QColor(colours.muted))
    p.drawText(head, _RIGHT, words.word("players", n=rules.players))
    room = QRectF(left, unit * 17, width - 2 * left, unit * 78)
    columns = _columns(rules, words)
    size = _size(columns, room, height)
    wide = room.width() / max(1, len(columns))
    for place, (side, rows) in enumerate(columns):
        column = QRectF(room.left() + place * wide, room.top(), wide - size, room.height())
        p.setFont(theme.font(size * 0.86, 700, tabular=True))
        p.setPen(colours.of(side))
        total = sum(count for _, count in rows)
        p.drawText(_row(column, 0, size), _LEFT, f"{total}  {words.side(side)}")
        face = theme.font(size, 600)
        metrics = QFontMetricsF(face)
        p.setFont(face)
        p.setPen(QColor(colours.text))
        for line, (name, count) in enumerate(rows, 1):
            times = f"  × {count}" if count > 1 else ""
            free = column.width() - metrics.horizontalAdvance(times)
            p.drawText(
                _row(column, line, size),
                _LEFT,
                geometry.elided(name, free, metrics.horizontalAdvance) + times,
            )


Column = tuple[str, list[tuple[str, int]]]


def _columns(rules: PublicRules, words: PublicWords) -> list[Column]:
    """Return each side with its roles and how many of them there are; a very long side goes on in a second column."""
    columns: list[Column] = []
    for side in rules.sides:
        roles = [(words.role(role.role), role.count) for role in rules.of_side(side)]
        parts = ceil(len(roles) / 12)
        each = ceil(len(roles) / parts)
        columns += [(side, roles[start : start + each]) for start in range(0, len(roles), each)]
    return columns


def _size(columns: list[Column], room: QRectF, height: int) -> float:
    """Return the largest size at which every name stands whole in its column, else the smallest."""
    wide = room.width() / max(1, len(columns))
    most = max((len(rows) for _, rows in columns), default=0) + 1
    size = 0.0
    for thousandths in _SIZES:
        size = height * thousandths / 1000
        metrics = QFontMetricsF(theme.font(size, 600))
        widest = max((metrics.horizontalAdvance(name) for _, rows in columns for name, _ in rows), default=0)
        if most * size * _STEP <= room.height() and widest + size * 3 <= wide:
            break
    return size


def _row(column: QRectF, line: int, size: float) -> QRectF:
    return QRectF(column.left(), column.top() + line * size * _STEP, column.width(), size * _STEP)

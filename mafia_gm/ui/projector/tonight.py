"""The rules of tonight on the projector: the set of characters without players, and what this table plays differently."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Final

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from mafia_gm.engine.public import PublicRules
from mafia_gm.narration.public import PublicWords
from mafia_gm.ui import geometry, theme
from mafia_gm.ui.theme import Colours

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_SIZES: Final = range(64, 21, -2)
"""Sizes of the names on a whole screen, in thousandths of its height."""
_TOGETHER: Final = range(56, 27, -2)
"""Sizes at which the set may share its page with the rulings; a smaller one gives them a page of their own."""
_INSIDE: Final = range(38, 16, -1)
"""Sizes of the names in the middle of the circle; below the last one nothing is shown there."""
_ROWS: Final = (12, 9, 7, 5, 4)
"""Roles after which a side goes on in another column, to try one after the other."""
_FROM_AFAR: Final = 60
"""Nothing is written smaller than this part of the height."""
_STEP, _RULING_STEP = 1.36, 1.4
_LINES: Final = 2
"""Lines that a ruling may take."""


class Column(msgspec.Struct, frozen=True):
    """A side with the number of its cards (0 where it goes on), and its roles with theirs."""

    side: str
    total: int
    roles: tuple[tuple[str, int], ...]


class Sheet(msgspec.Struct, frozen=True):
    """One page: the columns of the set, the rulings below them, and how large each is written; either may be empty."""

    columns: tuple[Column, ...] = ()
    size: float = 0.0
    rulings: tuple[str, ...] = ()
    small: float = 0.0
    told: int = 0
    """How many rulings there are on all pages."""
    least: float = 0.0
    """The size below which nothing is written."""

    def paint(self, p: QPainter, room: QRectF, words: PublicWords, colours: Colours) -> None:
        """Paint the columns side by side and the rulings below each other."""
        widths = _widths(self.columns, self.size, words, self.least)
        spare = max(0.0, room.width() - sum(widths)) / max(1, len(widths))
        left = room.left()
        for column, wide in zip(self.columns, widths, strict=True):
            where = QRectF(left, room.top(), min(wide, room.width()), room.height())
            self._column(p, where, column, words, colours)
            left += wide + spare
        step = self.small * _RULING_STEP
        top = room.top() + (_tall(self.columns, self.size) + self.small * 0.7 if self.columns else 0)
        if self.rulings:
            p.setFont(theme.font(self.small, 700))
            p.setPen(QColor(colours.accent))
            heading = words.word("rulings", n=self.told)
            p.drawText(QRectF(room.left(), top, room.width(), step), _LEFT, heading)
        face = theme.font(self.small, 500)
        for ruling in self.rulings:
            p.setFont(face)
            p.setPen(QColor(colours.text))
            for row in geometry.wrapped(ruling, room.width(), _LINES, QFontMetricsF(face)):
                top += step
                p.drawText(QRectF(room.left(), top, room.width(), step), _LEFT, row)

    def _column(
        self, p: QPainter, room: QRectF, column: Column, words: PublicWords, colours: Colours
    ) -> None:
        high = self.size * _STEP
        if column.total:
            p.setFont(_title(self.size, self.least))
            p.setPen(colours.of(column.side))
            title = f"{column.total}  {words.side(column.side)}"
            p.drawText(QRectF(room.left(), room.top(), room.width() + self.size, high), _LEFT, title)
        face = theme.font(self.size, 600)
        metrics = QFontMetricsF(face)
        p.setFont(face)
        p.setPen(QColor(colours.text))
        for line, (name, count) in enumerate(column.roles, 1):
            times = f"  × {count}" if count > 1 else ""
            free = room.width() - metrics.horizontalAdvance(times)
            text = geometry.elided(name, free, metrics.horizontalAdvance) + times
            p.drawText(QRectF(room.left(), room.top() + line * high, room.width(), high), _LEFT, text)


@lru_cache(maxsize=8)
def sheets(rules: PublicRules, words: PublicWords, width: int, height: int) -> tuple[Sheet, ...]:
    """Return the pages for a whole screen: set and rulings together if both are large enough, else one after the other."""
    room, rulings = _page(width, height), _rulings(rules, words)
    space = room.width(), room.height()
    together = _fitting(rules, words, rulings, space, height, _TOGETHER)
    if together is not None:
        return (together,)
    alone = _fitting(rules, words, (), space, height, _SIZES)
    first = alone or Sheet(_columns(rules, words, _ROWS[0]), height * _SIZES[-1] / 1000)
    small = height * 0.036
    parts = _parts(rulings, room, small)
    return (first, *(Sheet(rulings=part, small=small, told=len(rulings)) for part in parts))


def paint(
    p: QPainter, sheet: int, rules: PublicRules, words: PublicWords, size: tuple[int, int], colours: Colours
) -> None:
    """Paint one of the pages over the whole screen, under a heading."""
    width, height = size
    made, unit, left = sheets(rules, words, width, height), height / 100, width * 0.06
    p.fillRect(QRectF(0, 0, width, height), QColor(colours.window))
    head = QRectF(left, unit * 5, width - 2 * left, unit * 8)
    p.setFont(theme.font(unit * 5.4, 700))
    p.setPen(QColor(colours.text))
    p.drawText(head, _LEFT, words.word("tonight"))
    p.setFont(theme.font(unit * 3.4, 500, tabular=True))
    p.setPen(QColor(colours.muted))
    players = words.word("players", n=rules.players)
    p.drawText(head, _RIGHT, f"{players} · {sheet + 1} / {len(made)}" if len(made) > 1 else players)
    made[sheet].paint(p, _page(width, height), words, colours)


def inside(
    p: QPainter, room: QRectF, rules: PublicRules, words: PublicWords, height: int, colours: Colours
) -> bool:
    """Paint the rules in the middle of the circle; False, and nothing painted, where they cannot be read from afar.

    Where only the rulings find no room, their number is told.
    """
    unit, rulings = height / 100, _rulings(rules, words)
    below = room.adjusted(0, unit * 4.6, 0, 0)
    told = (words.word("rulings", n=len(rulings)),) if rulings else ()
    wide, high = below.width(), below.height()
    sheet = _fitting(rules, words, rulings, (wide, high), height, _INSIDE)
    short = _fitting(rules, words, (), (wide, high - unit * 4 if told else high), height, _INSIDE)
    made = sheet if sheet is not None and (short is None or sheet.size >= short.size * 0.7) else short
    if made is None:
        return False
    p.setFont(theme.font(unit * 3.2, 700))
    p.setPen(QColor(colours.muted))
    p.drawText(QRectF(room.left(), room.top(), room.width(), unit * 4.2), _LEFT, words.word("tonight"))
    made.paint(p, below, words, colours)
    if told and made is short:
        p.setFont(theme.font(unit * 2.2, 700))
        p.setPen(QColor(colours.accent))
        p.drawText(QRectF(room.left(), room.bottom() - unit * 3.4, room.width(), unit * 3.4), _LEFT, told[0])
    return True


# ------------------------------------------------------------------------------------------------ what fits


@lru_cache(maxsize=32)
def _fitting(
    rules: PublicRules,
    words: PublicWords,
    rulings: tuple[str, ...],
    room: tuple[float, float],
    height: int,
    sizes: range,
) -> Sheet | None:
    """Return the largest sheet on which every name is whole and every ruling has its lines; None if there is none.

    What fits in one size fits in every smaller one, so that few have to be tried.
    """
    found: Sheet | None = None
    first, last = 0, len(sizes)
    while first < last:
        middle = (first + last) // 2
        made = _in_size(rules, words, rulings, room, height, height * sizes[middle] / 1000)
        found, first, last = (made, first, middle) if made is not None else (found, middle + 1, last)
    return found


def _in_size(
    rules: PublicRules,
    words: PublicWords,
    rulings: tuple[str, ...],
    room: tuple[float, float],
    height: int,
    size: float,
) -> Sheet | None:
    wide, high = room
    small = max(height / _FROM_AFAR, min(size * 0.8, height * 0.032))
    below = _lines(rulings, wide, small) * small * _RULING_STEP + (small * 0.7 if rulings else 0)
    for most in _ROWS:
        columns = _columns(rules, words, most)
        if (
            _tall(columns, size) + below <= high
            and sum(_widths(columns, size, words, height / _FROM_AFAR)) <= wide
        ):
            return Sheet(columns, size, rulings, small, len(rulings), height / _FROM_AFAR)
    return None


def _widths(columns: tuple[Column, ...], size: float, words: PublicWords, least: float) -> list[float]:
    """Return how much room each column takes, with the space beside it."""
    name, title = (
        QFontMetricsF(theme.font(size, 600)),
        QFontMetricsF(_title(size, least)),
    )
    return [
        size * 1.4
        + max(
            title.horizontalAdvance(f"00  {words.side(column.side)}") if column.total else 0.0,
            *(
                name.horizontalAdvance(f"{role}  × {count}" if count > 1 else role)
                for role, count in column.roles
            ),
        )
        for column in columns
    ]


def _title(size: float, least: float) -> QFont:
    """Return the letters of a side's name above roles of this size."""
    return theme.font(max(size * 0.86, least), 700, tabular=True)


def _lines(rulings: tuple[str, ...], width: float, size: float) -> int:
    """Return how many lines the rulings take with their heading; far too many if one is cut."""
    metrics = QFontMetricsF(theme.font(size, 500))
    rows = [geometry.wrapped(ruling, width, _LINES, metrics) for ruling in rulings]
    if any(row[-1].endswith("…") for row in rows):
        return 999
    return sum(map(len, rows)) + 1 if rulings else 0


def _parts(rulings: tuple[str, ...], room: QRectF, size: float) -> list[tuple[str, ...]]:
    """Return the rulings by page, below a heading on each."""
    parts: list[tuple[str, ...]] = [()]
    most, filled = int(room.height() / (size * _RULING_STEP)) - 1, 0
    for ruling in rulings:
        lines = _lines((ruling,), room.width(), size) - 1
        if filled + lines > most:
            parts, filled = [*parts, ()], 0
        parts[-1], filled = (*parts[-1], ruling), filled + lines
    return [part for part in parts if part]


def _rulings(rules: PublicRules, words: PublicWords) -> tuple[str, ...]:
    return tuple(text for ruling in rules.rulings if (text := words.ruling(ruling)))


def _columns(rules: PublicRules, words: PublicWords, most: int) -> tuple[Column, ...]:
    """Return each side with its roles and how many of them there are; a longer side goes on in another column."""
    columns: list[Column] = []
    for side in rules.sides:
        roles = tuple((words.role(role.role), role.count) for role in rules.of_side(side))
        each, total = ceil(len(roles) / ceil(len(roles) / most)), sum(count for _, count in roles)
        columns += [
            Column(side, 0 if start else total, roles[start : start + each])
            for start in range(0, len(roles), each)
        ]
    return tuple(columns)


def _tall(columns: tuple[Column, ...], size: float) -> float:
    return (max((len(column.roles) for column in columns), default=0) + 1) * size * _STEP


def _page(width: int, height: int) -> QRectF:
    return QRectF(width * 0.06, height * 0.17, width * 0.88, height * 0.79)

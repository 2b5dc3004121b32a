"""The morning report on the projector: as many pages as it takes at a size that can be read from afar."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from mafia_gm.engine.public import PublicLine, PublicSeat, PublicView
from mafia_gm.narration.public import PublicWords
from mafia_gm.ui import geometry, theme
from mafia_gm.ui.theme import Colours

SECTIONS: Final = {
    "story": "",
    "beaten": "beatings",
    "check_peaceful": "checks",
    "check_mafia": "checks",
    "check_oops": "checks",
    "recruited": "recruitments",
    "nobody_recruited": "recruitments",
    "killed": "killings",
    "killed_by": "killings",
    "nobody_killed": "killings",
    "lynch_votes": "lynch",
    "lynch_none": "lynch",
    "seance": "seances",
    "role_left": "left",
    "players_left": "left",
}
"""Under which heading each line of a report stands; the story has none."""
BRIEF: Final = frozenset({"killed", "nobody_killed"})
"""Lines of a report that stay on the screen when it has been read."""
_TEXT, _HEAD, _TITLE = 3.9, 3.4, 5.4
"""Sizes in hundredths of the height: what is written is never smaller than a thirtieth of it."""
_STEP: Final = 1.32
_MOST: Final = 12
"""Lines after which one announcement is cut."""


def is_report(line: PublicLine) -> bool:
    """Does the line belong to a morning report of many parts? Other games announce single lines at dawn."""
    return line.key in SECTIONS


def is_brief(line: PublicLine, lines: Sequence[PublicLine]) -> bool:
    """Does the line stay with the circle, or is it only to be read in the report?"""
    return not is_report(line) or line.key in BRIEF or not any(one.key not in BRIEF for one in lines)


class Line(msgspec.Struct, frozen=True):
    """A row of text; headings are rows of another look."""

    text: str
    is_heading: bool = False


class Pages(msgspec.Struct, frozen=True):
    """The report laid out: its title and the rows of each page."""

    title: str
    sheets: tuple[tuple[Line, ...], ...]
    width: int
    height: int

    def paint(self, p: QPainter, page: int, colours: Colours) -> None:
        """Paint one page over the whole screen."""
        unit, left = self.height / 100, self.width * 0.08
        room = QRectF(left, unit * 5, self.width - 2 * left, unit * 8)
        p.setFont(theme.font(unit * _TITLE, 700))
        p.setPen(QColor(colours.text))
        p.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.title)
        if len(self.sheets) > 1:
            p.setFont(theme.font(unit * _HEAD, 500, tabular=True))
            p.setPen(QColor(colours.muted))
            count = f"{page + 1} / {len(self.sheets)}"
            p.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, count)
        top = unit * 15
        for line in self.sheets[min(page, len(self.sheets) - 1)]:
            size = _HEAD if line.is_heading else _TEXT
            high = unit * _TEXT * _STEP
            p.setFont(theme.font(unit * size, 600 if line.is_heading else 500))
            p.setPen(QColor(colours.accent if line.is_heading else colours.text))
            where = QRectF(left, top, self.width - 2 * left, high)
            p.drawText(where, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, line.text)
            top += high


def pages(view: PublicView, words: PublicWords, width: int, height: int) -> Pages:
    """Lay the report of the view out on pages of this size; at least one page, even without a report."""
    return _pages(view.lines, view.seats, view.number, words, width, height)


@lru_cache(maxsize=4)
def _pages(
    lines: tuple[PublicLine, ...],
    seats: tuple[PublicSeat, ...],
    number: int,
    words: PublicWords,
    width: int,
    height: int,
) -> Pages:
    unit = height / 100
    metrics = QFontMetricsF(theme.font(unit * _TEXT, 500))
    most = max(3, int((height - unit * 19) / (unit * _TEXT * _STEP)))
    sheets: list[list[Line]] = [[]]
    for block in _blocks(lines, seats, words, width * 0.84, metrics):
        space = 1 if sheets[-1] else 0
        if len(sheets[-1]) + space + len(block) > most and sheets[-1]:
            sheets.append([])
            space = 0
        sheets[-1] += [Line("")] * space
        for line in block:
            if len(sheets[-1]) >= most:
                sheets.append([])
            sheets[-1].append(line)
    return Pages(words.report("title", n=number), tuple(map(tuple, sheets)), width, height)


def _blocks(
    lines: tuple[PublicLine, ...],
    seats: tuple[PublicSeat, ...],
    words: PublicWords,
    width: float,
    metrics: QFontMetricsF,
) -> Iterator[list[Line]]:
    """Yield what belongs together: a heading with its lines."""
    block: list[Line] = []
    heading: str | None = None
    for line in filter(is_report, lines):
        part = SECTIONS[line.key]
        if part != heading:
            if block:
                yield block
            heading = part
            block = [Line(words.report(part).upper(), is_heading=True)] if part else []
        text = words.line(line, seats)
        for piece in text.splitlines():
            block += [Line(row) for row in geometry.wrapped(piece, width, _MOST, metrics)]
    if block:
        yield block

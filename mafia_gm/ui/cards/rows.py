"""A quiet list of two columns: seats and their cards, or cards and their seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QHeaderView, QTreeWidget

from mafia_gm.ui import theme
from mafia_gm.ui.widgets.suit_label import suit_of
from mafia_gm.ui.widgets.suits import suit_at

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mafia_gm.ui.theme import Colours


class Line(msgspec.Struct, frozen=True):
    """One line: what stands left and right, the card whose suit is drawn, and whether it is in hand now."""

    left: str
    right: str = ""
    card: str = ""
    side: str = ""
    now: bool = False
    done: bool = False


class TwoColumns(QTreeWidget):
    """Shows lines; emits ``picked(int)`` with the place of the one that is clicked or entered."""

    picked = Signal(int)

    def __init__(self, colours: Colours) -> None:
        """Make the empty list."""
        super().__init__()
        self._colours = colours
        self._icons: dict[tuple[str, str], QIcon] = {}
        self._shown: tuple[Line, ...] = ()
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setIconSize(QSize(14, 14))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.header().setMaximumSectionSize(190)
        self.clicked.connect(self._take)
        self.activated.connect(self._take)

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these lines; the one in hand is brought into sight."""
        if tuple(lines) == self._shown:
            return
        self._shown = tuple(lines)
        focus = self.currentIndex().row()
        # Rows made by Qt itself: clearing rows that Python has made lets Shiboken abort now and then.
        self.clear()
        self.model().insertRows(0, len(lines))
        for place, line in enumerate(lines):
            self._put(place, line)
        now = next((place for place, line in enumerate(lines) if line.now), -1)
        if now >= 0:
            self.scrollTo(self.model().index(now, 0), QTreeWidget.ScrollHint.PositionAtCenter)
        if 0 <= focus < len(self._shown):
            self.setCurrentIndex(self.model().index(focus, 0))

    def _put(self, place: int, line: Line) -> None:
        rows, role = self.model(), Qt.ItemDataRole
        left, right = rows.index(place, 0), rows.index(place, 1)
        colour = "accent" if line.now else "muted" if line.done else "text"
        rows.setData(left, line.left, role.DisplayRole)
        rows.setData(left, QBrush(self._colours.of(colour)), role.ForegroundRole)
        rows.setData(left, f"{line.left}, {line.right}".strip(", "), role.AccessibleTextRole)
        if line.now:
            rows.setData(left, theme.font(14, 700), role.FontRole)
        rows.setData(right, line.right, role.DisplayRole)
        rows.setData(
            right, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), role.TextAlignmentRole
        )
        rows.setData(right, QBrush(self._colours.of("text" if line.card else "muted")), role.ForegroundRole)
        if suit_of(line.card):
            rows.setData(right, self._icon(line.card, line.side), role.DecorationRole)

    def _take(self, index: QModelIndex) -> None:
        self.picked.emit(index.row())

    def _icon(self, card: str, side: str) -> QIcon:
        key = (suit_of(card), side)
        if key not in self._icons:
            pixmap = QPixmap(28, 28)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(suit_at(key[0], 14, 14, 24), self._colours.of(side))
            painter.end()
            self._icons[key] = QIcon(pixmap)
        return self._icons[key]

"""A quiet list of two columns: seats and their cards, or cards and their seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem

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
        self.itemClicked.connect(self._take)
        self.itemActivated.connect(self._take)

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these lines; the one in hand is brought into sight."""
        if tuple(lines) == self._shown:
            return
        self._shown = tuple(lines)
        focus = self.currentIndex().row()
        self.clear()
        current: QTreeWidgetItem | None = None
        for line in lines:
            item = QTreeWidgetItem([line.left, line.right])
            item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            if suit_of(line.card):
                item.setIcon(1, self._icon(line.card, line.side))
            colour = "accent" if line.now else "muted" if line.done else "text"
            item.setForeground(0, self._colours.of(colour))
            item.setForeground(1, self._colours.of("text" if line.card else "muted"))
            if line.now:
                item.setFont(0, theme.font(14, 700))
                current = item
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, f"{line.left}, {line.right}".strip(", "))
            self.addTopLevelItem(item)
        if current is not None:
            self.scrollToItem(current, QTreeWidget.ScrollHint.PositionAtCenter)
        if 0 <= focus < len(self._shown):
            self.setCurrentIndex(self.model().index(focus, 0))

    def _take(self, item: QTreeWidgetItem) -> None:
        self.picked.emit(self.indexOfTopLevelItem(item))

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

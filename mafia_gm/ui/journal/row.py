"""How a row of the journal looks: a quiet heading, or a line that wraps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from mafia_gm.ui import theme
from mafia_gm.ui.journal.model import HEADING

if TYPE_CHECKING:
    from mafia_gm.ui.journal.model import JournalModel
    from mafia_gm.ui.theme import Colours

_MARGIN: Final = 8
_PAD: Final = 4
_KEPT: Final = 4000
_WRAP: Final = (
    int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignTop)
)


class RowPainter(QStyledItemDelegate):
    """Paints the rows; remembers how high they are."""

    def __init__(self, colours: Colours, view: QListView, rows: JournalModel) -> None:
        """Paint these rows for this view."""
        super().__init__(view)
        self._colours = colours
        self._view = view
        self._rows = rows
        self._outside = self._inside = -1
        self._plain = theme.font(14)
        self._head = theme.font(12, 600)
        self._metrics = QFontMetrics(self._plain)
        self._heights: dict[tuple[str, int], int] = {}
        self._heading = QFontMetrics(self._head).height() + 14

    def _width(self) -> int:
        """Return the width of the rows. (Asked for the viewport, Shiboken makes the classes of all widgets there are.)"""
        outside = self._view.width()
        if outside != self._outside:
            self._outside, self._inside = outside, self._view.maximumViewportSize().width()
        return self._inside

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: ARG002
        """Return the height of a row at the width of the view."""
        width = self._width()
        entry = self._rows.entry(index.row())
        if entry.number == HEADING:
            return QSize(width, self._heading)
        key = (entry.text, width)
        height = self._heights.get(key)
        if height is None:
            if len(self._heights) > _KEPT:
                self._heights.clear()
            room = QRect(0, 0, max(40, width - 2 * _MARGIN), 10_000)
            height = self._metrics.boundingRect(room, _WRAP, key[0]).height() + 2 * _PAD
            self._heights[key] = height
        return QSize(width, height)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one row."""
        colours = self._colours
        room: QRect = option.rect
        state: QStyle.StateFlag = option.state
        entry = self._rows.entry(index.row())
        painter.save()
        if entry.number == HEADING:
            painter.setFont(self._head)
            painter.setPen(QColor(colours.accent))
            below = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
            painter.drawText(room.adjusted(_MARGIN, 0, -_MARGIN, -3), below, entry.text.upper())
            painter.restore()
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.hover if chosen else colours.raised))
            painter.drawRoundedRect(room, 6, 6)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QColor(colours.accent))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(room.adjusted(1, 1, -2, -2), 6, 6)
        painter.setFont(self._plain)
        painter.setPen(QColor(colours.text))
        painter.drawText(room.adjusted(_MARGIN, _PAD, -_MARGIN, -_PAD), _WRAP, entry.text)
        painter.restore()

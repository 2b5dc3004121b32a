"""The seats as a list to drag: number, name, what is odd about it, and a cross to take it away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from mafia_gm.ui import theme
from mafia_gm.ui.widgets.blocks import hint

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QAbstractItemModel
    from PySide6.QtGui import QKeyEvent, QMouseEvent

    from mafia_gm.ui.theme import Colours

ROW: Final = 38
NUMBER: Final = 46
CROSS: Final = 36
NOTE: Final = Qt.ItemDataRole.UserRole
_Index = QModelIndex | QPersistentModelIndex


class _Row(QStyledItemDelegate):
    """Paints a seat."""

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = colours

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(super().sizeHint(option, index).width(), ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        of, box = self._colours.of, QRectF(option.rect).adjusted(1, 1, -1, -1)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if selected or hovered:
            painter.setPen(QPen(of("accent"), 2) if focused else Qt.PenStyle.NoPen)
            painter.setBrush(of("hover" if selected else "raised"))
            painter.drawRoundedRect(box, 6, 6)
        disc = QPointF(box.left() + NUMBER / 2, box.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(of("line" if selected else "raised"))
        painter.drawEllipse(disc, 13, 13)
        painter.setFont(theme.font(13, 600, tabular=True))
        painter.setPen(of("text"))
        painter.drawText(
            QRectF(disc.x() - 15, disc.y() - 15, 30, 30), Qt.AlignmentFlag.AlignCenter, str(index.row() + 1)
        )
        self._text(painter, box, index, cross=selected or hovered)
        painter.restore()

    def _text(self, painter: QPainter, box: QRectF, index: _Index, *, cross: bool) -> None:
        of = self._colours.of
        room = box.adjusted(NUMBER + 2, 0, -CROSS, 0)
        note = str(index.data(NOTE) or "")
        if note:
            painter.setFont(theme.font(12))
            painter.setPen(of("accent"))
            width = min(painter.fontMetrics().horizontalAdvance(note) + 8, int(room.width() * 0.6))
            place = QRectF(room.right() - width, room.top(), width, room.height())
            text = painter.fontMetrics().elidedText(note, Qt.TextElideMode.ElideRight, width)
            painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
            room.setRight(place.left() - 8)
        painter.setFont(theme.font(16, 600))
        painter.setPen(of("text"))
        name = painter.fontMetrics().elidedText(
            str(index.data()), Qt.TextElideMode.ElideRight, int(room.width())
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)
        if cross:
            middle = QPointF(box.right() - CROSS / 2, box.center().y())
            painter.setPen(QPen(QColor(of("muted")), 1.8))
            painter.drawLine(middle + QPointF(-4.5, -4.5), middle + QPointF(4.5, 4.5))
            painter.drawLine(middle + QPointF(-4.5, 4.5), middle + QPointF(4.5, -4.5))

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: _Index) -> QWidget:
        del option
        made = QLineEdit(parent)
        made.setAccessibleName(str(index.data()))
        return made

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: _Index) -> None:
        del index
        box = option.rect
        editor.setGeometry(
            QRect(box.left() + NUMBER - 8, box.top(), box.width() - NUMBER - CROSS + 8, box.height())
        )

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: _Index) -> None:
        if isinstance(editor, QLineEdit):
            model.setData(index, editor.text())


class SeatsList(QListWidget):
    """The players in seat order.

    Signals: ``seated(tuple)`` after a drag or a move by Alt+Up and Alt+Down, ``renamed(int, str)``,
    ``removed(int)`` by the cross or Delete.
    """

    seated = Signal(object)
    renamed = Signal(int, str)
    removed = Signal(int)

    def __init__(self, colours: Colours) -> None:
        """Make the empty list; ``show_names`` fills it."""
        super().__init__()
        self.setItemDelegate(_Row(colours, self))
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked | QAbstractItemView.EditTrigger.EditKeyPressed
        )
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._filling = False
        self.itemChanged.connect(self._edited)
        self.model().rowsMoved.connect(self._moved)
        self.model().rowsInserted.connect(lambda *_: self._moved())

    def show_names(self, names: Sequence[str], notes: Sequence[str]) -> None:
        """Show these seats, each with a note on what is odd; the current row stays where it is."""
        here = self.currentRow()
        self._filling = True
        while self.count() > len(names):
            self.takeItem(self.count() - 1)
        while self.count() < len(names):
            self.addItem("")  # made by Qt itself: clearing rows that Python has made lets Shiboken abort
            self.item(self.count() - 1).setFlags(
                Qt.ItemFlag.ItemIsEnabled
                | Qt.ItemFlag.ItemIsSelectable
                | Qt.ItemFlag.ItemIsEditable
                | Qt.ItemFlag.ItemIsDragEnabled
            )
        for place, (name, note) in enumerate(zip(names, notes, strict=True)):
            item = self.item(place)
            item.setText(name)
            item.setData(NOTE, note)
            item.setToolTip(hint(note))
            spoken = f"{place + 1} {name}. {note}" if note else f"{place + 1} {name}"
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        self._filling = False
        if names and here >= 0:
            self.setCurrentRow(min(here, len(names) - 1))

    def names(self) -> tuple[str, ...]:
        """Return the names as the rows stand now."""
        return tuple(self.item(place).text() for place in range(self.count()))

    def shift(self, by: int) -> None:
        """Move the current player one seat on or back."""
        here = self.currentRow()
        there = here + by
        if here < 0 or not 0 <= there < self.count():
            return
        names = list(self.names())
        names.insert(there, names.pop(here))
        self.setCurrentRow(there)
        self.seated.emit(tuple(names))

    def _moved(self) -> None:
        if not self._filling:
            self.seated.emit(self.names())

    def _edited(self, item: QListWidgetItem) -> None:
        if not self._filling:
            self.renamed.emit(self.row(item), item.text())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take a player away when his cross is clicked."""
        item = self.itemAt(event.position().toPoint())
        if item is not None and event.position().x() > self.visualItemRect(item).right() - CROSS:
            self.removed.emit(self.row(item))
            return
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete takes away, Alt+Up and Alt+Down move, Enter renames."""
        alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
        key = event.key()
        if self.state() == QAbstractItemView.State.EditingState:
            event.accept()  # what the editor leaves over is not meant for the list
        elif key in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace} and self.currentRow() >= 0:
            self.removed.emit(self.currentRow())
        elif alt and key in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self.shift(-1 if key == Qt.Key.Key_Up else 1)
        elif (
            key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.modifiers() and self.currentRow() >= 0
        ):
            self.editItem(self.currentItem())
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QEvent) -> None:
        """Point at the first player if at none."""
        super().focusInEvent(event)  # type: ignore[arg-type]
        if self.currentRow() < 0 and self.count():
            self.setCurrentRow(0)

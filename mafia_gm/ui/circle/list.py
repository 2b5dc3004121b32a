"""The list twin of the circle: the same seats as rows, for the keyboard, for screen readers and for large tables."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from mafia_gm.ui import theme
from mafia_gm.ui.circle.view import NOBODY, CircleView, SeatView
from mafia_gm.ui.circle.words import SeatWords
from mafia_gm.ui.theme import Colours

_COLUMNS: Final = 5
_NUMBER, _NAME, _ROLE, _STATE, _CHOICE = range(_COLUMNS)
_Index = QModelIndex | QPersistentModelIndex
_NO_PARENT: Final = QModelIndex()


class _Rows(QAbstractTableModel):
    """The seats as rows."""

    def __init__(self, colours: Colours, parent: QObject) -> None:
        super().__init__(parent)
        self.colours = colours
        self.seats: tuple[SeatView, ...] = ()
        self.covered = False
        self._words = SeatWords(self)

    def put(self, seats: tuple[SeatView, ...]) -> None:
        if [s.player for s in seats] == [s.player for s in self.seats]:
            self.seats = seats
            if seats:
                self.dataChanged.emit(self.index(0, 0), self.index(len(seats) - 1, _COLUMNS - 1))
        else:
            self.beginResetModel()
            self.seats = seats
            self.endResetModel()

    def rowCount(self, parent: _Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self.seats)

    def columnCount(self, parent: _Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else _COLUMNS

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Seat"), self.tr("Name"), self.tr("Role"), self.tr("State"), self.tr("Choice"))[
                section
            ]
        return None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        seat, column = self.seats[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(seat, column)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            if role == Qt.ItemDataRole.ToolTipRole:
                return self._words.tooltip(seat, covered=self.covered)
            return self._words.sentence(seat, covered=self.covered)
        if role == Qt.ItemDataRole.ForegroundRole:
            return self._colour(seat, column)
        if role == Qt.ItemDataRole.FontRole and not self.covered and column in (_NUMBER, _NAME):
            bold = seat.picked or seat.acting or seat.legal is True
            return theme.font(14, 700 if bold else 400, struck=not seat.alive)
        if role == Qt.ItemDataRole.TextAlignmentRole and column == _NUMBER:
            return Qt.AlignmentFlag.AlignCenter
        return None

    def _text(self, seat: SeatView, column: int) -> str:
        if column == _NUMBER:
            return str(seat.number)
        if column == _NAME:
            return seat.name
        if self.covered:
            return ""
        if column == _ROLE:
            return seat.role_label
        return self._words.unusual(seat) if column == _STATE else self._words.choice(seat)

    def _colour(self, seat: SeatView, column: int) -> Any:
        if self.covered:
            return None
        if not seat.alive or seat.legal is False:
            return self.colours.of("faint")
        if seat.picked or seat.acting:
            return self.colours.of("accent")
        return self.colours.of(seat.side or "text") if column == _ROLE else None


class SeatList(QTableView):
    """Shows a :class:`CircleView` as rows; Enter, Space or a double click chooses a player."""

    clicked_player = Signal(int)
    hovered = Signal(int)
    menu = Signal(int, QPoint)
    """A player's menu is wanted here on the screen."""

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = _Rows(colours, self)
        self.setModel(self._rows)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(30)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.doubleClicked.connect(self._choose)
        self._name()

    def show_view(self, view: CircleView) -> None:
        """Show these seats; the current row stays on its player."""
        current = self.current_player()
        self._rows.put(view.seats)
        players = [seat.player for seat in view.seats]
        if current in players and self.current_player() != current:
            self.setCurrentIndex(self._rows.index(players.index(current), _NAME))
        self._hide()
        self._share_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width out."""
        super().resizeEvent(event)
        self._share_out()

    def _share_out(self) -> None:
        """Give every column what it needs; where that is too much, those that need most get equally less."""
        shown = [column for column in range(_COLUMNS) if not self.isColumnHidden(column)]
        header, room = self.horizontalHeader(), self.viewport().width()
        needs = {
            column: max(self.sizeHintForColumn(column), header.sectionSizeHint(column)) for column in shown
        }
        for place, column in enumerate(sorted(shown, key=lambda column: needs[column])):
            share = room // (len(shown) - place)
            width = min(needs[column], share)
            self.setColumnWidth(column, width)
            room -= width
        if room > 0:
            self.setColumnWidth(shown[-1], self.columnWidth(shown[-1]) + room)

    def set_covered(self, covered: bool) -> None:
        """Covered, it shows numbers and names and nothing else."""
        self._rows.beginResetModel()
        self._rows.covered = covered
        self._rows.endResetModel()
        self._hide()
        self._share_out()

    def _hide(self) -> None:
        """Hide what nobody may see now; and choices while nothing is asked, for they would take room from names."""
        asked = any(seat.acting or seat.picked or seat.legal is not None for seat in self._rows.seats)
        for column, shown in ((_ROLE, True), (_STATE, True), (_CHOICE, asked)):
            self.setColumnHidden(column, self._rows.covered or not shown)

    def set_colours(self, colours: Colours) -> None:
        """Another theme."""
        self._rows.colours = colours
        self.viewport().update()

    def current_player(self) -> int:
        """The player of the current row, ``NOBODY`` without one."""
        row = self.currentIndex().row()
        return self._rows.seats[row].player if 0 <= row < len(self._rows.seats) else NOBODY

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and current.row() != previous.row():
            self.hovered.emit(self.current_player())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and not event.modifiers():
            self._choose()
        elif event.text().isdigit():
            event.ignore()  # the owner's: a seat number
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """By the mouse it is the menu of the row under it, by the key that of the current row."""
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        row = self.currentIndex() if by_key else self.indexAt(self.viewport().mapFrom(self, event.pos()))
        if row.isValid() and not self._rows.covered:
            where = (
                self.viewport().mapToGlobal(self.visualRect(row).center()) if by_key else event.globalPos()
            )
            self.menu.emit(self._rows.seats[row.row()].player, where)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            self._rows.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, _COLUMNS - 1)
            self._rows.put(self._rows.seats)
            self._share_out()
        super().changeEvent(event)

    def _choose(self) -> None:
        if self.current_player() != NOBODY:
            self.clicked_player.emit(self.current_player())

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Seats as a list"))

"""The console's seating circle: shows the seats and says which one was clicked, or typed, or dragged."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from mafia_gm.ui import geometry
from mafia_gm.ui.circle.board import Board, around
from mafia_gm.ui.circle.view import NOBODY
from mafia_gm.ui.circle.words import SeatWords
from mafia_gm.ui.theme import Colours

_FORWARD: Final = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_BACK: Final = (Qt.Key.Key_Left, Qt.Key.Key_Up)
_CHOOSE: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Circle(Board):
    """Clicks, hovers and swaps come out as players (``NOBODY`` when the mouse leaves)."""

    clicked = Signal(int)
    hovered = Signal(int)
    swapped = Signal(int, int)
    menu = Signal(int, QPoint)
    """A player's menu is wanted here on the screen."""

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(colours, parent)
        self._swapping = False
        self._press_at = QPoint()
        self._words = SeatWords(self)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._name()

    def set_covered(self, covered: bool) -> None:
        """Covered, it shows and says numbers and names and nothing else."""
        QToolTip.hideText()
        super().set_covered(covered)

    def set_swapping(self, allowed: bool) -> None:
        """Whether dragging one token onto another asks for a swap."""
        self._swapping = allowed
        self._drag_at = None

    # ---------------------------------------------------------------------------------------- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = self._player_at(event.position().toPoint())
            self._press_at = event.position().toPoint()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second click of a double click takes no finger away again."""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        far = (at - self._press_at).manhattanLength() >= QApplication.startDragDistance()
        if self._swapping and self._pressed != NOBODY and (far or self._drag_at is not None):
            self._drag_at = at
            self.update()
        self._set_under(self._player_at(at))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed = self._pressed, NOBODY
        dragged, self._drag_at = self._drag_at is not None, None
        released = self._player_at(event.position().toPoint())
        if dragged:
            self.update()
            if NOBODY not in (pressed, released) and released != pressed:
                self.swapped.emit(pressed, released)
        elif pressed != NOBODY and released == pressed:
            self._set_cursor(self._index_of(pressed), tell=False)
            self.clicked.emit(pressed)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """By the mouse it is the menu of the seat under it, by the key that of the seat the keys are on."""
        if event.reason() != QContextMenuEvent.Reason.Keyboard:
            player, where = self._player_at(event.pos()), event.globalPos()
        else:
            player = self._view.seats[self._cursor].player if self._view.seats else NOBODY
            where = self.mapToGlobal(self.box_of(player).center())
        if player != NOBODY and not self._covered:
            self.menu.emit(player, where)

    def leaveEvent(self, event: QEvent) -> None:
        self._set_under(NOBODY)
        super().leaveEvent(event)

    def _set_under(self, player: int) -> None:
        if player == self._under:
            return
        self._settle()
        for index in (self._index_of(self._under), self._index_of(player)):
            if index >= 0:
                self.update(around(self._boxes[index]))
        self._under = player
        self.setCursor(Qt.CursorShape.ArrowCursor if player == NOBODY else Qt.CursorShape.PointingHandCursor)
        self.hovered.emit(player)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            seat = self._view.seat_of(self._player_at(event.pos()))
            if seat is None:
                QToolTip.hideText()
            else:
                where = self.box_of(seat.player)
                QToolTip.showText(
                    event.globalPos(), self._words.tooltip(seat, covered=self._covered), self, where
                )
            return True
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._forget()
        return super().event(event)

    # ---------------------------------------------------------------------------------------- keyboard, access

    def keyPressEvent(self, event: QKeyEvent) -> None:
        seats = self._view.seats
        bare = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if not seats or not bare:
            super().keyPressEvent(event)
        elif event.key() in (*_FORWARD, *_BACK):
            step = (1 if event.key() in _FORWARD else -1) * (-1 if self._mirror else 1)
            self._set_cursor((self._cursor + step) % len(seats))
        elif event.key() == Qt.Key.Key_Home:
            self._set_cursor(geometry.index_of(0, len(seats), self._turn, mirror=self._mirror))
        elif event.key() in _CHOOSE:
            self.clicked.emit(seats[self._cursor].player)
        elif event.key() == Qt.Key.Key_Escape and self._drag_at is not None:
            self._drag_at, self._pressed = None, NOBODY
            self.update()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusOutEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    def _set_cursor(self, index: int, *, tell: bool = True) -> None:
        self._settle()
        for changed in (self._cursor, index):
            self.update(around(self._boxes[changed]))
        self._cursor = index
        self._name()
        if tell:
            self.hovered.emit(self._view.seats[index].player)

    def _name(self) -> None:
        seats = self._view.seats
        now = self._words.sentence(seats[self._cursor], covered=self._covered) if seats else ""
        self.setAccessibleName(self.tr("Seating circle"))
        if now != self.accessibleDescription():
            self.setAccessibleDescription(now)  # Qt tells the screen reader

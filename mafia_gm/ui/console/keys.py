"""Keys that work anywhere on the console: numbers point, Enter confirms, Space moves on, P passes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

TEXT: tuple[type[QWidget], ...] = (QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox, QComboBox)


class Keys(QObject):
    """An event filter of the console.

    Signals: ``number(int)`` typed so far, ``erased``, ``enter``, ``space``, ``passed``, ``escape``. A filter and
    not shortcuts, because lists search by digits and buttons click by Space before a shortcut is asked.
    """

    number = Signal(int)
    erased = Signal()
    enter = Signal()
    space = Signal()
    passed = Signal()
    escape = Signal()

    def __init__(self, console: QWidget) -> None:
        """Listen to the keys pressed inside ``console``."""
        super().__init__(console)
        self._console = console
        self._typed = ""
        self.most = 0
        """The highest number on a seat; a number that outgrows it begins anew."""
        self.takes_enter = False
        """Does Enter confirm now, wherever the focus is?"""
        self.takes_space = False
        """Does Space move on, unless a button has the focus?"""

    def forget(self) -> None:
        """Begin a new number."""
        self._typed = ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the console's keys before the focused widget does."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        focus = QApplication.focusWidget()
        inside = focus is not None and (focus is self._console or self._console.isAncestorOf(focus))
        if not inside or not isinstance(watched, QWidget) or isinstance(focus, TEXT):
            return False
        return watched is focus and self._press(event, focus)

    def _press(self, event: QKeyEvent, focus: QWidget | None) -> bool:
        bare = event.modifiers() in {Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier}
        if not bare:
            return False
        key = event.key()
        if Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            self._type(event.text())
        elif key == Qt.Key.Key_Backspace and self._typed:
            self._typed = self._typed[:-1]
            if self._typed:
                self.number.emit(int(self._typed))
            else:
                self.erased.emit()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.takes_enter:
            self.enter.emit()
        elif key == Qt.Key.Key_Space and self.takes_space and not isinstance(focus, QAbstractButton):
            self.space.emit()
        elif key == Qt.Key.Key_P:
            self.passed.emit()
        elif key == Qt.Key.Key_Escape:
            self.escape.emit()
        else:
            return False
        return True

    def _type(self, digit: str) -> None:
        typed = (self._typed + digit).lstrip("0")
        if not typed:
            return
        self._typed = typed if int(typed) <= self.most else digit
        if self._typed != "0":
            self.number.emit(int(self._typed))

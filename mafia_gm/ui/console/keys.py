"""Keys that work anywhere on the console: numbers point, Enter confirms, Space moves on, P passes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

from mafia_gm.engine.role import MANY, NOTHING, TWO_SEATS
from mafia_gm.ui.console.haste import STEPPING, Haste
from mafia_gm.ui.widgets.typed import Typed

if TYPE_CHECKING:
    from mafia_gm.ui.scene import Scene

TEXT: Final = ("QLineEdit", "QPlainTextEdit", "QTextEdit", "QAbstractSpinBox", "QComboBox")
_KEYS: Final = frozenset({QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride})
_CLICKS: Final = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick})
_FOCUS: Final = frozenset({QEvent.Type.FocusIn, QEvent.Type.FocusOut})
_HEARD: Final = _KEYS | _CLICKS | _FOCUS
LONG_ENOUGH: Final = 3000
"""Milliseconds in which the second click of a double click comes, also where the first has kept us busy."""
_MENU, _NOBODY, _AGAIN = "menu", "nobody", "again"
"""Why everything is heard: a menu is open, nothing has the focus, a double click may come."""
_DIGITS: Final = frozenset(Qt.Key(int(Qt.Key.Key_0) + digit) for digit in range(10))
_LETTERS: Final = frozenset({Qt.Key.Key_P, Qt.Key.Key_L, Qt.Key.Key_O, Qt.Key.Key_V})
_ONCE: Final = STEPPING | _DIGITS | _LETTERS | {Qt.Key.Key_Escape}
"""Keys that count once, however long they are held."""
_FOR_FORMS: Final = _DIGITS | {Qt.Key.Key_Escape}
"""Keys that mean the same while a form is open."""
_CYRILLIC: Final = {"З": Qt.Key.Key_P, "Д": Qt.Key.Key_L, "Щ": Qt.Key.Key_O, "М": Qt.Key.Key_V}
"""The same keys where the keyboard writes Russian."""


class Keys(QObject):
    """An event filter of the console.

    Signals: ``number(int)`` typed so far, ``erased``, ``enter``, ``space``, ``passed``, ``escape``, ``late``,
    ``other`` for another order of the same player, ``votes`` for the ballots; ``cover`` for the cover's key
    where its shortcut does not reach: over a menu, a sheet or the projector. A filter and not shortcuts,
    because lists search by digits and buttons click by Space before a shortcut is asked.

    It hears the widget with the focus, and every event of the program only while that is not enough: each would
    pass through Python.
    """

    number = Signal(int)
    erased = Signal()
    enter = Signal()
    space = Signal()
    passed = Signal()
    escape = Signal()
    late = Signal()
    other = Signal()
    votes = Signal()
    cover = Signal()

    def __init__(self, console: QWidget) -> None:
        """Listen to the keys pressed inside ``console``."""
        super().__init__(console)
        self._console = console
        self._typed = Typed()
        self._haste = Haste()
        self._near: tuple[QWidget, ...] = ()
        self._why: set[str] = set()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(lambda: self._hear_all(_AGAIN, on=False))
        self.takes_enter = False
        """Does Enter confirm now, wherever the focus is?"""
        self.takes_space = False
        """Does Space move on, unless a button has the focus?"""
        self.takes_many = False
        """Are several numbers typed, Space between them?"""
        self.form = ""
        """The form that is open and wants the keys, but for numbers and Esc."""
        self.question = ""
        """What is asked now: a second press that follows at once is not for another question."""

    def show_scene(self, scene: Scene) -> None:
        """Know what is asked, and so which keys are meant for it."""
        prompt = scene.prompt
        self._typed.most = max((player.number for player in scene.table.players), default=0)
        self.takes_enter = self.takes_space = self.takes_many = False
        self.question = self.form or scene.table.phase
        heard = prompt is not None and prompt.pick == NOTHING and not prompt.choices and not prompt.offers
        if prompt is not None:
            declares = any(prompt.act == ability.act for ability in scene.interrupts)
            self.takes_enter = not declares and (scene.is_ready or prompt.calm)
            self.takes_space = not declares and heard
            self.takes_many = prompt.pick in {TWO_SEATS, MANY}
            whose = prompt.pick == MANY or bool(prompt.offers)  # the next speaker is another question
            asked = f"{prompt.act} {prompt.by}" if whose else prompt.act
            self.question = self.form or asked
        else:
            self.takes_enter = scene.is_ready
        self.takes_many = self.takes_many or bool(scene.nominations) or (scene.at_desk and not heard)

    # --- what it hears ------------------------------------------------------------------------------------

    def start(self) -> None:
        """Listen from now on."""
        _application().focusChanged.connect(self._follow)
        self._follow()

    def stop(self) -> None:
        """Listen no more."""
        _application().focusChanged.disconnect(self._follow)
        self._why.clear()
        self._hear_all(_NOBODY, on=False)
        self._hear()

    def _follow(self) -> None:
        """Hear what has the focus now; in another window, that window too."""
        now = QApplication.focusWidget()
        self.forget()
        if now is None:
            self._hear()
        elif self._console.isAncestorOf(now):
            self._hear(now)
        else:
            self._hear(now, now.window())
        self._hear_all(_NOBODY, on=now is None and QApplication.activeWindow() is not None)
        self._hear_all(_MENU, on=QApplication.activePopupWidget() is not None)

    def _hear(self, *widgets: QWidget) -> None:
        for known in self._near:
            if isValid(known):
                known.removeEventFilter(self)
        self._near = widgets
        for widget in widgets:
            widget.installEventFilter(self)

    def _hear_all(self, why: str, *, on: bool) -> None:
        before = bool(self._why)
        self._why = self._why | {why} if on else self._why - {why}
        if self._why and not before:
            _application().installEventFilter(self)
        elif not self._why:
            _application().removeEventFilter(self)

    # --- what it does with it -----------------------------------------------------------------------------

    def forget(self) -> None:
        """Begin a new number."""
        self._typed.forget()

    @property
    def longer(self) -> bool:
        """Does the number that is told now go on with the one told before it?"""
        return self._typed.longer

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the console's keys before the focused widget does."""
        kind = event.type()
        if kind not in _HEARD or not isinstance(watched, QWidget):
            return False
        if kind in _CLICKS:
            return self._click(watched, kind)
        if isinstance(event, QFocusEvent):
            if event.reason() == Qt.FocusReason.PopupFocusReason and watched in self._near:
                self._hear_all(_MENU, on=kind == QEvent.Type.FocusOut)
            return False
        if not isinstance(event, QKeyEvent):
            return False
        if event.key() == Qt.Key.Key_F9:
            return kind == QEvent.Type.KeyPress and self._lay(watched, event)
        focus = QApplication.focusWidget()
        inside = focus is not None and (focus is self._console or self._console.isAncestorOf(focus))
        if not inside or watched is not focus:
            return False
        if self._haste.is_too_fast(event, self.question):
            event.accept()  # so that no shortcut takes it either
            return True
        if kind != QEvent.Type.KeyPress or any(map(focus.inherits, TEXT)):
            return False
        return self._press(event, focus)

    def _click(self, watched: QWidget, kind: QEvent.Type) -> bool:
        if not isinstance(watched, QAbstractButton) or not self._console.isAncestorOf(watched):
            return False
        if kind == QEvent.Type.MouseButtonDblClick:
            return self._haste.is_second_click(self.question)
        self._haste.click(self.question)
        self._hear_all(_AGAIN, on=True)  # the second click may meet another button
        self._later.start(LONG_ENOUGH)
        return False

    def _lay(self, watched: QWidget, event: QKeyEvent) -> bool:
        if event.modifiers() != Qt.KeyboardModifier.NoModifier or watched.window() is self._console.window():
            return False
        self.cover.emit()
        return True

    def _press(self, event: QKeyEvent, focus: QWidget | None) -> bool:
        bare = event.modifiers() in {Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier}
        if not bare:
            return False
        key = _CYRILLIC.get(event.text().upper(), event.key())
        if self.form and key not in _FOR_FORMS:
            return False
        if event.isAutoRepeat() and key in _ONCE:
            return True
        if key in _DIGITS:
            if number := self._typed.digit(event.text()):
                self.number.emit(number)
        elif key == Qt.Key.Key_Backspace and self._typed:
            if number := self._typed.erase():
                self.number.emit(number)
            else:
                self.erased.emit()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.takes_enter:
            self.enter.emit()
        elif (
            key == Qt.Key.Key_Space
            and self.takes_many
            and (self._typed or not isinstance(focus, QAbstractButton))
        ):
            self.forget()
        elif key == Qt.Key.Key_L and self.takes_many:
            self.forget()
            self.late.emit()
        elif key == Qt.Key.Key_Space and self.takes_space and not isinstance(focus, QAbstractButton):
            self.space.emit()
        elif key == Qt.Key.Key_P:
            self.passed.emit()
        elif key == Qt.Key.Key_O:
            self.other.emit()
        elif key == Qt.Key.Key_V:
            self.votes.emit()
        elif key == Qt.Key.Key_Escape:
            self.escape.emit()
        else:
            return False
        return True


def _application() -> QApplication:
    found = QApplication.instance()
    assert isinstance(found, QApplication)
    return found

"""A Game Master at the real window: he clicks seats and buttons, or uses nothing but the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

if TYPE_CHECKING:
    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.engine.table import Table
    from mafia_gm.ui.app import App
    from mafia_gm.ui.console.console import Console
    from mafia_gm.ui.live import Live

KEY = Qt.Key
NO = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


class GameMaster:
    """Drives the window and looks at what it shows; knows the engine only to check."""

    def __init__(self, app: App, *, mouse: bool) -> None:
        self.app = app
        self.mouse = mouse

    # --- what he sees -----------------------------------------------------------------------------------

    @property
    def live(self) -> Live:
        assert self.app.live is not None
        return self.app.live

    @property
    def console(self) -> Console:
        assert self.app.window.console is not None
        return self.app.window.console

    @property
    def table(self) -> Table:
        return self.live.session.table

    @property
    def prompt(self) -> Prompt:
        prompt = self.live.scene().prompt
        assert prompt is not None
        return prompt

    def holder(self, role: str) -> int:
        return self.table.holders(role)[0].id

    # --- what he does -----------------------------------------------------------------------------------

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NO) -> None:
        target = QApplication.focusWidget() or self.app.window
        QTest.keyClick(target, key, modifier)
        QApplication.processEvents()

    def type(self, text: str) -> None:
        for letter in text:  # QTest.keyClicks aborts at the first letter that is not ASCII
            code = ord(letter.upper()) if letter.isascii() else 0
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                target = QApplication.focusWidget() or self.app.window
                QApplication.sendEvent(target, QKeyEvent(kind, code, NO, letter))
        QApplication.processEvents()

    def point(self, player: int) -> None:
        """Point at a seat by a click, or by typing its number."""
        if self.mouse:
            circle = self.console.circle
            QTest.mouseClick(circle, Qt.MouseButton.LeftButton, NO, circle.box_of(player).center())
        else:
            self.type(str(self.table[player].number))
        QApplication.processEvents()

    def click(self, part: QAbstractButton) -> None:
        """Press a button: by a click, or by Space when the focus has been led to it."""
        assert part.isVisible(), part.text()
        assert part.isEnabled(), part.text()
        if self.mouse:
            QTest.mouseClick(part, Qt.MouseButton.LeftButton)
        else:
            self.tab_to(part)
            QTest.keyClick(part, KEY.Key_Space)
        QApplication.processEvents()

    def tab_to(self, part: QWidget) -> None:
        """Lead the focus to a widget with the Tab key alone."""
        for _ in range(120):
            if QApplication.focusWidget() is part:
                return
            self.key(KEY.Key_Tab)
        message = f"Tab never reaches {part.accessibleName() or part}"
        raise AssertionError(message)

    def button(self, text: str, inside: QWidget | None = None) -> QAbstractButton:
        """Find a visible button by (part of) its text."""
        found = [
            part
            for part in (inside or self.app.window).findChildren(QAbstractButton)
            if part.isVisible() and text.lower() in (part.accessibleName() or part.text()).lower()
        ]
        assert found, text
        return found[0]

    def firmly(self) -> None:
        """Announce, open the vote, execute, end."""
        self.key(KEY.Key_Return, CTRL)

    def answer(self, player: int = -1, choice: str = "") -> None:
        """Answer the night's question in hand; nothing given means: no action, or a call that is only heard."""
        prompt, night = self.prompt, self.console.left.night
        if player >= 0:
            self.point(player)
        elif choice:
            self.click(night.choice_button(choice))
        elif prompt.pick != "nothing":
            self._press(night.skip_button, KEY.Key_P)
            return
        self._press(night.confirm_button, KEY.Key_Space if prompt.pick == "nothing" else KEY.Key_Return)

    def ballot(self, player: int = -1) -> None:
        """Take the vote of the player who is asked; -1: he abstains."""
        if player >= 0:
            self.point(player)
            if self.mouse:
                self.click(self.button("Confirm", self.console.left.day))
            else:
                self.key(KEY.Key_Return)
        elif self.mouse:
            self.click(self.button("Abstain", self.console.left.day))
        else:
            self.key(KEY.Key_P)

    def _press(self, part: QAbstractButton, key: Qt.Key) -> None:
        if self.mouse:
            self.click(part)
        else:
            self.key(key)

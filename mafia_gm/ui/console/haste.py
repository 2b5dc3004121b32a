"""Presses that come too fast: held keys, bouncing keys and double clicks never take a second step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

AT_ONCE: Final = 250
"""Milliseconds within which the same key pressed again is meant for the question it was pressed for first."""
STEPPING: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})
"""Keys that can take a step, alone or with Ctrl."""


class Haste:
    """Remembers for which question a key or a button was pressed last."""

    def __init__(self) -> None:
        """Nothing has been pressed."""
        self._what: tuple[int, Qt.KeyboardModifier] | None = None
        self._at = 0
        self._asked = ""
        self._is_fast = False
        self._clicked: str | None = None

    def is_too_fast(self, event: QKeyEvent, question: str) -> bool:
        """Does the key go down again at once, and would it answer another question than the first time?

        A press comes as up to two events of one time. Events without a time are taken as they come.
        """
        if event.key() not in STEPPING or not event.timestamp():
            return False
        what, at = (event.key(), event.modifiers()), event.timestamp()
        if what == self._what and at == self._at:
            return self._is_fast
        self._is_fast = what == self._what and at - self._at < AT_ONCE and question != self._asked
        self._what, self._at = what, at
        if not self._is_fast:
            self._asked = question
        return self._is_fast

    def click(self, question: str) -> None:
        """Note a first click on a button."""
        self._clicked = question

    def is_second_click(self, question: str) -> bool:
        """Was the first click of this double click for another question?"""
        return question != self._clicked

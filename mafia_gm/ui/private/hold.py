"""A button that shows something only while it is held, by the mouse or by Space."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy

_LOST = frozenset({QEvent.Type.FocusOut, QEvent.Type.WindowDeactivate, QEvent.Type.Hide})


class Hold(QPushButton):
    """Signals: ``shows`` when it is pressed, ``hides`` when it is not held any more; ``escape`` for Esc.

    Whenever the button may have lost track of being held, what it shows is hidden; Esc is heard even then.
    """

    shows = Signal()
    hides = Signal()
    escape = Signal()

    def __init__(self) -> None:
        """Make a large button without a text."""
        super().__init__()
        self.setProperty("tall", "very")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.pressed.connect(self.shows)
        self.released.connect(self.hides)

    def say(self, text: str, key: str) -> None:
        """Give the button its text, and the key that does the same."""
        self.setText(f"{text}   {key}")
        self.setAccessibleName(text)

    def let_go(self) -> None:
        """Show nothing any more, however long it is held."""
        self.setDown(False)
        self.hides.emit()

    def event(self, event: QEvent) -> bool:
        """Let go when the focus goes; a button that is down would keep Esc for itself."""
        if event.type() in _LOST:
            self.let_go()
        is_key = event.type() == QEvent.Type.KeyPress
        if is_key and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self.escape.emit()
            return True
        return super().event(event)

"""What all private screens have: opaque, with nothing of the console, and gone by one key or after a while."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

WHILE_MS: Final = 20_000
"""After this time without a touch a private screen is covered, in milliseconds."""


class PrivateScreen(QWidget):
    """A page over the whole window that a player may see; ``finished`` when it is to go.

    The owner covers the window *first* and then takes the page away, for the laptop may still be turned to the
    player: Esc never shows more than there was before.
    """

    finished = Signal()

    def __init__(self) -> None:
        """Make an empty page; its clock runs while it is seen."""
        super().__init__()
        self._while = QTimer(self)
        self._while.setSingleShot(True)
        self._while.setInterval(WHILE_MS)
        self._while.timeout.connect(self.finished)

    def touch(self) -> None:
        """Stay for a while again: somebody has done something."""
        if self.isVisible():
            self._while.start()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to wait."""
        super().showEvent(event)
        self.touch()

    def hideEvent(self, event: QHideEvent) -> None:
        """Under the cover nothing has to go away."""
        self._while.stop()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc ends it; no other key does anything that is not on the screen."""
        self.touch()
        if event.key() == Qt.Key.Key_Escape:
            self.finished.emit()
        event.accept()

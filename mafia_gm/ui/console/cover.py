"""The cover: one key hides every secret of the window; taking it off needs two keys or a held button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from mafia_gm.ui.widgets.blocks import label

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

HOLD_MS = 1000
"""How long the button must be held, in milliseconds."""


class Cover(QFrame):
    """An opaque sheet over the whole window; ``lifted`` when it has been taken off.

    The owner hides what lies below as well: what is not there has no tooltip, no focus and no accessible name.
    """

    lifted = Signal()

    def __init__(self, over: QWidget) -> None:
        """Lie ready over ``over``, hidden."""
        super().__init__(over)
        self.setObjectName("cover")
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._title = label("Mafia GM", "huge", "muted", wrap=False)
        self._hint = label("", "", "muted", wrap=False)
        self._button = QPushButton()
        self._button.pressed.connect(self._pressed)
        self._button.released.connect(self._released)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.lift)
        column = QVBoxLayout(self)
        column.setSpacing(16)
        column.addStretch(1)
        for part in (self._title, self._hint, self._button):
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        over.installEventFilter(self)
        self.hide()

    def lay(self) -> None:
        """Hide everything now."""
        self._name()
        self._fit()
        self.show()
        self.raise_()
        self.setFocus()
        self.repaint()

    def _name(self) -> None:
        self._hint.setText(self.tr("Covered. Hold the button for a second, or press Ctrl+F9."))
        self._button.setText(self.tr("Hold to uncover"))
        self._button.setAccessibleName(self._button.text())
        self.setAccessibleName(self._hint.text())

    @property
    def is_laid(self) -> bool:
        """Does it cover the window, whether that is on the screen or put away?"""
        return not self.isHidden()

    def lift(self) -> None:
        """Take the cover off."""
        self._timer.stop()
        if self.is_laid:
            self.hide()
            self.lifted.emit()

    def _pressed(self) -> None:
        self._timer.start(HOLD_MS)

    def _released(self) -> None:
        self._timer.stop()

    def _fit(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as what is covered."""
        if event.type() == QEvent.Type.Resize and watched is self.parent():
            self._fit()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Swallow every key."""
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Swallow every key."""
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

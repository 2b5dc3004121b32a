"""The field for the time at which an order arrived: now, unless the Game Master writes another."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import QLineEdit

from mafia_gm.ui.orders import times
from mafia_gm.ui.widgets.blocks import dress

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent

_BEAT: Final = 5000
"""Milliseconds between two looks at the clock."""
_TIME: Final = re.compile(r"^\s*([01]?\d|2[0-3])\D?([0-5]\d)\s*$")
"""``21:05``, ``21.05``, ``2105``, ``9:05``."""


class ArrivalField(QLineEdit):
    """Hours and minutes; ``entered`` when Enter is pressed in it."""

    entered = Signal()

    def __init__(self) -> None:
        """Make a field that shows the time of now."""
        super().__init__()
        self._kept: float | None = None
        """The arrival of the order that is corrected; None for a new one, which arrives now."""
        self.setMaxLength(5)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFixedWidth(70)
        self.textEdited.connect(lambda _: self._check())
        self._beat = QTimer(self)
        self._beat.setInterval(_BEAT)
        self._beat.timeout.connect(self._follow)
        self._name()

    def show_arrival(self, kept: float | None) -> None:
        """Show when the corrected order arrived; None: the time of now, and it goes on."""
        self._kept = kept
        self.setModified(False)
        self._show(times.now() if kept is None else kept)

    def arrival(self) -> float:
        """Return the arrival as UTC seconds; 0 where a corrected order keeps the one it has."""
        written = self._written()
        if written is not None:
            return times.at(written, times.now())
        return times.now() if self._kept is None else 0.0

    def _written(self) -> int | None:
        """Return the minute of the day that was written by hand, None where nothing was, or no time."""
        found = _TIME.match(self.text()) if self.isModified() else None
        return int(found[1]) * 60 + int(found[2]) if found else None

    def _check(self) -> None:
        dress(self, "wrong", "" if _TIME.match(self.text()) else "true")

    def _follow(self) -> None:
        if self._kept is None and not self.isModified() and not self.hasFocus():
            self._show(times.now())

    def _show(self, arrival: float) -> None:
        self.setText(times.face(arrival))
        dress(self, "wrong", "")
        self._beat.start()

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Time of arrival"))
        self.setToolTip(self.tr("When the message came: now, unless you write another time"))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The whole time is written anew."""
        super().focusInEvent(event)
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is for the whole order."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.modifiers():
            self.entered.emit()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

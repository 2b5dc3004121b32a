"""The one movement of the projector: a new picture comes up slowly through the one before it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QVariantAnimation, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPixmap
from PySide6.QtWidgets import QStyle, QWidget

_LASTS: Final = 450
"""Milliseconds, the same for every change: its pace says nothing."""
_STILL: Final = frozenset({"offscreen", "minimal"})
"""Platforms without a screen: nobody looks, and tests compare pictures."""


def is_wanted(widget: QWidget) -> bool:
    """Does the system want things to move? Who has switched animations off sees each picture at once."""
    asked = widget.style().styleHint(QStyle.StyleHint.SH_Widget_Animate, None, widget)
    return bool(asked) and QGuiApplication.platformName() not in _STILL


class Fade(QVariantAnimation):
    """Lets an old picture go; ``faded`` whenever another share of it is to be painted."""

    faded = Signal()

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner)
        self._old = QPixmap()
        self.setDuration(_LASTS)
        self.setStartValue(1.0)
        self.setEndValue(0.0)
        self.setEasingCurve(QEasingCurve.Type.InOutSine)
        self.valueChanged.connect(self.faded)
        self.finished.connect(self._forget)

    def begin(self, old: QPixmap) -> None:
        """Let this picture go from now on."""
        self.stop()
        self._old = old
        self.start()

    def end(self) -> None:
        """Let nothing of the old picture be seen any more."""
        self.stop()
        self._forget()

    def paint(self, p: QPainter) -> None:
        """Paint what is left of the old picture over the new one."""
        if not self._old.isNull():
            p.setOpacity(float(self.currentValue()))
            p.drawPixmap(0, 0, self._old)
            p.setOpacity(1.0)

    def _forget(self) -> None:
        self._old = QPixmap()

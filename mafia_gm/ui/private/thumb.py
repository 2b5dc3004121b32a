"""The thumb as a large picture: drawn, so that it is the same everywhere, and equally bright whichever way it points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from mafia_gm.ui.theme import Colours

Gesture = Literal["", "up", "down", "sideways"]
GESTURES: Final[dict[str, Gesture]] = {"↑": "up", "↓": "down", "↔": "sideways"}
"""The gesture behind each sign of the list of steps."""
_FINGERS: Final = (58, 71, 84)
"""Where one finger ends and the next begins, on a hand of 100."""


def hand(gesture: Gesture, box: QRectF) -> tuple[QPainterPath, QPainterPath]:
    """Return the outline of the fist with its thumb in a box, and the lines between the fingers."""
    fist = QPainterPath()
    fist.addRoundedRect(QRectF(30, 45, 58, 50), 13, 13)
    thumb = QPainterPath(QPointF(34, 54))
    thumb.cubicTo(46, 42, 48, 30, 47, 14)
    thumb.cubicTo(47, 3, 65, 3, 66, 16)
    thumb.cubicTo(67, 30, 63, 40, 62, 52)
    thumb.closeSubpath()
    cuff = QPainterPath()
    cuff.addRoundedRect(QRectF(8, 49, 16, 46), 5, 5)
    lines = QPainterPath()
    for height in _FINGERS:
        lines.moveTo(62, height)
        lines.lineTo(86, height)
    turn = _turned(gesture) * QTransform.fromScale(box.width() / 100, box.height() / 100)
    place = turn * QTransform.fromTranslate(box.left(), box.top())
    return place.map(fist.united(thumb).united(cuff)), place.map(lines)


def _turned(gesture: Gesture) -> QTransform:
    about, back = QTransform.fromTranslate(-50, -50), QTransform.fromTranslate(50, 50)
    turn = QTransform()
    if gesture == "down":
        turn.scale(1, -1)
    elif gesture == "sideways":
        turn.rotate(90)
    return about * turn * back


class Thumb(QWidget):
    """Shows one gesture as large as there is room for."""

    def __init__(self, colours: Colours) -> None:
        """Make a picture of nothing."""
        super().__init__()
        self._colours = colours
        self.gesture: Gesture = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(90)

    def show_gesture(self, gesture: Gesture, name: str) -> None:
        """Show this gesture, for a screen reader by its name."""
        self.gesture = gesture
        self.setAccessibleName(name)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the hand in the colour of text, whatever it means."""
        if not self.gesture:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = min(self.width(), self.height()) - 8
        box = QRectF(0, 0, size, size)
        box.moveCenter(QRectF(self.rect()).center())
        outline, lines = hand(self.gesture, box)
        painter.fillPath(outline, self._colours.of("text"))
        pen = QPen(self._colours.of("panel"), max(2.0, size / 50))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(lines, pen)
        painter.end()

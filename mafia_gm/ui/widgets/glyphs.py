"""Small signs for buttons, painted, for no font has them all: start, pause, a cross, a plus, a tick, an eye."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF

SIZE: Final = 18
_SCALE: Final = 3

PLAY, PAUSE, CROSS, PLUS, TICK, EYE = "play", "pause", "cross", "plus", "tick", "eye"

_STROKES: Final[dict[str, tuple[tuple[tuple[float, float], ...], ...]]] = {
    CROSS: (((5, 5), (13, 13)), ((5, 13), (13, 5))),
    PLUS: (((9, 4), (9, 14)), ((4, 9), (14, 9))),
    TICK: (((4, 9.5), (7.5, 13), (14, 5.5)),),
}


def glyph(name: str, colour: str) -> QIcon:
    """Return one of the signs in a colour."""
    pixmap = QPixmap(SIZE * _SCALE, SIZE * _SCALE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(_SCALE, _SCALE)
    painter.setBrush(QColor(colour))
    painter.setPen(Qt.PenStyle.NoPen)
    if name == PLAY:
        painter.drawPolygon(QPolygonF([QPointF(5, 3), QPointF(15, 9), QPointF(5, 15)]))
    elif name == PAUSE:
        painter.drawRoundedRect(QRectF(4, 3, 3.6, 12), 1, 1)
        painter.drawRoundedRect(QRectF(10.4, 3, 3.6, 12), 1, 1)
    elif name == EYE:
        painter.drawEllipse(QPointF(9, 9), 2.6, 2.6)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colour), 1.8))
        painter.drawEllipse(QPointF(9, 9), 7.2, 4.8)
    else:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(QColor(colour), 2, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        for stroke in _STROKES[name]:
            painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in stroke]))
    painter.end()
    pixmap.setDevicePixelRatio(_SCALE)
    return QIcon(pixmap)

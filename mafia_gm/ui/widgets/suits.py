"""The four suits as paths, for no font has them all."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath, QTransform


@lru_cache(maxsize=8)
def suit_path(suit: str) -> QPainterPath:
    """The suit in a unit square around the origin; nothing for an unknown one."""
    path = QPainterPath()
    if suit == "hearts":
        path.moveTo(0, 0.46)
        path.cubicTo(-0.16, 0.26, -0.5, 0.08, -0.5, -0.18)
        path.cubicTo(-0.5, -0.5, -0.1, -0.52, 0, -0.22)
        path.cubicTo(0.1, -0.52, 0.5, -0.5, 0.5, -0.18)
        path.cubicTo(0.5, 0.08, 0.16, 0.26, 0, 0.46)
    elif suit == "diamonds":
        path.moveTo(0, -0.52)
        path.quadTo(0.16, -0.2, 0.4, 0)
        path.quadTo(0.16, 0.2, 0, 0.52)
        path.quadTo(-0.16, 0.2, -0.4, 0)
        path.quadTo(-0.16, -0.2, 0, -0.52)
    elif suit == "spades":
        path.moveTo(0, -0.5)
        path.cubicTo(0.14, -0.26, 0.48, -0.1, 0.48, 0.14)
        path.cubicTo(0.48, 0.42, 0.14, 0.4, 0.05, 0.22)
        path.quadTo(0.06, 0.42, 0.2, 0.5)
        path.lineTo(-0.2, 0.5)
        path.quadTo(-0.06, 0.42, -0.05, 0.22)
        path.cubicTo(-0.14, 0.4, -0.48, 0.42, -0.48, 0.14)
        path.cubicTo(-0.48, -0.1, -0.14, -0.26, 0, -0.5)
    elif suit == "clubs":
        path.addEllipse(QRectF(-0.225, -0.5, 0.45, 0.45))
        path.addEllipse(QRectF(-0.49, -0.11, 0.45, 0.45))
        path.addEllipse(QRectF(0.04, -0.11, 0.45, 0.45))
        stem = QPainterPath()
        stem.moveTo(-0.06, -0.1)
        stem.lineTo(0.06, -0.1)
        stem.quadTo(0.05, 0.4, 0.2, 0.5)
        stem.lineTo(-0.2, 0.5)
        stem.quadTo(-0.05, 0.4, -0.06, -0.1)
        path = path.united(stem)
    return path


def suit_at(suit: str, x: float, y: float, size: float) -> QPainterPath:
    """The suit around a point, ``size`` pixels high."""
    return QTransform().translate(x, y).scale(size, size).map(suit_path(suit))

"""The arrows of the circle: bent lines from token to token, each kind with a sign of its own beside its colour."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin
from typing import Final

import msgspec
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from mafia_gm.ui import geometry
from mafia_gm.ui.circle.layout import Layout
from mafia_gm.ui.circle.view import ArrowView
from mafia_gm.ui.theme import Colours

_WIDTH: Final = 2.8
_HEAD: Final = 13.0
_SIGN: Final = 9.5
_SIGN_AT: Final = (0.42, 0.3, 0.2, 0.13, 0.78)
_DASHES: Final[dict[str, list[float]]] = {"blast": [4.0, 2.4], "shift": [1.0, 1.8]}

# Strokes in a square from -1 to 1.
_SIGNS: Final[dict[str, tuple[tuple[tuple[float, float], ...], ...]]] = {
    "kill": (((-0.45, -0.45), (0.45, 0.45)), ((-0.45, 0.45), (0.45, -0.45))),
    "heal": (((-0.55, 0), (0.55, 0)), ((0, -0.55), (0, 0.55))),
    "check": (((0.12, 0.12), (0.55, 0.55)),),
    "mark": (((0, -0.6), (0.6, 0), (0, 0.6), (-0.6, 0), (0, -0.6)),),
    "shift": (((-0.45, -0.45), (0, 0), (-0.45, 0.45)), ((0.1, -0.45), (0.55, 0), (0.1, 0.45))),
    "blast": (
        ((-0.6, 0), (0.6, 0)),
        ((0, -0.6), (0, 0.6)),
        ((-0.42, -0.42), (0.42, 0.42)),
        ((-0.42, 0.42), (0.42, -0.42)),
    ),
    "train": (
        ((-0.25, -0.6), (-0.25, 0.6)),
        ((0.25, -0.6), (0.25, 0.6)),
        ((-0.5, -0.3), (0.5, -0.3)),
        ((-0.5, 0.3), (0.5, 0.3)),
    ),
    "move": (
        ((-0.15, -0.6), (-0.5, -0.25), (-0.15, 0.1)),
        ((-0.5, -0.25), (0.5, -0.25)),
        ((0.15, -0.1), (0.5, 0.25), (0.15, 0.6)),
        ((-0.5, 0.25), (0.5, 0.25)),
    ),
    "nominate": (((0, 0.6), (0, -0.5)), ((-0.35, -0.15), (0, -0.5), (0.35, -0.15))),
    "guard": (((-0.5, -0.5), (0.5, -0.5), (0.45, 0.15), (0, 0.6), (-0.45, 0.15), (-0.5, -0.5)),),
    "beat": (((-0.5, 0.5), (0.5, -0.5)), ((0.1, -0.6), (0.6, -0.1))),
    "invite": (
        ((-0.55, -0.05), (0, -0.55), (0.55, -0.05)),
        ((-0.38, 0), (-0.38, 0.5), (0.38, 0.5), (0.38, 0)),
    ),
    "recruit": (((-0.5, 0), (0, -0.5), (0.5, 0)), ((-0.5, 0.5), (0, 0), (0.5, 0.5))),
    "blackmail": (((0, -0.6), (0, 0.15)), ((0, 0.5), (0, 0.55))),
}


class Drawn(msgspec.Struct, frozen=True, eq=False):
    """An arrow ready to paint."""

    view: ArrowView
    line: QPainterPath
    head: QPolygonF
    sign: QPointF
    bounds: QRectF


def drawn(view: ArrowView, source: QRectF, target: QRectF, layout: Layout, centre: QPointF) -> Drawn:
    """The arrow between two boxes, from body to body, bent towards the ring's centre and a little to its own right."""
    start, end = layout.body(source).center(), layout.body(target).center()
    across = end - start
    length = max(1.0, (across.x() ** 2 + across.y() ** 2) ** 0.5)
    middle = (start + end) / 2
    bend = middle + (centre - middle) * 0.38 + QPointF(-across.y(), across.x()) * 0.1
    first, last = start, end
    for _ in range(4):
        first, last = _leave(layout, source, bend, 5), _leave(layout, target, bend, 4)
        if min(_far(start, bend) - _far(start, first), _far(end, bend) - _far(end, last)) > 2.4 * _HEAD:
            break
        bend += (centre - bend) * 0.4  # neighbours: the way round what stands beneath the tokens is longer
    angle = atan2(last.y() - bend.y(), last.x() - bend.x())
    head = min(_HEAD, max(8.0, length * 0.09))
    neck = QPointF(last.x() - cos(angle) * head * 0.8, last.y() - sin(angle) * head * 0.8)
    line = QPainterPath(first)
    line.quadTo(bend, neck)
    wings = [
        QPointF(last.x() - cos(angle + turn) * head * 1.15, last.y() - sin(angle + turn) * head * 1.15)
        for turn in (-pi / 7.5, pi / 7.5)
    ]
    tip = QPolygonF([last, wings[0], wings[1]])
    texts = _texts(layout.centre)
    places = [line.pointAtPercent(part) for part in _SIGN_AT]
    sign = next((at for at in places if not texts.contains(at)), places[0])
    reach = _SIGN + 3
    bounds = line.boundingRect().united(tip.boundingRect()).adjusted(-reach, -reach, reach, reach)
    return Drawn(view, line, tip, sign, bounds)


def _far(one: QPointF, other: QPointF) -> float:
    return hypot(one.x() - other.x(), one.y() - other.y())


def _texts(centre: QRectF) -> QRectF:
    """Where the lines in the middle mostly stand: signs keep off."""
    across, down = centre.width() * 0.14, centre.height() * 0.1
    return centre.adjusted(across, down, -across, -down)


def _leave(layout: Layout, box: QRectF, towards: QPointF, gap: float) -> QPointF:
    """The edge of a body on the way to a point, or of the role beneath it when that lies in the way."""
    body, role = layout.body(box), layout.obstacle(box)
    at = geometry.edge(body, layout.radius, towards, gap)
    if not role.contains(at):
        return at
    step = towards - body.center()
    length = max(1.0, (step.x() ** 2 + step.y() ** 2) ** 0.5)
    for _ in range(60):
        at += step / length * 2
        if not role.contains(at):
            break
    return at


def paint_line(p: QPainter, arrow: Drawn, colours: Colours) -> None:
    """The line and its head, with a dark seam that parts crossing arrows."""
    kind = arrow.view.kind
    colour = colours.of(kind)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(colours.window), _WIDTH + 3, c=Qt.PenCapStyle.FlatCap))
    p.drawPath(arrow.line)
    pen = QPen(colour, _WIDTH, c=Qt.PenCapStyle.FlatCap)
    dashes = _DASHES.get(kind, _DASHES["blast"] if arrow.view.dashed else None)
    if dashes:
        pen.setDashPattern(dashes)
    p.setPen(pen)
    p.drawPath(arrow.line)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(colour)
    p.drawPolygon(arrow.head)


def paint_sign(p: QPainter, arrow: Drawn, colours: Colours) -> None:
    """The sign of the kind on the line."""
    at, kind = arrow.sign, arrow.view.kind
    p.setPen(QPen(QColor(colours.window), 2))
    p.setBrush(colours.of(kind))
    p.drawEllipse(at, _SIGN, _SIGN)
    pen = QPen(QColor(colours.window), 2.1, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
    p.setPen(pen)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for stroke in _SIGNS[kind]:
        points = [QPointF(at.x() + x * _SIGN * 0.85, at.y() + y * _SIGN * 0.85) for x, y in stroke]
        if len(points) == 2:
            p.drawLine(QLineF(points[0], points[1]))
        else:
            p.drawPolyline(QPolygonF(points))
    if kind == "check":
        p.drawEllipse(QPointF(at.x() - 1.4, at.y() - 1.4), _SIGN * 0.34, _SIGN * 0.34)

"""Painting one seat of the console's circle into its box."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from mafia_gm.ui import geometry, theme
from mafia_gm.ui.circle.layout import Layout, label_size
from mafia_gm.ui.circle.view import Chip, SeatView
from mafia_gm.ui.theme import Colours
from mafia_gm.ui.widgets.suits import suit_at

MARGIN: Final = 9
"""How far rings and badges may reach beyond a box."""
_SMALLEST: Final = 10.0
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter


class TokenPainter:
    """Paints seats in one set of colours and one layout."""

    def __init__(self, colours: Colours, layout: Layout) -> None:
        self._colours = colours
        self._layout = layout

    def paint(self, p: QPainter, box: QRectF, seat: SeatView, *, covered: bool = False) -> None:
        """One token; covered it is a number and a name and nothing more."""
        body = self._layout.body(box)
        if covered:
            seat = SeatView(seat.player, seat.number, seat.name)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setOpacity(_strength(seat))
        self._ground(p, body, seat)
        if self._layout.style == "disc":
            self._disc(p, box, body, seat)
        else:
            self._tile(p, body, seat)
        p.setOpacity(1.0)
        self._rings(p, body, seat)
        self.chips(p, box, seat)

    def chips(self, p: QPainter, box: QRectF, seat: SeatView, *, covered: bool = False) -> None:
        """What lies over the rings of a token: its chips, and the tick of one that is picked."""
        body = self._layout.body(box)
        if covered:
            return
        p.setOpacity(1.0 if seat.alive else 0.7)
        self._chips(p, body, seat.chips)
        p.setOpacity(1.0)
        if seat.picked:
            self._tick(p, body)

    # ---------------------------------------------------------------------------------------- ground and rings

    def _ground(self, p: QPainter, body: QRectF, seat: SeatView) -> None:
        colours, radius = self._colours, self._layout.radius
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(colours.hover if seat.legal else colours.raised))
        p.drawRoundedRect(body, radius, radius)
        ring = colours.of(seat.side) if seat.side else QColor(colours.muted if seat.alive else colours.faint)
        width = {True: 3.0, None: 2.2, False: 1.0}[seat.legal]
        pen = QPen(ring, width)
        if seat.away:
            pen.setWidthF(max(width, 1.8))
            pen.setDashPattern([3.0, 2.6])
        p.setPen(pen)
        p.setBrush(Qt.BrushStyle.NoBrush)
        inset = width / 2
        p.drawRoundedRect(body.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset)
        if not seat.alive:
            p.setPen(QPen(QColor(colours.muted), 2.0))
            reach = 0.15 if self._layout.style == "disc" else 0.0
            p.drawLine(
                QLineF(
                    body.left() + body.width() * reach + 2,
                    body.bottom() - body.height() * reach - 2,
                    body.right() - body.width() * reach - 2,
                    body.top() + body.height() * reach + 2,
                )
            )

    def _rings(self, p: QPainter, body: QRectF, seat: SeatView) -> None:
        accent, radius = QColor(self._colours.accent), self._layout.radius
        p.setBrush(Qt.BrushStyle.NoBrush)
        if seat.acting:
            p.setPen(QPen(accent, 5.0))
            p.drawRoundedRect(body.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)
        if seat.picked:
            p.setPen(QPen(accent, 2.4))
            out = 6.5 if seat.acting else 4.0
            p.drawRoundedRect(body.adjusted(-out, -out, out, out), radius + out, radius + out)

    def _tick(self, p: QPainter, body: QRectF) -> None:
        size = min(20.0, max(13.0, body.height() * 0.24))
        at = QPointF(body.center().x(), body.top())
        if self._layout.style == "disc":
            at = body.topLeft() + QPointF(body.height(), body.height()) * 0.12
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(self._colours.accent))
        p.drawEllipse(at, size / 2, size / 2)
        path = QPainterPath(QPointF(at.x() - size * 0.22, at.y()))
        path.lineTo(at.x() - size * 0.05, at.y() + size * 0.18)
        path.lineTo(at.x() + size * 0.24, at.y() - size * 0.18)
        pen = QPen(QColor(self._colours.on_accent), size * 0.13)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        p.setPen(pen)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(path)

    # ---------------------------------------------------------------------------------------- what it says

    def _disc(self, p: QPainter, box: QRectF, body: QRectF, seat: SeatView) -> None:
        across = body.height()
        number = min(17.0, max(11.0, across * 0.145))
        self._number(
            p, QRectF(body.left(), body.top() + across * 0.13, body.width(), number * 1.2), number, seat
        )
        room = QRectF(body.left() + across * 0.06, body.top() + across * 0.32, across * 0.88, across * 0.36)
        self._name(p, room, min(20.0, max(12.5, across * 0.165)), 2, seat)
        self._suit(p, seat, body.center().x(), body.top() + across * 0.79, across * 0.16)
        size = label_size(across)
        label = QRectF(box.left() - 2, body.bottom() + 6, box.width() + 4, box.bottom() - body.bottom() - 6)
        self._role(p, label, size, 2 if label.height() > size * 2.2 else 1, seat, Qt.AlignmentFlag.AlignTop)

    def _tile(self, p: QPainter, body: QRectF, seat: SeatView) -> None:
        height, pad = body.height(), max(4.0, body.width() * 0.05)
        inside = body.adjusted(pad, 0, -pad, 0)
        roomy = self._layout.has_roles
        small = min(15.0, max(10.0, height * 0.21))
        first = QRectF(
            inside.left(), body.top() + height * (0.07 if roomy else 0.06), inside.width(), small * 1.25
        )
        self._number(p, first, small, seat, Qt.AlignmentFlag.AlignLeft)
        self._suit(p, seat, inside.right() - small * 0.45, first.center().y(), small * 0.95)
        below = body.bottom() - first.bottom()
        if not roomy:
            self._name(p, self.bare_room(body, seat), min(14.0, max(10.5, height * 0.34)), 1, seat)
            return
        role = min(13.0, max(10.0, height * 0.17))
        under = role * 1.25 + self._layout.chip * 0.5 + 3  # so that no chip touches the role
        room = QRectF(inside.left(), first.bottom(), inside.width(), below - under)
        size = min(18.0, max(12.0, height * 0.23))
        self._name(p, room, size, 2 if room.height() >= size * 2.3 else 1, seat)
        last = QRectF(inside.left(), room.bottom(), inside.width(), role * 1.25)
        self._role(p, last, role, 1, seat, Qt.AlignmentFlag.AlignVCenter)

    def bare_room(self, body: QRectF, seat: SeatView) -> QRectF:
        """Where the name stands on a tile without a role: a little higher where chips are, so that none lies over it."""
        height = body.height()
        first = height * 0.06 + 1.25 * min(15.0, max(10.0, height * 0.21))
        over, up = (self._layout.chip * 0.5, 5) if seat.chips else (2 + height * 0.02, 2)
        return QRectF(body.left() + 3, body.top() + first - up, body.width() - 6, height - first + up - over)

    def _number(
        self,
        p: QPainter,
        room: QRectF,
        size: float,
        seat: SeatView,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
    ) -> None:
        p.setFont(theme.font(size, 600))
        p.setPen(QColor(self._colours.text if seat.legal else self._colours.muted))
        p.drawText(room, align | Qt.AlignmentFlag.AlignVCenter, str(seat.number))

    def _name(self, p: QPainter, room: QRectF, size: float, lines: int, seat: SeatView) -> None:
        weight = 500 if seat.legal is False else 700
        if lines == 1 and room.height() >= 2.2 * _SMALLEST:
            sizes = [(size, 1), (size * 0.9, 1), (size * 0.82, 1), (room.height() / 2.3, 2), (_SMALLEST, 2)]
        else:  # one line a little smaller reads better than two
            sizes = [(size * part, most) for most in range(1, lines + 1) for part in (1.0, 0.9, 0.82)]
        parts: tuple[str, ...] = ()
        face, metrics = self._face(seat, size, weight)
        for tried, most in sizes:
            face, metrics = self._face(seat, min(size, max(_SMALLEST, tried)), weight)
            parts = geometry.wrapped(seat.name, room.width(), most, metrics)
            if "".join(parts).replace(" ", "") == "".join(seat.name.split()):
                break
        step = metrics.height() * 0.94
        top = room.center().y() - step * len(parts) / 2
        p.setFont(face)
        p.setPen(QColor(self._colours.text))
        for i, part in enumerate(parts):
            p.drawText(QRectF(room.left() - 2, top + i * step, room.width() + 4, step), _CENTRE, part)

    @staticmethod
    def _face(seat: SeatView, size: float, weight: int) -> tuple[QFont, QFontMetricsF]:
        face = theme.font(size, weight, struck=not seat.alive)
        return face, QFontMetricsF(face)

    def _role(
        self, p: QPainter, room: QRectF, size: float, lines: int, seat: SeatView, align: Qt.AlignmentFlag
    ) -> None:
        if not seat.role_label:
            return
        face = theme.font(size, 500)
        metrics = QFontMetricsF(face)
        parts = geometry.wrapped(seat.role_label, room.width(), lines, metrics)
        p.setFont(face)
        p.setPen(self._colours.of(seat.side))
        p.drawText(room, Qt.AlignmentFlag.AlignHCenter | align, "\n".join(parts))

    def _suit(self, p: QPainter, seat: SeatView, x: float, y: float, size: float) -> None:
        if seat.suit:
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(self._colours.of(seat.side))
            p.drawPath(suit_at(seat.suit, x, y, size))

    # ---------------------------------------------------------------------------------------- chips

    def _chips(self, p: QPainter, body: QRectF, chips: tuple[Chip, ...]) -> None:
        if not chips:
            return
        high = self._layout.chip
        face = theme.font(max(9.5, high * 0.66), 600)
        metrics = QFontMetricsF(face)
        p.setFont(face)
        disc = self._layout.style == "disc"
        width = body.width() + (8 if disc else -4)
        tops = [body.top() - high / 2, body.bottom() - high * 0.75] if disc else [body.bottom() - high / 2]
        for top, row in zip(tops, chip_rows(chips, width, len(tops), metrics), strict=False):
            sizes = [_chip_width(chip.text, metrics) for chip in row]
            x = body.center().x() - (sum(sizes) + 3 * (len(row) - 1)) / 2
            for chip, wide in zip(row, sizes, strict=True):
                self._chip(p, QRectF(x, top, wide, high), chip)
                x += wide + 3

    def _chip(self, p: QPainter, room: QRectF, chip: Chip) -> None:
        colour = self._colours.of(chip.kind)
        p.setPen(QPen(colour, 1.2))
        p.setBrush(QColor(self._colours.window))
        p.drawRoundedRect(room, room.height() / 2, room.height() / 2)
        p.setPen(colour)
        p.drawText(room, _CENTRE, chip.text)


def chip_rows(
    chips: tuple[Chip, ...], width: float, rows: int, metrics: QFontMetricsF
) -> list[tuple[Chip, ...]]:
    """The chips in rows of this width; those that find no place become one ``+n`` at the end."""
    made: list[tuple[Chip, ...]] = []
    left = list(chips)
    for number in range(rows):
        row: list[Chip] = []
        room = width
        last = number == rows - 1
        while left:
            more = f"+{len(left) - 1}"
            spare = _chip_width(more, metrics) + 3 if last and len(left) > 1 else 0.0
            said = left[0].text
            if _chip_width(said, metrics) > width - spare:
                said = left[0].short or said
            wanted = _chip_width(said, metrics)
            if wanted > room - spare and (row or room - spare < metrics.height() * 2):
                break
            text = geometry.elided(said, room - spare - metrics.height(), metrics.horizontalAdvance)
            row.append(Chip(text, left.pop(0).kind))
            room -= min(wanted, room) + 3
        if last and left:
            row.append(Chip(f"+{len(left)}"))
            left.clear()
        if row:
            made.append(tuple(row))
    return made


def _chip_width(text: str, metrics: QFontMetricsF) -> float:
    return metrics.horizontalAdvance(text) + metrics.height() * 0.9


def _strength(seat: SeatView) -> float:
    if not seat.alive:
        return 0.42
    return 0.5 if seat.legal is False else 1.0

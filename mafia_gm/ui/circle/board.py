"""What the circle paints: tokens kept as pictures, arrows and the middle; only what differs is painted anew."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QRegion, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mafia_gm.ui.circle.arrows import Drawn, drawn, paint_line, paint_sign
from mafia_gm.ui.circle.centre import CentrePainter
from mafia_gm.ui.circle.layout import Layout, by_seat, lay_out
from mafia_gm.ui.circle.token import MARGIN, TokenPainter
from mafia_gm.ui.circle.view import NOBODY, CircleView, SeatView
from mafia_gm.ui.theme import Colours

_PAD: Final = 8
_KEPT: Final = 400


class Board(QWidget):
    """Shows a :class:`CircleView`; who clicks and types is the business of :class:`~mafia_gm.ui.circle.circle.Circle`."""

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._view = CircleView()
        self._turn, self._mirror = 0, False
        self._covered = False
        self._cursor = 0
        self._under = NOBODY
        self._pressed = NOBODY
        self._drag_at: QPoint | None = None
        self._pixmaps: dict[SeatView, QPixmap] = {}
        self._lay_out()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # ---------------------------------------------------------------------------------------- what it shows

    def show_view(self, view: CircleView) -> None:
        """Show this circle from now on; only what differs is painted anew."""
        before, self._view = self._view, view
        old_arrows = self._arrows
        if len(before.seats) != len(view.seats):
            self._cursor = min(self._cursor, max(0, len(view.seats) - 1))
            self._relayout()
            return
        if len(self._pixmaps) > _KEPT:
            self._pixmaps.clear()
        for old, new, box in zip(before.seats, view.seats, self._boxes, strict=True):
            if old != new:
                self.update(around(box))
        self._draw_arrows()
        if before.arrows != view.arrows or [s.player for s in before.seats] != [s.player for s in view.seats]:
            for arrow in (*old_arrows, *self._arrows):
                self.update(arrow.bounds.toAlignedRect())
        if before.centre != view.centre:
            self.update(self._layout.centre.toAlignedRect())
        self._name()

    def set_turned(self, turn: int, *, mirror: bool = False) -> None:
        """Put the seat at index ``turn`` on top; mirrored the seats run counter-clockwise."""
        self._turn, self._mirror = turn, mirror
        self._relayout()

    def set_covered(self, covered: bool) -> None:
        """Covered, it shows numbers and names and nothing else."""
        self._covered = covered
        self._forget()

    def set_colours(self, colours: Colours) -> None:
        """Another theme."""
        self._colours = colours
        self._relayout()

    def box_of(self, player: int) -> QRect:
        """Where a player's token stands; empty for one who is not there."""
        index = self._index_of(player)
        return self._boxes[index].toAlignedRect() if index >= 0 else QRect()

    # ---------------------------------------------------------------------------------------- layout

    def sizeHint(self) -> QSize:
        return QSize(720, 640)

    def minimumSizeHint(self) -> QSize:
        return QSize(420, 360)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._relayout()
        super().resizeEvent(event)

    def _relayout(self) -> None:
        self._lay_out()
        self._forget()

    def _lay_out(self) -> None:
        area = QRectF(self.rect()).adjusted(_PAD, _PAD, -_PAD, -_PAD)
        seats = len(self._view.seats)
        self._layout: Layout = lay_out(seats, area)
        self._boxes = list(by_seat(self._layout, seats, self._turn, mirror=self._mirror))
        self._tokens = TokenPainter(self._colours, self._layout)
        self._centre = CentrePainter(
            self._colours, self._layout.centre, round_ground=self._layout.roundness < 3
        )
        self._draw_arrows()

    def _draw_arrows(self) -> None:
        boxes = {seat.player: box for seat, box in zip(self._view.seats, self._boxes, strict=True)}
        centre = QRectF(self.rect()).center()
        self._arrows: list[Drawn] = [
            drawn(arrow, boxes[arrow.source], boxes[arrow.target], self._layout, centre)
            for arrow in self._view.arrows
            if arrow.source in boxes and arrow.target in boxes and arrow.source != arrow.target
        ]

    def _forget(self) -> None:
        self._pixmaps.clear()
        self._name()
        self.update()

    # ---------------------------------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        region = event.region()
        p = QPainter(self)
        p.fillRect(event.rect(), QColor(self._colours.window))
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if region.intersects(self._layout.centre.toAlignedRect()):
            self._centre.ground(p)
        if not self._covered:
            self._paint_arrows(p, region)
        for index, seat in enumerate(self._view.seats):
            if region.intersects(around(self._boxes[index])):
                p.drawPixmap(
                    self._boxes[index].topLeft() - QPointF(MARGIN, MARGIN), self._pixmap(seat, index)
                )
        self._paint_pointers(p)
        p.end()

    def _paint_arrows(self, p: QPainter, region: QRegion) -> None:
        arrows = [a for a in self._arrows if region.intersects(a.bounds.toAlignedRect())]
        for arrow in arrows:
            paint_line(p, arrow, self._colours)
        if region.intersects(self._layout.centre.toAlignedRect()):
            self._centre.lines(p, self._view.centre, veiled=bool(self._arrows))
        for arrow in arrows:
            paint_sign(p, arrow, self._colours)

    def _pixmap(self, seat: SeatView, index: int) -> QPixmap:
        found = self._pixmaps.get(seat)
        if found is None:
            box = self._boxes[index]
            ratio = self.devicePixelRatioF()
            size = QSize(
                round((box.width() + 2 * MARGIN) * ratio), round((box.height() + 2 * MARGIN) * ratio)
            )
            found = QPixmap(size)
            found.setDevicePixelRatio(ratio)
            found.fill(Qt.GlobalColor.transparent)
            p = QPainter(found)
            self._tokens.paint(
                p, QRectF(MARGIN, MARGIN, box.width(), box.height()), seat, covered=self._covered
            )
            p.end()
            self._pixmaps[seat] = found
        return found

    def _paint_pointers(self, p: QPainter) -> None:
        """The keyboard's cursor, the seat under the mouse, the token being dragged."""
        p.setBrush(Qt.BrushStyle.NoBrush)
        radius = self._layout.radius + 5
        if self.hasFocus() and self._view.seats:
            p.setPen(QPen(QColor(self._colours.text), 2, Qt.PenStyle.DotLine))
            p.drawRoundedRect(
                self._layout.body(self._boxes[self._cursor]).adjusted(-6, -6, 6, 6), radius, radius
            )
        under = self._index_of(self._under)
        if under >= 0 and (self._drag_at is None or self._under != self._pressed):
            p.setPen(QPen(QColor(self._colours.text if self._drag_at is None else self._colours.accent), 2))
            p.drawRoundedRect(
                self._layout.body(self._boxes[under]).adjusted(-1, -1, 1, 1), radius - 4, radius - 4
            )
        source = self._index_of(self._pressed)
        if self._drag_at is not None and source >= 0:
            box = self._boxes[source]
            at = QPointF(self._drag_at) - QPointF(box.width() / 2 + MARGIN, box.height() / 2 + MARGIN)
            p.setPen(QPen(QColor(self._colours.accent), 2, Qt.PenStyle.DashLine))
            p.drawLine(box.center(), QPointF(self._drag_at))
            p.setOpacity(0.85)
            p.drawPixmap(at, self._pixmap(self._view.seats[source], source))

    def _player_at(self, point: QPoint) -> int:
        for seat, box in zip(self._view.seats, self._boxes, strict=True):
            if box.contains(QPointF(point)):
                return seat.player
        return NOBODY

    def _index_of(self, player: int) -> int:
        return next((i for i, seat in enumerate(self._view.seats) if seat.player == player), -1)

    def _name(self) -> None:
        """What it shows has changed: the accessible description follows."""


def around(box: QRectF) -> QRect:
    """All that is painted for the token in a box."""
    return box.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).toAlignedRect()

"""What the circle paints: tokens kept as pictures, arrows and the middle; only what differs is painted anew."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
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
        self._whole, self._ground = QPixmap(), QPixmap()
        self._stale = True
        self._dirty: list[QRect] = []
        self._laid = False
        """Is everything in its place? It is laid out when somebody looks: while a window opens, it is resized thrice."""
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # ---------------------------------------------------------------------------------------- what it shows

    def show_view(self, view: CircleView) -> None:
        """Show this circle from now on; only what differs is painted anew."""
        before, self._view = self._view, view
        if len(before.seats) != len(view.seats):
            self._cursor = min(self._cursor, max(0, len(view.seats) - 1))
            self._relayout()
            return
        if not self._laid:
            self._name()
            return
        if len(self._pixmaps) > _KEPT:
            self._pixmaps.clear()
        for old, new, box in zip(before.seats, view.seats, self._boxes, strict=True):
            if old != new:
                self._renew(around(box))
        moved = any(old.player != new.player for old, new in zip(before.seats, view.seats, strict=True))
        if moved or before.arrows != view.arrows:
            old_arrows = self._arrows
            stay = () if moved else [arrow for arrow in old_arrows if arrow.view in view.arrows]
            self._draw_arrows(stay)
            for arrow in (*old_arrows, *self._arrows):
                if arrow not in stay:
                    self._renew(arrow.bounds.toAlignedRect(), ground=True)
        if before.centre != view.centre or before.arrows != view.arrows:
            self._renew(self._layout.centre.toAlignedRect().adjusted(-2, -2, 2, 2), ground=True)
        if self._dirty:
            self.update(_all_of(self._dirty))
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
        self._settle()
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
        self._laid = False
        self._forget()

    def _settle(self) -> None:
        if not self._laid:
            self._laid = True
            self._lay_out()

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

    def _draw_arrows(self, stay: Iterable[Drawn] = ()) -> None:
        known = {arrow.view: arrow for arrow in stay}
        boxes = {seat.player: box for seat, box in zip(self._view.seats, self._boxes, strict=True)}
        centre = QRectF(self.rect()).center()
        self._arrows: list[Drawn] = [
            known.get(arrow) or drawn(arrow, boxes[arrow.source], boxes[arrow.target], self._layout, centre)
            for arrow in self._view.arrows
            if arrow.source in boxes and arrow.target in boxes and arrow.source != arrow.target
        ]

    def _forget(self) -> None:
        self._pixmaps.clear()
        self._stale, self._dirty = True, [self.rect()]
        self._name()
        self.update()

    # ---------------------------------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        self._settle()
        face = self._face()
        p = QPainter(self)
        p.drawPixmap(event.rect(), face, self._in_pixels(event.rect()))
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_pointers(p)
        p.end()

    def _face(self) -> QPixmap:
        """The whole picture but for the pointers; what has changed since is painted into it anew."""
        ratio = self.devicePixelRatioF()
        if self._whole.size() != self.size() * ratio or self._whole.devicePixelRatio() != ratio:
            self._whole = QPixmap(self.size() * ratio)
            self._whole.setDevicePixelRatio(ratio)
            self._ground = QPixmap(self._whole)
            self._stale, self._dirty = True, [self.rect()]
        if self._stale:
            self._paint_ground()
        if self._dirty:
            rect = _all_of(self._dirty)
            p = QPainter(self._whole)
            p.setClipRect(rect)
            p.drawPixmap(rect, self._ground, self._in_pixels(rect))
            for index, seat in enumerate(self._view.seats):
                place = around(self._boxes[index])
                if place.intersects(rect):
                    p.drawPixmap(place.topLeft(), self._pixmap(seat, index))
            p.end()
            self._dirty.clear()
        return self._whole

    def _paint_ground(self) -> None:
        """What lies under the tokens."""
        self._stale = False
        self._ground.fill(QColor(self._colours.window))
        p = QPainter(self._ground)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._centre.ground(p)
        if not self._covered:
            self._paint_arrows(p)
        p.end()

    def _paint_arrows(self, p: QPainter) -> None:
        for arrow in self._arrows:
            paint_line(p, arrow, self._colours)
        self._centre.lines(p, self._view.centre, [arrow.line for arrow in self._arrows])
        for arrow in self._arrows:
            paint_sign(p, arrow, self._colours)

    def _in_pixels(self, rect: QRect) -> QRect:
        ratio = self.devicePixelRatioF()
        return QRectF(
            rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio
        ).toRect()

    def _renew(self, rect: QRect, *, ground: bool = False) -> None:
        """Something has changed here: a token, or what lies under it."""
        self._stale |= ground
        self._dirty.append(rect)

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
        radius = self._layout.radius + 5
        if self.hasFocus() and self._view.seats:
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(QPen(QColor(self._colours.text), 2))
            p.drawRoundedRect(
                self._layout.body(self._boxes[self._cursor]).adjusted(-6, -6, 6, 6), radius, radius
            )
            self._tokens.chips(
                p, self._boxes[self._cursor], self._view.seats[self._cursor], covered=self._covered
            )
        under = self._index_of(self._under)
        if under >= 0 and (self._drag_at is None or self._under != self._pressed):
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(QPen(QColor(self._colours.text if self._drag_at is None else self._colours.accent), 2))
            p.drawRoundedRect(
                self._layout.body(self._boxes[under]).adjusted(-1, -1, 1, 1), radius - 4, radius - 4
            )
            self._tokens.chips(p, self._boxes[under], self._view.seats[under], covered=self._covered)
        source = self._index_of(self._pressed)
        if self._drag_at is not None and source >= 0:
            box = self._boxes[source]
            at = QPointF(self._drag_at) - QPointF(box.width() / 2 + MARGIN, box.height() / 2 + MARGIN)
            p.setPen(QPen(QColor(self._colours.accent), 2, Qt.PenStyle.DashLine))
            p.drawLine(box.center(), QPointF(self._drag_at))
            p.setOpacity(0.85)
            p.drawPixmap(at, self._pixmap(self._view.seats[source], source))

    def _player_at(self, point: QPoint) -> int:
        self._settle()
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


def _all_of(rects: list[QRect]) -> QRect:
    """One rectangle round all: to copy what need not be costs less than many clips, here and on the way to the screen."""
    whole = rects[0]
    for rect in rects[1:]:
        whole = whole.united(rect)
    return whole

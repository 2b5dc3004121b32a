"""Where the tokens of the console's circle stand and how large they are: discs while there is room, else tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from PySide6.QtCore import QRectF, QSizeF

from mafia_gm.ui import geometry

Style = Literal["disc", "tile"]
GAP: Final = 1.05
_DISCS: Final = (132, 74)
_TRIES: Final = ((86, geometry.ROUNDNESS[:2]), (78, geometry.ROUNDNESS[:3]), (74, geometry.ROUNDNESS))
_TILES: Final = range(176, 43, -2)
_ROOMY_TILE: Final = 52


class Layout(msgspec.Struct, frozen=True):
    """Boxes by slot; a token's body lies in its box, ``above`` and ``below`` it is room for chips and role."""

    boxes: tuple[QRectF, ...]
    style: Style
    above: float
    below: float
    chip: float
    side: float
    centre: QRectF
    roundness: float

    def body(self, box: QRectF) -> QRectF:
        """The disc or tile itself inside a box."""
        return box.adjusted(self.side, self.above, -self.side, -self.below)

    @property
    def radius(self) -> float:
        """The roundness of a body's corners."""
        if not self.boxes:
            return 0.0
        body = self.body(self.boxes[0])
        return body.height() / 2 if self.style == "disc" else min(12.0, body.height() / 4)

    def obstacle(self, box: QRectF) -> QRectF:
        """What an arrow keeps clear of besides the body: the role under a disc; nothing at a tile."""
        body = self.body(box)
        if self.style == "tile":
            return QRectF()
        wide = box.width() * 0.42
        return QRectF(body.center().x() - wide, body.bottom() - 6, 2 * wide, box.bottom() - body.bottom() + 2)

    @property
    def has_roles(self) -> bool:
        """Whether a tile has room for a role; a disc has it always."""
        return self.style == "disc" or (bool(self.boxes) and self.body(self.boxes[0]).height() >= _ROOMY_TILE)


def lay_out(seats: int, area: QRectF) -> Layout:
    """The largest tokens that fit: discs with the role beneath them, on a round track if that keeps them large; else tiles."""
    room = min(area.width(), area.height())
    widest = int(min(_DISCS[0], max(_DISCS[-1], room * 0.2)))
    for smallest, tracks in _TRIES:
        bodies = list(range(widest, smallest - 1, -1)) or [smallest]
        laid = geometry.largest([_disc_box(body) for body in bodies], seats, area, GAP, tracks)
        if laid.spacing >= GAP:
            return _discs(laid, area)
    return _tiles(seats, area)


def label_size(body: float) -> float:
    """The size of the role's letters under a disc."""
    return min(15.0, max(11.5, body * 0.135))


def _discs(laid: geometry.Ring, area: QRectF) -> Layout:
    body = laid.boxes[0].width() - 10 if laid.boxes else float(_DISCS[-1])
    chip = _chip(body)
    return _made("disc", laid, area, chip, above=chip / 2, below=_label_room(body), side=5)


def _tiles(seats: int, area: QRectF) -> Layout:
    boxes = [QSizeF(width, _tile_height(width) + _chip(width) / 2) for width in _TILES]
    laid = geometry.largest(boxes, seats, area, GAP)
    chip = _chip(laid.boxes[0].width())
    return _made("tile", laid, area, chip, above=0, below=chip / 2, side=0)


def _made(
    style: Style, laid: geometry.Ring, area: QRectF, chip: float, *, above: float, below: float, side: float
) -> Layout:
    proportion = min(1.6, max(0.8, area.width() / max(1.0, area.height())))
    centre = geometry.inner(laid.boxes, area, proportion, 16)
    return Layout(laid.boxes, style, above, below, chip, side, centre, laid.roundness)


def _disc_box(body: float) -> QSizeF:
    return QSizeF(body + 10, _chip(body) / 2 + body + _label_room(body))


def _label_room(body: float) -> float:
    return 8 + 2.5 * label_size(body) if body >= 90 else 8 + 1.3 * label_size(body)


def _tile_height(width: float) -> float:
    return min(96.0, max(30.0, width * 0.56))


def _chip(body: float) -> float:
    return min(20.0, max(13.0, body * 0.18))


def by_seat(layout: Layout, seats: int, turn: int, *, mirror: bool) -> Sequence[QRectF]:
    """The boxes in the order of the seats."""
    return [layout.boxes[geometry.slot_of(i, seats, turn, mirror=mirror)] for i in range(seats)]

"""Where everything on the projector lies: one plan for the whole game, made from the names and the screen alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import ceil
from typing import Final

import msgspec
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF

from mafia_gm.ui import geometry, theme

_BIG: Final = (1.9, 1.75, 1.6, 1.5, 1.4, 1.3)
_LARGE: Final = (1.2, 1.12)
_SMALL: Final = (1.06, 1.0)
_FEW: Final = 12
"""Up to so many players every name is large enough; there it counts more that none is cut."""
_FULL: Final = 23
"""The players of a full table."""
_GROWN: Final = 26
"""So many it may become by latecomers: it keeps its look if that can be."""
_EMS: Final = (12.0, 10.5, 9.0, 8.0, 7.0, 6.2, 5.9, 5.5, 5.1, 4.8, 4.5, 4.0, 3.5)
LINES: Final = 2
"""Lines a name may take before it is cut."""
_PARTS: Final = (1.0, 0.85, 0.7, 0.55, 0.42)
"""Proportions of the middle to try, as parts of the widest: a few seats leave more room above and below than beside."""
_LINE: Final = 1.2
_NARROWEST: Final = 3.2
_REFERENCE: Final = 100.0


class Plan(msgspec.Struct, frozen=True):
    """Places in pixels: pills by slot, the font of the names, header corners, the band and the free middle."""

    pills: tuple[QRectF, ...]
    name: float
    unit: float
    left: QRectF
    right: QRectF
    band: QRectF
    centre: QRectF

    @property
    def status(self) -> float:
        """The size of the small line in a pill: a role that was shown, or away."""
        return max(self.name * 0.66, self.unit * 1.7)

    @property
    def least(self) -> float:
        """The size below which no name is written, however crowded its pill is."""
        return float(ceil(smallest_name(len(self.pills), self.unit * 100)))

    @property
    def badge(self) -> float:
        """The diameter of the number's disc."""
        return self.name * 1.75


def smallest_name(seats: int, height: float) -> float:
    """The size below which no name may be written: readable from eight metres (experience: The projector)."""
    return height / (30 if seats <= _FEW else 45 if seats <= _FULL else 60)


def plan(names: Sequence[str], width: float, height: float) -> Plan:
    """The plan for these names on a screen of this size."""
    return _plan(tuple(names), round(width), round(height))


@lru_cache(maxsize=16)
def _plan(names: tuple[str, ...], width: int, height: int) -> Plan:
    unit = height / 100
    margin = unit * 3.5
    band = QRectF(width * 0.06, height - unit * 12.5, width * 0.88, unit * 10.5)
    left = QRectF(margin, unit * 1.8, width * 0.27, unit * 12.2)
    right = QRectF(width - margin - width * 0.27, unit * 1.8, width * 0.27, unit * 12.2)
    tall = QRectF(margin, unit * 3, width - 2 * margin, band.top() - unit * 4.5)
    low = QRectF(margin, unit * 14, width - 2 * margin, band.top() - unit * 15.5)
    size, ring, area = _pills(names, height, (tall, low), (left, right))
    gap = _gap(size)
    pills = tuple(box.adjusted(gap / 2, gap / 2, -gap / 2, -gap / 2) for box in ring)
    widest = min(2.4, area.width() / max(1.0, area.height()) * 0.9)
    rooms = [geometry.inner(pills, area, widest * part, unit * 3.2) for part in _PARTS]
    centre = max(rooms, key=lambda room: room.width() * room.height())
    return Plan(pills, size, unit, left, right, band, centre)


def _pills(
    names: tuple[str, ...], height: float, areas: tuple[QRectF, QRectF], corners: tuple[QRectF, QRectF]
) -> tuple[float, tuple[QRectF, ...], QRectF]:
    """The largest pills that leave corners and middle free and no name cut; else the smallest font and widest pills."""
    seats = len(names)
    likes = (_FULL, seats) if _FULL < seats <= _GROWN else (seats,)
    for like in likes:
        found = _fitting(names, height, like, areas, corners)
        if found is not None:
            return found
    size, area = float(ceil(smallest_name(seats, height))), areas[1]
    laid = geometry.roundest(seats, area, _box(size, _EMS[-1] * size, 1), 1.0)
    return size, laid.boxes, area


def _fitting(
    names: tuple[str, ...],
    height: float,
    like: int,
    areas: tuple[QRectF, QRectF],
    corners: tuple[QRectF, QRectF],
) -> tuple[float, tuple[QRectF, ...], QRectF] | None:
    """The largest pills of which none gets into the way, and the names as large as at a table of ``like``."""
    least = float(ceil(smallest_name(like, height)))
    wanted = height * (0.32 if like <= _FULL else 0.2)
    shapes = _shapes(names)
    narrow = 5.9 if like <= _FEW else 4.7  # what is left of a cut name must still say who it is
    for factors, share in _tries(like):
        for factor in factors:
            size = least * factor
            for text, lines, whole in shapes:
                if whole < share or (share and whole < 1 and text < narrow):
                    continue
                box = _box(size, text * size, lines)
                for area in areas:
                    ring = geometry.fitting(len(names), area, box, 1.0)
                    if ring is None or _middle(ring.boxes, area) < wanted:
                        continue
                    if area is areas[1] or not geometry.overlapping(ring.boxes, corners):
                        return size, ring.boxes, area
    return None


def _tries(seats: int) -> Iterator[tuple[tuple[float, ...], float]]:
    """Sizes over the smallest, and the share of names that must be whole: a few endless ones shall not make all small."""
    yield from ((_BIG, 1.0), (_BIG, 0.9))
    if seats > _FEW:
        yield _BIG, 0.75
    yield from ((_LARGE, 1.0), (_LARGE, 0.9), (_SMALL, 1.0), (_SMALL, 0.9), (_SMALL[-1:], 0.0))


def _middle(boxes: Sequence[QRectF], area: QRectF) -> float:
    return geometry.inner(boxes, area, 1.6, 0).height()


def _shapes(names: tuple[str, ...]) -> list[tuple[float, int, float]]:
    """Widths of the text (in sizes of the font) and numbers of lines to try, with the share of names not cut there."""
    metrics = QFontMetricsF(theme.font(_REFERENCE, 700))
    widths = [metrics.horizontalAdvance(name) / _REFERENCE for name in names]
    widest = max(widths, default=_NARROWEST)
    made: list[tuple[float, int, float]] = []
    for width in (widest + 0.06, *_EMS):
        if width <= max(_NARROWEST, min(widest + 0.06, _EMS[0])):
            one = sum(1 for name in widths if name <= width)
            two = sum(_is_whole(n, geometry.wrapped(n, width * _REFERENCE, 2, metrics)) for n in names)
            share = two / max(1, len(names))
            # In a low pill a name of two lines leaves no room for the small line below it.
            made += [(max(_NARROWEST, width), lines, share) for lines in (2, 1)]
            if one == len(names):
                made.remove((max(_NARROWEST, width), 2, share))
    return made


def _is_whole(name: str, parts: tuple[str, ...]) -> bool:
    return "".join(parts).replace(" ", "") == "".join(name.split())


def _box(size: float, text: float, lines: int) -> QSizeF:
    """A pill with its gap: the number's disc, the name, and always room for the small line beneath it."""
    gap = _gap(size)
    tall = (_LINE + 1.3 if lines == 1 else 2 * _LINE + 0.72) * size
    return QSizeF(size * 1.75 + size * 0.35 + size * 0.35 + text + size * 0.55 + gap, tall + gap)


def _gap(size: float) -> float:
    return size * 0.42

"""Where the seats of a ring lie and how a text fits into its place: pure functions, shared by console and projector.

A seat is a box of one size for the whole ring. The track is a closed curve, an ellipse for a few seats and a rounded
rectangle for many; the seats stand on it at one distance from each other, measured in boxes: two boxes of size ``w × h``
at distance 1 touch. So a ring whose ``spacing`` is at least 1 has no overlap.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import copysign, cos, pi, sin
from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF

ROUNDNESS: Final = (2.0, 2.5, 3.2, 4.2, 6.0, 10.0)
"""Exponents of the track from the ellipse to the rounded rectangle; the first that gives enough room is taken."""
_STEPS: Final = 120
_ELLIPSIS: Final = "…"
_LAST_PIECE: Final = 4
"""Letters of a broken word that stand together on its last line."""
_BLANKS: Final = re.compile(r"[ \t\r\n]+")

Width = Callable[[str], float]


class Ring(msgspec.Struct, frozen=True):
    """A ring laid out: the boxes by slot (slot 0 on top, clockwise) and their smallest distance in boxes."""

    boxes: tuple[QRectF, ...]
    spacing: float
    roundness: float

    @property
    def fits(self) -> bool:
        """Whether no two boxes touch."""
        return self.spacing >= 1.0


def slot_of(index: int, seats: int, turn: int = 0, *, mirror: bool = False) -> int:
    """The slot of the seat at ``index`` when the seat at index ``turn`` is on top; mirrored it runs the other way."""
    step = (index - turn) % seats
    return -step % seats if mirror else step


def index_of(slot: int, seats: int, turn: int = 0, *, mirror: bool = False) -> int:
    """The seat standing in a slot: the inverse of :func:`slot_of`."""
    return ((-slot if mirror else slot) + turn) % seats


def ring(seats: int, area: QRectF, box: QSizeF, roundness: float = 2.0) -> Ring:
    """Lay ``seats`` boxes around ``area``; every box lies inside it."""
    w, h = box.width(), box.height()
    a, b = max(1.0, area.width() - w) / 2, max(1.0, area.height() - h) / 2
    spots, spacing = _around(seats, round(a / w, 4), round(b / h, 4), roundness)
    left, top = area.center().x() - w / 2, area.center().y() - h / 2
    return Ring(tuple(QRectF(left + x * w, top + y * h, w, h) for x, y in spots), spacing, roundness)


def fitting(
    seats: int, area: QRectF, box: QSizeF, gap: float = 1.06, tracks: Sequence[float] = ROUNDNESS
) -> Ring | None:
    """The ring on the roundest track that keeps ``gap`` boxes between neighbours; ``None`` when none does."""
    for roundness in tracks:
        if _has_room(seats, area, box, roundness, gap):
            laid = ring(seats, area, box, roundness)
            if laid.spacing >= gap - 1e-3:
                return laid
    return None


def roundest(
    seats: int, area: QRectF, box: QSizeF, gap: float = 1.06, tracks: Sequence[float] = ROUNDNESS
) -> Ring:
    """As :func:`fitting`, else the roomiest."""
    laid = fitting(seats, area, box, gap, tracks)
    if laid is not None:
        return laid
    return max((ring(seats, area, box, roundness) for roundness in tracks), key=lambda one: one.spacing)


def largest(
    sizes: Sequence[QSizeF],
    seats: int,
    area: QRectF,
    gap: float = 1.06,
    tracks: Sequence[float] = ROUNDNESS,
) -> Ring:
    """The first of ``sizes`` (falling) that fits with its gap; the last one stands whether it fits or not."""
    first, last = 0, len(sizes) - 1
    while first < last:
        middle = (first + last) // 2
        if any(_has_room(seats, area, sizes[middle], roundness, gap) for roundness in reversed(tracks)):
            last = middle
        else:
            first = middle + 1
    return roundest(seats, area, sizes[first], gap, tracks)


def inner(boxes: Sequence[QRectF], area: QRectF, proportion: float = 1.0, gap: float = 12.0) -> QRectF:
    """The largest rectangle of this proportion (width : height) around the centre of ``area`` that meets no box."""
    centre = area.center()
    scale = min(area.width() / 2 / proportion, area.height() / 2)
    for box in boxes:
        across = (abs(box.center().x() - centre.x()) - box.width() / 2 - gap) / proportion
        down = abs(box.center().y() - centre.y()) - box.height() / 2 - gap
        scale = min(scale, max(across, down))
    scale = max(scale, 1.0)
    return QRectF(centre.x() - scale * proportion, centre.y() - scale, 2 * scale * proportion, 2 * scale)


def overlapping(boxes: Sequence[QRectF], others: Sequence[QRectF] = ()) -> list[tuple[int, int]]:
    """Which boxes cover each other; with ``others``, which of ``boxes`` covers which of those."""
    if others:
        return [(i, j) for i, a in enumerate(boxes) for j, b in enumerate(others) if a.intersects(b)]
    return [(i, j) for i, a in enumerate(boxes) for j in range(i) if a.intersects(boxes[j])]


def edge(box: QRectF, radius: float, towards: QPointF, gap: float = 0.0) -> QPointF:
    """The point where the line from the centre of a rounded box to ``towards`` leaves it, ``gap`` further out."""
    centre = box.center()
    dx, dy = towards.x() - centre.x(), towards.y() - centre.y()
    length = (dx * dx + dy * dy) ** 0.5
    if length == 0:
        return centre
    ux, uy = dx / length, dy / length
    half_w, half_h = box.width() / 2, box.height() / 2
    radius = min(radius, half_w, half_h)
    inside, outside = 0.0, half_w + half_h
    for _ in range(14):
        middle = (inside + outside) / 2
        over_x = max(0.0, abs(ux) * middle - (half_w - radius))
        over_y = max(0.0, abs(uy) * middle - (half_h - radius))
        if (
            over_x * over_x + over_y * over_y <= radius * radius + 1e-9
            and max(abs(ux) * middle - half_w, abs(uy) * middle - half_h) <= 0
        ):
            inside = middle
        else:
            outside = middle
    return QPointF(centre.x() + ux * (inside + gap), centre.y() + uy * (inside + gap))


# ------------------------------------------------------------------------------------------------- the track


def _has_room(seats: int, area: QRectF, box: QSizeF, roundness: float, gap: float) -> bool:
    a, b = (area.width() - box.width()) / 2, (area.height() - box.height()) / 2
    if a <= 0 or b <= 0 or seats * gap > 4 * (a / box.width() + b / box.height()):
        return False  # not even along a rectangle
    track = _half_track(a / box.width(), b / box.height(), roundness)
    return seats < 2 or _closes(track, seats, gap)


@lru_cache(maxsize=256)
def _around(
    seats: int, a: float, b: float, roundness: float
) -> tuple[tuple[tuple[float, float], ...], float]:
    """Offsets of the seats from the centre, in boxes, and their distance. The right half is walked, the left mirrors it."""
    track = _half_track(a, b, roundness)
    if seats <= 1:
        return ((track[0],) if seats else ()), 2.0
    low, high = 0.0, 4.0 * (a + b) / seats * 2.0
    for _ in range(16):
        step = (low + high) / 2
        if _closes(track, seats, step):
            low = step
        else:
            high = step
    half = _walk(track, (seats + 1) // 2 - 1, low) or [track[0]] * ((seats + 1) // 2)
    spots: list[tuple[float, float]] = list(half)
    if seats % 2 == 0:
        spots.append(track[-1])
    spots.extend((-x, y) for x, y in reversed(half[1:]))
    return tuple(spots), _smallest(spots)


def _half_track(a: float, b: float, roundness: float) -> list[tuple[float, float]]:
    """The right half of a superellipse from its top to its bottom."""
    return [(a * x, b * y) for x, y in _unit_track(roundness)]


@lru_cache(maxsize=16)
def _unit_track(roundness: float) -> tuple[tuple[float, float], ...]:
    power = 2.0 / roundness
    angles = [pi * i / _STEPS for i in range(1, _STEPS)]
    between = [(sin(t) ** power, -copysign(abs(cos(t)) ** power, cos(t))) for t in angles]
    return ((0.0, -1.0), *between, (0.0, 1.0))


def _walk(track: list[tuple[float, float]], steps: int, step: float) -> list[tuple[float, float]] | None:
    """Stand on the track every ``step`` boxes, beginning on top; ``None`` when the track is too short."""
    x, y = track[0]
    spots = [(x, y)]
    at, end = 1, len(track)
    while len(spots) <= steps:
        while at < end and abs(track[at][0] - x) < step and abs(track[at][1] - y) < step:
            at += 1
        if at == end:
            return None
        (x0, y0), (x1, y1) = track[at - 1], track[at]
        across = (abs(x1 - x) - step) / (abs(x1 - x0) or 1.0) if abs(x1 - x) >= step else -1.0
        down = (abs(y1 - y) - step) / (abs(y1 - y0) or 1.0) if abs(y1 - y) >= step else -1.0
        back = min(1.0, max(across, down, 0.0))  # how far the piece overshoots the distance
        x, y = x1 - back * (x1 - x0), y1 - back * (y1 - y0)
        spots.append((x, y))
    return spots


def _closes(track: list[tuple[float, float]], seats: int, step: float) -> bool:
    """Whether all seats find place at this distance: the last of the half stays that far from what lies opposite."""
    spots = _walk(track, (seats + 1) // 2 - 1, step)
    if spots is None:
        return False
    x, y = spots[-1]
    if seats % 2:
        return 2 * x >= step
    return max(abs(x), abs(track[-1][1] - y)) >= step


def _smallest(spots: list[tuple[float, float]]) -> float:
    return min(max(abs(x - u), abs(y - v)) for i, (x, y) in enumerate(spots) for u, v in spots[:i])


# ------------------------------------------------------------------------------------------------- texts


def wrapped(text: str, width: float, lines: int, metrics: QFontMetricsF) -> tuple[str, ...]:
    """The text in at most ``lines`` lines of this width: broken between words, inside a word that is too long, then elided."""
    return wrap_by(text, width, lines, metrics.horizontalAdvance)


def wrap_by(text: str, width: float, lines: int, measure: Width) -> tuple[str, ...]:
    """As :func:`wrapped`, with the measure given as a function."""
    rest = " ".join(part for part in _BLANKS.split(text) if part)  # a no-break space stays
    made: list[str] = []
    while rest and len(made) < lines - 1 and measure(rest) > width:
        head, rest = _break(rest, width, measure)
        made.append(head)
    if rest:
        made.append(elided(rest, width, measure))
    return tuple(made) or ("",)


def elided(text: str, width: float, measure: Width) -> str:
    """The text, its end replaced by an ellipsis when it is wider than ``width``; at least one letter stays."""
    if measure(text) <= width:
        return text
    keep = _longest(text, lambda part: measure(part.rstrip() + _ELLIPSIS) <= width)
    return text[:keep].rstrip() + _ELLIPSIS


def _break(text: str, width: float, measure: Width) -> tuple[str, str]:
    fits = _longest(text, lambda part: measure(part.rstrip()) <= width)
    places = [i for i, letter in enumerate(text[: fits + 1]) if letter == " "]
    places += [i + 1 for i, letter in enumerate(text[:fits]) if letter in "-–/" and i]
    if places:
        cut = max(places)
        return text[:cut].rstrip(), text[cut:].lstrip()
    cut = _longest(text, lambda part: measure(part + "-") <= width)
    cut = max(1, min(cut, len(text) - _LAST_PIECE))
    return text[:cut] + "-", text[cut:]


def _longest(text: str, fits: Callable[[str], bool]) -> int:
    """The length of the longest beginning that fits, at least one letter."""
    low, high = 1, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if fits(text[:middle]):
            low = middle
        else:
            high = middle - 1
    return low

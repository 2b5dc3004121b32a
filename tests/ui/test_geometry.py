"""The ring of seats and the fitting of texts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from mafia_gm.ui import geometry

AREAS = [(560, 470), (780, 620), (1180, 930), (1240, 560), (1880, 840), (3780, 1680)]
SEATS = range(5, 41)


def sizes(area: tuple[int, int]) -> list[QSizeF]:
    return [QSizeF(w, w * 0.5) for w in range(area[0] // 3, 40, -4)]


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("seats", SEATS)
def test_no_seat_covers_another_and_all_lie_inside(area: tuple[int, int], seats: int) -> None:
    room = QRectF(7, 11, *area)
    ring = geometry.largest(sizes(area), seats, room)
    assert len(ring.boxes) == seats
    assert ring.fits
    assert geometry.overlapping(ring.boxes) == []
    assert all(room.adjusted(-0.1, -0.1, 0.1, 0.1).contains(box) for box in ring.boxes)


@pytest.mark.parametrize("seats", SEATS)
def test_slot_zero_is_on_top_and_the_next_slots_go_clockwise(seats: int) -> None:
    room = QRectF(0, 0, 800, 600)
    centres = [box.center() for box in geometry.largest(sizes((800, 600)), seats, room).boxes]
    assert centres[0].x() == pytest.approx(400)
    assert centres[0].y() == min(c.y() for c in centres)
    assert centres[1].x() > 400 > centres[-1].x()
    for right, left in zip(centres[1:], reversed(centres[1:]), strict=True):
        assert right.x() - 400 == pytest.approx(400 - left.x(), abs=0.01)


@pytest.mark.parametrize("mirror", [False, True])
@pytest.mark.parametrize("turn", [0, 3, -2, 11])
def test_turning_and_mirroring_is_a_bijection_with_the_chosen_seat_on_top(turn: int, mirror: bool) -> None:
    slots = [geometry.slot_of(i, 9, turn, mirror=mirror) for i in range(9)]
    assert sorted(slots) == list(range(9))
    assert slots[turn % 9] == 0
    assert slots[(turn + 1) % 9] == (8 if mirror else 1)
    assert [geometry.index_of(s, 9, turn, mirror=mirror) for s in slots] == list(range(9))


def test_a_room_too_small_still_gives_every_seat_a_box() -> None:
    ring = geometry.largest([QSizeF(80, 80)], 40, QRectF(0, 0, 100, 100))
    assert len(ring.boxes) == 40
    assert not ring.fits


@pytest.mark.parametrize("seats", SEATS)
def test_the_inner_room_meets_no_seat(seats: int) -> None:
    room = QRectF(0, 0, 900, 700)
    boxes = geometry.largest(sizes((900, 700)), seats, room).boxes
    free = geometry.inner(boxes, room, 1.4, 6)
    assert free.width() > 60
    assert not any(free.intersects(box) for box in boxes)


def test_an_arrow_starts_on_the_edge_of_a_token() -> None:
    circle = QRectF(0, 0, 100, 100)
    assert geometry.edge(circle, 50, QPointF(500, 50)).x() == pytest.approx(100, abs=0.1)
    corner = geometry.edge(circle, 50, QPointF(500, 500))
    assert corner.x() == pytest.approx(50 + 50 / 2**0.5, abs=0.1)
    tile = QRectF(0, 0, 120, 40)
    assert geometry.edge(tile, 8, QPointF(60, 500), gap=5).y() == pytest.approx(45, abs=0.1)


def letters(text: str) -> float:
    return float(len(text))


@pytest.mark.parametrize(
    ("text", "width", "lines", "expected"),
    [
        ("Ala", 8, 2, ("Ala",)),
        ("Jan Kowalski", 8, 2, ("Jan", "Kowalski")),
        ("Anna Maria Wiktoria", 10, 2, ("Anna Maria", "Wiktoria")),
        ("Anna-Wiktoria", 8, 2, ("Anna-", "Wiktoria")),
        ("Konstantynopolitanczyk", 12, 2, ("Konstantyno-", "politanczyk")),
        ("Konstantynopolitanczykowianeczka", 10, 2, ("Konstanty-", "nopolitan…")),
        ("Константин Константинопольский", 10, 2, ("Константин", "Константи…")),
        ("Wolfeschlegelsteinhausen", 23, 2, ("Wolfeschlegelsteinha-", "usen")),
        ("Ala", 1, 1, ("A…",)),
        ("", 8, 2, ("",)),
    ],
)
def test_names_wrap_to_two_lines_and_then_elide(
    text: str, width: int, lines: int, expected: tuple[str, ...]
) -> None:
    assert geometry.wrap_by(text, width, lines, letters) == expected

"""Readable from eight metres: what is painted is noted down with its size, at every table and on every screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mafia_gm.engine.public import (
    PublicClock,
    PublicLine,
    PublicPerson,
    PublicRules,
    PublicRuling,
    PublicSeat,
    PublicTally,
    PublicView,
    PublicVote,
    PublicWinner,
)
from mafia_gm.engine.reveal import ruled, rules_of_tonight
from mafia_gm.engine.table import Table
from mafia_gm.narration.loader import languages
from mafia_gm.narration.public import PublicWords
from mafia_gm.rulesets.catalogue import RULESETS
from mafia_gm.ui import theme
from mafia_gm.ui.projector import stage as stages
from mafia_gm.ui.projector.stage import Stage
from mafia_gm.ui.projector.text import evenly

NAMES = (
    *("Ala", "Bartek", "Celina", "Darek", "Ewa", "Filip", "Gosia", "Henryk", "Iga", "Janek", "Krzysztof"),
    *("Lena", "Ania", "Ania", "Aleksandra Brzęczyszczykiewicz", "Wolfeschlegelsteinhausen"),
    "Екатерина Воробьёва-Константинопольская",
)
COUNTS = (5, 6, 8, 12, 13, 17, 23, 24, 30, 40)
SIZES = ((1280, 720), (1920, 1080), (1024, 768))
SHARE = {12: 30, 23: 45, 40: 60}
"""Up to so many players the size of a name is at least this part of the height."""


class Note(NamedTuple):
    text: str
    size: int
    room: QRectF
    wide: float
    flags: Qt.AlignmentFlag
    tall: float
    clips: bool


@pytest.fixture
def paint(qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[Note]]:
    """Paint a view; return every text that was drawn, with the pixels of its font."""
    theme.load_fonts()
    noted: list[Note] = []

    class Noting(QPainter):
        def drawText(self, room: Any, flags: Any, text: str) -> None:  # type: ignore[override]
            metrics = QFontMetricsF(self.font())
            wide = max(map(metrics.horizontalAdvance, text.split("\n")))
            align, clips = Qt.AlignmentFlag(int(flags) & 0xFF), not int(flags) & Qt.TextFlag.TextDontClip
            tall = metrics.height() * len(text.split("\n"))
            noted.append(Note(text, self.font().pixelSize(), QRectF(room), wide, align, tall, bool(clips)))
            super().drawText(room, int(flags), text)

    monkeypatch.setattr(stages, "QPainter", Noting)

    def paint(
        view: PublicView, size: tuple[int, int], language: str = "pl", rules: PublicRules | None = None
    ) -> list[Note]:
        stage = Stage(lambda: 0.0, theme.DARK)
        qtbot.addWidget(stage)
        stage.resize(*size)
        stage.know_rules(rules, stand=True)
        stage.show_view(view, PublicWords(view.ruleset, language))
        noted.clear()
        stage.grab()
        return list(noted)

    return paint


def table(number: int, *, role: str = "") -> PublicView:
    seats = tuple(PublicSeat(i + 1, NAMES[i % len(NAMES)], role=role) for i in range(number))
    return PublicView("mafia_plus", "debate", 2, seats, sides=("city", "mafia", "syndicate"))


def least(number: int, height: int) -> float:
    return next(height / part for seats, part in SHARE.items() if number <= seats)


def parts_of(seat: PublicSeat, notes: Sequence[Note]) -> list[Note]:
    """What was written of a name: the notes after the seat's number."""
    start = next(i for i, note in enumerate(notes) if note.text == str(seat.number))
    end = next(
        (i for i, note in enumerate(notes) if i > start and note.text == str(seat.number + 1)), start + 3
    )
    made: list[Note] = []
    for note in notes[start + 1 : end]:
        if "".join(seat.name.split()).startswith(note.text.rstrip("-…").replace(" ", "")[:3]) or made:
            made.append(note)
    return made


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("number", COUNTS)
def test_names_are_painted_in_letters_that_can_be_read(
    paint: Callable[..., list[Note]], number: int, size: tuple[int, int]
) -> None:
    view = table(number)
    notes = paint(view, size)
    for seat in view.seats:
        parts = [note for note in parts_of(seat, notes) if note.size != 0][:2]
        assert parts, seat
        assert all(part.size >= least(number, size[1]) for part in parts), (seat, parts)
        whole = "".join(part.text for part in parts).replace(" ", "")
        if whole.endswith("…"):
            assert len(parts) == 2, "a name is cut only when two lines did not suffice"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("number", COUNTS)
def test_short_names_are_never_cut_or_broken(
    paint: Callable[..., list[Note]], number: int, size: tuple[int, int]
) -> None:
    notes = paint(table(number), size)
    written = [note.text for note in notes]
    for name in NAMES[:11]:
        assert written.count(name) == sum(1 for seat in table(number).seats if seat.name == name), name


@pytest.mark.parametrize("number", COUNTS)
def test_a_shown_role_does_not_make_a_name_smaller(paint: Callable[..., list[Note]], number: int) -> None:
    notes = paint(table(number, role="doctor"), (1280, 720))
    for name in NAMES[: min(11, number)]:
        assert all(note.size >= least(number, 720) for note in notes if note.text == name)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("number", COUNTS)
def test_a_long_name_keeps_its_second_line_beside_or_above_its_role(
    paint: Callable[..., list[Note]], number: int, size: tuple[int, int]
) -> None:
    view = table(number, role="doctor")
    notes = paint(view, size)
    for seat in view.seats:
        if seat.name not in NAMES[14:]:
            continue
        parts = [note for note in parts_of(seat, notes) if note.text not in {"Lekarz", str(seat.number)}]
        assert parts, seat
        assert all(part.size >= least(number, size[1]) for part in parts)
        assert len(parts) == 2 or number > 23 or not parts[0].text.endswith("…"), (seat.name, parts)
    assert sum(note.text == "Lekarz" for note in notes) == number, "the role is whole"


def test_twins_have_their_numbers_beside_them(paint: Callable[..., list[Note]]) -> None:
    view = replace(table(14), lines=(PublicLine("died_at_night", (PublicPerson(14, "Ania"),)),))
    notes = paint(view, (1280, 720))
    assert [note.text for note in notes].count("Ania") == 2
    assert {"13", "14"} <= {note.text for note in notes}
    assert any("Ania (14)" in note.text for note in notes)


PERSON = PublicPerson(1, "Ala"), PublicPerson(2, "Bartek"), PublicPerson(15, NAMES[14])


def moments(number: int) -> list[PublicView]:
    view = table(number)
    tallies = tuple(PublicTally(person, 3, PERSON[:2]) for person in PERSON[: min(3, number - 1)])
    clock = PublicClock(272, running=False, touched=0)
    return [
        replace(view, statistics=(29, 26, 25), initial=True, clock=clock),
        replace(view, lines=(PublicLine("died_at_night", PERSON[:2]), PublicLine("went_away", PERSON[1:]))),
        replace(view, named=PERSON[:2], clock=clock),
        replace(view, phase="defence", named=PERSON[:2], speaker=PERSON[0], clock=clock),
        replace(view, phase="voting", vote=PublicVote("elimination", secret=True, cast=3, electors=number)),
        replace(
            view,
            phase="verdict",
            clock=clock,
            vote=PublicVote("check", False, tallies, cast=9, electors=number, closed=True),
        ),
        replace(
            view,
            phase="end",
            outcome="city",
            winners=tuple(PublicWinner(PublicPerson(s.number, s.name)) for s in view.seats[::2]),
        ),
    ]


@pytest.mark.parametrize("language", languages("mafia_plus"))
@pytest.mark.parametrize("number", [5, 12, 23, 40])
def test_nothing_at_all_is_painted_smaller_than_a_sixtieth_or_cut_off(
    paint: Callable[..., list[Note]], number: int, language: str
) -> None:
    for view in moments(number):
        for note in paint(view, (1280, 720), language):
            assert note.size >= 720 / 60 - 0.5, (view.phase, note.text, note.size)
            assert note.wide <= note.room.width() + 1, (view.phase, note.text)


@pytest.mark.parametrize("language", languages("maffia"))
@pytest.mark.parametrize("size", [(1024, 600), *SIZES])
def test_the_outcome_loses_no_tail_of_a_letter(
    paint: Callable[..., list[Note]], size: tuple[int, int], language: str
) -> None:
    end = next(view for view in moments(23) if view.outcome)
    notes = paint(replace(end, ruleset="maffia", outcome="village", statistics=None), size, language)
    heading = PublicWords("maffia", language).word("outcome_village")
    (note,) = (one for one in notes if one.text.split() == heading.split())
    assert not note.clips or note.tall <= note.room.height()


@pytest.mark.parametrize(("number", "heading"), [(1, "Wygrywa"), (2, "Wygrywają")])
def test_the_heading_over_the_winners_counts_them(
    paint: Callable[..., list[Note]], number: int, heading: str
) -> None:
    end = next(view for view in moments(6) if view.outcome)
    notes = paint(replace(end, winners=end.winners[:number]), (1920, 1080))
    assert heading in [note.text for note in notes]


@pytest.mark.parametrize("language", languages("mafia_plus"))
@pytest.mark.parametrize("number", [5, 12, 23, 40])
@pytest.mark.parametrize("rulings", [0, 4, 30])
def test_the_rules_in_the_circle_cost_no_name_and_can_be_read(
    paint: Callable[..., list[Note]], number: int, language: str, rulings: int
) -> None:
    what = RULESETS["mafia_plus"]
    deal = next(deal for deal in what.deals if deal.players == min(23, max(6, number)))
    card = rules_of_tonight(what.under(), Table({}, roles=deal.roles()))
    unusual = [
        (one.key, next(v for v in one.values if v != one.default)) for one in what.options if not one.quiet
    ]
    told = tuple(PublicRuling(key, ruled(value)) for key, value in unusual[:rulings])
    card = replace(card, rulings=told)
    view, words = (
        replace(table(number), lines=(PublicLine("nobody_died"),)),
        PublicWords("mafia_plus", language),
    )
    without = paint(view, (1280, 720), language)
    notes = paint(view, (1280, 720), language, card)
    names = {seat.name for seat in view.seats}
    assert [note for note in notes if note.text in names] == [note for note in without if note.text in names]
    texts = [note.text for note in notes]
    assert any(words.word("nobody_died") in text for text in texts), "what happened is still told"
    if words.word("tonight") not in texts:
        assert number == 12, "the long names of this table leave it too little room"
        return
    for role in card.roles:
        assert any(text.startswith(words.role(role.role)) for text in texts), role
    assert (words.word("rulings", n=rulings) in texts) is (rulings > 0)
    for note in notes:
        assert note.size >= 720 / 60 - 0.5, note
        assert note.wide <= note.room.width() + 1, note


@pytest.mark.parametrize("language", languages("mafia_plus"))
def test_a_tie_is_said_in_words(paint: Callable[..., list[Note]], language: str) -> None:
    words = PublicWords("mafia_plus", language)
    tied = words.word("tie", names="1\u00a0Ala, 2\u00a0Bartek")
    votes = [PublicTally(person, 3) for person in PERSON[:2]]
    vote = PublicVote("elimination", False, tuple(votes), cast=6, electors=12)
    view = replace(table(12), phase="voting", vote=vote)

    def written(vote: PublicVote) -> set[str]:
        return {
            note.text.replace("\n", " ") for note in paint(replace(view, vote=vote), (1920, 1080), language)
        }

    assert tied not in written(vote), "while hands are up nothing is decided"
    assert tied in written(replace(vote, closed=True))
    one_leads = replace(vote, closed=True, tallies=(replace(votes[0], votes=4), votes[1]))
    assert not any(text.startswith(tied.split(":")[0]) for text in written(one_leads))
    nobody = replace(vote, closed=True, tallies=tuple(replace(tally, votes=0) for tally in votes))
    assert not any(text.startswith(tied.split(":")[0]) for text in written(nobody))


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("Этой ночью никто не погиб", ("Этой ночью", "никто не погиб")),
        ("На кладбище: Пётр — МЖ без роли", ("На кладбище:", "Пётр\u00a0— МЖ без роли")),
        ("Nobody", ("Nobody",)),
    ],
)
def test_no_word_stands_alone_and_no_dash_begins_a_row(
    qapp: QApplication, text: str, rows: tuple[str, ...]
) -> None:
    theme.load_fonts()
    metrics = QFontMetricsF(theme.font(40, 600))
    wide = max(map(metrics.horizontalAdvance, rows)) * 1.15 if len(rows) > 1 else 400
    assert evenly(text, wide, metrics) == rows


@pytest.mark.parametrize("between", ["  · ", " → ", " — "])
def test_what_stands_between_names_begins_no_row(qapp: QApplication, between: str) -> None:
    theme.load_fonts()
    metrics = QFontMetricsF(theme.font(40, 600))
    text = between.join(f"{number}\u00a0{name}" for number, name in enumerate(NAMES[:12], 1))
    for wide in range(300, 1500, 50):
        rows = evenly(text, wide, metrics)
        assert [row for row in rows if row[0] in "·→—"] == [], wide


def test_a_secret_vote_is_called_so_below_its_title(paint: Callable[..., list[Note]]) -> None:
    """Beside the clock the title stands on the left, and what belongs to it too."""
    words = PublicWords("mafia_plus", "ru")
    vote = PublicVote("elimination", True, electors=12)

    def under(clock: PublicClock | None) -> Note:
        view = replace(table(12), phase="voting", vote=vote, clock=clock)
        return next(
            note for note in paint(view, (1920, 1080), "ru") if note.text == words.word("secret_vote")
        )

    assert under(PublicClock(60.0, running=False, touched=0.0)).flags & Qt.AlignmentFlag.AlignLeft
    assert under(None).flags & Qt.AlignmentFlag.AlignHCenter


@pytest.mark.parametrize("language", languages("mafia_plus"))
@pytest.mark.parametrize("number", [6, 12, 17, 23, 30, 40])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_votes_of_a_seat_do_not_lie_over_the_statistics(
    paint: Callable[..., list[Note]], number: int, size: tuple[int, int], language: str
) -> None:
    people = [PublicPerson(seat.number, seat.name) for seat in table(number).seats]
    tallies = tuple(PublicTally(person, 77) for person in people)
    vote = PublicVote("elimination", True, tallies, cast=6, electors=12)
    view = replace(table(number), phase="voting", vote=vote, statistics=(12, 6, 5), initial=True)
    notes = paint(view, size, language)
    badges = [note.room for note in notes if note.text == "77" and note.flags & Qt.AlignmentFlag.AlignHCenter]
    assert len(badges) == number
    corner = [
        note
        for note in notes
        if note.room.bottom() < size[1] * 0.15 and note.room.left() > size[0] * 0.65 and note.text != "77"
    ]
    assert len(corner) >= 7, "three numbers, three sides and that this is of the beginning"
    for said in corner:
        written = QRectF(0, 0, said.wide, said.size * 0.8)
        written.moveCenter(said.room.center())
        if said.flags & Qt.AlignmentFlag.AlignRight:
            written.moveRight(said.room.right())
        assert not [badge for badge in badges if badge.intersects(written)], said.text

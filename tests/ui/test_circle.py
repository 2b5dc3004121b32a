"""The seating circle and its list twin."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import get_args

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QImage, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from mafia_gm import paths
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.engine.tokens import DUSK, Token
from mafia_gm.ui import geometry, theme
from mafia_gm.ui.circle.circle import Circle
from mafia_gm.ui.circle.layout import lay_out
from mafia_gm.ui.circle.list import SeatList
from mafia_gm.ui.circle.seating import seating
from mafia_gm.ui.circle.token import TokenPainter, chip_rows
from mafia_gm.ui.circle.view import NOBODY, ArrowKind, ArrowView, CentreLine, Chip, CircleView, SeatView
from mafia_gm.ui.circle.words import SeatWords
from tests.ui.gm import GameMaster

NAMES = ("Ala", "Przemysław Brzęczyszczykiewicz", "Екатерина Воробьёва", "Ania", "Ania", "Jan <b>", "Ян")
SIDES = (("hearts", "city"), ("spades", "mafia"), ("clubs", "syndicate"), ("diamonds", "city"), ("", ""))
SIZES = [(560, 470), (740, 600), (1100, 940)]


def seat(index: int) -> SeatView:
    suit, side = SIDES[index % len(SIDES)]
    return SeatView(index, index + 1, NAMES[index % len(NAMES)], "Panna Lekkich Obyczajów", suit, side)


def view(number: int) -> CircleView:
    return CircleView(tuple(seat(i) for i in range(number)))


def busy(number: int = 23) -> CircleView:
    """Everything at once."""
    seats = list(view(number).seats)
    seats[0] = replace(seats[0], acting=True, legal=True)
    seats[1] = replace(seats[1], alive=False, legal=False, reason="out of the game")
    seats[2] = replace(seats[2], away=True, chips=(Chip("away", "away"),))
    seats[3] = replace(seats[3], picked=True, chips=tuple(Chip(f"chip {i}", "mark") for i in range(5)))
    arrows = tuple(ArrowView(i, (i + 3) % number, kind) for i, kind in enumerate(get_args(ArrowKind)))
    lines = (CentreLine("Target"), CentreLine("Ala", "big", "accent"), CentreLine("5-3-3", "huge", "muted"))
    return CircleView(tuple(seats), arrows, lines)


@pytest.fixture(autouse=True)
def fonts(qapp: QApplication) -> None:
    theme.load_fonts()


@pytest.fixture
def circle(qtbot: QtBot) -> Circle:
    made = Circle(theme.DARK)
    qtbot.addWidget(made)
    made.resize(740, 600)
    made.show_view(view(12))
    made.show()
    return made


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def middle(circle: Circle, player: int) -> QPoint:
    return circle.box_of(player).center()


# ----------------------------------------------------------------------------------------------- layout


@pytest.mark.parametrize("size", [*SIZES, (420, 360)])
@pytest.mark.parametrize("number", range(1, 41))
def test_tokens_cover_neither_each_other_nor_the_middle(size: tuple[int, int], number: int) -> None:
    if number > 30 and size[0] < 560:
        pytest.skip("the list twin leads there")
    area = QRectF(8, 8, size[0] - 16, size[1] - 16)
    laid = lay_out(number, area)
    assert geometry.overlapping(laid.boxes) == []
    assert geometry.overlapping(laid.boxes, [laid.centre]) == []
    assert all(area.adjusted(-0.1, -0.1, 0.1, 0.1).contains(box) for box in laid.boxes)
    if size[0] >= 560:
        assert laid.centre.width() >= 120
        assert laid.centre.height() >= 100
        assert laid.body(laid.boxes[0]).width() >= 44


def test_few_players_sit_on_discs_around_an_ellipse_and_many_on_tiles() -> None:
    assert lay_out(8, QRectF(0, 0, 740, 600)).style == "disc"
    assert lay_out(8, QRectF(0, 0, 740, 600)).roundness == 2.0
    assert lay_out(40, QRectF(0, 0, 540, 450)).style == "tile"


@pytest.mark.parametrize("rows", [1, 2])
@pytest.mark.parametrize("count", [0, 1, 2, 3, 9])
def test_chips_stay_in_their_width_and_the_rest_is_counted(rows: int, count: int, qapp: QApplication) -> None:
    metrics = QFontMetricsF(theme.font(11, 600))
    made = chip_rows(tuple(Chip(f"long chip {i}") for i in range(count)), 100, rows, metrics)
    assert len(made) <= rows
    for row in made:
        widths = sum(metrics.horizontalAdvance(chip.text) + metrics.height() * 0.9 for chip in row)
        assert widths + 3 * (len(row) - 1) <= 101
    shown = [chip.text for row in made for chip in row]
    if shown and shown[-1].startswith("+"):
        assert len(shown) - 1 + int(shown[-1]) == count
    else:
        assert len(shown) == count


def test_a_narrow_chip_says_the_number_of_a_seat_for_a_name(qapp: QApplication) -> None:
    metrics = QFontMetricsF(theme.font(11, 600))
    chip = Chip("blackmail: Aleksandra", "blackmail", "blackmail: 16")
    assert [one.text for (one,) in chip_rows((chip,), 400, 1, metrics)] == ["blackmail: Aleksandra"]
    assert [one.text for (one,) in chip_rows((chip,), 110, 1, metrics)] == ["blackmail: 16"]


def test_no_chip_lies_over_the_name_on_a_small_tile(qapp: QApplication) -> None:
    laid = lay_out(23, QRectF(0, 0, 440, 510))
    assert not laid.has_roles
    body = laid.body(laid.boxes[0])
    seat = replace(view(23).seats[0], chips=(Chip("marked"),))
    room = TokenPainter(theme.DARK, laid).bare_room(body, seat)
    assert room.bottom() <= body.bottom() - laid.chip / 2
    assert room.height() >= 22, "there is room for two lines"


def test_being_away_is_said_by_one_word(qapp: QApplication) -> None:
    words = SeatWords()
    gone = replace(seat(3), away=True)
    assert words.unusual(gone) == "away"
    train = replace(gone, chips=(Chip("out of town", "away"), Chip("marked 1/2", "mark")))
    assert words.unusual(train) == "out of town, marked 1/2"
    assert words.unusual(replace(train, alive=False)).startswith("out of the game, ")


def test_the_list_has_a_column_of_choices_only_while_something_is_asked(qtbot: QtBot) -> None:
    listed = SeatList(theme.DARK)
    qtbot.addWidget(listed)
    last = listed.model().columnCount() - 1
    listed.show_view(view(12))
    assert listed.isColumnHidden(last)
    asked = tuple(replace(seat, legal=True) for seat in view(12).seats)
    listed.show_view(CircleView(asked))
    assert not listed.isColumnHidden(last)
    listed.set_covered(True)
    assert listed.isColumnHidden(last)


# ----------------------------------------------------------------------------------------------- painting


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("number", [0, 1, 5, 12, 23, 40])
def test_it_is_painted_at_every_size(circle: Circle, size: tuple[int, int], number: int) -> None:
    circle.resize(*size)
    circle.show_view(busy(number) if number > 4 else view(number))
    assert not picture(circle).isNull()


STATES: list[Callable[[SeatView], SeatView]] = [
    lambda s: s,
    lambda s: replace(s, alive=False),
    lambda s: replace(s, away=True),
    lambda s: replace(s, legal=True),
    lambda s: replace(s, legal=False),
    lambda s: replace(s, picked=True),
    lambda s: replace(s, acting=True),
    lambda s: replace(s, picked=True, acting=True),
    lambda s: replace(s, suit="spades"),
    lambda s: replace(s, chips=(Chip("marked"),)),
]


@pytest.mark.parametrize("number", [12, 40])
def test_every_state_looks_different_even_without_colour(circle: Circle, number: int) -> None:
    seen = []
    for state in STATES:
        shown = view(number)
        circle.show_view(CircleView((state(shown.seats[0]), *shown.seats[1:])))
        seen.append(picture(circle).convertToFormat(QImage.Format.Format_Grayscale8))
    assert all(one != other for i, one in enumerate(seen) for other in seen[:i])


def test_what_is_painted_bit_by_bit_equals_what_is_painted_at_once(circle: Circle, qtbot: QtBot) -> None:
    for shown in (view(23), busy(), replace(busy(), arrows=busy().arrows[:2]), replace(busy(), centre=())):
        circle.show_view(shown)
        QApplication.processEvents()
        fresh = Circle(theme.DARK)
        qtbot.addWidget(fresh)
        fresh.resize(circle.size())
        fresh.show_view(shown)
        circle.clearFocus()
        assert picture(circle) == picture(fresh)


def test_covered_it_shows_no_secret(circle: Circle) -> None:
    circle.show_view(busy())
    circle.set_covered(True)
    covered = picture(circle)
    plain = CircleView(tuple(SeatView(s.player, s.number, s.name) for s in busy().seats))
    circle.show_view(plain)
    assert picture(circle) == covered
    circle.show_view(busy())
    assert circle.accessibleDescription() == "1 Ala"
    circle.set_covered(False)
    assert picture(circle) != covered


def test_turning_and_mirroring_move_the_seats(circle: Circle) -> None:
    top = middle(circle, 0)
    circle.set_turned(3)
    assert middle(circle, 3) == top
    assert middle(circle, 4).x() > top.x()
    circle.set_turned(3, mirror=True)
    assert middle(circle, 3) == top
    assert middle(circle, 4).x() < top.x()


def test_another_theme_paints_anew(circle: Circle) -> None:
    before = picture(circle)
    circle.set_colours(theme.NIGHT)
    assert picture(circle) != before


# ----------------------------------------------------------------------------------------------- mouse and keys


def test_a_click_says_the_player_even_if_he_may_not_be_chosen(circle: Circle, qtbot: QtBot) -> None:
    circle.show_view(CircleView(tuple(replace(s, legal=False) for s in view(12).seats)))
    with qtbot.waitSignal(circle.clicked, check_params_cb=lambda player: player == 7):
        QTest.mouseClick(circle, Qt.MouseButton.LeftButton, pos=middle(circle, 7))
    with qtbot.assertNotEmitted(circle.clicked):
        QTest.mouseClick(circle, Qt.MouseButton.LeftButton, pos=circle.rect().center())


def move(circle: Circle, at: QPoint, kind: QEvent.Type = QEvent.Type.MouseMove) -> None:
    button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
    place = QPointF(circle.mapToGlobal(at))
    event = QMouseEvent(
        kind, QPointF(at), place, button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(circle, event)


def drag(circle: Circle, source: int, target: QPoint) -> None:
    move(circle, middle(circle, source), QEvent.Type.MouseButtonPress)
    move(circle, middle(circle, source) + QPoint(30, 10))
    move(circle, target)
    assert not picture(circle).isNull()
    move(circle, target, QEvent.Type.MouseButtonRelease)


def test_dragging_swaps_only_when_it_is_allowed(circle: Circle, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(circle.swapped):
        drag(circle, 2, middle(circle, 8))
    circle.set_swapping(True)
    with qtbot.waitSignal(circle.swapped, check_params_cb=lambda a, b: (a, b) == (2, 8)):
        drag(circle, 2, middle(circle, 8))
    with qtbot.assertNotEmitted(circle.swapped), qtbot.assertNotEmitted(circle.clicked):
        drag(circle, 2, circle.rect().center())


def test_a_drag_is_seen_and_escape_ends_it(circle: Circle, qtbot: QtBot) -> None:
    circle.set_swapping(True)
    before = picture(circle)
    move(circle, middle(circle, 2), QEvent.Type.MouseButtonPress)
    move(circle, circle.rect().center())
    assert picture(circle) != before
    QTest.keyClick(circle, Qt.Key.Key_Escape)
    with qtbot.assertNotEmitted(circle.swapped), qtbot.assertNotEmitted(circle.clicked):
        move(circle, middle(circle, 8), QEvent.Type.MouseButtonRelease)


def test_the_seat_under_the_mouse_is_told_and_forgotten(circle: Circle) -> None:
    told: list[int] = []
    circle.hovered.connect(told.append)
    move(circle, middle(circle, 4))
    move(circle, middle(circle, 4) + QPoint(1, 1))
    QApplication.sendEvent(circle, QEvent(QEvent.Type.Leave))
    assert told == [4, NOBODY]


@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_the_tooltip_tells_everything_and_takes_no_name_for_markup(circle: Circle) -> None:
    hard = replace(seat(5), legal=False, reason="the same as last night", chips=(Chip("marked 1/2"),))
    circle.show_view(CircleView((*view(5).seats, hard)))
    at = middle(circle, 5)
    QApplication.sendEvent(circle, QHelpEvent(QEvent.Type.ToolTip, at, circle.mapToGlobal(at)))
    text = QToolTip.text()
    for part in ("6 Jan &lt;b&gt;", "Panna Lekkich Obyczajów", "marked 1/2", "the same as last night"):
        assert part in text
    QToolTip.hideText()


@pytest.mark.parametrize("mirror", [False, True])
def test_arrow_keys_walk_clockwise_on_the_screen_and_enter_chooses(
    circle: Circle, qtbot: QtBot, mirror: bool
) -> None:
    circle.set_turned(0, mirror=mirror)
    told: list[int] = []
    circle.hovered.connect(told.append)
    QTest.keyClick(circle, Qt.Key.Key_Right)
    assert told == [11 if mirror else 1]
    assert middle(circle, told[0]).x() > circle.width() / 2
    QTest.keyClick(circle, Qt.Key.Key_Left)
    QTest.keyClick(circle, Qt.Key.Key_Left)
    chosen = told[-1]
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        with qtbot.waitSignal(circle.clicked, check_params_cb=lambda player: player == chosen):
            QTest.keyClick(circle, key)
    QTest.keyClick(circle, Qt.Key.Key_Home)
    assert told[-1] == 0
    assert circle.accessibleDescription().startswith("1 Ala")


def test_digits_and_chords_are_left_to_the_owner(circle: Circle, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(circle.clicked):
        QTest.keyClick(circle, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(circle, Qt.Key.Key_7)


@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_the_focus_can_be_seen(circle: Circle) -> None:
    circle.clearFocus()
    QApplication.processEvents()
    before = picture(circle)
    circle.activateWindow()
    circle.setFocus()
    QApplication.processEvents()
    assert picture(circle) != before


# ----------------------------------------------------------------------------------------------- the list


@pytest.fixture
def seats(qtbot: QtBot) -> SeatList:
    made = SeatList(theme.DARK)
    qtbot.addWidget(made)
    made.resize(560, 470)
    made.show_view(busy())
    made.show()
    return made


def cell(seats: SeatList, row: int, column: int) -> str:
    return str(seats.model().index(row, column).data())


def test_the_list_says_what_the_circle_shows(seats: SeatList) -> None:
    assert [cell(seats, 1, column) for column in range(5)] == [
        "2",
        NAMES[1],
        "Panna Lekkich Obyczajów",
        "out of the game",
        "out of the game",
    ]
    assert cell(seats, 2, 3) == "away"
    assert "chosen" in cell(seats, 3, 4)
    spoken = seats.model().index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert str(spoken).startswith("2 Przemysław")
    assert seats.accessibleName()


@pytest.mark.parametrize("width", [380, 450, 560, 900])
def test_no_column_of_the_list_is_squeezed_out_by_another(seats: SeatList, width: int) -> None:
    seats.resize(width, 470)
    widths = [seats.columnWidth(column) for column in range(5)]
    assert sum(widths) == seats.viewport().width()
    needs = [seats.sizeHintForColumn(column) for column in range(5)]
    for column, (has, wants) in enumerate(zip(widths, needs, strict=True)):
        assert has >= min(wants, width * 0.19), column


def test_enter_space_and_a_double_click_choose_from_the_list(seats: SeatList, qtbot: QtBot) -> None:
    seats.setCurrentIndex(seats.model().index(4, 1))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        with qtbot.waitSignal(seats.clicked_player, check_params_cb=lambda player: player == 4):
            QTest.keyClick(seats, key)
    with qtbot.waitSignal(seats.hovered, check_params_cb=lambda player: player == 5):
        QTest.keyClick(seats, Qt.Key.Key_Down)


def test_the_current_row_stays_on_its_player(seats: SeatList) -> None:
    seats.setCurrentIndex(seats.model().index(4, 1))
    swapped = list(busy().seats)
    swapped[4], swapped[9] = swapped[9], swapped[4]
    seats.show_view(CircleView(tuple(swapped)))
    assert seats.current_player() == 4
    assert seats.currentIndex().row() == 9


def test_covered_the_list_has_numbers_and_names_only(seats: SeatList) -> None:
    seats.set_covered(True)
    row = [seats.model().index(3, column) for column in range(5)]
    assert [str(index.data()) for index in row] == ["4", "Ania", "", "", ""]
    assert str(row[0].data(Qt.ItemDataRole.AccessibleTextRole)) == "4 Ania"
    assert row[1].data(Qt.ItemDataRole.FontRole) is None
    assert row[1].data(Qt.ItemDataRole.ForegroundRole) is None
    seats.set_covered(False)
    assert cell(seats, 3, 2)


def test_by_day_the_seats_show_no_more_what_the_night_has_left(desk: GameMaster) -> None:
    """A vest goes on and the Janitor's day is today; a beating is over, and the report has told it."""
    for game, kinds, stays in (
        ("inbox", ("beaten", "hunting", "vest"), ("vest",)),
        ("mafia_plus", ("swept", "mark"), ("swept", "mark")),
    ):
        desk.app._close_game()
        session = Session.new(game, seed=7, title="Friday", folder=paths.games(), language="en")
        deal = next(deal for deal in session.rules.what.deals if deal.players == 8)
        session.do(c.Open(tuple(f"Name {n}" for n in range(1, 9)), deal.roles(), "deal"))
        session.do(c.Deal())
        desk.app._start(session)
        untils = {"vest": "", "mark": ""}
        tokens = tuple(Token(kind, 0, 1, until=untils.get(kind, DUSK), note="clan_1") for kind in kinds)
        scene = desk.live.scene()
        for phase in ("night", "dawn", "debate", "voting", "end"):
            table = replace(scene.table, phase=phase, tokens=tokens)
            shown = {chip.text for chip in seating(scene._replace(table=table, prompt=None)).seats[0].chips}
            wanted = kinds if phase in {"night", "dawn"} else stays
            chip = {token.kind: scene.lines.chip(token, scene.rules, table) for token in tokens}
            assert shown == {chip[kind] for kind in wanted}, (game, phase)


# ----------------------------------------------------------------------------------------------- speed


class Bare(QWidget):
    """The least that a window can paint."""

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.fillRect(self.rect(), QColor(theme.DARK.window))
        p.end()


def ratio(one: Callable[[], None], other: Callable[[], None], rounds: int = 31) -> float:
    measured = []
    for _ in range(rounds):
        times = []
        for act in (one, other):
            start = time.perf_counter()
            act()
            times.append(time.perf_counter() - start)
        measured.append(times[0] / times[1])
    return statistics.median(measured)


def test_repainting_costs_little(circle: Circle, qtbot: QtBot) -> None:
    """Ratios of one interleaved run (docs/performance.md); the bounds leave room for a busy machine."""
    bare = Bare()
    qtbot.addWidget(bare)
    for widget in (bare, circle):
        widget.resize(1100, 940)
        widget.show()
    full, other = busy(), busy()
    seats = list(other.seats)
    seats[6] = replace(seats[6], picked=True)
    other = replace(other, seats=tuple(seats))
    turns = [full, other]
    circle.show_view(full)
    QApplication.processEvents()

    def repaint_all() -> None:
        circle.repaint()

    def repaint_bare() -> None:
        bare.repaint()

    def choose() -> None:
        turns.reverse()
        circle.show_view(turns[0])
        QApplication.processEvents()

    whole, click = ratio(repaint_all, repaint_bare), ratio(choose, repaint_bare)
    print(f"full {whole:.2f}, click {click:.2f} of a bare repaint")
    assert whole < 4
    assert click < 2

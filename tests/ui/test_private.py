"""The turned laptop: the silent map, the answer large, a card of one's own; opaque, brief, and never on the projector."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from mafia_gm import paths
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.engine.table import Player
from mafia_gm.ui import theme
from mafia_gm.ui.cards.hand_out import HandOut
from mafia_gm.ui.private.map import Seat, SilentMap
from mafia_gm.ui.private.screen import WHILE_MS
from mafia_gm.ui.private.sheet import TurnSheet
from mafia_gm.ui.private.thumb import Thumb, hand
from mafia_gm.ui.private.turned import Face, TurnedCard
from tests.ui.gm import CTRL, KEY, SHIFT
from tests.ui.going import sit_down, until
from tests.ui.inbox import CALL, Host

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tests.ui.gm import GameMaster


def mafia_asked(gm: GameMaster) -> None:
    """Go on until the Mafia is asked whom it shoots."""
    sit_down(gm)
    until(gm, "mafia.kills", "mafia.shoots", "doctor.heals")


def page(gm: GameMaster) -> QWidget:
    shown = gm.app.window.aside.page
    assert shown is not None
    assert gm.app.window.pages.currentWidget() is shown
    return shown


def texts(shown: QWidget) -> str:
    """Return all that is to be read on a page."""
    return " ".join(part.text() for part in shown.findChildren(QLabel) if part.isVisible())


def ground(seat: QWidget) -> QColor:
    """Return the colour behind a seat's name."""
    return seat.grab().toImage().pixelColor(8, seat.height() // 2)


def opened(shown: TurnedCard) -> bool:
    """Are the things to be seen?"""
    return shown.is_open


def gone(gm: GameMaster) -> None:
    """The page has gone under the cover; below it lies the console."""
    assert gm.app.window.cover.isVisible()
    assert gm.app.window.aside.page is None
    gm.key(KEY.Key_F9, CTRL)
    assert not gm.app.window.cover.isVisible()
    assert gm.console.isVisible()


# --- the silent map -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mouse", [True, False])
def test_a_woken_player_points_on_a_map_without_roles(desk: GameMaster, mouse: bool) -> None:
    desk.mouse = mouse
    mafia_asked(desk)
    steps = desk.live.session.steps
    if mouse:
        desk.click(desk.console.left.night._answer.map)
    else:
        desk.key(KEY.Key_P, CTRL)
    shown = page(desk)
    assert isinstance(shown, SilentMap)
    words = {desk.live.scene().lines.role(role).casefold() for role in desk.table.roles}
    said = " ".join(f"{seat.text()} {seat.accessibleName()} {seat.toolTip()}" for seat in shown.seats)
    assert not [word for word in words if word in f"{said} {texts(shown)}".casefold()]
    assert [seat.accessibleName().split()[0] for seat in shown.seats] == [
        str(player.number) for player in desk.table.people()
    ]
    legal = desk.prompt.legal[2]
    seat = next(seat for seat in shown.seats if seat.player == legal)
    desk.click(seat)
    assert desk.live.scene().picks == (legal,)
    assert seat.isChecked()
    assert desk.live.session.steps is steps, "it is not confirmed"
    desk.key(KEY.Key_Escape)
    gone(desk)
    assert desk.live.scene().picks == (legal,)
    desk.key(KEY.Key_Return)
    assert desk.live.session.steps is not steps


def test_the_map_does_not_say_why_somebody_cannot_be_chosen(desk: GameMaster) -> None:
    sit_down(desk)
    until(desk, "detective.checks")
    refused = next(player for player, _ in desk.prompt.refused if desk.table[player].shown == "in")
    reason = desk.live.scene().lines.reason(desk.prompt.reason(refused), player=refused, table=desk.table)
    desk.key(KEY.Key_P, CTRL)
    shown = page(desk)
    assert isinstance(shown, SilentMap)
    seat = next(seat for seat in shown.seats if seat.player == refused)
    QTest.mouseClick(seat, Qt.MouseButton.LeftButton)
    assert desk.live.scene().picks == ()
    assert not seat.isChecked()
    assert "Somebody else, please" in texts(shown)
    assert reason not in texts(shown)


def test_the_game_master_types_the_number_that_is_pointed_at(desk: GameMaster) -> None:
    mafia_asked(desk)
    steps = desk.live.session.steps
    last = tuple(desk.table.people())[-1]
    assert last.number == 12
    desk.key(KEY.Key_P, CTRL)
    shown = page(desk)
    assert isinstance(shown, SilentMap)
    desk.key(KEY.Key_Return)
    assert page(desk) is shown, "nobody is pointed at"
    desk.type("12")
    assert desk.live.scene().picks == (last.id,)
    assert [seat.number for seat in shown.seats if seat.isChecked()] == [12]
    lit = {seat.number for seat in shown.seats if ground(seat) == QColor(desk.app.colours.accent)}
    assert lit == {12}, "the seat with the keys looks like no other"
    desk.key(KEY.Key_Backspace)
    assert [seat.number for seat in shown.seats if seat.isChecked()] == [1]
    desk.key(KEY.Key_Backspace)
    assert desk.live.scene().picks == ()
    assert not any(seat.isChecked() for seat in shown.seats)
    desk.type("99")
    assert [seat.number for seat in shown.seats if seat.isChecked()] == [9]
    desk.key(KEY.Key_Return)
    gone(desk)
    assert desk.live.session.steps is steps, "it is confirmed on the console only"
    desk.key(KEY.Key_Return)
    assert desk.live.session.steps is not steps
    assert desk.table.answers[-1].picks == (tuple(desk.table.people())[8].id,)


def test_a_typed_number_of_somebody_who_cannot_be_chosen_chooses_nobody(desk: GameMaster) -> None:
    sit_down(desk)
    until(desk, "detective.checks")
    refused = desk.table[desk.prompt.refused[0][0]]
    desk.key(KEY.Key_P, CTRL)
    shown = page(desk)
    assert isinstance(shown, SilentMap)
    free = next(seat for seat in shown.seats if seat.player in desk.prompt.legal and seat.number < 10)
    desk.type(f"{free.number}")
    desk.key(KEY.Key_Backspace)
    desk.type(f"{refused.number}")
    assert desk.live.scene().picks == ()
    assert not any(seat.isChecked() for seat in shown.seats)
    assert "Somebody else, please" in texts(shown)
    desk.key(KEY.Key_Return)
    assert page(desk) is shown


def test_a_number_that_grows_into_a_forbidden_one_lets_go_of_the_shorter(desk: GameMaster) -> None:
    sit_down(desk)
    fifth, detective = desk.table[4], desk.table.holders("detective")[0]
    if fifth.id != detective.id:  # whom the deal has made the twelfth, or the first
        assert desk.live.do(c.ChangeCards(((fifth.id, "detective"), (detective.id, fifth.role))))
    until(desk, "detective.checks")
    twelfth = next(player for player in desk.table.people() if player.number == 12)
    first = next(player for player in desk.table.people() if player.number == 1)
    assert desk.live.do(c.Override(twelfth.id, alive=False))
    assert twelfth.id not in desk.prompt.legal
    assert first.id in desk.prompt.legal
    desk.key(KEY.Key_P, CTRL)
    shown = page(desk)
    assert isinstance(shown, SilentMap)
    desk.type("1")
    assert desk.live.scene().picks == (first.id,)
    desk.type("2")
    assert desk.live.scene().picks == ()
    assert not any(seat.isChecked() for seat in shown.seats)
    desk.key(KEY.Key_Return)
    assert page(desk) is shown, "Enter takes nobody"


def test_a_crowd_finds_its_seats_by_number(desk: GameMaster) -> None:
    names = tuple(f"Player {n}" for n in range(1, 41))
    roles = (*["mafioso"] * 8, "sheriff", "doctor", *["villager"] * 30)
    session = Session.new("maffia", {}, seed=3, title="Friday", folder=paths.games(), language="en")
    session.do(c.Open(names, roles, "deal"))
    session.do(c.Deal())
    session.do(c.Begin())
    desk.app._start(session)
    until(desk, "mafia.kills")
    desk.key(KEY.Key_P, CTRL)
    shown = page(desk)
    assert isinstance(shown, SilentMap)
    assert len(shown.seats) == 40
    for number in ("40", "4", "29"):
        desk.type(number)
        assert [str(seat.number) for seat in shown.seats if seat.isChecked()] == [number]
        assert shown.isVisible()
        for _ in number:
            desk.key(KEY.Key_Backspace)
    assert not any(
        one.intersects(other) for one, other in combinations(map(QWidget.geometry, shown.seats), 2)
    )


@pytest.mark.parametrize(("wide", "whole"), [(190, True), (150, True), (60, False)])
def test_a_long_name_is_whole_on_the_map_where_it_finds_room(qtbot: QtBot, wide: int, whole: bool) -> None:
    theme.load_fonts()
    seat = Seat(Player(0, "Aleksandra Zielińska", 7))
    qtbot.addWidget(seat)
    seat.fit(QRectF(0, 0, wide, wide * 0.56))
    number, *name = seat.text().split("\n")
    assert number == "7"
    assert (" ".join(name) == "Aleksandra Zielińska") is whole, seat.text()


def test_nobody_points_where_nothing_is_asked(desk: GameMaster) -> None:
    sit_down(desk)
    until(desk, "debate.open_vote")
    for key in (KEY.Key_P, KEY.Key_T):
        desk.key(key, CTRL)
        assert not desk.app.window._is_turned()
        assert desk.console.middle.notice.isVisible()


# --- the answer, large ----------------------------------------------------------------------------------------------


def test_the_thumb_is_shown_large_while_it_is_held(desk: GameMaster) -> None:
    sit_down(desk)
    until(desk, "detective.checks")
    mafioso = desk.holder("mafia_boss")
    desk.point(mafioso)
    assert desk.console.left.night._answer.large.isVisible()
    desk.key(KEY.Key_T, CTRL)
    shown = page(desk)
    assert isinstance(shown, TurnedCard)
    assert not shown.findChildren(Thumb), "at rest there is nothing to be found"
    QTest.keyPress(shown.hold, KEY.Key_Space)
    (thumb,) = (one for one in shown.findChildren(Thumb) if one.isVisible())
    assert thumb.gesture == "down"
    assert thumb.height() > 200
    QTest.keyRelease(shown.hold, KEY.Key_Space)
    assert not opened(shown)
    desk.key(KEY.Key_Escape)
    gone(desk)
    assert desk.live.scene().picks == (mafioso,)


def test_the_thumbs_differ_and_none_is_brighter(qtbot: QtBot) -> None:
    """Its light must not tell the table what it says."""
    lit, pictures = [], []
    for gesture in ("up", "down", "sideways"):
        thumb = Thumb(theme.DARK)
        qtbot.addWidget(thumb)
        thumb.resize(300, 300)
        thumb.show_gesture(gesture, gesture)
        picture = thumb.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
        pictures.append(picture)
        lit.append(sum(bytes(picture.constBits())))
        outline, _ = hand(gesture, QRectF(0, 0, 300, 300))
        assert QRectF(0, 0, 300, 300).contains(outline.boundingRect())
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]
    assert max(lit) < 1.01 * min(lit)


# --- a card of one's own --------------------------------------------------------------------------------------------


def test_a_card_has_up_to_four_things_and_ones_own_words(desk: GameMaster) -> None:
    sit_down(desk)
    desk.app.toggle_projector()
    assert desk.app.projector is not None
    before = desk.app.projector.grab().toImage()
    desk.key(KEY.Key_T, CTRL | SHIFT)
    (sheet,) = (one for one in desk.app.window.findChildren(TurnSheet) if one.isVisible())
    assert sheet.windowTitle() == "Mafia GM"
    doctor = next(place for place, item in enumerate(sheet._items) if item.text.startswith("Doctor: "))
    sheet.lines[0].setCurrentIndex(sheet.lines[0].findData(doctor))
    sheet.lines[1].setCurrentText("Thumb sideways")
    sheet.lines[2].setEditText("Wait for <b>me</b> outside")
    QTest.mouseClick(sheet.turn, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    shown = page(desk)
    assert isinstance(shown, TurnedCard)
    assert "Doctor" not in texts(shown)
    windows = {one for one in QApplication.topLevelWidgets() if one.isVisible()}
    QTest.mousePress(shown.hold, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert opened(shown)
    assert {one for one in QApplication.topLevelWidgets() if one.isVisible()} == windows
    faces = shown.findChildren(Face)
    holder = desk.table[desk.holder("doctor")]
    assert [face.accessibleName() for face in faces] == [
        f"Doctor: {holder.name} · seat {holder.number}",
        "Thumb sideways",
        "Wait for <b>me</b> outside",
    ]
    assert faces[2].text.textFormat() == Qt.TextFormat.PlainText
    assert desk.app.projector.grab().toImage() == before
    QTest.mouseRelease(shown.hold, Qt.MouseButton.LeftButton)
    assert not opened(shown)
    desk.mouse = True  # without a desktop nobody gives the keys back when the sheet is destroyed
    desk.click(shown.done)
    gone(desk)


def test_an_empty_card_is_not_turned(desk: GameMaster) -> None:
    sit_down(desk)
    desk.key(KEY.Key_T, CTRL | SHIFT)
    (sheet,) = (one for one in desk.app.window.findChildren(TurnSheet) if one.isVisible())
    QTest.mouseClick(sheet.turn, Qt.MouseButton.LeftButton)
    assert sheet.isVisible()
    QTest.keyClick(sheet, KEY.Key_Escape)
    assert not desk.app.window._is_turned()


# --- how it goes away -----------------------------------------------------------------------------------------------


def test_what_is_shown_goes_by_itself_and_leaves_the_cover(desk: GameMaster) -> None:
    mafia_asked(desk)
    desk.key(KEY.Key_P, CTRL)
    shown = page(desk)
    assert isinstance(shown, SilentMap)
    assert 15_000 <= WHILE_MS <= 30_000
    assert shown._while.isActive()
    shown._while.timeout.emit()
    gone(desk)


def test_under_the_cover_a_private_page_does_not_run_out_and_comes_back_closed(desk: GameMaster) -> None:
    sit_down(desk)
    until(desk, "detective.checks")
    desk.point(desk.holder("mafia_boss"))
    desk.key(KEY.Key_T, CTRL)
    shown = page(desk)
    assert isinstance(shown, TurnedCard)
    QTest.keyPress(shown.hold, KEY.Key_Space)
    assert opened(shown)
    desk.key(KEY.Key_F9)
    assert desk.app.window.cover.isVisible()
    assert not opened(shown)
    assert not shown._while.isActive()
    for key in (KEY.Key_F1, KEY.Key_F5, KEY.Key_Escape):
        desk.key(key)
    desk.key(KEY.Key_F9, CTRL)
    assert page(desk) is shown
    assert not opened(shown)
    assert not desk.app.window.menuBar().isVisible()


def test_nothing_else_can_be_done_while_the_laptop_is_turned(desk: GameMaster) -> None:
    mafia_asked(desk)
    steps = desk.live.session.steps
    desk.key(KEY.Key_P, CTRL)
    for key in (KEY.Key_Z, KEY.Key_Return, KEY.Key_N, KEY.Key_W, KEY.Key_T, KEY.Key_L):
        desk.key(key, CTRL)
    assert desk.live.session.steps is steps
    assert isinstance(page(desk), SilentMap)
    assert desk.app.window.actions_["undo"].toolTip() == "Undo"
    desk.app.leave_game()
    assert not desk.app.window._is_turned()
    assert desk.app.window.start.isVisible()


# --- the cards of the Мафия -----------------------------------------------------------------------------------------


def test_a_clan_learns_its_members_with_the_card(desk: GameMaster) -> None:
    """They know each other from the beginning (RU-A3)."""
    session = Session.new("inbox", {"clans": 1}, seed=7, title="Friday", folder=paths.games(), language="en")
    names = tuple(f"Player {n}" for n in range(1, 9))
    roles = ("don_1", "thug_1", "mafioso_1", *["citizen"] * 5)
    session.do(c.Open(names, roles, "deal"))
    session.do(c.Deal())
    desk.app._start(session)
    desk.console.hand_out.emit()
    seen = {}
    for _ in names:
        shown = page(desk)
        assert isinstance(shown, HandOut)
        player = shown.player
        assert player is not None
        assert "With you" not in texts(shown)
        QTest.keyPress(shown.hold, KEY.Key_Space)
        seen[player.id] = texts(shown)
        QTest.keyRelease(shown.hold, KEY.Key_Space)
        QTest.keyClick(shown.next, KEY.Key_Space)
    clan = [player for player in desk.table.players if player.side == "clan_1"]
    assert len(clan) == 3
    for player in desk.table.players:
        others = [f"{one.number} {one.name}" for one in desk.table.people() if one in clan and one != player]
        assert ("With you" in seen[player.id]) is (player in clan)
        assert all(other in seen[player.id] for other in others) is (player in clan)


def test_the_commissars_answer_is_a_thumb_too(desk: GameMaster) -> None:
    host = Host(desk.app, mouse=False)
    host.begin(CALL)
    host.fall_asleep()
    while host.prompt.act != "commissar.checks":
        host.answer()
    host.point(host.holder("don_1"))
    host.key(KEY.Key_T, CTRL)
    shown = page(host)
    assert isinstance(shown, TurnedCard)
    QTest.keyPress(shown.hold, KEY.Key_Space)
    (thumb,) = (one for one in shown.findChildren(Thumb) if one.isVisible())
    assert thumb.gesture == "down"


def test_the_sheet_of_keys_names_the_private_screens(desk: GameMaster) -> None:
    sit_down(desk)
    desk.key(KEY.Key_F1)
    sheet = QApplication.activeModalWidget()
    assert sheet is not None
    said = [part.text() for part in sheet.findChildren(QLabel)]
    for key, what in (
        ("Ctrl+P", "Turn the laptop for a silent map"),
        ("Ctrl+T", "Turn the laptop for the answer, large"),
        ("Ctrl+Shift+T", "Turn the laptop for a card of your own…"),
        ("F7", "Seats on the projector"),
        ("F8", "Rules of tonight on the projector"),
    ):
        assert key in said
        assert any(what in text for text in said), what
    sheet.close()

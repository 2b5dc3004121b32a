"""The cover: under it nothing can be seen, reached, answered or taken back, wherever the keys were before."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from mafia_gm.ui.cards.hand_out import HandOut
from tests.ui.gm import CTRL, KEY, SHIFT
from tests.ui.going import sit_down, until

if TYPE_CHECKING:
    from tests.ui.gm import GameMaster


def test_no_key_reaches_what_lies_under_the_cover(desk: GameMaster) -> None:
    sit_down(desk)
    steps = desk.live.session.steps
    for asked in ("town.falls_asleep", "dawn.announce", "debate.open_vote"):
        until(desk, asked)
        steps, picks = desk.live.session.steps, desk.live.scene().picks
        desk.key(KEY.Key_F9)
        for _ in range(8):
            desk.key(KEY.Key_Tab)
            for key in (KEY.Key_Space, KEY.Key_Return, KEY.Key_P, KEY.Key_3, KEY.Key_Down, KEY.Key_Escape):
                desk.key(key)
            for key in (KEY.Key_Return, KEY.Key_Z, KEY.Key_W, KEY.Key_N):
                desk.key(key, CTRL)
            desk.key(KEY.Key_Z, CTRL | SHIFT)
            assert desk.app.window.cover.isVisible()
        desk.key(KEY.Key_F9, CTRL)
        assert not desk.app.window.cover.isVisible()
        assert desk.live.session.steps is steps
        assert desk.live.scene().picks == picks


def test_nothing_under_the_cover_is_there_to_be_read(desk: GameMaster) -> None:
    sit_down(desk)
    until(desk, "dawn.announce")
    desk.key(KEY.Key_F9)
    cover = desk.app.window.cover
    for part in desk.app.window.findChildren(QWidget):
        if part.isVisible() and part is not cover and not cover.isAncestorOf(part):
            assert not part.accessibleName() and not part.toolTip(), part
            assert part.parentWidget() is desk.app.window, part
    actions = desk.app.window.actions_
    assert actions["undo"].text() == actions["undo"].toolTip() == "Undo"
    desk.app.set_language("pl")
    assert not actions["undo"].isEnabled()
    assert actions["undo"].text() == actions["undo"].toolTip() == "Cofnij"


def test_two_games_look_the_same_under_the_cover(desk: GameMaster) -> None:
    pictures = []
    for asked in ("town.falls_asleep", "dawn.announce"):
        sit_down(desk)
        until(desk, asked)
        desk.key(KEY.Key_F9)
        pictures.append(desk.app.window.grab().toImage())
        assert desk.app.window.windowTitle() == "Mafia GM"
        desk.key(KEY.Key_F9, CTRL)
        desk.app.leave_game()
    assert pictures[0] == pictures[1]


def test_the_keys_return_to_where_they_were(desk: GameMaster) -> None:
    sit_down(desk)
    journal = desk.console.journal.list
    journal.setFocus()
    desk.key(KEY.Key_F9)
    desk.key(KEY.Key_F9, CTRL)
    assert QApplication.focusWidget() is journal
    assert desk.console.isVisible()


def test_the_cover_comes_over_an_open_sheet(desk: GameMaster) -> None:
    sit_down(desk)
    desk.key(KEY.Key_F1)
    sheet = QApplication.activeModalWidget()
    assert isinstance(sheet, QDialog)
    QTest.keyClick(sheet, KEY.Key_F9)
    QApplication.processEvents()
    assert desk.app.window.cover.isVisible()
    assert not sheet.isVisible()
    desk.key(KEY.Key_F9, CTRL)
    assert sheet.isVisible(), "what was open is open again"
    assert not desk.app.window.cover.isVisible()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_cover_comes_over_an_open_menu_and_from_the_projector(desk: GameMaster) -> None:
    sit_down(desk)
    menu = desk.app.window.menuBar().findChildren(QMenu)[0]
    menu.popup(desk.app.window.mapToGlobal(desk.app.window.rect().center()))
    QApplication.processEvents()
    QTest.keyClick(menu, KEY.Key_F9)
    assert desk.app.window.cover.isVisible()
    assert not menu.isVisible()
    desk.app.window.cover.lift()
    desk.key(KEY.Key_F5)
    projector = desk.app.projector
    assert projector is not None
    QTest.keyClick(projector, KEY.Key_F9)
    assert desk.app.window.cover.isVisible()
    assert projector.isVisible()


def test_nothing_is_taken_back_while_the_laptop_goes_round(desk: GameMaster) -> None:
    sit_down(desk, begin=False)
    desk.click(desk.button("Hand out", desk.console.left.deal))
    round_ = desk.app.window.aside.page
    assert isinstance(round_, HandOut)
    QTest.mousePress(round_.hold, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(round_.hold, Qt.MouseButton.LeftButton)
    QTest.mouseClick(round_.next, Qt.MouseButton.LeftButton)
    steps = desk.live.session.steps
    assert not desk.app.window.actions_["undo"].isEnabled()
    assert desk.app.window.actions_["undo"].text() == "Undo"
    for key in (KEY.Key_Z, KEY.Key_Return, KEY.Key_N, KEY.Key_W):
        desk.key(key, CTRL)
    assert desk.live.session.steps is steps
    assert round_.isVisible()


@pytest.mark.parametrize("key", [KEY.Key_Escape, KEY.Key_F9])
def test_a_card_that_is_shown_vanishes_with_the_cover_and_stays_away(desk: GameMaster, key: Qt.Key) -> None:
    sit_down(desk, begin=False)
    desk.click(desk.button("Hand out", desk.console.left.deal))
    round_ = desk.app.window.aside.page
    assert isinstance(round_, HandOut)
    shown = [round_.card.is_open]
    QTest.keyPress(round_.hold, KEY.Key_Space)
    shown.append(round_.card.is_open)
    desk.key(key)
    assert desk.app.window.cover.isVisible()
    shown.append(round_.card.is_open)
    desk.key(KEY.Key_F9, CTRL)
    assert round_.isVisible()
    shown.append(round_.card.is_open)
    assert shown == [False, True, False, False]

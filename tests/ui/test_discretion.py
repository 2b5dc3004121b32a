"""Discretion: the cover stays whatever happens to the window, nothing is copied, remembered or heard by accident."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QToolTip, QWidget

from mafia_gm.app.settings import load_settings
from mafia_gm.ui import theme
from mafia_gm.ui.actions import ONLY_UNCOVER
from mafia_gm.ui.console.cover import HOLD_MS
from mafia_gm.ui.private.sheet import TurnSheet
from tests.ui.gm import CTRL, KEY, SHIFT
from tests.ui.going import sit_down, until
from tests.ui.inbox import CALL, DESK, Host

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tests.ui.gm import GameMaster


def covered(gm: GameMaster) -> bool:
    """Is the window covered from edge to edge, and is there nothing else to be seen of it?"""
    window = gm.app.window
    over = [
        part
        for part in QApplication.topLevelWidgets()
        if part.isVisible() and part not in {window, gm.app.projector}
    ]
    inside = [
        part
        for part in window.findChildren(QWidget)
        if part.isVisible() and part is not window.cover and not window.cover.isAncestorOf(part)
    ]
    bare = [part for part in inside if part.parentWidget() is not window or part.toolTip()]
    return window.cover.isVisible() and window.cover.geometry() == window.rect() and not over and not bare


# --- the cover stays ------------------------------------------------------------------------------------------------


def test_the_cover_survives_what_happens_to_the_window(desk: GameMaster) -> None:
    sit_down(desk)
    until(desk, "dawn.announce")
    desk.app.toggle_projector()
    window, projector = desk.app.window, desk.app.projector
    assert projector is not None
    desk.key(KEY.Key_F9)
    assert covered(desk)
    for change in (
        window.showMaximized,
        window.showFullScreen,
        window.showNormal,
        window.showMinimized,
        window.showNormal,
        lambda: window.resize(1024, 600),
        projector.activateWindow,
        window.activateWindow,
        lambda: desk.app.set_language("ru"),
        lambda: desk.app.zoom(0.1),
        lambda: desk.app.zoom(-0.1),
        desk.live.tell,
    ):
        change()
        QApplication.processEvents()
        assert covered(desk), change
    enabled = {key for key, action in window.actions_ if action.isEnabled()}
    assert enabled <= ONLY_UNCOVER


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_tooltip_goes_in_the_same_frame(desk: GameMaster) -> None:
    sit_down(desk)
    where = desk.app.window.mapToGlobal(desk.app.window.rect().center())
    QToolTip.showText(where, "Doctor: heals Anna", desk.console)
    assert QToolTip.isVisible()
    QTest.keyClick(desk.console, KEY.Key_F9)
    assert covered(desk)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_list_of_a_field_goes_with_its_sheet(desk: GameMaster) -> None:
    sit_down(desk)
    desk.key(KEY.Key_T, CTRL | SHIFT)
    (sheet,) = (one for one in desk.app.window.findChildren(TurnSheet) if one.isVisible())
    field = sheet.lines[0]
    assert isinstance(field, QComboBox)
    field.showPopup()
    QApplication.processEvents()
    QTest.keyClick(field.view(), KEY.Key_F9)
    QApplication.processEvents()
    assert covered(desk)
    desk.app.window.cover.lift()
    assert sheet.isVisible()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_what_a_line_proposes_goes_with_its_sheet(desk: GameMaster) -> None:
    sit_down(desk)
    desk.key(KEY.Key_T, CTRL | SHIFT)
    (sheet,) = (one for one in desk.app.window.findChildren(TurnSheet) if one.isVisible())
    line = sheet.lines[1].lineEdit()
    assert line is not None
    line.setFocus()
    QTest.keyClicks(line, "Doc")
    QTest.keyClick(QApplication.activePopupWidget() or line, KEY.Key_F9)
    QApplication.processEvents()
    assert covered(desk)
    desk.key(KEY.Key_F9, CTRL)
    assert sheet.isVisible()


def test_what_happens_under_the_cover_does_not_lift_it(desk: GameMaster) -> None:
    sit_down(desk)
    desk.key(KEY.Key_F9)
    desk.app.leave_game()
    assert covered(desk)
    desk.app.open_sample()
    assert covered(desk)
    assert not desk.app.window.actions_["undo"].isEnabled()
    desk.key(KEY.Key_F9, CTRL)
    assert desk.console.isVisible()
    assert desk.app.window.menuBar().isVisible()


def test_only_a_whole_second_uncovers(desk: GameMaster) -> None:
    sit_down(desk)
    desk.key(KEY.Key_F9)
    cover = desk.app.window.cover
    assert HOLD_MS >= 1000
    QTest.mousePress(cover._button, Qt.MouseButton.LeftButton)
    assert cover._timer.isActive()
    QTest.mouseRelease(cover._button, Qt.MouseButton.LeftButton)
    assert not cover._timer.isActive(), "a click is too short"
    assert covered(desk)
    QTest.mousePress(cover._button, Qt.MouseButton.LeftButton)
    desk.app.window.clearFocus()
    cover._button.clearFocus()
    assert not cover._timer.isActive(), "whoever turns away does not hold it"
    QTest.mousePress(cover._button, Qt.MouseButton.LeftButton)
    cover._timer.timeout.emit()
    assert not cover.isVisible()


@pytest.mark.parametrize("orders", [DESK, CALL])
def test_the_desk_and_the_morning_of_the_mafia_lie_under_it(desk: GameMaster, orders: str) -> None:
    host = Host(desk.app, mouse=False)
    host.begin(orders)
    until(host, "town.falls_asleep")
    host.fall_asleep()
    if orders == DESK:
        host.send("commissar.checks", host.holder("commissar"), host.holder("don_1"))
    QGuiApplication.clipboard().setText("nothing of the game")
    for tab in range(4):
        host.key(KEY.Key_F9)
        assert covered(host)
        for key in (KEY.Key_C, KEY.Key_A, KEY.Key_C, KEY.Key_X):
            host.key(key, CTRL)
        host.key(KEY.Key_F9, CTRL)
        assert host.console.isVisible()
        if host.table.phase == "night":
            until(host, "dawn.announce")
        if tab < 3:
            host.console.left.morning.tabs.setCurrentIndex(tab)
            host.console.left.morning.setFocus()
    assert QGuiApplication.clipboard().text() == "nothing of the game"
    private = host.console.left.morning.private
    host.console.left.morning.tabs.setCurrentIndex(1)
    host.mouse = True
    if private.copy.isVisible():
        host.click(private.copy)
        assert QGuiApplication.clipboard().text() == private._all


# --- the dark room --------------------------------------------------------------------------------------------------


def test_the_night_theme_is_near_black_and_remembered(desk: GameMaster, qtbot: QtBot) -> None:
    sit_down(desk)
    bright = desk.app.window.grab().toImage()
    desk.key(KEY.Key_D, CTRL | SHIFT)
    dark = desk.app.window.grab().toImage()
    assert light(dark) < 0.6 * light(bright)
    assert QColor(theme.NIGHT.window).lightnessF() < 0.02
    assert load_settings().theme == "night"
    desk.key(KEY.Key_F9)
    assert light(desk.app.window.grab().toImage()) < 12
    desk.key(KEY.Key_F9, CTRL)
    desk.key(KEY.Key_D, CTRL | SHIFT)
    assert load_settings().theme == ""


def light(picture: QImage) -> float:
    """Return how bright a picture is on average, of 255 (what is opaque is not light)."""
    values = bytes(picture.scaled(64, 36).bits())
    colours = [value for place, value in enumerate(values) if place % 4 != 3]
    return sum(colours) / len(colours)


# --- silence --------------------------------------------------------------------------------------------------------


def test_the_program_makes_no_sound_and_writes_no_secret_title() -> None:
    package = Path(theme.__file__).parents[1]
    for file in package.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        for sound in ("beep(", "QSound", "QtMultimedia", "QSystemTrayIcon", "alert(self", "addToRecent"):
            assert sound not in text, f"{file}: {sound}"
        for line in text.splitlines():
            if "setWindowTitle(" in line and "writer" not in line:
                assert any(fixed in line for fixed in ('"Mafia GM"', "TITLE", "title)", "self.tr(")), (
                    f"{file}: {line}"
                )

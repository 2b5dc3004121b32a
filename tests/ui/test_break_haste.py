"""Held keys, bouncing keys and double clicks: nothing happens twice that was meant once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from mafia_gm.ui.actions import SWIFT
from tests.ui.gm import CTRL, KEY, NO, SHIFT
from tests.ui.going import sit_down, until

if TYPE_CHECKING:
    from tests.ui.gm import GameMaster


def press(key: Qt.Key, at: int = 0, *, again: bool = False, modifiers: Qt.KeyboardModifier = NO) -> bool:
    """Press a key at a time as a window system tells it; returns whether a shortcut may still take it."""
    focus = QApplication.focusWidget()
    assert focus is not None
    override = QKeyEvent(QEvent.Type.ShortcutOverride, key, modifiers, "", again)
    override.setTimestamp(at)
    override.ignore()
    QApplication.sendEvent(focus, override)
    down = QKeyEvent(QEvent.Type.KeyPress, key, modifiers, "", again)
    down.setTimestamp(at)
    QApplication.sendEvent(focus, down)
    QApplication.processEvents()
    return not override.isAccepted()


def double_click(part: QAbstractButton) -> None:
    """Click twice where the button is; the second click meets what stands there then."""
    window, at = part.window(), part.mapTo(part.window(), part.rect().center())
    for kind in (QTest.mouseClick, QTest.mouseDClick):
        there = window.childAt(at)
        assert there is not None
        if kind is QTest.mouseClick:
            QTest.mouseClick(there, Qt.MouseButton.LeftButton, NO, there.mapFrom(window, at))
        else:
            send_second_click(there, there.mapFrom(window, at))
        QApplication.processEvents()


def send_second_click(part: object, at: QPoint) -> None:
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QWidget

    assert isinstance(part, QWidget)
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    where = part.mapToGlobal(at)
    down = QMouseEvent(QEvent.Type.MouseButtonDblClick, at, where, left, left, NO)
    QApplication.sendEvent(part, down)
    up = QMouseEvent(QEvent.Type.MouseButtonRelease, at, where, left, none, NO)
    QApplication.sendEvent(part, up)


def test_only_turning_the_circle_goes_on_while_a_key_is_held(desk: GameMaster) -> None:
    for key, action in desk.app.window.actions_:
        assert action.autoRepeat() == (key in SWIFT), key


@pytest.mark.parametrize("key", [KEY.Key_Space, KEY.Key_Return, KEY.Key_P])
def test_a_held_key_takes_one_step_of_the_night(desk: GameMaster, key: Qt.Key) -> None:
    sit_down(desk)
    steps = len(desk.live.session.steps)
    desk.console.circle.setFocus()
    press(key, 1000)
    for repeat in range(10):
        press(key, 1500 + 33 * repeat, again=True)
    assert len(desk.live.session.steps) <= steps + 1


def test_a_key_that_bounces_takes_one_step_and_a_calm_hand_two(desk: GameMaster) -> None:
    sit_down(desk)
    desk.console.circle.setFocus()
    steps = len(desk.live.session.steps)
    press(KEY.Key_Space, 1000)
    press(KEY.Key_Space, 1120)
    assert len(desk.live.session.steps) == steps + 1
    asked = desk.prompt
    if asked.pick == "nothing":
        press(KEY.Key_Space, 1600)
        assert len(desk.live.session.steps) == steps + 2


def test_ctrl_enter_pressed_twice_at_once_announces_and_does_not_open_the_vote(desk: GameMaster) -> None:
    sit_down(desk)
    until(desk, "dawn.announce")
    desk.console.circle.setFocus()
    press(KEY.Key_Return, 5000, modifiers=CTRL)
    if desk.prompt.act == "dawn.announce":  # a press made here need not reach the shortcut
        desk.firmly()
    assert desk.prompt.act == "debate.open_vote"
    assert not press(KEY.Key_Return, 5200, modifiers=CTRL), "no shortcut may take the second"
    assert desk.table.phase == "debate"
    press(KEY.Key_Return, 6000, modifiers=CTRL)


def test_a_double_click_announces_and_does_nothing_else(desk: GameMaster) -> None:
    sit_down(desk)
    until(desk, "dawn.announce")
    steps = len(desk.live.session.steps)
    double_click(desk.console.left.dawn.announce)
    assert len(desk.live.session.steps) == steps + 1
    assert desk.table.phase == "debate"


def test_a_double_click_on_next_hears_one_call(desk: GameMaster) -> None:
    sit_down(desk)
    steps = len(desk.live.session.steps)
    double_click(desk.console.left.night.confirm_button)
    assert len(desk.live.session.steps) == steps + 1


def test_a_double_click_opens_the_vote_and_casts_no_ballot(desk: GameMaster) -> None:
    sit_down(desk)
    until(desk, "debate.open_vote")
    steps = len(desk.live.session.steps)
    double_click(desk.button("Open the vote", desk.console.left.day))
    assert desk.table.phase == "voting"
    assert len(desk.live.session.steps) == steps + 1


def test_quick_abstentions_all_count(desk: GameMaster) -> None:
    sit_down(desk)
    until(desk, "voting.ballot")
    desk.console.circle.setFocus()
    for place in range(3):
        press(KEY.Key_P, 9000 + 100 * place)
    assert desk.table.ballots is not None
    assert len(desk.table.ballots.cast) == 3
    double_click(desk.button("Abstains", desk.console.left.day))
    assert desk.table.ballots is not None
    assert len(desk.table.ballots.cast) == 5


def test_a_double_click_on_a_seat_points_at_it(desk: GameMaster) -> None:
    sit_down(desk)
    until(desk, "voting.ballot")
    circle = desk.console.circle
    target = desk.prompt.legal[-1]
    at = circle.box_of(target).center()
    QTest.mouseClick(circle, Qt.MouseButton.LeftButton, NO, at)
    send_second_click(circle, at)
    assert desk.live.scene().picks == (target,)


def test_a_held_undo_takes_one_step_back(desk: GameMaster) -> None:
    sit_down(desk)
    until(desk, "dawn.announce")
    undone = len(desk.live.session.steps)
    desk.key(KEY.Key_Z, CTRL)
    assert len(desk.live.session.steps) == undone - 1
    desk.key(KEY.Key_Z, CTRL | SHIFT)
    assert len(desk.live.session.steps) == undone

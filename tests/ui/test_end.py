"""The end panel and the bar that stops a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mafia_gm.engine import commands as c
from mafia_gm.ui.end.cast import Member
from mafia_gm.ui.end.panel import EndPanel
from mafia_gm.ui.end.stop import StopBar
from mafia_gm.ui.theme import DARK
from tests.ui.evening import Evening, plain

LEFT = Qt.MouseButton.LeftButton
SIX = ("detective", "doctor", "citizen", "mafia_boss", "terrorist", "citizen")


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    plain(monkeypatch)
    made = Evening(tmp_path, SIX)
    made.to_day(1)
    return made


def over(evening: Evening) -> None:
    """Vote the only mafioso out."""
    evening.do(c.OpenVote())
    evening.vote(*((voter, 4) for voter in range(1, 7)))
    evening.do(c.CloseVote())
    evening.do(c.Execute())


def ended(evening: Evening) -> str:
    return evening.table.ended.outcome if evening.table.ended is not None else ""


def shown(qtbot: QtBot, evening: Evening, made: Any) -> Any:
    made.resize(320, 560)
    qtbot.addWidget(made)
    evening.show(made)
    made.show()
    return made


def test_the_end_is_proposed(qtbot: QtBot, evening: Evening) -> None:
    over(evening)
    panel: EndPanel = shown(qtbot, evening, EndPanel(DARK))
    assert panel._outcome.text() == "miasto wins"
    assert panel._note.text().startswith("4 winner(s)") or panel._note.text().startswith("5 winner(s)")
    assert "public" in panel._note.text()
    assert "executed" in panel._say._text.text()
    cast = panel.cast.cast
    wins = [cast.member(row).wins for row in range(6)]  # type: ignore[union-attr]
    assert wins == [True, True, True, False, True, True]
    assert panel._one.isHidden() and panel._leave.isHidden()
    assert evening.table.ended is None


def test_it_ends_by_the_mouse_and_by_the_firm_key(qtbot: QtBot, evening: Evening) -> None:
    over(evening)
    panel: EndPanel = shown(qtbot, evening, EndPanel(DARK))
    evening.live.confirm()  # a bare Enter
    ends = [evening.table.ended]
    QTest.mouseClick(panel._end, LEFT)
    ends.append(evening.table.ended)
    evening.live.undo()
    ends.append(evening.table.ended)
    panel.act_firmly()
    ends.append(evening.table.ended)
    assert [end is not None for end in ends] == [False, True, False, True]
    assert not panel._leave.isHidden()


def test_it_may_go_on(qtbot: QtBot, evening: Evening) -> None:
    over(evening)
    panel: EndPanel = shown(qtbot, evening, EndPanel(DARK))
    QTest.keyClick(panel._on, Qt.Key.Key_Space)
    assert evening.table.played_on


def test_the_reveal_is_staged(qtbot: QtBot, evening: Evening) -> None:
    over(evening)
    panel: EndPanel = shown(qtbot, evening, EndPanel(DARK))
    evening.live.do(c.EndGame())
    assert not panel._one.isEnabled()
    panel.cast.setFocus()
    panel.cast.selectRow(3)
    assert panel._one.said == "4 Darek"
    QTest.mouseClick(panel._one, LEFT)
    assert evening.table[3].shown_role == "mafia_boss"
    assert not panel._one.isEnabled()
    assert not panel._sides[1].isEnabled()
    QTest.mouseClick(panel._sides[2], LEFT)
    assert evening.table[4].shown_role == "terrorist"
    assert evening.table[0].shown_role == ""
    QTest.keyClick(panel._all, Qt.Key.Key_Space)
    assert all(player.shown_role for player in evening.table.players)
    assert not panel._all.isEnabled()
    left: list[bool] = []
    panel.leave.connect(lambda: left.append(True))
    QTest.mouseClick(panel._leave, LEFT)
    assert left == [True]


def test_stopping_is_asked_in_place(qtbot: QtBot, evening: Evening) -> None:
    bar: StopBar = shown(qtbot, evening, StopBar())
    bar.hide()
    bar.ask()
    assert "5 Ewa" in bar._note.text()
    QTest.keyClick(bar, Qt.Key.Key_Escape)
    assert bar.isHidden()
    bar.ask()
    QTest.mouseClick(bar._no, LEFT)
    assert bar.isHidden()
    assert not ended(evening)
    bar.ask()
    QTest.mouseClick(bar._yes, LEFT)
    assert ended(evening) == "stopped"


def test_a_stopped_game_says_so(qtbot: QtBot, evening: Evening) -> None:
    panel: EndPanel = shown(qtbot, evening, EndPanel(DARK))
    evening.live.do(c.StopGame())
    assert panel._outcome.text() == "The game was stopped"


def test_everything_that_takes_the_focus_has_a_name(qtbot: QtBot, evening: Evening) -> None:
    over(evening)
    panel: EndPanel = shown(qtbot, evening, EndPanel(DARK))
    evening.live.do(c.EndGame())
    for widget in panel.findChildren(QWidget):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisibleTo(panel):
            assert widget.accessibleName(), widget


def test_every_side_has_its_whole_button_however_narrow(qtbot: QtBot, evening: Evening) -> None:
    over(evening)
    evening.do(c.EndGame())
    panel: EndPanel = shown(qtbot, evening, EndPanel(DARK))
    for width in (320, 250, 200):
        panel.resize(width, 700)
        QTest.qWait(0)
        for made in panel._sides[:3]:
            assert made.text() == made.said
            assert panel._some.rect().contains(made.geometry())


def test_a_role_too_long_for_the_list_is_written_short(qtbot: QtBot, evening: Evening) -> None:
    over(evening)
    evening.do(c.EndGame())
    panel: EndPanel = shown(qtbot, evening, EndPanel(DARK))
    cast = panel.cast.cast
    first = cast.member(0)
    assert first is not None
    cast._members = (
        Member(0, "1 Ala", "Poor Cursed Infantry of old", "Infantry", "city", True, False, False),
    )
    cast.set_room(60)
    assert cast.index(0, 1).data() == "Infantry"
    cast.set_room(600)
    assert cast.index(0, 1).data() == "Poor Cursed Infantry of old"

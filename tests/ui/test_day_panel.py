"""The day panel in the debate: words, statistics, abilities, accusations, opening a vote."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from mafia_gm.engine import commands as c
from mafia_gm.ui.day.panel import DayPanel
from mafia_gm.ui.theme import DARK
from tests.ui.evening import TWELVE, Evening, plain

LEFT = Qt.MouseButton.LeftButton


class Shown:
    """A day panel with a game behind it."""

    def __init__(self, qtbot: QtBot, folder: Path, options: dict[str, Any] | None = None) -> None:
        self.evening = Evening(folder, TWELVE, options)
        self.bot = qtbot

    def open(self, day: int = 1, answer: Any = None) -> DayPanel:
        self.evening.to_day(day, answer)
        panel = DayPanel(DARK)
        panel.resize(320, 700)
        self.bot.addWidget(panel)
        self.evening.show(panel)
        panel.show()
        self.panel = panel
        return panel

    def click(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, LEFT)

    def type(self, field: QComboBox, text: str) -> None:
        edit = field.lineEdit()
        assert edit is not None
        edit.setFocus()
        QTest.keyClicks(edit, text)
        QTest.keyClick(edit, Qt.Key.Key_Return)


@pytest.fixture
def shown(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shown:
    plain(monkeypatch)
    return Shown(qtbot, tmp_path)


def kill_lena(prompt: Any) -> c.Command | None:
    return c.Reply(prompt.act, prompt.by, (11,)) if prompt.act == "mafia.shoots" else None


def sweep(prompt: Any) -> c.Command | None:
    return c.Reply(prompt.act, prompt.by, (), "yes") if prompt.act == "janitor.sweeps" else None


# --- statistics -------------------------------------------------------------------------------------------


def test_statistics_are_told_and_shown_big(shown: Shown) -> None:
    panel = shown.open(2, kill_lena)
    shown.click(panel.statistics._current)
    assert panel.statistics._answer.accessibleName() == "5-4-2"
    assert [count.text() for count, _ in panel.statistics._cells[:3]] == ["5", "4", "2"]
    QTest.keyClick(panel.statistics._initial, Qt.Key.Key_Space)
    assert panel.statistics._answer.accessibleName() == "6-4-2"


def test_on_the_janitors_day_the_button_says_why(shown: Shown) -> None:
    panel = shown.open(2, sweep)
    assert not panel.statistics._current.isEnabled()
    assert panel.statistics._initial.isEnabled()
    assert panel.statistics._why.text() == "statistics swept"
    assert panel.statistics._current.toolTip() == "statistics swept"


# --- abilities --------------------------------------------------------------------------------------------


def test_the_madman_stands_up_and_shoots(shown: Shown) -> None:
    panel = shown.open()
    (button,) = panel.abilities.rows._made
    assert button.said == "Madman — 1 Ala"
    shown.click(button)
    assert panel.abilities.isHidden() and not panel.declare.isHidden()
    assert not panel.buttons.primary.isEnabled()
    shown.evening.live.pick(6)
    assert panel.buttons.primary.isEnabled()
    shown.click(panel.buttons.primary)
    assert shown.evening.table.phase == "night"
    assert not shown.evening.table[6].alive


def test_an_ability_can_be_put_back(shown: Shown) -> None:
    panel = shown.open()
    shown.click(panel.abilities.rows._made[0])
    shown.click(panel.buttons.second)
    assert panel.declare.isHidden()
    assert not panel.opening.isHidden()
    assert shown.evening.table[0].alive


# --- accusations ------------------------------------------------------------------------------------------


def test_an_accusation_is_typed_at_once(shown: Shown) -> None:
    panel = shown.open()
    shown.type(panel.accusations.pair._first, "3 > 7")
    assert shown.evening.table.accused == ((2, 6),)
    assert panel.accusations.rows._made[0].text.text() == "3 Celina → 7 Gosia"
    assert panel.accusations.pair._first.currentText() == ""


def test_an_accusation_in_two_fields(shown: Shown) -> None:
    panel = shown.open()
    pair = panel.accusations.pair
    shown.type(pair._first, "12")
    shown.type(pair._second, "1")
    assert shown.evening.table.accused == ((11, 0),)


def test_an_accusation_by_mouse(shown: Shown) -> None:
    panel = shown.open()
    pair = panel.accusations.pair
    pair._first.setCurrentIndex(4)
    pair._second.setCurrentIndex(0)
    shown.click(pair._add)
    assert shown.evening.table.accused == ((4, 0),)
    shown.click(panel.accusations.rows._made[0].back)
    assert shown.evening.table.accused == ()
    assert panel.accusations.rows.isHidden()


def test_a_defence_starts_the_clock(shown: Shown) -> None:
    panel = shown.open()
    shown.evening.live.do(c.Accuse(2, 6))
    shown.click(panel.accusations.rows._made[0].start)
    assert panel.clock._face.text() == "1:00"


def test_a_nonsense_accusation_goes_nowhere(shown: Shown) -> None:
    panel = shown.open()
    shown.type(panel.accusations.pair._first, "99 3")
    shown.type(panel.accusations.pair._first, "xyz")
    assert shown.evening.table.accused == ()


def test_the_blackmailed_may_not_accuse_and_it_says_why(shown: Shown) -> None:
    def blackmail(prompt: Any) -> c.Command | None:
        return c.Reply(prompt.act, prompt.by, (2,)) if prompt.act.endswith("blackmails") else None

    panel = shown.open(1, blackmail)
    shown.type(panel.accusations.pair._first, "3 11")
    assert shown.evening.table.accused == ()
    assert panel.accusations._wrong.text() == "blackmailed"
    assert not panel.accusations._wrong.isHidden()
    shown.evening.live.do(c.Accuse(2, 6))
    assert panel.accusations._wrong.isHidden()


# --- opening a vote ---------------------------------------------------------------------------------------


def test_the_vote_opens_for_everybody(shown: Shown) -> None:
    panel = shown.open()
    assert panel.buttons.primary.said == "Open the vote"
    shown.click(panel.buttons.primary)
    ballots = shown.evening.table.ballots
    assert ballots.effect == "elimination" and not ballots.secret
    assert len(ballots.candidates) == 12


def test_a_check_on_slips_about_the_accused_only(shown: Shown) -> None:
    panel = shown.open()
    shown.evening.live.do(c.Accuse(2, 6))
    shown.evening.live.do(c.Accuse(3, 4))
    shown.click(panel.opening._effects[1])
    shown.click(panel.opening._slips)
    shown.click(panel.opening._list)
    shown.click(panel.opening._accused)
    assert panel.opening.chosen == (4, 6)
    panel.act_firmly()
    ballots = shown.evening.table.ballots
    assert (ballots.effect, ballots.secret, ballots.candidates) == ("check", True, (4, 6))


def test_candidates_are_struck_off_by_keyboard(shown: Shown) -> None:
    panel = shown.open()
    QTest.keyClick(panel.opening._list, Qt.Key.Key_Space)
    for player in (0, 1):
        QTest.keyClick(panel.opening._boxes[player], Qt.Key.Key_Space)
    assert panel.opening.chosen == tuple(range(2, 12))
    QTest.keyClick(panel.buttons.primary, Qt.Key.Key_Space)
    assert shown.evening.table.ballots.candidates == tuple(range(2, 12))


def test_with_nobody_on_the_list_no_vote_opens(shown: Shown) -> None:
    panel = shown.open()
    panel.opening._strike(set(range(12)))
    assert not panel.buttons.primary.isEnabled()
    panel.act_firmly()
    assert shown.evening.table.phase == "debate"


def test_the_dead_do_not_stand(shown: Shown) -> None:
    panel = shown.open(2, kill_lena)
    assert 11 not in panel.opening.chosen
    assert panel.opening._close.isHidden()


# --- manners ----------------------------------------------------------------------------------------------


def test_everything_that_takes_the_focus_has_a_name(shown: Shown) -> None:
    panel = shown.open()
    shown.evening.live.do(c.Accuse(2, 6))
    shown.click(panel.opening._list)
    for widget in panel.findChildren(QWidget):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisibleTo(panel):
            said = widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")
            inner = isinstance(widget.parent(), QComboBox)
            assert said or inner, widget


def test_tab_goes_as_the_eye_goes(shown: Shown) -> None:
    panel = shown.open()
    panel.body.setFixedHeight(900)
    panel.resize(320, 1100)
    QApplication.processEvents()
    panel.clock._more.setFocus()
    places = []
    for _ in range(24):
        widget = QApplication.focusWidget()
        assert widget is not None
        places.append(widget.mapTo(panel, widget.rect().center()).y())
        QTest.keyClick(widget, Qt.Key.Key_Tab)
        if QApplication.focusWidget() is panel.clock._more:
            break
    rises = [later for earlier, later in itertools.pairwise(places) if later < earlier - 12]
    assert rises == []


def test_another_language_at_once(shown: Shown) -> None:
    panel = shown.open()
    panel.buttons.primary.say("x")
    QApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
    assert panel.buttons.primary.said == "Open the vote"


class Wordy(QTranslator):
    """A language a third longer than English."""

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return " ".join(
            word + "w" * (len(word) // 3) if word.isalpha() else word
            for word in text.replace("%n", str(n)).split(" ")
        )


@pytest.mark.parametrize("wordy", [False, True])
@pytest.mark.parametrize("moment", ["debate", "ability", "vote", "slips", "verdict", "tie"])
def test_nothing_is_wider_than_the_column(shown: Shown, wordy: bool, moment: str) -> None:
    translator = Wordy()
    if wordy:
        QApplication.installTranslator(translator)
    try:
        panel = shown.open()
        panel.resize(306, 480)
        arrange(shown, moment)
        for _ in range(4):
            QApplication.processEvents()
        assert panel.width() == 306
        assert panel.body.width() <= 306 - 24
        for widget in panel.body.findChildren(QWidget):
            if widget.isVisibleTo(panel.body):
                assert widget.mapTo(panel.body, widget.rect().topRight()).x() <= panel.body.width(), widget
    finally:
        QApplication.removeTranslator(translator)


def arrange(shown: Shown, moment: str) -> None:
    """Bring the table to this moment of the day."""
    evening, panel = shown.evening, shown.panel
    if moment == "debate":
        evening.live.do(c.Rename(6, "Aleksandra Konstantynopolska-Wyszehradzka"))
        evening.live.do(c.Accuse(2, 6))
        panel.opening._list.click()
    elif moment == "ability":
        panel.abilities.rows.take(1)[0].click()
    else:
        evening.live.do(c.OpenVote(secret=moment == "slips"))
        evening.vote((1, 7), (2, 5), *(((3, 5),) if moment == "verdict" else ()))
        if moment in {"verdict", "tie"}:
            evening.do(c.Vote(tuple((v, -1) for v in range(3 if moment == "verdict" else 2, 12))))
            evening.do(c.CloseVote())
        evening.live.tell()

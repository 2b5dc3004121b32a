"""The vote and its verdict on the day panel."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from mafia_gm.engine import commands as c
from mafia_gm.ui.day.panel import DayPanel
from mafia_gm.ui.theme import DARK
from tests.ui.evening import TWELVE, Evening, plain

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


class Vote:
    """A day panel with an open vote."""

    def __init__(self, qtbot: QtBot, folder: Path, **options: object) -> None:
        self.bot = qtbot
        self.evening = Evening(folder, TWELVE, options)
        self.evening.to_day(1)
        self.panel = DayPanel(DARK)
        self.panel.resize(320, 900)
        qtbot.addWidget(self.panel)
        self.evening.show(self.panel)
        self.panel.show()

    def open(self, *, secret: bool = False, effect: str = "") -> DayPanel:
        self.evening.live.do(c.OpenVote(effect, secret=secret))
        return self.panel

    def cast(self, *pairs: tuple[int, int]) -> None:
        self.evening.vote(*pairs)
        self.evening.live.tell()

    def everybody(self, *first: tuple[int, int]) -> None:
        asked = {voter for voter, _ in first}
        self.cast(*first, *((voter, 0) for voter in range(1, 13) if voter not in asked))

    @property
    def given(self) -> dict[int, int]:
        return dict(self.evening.table.ballots.cast)


@pytest.fixture
def vote(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Vote:
    plain(monkeypatch)
    return Vote(qtbot, tmp_path)


def test_roll_call_by_clicks(vote: Vote) -> None:
    panel = vote.open()
    assert panel.vote._hint.text()
    assert not panel.buttons.primary.isEnabled()
    vote.evening.live.pick(6)
    assert panel.vote._named.text() == "Gosia"
    QTest.mouseClick(panel.buttons.primary, LEFT)
    assert vote.given == {0: 6}
    QTest.mouseClick(panel.buttons.second, LEFT)
    assert vote.given == {0: 6, 1: -1}


def test_roll_call_by_keys(vote: Vote) -> None:
    panel = vote.open()
    vote.evening.live.point(4)
    QTest.keyClick(panel.buttons.primary, Qt.Key.Key_Space)
    QTest.keyClick(panel.buttons.second, Qt.Key.Key_Space)
    assert vote.given == {0: 4, 1: -1}


def test_the_forecast_says_what_is_needed(vote: Vote) -> None:
    panel = vote.open()
    assert panel.vote._forecast.text() == "Nobody has a vote yet"
    vote.cast(*((voter, 1) for voter in range(1, 5)), (5, 7), *((voter, 0) for voter in range(6, 10)))
    assert panel.vote._forecast.text() == "Needs 5 now; 4 ties with 1 Ala"
    assert panel.vote._left.text() == "3 hand(s) left"
    vote.evening.live.pick(6)
    assert panel.vote._left.text() == "3 hand(s) left · then 7 Gosia: 2 vote(s)"
    vote.cast((10, 1), (11, 0), (12, 0))
    assert panel.vote._forecast.text() == "Most votes: 1 Ala"


def test_the_daughter_counts_twice(vote: Vote) -> None:
    panel = vote.open()
    daughter = next(b for b in panel.abilities.rows._made if "Daughter" in b.said)
    QTest.mouseClick(daughter, LEFT)
    assert panel.buttons.primary.said.startswith("Declare")
    QTest.mouseClick(panel.buttons.primary, LEFT)
    assert panel.vote._left.text() == "12 hand(s) left, one counts twice"
    assert "daughter doubles" in panel._say._text.text()
    vote.cast((6, 7))
    assert panel.vote._forecast.text() == "Needs 3 now; 2 ties with 7 Gosia"


def test_a_ballot_is_corrected_by_a_click(vote: Vote) -> None:
    panel = vote.open()
    vote.cast((1, 7), (2, 5))
    index = panel.vote.ballots.model().index(0, 0)
    place = panel.vote.ballots.visualRect(index).center()
    QTest.mouseClick(panel.vote.ballots.viewport(), LEFT, NONE, place)
    assert vote.evening.scene.prompt is not None and vote.evening.scene.prompt.by == 0
    assert vote.evening.scene.picks == (6,)
    assert not panel.vote._correcting.isHidden()
    vote.evening.live.point(4)
    QTest.mouseClick(panel.buttons.primary, LEFT)
    assert vote.given == {0: 4, 1: 4}
    assert vote.evening.scene.prompt.by == 2


def test_a_ballot_is_corrected_and_taken_back_by_keys(vote: Vote) -> None:
    panel = vote.open()
    vote.cast((1, 7), (2, 5))
    ballots = panel.vote.ballots
    ballots.setFocus()
    ballots.setCurrentIndex(ballots.model().index(1, 0))
    QTest.keyClick(ballots, Qt.Key.Key_Return)
    assert vote.evening.scene.prompt is not None and vote.evening.scene.prompt.by == 1
    QTest.keyClick(panel.vote._back, Qt.Key.Key_Space)
    assert vote.given == {0: 6}
    assert vote.evening.scene.prompt.by == 1


def test_a_correction_can_be_left_alone(vote: Vote) -> None:
    panel = vote.open()
    vote.cast((1, 7))
    panel.vote._correct(0)
    QTest.mouseClick(panel.vote._leave, LEFT)
    assert vote.evening.scene.prompt is not None and vote.evening.scene.prompt.by == 1
    assert vote.given == {0: 6}


def test_the_rest_abstain(vote: Vote) -> None:
    panel = vote.open()
    vote.cast((1, 7))
    QTest.mouseClick(panel.vote._rest, LEFT)
    assert len(vote.given) == 12
    assert panel.buttons.primary.said.startswith("Read the result")
    QTest.mouseClick(panel.buttons.primary, LEFT)
    assert vote.evening.table.phase == "verdict"


def test_slips_are_typed_in_pairs(vote: Vote) -> None:
    panel = vote.open(secret=True)
    slips = panel.vote.slips
    edit, second = slips._first.lineEdit(), slips._second.lineEdit()
    assert edit is not None and second is not None
    for text in ("3 7", "12>7", "5 0"):
        edit.setFocus()
        QTest.keyClicks(edit, text)
        QTest.keyClick(edit, Qt.Key.Key_Return)
    QTest.keyClicks(edit, "1")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    QTest.keyClicks(second, "2")
    QTest.keyClick(second, Qt.Key.Key_Return)
    assert vote.given == {2: 6, 11: 6, 4: -1, 0: 1}


def test_an_open_vote_has_no_slips(vote: Vote) -> None:
    panel = vote.open()
    assert panel.vote.slips.isHidden()


def test_who_may_not_be_named_and_why(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain(monkeypatch)
    vote = Vote(qtbot, tmp_path, self_vote=False, abstain=False)
    panel = vote.open(secret=True)
    assert panel.vote._not.text() == "1 Ala: not self"
    assert not panel.vote._rest.isEnabled()
    assert not panel.buttons.second.isEnabled()
    edit = panel.vote.slips._first.lineEdit()
    assert edit is not None
    QTest.keyClicks(edit, "4 4")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert vote.given == {}
    assert panel.vote._wrong.text() == "not self"


def test_a_vote_can_be_cancelled(vote: Vote) -> None:
    panel = vote.open()
    QTest.mouseClick(panel.vote._cancel, LEFT)
    assert vote.evening.table.phase == "debate"


# --- the verdict ------------------------------------------------------------------------------------------


def test_the_verdict_is_carried_out_by_its_button(vote: Vote) -> None:
    panel = vote.open()
    vote.everybody((1, 7), (2, 7), (3, 5))
    vote.evening.live.do(c.CloseVote())
    assert panel.verdict._who.text() == "7 Gosia"
    assert panel.verdict._votes.text() == "2 vote(s)"
    assert panel.verdict._preview.isHidden()
    QTest.mouseClick(panel.verdict._ask, LEFT, NONE, panel.verdict._ask.rect().center() / 4)
    panel.verdict._ask.setChecked(True)
    assert panel.verdict._preview.text() == "Gosia dies"
    assert vote.evening.table[6].alive
    vote.evening.live.confirm()  # a bare Enter
    assert vote.evening.table.phase == "verdict"
    QTest.mouseClick(panel.buttons.primary, LEFT)
    assert not vote.evening.table[6].alive


def test_before_it_the_president_may_still_speak(vote: Vote) -> None:
    panel = vote.open()
    vote.everybody((1, 7))
    vote.evening.live.do(c.CloseVote())
    president = next(b for b in panel.abilities.rows._made if "President — 5" in b.said)
    QTest.mouseClick(president, LEFT)
    assert panel.verdict.isHidden()
    choice = next(b for b in panel.declare.findChildren(QAbstractButton) if "revote check" in b.text())
    QTest.mouseClick(choice, LEFT)
    QTest.mouseClick(panel.buttons.primary, LEFT)
    assert vote.evening.table.phase == "voting"
    assert vote.evening.table.ballots.effect == "check"
    assert "president annuls" in panel._say._text.text()


def test_a_check_says_that_the_thumb_is_for_everybody(vote: Vote) -> None:
    panel = vote.open(effect="check")
    vote.everybody((1, 7))
    vote.evening.live.do(c.CloseVote())
    assert "7 Gosia is checked" in panel.verdict._does.text()
    panel.verdict._ask.setChecked(True)
    assert "checked" in panel.verdict._preview.text()


@pytest.mark.parametrize(("place", "phase"), [(0, "debate"), (1, "debate"), (2, "voting"), (3, "night")])
def test_the_ways_on_from_a_tie(vote: Vote, place: int, phase: str) -> None:
    panel = vote.open()
    vote.everybody((1, 7), (2, 5))
    vote.evening.live.do(c.CloseVote())
    assert panel.verdict._who.text() == "5 Ewa, 7 Gosia"
    assert panel.buttons.primary.isHidden()
    ways = panel.verdict.rows.take(4)
    QTest.mouseClick(ways[place], LEFT)
    assert vote.evening.table.phase == phase
    if place == 0:
        assert panel.opening.chosen == (4, 6)


def test_a_result_can_be_dropped(vote: Vote) -> None:
    panel = vote.open()
    vote.everybody((1, 7))
    vote.evening.live.do(c.CloseVote())
    assert not panel.vote.ballots.isVisible()
    QTest.mouseClick(panel.verdict._cancel, LEFT)
    assert vote.evening.table.phase == "debate"

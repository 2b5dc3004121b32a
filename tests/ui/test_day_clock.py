"""The day's clock."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mafia_gm.app import clock
from mafia_gm.engine import commands as c
from mafia_gm.engine.facts import ClockSet
from mafia_gm.ui.day.clock import DayClock, digits
from mafia_gm.ui.theme import DARK
from tests.ui.evening import TWELVE, Evening, plain


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    plain(monkeypatch)
    return Evening(tmp_path, TWELVE)


def shown(qtbot: QtBot, evening: Evening) -> DayClock:
    made = DayClock(DARK)
    qtbot.addWidget(made)
    evening.show(made)
    made.show()
    return made


def set_to(evening: Evening) -> ClockSet:
    told: ClockSet = evening.table.clock
    return told


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "0:00"), (59.2, "1:00"), (60, "1:00"), (61, "1:01"), (0.01, "0:01"), (725, "12:05")],
)
def test_digits(seconds: float, text: str) -> None:
    assert digits(seconds) == text


def test_minutes_start_at_a_click(qtbot: QtBot, evening: Evening) -> None:
    made = shown(qtbot, evening)
    assert made._face.text() == "0:00"
    assert made._run.isHidden() and made._less.isHidden()
    QTest.mouseClick(made._presets[2], Qt.MouseButton.LeftButton)
    assert set_to(evening).running
    assert made._face.text() == "3:00"
    assert made.is_ticking


def test_by_keys_alone(qtbot: QtBot, evening: Evening) -> None:
    made = shown(qtbot, evening)
    made._presets[1].setFocus()
    QTest.keyClick(made._presets[1], Qt.Key.Key_Space)
    QTest.keyClick(made._more, Qt.Key.Key_Space)
    assert made._face.text() == "2:10"
    QTest.keyClick(made._less, Qt.Key.Key_Space)
    QTest.keyClick(made._less, Qt.Key.Key_Space)
    assert made._face.text() == "1:50"
    QTest.keyClick(made._run, Qt.Key.Key_Space)
    assert not set_to(evening).running
    assert not made.is_ticking
    QTest.keyClick(made._run, Qt.Key.Key_Space)
    assert set_to(evening).running


def test_it_rests_while_nobody_looks(qtbot: QtBot, evening: Evening) -> None:
    made = shown(qtbot, evening)
    evening.live.do(clock.start(60))
    seen = [made.is_ticking]
    made.hide()
    seen.append(made.is_ticking)
    evening.live.tell()
    seen.append(made.is_ticking)
    made.show()
    seen.append(made.is_ticking)
    assert seen == [True, False, False, True]


def test_the_end_is_shown_large(qtbot: QtBot, evening: Evening) -> None:
    made = shown(qtbot, evening)
    assert made._up.isHidden()
    evening.live.do(clock.start(0.05))
    qtbot.waitUntil(lambda: not made._up.isHidden(), timeout=3000)
    assert made._face.text() == "0:00"
    assert not made.is_ticking
    QTest.mouseClick(made._more, Qt.MouseButton.LeftButton)
    assert made._up.isHidden()
    assert made._face.text() == "0:10"


def test_a_jump_of_the_system_time_changes_nothing(
    qtbot: QtBot, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = shown(qtbot, evening)
    evening.live.do(clock.start(90))
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 86_400)
    made._paint_time()
    assert made._face.text() in {"1:30", "1:29"}


def test_a_closed_lid_counts(qtbot: QtBot, evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    made = shown(qtbot, evening)
    evening.live.do(clock.start(90))
    real = clock.now
    monkeypatch.setattr(clock, "now", lambda: real() + 60)
    made._paint_time()
    assert made._face.text() in {"0:30", "0:29"}


def test_every_button_has_a_name(qtbot: QtBot, evening: Evening) -> None:
    made = shown(qtbot, evening)
    sent: list[Any] = []
    made.command.connect(sent.append)
    names = [part.accessibleName() for part in (made._less, made._run, made._more, *made._presets)]
    assert all(names) and len(set(names)) == len(names)
    made._presets[0].click()
    assert isinstance(sent[0], c.SetClock)

"""The journal panel."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mafia_gm.app import clock, play
from mafia_gm.engine import commands as c
from mafia_gm.ui.journal.model import JournalModel
from mafia_gm.ui.journal.panel import JournalPanel
from mafia_gm.ui.journal.row import RowPainter
from mafia_gm.ui.theme import DARK
from tests.ui.evening import TWELVE, Evening, PlainLines, plain


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    plain(monkeypatch)
    return Evening(tmp_path, TWELVE)


def _watched(model: QAbstractItemModel) -> QAbstractItemModelTester:
    return QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)


def shown(qtbot: QtBot, evening: Evening) -> JournalPanel:
    made = JournalPanel(DARK)
    made.resize(240, 500)
    qtbot.addWidget(made)
    made.tester = _watched(made.list.model())  # type: ignore[attr-defined]
    evening.show(made)
    made.show()
    return made


def rows(panel: JournalPanel) -> list[str]:
    model: QAbstractItemModel = panel.list.model()
    return [str(model.index(place, 0).data()) for place in range(model.rowCount())]


def _first_name(self: PlainLines, step: Any, table: Any) -> str:
    return str(table[0].name) if table.players else "-"


def at(panel: JournalPanel, text: str) -> QModelIndex:
    return panel.list.model().index(rows(panel).index(text), 0)


def test_newest_first_under_its_day(qtbot: QtBot, evening: Evening) -> None:
    panel = shown(qtbot, evening)
    assert rows(panel)[0] == "Day 0" or rows(panel)[0].startswith("Night")
    assert rows(panel)[1:3] == ["Begin", "GiveCard"]
    assert rows(panel)[-1] == "Open"
    evening.to_day(1)
    evening.live.tell()
    assert rows(panel)[:2] == ["Day 1", "Announce"]
    evening.live.do(c.Accuse(1, 2))
    assert rows(panel)[:3] == ["Day 1", "Accuse", "Announce"]


def test_undo_and_redo_take_rows_away_and_bring_them_back(qtbot: QtBot, evening: Evening) -> None:
    evening.to_day(1)
    panel = shown(qtbot, evening)
    before = rows(panel)
    evening.live.undo()
    assert rows(panel) == before[2:]
    evening.live.undo()
    assert rows(panel)[0] == before[2]
    assert rows(panel)[1:] == before[4:]
    evening.live.redo()
    evening.live.redo()
    assert rows(panel) == before


def test_the_clock_does_not_fill_the_journal(qtbot: QtBot, evening: Evening) -> None:
    panel = shown(qtbot, evening)
    before = rows(panel)
    evening.live.do(clock.start(60))
    assert rows(panel) == before


def test_a_click_and_enter_look_back(qtbot: QtBot, evening: Evening) -> None:
    evening.to_day(1)
    panel = shown(qtbot, evening)
    looked: list[int] = []
    panel.looked.connect(looked.append)
    announced = evening.session.steps[-1].number
    place = panel.list.visualRect(at(panel, "Announce")).center()
    QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    assert set(looked) == {announced}
    heading = panel.list.visualRect(panel.list.model().index(0, 0)).center()
    looked.clear()
    QTest.mouseClick(
        panel.list.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, heading
    )
    assert looked == []
    panel.list.setFocus()
    panel.list.setCurrentIndex(at(panel, "Begin"))
    QTest.keyClick(panel.list, Qt.Key.Key_Return)
    assert evening.session.table_after(looked[-1]).phase == "night_zero"


def test_seeking(qtbot: QtBot, evening: Evening) -> None:
    evening.to_day(1)
    panel = shown(qtbot, evening)
    everything = rows(panel)
    QTest.keyClicks(panel.sought, "bEG")
    assert [row for row in rows(panel) if "Day" not in row and "Night" not in row] == ["Begin"]
    evening.live.do(c.Accuse(1, 2))
    assert "Accuse" not in rows(panel)
    QTest.keyClick(panel.sought, Qt.Key.Key_Escape)
    assert rows(panel) == [everything[0], "Accuse", *everything[1:]]
    QTest.keyClicks(panel.sought, "nothing like it")
    assert rows(panel) == []


def test_copying(qtbot: QtBot, evening: Evening) -> None:
    evening.to_day(1)
    evening.live.do(c.Accuse(1, 2))
    panel = shown(qtbot, evening)
    panel.list.setFocus()
    panel.list.setCurrentIndex(at(panel, "Accuse"))
    QTest.keyClick(panel.list, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    panel._copy.trigger()
    assert QGuiApplication.clipboard().text() == "Day 1: Accuse\nDay 1: Announce"
    panel._copy_all.trigger()
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied[0] == "Day 1: Accuse"
    assert copied[-1].endswith("Open")


def test_another_language_at_once(qtbot: QtBot, evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    panel = shown(qtbot, evening)

    class Shouting(PlainLines):
        def journal(self, step: Any, table: Any) -> str:
            return super().journal(step, table).upper()

    monkeypatch.setattr("mafia_gm.ui.live.Lines", Shouting)
    evening.live.set_languages("pl", "pl")
    QApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
    assert rows(panel)[-1] == "OPEN"


def test_the_rows_are_told_the_table_before(
    qtbot: QtBot, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening.live.do(c.Rename(0, "Zofia"))
    evening.live.do(c.Rename(0, "Hanna"))
    monkeypatch.setattr(PlainLines, "journal", _first_name)
    panel = shown(qtbot, evening)
    assert rows(panel)[1:3] == ["Zofia", "Ala"]


def test_a_step_after_five_hundred_words_one_row_and_measures_no_other(
    qtbot: QtBot, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(2)
    while len(evening.session.steps) < 500 and evening.table.ended is None:
        if evening.ask("end.confirm"):
            evening.do(c.PlayOn())
        evening.do(play.random_command(evening.session.rules, evening.table, rng))
        while len(evening.session.steps) < 480:
            evening.do(c.Rename(0, f"Ala {len(evening.session.steps)}"))
    panel = shown(qtbot, evening)
    QApplication.processEvents()
    worded, put = [], JournalModel._entry

    def entry(scene: Any, step: Any, *of: Any) -> Any:
        worded.append(step)
        return put(scene, step, *of)

    monkeypatch.setattr(JournalModel, "_entry", staticmethod(entry))
    drawn = panel.list.itemDelegate()
    assert isinstance(drawn, RowPainter)
    measured = set(drawn._heights)
    evening.live.do(c.Rename(0, "Zofia"))
    QApplication.processEvents()
    assert worded == [evening.session.steps[-1]]
    assert set(drawn._heights) == measured  # the same words were measured before
    assert len(rows(panel)) > 480


def test_names_for_the_screen_reader(qtbot: QtBot, evening: Evening) -> None:
    panel = shown(qtbot, evening)
    assert panel.list.accessibleName() and panel.sought.accessibleName()
    said = panel.list.model().index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said.endswith(": Begin")

"""The self-test that every package is proved with: it finds nothing here, and finds what is broken."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import qInstallMessageHandler, qWarning
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from mafia_gm import __version__, paths
from mafia_gm.rulesets.catalogue import RULESETS
from mafia_gm.ui import theme
from mafia_gm.ui.app import OFFERED
from mafia_gm.ui.selftest import Selftest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]


def test_all_is_well(tmp_path: Path) -> None:
    picture = tmp_path / "Żółw.png"
    done = subprocess.run(
        [sys.executable, "-m", "mafia_gm", "--selftest", str(picture), "--json"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=280,
    )
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    assert told == json.loads(picture.with_suffix(".json").read_text(encoding="utf-8"))
    assert (told["program"], told["languages"], told["trouble"]) == (__version__, list(OFFERED), [])
    assert set(told["games"]) == set(RULESETS)
    assert {f"{key}-end-{code}" for key in RULESETS for code in OFFERED} <= set(told["screens"])
    assert "mafia_plus-dealt-cards" in told["screens"]
    assert QImage(str(picture)).width() > 1000


@pytest.fixture
def test(qapp: QApplication, home: Path) -> Iterator[Selftest]:
    hook = sys.excepthook
    made = Selftest(qapp, paths.user_data())
    yield made
    made.app.window.close()
    made.app.window.deleteLater()
    made.app.deleteLater()
    sys.excepthook = hook
    qInstallMessageHandler(None)


def test_lost_translations_are_found(test: Selftest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    test._languages()
    assert test.report.trouble == []
    monkeypatch.setattr(paths, "qm_folder", lambda: tmp_path)
    test._languages()
    assert [what.split()[1] for what in test.report.trouble] == ["window's"]


def test_another_font_is_found(test: Selftest, qapp: QApplication) -> None:
    test._letters()
    assert test.report.trouble == []
    other = theme.font(14)
    other.setFamilies(["DejaVu Sans"])
    kept = qapp.font()
    qapp.setFont(other)
    test._letters()
    qapp.setFont(kept)
    assert len(test.report.trouble) == 1


def test_an_empty_screen_a_warning_and_an_error_are_found(test: Selftest) -> None:
    empty = QWidget()
    empty.setStyleSheet("background: #000000")
    test._look("empty", empty)
    qWarning("something Qt would print")
    test._try("part", lambda: paths.games().joinpath("nothing").read_text())
    found = test.report.trouble
    assert found[0] == "empty: nothing is on this screen"
    assert found[1] == "Qt: something Qt would print"
    assert found[2].startswith("part: Traceback")
    assert "FileNotFoundError" in found[2]

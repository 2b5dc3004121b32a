"""No test leaves its language or dress to the next; and a real window for tests that try to break it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication

from mafia_gm.ui.app import App
from mafia_gm.ui.i18n import Translations
from tests.ui.gm import GameMaster

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from types import TracebackType

    from pytestqt.qtbot import QtBot


@pytest.fixture(autouse=True)
def same_for_all(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Take out the windows, the translators and the style sheet a test has brought into the one application."""
    used: list[Translations] = []
    begin = Translations.__init__

    def noted(self: Translations, *args: object, **more: object) -> None:
        begin(self, *args, **more)  # type: ignore[arg-type]
        used.append(self)

    monkeypatch.setattr(Translations, "__init__", noted)
    sheet, font = qapp.styleSheet(), qapp.font()
    yield
    for left in QApplication.topLevelWidgets():
        left.hide()
        left.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # no event loop does it here
    for made in used:
        for translator in made._installed:
            qapp.removeTranslator(translator)
    QLocale.setDefault(QLocale("en"))
    if qapp.styleSheet() not in {sheet, ""}:
        qapp.setFont(font)
        qapp.setStyleSheet(sheet)


@pytest.fixture
def app(qapp: QApplication, qtbot: QtBot, home: Path) -> Iterator[App]:
    """A fresh program in a small window, for whole evenings."""
    assert not home.exists()
    made = App(qapp, "en")
    qtbot.addWidget(made.window)
    made.window.resize(1024, 600)
    made.window.show()
    qtbot.waitExposed(made.window)
    made.window.activateWindow()
    yield made
    made.window.close()
    QApplication.processEvents()


@pytest.fixture
def desk(
    qapp: QApplication, qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[GameMaster]:
    """A Game Master with his hands on the keys of a fresh window."""
    thrown: list[BaseException] = []

    def note(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        thrown.append(error)

    monkeypatch.setattr(sys, "excepthook", note)
    app = App(qapp, "en")
    app.window.resize(1366, 768)
    app.window.show()
    qtbot.waitExposed(app.window)
    app.window.activateWindow()
    yield GameMaster(app, mouse=False)
    app.leave_game()
    app.set_language("en")
    app.window.close()
    QApplication.processEvents()
    app.window.deleteLater()
    app.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # no event loop does it here
    assert thrown == []


@pytest.fixture
def gm(desk: GameMaster) -> GameMaster:
    """The same in a small window."""
    desk.app.window.resize(1024, 600)
    return desk

"""The real window for tests that try to break it: whatever happens, no traceback and no window left behind."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from mafia_gm.ui.app import App
from tests.ui.gm import GameMaster

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from types import TracebackType

    from pytestqt.qtbot import QtBot


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

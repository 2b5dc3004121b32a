"""Tells when the window is painted, and ends: what the packages' start-up is measured with."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from mafia_gm.ui.app import run as open_window

if TYPE_CHECKING:
    from pathlib import Path


def run(game_file: Path | None, language: str | None) -> int:
    """Open the window as always; print the monotonic clock in seconds when everything is drawn."""
    qt = QApplication(sys.argv[:1])

    def tell() -> None:
        qt.processEvents()
        sys.stdout.write(f"{time.monotonic()}\n")
        qt.quit()

    QTimer.singleShot(0, tell)
    return open_window(game_file, language)

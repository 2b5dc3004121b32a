"""Where the window stood on the desktop, and whether it can stand there again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication

from mafia_gm.app.settings import Place

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

TITLE_BAR: Final = 40
"""Height of the part of a window by which it can be moved."""


def put(window: QWidget, place: Place | None) -> None:
    """Put the window where it was, if that screen is still there; else let the desktop choose."""
    if place is None:
        window.resize(1280, 760)
        return
    title = QRect(place.x, place.y, place.width, TITLE_BAR)
    if any(_is_seen(title, screen.availableGeometry()) for screen in QGuiApplication.screens()):
        window.setGeometry(QRect(place.x, place.y, place.width, place.height))
    if place.maximized:
        window.setWindowState(Qt.WindowState.WindowMaximized)


def place_of(window: QWidget) -> Place:
    """Return where the window stands, for the next evening."""
    where = window.normalGeometry()
    return Place(where.x(), where.y(), where.width(), where.height(), window.isMaximized())


def _is_seen(title: QRect, screen: QRect) -> bool:
    """Can enough of a window's upper edge be seen on the screen to take hold of it?"""
    seen = title.intersected(screen)
    return seen.width() >= min(200, title.width()) and seen.height() >= TITLE_BAR // 2

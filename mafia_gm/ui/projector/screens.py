"""Which screen the projector stands on, what the screens are called, and the signs that tell them apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QGuiApplication, QPainter, QPaintEvent, QScreen
from PySide6.QtWidgets import QWidget

from mafia_gm.ui import geometry, theme

_CENTRE: Final = Qt.AlignmentFlag.AlignCenter
SIGN_LASTS: Final = 4000
"""Milliseconds for which a sign stands on its screen."""


def name_of(screen: QScreen) -> str:
    """The name by which the computer knows a screen, and its model where that says more."""
    return f"{screen.name()} ({screen.model()})" if screen.model() else screen.name()


def size_of(screen: QScreen) -> str:
    """The size of a screen in its own points, whatever its scaling."""
    size, ratio = screen.size(), screen.devicePixelRatio()
    return f"{round(size.width() * ratio)} × {round(size.height() * ratio)}"


def repeats(screen: QScreen, own: QScreen) -> bool:
    """Does the screen show what ``own`` shows, or a part of it? Such screens lie over each other on the desktop."""
    return screen is not own and screen.geometry().intersects(own.geometry())


def beside(screens: Sequence[QScreen], own: QScreen | None, wish: str = "") -> QScreen | None:
    """The screen for the projector: never the Game Master's ``own``, else the one called ``wish``, else the first.

    None when he has only one, when the others repeat it, or when nobody knows which is his.
    """
    if own is None:
        return None
    free = [screen for screen in screens if screen is not own and not repeats(screen, own)]
    return next((screen for screen in free if screen.name() == wish), free[0] if free else None)


class Sign(QWidget):
    """A large number and the name of the screen it stands on; it goes away by itself."""

    def __init__(self, number: int, screen: QScreen) -> None:
        flags = Qt.WindowType
        super().__init__(None, flags.Tool | flags.FramelessWindowHint | flags.WindowStaysOnTopHint)
        self._texts = str(number), name_of(screen), size_of(screen)
        self.setWindowTitle("Mafia GM")
        self.setAccessibleName(" ".join(self._texts))
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        whole = screen.geometry()
        size = QRect(0, 0, whole.width() // 2, whole.height() // 2)
        size.moveCenter(whole.center())
        self.setScreen(screen)
        self.setGeometry(size)
        QTimer.singleShot(SIGN_LASTS, self, self.close)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenRemoved.connect(self._screen_removed)
        self._stands_on = screen

    def _screen_removed(self, screen: QScreen) -> None:
        """The desktop would move it onto another screen, where it would tell a wrong number."""
        if screen is self._stands_on:
            self.close()

    def paintEvent(self, _event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, room = theme.DARK, QRectF(self.rect())
        p.fillRect(room, QColor(colours.accent))
        p.setPen(QColor(colours.on_accent))
        high = room.height()
        for text, size, top, share in zip(
            self._texts, (0.5, 0.11, 0.09), (0.02, 0.62, 0.8), (0.6, 0.18, 0.14), strict=True
        ):
            face = theme.font(high * size, 700)
            shown = geometry.elided(text, room.width() * 0.94, QFontMetricsF(face).horizontalAdvance)
            p.setFont(face)
            p.drawText(QRectF(0, high * top, room.width(), high * share), _CENTRE, shown)
        p.end()


def identify(screens: Sequence[QScreen]) -> list[Sign]:
    """Put a sign on each screen for a moment, numbered as in the menu."""
    signs = [Sign(number, screen) for number, screen in enumerate(screens, 1)]
    for sign in signs:
        sign.show()
    return signs

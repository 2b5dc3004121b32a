"""The projector's window: full screen beside the Game Master's screen, or gone; never on top of his."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QMoveEvent, QScreen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mafia_gm.engine.public import PublicRules, PublicView
from mafia_gm.narration.public import PublicWords
from mafia_gm.ui import theme
from mafia_gm.ui.i18n import ENGLISH
from mafia_gm.ui.projector.items import without
from mafia_gm.ui.projector.screens import beside, repeats
from mafia_gm.ui.projector.stage import Stage

TITLE: Final = "Mafia GM"
WELCOME: Final = PublicView(ruleset="", phase="welcome", number=0)
_PLAIN: Final = QSize(960, 540)
_SETTLES: Final = 300
"""Milliseconds after which a desktop has put a window where it wants it."""


class ProjectorWindow(QWidget):
    """Shows public views on a screen of its own.

    Signals: ``opened(bool)`` says whether the table can see it; ``stranded`` that it was found over the Game Master's
    screen and is about to be hidden: what lies below it may be seen by the table, too.
    """

    opened = Signal(bool)
    stranded = Signal()

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setWindowTitle(TITLE)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self._stage = Stage(now, theme.DARK, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stage)
        self._view = WELCOME
        self._language = ENGLISH
        self._words: PublicWords | None = None
        self._turn, self._mirror, self._blackout, self._light = 0, False, False, False
        self._hidden: frozenset[str] = frozenset()
        self._rules: PublicRules | None = None
        self._stand = False
        self._wanted = False
        self._place: QScreen | None = None
        self._own: QScreen | None = None
        self._wish = ""
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.timeout.connect(self._look)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.connect(self._screen_added)
        app.screenRemoved.connect(self._screen_removed)
        self._show()

    # ---------------------------------------------------------------------------------------- what it shows

    def show_view(self, view: PublicView) -> None:
        """Show this view from now on."""
        if view.ruleset != self._view.ruleset:
            self._words = None
        self._view = view
        self._show()

    def know_rules(self, rules: PublicRules | None) -> None:
        """Know which set the table plays tonight, and by which rulings."""
        self._rules = rules
        self._stage.know_rules(rules, stand=self._stand)

    def show_welcome(self) -> None:
        """No game is open: greet the table."""
        self.know_rules(None)
        self.show_view(WELCOME)

    def set_language(self, code: str) -> None:
        """The language of the table's screen, whatever the Game Master's own."""
        if code != self._language:
            self._language, self._words = code, None
            self._show()

    def set_options(
        self,
        *,
        turn: int | None = None,
        mirror: bool | None = None,
        blackout: bool | None = None,
        light: bool | None = None,
        hidden: Collection[str] | None = None,
        rules: bool | None = None,
    ) -> None:
        """Change what is given: the seat on top, the direction, a black screen, light colours, the items left out,
        and whether the rules of tonight stand in the middle.
        """
        self._turn = self._turn if turn is None else turn
        self._mirror = self._mirror if mirror is None else mirror
        self._blackout = self._blackout if blackout is None else blackout
        self._light = self._light if light is None else light
        colours = theme.LIGHT if self._light else theme.DARK
        self._stage.set_look(colours=colours, turn=self._turn, mirror=self._mirror, blackout=self._blackout)
        self._stand = self._stand if rules is None else rules
        self._stage.know_rules(self._rules, stand=self._stand)
        if hidden is not None and frozenset(hidden) != self._hidden:
            self._hidden = frozenset(hidden)
            self._show()

    def turn_page(self, by: int) -> None:
        """Turn the pages of a morning report forwards or back; after the last one comes the circle."""
        self._stage.turn_page(by)

    def show_rules(self) -> None:
        """Show the rules of tonight, or put them away again; what happens next puts them away, too."""
        shown, _ = self._stage.shows
        self._stage.show_card(rules=not shown)

    def show_seats(self) -> None:
        """Show the seats alone, or what there was before."""
        _, shown = self._stage.shows
        self._stage.show_card(maps=not shown)

    def _show(self) -> None:
        if self._words is None:
            self._words = PublicWords(self._view.ruleset, self._language)
        self._stage.show_view(without(self._view, self._hidden), self._words)

    # ---------------------------------------------------------------------------------------- where it is

    def open_beside(self, own: QScreen, wish: str = "") -> None:
        """Open on another screen than the Game Master's ``own``, if he can on the one called ``wish``.

        With one screen only it opens as a plain window.
        """
        self._own, self._wish = own, wish
        self.open_on(beside(QGuiApplication.screens(), own, wish))

    def open_on(self, screen: QScreen | None) -> None:
        """Open full screen on this screen; on ``None`` as a plain window wherever the desktop puts it."""
        self._wanted = True
        self._settle_on(screen)
        if screen is None:
            self.resize(_PLAIN)
            self.showNormal()
        else:
            # In this order: full screen alone stays on the screen where the window was made.
            self.setScreen(screen)
            self.setGeometry(screen.geometry())
            self.showFullScreen()
        self.opened.emit(True)

    def know_own(self, screen: QScreen | None) -> None:
        """The Game Master's window has gone to another screen: that one is his now."""
        self._own = screen

    @property
    def waits(self) -> bool:
        """Is it hidden until a screen comes?"""
        return self._wanted and not self.isVisible()

    @property
    def is_plain(self) -> bool:
        """Is it a window among others, with no screen of its own?"""
        return self.isVisible() and self._place is None

    def _settle_on(self, screen: QScreen | None) -> None:
        if self._place is not None and self._place is not screen:
            self._place.geometryChanged.disconnect(self._follow)
        if screen is not None and screen is not self._place:
            screen.geometryChanged.connect(self._follow)
        self._place = screen

    def _follow(self, where: QRect) -> None:
        """Fill the screen also when it is moved or gets another resolution; hide when it repeats the Game Master's."""
        place = self._place
        if not self._wanted or place is None:
            return
        if self._own is not None and repeats(place, self._own):
            self._strand()
        elif self.isVisible():
            self.setGeometry(where)
        else:
            self.open_on(place)

    def _strand(self) -> None:
        if self.isVisible():
            self.stranded.emit()
            self.hide()
            self.opened.emit(False)

    def _look(self) -> None:
        """Is it still over the Game Master's screen? Desktops move it there when they begin to repeat one screen."""
        own, place = self._own, self._place
        if own is not None and place not in {None, own} and own.geometry().intersects(self.geometry()):
            self._strand()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Look a little later where it has come to stand: on its way to its screen it may cross the other one."""
        super().moveEvent(event)
        self._settled.start(_SETTLES)

    def _screen_removed(self, screen: QScreen) -> None:
        """Hide before the desktop moves the picture onto the Game Master's screen."""
        if screen is self._own:
            self._own = None
        if self._wanted and screen is self._place:
            self._place = None  # it takes its connections along
            self.hide()
            self.opened.emit(False)

    def _screen_added(self, screen: QScreen) -> None:
        """Come back when there is a screen again, or move to the wished one; a plain window stays what it is."""
        own = self._own
        if not self._wanted or screen is own or (own is not None and repeats(screen, own)):
            return
        wished = self._place is not None and screen.name() == self._wish != self._place.name()
        if wished or not self.isVisible():
            self.open_on(screen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._place is None:
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._wanted = False
        self.opened.emit(False)
        super().closeEvent(event)

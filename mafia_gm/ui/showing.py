"""What the Game Master lets the table see: opens the projector's window, moves it, dresses it, turns its pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from mafia_gm.ui.wall import Doubles, WallSettings

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QScreen

    from mafia_gm.app.settings import Wall
    from mafia_gm.engine.public import PublicView
    from mafia_gm.ui.live import Live
    from mafia_gm.ui.main_window import MainWindow
    from mafia_gm.ui.projector.window import ProjectorWindow


class Showing(QObject):
    """The projector as keys and menus work it; emits ``changed(Wall)`` when its set-up is to be remembered."""

    changed = Signal(object)

    def __init__(self, window: MainWindow, wall: Wall, language: Callable[[], str]) -> None:
        """Listen to the actions of the window, and go with it; the projector speaks the ``language`` of the moment."""
        super().__init__(window)
        self._window = window
        self._language = language
        self._live: Live | None = None
        self.projector: ProjectorWindow | None = None
        self._told_plain = False
        does = window.actions_
        for key, act in (
            ("projector", self.toggle),
            ("wall_window", lambda: self.toggle(plain=True)),
            ("page_on", lambda: self._turn_page(1)),
            ("page_back", lambda: self._turn_page(-1)),
            ("seat_map", self._show_seats),
            ("tonight", self._show_rules),
        ):
            does[key].triggered.connect(lambda _=False, act=act: act())
        does["blackout"].toggled.connect(self._dress)
        assert does.screens is not None
        does.screens.own = window.screen
        self._wall = WallSettings(does, does.screens, wall)
        self._wall.changed.connect(self._set_wall)
        self._wall.moved.connect(self._move)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenRemoved.connect(self._screen_lost)
        self._doubles = Doubles(self, window.screen)
        self._doubles.begun.connect(self._repeated)

    # --- what there is to show --------------------------------------------------------------------------

    def begin(self, live: Live) -> None:
        """Show this game from now on."""
        self._live = live
        live.public.connect(self._show_view)
        if self._doubles.there:
            self._say_where()
        if self.projector is not None:
            self.speak()
            self._show_view(live.view())

    def end(self) -> None:
        """Show nothing of the game any more."""
        self._live = None
        if self.projector is not None:
            self.projector.show_welcome()

    def speak(self) -> None:
        """Speak the language of the moment."""
        if self.projector is not None:
            self.projector.set_language(self._language())

    def _show_view(self, view: PublicView) -> None:
        from mafia_gm.engine.reveal import rules_of_tonight

        if self.projector is not None and self._live is not None:
            session = self._live.session
            self.projector.know_rules(rules_of_tonight(session.rules, session.table))
            self.projector.show_view(view)

    # --- the window -------------------------------------------------------------------------------------

    def toggle(self, *, plain: bool = False) -> None:
        """Open the projector's window on the second screen, or as a ``plain`` window; or close it."""
        if self.projector is not None and self.projector.isVisible():
            self.projector.close()
            return
        if self.projector is None:
            self.projector = self._made()
        self.speak()
        self._dress()
        if self._live is not None:
            self._show_view(self._live.view())
        if plain:
            self.projector.open_on(None)
        else:
            self.projector.open_beside(self._window.screen(), self._wall.value.screen)
            self._say_where()
        self._window.activateWindow()  # the keys stay with the console

    def close(self) -> None:
        """Close the window with the program."""
        self._live = None
        if self.projector is not None:
            self.projector.close()

    def _made(self) -> ProjectorWindow:
        from mafia_gm.app.clock import now
        from mafia_gm.ui.projector.window import ProjectorWindow

        projector = ProjectorWindow(now)
        projector.stranded.connect(self._repeated)
        self._window.winId()  # without it the window has no handle before it is shown
        self._window.windowHandle().screenChanged.connect(projector.know_own)
        return projector

    def _move(self) -> None:
        """Put the projector on the screen that was chosen, if it is open."""
        if self.projector is not None and self.projector.isVisible():
            self.projector.open_beside(self._window.screen(), self._wall.value.screen)
            self._window.activateWindow()

    def _set_wall(self, wall: Wall) -> None:
        self.changed.emit(wall)
        self._dress()

    def _dress(self) -> None:
        if self.projector is not None:
            self.projector.set_options(blackout=self._window.actions_["blackout"].isChecked())
            self._wall.dress(self.projector)

    # --- what the table must not see --------------------------------------------------------------------

    def _repeated(self) -> None:
        """Another screen begins to show the Game Master's, perhaps the table's: cover it first."""
        if self._live is not None:
            self._window.lay_cover()
            self._say_where()

    def _screen_lost(self, screen: QScreen) -> None:
        """The desktop moves the window to another screen, perhaps the projector's: cover it first."""
        if screen is self._window.screen() and self._live is not None:
            self._window.lay_cover()

    def _say_where(self) -> None:
        """Say once that the projector has no screen of its own: nobody shall take it for what the table sees."""
        console = self._window.console
        if console is not None and self._doubles.there:
            console.say(self.tr("Another screen repeats this one: the table may see all that you see."))
        elif console is not None and self.projector is not None and self.projector.is_plain:
            if not self._told_plain:
                console.say(self.tr("There is no second screen: the projector is a window on this one."))
            self._told_plain = True

    # --- its pages --------------------------------------------------------------------------------------

    def _turn_page(self, by: int) -> None:
        """Turn the pages of the report."""
        if self.projector is not None:
            self.projector.turn_page(by)

    def _show_seats(self) -> None:
        """Let the table see the seats alone, at any time."""
        if (projector := self._opened()) is not None:
            projector.show_seats()

    def _show_rules(self) -> None:
        """Let the table see the rules of tonight, at any time."""
        if (projector := self._opened()) is not None:
            projector.show_rules()

    def _opened(self) -> ProjectorWindow | None:
        """Return the projector, opened if it was not: what is to be shown shall be seen."""
        if self._live is not None and (self.projector is None or not self.projector.isVisible()):
            self.toggle()
        return self.projector

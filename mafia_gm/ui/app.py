"""The composition root: settings, languages, theme, the window, the projector and the game in hand."""

from __future__ import annotations

import gc
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from mafia_gm import __version__, paths
from mafia_gm.app.settings import Settings, load_settings, save_settings
from mafia_gm.ui import place, theme
from mafia_gm.ui.application import Application
from mafia_gm.ui.game_files import GameFiles
from mafia_gm.ui.i18n import LANGUAGES, Translations, known, system_language
from mafia_gm.ui.languages import SCREEN
from mafia_gm.ui.main_window import MainWindow
from mafia_gm.ui.showing import Showing

if TYPE_CHECKING:
    from mafia_gm.app.session import Session
    from mafia_gm.ui.live import Live
    from mafia_gm.ui.projector.window import ProjectorWindow
    from mafia_gm.ui.setup.flow import SetupFlow
    from mafia_gm.ui.setup.value import Before, SetUp
    from mafia_gm.ui.start.screen import StartScreen

DARK, NIGHT = "dark", "night"
OFFERED = tuple(language.code for language in LANGUAGES)


def run(game_file: Path | None = None, language: str | None = None) -> int:
    """Open the window, and a game in it if one is given; returns the exit code when it is closed."""
    qt = QApplication.instance() or Application(sys.argv[:1])
    if not isinstance(qt, QApplication):
        message = "mafia_gm.ui.app needs a QApplication"
        raise TypeError(message)
    app = App(qt, language)
    if isinstance(qt, Application):
        qt.file_asked.connect(app.open_game)
    if game_file is not None:
        app.open_game(game_file)
    app.window.show()
    _quit_on_signals(qt)
    QTimer.singleShot(0, _collect)
    QTimer.singleShot(0, lambda: qt.setWindowIcon(icon()))  # when all is drawn: it takes one library more
    return int(qt.exec())


def icon() -> QIcon:
    """The program's icon, for desktops that do not know it from the program's file."""
    return QIcon(str(paths.resources() / "icons" / "mafia-gm.svg"))


def _collect() -> None:
    """Collect rubbish from now on, but search no more among what the program was made of."""
    gc.freeze()
    gc.enable()


def _quit_on_signals(qt: QApplication) -> None:
    """Let Ctrl+C and a polite kill close the window; every step is on disk already."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: qt.quit())
    beat = QTimer(qt)  # Python looks at signals only when Qt gives it a turn
    beat.timeout.connect(lambda: None)
    beat.start(500)


class App(QObject):
    """Holds the parts together; each knows nothing of the others."""

    def __init__(self, qt: QApplication, language: str | None = None) -> None:
        """Dress the application and make the window; it begins on its start screen if nothing else is opened."""
        super().__init__(qt)
        qt.setApplicationName("Mafia GM")
        qt.setApplicationVersion(__version__)
        qt.setDesktopFileName("mafia-gm")
        # A dialog of the desktop's own keeps all keys to itself: no cover would come over it.
        qt.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
        self._qt = qt
        self.settings: Settings = load_settings()
        screen = known(language) if language else self.settings.screen or system_language()
        self.settings = replace(self.settings, screen=screen)
        self.translations = Translations(qt)
        self.translations.use(screen)
        self.colours = theme.apply(qt, self.settings.theme or DARK, self.settings.scale)
        self.window = MainWindow(self.colours)
        place.put(self.window, self.settings.window)
        self.live: Live | None = None
        self.setup: SetupFlow | None = None
        self._start_screen: StartScreen | None = None
        self.files = GameFiles(self, self.window)
        self.showing = Showing(self.window, self.settings.wall, self._shown)
        self._connect()

    def _connect(self) -> None:
        window = self.window
        window.start_made.connect(self._connect_start)
        window.closing.connect(self.close)
        window.left.connect(self.leave_game)
        self.files.chosen.connect(self.open_game)
        self.files.handed_over.connect(self.leave_game)
        self.showing.changed.connect(lambda wall: self._remember(wall=wall))
        does = window.actions_
        for key, act in (
            ("new", self.show_setup),
            ("open", self.files.browse),
            ("start", self.leave_game),
            ("save_copy", self.save_copy),
            ("hand_over", self.hand_over),
            ("again", self.play_again),
            ("story", self.tell_story),
            ("note", self.note),
            ("undo", self.undo),
            ("redo", self.redo),
            ("keys", window.show_keys),
            ("about", window.show_about),
        ):
            does[key].triggered.connect(lambda _=False, act=act: act())
        does["dim"].setChecked(self.settings.theme == NIGHT)
        does["dim"].toggled.connect(self.dim)
        does["larger"].triggered.connect(lambda: self.zoom(0.1))
        does["smaller"].triggered.connect(lambda: self.zoom(-0.1))
        if does.languages is not None:
            does.languages.chosen.connect(self._speak)
        self._tick_languages()

    def _connect_start(self, start: StartScreen) -> None:
        self._start_screen = start
        start.new_game.connect(self.show_setup)
        start.open_game.connect(lambda path: self.open_game(Path(path)))
        start.sample.connect(self.open_sample)
        start.language.connect(self.set_language)
        start.browse.connect(self.files.browse)
        self._list_games()

    def _list_games(self) -> None:
        from mafia_gm.app.games import list_games

        if self._start_screen is not None:
            self._start_screen.show_games(list_games(paths.games()), self.settings.screen)

    def _remember(self, **changes: Any) -> None:
        """Keep a setting; a disk that refuses is no reason to stop an evening."""
        self.settings = replace(self.settings, **changes)
        save_settings(self.settings)

    # --- languages --------------------------------------------------------------------------------------

    def set_language(self, code: str) -> None:
        """Switch the window's language at once, in mid-game too."""
        self._speak(SCREEN, known(code))

    def _speak(self, which: str, code: str) -> None:
        """Switch one of the three languages, whatever is open."""
        self._remember(**{which: code})
        if which == SCREEN:
            self.translations.use(code)
            if self.live is None:  # in mid-game nobody sees the list; leaving the game reads it anew
                self._list_games()
            if self.setup is not None:
                self.setup.speak(code)
        if self.live is not None:
            self.live.set_languages(self.settings.screen, self._spoken())
        self.showing.speak()
        self._tick_languages()

    def _spoken(self) -> str:
        return self.settings.spoken or self.settings.screen

    def _shown(self) -> str:
        return self.settings.shown or self._spoken()

    def _tick_languages(self) -> None:
        menus = self.window.actions_.languages
        if menus is not None:
            menus.show_languages(OFFERED, self.settings.screen, self._spoken(), self._shown())

    def dim(self, on: bool) -> None:
        """Make everything near black for a dark room, or bright again."""
        self._remember(theme=NIGHT if on else "")
        self._dress()

    def zoom(self, by: float) -> None:
        """Make all texts larger or smaller by this share of their usual size."""
        self._remember(scale=round(min(1.6, max(0.8, self.settings.scale + by)), 2))
        self._dress()

    def _dress(self) -> None:
        self.colours = theme.apply(self._qt, self.settings.theme or DARK, self.settings.scale)
        self.window.set_colours(self.colours)

    # --- games ------------------------------------------------------------------------------------------

    def show_setup(self, known: Before | None = None, page: int = 0) -> None:
        """Begin a new game with the set-up flow; at this ``page`` if something is ``known`` about it."""
        from mafia_gm.ui.setup.flow import SetupFlow
        from mafia_gm.ui.setup.memory import before

        self._close_game()
        if known is not None:
            self._forget_setup()
        if self.setup is None:
            self.setup = SetupFlow(self.colours, known or before(self.settings), page)
            self.setup.ready.connect(self._set_up)
            self.setup.cancelled.connect(self.leave_game)
            self.setup.language.connect(self.set_language)
        self.window.show_page(self.setup)

    def play_again(self) -> None:
        """Ask how the people of the game that is over sit down to another one."""
        if self.live is None or self.live.session.table.ended is None:
            return
        from mafia_gm.ui.end.again import AgainSheet

        sheet = AgainSheet(self.live.session, self.settings, self.window)
        sheet.ready.connect(self._set_up)
        sheet.change.connect(self.show_setup)
        sheet.open()

    def tell_story(self) -> None:
        """Tell the game that is over, night by night; before its end nobody may read it."""
        if self.live is None or self.live.session.table.ended is None:
            return
        from mafia_gm.ui.story.sheet import StorySheet

        StorySheet(self.live.session, self.settings.screen, self.window).open()

    def _set_up(self, chosen: SetUp) -> None:
        """Begin the game that was set up, and remember how."""
        from mafia_gm.ui.setup.memory import keep

        self._remember(spoken=chosen.spoken, shown=chosen.projector, last_ruleset=chosen.ruleset)
        if self._begin(chosen):
            keep(chosen)

    def _begin(self, chosen: SetUp) -> bool:
        session = self.files.make(chosen)
        if session is None:
            return False
        self._close_game()
        self._forget_setup()
        self._start(session)
        return True

    def _forget_setup(self) -> None:
        if self.setup is not None:
            self.window.drop_page(self.setup)
            self.setup = None

    def open_sample(self) -> None:
        """Open a ready table with twelve players."""
        from mafia_gm.ui.setup.sample import sample

        self._begin(sample(self.settings.screen, self.tr("Sample table")))

    def open_game(self, path: Path) -> bool:
        """Open a game file; what stands against it is told in the window's language."""
        if self.live is not None and self.live.session.path.resolve() == path.resolve():
            return True
        session = self.files.open(path)
        if session is None:
            return False
        self._close_game()
        self._start(session)
        self.files.tell_state(session)
        return True

    def _start(self, session: Session) -> None:
        """Put a session on the console; its spoken language is the table's."""
        from mafia_gm.ui.live import Live

        spoken, shown = session.languages()
        self._remember(spoken=spoken, shown=shown or self.settings.shown)
        self.live = Live(session, self.settings.screen, spoken)
        self.live.setParent(self)
        self.live.failed.connect(self.files.tell_not_saved)
        self.window.show_game(self.live)
        self._tick_languages()
        self.showing.begin(self.live)

    def save_copy(self) -> None:
        """Go on in a new file of the Game Master's choice."""
        if self.live is not None:
            self.files.ask_copy(self.live.session)

    def hand_over(self) -> None:
        """Let another laptop lead the game in hand from here on."""
        if self.live is not None:
            self.files.ask_hand_over(self.live.session, lambda: (self._spoken(), self._shown()))

    def note(self) -> None:
        """Let the Game Master write something into the journal; nothing comes of it (RU-C61)."""
        if self.live is None:
            return
        from PySide6.QtWidgets import QInputDialog, QPlainTextEdit

        dialog = QInputDialog(self.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setOption(QInputDialog.InputDialogOption.UsePlainTextEditForTextInput)
        dialog.setWindowTitle(self.tr("Note into the journal"))
        dialog.setLabelText(self.tr("It changes nothing in the game: a complaint, a promise, a slip."))
        dialog.textValueSelected.connect(self._note_down)
        dialog.open()
        for field in dialog.findChildren(QPlainTextEdit):
            field.setAccessibleName(dialog.windowTitle())

    def _note_down(self, text: str) -> None:
        from mafia_gm.engine.commands import Note

        if self.live is not None and text.strip():
            self.live.do(Note(text.strip()))

    def leave_game(self) -> None:
        """Close the game and go to the start screen; it can be continued from there."""
        self._close_game()
        self._forget_setup()
        self._list_games()
        self.window.show_start()

    def _close_game(self) -> None:
        if self.live is not None:
            self.live.close()
            self.live.deleteLater()
            self.live = None
        self.showing.end()

    def undo(self) -> None:
        """Take the last step back."""
        if self.live is not None:
            self.live.undo()

    def redo(self) -> None:
        """Bring it back."""
        if self.live is not None:
            self.live.redo()

    # --- the projector ----------------------------------------------------------------------------------

    @property
    def projector(self) -> ProjectorWindow | None:
        """The projector's window, once it was opened."""
        return self.showing.projector

    def toggle_projector(self, *, plain: bool = False) -> None:
        """Open the projector's window on the second screen, or as a ``plain`` window; or close it."""
        self.showing.toggle(plain=plain)

    # --- the end ----------------------------------------------------------------------------------------

    def close(self) -> None:
        """Close the game, the projector and remember the settings."""
        if self.live is not None:
            self.live.close()
            self.live = None
        self.showing.close()
        self._remember(window=place.place_of(self.window))

"""The composition root: settings, languages, theme, the window, the projector and the game in hand."""

from __future__ import annotations

import gc
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, QRect, Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from mafia_gm import __version__, paths
from mafia_gm.app.files import SUFFIX, StoreFailed
from mafia_gm.app.settings import Place, Settings, load_settings, save_settings
from mafia_gm.ui import theme
from mafia_gm.ui.i18n import LANGUAGES, Translations, known, system_language
from mafia_gm.ui.languages import SCREEN
from mafia_gm.ui.main_window import MainWindow
from mafia_gm.ui.trouble import Trouble
from mafia_gm.ui.wall import Doubles, WallSettings

if TYPE_CHECKING:
    from PySide6.QtGui import QScreen

    from mafia_gm.app.session import Session
    from mafia_gm.app.settings import Wall
    from mafia_gm.engine.public import PublicView
    from mafia_gm.ui.live import Live
    from mafia_gm.ui.projector.window import ProjectorWindow
    from mafia_gm.ui.setup.flow import SetupFlow
    from mafia_gm.ui.setup.value import Before, SetUp
    from mafia_gm.ui.start.screen import StartScreen

DARK, NIGHT = "dark", "night"
TITLE_BAR = 40
"""Height of the part of a window by which it can be moved."""
OFFERED = tuple(language.code for language in LANGUAGES)


def run(game_file: Path | None = None, language: str | None = None) -> int:
    """Open the window, and a game in it if one is given; returns the exit code when it is closed."""
    qt = QApplication.instance() or QApplication(sys.argv[:1])
    if not isinstance(qt, QApplication):
        message = "mafia_gm.ui.app needs a QApplication"
        raise TypeError(message)
    app = App(qt, language)
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


def _is_seen(title: QRect, screen: QRect) -> bool:
    """Can enough of a window's upper edge be seen on the screen to take hold of it?"""
    seen = title.intersected(screen)
    return seen.width() >= min(200, title.width()) and seen.height() >= TITLE_BAR // 2


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
        self.trouble = Trouble()
        self.colours = theme.apply(qt, self.settings.theme or DARK, self.settings.scale)
        self.window = MainWindow(self.colours)
        self._put_window()
        self.live: Live | None = None
        self.setup: SetupFlow | None = None
        self._start_screen: StartScreen | None = None
        self.projector: ProjectorWindow | None = None
        self._told_plain = False
        self._connect()

    def _connect(self) -> None:
        window = self.window
        window.start_made.connect(self._connect_start)
        window.closing.connect(self.close)
        window.left.connect(self.leave_game)
        does = window.actions_
        for key, act in (
            ("new", self.show_setup),
            ("open", self.browse),
            ("start", self.leave_game),
            ("save_copy", self.save_copy),
            ("hand_over", self.hand_over),
            ("again", self.play_again),
            ("story", self.tell_story),
            ("note", self.note),
            ("undo", self.undo),
            ("redo", self.redo),
            ("projector", self.toggle_projector),
            ("wall_window", lambda: self.toggle_projector(plain=True)),
            ("page_on", lambda: self._turn_page(1)),
            ("page_back", lambda: self._turn_page(-1)),
            ("seat_map", self._show_seats),
            ("tonight", self._show_rules),
            ("keys", window.show_keys),
            ("about", window.show_about),
        ):
            does[key].triggered.connect(lambda _=False, act=act: act())
        does["blackout"].toggled.connect(self._dress_projector)
        assert does.screens is not None
        does.screens.own = window.screen
        self.wall = WallSettings(does, does.screens, self.settings.wall)
        self.wall.changed.connect(self._set_wall)
        self.wall.moved.connect(self._move_projector)
        self._qt.screenRemoved.connect(self._screen_lost)
        self.doubles = Doubles(self, window.screen)
        self.doubles.begun.connect(self._repeated)
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
        start.browse.connect(self.browse)
        self._list_games()

    def _put_window(self) -> None:
        """Put the window where it was, if that screen is still there; else let the desktop choose."""
        place = self.settings.window
        if place is None:
            self.window.resize(1280, 760)
            return
        where = QRect(place.x, place.y, place.width, place.height)
        title = QRect(place.x, place.y, place.width, TITLE_BAR)
        if any(_is_seen(title, screen.availableGeometry()) for screen in self._qt.screens()):
            self.window.setGeometry(where)
        if place.maximized:
            self.window.setWindowState(Qt.WindowState.WindowMaximized)

    def _window_place(self) -> Place:
        where = self.window.normalGeometry()
        return Place(where.x(), where.y(), where.width(), where.height(), self.window.isMaximized())

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
        if self.projector is not None:
            self.projector.set_language(self._shown())
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
        from mafia_gm.app.session import Session, fresh_seed
        from mafia_gm.engine.commands import Open

        session = None
        try:
            session = Session.new(
                chosen.ruleset,
                chosen.options,
                seed=fresh_seed(),
                title=chosen.title,
                folder=paths.games(),
                language=chosen.spoken,
            )
            session.do(Open(chosen.names, chosen.roles, chosen.cards))
        except StoreFailed as failure:
            if session is not None:
                session.drop()
            self._tell(
                self.tr("The game could not be saved"),
                self.trouble.not_made(failure.kind, str(failure.path)),
            )
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
        from mafia_gm.app.session import Session
        from mafia_gm.engine.record import BrokenRecord

        if self.live is not None and self.live.session.path.resolve() == path.resolve():
            return True
        title = self.tr("This game cannot be opened")
        try:
            session = Session.open(path)
        except BrokenRecord as broken:
            self._tell(title, self.trouble.broken(broken.kind, f"{path.name} {broken.detail}".strip()))
            return False
        except StoreFailed as failure:
            self._tell(title, self.trouble.not_opened(failure.kind, str(failure.path)))
            return False
        self._close_game()
        self._start(session)
        if session.damage is not None:
            kept = "\n\n" + self.trouble.read_only(session.read_only) if session.read_only else ""
            self._tell(self.tr("The file was damaged"), self.trouble.damage(session.damage) + kept)
        elif session.read_only:
            self._tell(self.tr("For looking only"), self.trouble.read_only(session.read_only))
        elif session.handed_over:
            self._tell(
                self.tr("This game was handed over"), self.trouble.goes_on_elsewhere(session.handed_over)
            )
        return True

    def _start(self, session: Session) -> None:
        """Put a session on the console; its spoken language is the table's."""
        from mafia_gm.ui.live import Live

        spoken, shown = session.languages()
        self._remember(spoken=spoken, shown=shown or self.settings.shown)
        self.live = Live(session, self.settings.screen, spoken)
        self.live.setParent(self)
        self.live.failed.connect(self._not_saved)
        self.live.public.connect(self._show_public)
        self.window.show_game(self.live)
        if self.doubles.there:
            self._say_where()
        self._tick_languages()
        if self.projector is not None:
            self.projector.set_language(self._shown())
            self._show_public(self.live.view())

    def _not_saved(self, kind: str) -> None:
        self._tell(self.tr("This step was not made"), self.trouble.failed(kind))

    def browse(self) -> None:
        """Let the Game Master choose a file."""
        from PySide6.QtWidgets import QFileDialog

        dialog = QFileDialog(self.window, self.tr("Open a game"), str(paths.games()))
        dialog.setNameFilter(self.tr("Games of Mafia GM (*{suffix})").format(suffix=SUFFIX))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda path: self.open_game(Path(path)))
        dialog.open()

    def save_copy(self) -> None:
        """Go on in a new file of the Game Master's choice; the old one stays as it is."""
        if self.live is None:
            return
        from PySide6.QtWidgets import QFileDialog

        dialog = QFileDialog(self.window, self.tr("Save a copy"), str(self.live.session.path))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.lstrip("."))
        dialog.fileSelected.connect(self._save_copy_as)
        dialog.open()

    def _save_copy_as(self, path: str) -> None:
        if self.live is None:
            return
        try:
            self.live.session.save_as(Path(path))
        except StoreFailed as failure:
            self._tell(self.tr("The copy was not saved"), self.trouble.not_made(failure.kind, path))

    def hand_over(self) -> None:
        """Let another laptop lead the game in hand from here on."""
        if self.live is None:
            return
        if self.live.session.read_only == "locked":
            self._tell(self.tr("For looking only"), self.trouble.read_only("locked"))
            return
        from mafia_gm.ui.hand_over import HandOverSheet

        sheet = HandOverSheet(self.live.session, self.window)
        sheet.chosen.connect(self._hand_over_to)
        sheet.open()

    def _hand_over_to(self, path: Path) -> None:
        if self.live is None:
            return
        try:
            self.live.session.hand_over(path, self._spoken(), self._shown())
        except StoreFailed as failure:
            self._tell(
                self.tr("The game was not handed over"), self.trouble.not_made(failure.kind, str(path))
            )
            return
        self.leave_game()
        self._tell(self.tr("The game is handed over"), self.trouble.handed_over(path.name))

    def note(self) -> None:
        """Let the Game Master write something into the journal; nothing comes of it (RU-C61)."""
        if self.live is None:
            return
        from PySide6.QtWidgets import QInputDialog

        dialog = QInputDialog(self.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setOption(QInputDialog.InputDialogOption.UsePlainTextEditForTextInput)
        dialog.setWindowTitle(self.tr("Note into the journal"))
        dialog.setLabelText(self.tr("It changes nothing in the game: a complaint, a promise, a slip."))
        dialog.textValueSelected.connect(self._note_down)
        dialog.open()

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

    def _tell(self, title: str, text: str) -> None:
        """Show a message over the window, which may not be there yet."""
        from mafia_gm.ui.trouble import tell

        self.window.show()
        tell(self.window, title, text)

    def _close_game(self) -> None:
        if self.live is not None:
            self.live.close()
            self.live.deleteLater()
            self.live = None
        if self.projector is not None:
            self.projector.show_welcome()

    def undo(self) -> None:
        """Take the last step back."""
        if self.live is not None:
            self.live.undo()

    def redo(self) -> None:
        """Bring it back."""
        if self.live is not None:
            self.live.redo()

    # --- the projector ----------------------------------------------------------------------------------

    def toggle_projector(self, *, plain: bool = False) -> None:
        """Open the projector's window on the second screen, or as a ``plain`` window; or close it."""
        from mafia_gm.ui.projector.window import ProjectorWindow

        if self.projector is not None and self.projector.isVisible():
            self.projector.close()
            return
        if self.projector is None:
            from mafia_gm.app.clock import now

            self.projector = ProjectorWindow(now)
            self.projector.stranded.connect(self._repeated)
            self.window.winId()  # without it the window has no handle before it is shown
            self.window.windowHandle().screenChanged.connect(self.projector.know_own)
        self.projector.set_language(self._shown())
        self._dress_projector()
        if self.live is not None:
            self._show_public(self.live.view())
        if plain:
            self.projector.open_on(None)
        else:
            self.projector.open_beside(self.window.screen(), self.settings.wall.screen)
            self._say_where()
        self.window.activateWindow()  # the keys stay with the console

    def _repeated(self) -> None:
        """Another screen begins to show this one, perhaps the table's: cover it first."""
        if self.live is not None:
            self.window.lay_cover()
            self._say_where()

    def _say_where(self) -> None:
        """Say once that the projector has no screen of its own: nobody shall take it for what the table sees."""
        console = self.window.console
        if console is not None and self.doubles.there:
            console.say(self.tr("Another screen repeats this one: the table may see all that you see."))
        elif console is not None and self.projector is not None and self.projector.is_plain:
            if not self._told_plain:
                console.say(self.tr("There is no second screen: the projector is a window on this one."))
            self._told_plain = True

    def _move_projector(self) -> None:
        """Put the projector on the screen that was chosen, if it is open."""
        if self.projector is not None and self.projector.isVisible():
            self.projector.open_beside(self.window.screen(), self.settings.wall.screen)
            self.window.activateWindow()

    def _set_wall(self, wall: Wall) -> None:
        self._remember(wall=wall)
        self._dress_projector()

    def _screen_lost(self, screen: QScreen) -> None:
        """The desktop moves this window to another screen, perhaps the projector's: cover it first."""
        if screen is self.window.screen() and self.live is not None:
            self.window.lay_cover()

    def _dress_projector(self) -> None:
        if self.projector is not None:
            self.projector.set_options(blackout=self.window.actions_["blackout"].isChecked())
            self.wall.dress(self.projector)

    def _turn_page(self, by: int) -> None:
        """Turn the pages of the report on the projector."""
        if self.projector is not None:
            self.projector.turn_page(by)

    def _show_seats(self) -> None:
        """Let the table see the seats alone, at any time."""
        if (projector := self._projector_on()) is not None:
            projector.show_seats()

    def _show_rules(self) -> None:
        """Let the table see the rules of tonight, at any time."""
        if (projector := self._projector_on()) is not None:
            projector.show_rules()

    def _projector_on(self) -> ProjectorWindow | None:
        """Return the projector, opened if it was not: what is to be shown shall be seen."""
        if self.live is not None and (self.projector is None or not self.projector.isVisible()):
            self.toggle_projector()
        return self.projector

    def _show_public(self, view: PublicView) -> None:
        from mafia_gm.engine.reveal import rules_of_tonight

        if self.projector is not None and self.live is not None:
            self.projector.know_rules(rules_of_tonight(self.live.session.rules, self.live.session.table))
            self.projector.show_view(view)

    # --- the end ----------------------------------------------------------------------------------------

    def close(self) -> None:
        """Close the game, the projector and remember the settings."""
        if self.live is not None:
            self.live.close()
            self.live = None
        if self.projector is not None:
            self.projector.close()
        self._remember(window=self._window_place())

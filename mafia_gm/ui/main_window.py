"""The main window: composes start screen, set-up, console, cover and projector, and nothing else."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Signal
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from mafia_gm.engine.chance import fingerprint
from mafia_gm.ui.actions import IN_THE_PAST, LIFE, ONLY_UNCOVER, WITHOUT_GAME, Actions
from mafia_gm.ui.covering import Covering
from mafia_gm.ui.room import Room

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent

    from mafia_gm.engine.table import Table
    from mafia_gm.ui.cards.hand_out import HandOut
    from mafia_gm.ui.console.console import Console
    from mafia_gm.ui.correct.correcting import Correcting
    from mafia_gm.ui.correct.page import CorrectPage
    from mafia_gm.ui.live import Live
    from mafia_gm.ui.private.aside import Aside
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.start.screen import StartScreen
    from mafia_gm.ui.theme import Colours


class MainWindow(QMainWindow):
    """One window with one of start screen, set-up or console in it.

    Signals: ``closing`` before it closes, ``left`` for the start screen, ``start_made(StartScreen)`` once, when it is
    first needed. Everything else goes through the ``Live`` handed to ``show_game``.
    """

    closing = Signal()
    left = Signal()
    start_made = Signal(object)

    def __init__(self, colours: Colours) -> None:
        """Make the frame; what is in it is made when it is first needed."""
        super().__init__()
        self._colours = colours
        self.setWindowTitle("Mafia GM")
        self.setMinimumSize(1000, 560)
        self.actions_ = Actions(self)
        self.actions_.fill(self.menuBar())
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        self._covering = Covering(self, self.pages)
        self._covering.changed.connect(self._follow_cover)
        self.cover = self._covering.cover
        self.console: Console | None = None
        self._live: Live | None = None
        self._room = Room(self.actions_)
        self.actions_["cover"].triggered.connect(self.lay_cover)
        self.actions_["uncover"].triggered.connect(self.cover.lift)
        self.actions_["full_screen"].toggled.connect(self._set_full_screen)
        self.actions_["quit"].triggered.connect(self.close)
        self._with_console("list", lambda console, on: console.set_list(shown=on))
        self._with_console("swap", lambda console, on: console.circle.set_swapping(on))
        self._with_console("mirror", lambda console, _: self._turn(console, 0))
        self._with_console("turn_left", lambda console, _: self._turn(console, -1))
        self._with_console("turn_right", lambda console, _: self._turn(console, 1))
        self._with_console("stop", lambda console, _: console.stopping.ask())
        for key in LIFE:
            self._with_console(key, partial(_happen, key))
        self._with_live("firm", self._act_firmly)
        self._with_live("correct", self._correct)
        self._with_live("map", self._let_point)
        self._with_live("answer", lambda live: self.aside.show_answer(live, self._colours))
        self._with_live("turn", lambda live: self.aside.ask_turn(live, self._colours, self))
        self._allow()

    # --- pages ------------------------------------------------------------------------------------------

    @cached_property
    def start(self) -> StartScreen:
        """The start screen."""
        from mafia_gm.ui.start.screen import StartScreen

        start = StartScreen(self._colours)
        self.pages.addWidget(start)
        self.start_made.emit(start)
        return start

    def show_start(self) -> None:
        """Go to the start screen."""
        self._live = None
        self.pages.setCurrentWidget(self.start)
        self._drop_console()
        self._allow()

    def show_page(self, page: QWidget) -> None:
        """Show another page (the set-up flow)."""
        self._live = None
        self._drop_console()
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        self._allow()

    def drop_page(self, page: QWidget) -> None:
        """Forget a page."""
        self.pages.removeWidget(page)
        page.deleteLater()

    def show_game(self, live: Live) -> None:
        """Show a running game on a fresh console."""
        from mafia_gm.ui.console.join import join

        if live is not self._live:
            live.changed.connect(self._show)
            live.refused.connect(self._say)
            live.held.connect(self._hold)
        console = self._console()
        self._live = live
        self._lay(console)
        join(console, live)
        console.show_now.connect(live.show_on_projector)
        console.looked.connect(self._look)
        console.correct.connect(self.actions_["correct"].trigger)
        console.show_fingerprint(fingerprint(live.session.header.seed))
        console.hand_out.connect(lambda: self.aside.hand_out(live, self._colours))
        console.show_map.connect(self.actions_["map"].trigger)
        console.show_answer.connect(self.actions_["answer"].trigger)
        console.leave.connect(self.left)
        console.again.connect(self.actions_["again"].trigger)
        console.story.connect(self.actions_["story"].trigger)
        console.cover.connect(self.lay_cover)
        console.happens.connect(self._offer_life)
        console.show_held(held=live.is_held, corrected=live.is_corrected)
        self._allow()
        live.tell()
        self.pages.setCurrentWidget(console)
        self._room.lead_with_list(live.session.table, self.size())
        console.focus_seats()

    def _console(self) -> Console:
        """Make a fresh console, so that nothing of an earlier game can show."""
        from mafia_gm.ui.console.console import Console

        self._drop_console()
        bar = tuple(self.actions_[key] for key in ("undo", "redo", "projector", "cover"))
        console = Console(self._colours, bar)
        console.keys.start()
        self.console = console
        self.pages.addWidget(console)
        return console

    def _drop_console(self) -> None:
        if self.correction is not None:
            self.drop_page(self.correcting.put_away())
        if self._is_turned():
            self.drop_page(self.aside.put_away())
        if self.console is not None:
            self.console.keys.stop()
            self.drop_page(self.console)
            self.console = None

    def _with_console(self, key: str, act: Callable[[Console, bool], object]) -> None:
        """Let an action do something with the console of the game in hand."""

        def run(checked: bool = False) -> None:
            page = self.correction
            front = self.console if page is None else page.console
            if front is not None and self._live is not None:
                act(front, checked)

        action = self.actions_[key]
        (action.toggled if action.isCheckable() else action.triggered).connect(run)

    def _with_live(self, key: str, act: Callable[[Live], object]) -> None:
        """Let an action do something with the game in hand, unless the laptop is in a player's hands."""

        def run(_checked: bool = False) -> None:
            if self._live is not None and not self._is_turned():
                act(self._live)

        self.actions_[key].triggered.connect(run)

    def _show(self, scene: Scene) -> None:
        if self.console is None or self._live is None:
            return
        self.console.show_scene(scene)
        if self._is_turned():
            self.aside.show_scene(scene)
        lines = scene.lines
        self.actions_.allow_end(over=scene.table.ended is not None)
        self.actions_.name_travel(
            lines.command(scene.undoable) if scene.undoable is not None else "",
            lines.command(scene.redoable) if scene.redoable is not None else "",
        )

    def _say(self, text: str) -> None:
        if self.console is not None:
            self.console.say(text)

    def _hold(self, held: bool) -> None:
        if self.console is not None and self._live is not None:
            self.console.show_held(held=held, corrected=self._live.is_corrected)

    def set_colours(self, colours: Colours) -> None:
        """Take other colours; a running game gets a console made of them."""
        self._colours = colours
        if self._live is not None and not self._is_turned():
            self.show_game(self._live)

    def _offer_life(self, title: str, where: QPoint) -> None:
        """Offer what may happen to the player pointed at."""
        from mafia_gm.ui.life.menu import life_menu

        life_menu(self.actions_, title, self).popup(where)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size may be too small for a circle, or large enough."""
        super().resizeEvent(event)
        if self._live is not None:
            self._room.lead_with_list(self._live.session.table, self.size())

    def _look(self, step: int) -> None:
        from mafia_gm.ui.console.join import look

        if self._live is not None and self.console is not None:
            look(self.console, self._live, step)

    # --- the past ---------------------------------------------------------------------------------------

    @cached_property
    def correcting(self) -> Correcting:
        """The page on which a line of the journal is corrected."""
        from mafia_gm.ui.correct.correcting import Correcting

        correcting = Correcting(self)
        correcting.begun.connect(self._begin_correction)
        correcting.over.connect(self._end_correction)
        correcting.cover.connect(self.lay_cover)
        correcting.note.connect(self._say)
        return correcting

    @property
    def correction(self) -> CorrectPage | None:
        """The page of the correction, while it lies over the console."""
        return self.correcting.page if "correcting" in self.__dict__ else None

    def _act_firmly(self, _live: Live) -> None:
        front = self.correction or self.console
        if front is not None:
            front.act_firmly()

    def _correct(self, live: Live) -> None:
        if self.console is not None:
            self.correcting.take_up(live, self.console, self._colours, self._lay)

    def _begin_correction(self, page: QWidget) -> None:
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        self._allow()

    def _end_correction(self, page: QWidget, said: str) -> None:
        """Go back to the game as it stands."""
        self.drop_page(page)
        console = self.console
        if console is None:
            return
        self.pages.setCurrentWidget(console)
        self._allow()
        if self._live is not None:
            self._live.tell()
        console.focus_seats()
        console.say(said, done=True)

    def show_keys(self) -> None:
        """Open the sheet of keys."""
        from mafia_gm.ui.help import KeySheet

        KeySheet(self.actions_, self).open()

    def show_about(self) -> None:
        """Open the credits."""
        from mafia_gm.ui.help import AboutSheet

        AboutSheet(self).open()

    def _lay(self, console: Console) -> None:
        self._room.lay(console, self._table())

    def _turn(self, console: Console, by: int) -> None:
        self._room.turn(console, self._table(), by)

    def _table(self) -> Table | None:
        return self._live.session.table if self._live is not None else None

    # --- what a player may see --------------------------------------------------------------------------

    @cached_property
    def aside(self) -> Aside:
        """The pages for a player's eyes: his card, a silent map, the turned laptop."""
        from mafia_gm.ui.private.aside import Aside

        aside = Aside(self)
        aside.begun.connect(self._turn_to)
        aside.over.connect(self._turn_back)
        aside.cover.connect(self.lay_cover)
        aside.note.connect(self._say)
        return aside

    @property
    def hand_out(self) -> HandOut | None:
        """The round of the cards, while it lies over the console."""
        from mafia_gm.ui.cards.hand_out import HandOut

        page = self.aside.page if self._is_turned() else None
        return page if isinstance(page, HandOut) else None

    def _is_turned(self) -> bool:
        """Does a page for a player's eyes lie over the console?"""
        return "aside" in self.__dict__ and self.aside.page is not None

    def _let_point(self, live: Live) -> None:
        self.aside.let_point(live, self._colours, self._room.on_top, mirror=self._room.is_mirrored)

    def _turn_to(self, page: QWidget) -> None:
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        self._allow()
        self.activateWindow()  # a sheet that has just closed may have left the keys with the projector

    def _turn_back(self, page: QWidget) -> None:
        """Cover the window first, for the laptop may still be in a player's hands."""
        self.lay_cover()
        if self.console is not None:
            self.pages.setCurrentWidget(self.console)
        self.drop_page(page)

    # --- cover and window -------------------------------------------------------------------------------

    def lay_cover(self) -> None:
        """Hide every secret at once; nothing but uncovering works until then."""
        self._covering.lay()

    def _follow_cover(self) -> None:
        self._allow()
        if self._live is not None and not self.cover.is_laid:
            self._live.tell()

    def _allow(self) -> None:
        """Let those actions work that make sense now; what happens under the cover does not lift it."""
        if self.cover.is_laid:
            keys: frozenset[str] | None = ONLY_UNCOVER
        elif self._is_turned():
            keys = ONLY_UNCOVER | {"cover"}
        elif self.correction is not None:
            keys = IN_THE_PAST
        else:
            keys = None if self._live is not None else WITHOUT_GAME | {"cover", "uncover"}
        self.menuBar().setVisible(not self.cover.is_laid and not self._is_turned())
        self.actions_.allow(keys)

    def _set_full_screen(self, full: bool) -> None:
        if full:
            self.showFullScreen()
        else:
            self.showNormal()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin on the start screen, unless a game is open already."""
        if self.pages.currentWidget() is None:
            self.show_start()
        super().showEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is saved already; say good-bye."""
        self.closing.emit()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange:
            self.actions_.retranslate()
            if self._live is not None:
                self._show(self._live.scene())
        super().changeEvent(event)


def _happen(key: str, console: Console, _checked: bool) -> None:
    console.happen(key)

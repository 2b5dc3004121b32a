"""The start screen: begin, continue, open or try out; the games so far; help for the first evening."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from mafia_gm.ui.credits import Credits
from mafia_gm.ui.i18n import LANGUAGES
from mafia_gm.ui.setup.look import sheet
from mafia_gm.ui.setup.page import Choice, scrolled
from mafia_gm.ui.start.games import GamesList, GameWords
from mafia_gm.ui.widgets.blocks import Panel, button, hint, label, row

if TYPE_CHECKING:
    from mafia_gm.app.games import Game
    from mafia_gm.ui.theme import Colours

GAMES, HELP, ABOUT = range(3)


class StartScreen(QWidget):
    """Where every evening begins.

    Signals: ``new_game``, ``open_game(str)`` a path, ``sample``, ``browse`` for a file elsewhere,
    ``language(str)`` a code.
    """

    new_game = Signal()
    open_game = Signal(str)
    sample = Signal()
    browse = Signal()
    language = Signal(str)

    def __init__(self, colours: Colours) -> None:
        """Make the screen; ``show_games`` fills the list."""
        super().__init__()
        self._games: tuple[Game, ...] = ()
        self._words = GameWords()
        self._name = label("Mafia GM", "huge", "accent", wrap=False)
        self._name.setStyleSheet("font-size: 40px;")
        self._motto = label("", "", "muted")
        self.begin = button("primary", self.new_game.emit)
        self.go_on = QPushButton()
        self.go_on.clicked.connect(self._continue)
        self.open = button("", self.browse.emit)
        self.try_out = button("", self.sample.emit)
        for made in (self.begin, self.go_on, self.open, self.try_out):
            made.setProperty("tall", "true")
        self.languages = Choice()
        for language in LANGUAGES:
            self.languages.addItem(language.name, language.code)
        self.languages.activated.connect(lambda _: self.language.emit(str(self.languages.currentData())))
        self._language_name = label("", "", "muted", wrap=False)
        self._language_name.setBuddy(self.languages)
        self.list = GamesList(colours)
        self.list.opened.connect(self.open_game)
        self._help, self._about = label(), label("", "", "muted")
        self.tabs = [button("tab") for _ in range(3)]
        self._pages = QStackedWidget()
        self.setStyleSheet(sheet(colours))
        self._compose()
        self._turn(HELP)
        self.retranslate()

    def _compose(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(10)
        left.addStretch(2)
        left.addWidget(self._name)
        left.addWidget(self._motto)
        left.addSpacing(18)
        for made in (self.begin, self.go_on, self.try_out, self.open):
            left.addWidget(made)
        left.addStretch(3)
        left.addLayout(row(self._language_name, self.languages))
        narrow = QWidget()
        narrow.setLayout(left)
        left.setContentsMargins(0, 0, 0, 0)
        narrow.setFixedWidth(340)
        group = QButtonGroup(self)
        for number, tab in enumerate(self.tabs):
            tab.setCheckable(True)
            tab.clicked.connect(lambda _=False, number=number: self._turn(number))
            group.addButton(tab)
        tabs = row(*self.tabs, spacing=4)
        tabs.addStretch(1)
        for page in (self.list, _text(self._help), _text(self._about)):
            self._pages.addWidget(page)
        panel = Panel()
        panel.column.addLayout(tabs)
        panel.column.addWidget(self._pages, 1)
        inside = QWidget()
        inside.setMaximumWidth(1200)
        line = QHBoxLayout(inside)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(36)
        line.addWidget(narrow)
        line.addWidget(panel, 1)
        outside = QHBoxLayout(self)
        outside.setContentsMargins(36, 24, 36, 24)
        outside.addStretch(1)
        outside.addWidget(inside, 1000)
        outside.addStretch(1)

    # --- what is shown ----------------------------------------------------------------------------------

    def show_games(self, games: tuple[Game, ...], language: str) -> None:
        """Show the games so far, the newest first, and which language the screen speaks."""
        self._games = games
        self.languages.setCurrentIndex(self.languages.findData(language))
        self._turn(GAMES if games else HELP)
        self.retranslate()

    @property
    def unfinished(self) -> Game | None:
        """The last game that can be gone on with."""
        return next((game for game in self._games if not game.is_finished and not game.broken), None)

    def _turn(self, number: int) -> None:
        self._pages.setCurrentIndex(number)
        self.tabs[number].setChecked(True)
        self._show_credits()

    def _show_credits(self) -> None:
        """Say whose games these are once somebody asks: the games' texts are long to read."""
        if self._pages.currentIndex() == ABOUT:
            self._about.setText("\n\n".join(Credits().paragraphs()))

    def _continue(self) -> None:
        game = self.unfinished
        if game is not None:
            self.open_game.emit(str(game.path))

    def retranslate(self) -> None:
        """Say everything in the window's language."""
        self._motto.setText(self.tr("Runs your evening of Mafia, so that you can look at the people."))
        self.begin.setText(self.tr("New game"))
        self.open.setText(self.tr("Open a file…"))
        self.try_out.setText(self.tr("Sample table for twelve"))
        game = self.unfinished
        self.go_on.setVisible(game is not None)
        if game is not None:
            self.go_on.setText(_fitting(self.go_on, self.tr("Continue: {title}"), game.title))
            self.go_on.setAccessibleName(self.tr("Continue: {title}").format(title=game.title))
            self.go_on.setToolTip(hint(self._words.details(game)))
        self._language_name.setText(self.tr("Language"))
        self.languages.setAccessibleName(self.tr("Language of this screen"))
        for tab, name in zip(
            self.tabs, (self.tr("Games so far"), self.tr("The first evening"), self.tr("About")), strict=True
        ):
            tab.setText(name)
        self.list.setAccessibleName(self.tr("Games so far"))
        self.list.show_games(self._games, self._words)
        self._help.setText(self._first_evening())
        self._show_credits()

    def _first_evening(self) -> str:
        return self.tr(
            "Seat everybody in a circle and press New game: type the names clockwise, keep the set of "
            "characters that is offered, and let the app deal. Hand the laptop round once, so that each player "
            "sees his card. From then on do what the left side says: read the large line aloud, click the seat "
            "the player points at, press Enter. At dawn the screen explains who died and why before you announce "
            "it. Nothing you enter is final: Ctrl+Z takes back any step, also after the program was closed. F9 "
            "covers the screen at once. If you have a second screen, the projector shows the table only what "
            "it may see."
        )

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _text(inside: QLabel) -> QWidget:
    """Return a text that scrolls where there is no room for it."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(4, 8, 12, 8)
    inside.setStyleSheet("font-size: 16px;")
    column.addWidget(inside)
    column.addStretch(1)
    return scrolled(holder)


def _fitting(made: QPushButton, text: str, title: str) -> str:
    """Return the button's text with a title cut to what the button has room for."""
    from PySide6.QtCore import Qt

    room = 290 - made.fontMetrics().horizontalAdvance(text.format(title=""))
    cut = made.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, max(60, room))
    return text.format(title=cut).replace("&", "&&")

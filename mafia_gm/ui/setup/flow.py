"""The set-up of an evening: six pages, a bar that shows where one is, Back and Next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QDate, QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from mafia_gm.narration.lines import Lines
from mafia_gm.ui.setup.cards_page import CardsPage
from mafia_gm.ui.setup.characters_page import CharactersPage
from mafia_gm.ui.setup.draft import FEWEST, Draft, begin, warnings
from mafia_gm.ui.setup.game_page import GamePage
from mafia_gm.ui.setup.look import sheet
from mafia_gm.ui.setup.players_page import PlayersPage
from mafia_gm.ui.setup.presets import PresetsButton
from mafia_gm.ui.setup.rulings_page import RulingsPage
from mafia_gm.ui.setup.step_bar import StepBar
from mafia_gm.ui.setup.tonight_page import TonightPage
from mafia_gm.ui.setup.value import Before, SetUp
from mafia_gm.ui.widgets.blocks import button, label

if TYPE_CHECKING:
    from mafia_gm.ui.setup.page import Page
    from mafia_gm.ui.theme import Colours

__all__ = ["Before", "SetUp", "SetupFlow"]

GAME, PLAYERS, CHARACTERS, RULINGS, CARDS, TONIGHT = range(6)
WIDEST: Final = 1240
"""Pages do not grow wider than this: a line of text must stay readable."""


class SetupFlow(QWidget):
    """From what is remembered to a table ready to play.

    Signals: ``ready(SetUp)`` at the end; ``cancelled`` when the Game Master goes back from the first page;
    ``language(str)`` when he has changed this screen's language (whoever owns the translations switches them).
    """

    ready = Signal(object)
    cancelled = Signal()
    language = Signal(str)

    def __init__(self, colours: Colours, before: Before, first: int = GAME) -> None:
        """Begin with what is remembered, so that a usual table presses Next five times; ``first`` is turned up."""
        super().__init__()
        self._draft = begin(before)
        self._day = "" if self._draft.title else _today()
        if self._day:
            self._draft = replace(self._draft, title=self._day)
        self._lines = Lines(self._draft.ruleset, self._draft.screen)
        game = GamePage()
        game.language.connect(self.language)
        tonight = TonightPage(colours)
        tonight.turn.connect(self.show_page)
        roster = tuple(dict.fromkeys((*before.roster, *before.names)))
        self.pages: tuple[Page, ...] = (
            game,
            PlayersPage(colours, roster),
            CharactersPage(colours),
            RulingsPage(),
            CardsPage(),
            tonight,
        )
        self._stack = QStackedWidget()
        for page in self.pages:
            page.changed.connect(self._change)
            self._stack.addWidget(page)
        self.bar = StepBar(len(self.pages))
        self.bar.turn.connect(self.show_page)
        self.back = button("", self.go_back)
        self.next = button("primary", self.go_on)
        self.presets = PresetsButton()
        self.presets.taken.connect(self._change)
        self.note = label("", "", "accent")
        self.note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setStyleSheet(sheet(colours))
        self._compose()
        self._keys()
        self._shown: set[int] = set()
        self.show_page(first)

    def _compose(self) -> None:
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addWidget(self.back)
        foot.addWidget(self.presets)
        foot.addWidget(self.note, 1)
        foot.addWidget(self.next)
        column = QVBoxLayout()
        column.setSpacing(12)
        column.addWidget(self.bar)
        column.addWidget(self._stack, 1)
        column.addLayout(foot)
        inside = QWidget()
        inside.setMaximumWidth(WIDEST)
        inside.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        inside.setLayout(column)
        column.setContentsMargins(0, 0, 0, 0)
        line = QHBoxLayout(self)
        line.setContentsMargins(20, 10, 20, 14)
        line.addStretch(1)
        line.addWidget(inside, 1000)
        line.addStretch(1)

    def _keys(self) -> None:
        for keys, does in (
            ("Alt+Left", self.go_back),
            ("Alt+Right", self.go_on),
            ("Ctrl+Return", self.go_on),
            ("Ctrl+Enter", self.go_on),
        ):
            made = QShortcut(QKeySequence(keys), self)
            made.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            made.activated.connect(does)

    # --- pages ------------------------------------------------------------------------------------------

    @property
    def draft(self) -> Draft:
        """The evening as far as it has been set up."""
        return self._draft

    @property
    def page(self) -> int:
        """Which page is turned up."""
        return self._stack.currentIndex()

    def show_page(self, number: int) -> None:
        """Turn up a page and put the keyboard where it is used first."""
        page = self.pages[number]
        page.show_draft(self._draft, self._lines)
        self._stack.setCurrentIndex(number)
        self._frame()
        page.first.setFocus(Qt.FocusReason.OtherFocusReason)

    def go_back(self) -> None:
        """One page back; from the first one, away."""
        if self.page == GAME:
            self.cancelled.emit()
        else:
            self.show_page(self.page - 1)

    def go_on(self) -> None:
        """One page on; from the last one, to the table."""
        if self._missing():
            self._frame()
        elif self.page == TONIGHT:
            self.ready.emit(self._draft.done())
        else:
            self.show_page(self.page + 1)

    def _change(self, draft: Draft) -> None:
        if (draft.ruleset, draft.screen) != (self._draft.ruleset, self._draft.screen):
            self._lines = Lines(draft.ruleset, draft.screen)
        self._draft = draft
        self.pages[self.page].show_draft(draft, self._lines)
        self._frame()

    def speak(self, screen: str) -> None:
        """Show the set-up in this language; it was chosen elsewhere than on the first page."""
        if screen != self._draft.screen:
            self._change(replace(self._draft, screen=screen))

    # --- the frame --------------------------------------------------------------------------------------

    def _missing(self) -> str:
        """Return what keeps the Game Master from going on, in his language."""
        draft, page = self._draft, self.page
        if page >= PLAYERS and len(draft.names) < FEWEST:
            return self.tr("At least {n} players are needed.").format(n=FEWEST)
        gap = len(draft.names) - len(draft.roles)
        if page >= CHARACTERS and gap > 0:
            return self.tr("%n card(s) too few.", "", gap)
        if page >= CHARACTERS and gap < 0:
            return self.tr("%n card(s) too many.", "", -gap)
        return ""

    def _frame(self) -> None:
        page, missing = self.page, self._missing()
        names = (
            self.tr("Game"),
            self.tr("Players"),
            self.tr("Characters"),
            self.tr("Rulings"),
            self.tr("Cards"),
            self.tr("Tonight"),
        )
        reach = PLAYERS if len(self._draft.names) < FEWEST else TONIGHT
        if reach == TONIGHT and len(self._draft.names) != len(self._draft.roles):
            reach = CHARACTERS
        self.bar.show_steps(names, page, reach)
        self.presets.show_draft(self._draft)
        self.back.setText(self.tr("Back") if page != GAME else self.tr("Leave"))
        self.back.setToolTip(self.tr("Alt+Left"))
        odd = page == CHARACTERS and bool(warnings(self._draft))
        text = self.tr("Next") if not odd else self.tr("Use it anyway")
        self.next.setText(self.tr("To the table") if page == TONIGHT else text)
        self.next.setToolTip(self.tr("Ctrl+Enter or Alt+Right"))
        self.next.setEnabled(not missing)
        self.note.setText(missing)
        self.note.setVisible(True)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange:
            if self._day and self._draft.title == self._day:
                self._day = _today()
                self._change(replace(self._draft, title=self._day))
            self._frame()
        super().changeEvent(event)


def _today() -> str:
    """Return the day as an evening's name, in the window's language."""
    day = QLocale().toString(QDate.currentDate(), "dddd, d MMMM")
    return day[:1].upper() + day[1:]

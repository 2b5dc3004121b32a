"""First page: which game, what the evening is called, and who hears or reads which language."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from mafia_gm.rulesets.catalogue import RULESETS, name_of
from mafia_gm.ui.i18n import LANGUAGES
from mafia_gm.ui.setup.page import Choice, Page
from mafia_gm.ui.setup.ways import WayList
from mafia_gm.ui.widgets.blocks import Panel, label

PLACES = ("screen", "spoken", "projector")
ORDERS = "orders"
"""The ruling how a night's orders come to the Game Master, in a game that leaves it open."""


class GamePage(Page):
    """Rule set, title and the three languages; ``language(str)`` when the screen's own is changed."""

    language = Signal(str)

    def __init__(self) -> None:
        """Make the empty page; ``show_draft`` fills it."""
        super().__init__()
        self.games = WayList(tuple(RULESETS))
        self.games.picked.connect(self._take_game)
        self.title = QLineEdit()
        self.title.setMaxLength(80)
        self.title.textEdited.connect(lambda text: self.changed.emit(replace(self.draft, title=text)))
        self._title_name = label("", "", "muted", wrap=False)
        self._title_name.setBuddy(self.title)
        self.choosers: dict[str, Choice] = {}
        self._names: dict[str, QLabel] = {}
        panel = Panel()
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        grid.addWidget(self._title_name, 0, 0)
        grid.addWidget(self.title, 0, 1, 1, 3)
        for number, place in enumerate(PLACES):
            chooser, name = Choice(), label("", "", "muted", wrap=False)
            for language in LANGUAGES:
                chooser.addItem(language.name, language.code)
            name.setBuddy(chooser)
            chooser.activated.connect(lambda _, place=place: self._speak(place))
            self._put(grid, number, name, chooser)
            self.choosers[place], self._names[place] = chooser, name
        self.orders, self._orders_name = Choice(), label("", "", "muted", wrap=False)
        self._orders_name.setBuddy(self.orders)
        self.orders.activated.connect(self._take_orders)
        self._put(grid, len(PLACES), self._orders_name, self.orders)
        panel.column.addLayout(grid)
        self.column.addWidget(self.games)
        self.column.addWidget(panel)
        self.column.addStretch(1)

    @staticmethod
    def _put(grid: QGridLayout, number: int, name: QLabel, chooser: Choice) -> None:
        """Put a choice into the grid below the title, two in a row."""
        row, column = divmod(number, 2)
        grid.addWidget(name, row + 1, 2 * column)
        grid.addWidget(chooser, row + 1, 2 * column + 1)

    @property
    def first(self) -> QWidget:
        """The title is what changes from evening to evening."""
        return self.title

    def retranslate(self) -> None:
        """Show the draft again, in the window's language."""
        self.head(self.tr("Tonight's game"), self.tr("Everything here is remembered for the next evening."))
        texts = {key: (name_of(key), self._about(key)) for key in RULESETS}
        self.games.show_ways(texts, self.draft.ruleset)
        self.games.setAccessibleName(self.tr("Game"))
        if self.title.text() != self.draft.title:
            self.title.setText(self.draft.title)
        self._name(self._title_name, self.title, self.tr("Name of the evening"))
        said = {
            "screen": self.tr("This screen"),
            "spoken": self.tr("What is read aloud"),
            "projector": self.tr("The projector"),
        }
        for place, chooser in self.choosers.items():
            chooser.setCurrentIndex(chooser.findData(getattr(self.draft, place)))
            self._name(self._names[place], chooser, said[place])

        self._show_orders()

    def _show_orders(self) -> None:
        """Ask how the nights' orders come, where the game leaves it to the table: it shapes the whole evening."""
        option = next((one for one in self.draft.rules.options if one.key == ORDERS), None)
        for part in (self.orders, self._orders_name):
            part.setVisible(option is not None)
        if option is None:
            return
        if self.orders.count() != len(option.values):
            self.orders.clear()
            for value in option.values:
                self.orders.addItem("", value)
        for place, value in enumerate(option.values):
            self.orders.setItemText(place, self.lines.option_value(ORDERS, value))
        self.orders.setCurrentIndex(option.values.index(self.draft.options[ORDERS]))
        self._name(self._orders_name, self.orders, self.lines.option_title(ORDERS))

    def _take_orders(self) -> None:
        self.changed.emit(self.draft.with_ruling(ORDERS, self.orders.currentData()))

    @staticmethod
    def _name(name: QLabel, field: QWidget, text: str) -> None:
        name.setText(text)
        field.setAccessibleName(text)

    def _about(self, key: str) -> str:
        rules = RULESETS[key]
        fewest, most = rules.limits
        players = self.tr("{fewest} to {most} players").format(fewest=fewest, most=most)
        characters = self.tr("%n character(s)", "", len(rules.roles))
        return f"{players} · {characters}"

    def _take_game(self, key: str) -> None:
        if key != self.draft.ruleset:
            rules = RULESETS[key]
            fresh = replace(self.draft, ruleset=key, own=False, prefer=(), roles=(), options=rules.defaults())
            self.changed.emit(fresh.recomposed())

    def _speak(self, place: str) -> None:
        code = str(self.choosers[place].currentData())
        if code == getattr(self.draft, place):
            return
        self.changed.emit(replace(self.draft, **{place: code}))
        if place == "screen":
            self.language.emit(code)

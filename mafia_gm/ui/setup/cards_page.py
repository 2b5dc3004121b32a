"""Fifth page: how the cards reach the players."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from mafia_gm.ui.setup.page import Page
from mafia_gm.ui.setup.value import DEAL, ROLL_CALL, TYPED, WAYS
from mafia_gm.ui.setup.ways import WayList


class CardsPage(Page):
    """The app deals, a dealt deck is typed in, or each character is called once."""

    def __init__(self) -> None:
        """Make the page; ``show_draft`` fills it."""
        super().__init__()
        self.ways = WayList(WAYS)
        self.ways.picked.connect(lambda key: self.changed.emit(replace(self.draft, cards=key)))
        self.column.addWidget(self.ways)
        self.column.addStretch(1)

    @property
    def first(self) -> QWidget:
        """The way that is chosen."""
        return self.ways.ways[self.draft.cards]

    def retranslate(self) -> None:
        """Show the draft again, in the window's language."""
        self.head(
            self.tr("How do the players get their cards?"), self.tr("The set is the same in each case.")
        )
        self.ways.show_ways(
            {
                DEAL: (
                    self.tr("The app deals"),
                    self.tr(
                        "A fair shuffle on this laptop. It goes round the table; each player holds a key to see "
                        "his card."
                    ),
                ),
                TYPED: (
                    self.tr("I deal a real deck and type it in"),
                    self.tr("Look at each card as you give it out. Two letters and Enter for every seat."),
                ),
                ROLL_CALL: (
                    self.tr("Roll-call in the dark"),
                    self.tr(
                        "The players draw cards themselves. Before the first night each character is called "
                        "once and you click its seat."
                    ),
                ),
            },
            self.draft.cards,
        )
        self.ways.setAccessibleName(self.tr("How do the players get their cards?"))

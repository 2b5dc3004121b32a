"""A card's suit as a small picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from mafia_gm.ui.widgets.suits import suit_at

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from mafia_gm.ui.theme import Colours

SUIT_OF: Final = {"♡": "hearts", "♢": "diamonds", "♠": "spades", "♣": "clubs"}
"""Suits by the sign on a card, as the rule book prints it (MP-B)."""


def suit_of(card: str) -> str:
    """Return the suit's key for a card like ``K♡``, or an empty text."""
    return SUIT_OF.get(card[-1:], "")


class SuitLabel(QWidget):
    """Shows one suit in its side's colour."""

    def __init__(self, colours: Colours, size: int, *, stays: bool = False) -> None:
        """Make an empty picture of ``size`` pixels, which ``stays`` in its place when there is none to show."""
        super().__init__()
        self._colours = colours
        self._suit = ""
        self._side = ""
        self._stays = stays
        self.setFixedSize(size, size)

    def show_card(self, card: str, side: str) -> None:
        """Show the suit of a card in the colour of a side; an empty card shows nothing."""
        if (suit_of(card), side) != (self._suit, self._side):
            self._suit, self._side = suit_of(card), side
            self.update()
        if not self._stays:
            self.setVisible(bool(self._suit))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the suit's path."""
        if not self._suit:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self.width()
        painter.fillPath(suit_at(self._suit, size / 2, size / 2, size * 0.92), self._colours.of(self._side))
        painter.end()

"""The sentences that say a seat's state to tooltips, screen readers and the list twin."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QObject

from mafia_gm.ui.circle.view import NOBODY, SeatView


class SeatWords(QObject):
    """Words for seats, in the language the window has at the moment."""

    def state(self, seat: SeatView) -> str:
        """In, away or out, and the chips; of two words for being away the chip's own."""
        if seat.player < NOBODY:
            return self.tr("sits down at the next dawn")
        if seat.alive and any(chip.kind == "away" for chip in seat.chips):
            return ", ".join(chip.text for chip in seat.chips)
        if not seat.alive:
            first = self.tr("out of the game")
        elif seat.away:
            first = self.tr("away")
        else:
            first = self.tr("in the game")
        return ", ".join([first, *(chip.text for chip in seat.chips)])

    def unusual(self, seat: SeatView) -> str:
        """The same without what goes without saying: that somebody is in the game."""
        if seat.alive and not seat.away:
            return ", ".join(chip.text for chip in seat.chips)
        return self.state(seat)

    def choice(self, seat: SeatView) -> str:
        """What the open question says of the seat."""
        said = []
        if seat.acting:
            said.append(self.tr("acts now"))
        if seat.picked:
            said.append(self.tr("chosen"))
        if seat.legal:
            said.append(self.tr("may be chosen"))
        elif seat.legal is False:
            said.append(seat.reason or self.tr("may not be chosen"))
        return ", ".join(said)

    def name(self, seat: SeatView) -> str:
        """Number and name."""
        return f"{seat.number} {seat.name}"

    def sentence(self, seat: SeatView, *, covered: bool = False) -> str:
        """Everything about the seat in one line."""
        return "; ".join(self._parts(seat, covered=covered))

    def tooltip(self, seat: SeatView, *, covered: bool = False) -> str:
        """The same, a line for each part; as marked-up text, so that a name is never taken for markup."""
        return "<qt>" + "<br>".join(escape(part) for part in self._parts(seat, covered=covered)) + "</qt>"

    def _parts(self, seat: SeatView, *, covered: bool) -> list[str]:
        if covered:
            return [self.name(seat)]
        return [
            part for part in (self.name(seat), seat.role_label, self.state(seat), self.choice(seat)) if part
        ]

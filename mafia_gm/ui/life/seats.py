"""Two players change seats: what they carry goes with them, the numbers too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine import commands as c
from mafia_gm.ui.life.form import Form
from mafia_gm.ui.life.seat_field import NOBODY

if TYPE_CHECKING:
    from mafia_gm.ui.scene import Scene


class SwappingSeats(Form):
    """Two seats, typed or pointed at."""

    grave = False
    shows_after = True

    def _fields(self) -> None:
        self.first, self.second = self._seat(), self._seat()
        for seat in self.seats:
            self._field(seat)

    def _command(self) -> c.SwapSeats | None:
        if NOBODY in {self.first.player, self.second.player}:
            return None
        return c.SwapSeats(self.first.player, self.second.player)

    def _words(self, scene: Scene) -> None:  # noqa: ARG002
        self.title.setText(self.tr("Two players change seats"))
        self.about.setText(self.tr("Each keeps number, card and marks; the neighbours become others."))
        self._name(self.first, self.tr("Who"))
        self._name(self.second, self.tr("With whom"))
        both = f"{self._who(self.first)} ⇄ {self._who(self.second)}"
        self._offer(self.tr("Change seats: {both}").format(both=both))

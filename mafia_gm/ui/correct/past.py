"""Pointing at what is past: nothing happens by it, but that the Game Master has said what ought to have been."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from mafia_gm.ui.pointing import Pointing

if TYPE_CHECKING:
    from mafia_gm.app.moment import Moment
    from mafia_gm.narration.lines import Lines
    from mafia_gm.ui.scene import Scene


class Past(Pointing):
    """Signals: ``answered(Command | None)`` what ought to have been done (None: nothing), ``gone``: nothing is said."""

    answered = Signal(object)
    gone = Signal()

    def __init__(self, moment: Moment, number: int, lines: Lines, spoken: Lines) -> None:
        """Ask at ``moment`` about the step with this number."""
        super().__init__(moment, lines, spoken)
        self.number = number

    def speak(self, lines: Lines, spoken: Lines) -> None:
        """Go on in other languages."""
        if (lines, spoken) != (self._lines, self._spoken):
            self._lines, self._spoken = lines, spoken
            self.tell()

    def scene(self) -> Scene:
        """Return the moment as the panels show it; nothing of it happens now."""
        return super().scene()._replace(corrects=self.number)

    def _only_this(self) -> str:
        return self.tr("Only this one step can be changed here.")

"""A later step that does not fit any more: what it was, why not, and what becomes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from mafia_gm.ui.widgets.blocks import Panel, label, row
from mafia_gm.ui.widgets.section import Rows
from mafia_gm.ui.widgets.tight import Side, TightButton

if TYPE_CHECKING:
    from collections.abc import Sequence


class Unfit(Panel):
    """A step on which the Game Master has to decide.

    Signals: ``answer`` what is asked first, ``way(int)`` one of the ways out that the rules offer, ``change`` for
    another, ``leave_out``.
    """

    answer = Signal()
    way = Signal(int)
    change = Signal()
    leave_out = Signal()

    def __init__(self) -> None:
        """Make it empty."""
        super().__init__("card", margin=10)
        self.column.setSpacing(6)
        self._line = label("", "lead")
        self._why = label("", "", "danger")
        self.answer_it = TightButton("primary", self.answer.emit)
        self.ways: Rows[TightButton] = Rows(self._way)
        self.change_it = TightButton("", self.change.emit)
        self.out = TightButton("danger", self.leave_out.emit)
        for part in (self._line, self._why, self.answer_it, self.ways, Side(self.change_it, self.out)):
            self.column.addWidget(part)

    def _way(self) -> TightButton:
        place = self.ways.count
        return TightButton("primary", lambda: self.way.emit(place))

    def show_step(self, line: str, why: str, ways: Sequence[str], *, answer: str) -> None:
        """Show the step, why it does not fit, and the ways out; ``answer`` names what is asked first, if anything."""
        self._line.setText(line)
        self._why.setText(why)
        self.setAccessibleName(f"{line}. {why}")
        self.answer_it.say(answer)
        self.answer_it.setVisible(bool(answer))
        for made, text in zip(self.ways.take(len(ways)), ways, strict=True):
            made.say(text)
        self.change_it.say(self.tr("Change it…"), self.tr("Say what was done instead"))

    def allow(self, *, change: bool, leave_out: bool, over: bool) -> None:
        """Offer to ask the step again, where it was asked something, and to leave it out; ``over``: with all after it."""
        out = self.tr("Leave out all that followed") if over else self.tr("Leave it out")
        self.out.say(out, "" if over else self.tr("This step did not happen at all"))
        self.change_it.setVisible(change)
        self.out.setVisible(leave_out)


class Settled(Panel):
    """A step on which the Game Master has decided; ``again`` when he takes that back."""

    again = Signal()

    def __init__(self) -> None:
        """Make it empty."""
        super().__init__("card", margin=6)
        self._line = label("", "", "muted")
        self._now = label("", "", "good")
        self.undo = TightButton("", self.again.emit)
        line = row(self._line, self._now, self.undo, spacing=16)
        for place, share in enumerate((5, 5, 2)):
            line.setStretch(place, share)
        self.column.addLayout(line)

    def show_step(self, line: str, wanted: str, *, over: bool) -> None:
        """Show the step; ``wanted`` is done instead, empty: it is left out; ``over``: with all after it."""
        out = self.tr("All that followed is left out.") if over else self.tr("It is left out.")
        now = self.tr("Instead: {text}").format(text=wanted) if wanted else out
        self._line.setText(line)
        self._now.setText(now)
        self.setAccessibleName(f"{line}. {now}")
        self.undo.say(self.tr("Decide again"))

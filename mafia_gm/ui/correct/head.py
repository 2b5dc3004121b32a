"""Over a correction: which step it is about, what the journal says of it, and the ways out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit

from mafia_gm.engine import commands as c
from mafia_gm.ui.widgets.blocks import Panel, label, row
from mafia_gm.ui.widgets.elided import Elided
from mafia_gm.ui.widgets.tight import TightButton

if TYPE_CHECKING:
    from mafia_gm.engine.commands import Command

WRITTEN = (c.Note, c.Write, c.Seance)
"""Commands whose answer is a text."""


class Head(Panel):
    """Signals: ``answered(Command | None)`` a text written anew, or None: the step is left out; ``back``."""

    answered = Signal(object)
    back = Signal()

    def __init__(self) -> None:
        """Make it empty."""
        super().__init__("say", margin=10)
        self.column.setSpacing(4)
        self._command: Command | None = None
        self._caption = label("", "caption", "accent", wrap=False)
        self._line = Elided("", "big")
        self._hint = label("", "", "muted")
        self.text = QLineEdit()
        self.text.setMaxLength(2000)
        self.text.returnPressed.connect(self._write)
        self.write = TightButton("primary", self._write)
        self.leave_out = TightButton("danger", lambda: self.answered.emit(None))
        self.leave = TightButton("", self.back.emit)
        top = row(self._caption, self._line)
        top.setStretch(1, 1)
        below = row(self._hint, self.text, self.write, self.leave_out, self.leave)
        below.setStretch(0, 1)
        below.setStretch(1, 1)
        self.column.addLayout(top)
        self.column.addLayout(below)

    def show_step(self, when: str, line: str, hint: str, command: Command | None) -> None:
        """Name the step, its line in the journal, and what to do; a text that was written is written anew here."""
        written = isinstance(command, WRITTEN)
        if written and command is not self._command:
            asked: Any = command
            self.text.setText(" ".join(asked.text.split()))
        self._command = command
        correct = self.tr("Correct")
        self._caption.setText(f"{correct} · {when}".upper())
        self._line.setText(line)
        self._hint.setText(hint)
        self.text.setAccessibleName(self.tr("The text as it ought to be"))
        self.write.say(self.tr("Confirm"), key=self.tr("Enter"))
        self.leave_out.say(self.tr("Leave this step out"), self.tr("This step did not happen at all"))
        self.leave.say(self.tr("Back"), self.tr("Nothing has been changed yet"), key=self.tr("Esc"))

    def show_question(self, when: str, asked: str, why: str) -> None:
        """Name a question that nobody was asked, and why it is asked."""
        self.show_step(when, asked, why, None)
        self.show_ways(asked=True)
        self.leave_out.hide()

    def show_ways(self, *, asked: bool) -> None:
        """Offer what can be done about the step while it is asked about; the review has its own buttons."""
        written = isinstance(self._command, WRITTEN)
        for shown, parts in (
            (asked, (self.leave_out, self.leave)),
            (asked and not written, (self._hint,)),
            (asked and written, (self.text, self.write)),
        ):
            for part in parts:
                part.setVisible(shown)

    def _write(self) -> None:
        command: Any = self._command
        text = self.text.text().strip()
        if isinstance(command, WRITTEN) and (text or isinstance(command, c.Write)):
            self.answered.emit(replace(command, text=text))

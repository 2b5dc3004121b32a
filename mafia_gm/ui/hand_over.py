"""Handing the Game Master's seat over: the game goes into a file for another laptop, and is closed on this one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from mafia_gm.app.files import SUFFIX
from mafia_gm.app.names import plain
from mafia_gm.ui.widgets.ask_file import ask_file
from mafia_gm.ui.widgets.blocks import button, label, row

if TYPE_CHECKING:
    from mafia_gm.app.session import Session


class HandOverSheet(QDialog):
    """Says what will happen, before anything does; ``chosen(Path)`` where the game shall go.

    It stays until the game is there: where no file could be made another place can be chosen.
    """

    chosen = Signal(object)

    def __init__(self, session: Session, parent: QWidget) -> None:
        """Ask about the game of the session."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle("Mafia GM")
        self.setMinimumWidth(560)
        self._name = f"{plain(session.header.title) or 'mafia'}{SUFFIX}"
        self._title = label("", "big")
        self._steps = [label("", "lead") for _ in range(3)]
        self._note = label("", "", "accent")
        self.choose = button("primary", self._ask_where)
        self.choose.setDefault(True)
        self.cancel = button("", self.reject)
        column = QVBoxLayout(self)
        column.setSpacing(12)
        for part in (self._title, *self._steps, self._note):
            column.addWidget(part)
        column.addLayout(row(self.choose, self.cancel))
        self._retranslate()
        self.choose.setFocus()

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Hand the game over to another laptop"))
        for part, text in zip(self._steps, self._texts(), strict=True):
            part.setText(text)
        self._note.setText(
            self.tr(
                "Here the game is closed. Do not go on with it on this laptop as well: there would be two games. "
                "Whoever has the file can read every card."
            )
        )
        self.choose.setText(self.tr("Choose the place…"))
        self.cancel.setText(self.tr("Cancel"))

    def _texts(self) -> tuple[str, str, str]:
        return (
            self.tr("1. Put in a memory stick, or think of a folder that both laptops can open."),
            self.tr(
                "2. Choose the place. The whole game is written there as it stands: cards, journal, undo, the open "
                "question. The clock stops."
            ),
            self.tr(
                "3. On the other laptop double-click the file, or press Ctrl+O. It goes on at the same question, "
                "in the same languages."
            ),
        )

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _ask_where(self) -> None:
        where = Path.home() / self._name
        ask_file(self, self.tr("Hand the game over"), where, SUFFIX, self.chosen.emit, replaces=False)

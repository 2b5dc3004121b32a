"""Private answers and notices, one message for each player: to read out, or to copy into a letter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mafia_gm.ui.day.ask import named
from mafia_gm.ui.widgets.blocks import Panel, Told, label, row
from mafia_gm.ui.widgets.section import Rows
from mafia_gm.ui.widgets.tight import TightButton

if TYPE_CHECKING:
    from mafia_gm.narration.private import Message
    from mafia_gm.ui.scene import Scene


class MessageRow(Panel):
    """What one player is told, with a button that copies it."""

    def __init__(self) -> None:
        """Make an empty row."""
        super().__init__("card", margin=8)
        self.column.setSpacing(2)
        self._who = label("", "", "accent")
        self._text = Told()
        self.copy = TightButton("quiet", self._copy)
        heading = row(self._who, self.copy)
        heading.setStretch(0, 1)
        self.column.addLayout(heading)
        self.column.addWidget(self._text)

    def show_message(self, who: str, message: Message) -> None:
        """Show a player's message."""
        self._who.setText(who)
        self._text.setText("\n".join(message.lines))
        self.copy.say(self.tr("Copy"), self.tr("Copy the message to {name}").format(name=who))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._text.text())


class MessageList(QWidget):
    """All messages of this moment, and one button to copy them together."""

    def __init__(self) -> None:
        """Make an empty list; ``show_scene`` fills it."""
        super().__init__()
        self._all = ""
        self.rows: Rows[MessageRow] = Rows(MessageRow)
        self.copy = TightButton("", lambda: QGuiApplication.clipboard().setText(self._all))
        self._none = label("", "", "muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (self.rows, self._none, self.copy):
            column.addWidget(part)

    def show_scene(self, scene: Scene) -> None:
        """Show whom to tell what now, in the language of the table."""
        messages = scene.spoken.private(scene.rules, scene.table)
        whole = []
        for made, message in zip(self.rows.take(len(messages)), messages, strict=True):
            who = named(scene.table[message.player])
            made.show_message(who, message)
            whole.append("\n".join((who, *message.lines)))
        self._all = "\n\n".join(whole)
        self._none.setText(self.tr("There is nothing to be told in private."))
        self._none.setVisible(not messages)
        self.copy.say(self.tr("Copy all"))
        self.copy.setVisible(len(messages) > 1)

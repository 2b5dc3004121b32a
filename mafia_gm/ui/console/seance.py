"""A séance: a dead player asks, the Game Master grants or refuses it, one message goes to the living."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from mafia_gm.engine import commands as c
from mafia_gm.ui.day.ask import refusal
from mafia_gm.ui.widgets.blocks import hint, label
from mafia_gm.ui.widgets.tight import Side, TightButton

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from mafia_gm.ui.scene import Scene


class SeanceBox(QWidget):
    """For a dead player, where the game knows séances; emits ``command``, and ``turned(bool)`` when it opens or closes."""

    command = Signal(object)
    turned = Signal(bool)

    def __init__(self) -> None:
        """Make the closed box; ``show_player`` fills it."""
        super().__init__()
        self._player = -1
        self.ask = TightButton("", self._open)
        self._about = label("", "small", "muted")
        self.text = QPlainTextEdit()
        self.text.setTabChangesFocus(True)
        self.text.setFixedHeight(84)
        self.grant = TightButton("primary", lambda: self._settle(granted=True))
        self.refuse = TightButton("", lambda: self._settle(granted=False))
        self.back = TightButton("quiet", self._close)
        self._opened = (self._about, self.text, Side(self.grant, self.refuse), self.back)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (self.ask, *self._opened):
            column.addWidget(part)
        self._close()

    @property
    def is_open(self) -> bool:
        """Is a message being written?"""
        return not self.isHidden() and self.ask.isHidden()

    def show_player(self, scene: Scene, player: int) -> None:
        """Offer a séance to this player, if he is dead."""
        knows = c.Seance in scene.rules.what.handles and scene.table.ended is None
        dead = 0 <= player < len(scene.table.players) and scene.table.is_out(player)
        self.setVisible(knows and dead)
        if player != self._player:
            self.text.clear()
            self._player = player
            self._close()
        if self.isHidden():
            return
        why = refusal(scene, c.Seance(player, "…"))
        self.ask.say(self.tr("Séance…"), why or self.tr("This player asks for a séance"))
        self.ask.setEnabled(not why)
        self._about.setText(self.tr("The message to the living; it stands in the next report."))
        self.text.setAccessibleName(self.tr("Message from beyond"))
        self.grant.say(self.tr("Grant it"))
        self.refuse.say(self.tr("Refuse it"))
        self.back.say(self.tr("Cancel"), key=self.tr("Esc"))
        self.ask.setToolTip(hint(why) if why else self.ask.toolTip())

    def _open(self) -> None:
        self._turn(opened=True)
        self.text.setFocus()

    def _close(self) -> None:
        self._turn(opened=False)

    def _turn(self, *, opened: bool) -> None:
        self.ask.setVisible(not opened)
        for part in self._opened:
            part.setVisible(opened)
        self.turned.emit(opened)

    def _settle(self, *, granted: bool) -> None:
        text = self.text.toPlainText().strip() if granted else ""
        if granted and not text:
            self.text.setFocus()
            return
        self.text.clear()
        self._close()
        self.command.emit(c.Seance(self._player, text, granted))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leads back from the message."""
        if event.key() == Qt.Key.Key_Escape and self.ask.isHidden():
            self._close()
            self.ask.setFocus()
            return
        super().keyPressEvent(event)

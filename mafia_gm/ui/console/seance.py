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
    """The message of a dead player, where the game knows séances; ``ask`` opens it and has its place elsewhere.

    Emits ``command``, and ``turned(bool)`` when it opens or closes.
    """

    command = Signal(object)
    turned = Signal(bool)

    def __init__(self) -> None:
        """Make the closed box; ``show_player`` fills it."""
        super().__init__()
        self._player = self._writer = -1
        self.ask = TightButton("", self._open)
        self._about = label("", "small", "muted")
        self.text = QPlainTextEdit()
        self.text.setTabChangesFocus(True)
        self.text.setFixedHeight(84)
        self.grant = TightButton("primary", lambda: self._settle(granted=True))
        self.refuse = TightButton("", lambda: self._settle(granted=False))
        self.back = TightButton("quiet", self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (self._about, self.text, Side(self.grant, self.refuse), self.back):
            column.addWidget(part)
        self.hide()

    def show_player(self, scene: Scene, player: int) -> None:
        """Offer a séance to this player, if he is dead."""
        knows = scene.knows(c.Seance) and scene.table.ended is None
        dead = 0 <= player < len(scene.table.players) and scene.table.is_out(player)
        if player != self._player:
            self.text.clear()
            self._player = player
        if not (knows and dead) or player != self._writer:
            self.hide()
        self.ask.setVisible(knows and dead and self.isHidden())
        if not (knows and dead):
            return
        why = refusal(scene, c.Seance(player, "…"))
        self.ask.say(self.tr("Séance…"), hint(why) or self.tr("This player asks for a séance"))
        self.ask.setEnabled(not why)
        self._about.setText(self.tr("The message to the living; it stands in the next report."))
        self.text.setAccessibleName(self.tr("Message from beyond"))
        self.grant.say(self.tr("Grant it"))
        self.refuse.say(self.tr("Refuse it"))
        self.back.say(self.tr("Cancel"), key=self.tr("Esc"))

    def _open(self) -> None:
        self._writer = self._player
        self.show()
        self.turned.emit(True)
        self.text.setFocus()

    def _close(self) -> None:
        self._writer = -1
        self.hide()
        self.turned.emit(False)

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
        if event.key() == Qt.Key.Key_Escape:
            self._close()
            self.ask.setFocus()
            return
        super().keyPressEvent(event)

"""The Game Master's word over the rules: a player is put back into the game or taken out, asked in place first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal

from mafia_gm.engine import commands as c
from mafia_gm.ui.day.ask import named, refusal
from mafia_gm.ui.widgets.blocks import Panel, label
from mafia_gm.ui.widgets.tight import Side, TightButton

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from mafia_gm.ui.scene import Scene

NOBODY = -1


class RulingBar(Panel):
    """A bar with the question; hidden until ``ask``. It hides itself.

    Signals: ``command`` with the ruling; ``refused(str)`` why there can be none now.
    """

    command = Signal(object)
    refused = Signal(str)

    def __init__(self) -> None:
        """Make the hidden bar."""
        super().__init__("card", margin=10)
        self._scene: Scene | None = None
        self._player = NOBODY
        self._text = label("", "big")
        self._note = label("", "", "muted")
        self._yes = TightButton("danger", self._sure)
        self._no = TightButton("", self.hide)
        for part in (self._text, self._note, Side(self._no, self._yes)):
            self.column.addWidget(part)
        self.hide()

    def show_scene(self, scene: Scene) -> None:
        """Know the table; a game that goes on hides the question."""
        if self._scene is not None and scene.steps is not self._scene.steps:
            self.hide()
        self._scene = scene
        if not self.isHidden():
            self._fill(scene)

    def ask(self, player: int) -> None:
        """Ask about the player of the seat pointed at; the answer that changes nothing has the focus."""
        scene = self._scene
        if scene is None:
            return
        if not 0 <= player < len(scene.table.players):
            self.refused.emit(self.tr("Point at a seat of the circle first, then choose this again."))
            return
        self._player = player
        if why := refusal(scene, self._ruling(scene)):
            self.refused.emit(why)
            return
        self._fill(scene)
        self.show()
        self._no.setFocus()

    def _ruling(self, scene: Scene) -> c.Override:
        return c.Override(self._player, alive=not scene.table[self._player].alive)

    def _fill(self, scene: Scene) -> None:
        alive = scene.table[self._player].alive
        text = self.tr("Take out of the game: {name}?") if alive else self.tr("Back into the game: {name}?")
        self._text.setText(text.format(name=named(scene.table[self._player])))
        self._note.setText(
            self.tr(
                "By your word, whatever the rules say. The table sees it, the journal keeps it; undo takes it back."
            )
        )
        self._yes.say(self.tr("Take out by my word") if alive else self.tr("Put back by my word"))
        self._no.say(self.tr("Leave it as it is"))

    def _sure(self) -> None:
        self.hide()
        if self._scene is not None:
            self.command.emit(self._ruling(self._scene))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves it as it is."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange and self._scene is not None:
            self.show_scene(self._scene)
        super().changeEvent(event)

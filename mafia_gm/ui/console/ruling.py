"""The Game Master's word over the rules: a player is put back into the game or taken out, asked in place first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine import commands as c
from mafia_gm.ui.ask_bar import AskBar
from mafia_gm.ui.day.ask import named

if TYPE_CHECKING:
    from mafia_gm.ui.scene import Scene

NOBODY = -1


class RulingBar(AskBar):
    """Asks whether somebody shall live or die by the Game Master's word."""

    def __init__(self) -> None:
        """Make the hidden bar."""
        super().__init__()
        self._player = NOBODY

    def ask(self, player: int) -> None:
        """Ask about the player of the seat pointed at."""
        if self._scene is not None and not 0 <= player < len(self._scene.table.players):
            self.refused.emit(self.tr("Point at a seat of the circle first, then choose this again."))
            return
        self._player = player
        self._ask()

    def _command(self, scene: Scene) -> c.Override:
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

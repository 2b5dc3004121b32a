"""Stopping a game that shall not end by itself: asked in place, never by a single key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine import commands as c
from mafia_gm.engine.facts import Ended
from mafia_gm.ui.ask_bar import AskBar
from mafia_gm.ui.day.ask import names, would

if TYPE_CHECKING:
    from mafia_gm.ui.scene import Scene


class StopBar(AskBar):
    """Asks whether the game shall be stopped, and says who would win."""

    def ask(self) -> None:
        """Ask."""
        self._ask()

    def _command(self, scene: Scene) -> c.StopGame:  # noqa: ARG002
        return c.StopGame()

    def _fill(self, scene: Scene) -> None:
        self._text.setText(self.tr("Stop the game here?"))
        ended = (fact for fact in would(scene, c.StopGame()) if isinstance(fact, Ended))
        winners = next((fact.winners for fact in ended), ())
        text = self.tr("These would win: {names}").format(names=names(scene, winners))
        self._note.setText(text if winners else self.tr("Nobody would win."))
        self._yes.say(self.tr("Stop the game"))
        self._no.say(self.tr("Go on playing"))

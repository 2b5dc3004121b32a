"""Stopping a game that shall not end by itself: asked in place, never by a single key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal

from mafia_gm.engine import commands as c
from mafia_gm.engine.facts import Ended
from mafia_gm.ui.day.ask import names, refusal, would
from mafia_gm.ui.widgets.blocks import Panel, label
from mafia_gm.ui.widgets.tight import Side, TightButton

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from mafia_gm.ui.scene import Scene


class StopBar(Panel):
    """A bar with the question; hidden until ``ask``. It hides itself.

    Signals: ``command`` with the stop; ``refused(str)`` why the game cannot be stopped now.
    """

    command = Signal(object)
    refused = Signal(str)

    def __init__(self) -> None:
        """Make the hidden bar."""
        super().__init__("card", margin=10)
        self._scene: Scene | None = None
        self._text = label("", "big")
        self._who = label("", "", "muted")
        self._stop = TightButton("danger", self._sure)
        self._on = TightButton("", self.hide)
        for part in (self._text, self._who):
            self.column.addWidget(part)
        self.column.addWidget(Side(self._on, self._stop))
        self.hide()

    def show_scene(self, scene: Scene) -> None:
        """Know who would win; a game that goes on hides the question."""
        if self._scene is not None and scene.steps is not self._scene.steps:
            self.hide()
        self._scene = scene
        if not self.isHidden():
            self._fill(scene)

    def _fill(self, scene: Scene) -> None:
        self._text.setText(self.tr("Stop the game here?"))
        ended = (fact for fact in would(scene, c.StopGame()) if isinstance(fact, Ended))
        winners = next((fact.winners for fact in ended), ())
        text = self.tr("These would win: {names}").format(names=names(scene, winners))
        self._who.setText(text if winners else self.tr("Nobody would win."))
        self._stop.say(self.tr("Stop the game"))
        self._on.say(self.tr("Go on playing"))

    def ask(self) -> None:
        """Ask; the answer that changes nothing has the focus."""
        if self._scene is None:
            return
        if why := refusal(self._scene, c.StopGame()):
            self.refused.emit(why)
            return
        self._fill(self._scene)
        self.show()
        self._on.setFocus()

    def _sure(self) -> None:
        self.hide()
        self.command.emit(c.StopGame())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes on playing."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange and self._scene is not None:
            self.show_scene(self._scene)
        super().changeEvent(event)

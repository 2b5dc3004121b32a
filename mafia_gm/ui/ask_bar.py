"""A question asked in place before something is done that no single key may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal

from mafia_gm.ui.day.ask import refusal
from mafia_gm.ui.widgets.blocks import Panel, label
from mafia_gm.ui.widgets.tight import Side, TightButton

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from mafia_gm.engine.commands import Command
    from mafia_gm.ui.scene import Scene


class AskBar(Panel):
    """A bar with the question; hidden until it is asked. It hides itself.

    Signals: ``command`` with what it is about; ``refused(str)`` why that cannot be done now. Kinds say what it is
    about (``_command``) and put it in words (``_fill``).
    """

    command = Signal(object)
    refused = Signal(str)

    def __init__(self) -> None:
        """Make the hidden bar."""
        super().__init__("card", margin=10)
        self._scene: Scene | None = None
        self._text = label("", "big")
        self._note = label("", "", "muted")
        self._yes = TightButton("danger", self._sure)
        self._no = TightButton("", self.hide)
        for part in (self._text, self._note, Side(self._no, self._yes)):
            self.column.addWidget(part)
        self.hide()

    def _command(self, scene: Scene) -> Command:
        """Return what will be done."""
        raise NotImplementedError

    def _fill(self, scene: Scene) -> None:
        """Put the question and its answers in words."""
        raise NotImplementedError

    def show_scene(self, scene: Scene) -> None:
        """Know the table; a game that goes on hides the question."""
        if self._scene is not None and scene.steps is not self._scene.steps:
            self.hide()
        self._scene = scene
        if not self.isHidden():
            self._fill(scene)

    def _ask(self) -> None:
        """Ask, if it can be done at all; the answer that changes nothing has the focus."""
        if self._scene is None:
            return
        if why := refusal(self._scene, self._command(self._scene)):
            self.refused.emit(why)
            return
        self._fill(self._scene)
        self.show()
        self._no.setFocus()

    def _sure(self) -> None:
        self.hide()
        if self._scene is not None:
            self.command.emit(self._command(self._scene))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc changes nothing."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange and self._scene is not None:
            self.show_scene(self._scene)
        super().changeEvent(event)

"""Who has named whom by day: what the list of accusations and the board of nominations have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal

from mafia_gm.engine import commands as c
from mafia_gm.ui.day.ask import refusal
from mafia_gm.ui.widgets.blocks import label
from mafia_gm.ui.widgets.pair_field import PairField
from mafia_gm.ui.widgets.section import Section

if TYPE_CHECKING:
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours


class PairsBox(Section):
    """The fields for one more pair and why it cannot be; emits ``command``."""

    command = Signal(object)

    def __init__(self, colours: Colours) -> None:
        """Make the fields; kinds of this box put them into their column."""
        super().__init__()
        self._colours = colours
        self._scene: Scene | None = None
        self._accused: tuple[tuple[int, int], ...] = ()
        self.pair = PairField(colours)
        self.pair.paired.connect(self._add)
        self._wrong = label("", "small", "danger")
        self._wrong.hide()

    def _know(self, scene: Scene) -> None:
        """Take over the table; a refusal is forgotten once the pairs are others."""
        if self._scene is None or scene.table.accused != self._accused:
            self._wrong.hide()
        self._scene, self._accused = scene, scene.table.accused

    def _add(self, by: int, player: int) -> None:
        if self._scene is None:
            return
        command = c.Accuse(by, player)
        wrong = refusal(self._scene, command)
        self._wrong.setText(wrong)
        self._wrong.setVisible(bool(wrong))
        if not wrong:
            self.command.emit(command)

    def _withdraw(self, place: int) -> None:
        by, player = self._accused[place]
        self.command.emit(c.Accuse(by, player, withdrawn=True))

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once; what was said in the old one is gone."""
        if event.type() == QEvent.Type.LanguageChange:
            self._wrong.hide()
        super().changeEvent(event)

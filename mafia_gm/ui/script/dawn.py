"""Dawn: why who lives and who dies, and the sentences that are safe to say aloud, before anything is public."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mafia_gm.ui.day.abilities import AbilityList
from mafia_gm.ui.widgets.blocks import Panel, Say, label, row
from mafia_gm.ui.widgets.elided import Elided
from mafia_gm.ui.widgets.tight import QuietScroll, TightButton

if TYPE_CHECKING:
    from mafia_gm.narration.why import Explained
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours


class DawnPanel(Panel):
    """Shows what the night has brought, to the Game Master alone; ``confirm`` announces it.

    ``take(Prompt)`` for an ability somebody declares before that.
    """

    confirm = Signal()
    take = Signal(object)

    def __init__(self, colours: Colours) -> None:  # noqa: ARG002 - all panels are made alike
        """Make the empty panel; ``show_scene`` fills it."""
        super().__init__(margin=12)
        self._scene: Scene | None = None
        self._caption = label("", "caption", wrap=False)
        self._title = Elided("", "big")
        self._say = Say()
        self._why_caption = label("", "caption")
        body, chains = QWidget(), QWidget()
        text = QVBoxLayout(body)
        text.setContentsMargins(0, 0, 4, 0)
        text.setSpacing(8)
        self._why = QVBoxLayout(chains)
        self._why.setContentsMargins(0, 0, 0, 0)
        self._why.setSpacing(6)
        for part in (self._say, self._why_caption, chains):
            text.addWidget(part)
        text.addStretch(1)
        self.abilities = AbilityList()
        self.abilities.take.connect(self.take)
        self.announce = TightButton("primary", self.confirm.emit)
        scroll = QuietScroll(body)
        heading = row(self._title, self._caption)
        heading.setStretch(0, 1)
        self.column.addLayout(heading)
        self.column.addWidget(scroll, 1)
        self.column.addWidget(self.abilities)
        self.column.addWidget(self.announce)

    def show_scene(self, scene: Scene) -> None:
        """Show the reckoning of the night and the lines to read."""
        self._scene = scene
        self._caption.setText(scene.lines.phase(scene.table.phase, scene.table.number).upper())
        self._title.setText(self.tr("Dawn"))
        self._say.show_lines("\n".join(scene.spoken.dawn(scene.rules, scene.table)))
        explained = scene.lines.why(scene.rules, scene.reckoning, scene.table)
        self._why_caption.setText(self.tr("WHY — for your eyes only"))
        self.abilities.show_scene(scene)
        self.announce.say(self.tr("Announce and show"), key=self.tr("Ctrl+Enter"))
        while (item := self._why.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.deleteLater()
        for one in explained:
            self._why.addWidget(_explanation(one))
        if not explained:
            self._why.addWidget(label(self.tr("Nobody was attacked."), "", "muted"))
        for note in scene.lines.notes(scene.rules, scene.table, scene.reckoning):
            self._why.addWidget(label(note, "", "accent"))

    def act_firmly(self) -> None:
        """Do what Ctrl+Enter does here: announce."""
        self.confirm.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange and self._scene is not None:
            self.show_scene(self._scene)
        super().changeEvent(event)


def _explanation(one: Explained) -> QWidget:
    """Return one attempt: how it ends, and the chain that leads there."""
    frame = Panel("card", margin=8)
    frame.column.setSpacing(2)
    frame.column.addWidget(label(one.result, "long", "danger" if one.dies else "good"))
    for line in one.chain:
        frame.column.addWidget(label(line, "", "muted"))
    return frame

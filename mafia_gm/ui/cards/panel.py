"""The deal, on the left of the console: until every card has its seat and the first night may fall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget

from mafia_gm.engine import commands as c
from mafia_gm.ui.cards.dealt import DealtBody
from mafia_gm.ui.cards.roll_call import RollCallBody
from mafia_gm.ui.cards.typed import TypedBody
from mafia_gm.ui.widgets.blocks import Panel, button, dress, label

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours


class DealPanel(Panel):
    """One of three ways to bring the cards to the players, and the button that begins the first night.

    Signals: ``command(Command)``; ``hand_out`` when the laptop is to go round the table (see ``HandOut``);
    ``choose(str)`` a choice for the question in hand.
    """

    command = Signal(object)
    choose = Signal(str)
    hand_out = Signal()

    def __init__(self, colours: Colours) -> None:
        """Make the panel; ``show_scene`` fills it."""
        super().__init__(margin=14)
        self._scene: Scene | None = None
        self._caption = label("", "caption", wrap=False)
        self.dealt = DealtBody(colours)
        self.typed = TypedBody(colours)
        self.roll_call = RollCallBody(colours)
        self._bodies = QStackedWidget()
        for body in (self.dealt, self.typed, self.roll_call):
            self._bodies.addWidget(body)
            body.command.connect(self.command)
        self.dealt.hand_out.connect(self.hand_out)
        self._left = label("", "", "muted")
        self.begin = button("primary", lambda: self.command.emit(c.Begin()))
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._aim)
        self.column.addWidget(self._caption)
        self.column.addWidget(self._bodies, 1)
        self.column.addWidget(self._left)
        self.column.addWidget(self.begin)

    def show_fingerprint(self, mark: str) -> None:
        """Show by which letters the table can see later that the shuffle was not changed."""
        self.dealt.show_fingerprint(mark)

    def show_scene(self, scene: Scene) -> None:
        """Show how far the deal has got."""
        self._scene = scene
        table = scene.table
        body: DealtBody | TypedBody | RollCallBody = self.dealt
        if table.cards != "deal":
            body = self.typed if table.cards == "typed" else self.roll_call
        self._bodies.setCurrentWidget(body)
        body.show_scene(scene)
        self._caption.setText(scene.lines.phase(table.phase, table.number).upper())
        missing = sum(1 for player in table.players if not player.role)
        ready = bool(table.players) and not missing
        text = self.tr("%n card(s) have no seat yet.", "", missing) if missing else ""
        if ready and table.cards == "deal":
            unseen = sum(1 for player in table.players if not player.handed)
            text = self.tr("%n player(s) have not seen their card yet.", "", unseen) if unseen else ""
        self._left.setText(text)
        self._left.setVisible(bool(text))
        first = scene.rules.what.first(scene.rules.options)
        self.begin.setText(
            self.tr("Begin: {phase}").format(phase=scene.lines.phase(first.phase, first.number))
        )
        self.begin.setEnabled(ready)
        waits = table.cards == "deal" and any(not player.handed for player in table.players)
        dress(self.begin, "kind", "" if waits else "primary")
        self.begin.setVisible(ready or table.cards != "deal")

    def showEvent(self, event: QShowEvent) -> None:
        """Put the keyboard where the deal goes on, once whoever shows the panel is done with it."""
        super().showEvent(event)
        self._soon.start(0)

    def _aim(self) -> None:
        table = self._scene.table if self._scene is not None else None
        if table is None or not self.isVisible():
            return
        if table.cards == "typed":
            self.typed.field.setFocus()
        elif table.cards == "deal":
            self.dealt.first.setFocus()

    def act_firmly(self) -> None:
        """Do what Ctrl+Enter does here: begin, once every card has its seat."""
        self.begin.click()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange and self._scene is not None:
            self.show_scene(self._scene)
        super().changeEvent(event)

"""The inspector: everything about one seat, and what may happen to the person on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout

from mafia_gm.ui.console.seance import SeanceBox
from mafia_gm.ui.widgets.blocks import Panel, dress, label, row
from mafia_gm.ui.widgets.elided import Elided
from mafia_gm.ui.widgets.suit_label import SuitLabel
from mafia_gm.ui.widgets.tight import Side, TightButton

if TYPE_CHECKING:
    from mafia_gm.engine.table import Player
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours


class Inspector(Panel):
    """Shows the selected seat.

    Signals: ``command`` for a séance of its player; ``menu(int, QPoint)`` when it is asked what else may happen to him.
    """

    command = Signal(object)
    menu = Signal(int, QPoint)

    def __init__(self, colours: Colours) -> None:
        """Make the empty inspector; ``show_seat`` fills it."""
        super().__init__(margin=12)
        self._scene: Scene | None = None
        self._player = -1
        self._caption = label("", "caption")
        self._name = Elided("", "big")
        self._role = label("", "", wrap=True)
        self._suit = SuitLabel(colours, 16)
        self._about = label("", "", "muted")
        self._state = label("")
        self.seance = SeanceBox()
        self.happens = TightButton("", self._offer)
        self._ways = Side(self.happens, self.seance.ask)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        title = row(self._suit, self._role)
        title.setStretch(1, 1)
        self.column.setSpacing(4)
        self.column.addWidget(self._caption)
        self.column.addWidget(self._name)
        self.column.addLayout(title)
        inner = QVBoxLayout()
        inner.setSpacing(6)
        inner.addWidget(self._about)
        inner.addWidget(self._state)
        self.column.addLayout(inner)
        self.column.addWidget(self._ways)
        self.seance.command.connect(self.command)
        self.seance.turned.connect(lambda *_: self._make_room())
        self.column.addWidget(self.seance)

    def show_seat(self, scene: Scene, player: int) -> None:
        """Show one player as the table stands; -1 shows a hint."""
        self._scene, self._player = scene, player
        shown = 0 <= player < len(scene.table.players)
        self.seance.show_player(scene, player)
        self._ways.setVisible(shown)
        if not shown:
            for part in (self._name, self._role, self._about, self._state, self._suit):
                part.hide()
            self._caption.setText(self.tr("Point at a seat").upper())
            return
        self._show_player(scene, scene.table[player])

    def _make_room(self) -> None:
        """While a message is written there is no room for what the player is and was."""
        if self._scene is not None:
            self.show_seat(self._scene, self._player)

    def _show_player(self, scene: Scene, player: Player) -> None:
        lines, role = scene.lines, scene.rules.roles.get(player.role)
        self._caption.setText(self.tr("Seat {n}").format(n=player.number).upper())
        self._name.setText(player.name)
        self._name.show()
        self._role.setVisible(role is not None)
        self._about.setVisible(role is not None)
        self._suit.show_card(role.card if role else "", player.side)
        if role is not None:
            self._role.setText(f"{lines.role(player.role)} · {lines.side(player.side)}")
            dress(self._role, "tone", player.side)
            self._about.setText(lines.about(player.role))
        state = lines.state(scene.rules, scene.table, player.id)
        self._state.setText("\n".join(f"{key}: {value}" for key, value in state))
        self._state.setVisible(bool(state) and self.seance.isHidden())
        self._about.setVisible(role is not None and self.seance.isHidden())
        self.happens.say(
            self.tr("Something happens…"), self.tr("Leaves, comes back, changes seats, another name …")
        )
        self.happens.setVisible(self.seance.isHidden() and not scene.corrects)

    def _offer(self) -> None:
        self.menu.emit(self._player, self.happens.mapToGlobal(self.happens.rect().bottomLeft()))

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange and self._scene is not None:
            self.show_seat(self._scene, self._player)
        super().changeEvent(event)

"""The inspector: everything about one seat, and what may happen to the person on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from mafia_gm.engine import commands as c
from mafia_gm.ui.console.seance import SeanceBox
from mafia_gm.ui.widgets.blocks import Panel, label, row
from mafia_gm.ui.widgets.elided import Elided
from mafia_gm.ui.widgets.looks import dress
from mafia_gm.ui.widgets.section import Rows
from mafia_gm.ui.widgets.suit_label import SuitLabel
from mafia_gm.ui.widgets.tight import Side, TightButton

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from mafia_gm.engine.table import Player
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours


NOTHING, LOOK, ASK, WRITE = range(-1, 3)
GM = "gm"
"""Cause of leaving where nobody leaves but by the Game Master's hand (RU-C60)."""


class Inspector(Panel):
    """Shows the selected seat; emits ``command`` for what happens to its player."""

    command = Signal(object)

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
        self._remove = TightButton("", self._ask_to_remove)
        self._rename = TightButton("", self._start_renaming)
        self._sure = TightButton("danger", self._leave)
        self._reasons: Rows[TightButton] = Rows(self._reason)
        self._back = TightButton("", self._calm_down)
        self._edit = QLineEdit()
        self._edit.returnPressed.connect(self._finish_renaming)
        self._ways: tuple[QWidget, ...] = (
            Side(self._remove, self.seance.ask, self._rename),
            Side(self._sure, self._back),
            self._edit,
        )
        self._way = LOOK
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
        self.column.addWidget(self._reasons)
        for way in self._ways:
            self.column.addWidget(way)
        self.seance.command.connect(self.command)
        self.seance.turned.connect(lambda *_: self._make_room())
        self.column.addWidget(self.seance)

    def show_seat(self, scene: Scene, player: int) -> None:
        """Show one player as the table stands; -1 shows a hint."""
        if player != self._player:
            self._way = LOOK
        self._scene, self._player = scene, player
        shown = 0 <= player < len(scene.table.players)
        self.seance.show_player(scene, player)
        self._turn(self._way if shown else NOTHING)
        if not shown:
            for part in (self._name, self._role, self._about, self._state, self._suit):
                part.hide()
            self._caption.setText(self.tr("Point at a seat to see all about it").upper())
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
        if scene.rules.what.leaving == (GM,):
            tip = self.tr("The Game Master kills this player: for a coalition, or because he has vanished")
            self._remove.say(self.tr("GM kills…"), tip)
        else:
            self._remove.say(self.tr("Leaves…"), self.tr("This player leaves the game"))
        self._rename.say(self.tr("Rename…"))
        self._sure.say(self.tr("Yes, {name} leaves").format(name=_short(player.name)))
        self._back.say(self.tr("No"))
        self._show_reasons(scene)
        self._edit.setAccessibleName(self.tr("New name"))
        begun = scene.table.phase not in {"setup", "deal", "end"}
        self._remove.setEnabled(player.alive and begun)
        self._remove.setVisible(self.seance.ask.isHidden() and self.seance.isHidden())

    def _show_reasons(self, scene: Scene) -> None:
        """Ask why somebody leaves, where the rules tell several reasons apart."""
        reasons = scene.rules.what.leaving
        made = self._reasons.take(len(reasons) if self._way == ASK else 0)
        for one, reason in zip(made, reasons, strict=False):
            if reason == GM:
                one.say(self.tr("Yes, killed by the Game Master"))
            else:
                one.say(self.tr("Leaves: {reason}").format(reason=scene.lines.cause(reason)))
        self._sure.setVisible(not reasons)

    def _reason(self) -> TightButton:
        place = self._reasons.count
        return TightButton("danger", lambda: self._leave(place))

    # --- what happens -----------------------------------------------------------------------------------

    def _turn(self, way: int) -> None:
        """Show the buttons of one moment: of looking, of asking back, the field for a name, or none."""
        self._way = max(way, LOOK)
        if self._scene is not None:
            self._show_reasons(self._scene)
        for place, part in enumerate(self._ways):
            part.setVisible(place == way)

    def _ask_to_remove(self) -> None:
        self._turn(ASK)
        self._back.setFocus()

    def _calm_down(self) -> None:
        self._turn(LOOK)
        self._remove.setFocus()

    def _leave(self, place: int = -1) -> None:
        self._turn(LOOK)
        reasons = self._scene.rules.what.leaving if self._scene is not None else ()
        self.command.emit(c.Leave(self._player, reasons[place]) if reasons else c.Leave(self._player))

    def _start_renaming(self) -> None:
        if self._scene is not None:
            self._edit.setText(self._scene.table[self._player].name)
        self._turn(WRITE)
        self._edit.setFocus()
        self._edit.selectAll()

    def _finish_renaming(self) -> None:
        self._turn(LOOK)
        self.command.emit(c.Rename(self._player, self._edit.text()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leads back from a question."""
        if event.key() == Qt.Key.Key_Escape and self._way != LOOK:
            self._calm_down()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange and self._scene is not None:
            self.show_seat(self._scene, self._player)
        super().changeEvent(event)


def _short(name: str) -> str:
    return name if len(name) <= 14 else f"{name[:13]}…"

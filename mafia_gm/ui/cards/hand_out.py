"""Handing out: the laptop goes round, each player sees his own card while he holds a key, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mafia_gm.engine import commands as c
from mafia_gm.ui.cards.card import Card
from mafia_gm.ui.private.hold import Hold
from mafia_gm.ui.setup.look import sheet
from mafia_gm.ui.widgets.blocks import button, label, row
from mafia_gm.ui.widgets.elided import Elided

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QKeyEvent

    from mafia_gm.engine.table import Player
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours

NOBODY = -1


class HandOut(QWidget):
    """A page of its own over the whole window; what it shows at rest anybody may see.

    Signals: ``command(Command)`` when somebody has seen his card; ``cover`` for Esc: the owner covers the window
    and nothing more is shown; ``finished`` when all have seen it or the Game Master stops: the owner covers the
    window *first* and then takes this page away, for the laptop may still be in a player's hands.
    """

    command = Signal(object)
    cover = Signal()
    finished = Signal()

    def __init__(self, colours: Colours) -> None:
        """Make the page; ``show_scene`` fills it, ``begin`` starts a round."""
        super().__init__()
        self._scene: Scene | None = None
        self._player = NOBODY
        self._has_seen = False
        self._round: frozenset[int] = frozenset()
        self._caption = label("", "caption", wrap=False)
        self._name = Elided("", "huge")
        self._name.setStyleSheet("font-size: 44px;")
        self._do = label("", "big", "muted")
        self.card = Card(colours)
        self.hold = Hold()
        self.hold.shows.connect(self._show)
        self.hold.hides.connect(self._hide)
        self.hold.escape.connect(self._cover)
        self.next = button("primary", self._go_on)
        self.next.setProperty("tall", "very")
        self.stop = button("quiet", self.finished.emit)
        self.setFocusProxy(self.hold)
        for part in (self._caption, self._name, self._do):
            part.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.next.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setStyleSheet(sheet(colours))
        self._compose()

    def _compose(self) -> None:
        inside = QWidget()
        inside.setMaximumWidth(680)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addStretch(1)
        for part in (self._caption, self._name, self._do):
            column.addWidget(part)
        column.addWidget(self.card, 8)
        column.addLayout(row(self.hold, self.next, spacing=12))
        column.addStretch(1)
        column.addWidget(self.stop, 0, Qt.AlignmentFlag.AlignHCenter)
        line = QHBoxLayout(self)
        line.setContentsMargins(24, 16, 24, 12)
        line.addStretch(1)
        line.addWidget(inside, 1000)
        line.addStretch(1)

    # --- what is shown ----------------------------------------------------------------------------------

    def begin(self, scene: Scene) -> None:
        """Start a round: with those who have not seen their card, or with everybody if all have."""
        waiting = frozenset(player.id for player in scene.table.players if not player.handed)
        self._round = waiting or frozenset(scene.table.ring)
        self._turn_to(scene, self._next_after(scene, NOBODY))
        self.setFocus()

    def show_scene(self, scene: Scene) -> None:
        """Follow the game: after an undo or a new deal a card that is shown is hidden at once."""
        self._hide()
        self._scene = scene
        if self._player != NOBODY and not (
            self._player < len(scene.table.players) and scene.table[self._player].role
        ):
            self._player = NOBODY
        self._retell()

    @property
    def player(self) -> Player | None:
        """Whose turn it is."""
        if self._scene is None or self._player == NOBODY:
            return None
        return self._scene.table[self._player]

    def _next_after(self, scene: Scene, player: int) -> int:
        ring = scene.table.ring
        start = ring.index(player) + 1 if player in ring else 0
        return next((one for one in ring[start:] if one in self._round), NOBODY)

    def _turn_to(self, scene: Scene, player: int) -> None:
        self.hold.let_go()
        self._scene, self._player, self._has_seen = scene, player, False
        self._retell()
        if player != NOBODY:
            self.hold.setFocus()
        else:
            self.next.setFocus()

    def _retell(self) -> None:
        player = self.player
        if player is None:
            self._caption.setText("")
            self._name.setText(self.tr("That was the last card"))
            self._do.setText(self.tr("Give the laptop back to the Game Master."))
            self.next.setText(self.tr("Cover the screen"))
        else:
            self._caption.setText(self.tr("SEAT {n}").format(n=player.number))
            self._name.setText(player.name)
            self._do.setText(self.tr("Take the laptop and turn it so that only you see it."))
            self.next.setText(self.tr("Seen. Next"))
        self.hold.say(self.tr("Hold to see your card"), self.tr("Space"))
        self.stop.setText(self.tr("Game Master: stop handing out"))
        self.hold.setVisible(player is not None)
        self.card.setVisible(player is not None)
        self.next.setEnabled(player is None or self._has_seen)

    # --- what the player does ---------------------------------------------------------------------------

    def _show(self) -> None:
        scene, player = self._scene, self.player
        if scene is None or player is None or not player.role:
            return
        role, words = scene.rules.roles[player.role], scene.spoken
        about = words.about(player.role)
        if mates := scene.rules.what.knows(scene.table, player.id):
            names = ", ".join(f"{scene.table[one].number} {scene.table[one].name}" for one in mates)
            about = f"{about}\n\n{words.with_you(names)}"
        self.card.show_face(words.role(player.role), role.card, role.side, words.side(role.side), about)
        self._has_seen = True

    def _hide(self) -> None:
        self.card.show_back()
        self.next.setEnabled(self.player is None or self._has_seen)

    def _go_on(self) -> None:
        scene, player = self._scene, self._player
        if scene is None:
            return
        if player == NOBODY:
            self.finished.emit()
            return
        if not self._has_seen:
            return
        self._turn_to(scene, self._next_after(scene, player))
        self.command.emit(c.HandOut(player))

    # --- keys and hiding --------------------------------------------------------------------------------

    def hideEvent(self, event: QHideEvent) -> None:
        """Hidden means hidden."""
        self._hide()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on once the card was seen; Esc covers; nothing else does anything."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.next.isEnabled():
            self._go_on()
        elif event.key() == Qt.Key.Key_Escape:
            self._cover()
        event.accept()

    def _cover(self) -> None:
        self._hide()
        self.cover.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange and self._scene is not None:
            self._retell()
        super().changeEvent(event)

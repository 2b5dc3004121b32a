"""Somebody leaves, is thrown out, feels unsafe, has not come; somebody comes back; the Game Master kills."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QRadioButton, QVBoxLayout

from mafia_gm.engine import commands as c
from mafia_gm.engine.life import LEAVING, LEFT
from mafia_gm.ui.life.form import Form
from mafia_gm.ui.life.seat_field import NOBODY

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from mafia_gm.ui.scene import Scene

GM: Final = "gm"
"""Cause of leaving by the Game Master's hand, where the rules know it (RU-C60)."""


def reasons(scene: Scene) -> tuple[str, ...]:
    """Return why somebody may leave this game, beside the Game Master's killing."""
    return tuple(reason for reason in scene.rules.what.leaving if reason != GM) or LEAVING


class Leaving(Form):
    """A player leaves the game, for one of the reasons that it tells apart."""

    def _fields(self) -> None:
        self.who = self._seat()
        self._field(self.who)
        self.reasons: dict[str, QRadioButton] = {}
        self._ways = QVBoxLayout()
        self._ways.setSpacing(6)
        self._body.addLayout(self._ways)

    def show_scene(self, scene: Scene) -> None:
        """Know the table, and why one may leave it."""
        if not self.reasons:
            for reason in reasons(scene):
                button = self.reasons[reason] = QRadioButton()
                button.toggled.connect(self._weigh)
                self._ways.addWidget(button)
            self._clear()
        super().show_scene(scene)

    def _clear(self) -> None:
        for button in [*self.reasons.values()][:1]:
            button.setChecked(True)

    def _first(self) -> QWidget:
        return self.who if self.who.player == NOBODY else self.reasons[self._reason()]

    def _reason(self) -> str:
        return next((key for key, button in self.reasons.items() if button.isChecked()), LEFT)

    def _command(self) -> c.Leave | None:
        return c.Leave(self.who.player, self._reason()) if self.who.player != NOBODY else None

    def _words(self, scene: Scene) -> None:
        self.title.setText(self.tr("A player leaves"))
        self.about.setText(self.tr("At once, without a vote; nothing prevents it."))
        self._name(self.who, self.tr("Who"))
        for reason, button in self.reasons.items():
            cause = scene.lines.cause(reason)
            button.setText(cause[:1].upper() + cause[1:])
        self._offer(self.tr("Out of the game: {name}").format(name=self._who(self.who)))


class ComingBack(Form):
    """Somebody who has left plays on, with his card and all that he carries."""

    grave = False

    def _fields(self) -> None:
        self.who = self._seat()
        self._field(self.who)

    def _command(self) -> c.ComeBack | None:
        return c.ComeBack(self.who.player) if self.who.player != NOBODY else None

    def _words(self, scene: Scene) -> None:  # noqa: ARG002
        self.title.setText(self.tr("A player comes back"))
        self.about.setText(
            self.tr("Plays on at once with the same card; what is still to be asked is asked.")
        )
        self._name(self.who, self.tr("Who"))
        self._offer(self.tr("Back in the game: {name}").format(name=self._who(self.who)))


class Killing(Form):
    """The Game Master kills a player, whatever the rules say."""

    def _fields(self) -> None:
        self.who = self._seat()
        self._field(self.who)

    def _command(self) -> c.Command | None:
        if self.who.player == NOBODY or self._scene is None:
            return None
        if GM in self._scene.rules.what.leaving:
            return c.Leave(self.who.player, GM)
        return c.Override(self.who.player, alive=False)

    def _words(self, scene: Scene) -> None:
        self.title.setText(self.tr("The Game Master kills"))
        if GM in scene.rules.what.leaving:
            self.about.setText(
                self.tr(
                    "For a coalition, or because the player has vanished. At once, and nothing saves him."
                )
            )
        else:
            self.about.setText(
                self.tr("By your word: at once, without a vote, and nothing saves the player.")
            )
        self._name(self.who, self.tr("Who"))
        self._offer(self.tr("Kill: {name}").format(name=self._who(self.who)))

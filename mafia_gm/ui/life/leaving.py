"""Somebody leaves, is thrown out, feels unsafe, has not come; somebody comes back; the Game Master kills."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QRadioButton

from mafia_gm.engine import commands as c
from mafia_gm.ui.life.form import Form
from mafia_gm.ui.life.seat_field import NOBODY

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from mafia_gm.ui.scene import Scene

GM: Final = "gm"
"""Cause of leaving by the Game Master's hand, where the rules know it (RU-C60)."""
REASONS: Final = ("left", "thrown_out", "safety", "absent")


class Leaving(Form):
    """A player leaves the game, for one of four reasons."""

    def _fields(self) -> None:
        self.who = self._seat()
        self._field(self.who)
        self.reasons = {reason: QRadioButton() for reason in REASONS}
        for reason in self.reasons.values():
            reason.toggled.connect(self._weigh)
            self._body.addWidget(reason)

    def _clear(self) -> None:
        self.reasons[REASONS[0]].setChecked(True)

    def _first(self) -> QWidget:
        return self.who if self.who.player == NOBODY else self.reasons[self._reason()]

    def _reason(self) -> str:
        return next((key for key, button in self.reasons.items() if button.isChecked()), REASONS[0])

    def _command(self) -> c.Leave | None:
        return c.Leave(self.who.player, self._reason()) if self.who.player != NOBODY else None

    def _words(self, scene: Scene) -> None:  # noqa: ARG002
        self.title.setText(self.tr("A player leaves"))
        self.about.setText(self.tr("Nobody votes on it, no ability answers it, nothing prevents it."))
        self._name(self.who, self.tr("Who"))
        for reason, text in (
            ("left", self.tr("Leaves the table")),
            ("thrown_out", self.tr("Is thrown out")),
            ("safety", self.tr("Safety exit")),
            ("absent", self.tr("Is absent")),
        ):
            self.reasons[reason].setText(text)
        self._offer(self.tr("Out of the game: {name}").format(name=self._who(self.who)))


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

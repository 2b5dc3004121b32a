"""The Game Master's word over the rules: a player is put back into the game or taken out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QRadioButton

from mafia_gm.engine import commands as c
from mafia_gm.ui.life.form import Form
from mafia_gm.ui.life.seat_field import NOBODY

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from mafia_gm.ui.scene import Scene


class Ruling(Form):
    """Whether a player is in the game, whatever the rules say."""

    def _fields(self) -> None:
        self.who = self._seat()
        self._field(self.who)
        self.alive, self.out = QRadioButton(), QRadioButton()
        for button in (self.alive, self.out):
            self._body.addWidget(button)
        self.alive.toggled.connect(self._weigh)
        self.who.chosen.connect(self._take_state)

    def _take_state(self) -> None:
        if self._scene is not None and self.who.player != NOBODY:
            is_in = self._scene.table[self.who.player].alive
            (self.alive if is_in else self.out).setChecked(True)

    def _first(self) -> QWidget:
        chosen = self.alive if self.alive.isChecked() else self.out
        return self.who if self.who.player == NOBODY else chosen

    def _command(self) -> c.Command | None:
        if self._scene is None or self.who.player == NOBODY:
            return None
        alive = self.alive.isChecked()
        return (
            c.Override(self.who.player, alive) if alive != self._scene.table[self.who.player].alive else None
        )

    def _words(self, scene: Scene) -> None:  # noqa: ARG002
        self.title.setText(self.tr("The Game Master's word"))
        self.about.setText(self.tr("By your word, whatever the rules say. The journal keeps it."))
        self._name(self.who, self.tr("Who"))
        self.alive.setText(self.tr("In the game"))
        self.out.setText(self.tr("Out of the game"))
        self._offer(self.tr("So be it: {name}").format(name=self._who(self.who)))

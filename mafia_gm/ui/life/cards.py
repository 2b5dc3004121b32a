"""A wrong card: a player holds another one than was thought, or two hold each other's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QRadioButton

from mafia_gm.engine import commands as c
from mafia_gm.ui.day.ask import named
from mafia_gm.ui.life.form import Form
from mafia_gm.ui.life.role_field import RoleField, held_already
from mafia_gm.ui.life.seat_field import NOBODY
from mafia_gm.ui.widgets.blocks import label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from mafia_gm.ui.scene import Scene


class WrongCard(Form):
    """What was done by the wrong card goes with it; the table hears nothing."""

    def _fields(self) -> None:
        self.who = self._seat()
        self._field(self.who)
        self.other, self.exchange = QRadioButton(), QRadioButton()
        for button in (self.other, self.exchange):
            self._body.addWidget(button)
        self.other.toggled.connect(self._weigh)
        self.role = RoleField()
        self.role.chosen.connect(self._weigh)
        self.with_whom = self._seat()
        for field in (self.role, self.with_whom):
            self._field(field)
        self._changes = label("")
        self._body.addWidget(self._changes)

    def _clear(self) -> None:
        self.other.setChecked(True)
        self.role.choose("")

    def _first(self) -> QWidget:
        return self.who if self.who.player == NOBODY else self.role

    def _pairs(self) -> tuple[tuple[int, str], ...]:
        who, other = self.who.player, self.with_whom.player
        if self._scene is None or who == NOBODY:
            return ()
        if self.other.isChecked():
            return ((who, self.role.role),) if self.role.role else ()
        table = self._scene.table
        return ((who, table[other].role), (other, table[who].role)) if other not in {NOBODY, who} else ()

    def _command(self) -> c.ChangeCards | None:
        pairs = self._pairs()
        return c.ChangeCards(pairs) if pairs else None

    def _warnings(self, scene: Scene) -> list[str]:
        if not self.other.isChecked() or self.who.player == NOBODY:
            return []
        holders = held_already(scene, self.role.role, but=(self.who.player,))
        text = self.tr("Every card of it is held already: {names}")
        return [text.format(names=holders)] if holders else []

    def _words(self, scene: Scene) -> None:
        lines, table = scene.lines, scene.table
        self.title.setText(self.tr("A wrong card"))
        self.about.setText(
            self.tr("What was done by the wrong card goes with it; what it was asked is asked again.")
        )
        self.role.show_scene(scene)
        self._name(self.who, self.tr("Who"))
        self.other.setText(self.tr("Holds another card"))
        self.exchange.setText(self.tr("Two hold each other's"))
        self._name(self.role, self.tr("Card"), shown=self.other.isChecked())
        self._name(self.with_whom, self.tr("With whom"), shown=not self.other.isChecked())
        shown = [
            f"{named(table[player])}: {lines.role(table[player].role)} → {lines.role(role)}"
            for player, role in self._pairs()
            if table[player].role and role
        ]
        self._changes.setText("\n".join(shown))
        self._changes.setVisible(bool(shown))
        self._offer(self.tr("Put it right"))

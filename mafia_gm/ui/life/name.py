"""Another name for a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLineEdit

from mafia_gm.engine import commands as c
from mafia_gm.engine.names import MAX_NAME, clean
from mafia_gm.ui.life.form import Form
from mafia_gm.ui.life.seat_field import NOBODY

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from mafia_gm.ui.scene import Scene


class Renaming(Form):
    """The new name is typed in place of the old one; Enter in its field does it."""

    grave = False

    def _fields(self) -> None:
        self.who = self._seat()
        self.name = QLineEdit()
        self.name.setMaxLength(MAX_NAME)
        self.name.textChanged.connect(self._weigh)
        self.name.returnPressed.connect(self.act)
        self.who.chosen.connect(self._take_old)
        for field in (self.who, self.name):
            self._field(field)

    def _take_old(self) -> None:
        if self._scene is not None and self.who.player != NOBODY:
            self.name.setText(self._scene.table[self.who.player].name)
            self.name.selectAll()

    def _clear(self) -> None:
        self.name.clear()

    def _first(self) -> QWidget:
        return self.who if self.who.player == NOBODY else self.name

    def _command(self) -> c.Rename | None:
        name = clean(self.name.text())
        if self._scene is None or self.who.player == NOBODY or not name:
            return None
        return c.Rename(self.who.player, name) if name != self._scene.table[self.who.player].name else None

    def _warnings(self, scene: Scene) -> list[str]:
        return [*self._twins(scene, clean(self.name.text()), self.who.player)]

    def _words(self, scene: Scene) -> None:  # noqa: ARG002
        self.title.setText(self.tr("Another name"))
        self.about.setText(self.tr("Everywhere at once, in what was noted before as well."))
        self._name(self.who, self.tr("Who"))
        self._name(self.name, self.tr("New name"))
        name = clean(self.name.text()) or "…"
        self._offer(self.tr("From now on: {name}").format(name=name))

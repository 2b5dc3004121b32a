"""A latecomer: his name, between whom he sits down, and his card; he joins when the next dawn is announced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCompleter, QLineEdit

from mafia_gm.app.roster import load_roster
from mafia_gm.engine import commands as c
from mafia_gm.engine import phases as ph
from mafia_gm.engine.names import MAX_NAME, clean
from mafia_gm.engine.people import next_number
from mafia_gm.ui.day.ask import named
from mafia_gm.ui.life.form import Form
from mafia_gm.ui.life.role_field import RoleField, held_already
from mafia_gm.ui.life.seat_field import NOBODY
from mafia_gm.ui.widgets.blocks import label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from mafia_gm.engine.commands import Command
    from mafia_gm.ui.scene import Scene


class Arriving(Form):
    """The name is completed from the people remembered; the circle shows where the seat will be."""

    grave = False
    shows_after = True

    def _fields(self) -> None:
        self.name = QLineEdit()
        self.name.setMaxLength(MAX_NAME)
        self.name.textChanged.connect(self._weigh)
        self.name.returnPressed.connect(self.focusNextChild)
        self.after = self._seat()
        self.role = RoleField()
        self.role.chosen.connect(self._weigh)
        self._place = label("", "small")
        for field in (self.name, self.after):
            self._field(field)
        self._body.addWidget(self._place)
        self._field(self.role)

    def begin(self, scene: Scene, player: int = NOBODY) -> None:
        """Open it; he sits down behind the player pointed at, or behind the last seat."""
        here = {person.name for person in scene.table.players}
        known = [person.name for person in load_roster().people if person.name not in here]
        completer = QCompleter(known, self.name)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setCompletionMode(QCompleter.CompletionMode.InlineCompletion)
        self.name.setCompleter(completer)
        ring = scene.table.ring
        super().begin(scene, player if player != NOBODY else ring[-1] if ring else NOBODY)

    def recall(self, command: Command) -> None:
        """Begin from what was noted of him."""
        if isinstance(command, c.Arrive):
            self.name.setText(command.name)
            self.name.selectAll()
            self.after.point(command.after)
            self.role.choose(command.role)

    def _clear(self) -> None:
        self.name.clear()
        self.role.choose("")

    def _first(self) -> QWidget:
        return self.name

    def _command(self) -> c.Arrive | None:
        name = clean(self.name.text())
        if not name or self.after.player == NOBODY or not self.role.role:
            return None
        return c.Arrive(name, self.role.role, self.after.player)

    def _warnings(self, scene: Scene) -> list[str]:
        role, found = self.role.role, [*self._twins(scene, clean(self.name.text()))]
        if holders := held_already(scene, role):
            text = self.tr("Every card of it is held already: {names}")
            found.append(text.format(names=holders))
        if role:
            before = set(scene.rules.what.warnings(scene.table.played))
            odd = scene.rules.what.warnings((*scene.table.played, role))
            found += [scene.lines.warning(key) for key in odd if key not in before | {"too_many_copies"}]
        return found

    def _words(self, scene: Scene) -> None:
        table, after = scene.table, self.after.player
        self.title.setText(self.tr("A latecomer"))
        at_once = table.phase in ph.BEFORE
        self.about.setText(
            self.tr("Joins at once: the game has not begun.")
            if at_once
            else self.tr("Joins when the next dawn is announced; nobody is asked about it before.")
        )
        if table.expected and not scene.corrects:
            again = self.tr("An arrival already expected is changed or cancelled by a click on the seat.")
            self.about.setText(f"{self.about.text()} {again}")
        self.role.show_scene(scene)
        self._name(self.name, self.tr("Name"))
        self._name(self.after, self.tr("Sits down clockwise behind"))
        self._name(self.role, self.tr("Card"))
        self._place.setVisible(after != NOBODY)
        if after != NOBODY:
            following = table[table.ring[(table.ring.index(after) + 1) % len(table.ring)]]
            self._place.setText(
                self.tr("Number {n}, between {first} and {second}").format(
                    n=next_number(table), first=named(table[after]), second=named(following)
                )
            )
        name = clean(self.name.text()) or "…"
        self._offer(self.tr("Takes a seat: {name}").format(name=name))

"""Roll-call before the first night: each character is called once, whoever opens his eyes is clicked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from mafia_gm.engine import commands as c
from mafia_gm.engine.prompts import HOLDER, answered
from mafia_gm.ui.cards.rows import Line, TwoColumns
from mafia_gm.ui.widgets.blocks import Say, button, label, row
from mafia_gm.ui.widgets.elided import Elided
from mafia_gm.ui.widgets.suit_label import SuitLabel
from mafia_gm.ui.widgets.tight import SnugScroll

if TYPE_CHECKING:
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours


class RollCallBody(QWidget):
    """Role by role in rule-book order. Signal: ``command(Command)``."""

    command = Signal(object)

    def __init__(self, colours: Colours) -> None:
        """Make the body; ``show_scene`` fills it."""
        super().__init__()
        self._scene: Scene | None = None
        self._holders: list[int] = []
        self._title = Elided("", "huge")
        self._suit = SuitLabel(colours, 22)
        self._say = Say()
        self._do = label("", "", "muted")
        self._picked = QFrame()
        self._picked.setProperty("kind", "card")
        inside = QVBoxLayout(self._picked)
        inside.setContentsMargins(12, 6, 12, 6)
        self._number = label("", "big", "accent", wrap=False)
        self._name = Elided("", "big")
        self._hint = label("", "", "muted")
        found = row(self._number, self._name, self._hint)
        for place in (1, 2):
            found.setStretch(place, 1)
        inside.addLayout(found)
        self._picked.setMinimumHeight(50)
        self.confirm = button("primary", self._give)
        self.roles = TwoColumns(colours)
        self.roles.picked.connect(self._take_back)
        heading = row(self._title, self._suit)
        heading.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(heading)
        aloud = QWidget()
        text = QVBoxLayout(aloud)
        text.setContentsMargins(0, 0, 4, 0)
        text.addWidget(self._say)
        text.addWidget(self._do)
        text.addStretch(1)
        column.addWidget(SnugScroll(aloud))
        column.addWidget(self._picked)
        column.addWidget(self.confirm)
        column.addWidget(self.roles, 2)

    def show_scene(self, scene: Scene) -> None:
        """Show which character is called, who is picked, and who was found."""
        self._scene = scene
        prompt = scene.prompt
        called = prompt.choices[0] if prompt is not None and prompt.act == HOLDER else ""
        role = scene.rules.roles.get(called)
        self._title.setText(scene.lines.role(called) if called else self.tr("Everybody is known"))
        self._suit.show_card(role.card if role else "", role.side if role else "")
        for part in (self._say, self._do, self._picked, self.confirm):
            part.setVisible(bool(called))
        if prompt is not None and called:
            self._say.show_lines(
                scene.spoken.say(prompt, scene.rules, scene.table),
                scene.spoken.thanks(prompt, scene.rules, scene.table),
            )
            self._do.setText(scene.lines.do(prompt, scene.rules, scene.table))
            self._do.setVisible(bool(self._do.text()))
            people = [scene.table[player] for player in scene.picks]
            self._number.setText(" ".join(str(player.number) for player in people))
            self._name.setText(", ".join(player.name for player in people))
            for part in (self._number, self._name):
                part.setVisible(bool(people))
            self._hint.setVisible(not people)
            self._hint.setText(self.tr("Click the seat or type its number"))
            self._picked.setAccessibleName(self._name.text() or self._hint.text())
        confirm, key = self.tr("Confirm"), self.tr("Enter")
        self.confirm.setText(f"{confirm}   {key}")
        self.confirm.setAccessibleName(confirm)
        self.confirm.setEnabled(scene.is_ready)
        self._show_roles(scene, called)

    def _show_roles(self, scene: Scene, called: str) -> None:
        table, rules = scene.table, scene.rules
        self.roles.setAccessibleName(self.tr("Characters called; Enter takes one back"))
        lines, self._holders = [], []
        for role in rules.roles:
            holders = [player for player in table.people() if player.role == role]
            for place in range(table.roles.count(role)):
                holder = holders[place] if place < len(holders) else None
                self._holders.append(holder.id if holder is not None else -1)
                lines.append(
                    Line(
                        scene.lines.role(role),
                        f"{holder.number}  {holder.name}" if holder is not None else "",
                        rules.roles[role].card if holder is not None else "",
                        rules.roles[role].side,
                        now=role == called and holder is None,
                        done=holder is not None,
                    )
                )
        self.roles.show_lines(lines)

    def _give(self) -> None:
        scene = self._scene
        if scene is not None and scene.prompt is not None and scene.is_ready:
            self.command.emit(answered(scene.prompt, scene.picks))

    def _take_back(self, place: int) -> None:
        """Take a card back that was noted for the wrong seat; its character is called again."""
        if self._holders[place] >= 0:
            self.command.emit(c.GiveCard(self._holders[place], ""))

"""The answer in hand: whom the woken player points at, or what he chooses, and what he is shown at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QPushButton, QVBoxLayout, QWidget

from mafia_gm.engine.role import SEAT
from mafia_gm.ui.widgets.blocks import button, label, row

if TYPE_CHECKING:
    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.ui.scene import Scene


class AnswerBox(QWidget):
    """Shows what is picked; emits ``choose(str)`` for questions answered by a choice."""

    choose = Signal(str)

    def __init__(self) -> None:
        """Make the empty box; ``show_scene`` fills it."""
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self._ask = label("", "", "muted")
        self._field = QFrame()
        self._field.setProperty("kind", "card")
        inside = QVBoxLayout(self._field)
        inside.setContentsMargins(12, 8, 12, 8)
        self._number = label("", "big", "accent", wrap=False)
        self._name = label("", "big")
        self._hint = label("", "small", "muted")
        picked = row(self._number, self._name)
        picked.addStretch(1)
        inside.addLayout(picked)
        inside.addWidget(self._hint)
        self._choices = QWidget()
        self._buttons = QVBoxLayout(self._choices)
        self._buttons.setContentsMargins(0, 0, 0, 0)
        self._buttons.setSpacing(6)
        self._group = QButtonGroup(self)
        self._offered: tuple[str, ...] = ()
        self._told = label("", "big", "accent")
        for part in (self._ask, self._field, self._choices, self._told):
            column.addWidget(part)

    def show_scene(self, scene: Scene) -> None:
        """Show the picks and the choice of the question in hand."""
        prompt = scene.prompt
        if prompt is None or (prompt.pick != SEAT and not prompt.choices):
            self.hide()
            return
        self.show()
        self._ask.setText(scene.lines.ask(prompt))
        self._field.setVisible(prompt.pick == SEAT)
        self._choices.setVisible(prompt.pick != SEAT)
        if prompt.pick == SEAT:
            self._show_picks(scene)
        else:
            self._show_choices(scene, prompt)
        told = _told(scene, prompt)
        self._told.setText(told)
        self._told.setVisible(bool(told))

    def _show_picks(self, scene: Scene) -> None:
        people = [scene.table[player] for player in scene.picks]
        self._number.setText(" ".join(str(player.number) for player in people))
        self._number.setVisible(bool(people))
        self._name.setText(", ".join(player.name for player in people) or "—")
        self._hint.setText(self.tr("Click a seat or type its number"))
        self._field.setAccessibleName(self._name.text())

    def _show_choices(self, scene: Scene, prompt: Prompt) -> None:
        if prompt.choices != self._offered:
            for old in self._group.buttons():
                self._group.removeButton(old)
                old.deleteLater()
            for choice in prompt.choices:
                made = button("")
                made.setCheckable(True)
                made.clicked.connect(lambda _=False, choice=choice: self.choose.emit(choice))
                self._group.addButton(made)
                self._buttons.addWidget(made)
            self._group.setExclusive(False)
            self._offered = prompt.choices
        for known, choice in zip(self._group.buttons(), prompt.choices, strict=True):
            known.setText(scene.lines.choice(prompt.act, choice, scene.table))
            known.setChecked(choice == scene.choice)

    def choice_button(self, choice: str) -> QPushButton:
        """Return the button of a choice that is offered now."""
        made = self._group.buttons()[self._offered.index(choice)]
        if not isinstance(made, QPushButton):
            raise TypeError(choice)
        return made


def _told(scene: Scene, prompt: Prompt) -> str:
    """Return what the Game Master shows for the pick in hand (a thumb, a card), before it is recorded."""
    act = scene.rules.acts.get(prompt.act)
    if act is None or act.told is None or not scene.picks or scene.picks[0] not in prompt.legal:
        return ""
    return scene.lines.show(prompt.act, act.told(scene.rules, scene.table, scene.picks[0]))

"""The answer in hand: whom the woken player points at, or what he chooses, and what he is shown at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from mafia_gm.engine.role import AIMS, DIRECTION, MANY, TWO_SEATS
from mafia_gm.ui.day.ask import named
from mafia_gm.ui.private.items import told
from mafia_gm.ui.private.map import can_point
from mafia_gm.ui.widgets.blocks import label, row
from mafia_gm.ui.widgets.elided import Elided
from mafia_gm.ui.widgets.tight import TightButton

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.engine.table import Player
    from mafia_gm.ui.scene import Scene


class AnswerBox(QWidget):
    """Shows what is picked; emits ``choose(str)`` for questions answered by a choice.

    ``show_map`` when a player is to point at it on the laptop, ``show_answer`` when he is to see it there, large.
    """

    choose = Signal(str)
    show_map = Signal()
    show_answer = Signal()

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
        inside.setContentsMargins(12, 6, 12, 6)
        inside.setSpacing(0)
        self._number = label("", "big", "accent", wrap=False)
        self._name = Elided("", "big")
        self._hint = label("", "", "muted")
        picked = row(self._number, self._name, self._hint)
        picked.setStretch(1, 1)
        picked.setStretch(2, 1)
        inside.addLayout(picked)
        self._field.setMinimumHeight(44)
        self._choices = QWidget()
        self._buttons = QVBoxLayout(self._choices)
        self._buttons.setContentsMargins(0, 0, 0, 0)
        self._buttons.setSpacing(6)
        self._made: list[TightButton] = []
        self._offered: tuple[str, ...] = ()
        self._told = label("", "big", "accent")
        self.large = TightButton("", self.show_answer.emit)
        self.map = TightButton("quiet", self.show_map.emit)
        picked.addWidget(self.map)
        answer = row(self._told, self.large)
        answer.setStretch(0, 1)
        for part in (self._ask, self._field, self._choices):
            column.addWidget(part)
        column.addLayout(answer)

    def show_scene(self, scene: Scene) -> None:
        """Show the picks and the choice of the question in hand."""
        prompt = scene.prompt
        if prompt is None or (prompt.pick not in AIMS and not prompt.choices):
            self.hide()
            return
        self.show()
        self._ask.setText(scene.lines.ask(prompt))
        self._field.setVisible(prompt.pick in AIMS)
        self._choices.setVisible(bool(prompt.choices))
        if prompt.pick in AIMS:
            self._show_picks(scene, prompt)
        if prompt.choices:
            self._show_choices(scene, prompt)
        shown = _told(scene, prompt)
        self._told.setText(shown)
        self.large.say(self.tr("Show"), self.tr("Turn the laptop and show it large"), self.tr("Ctrl+T"))
        self._told.setVisible(bool(shown))
        self.large.setVisible(bool(shown) and not scene.corrects)
        self.map.say(self.tr("Map"), self.tr("Turn the laptop and let them point"), self.tr("Ctrl+P"))
        self.map.setVisible(can_point(scene) and not scene.corrects)

    def _show_picks(self, scene: Scene, prompt: Prompt) -> None:
        people = [scene.table[player] for player in scene.picks]
        many = prompt.pick == MANY
        self._number.setText("" if many else " ⇄ ".join(str(player.number) for player in people))
        self._name.setText(_hands(people) if many else " ⇄ ".join(player.name for player in people))
        hints = {
            TWO_SEATS: self.tr("Click two seats or type their numbers, Space between them"),
            MANY: self.tr("Click every raised hand, or type the numbers, Space between them"),
        }
        self._hint.setText(hints.get(prompt.pick, self.tr("Click a seat or type its number")))
        for part, shown in ((self._number, people and not many), (self._name, people)):
            part.setVisible(bool(shown))
        self._hint.setVisible(not people)
        self._field.setAccessibleName(self._name.text() or self._hint.text())

    def _show_choices(self, scene: Scene, prompt: Prompt) -> None:
        if prompt.choices != self._offered:
            for old in self._made:
                old.deleteLater()
            self._made = []
            for choice in prompt.choices:
                made = TightButton()
                made.setCheckable(True)
                made.clicked.connect(lambda _=False, choice=choice: self.choose.emit(choice))
                self._made.append(made)
                self._buttons.addWidget(made)
            self._offered = prompt.choices
        for known, choice in zip(self._made, prompt.choices, strict=True):
            known.say(_choice(scene, prompt, choice), scene.lines.choice(prompt.act, choice, scene.table))
            known.setChecked(choice == scene.choice)

    def choice_button(self, choice: str) -> TightButton:
        """Return the button of a choice that is offered now."""
        return self._made[self._offered.index(choice)]


def _hands(people: Sequence[Player]) -> str:
    """Return who has raised a hand: of several the numbers first, for names may be cut off behind them."""
    if len(people) < 2:
        return "".join(map(named, people))
    return (
        f"{', '.join(str(player.number) for player in people)}  {', '.join(player.name for player in people)}"
    )


def _choice(scene: Scene, prompt: Prompt, choice: str) -> str:
    """Return a choice's label; a shift names who is aimed at and who would be hit (MP-G07)."""
    text = scene.lines.choice(prompt.act, choice)
    for aim in scene.rules.shots(scene.table)[:1] if prompt.pick == DIRECTION else ():
        landed = scene.landing(aim, choice)
        hit = scene.lines.name(scene.table, landed) if landed is not None else "—"
        return f"{text}: {scene.lines.name(scene.table, aim)} → {hit}"
    return text


def _told(scene: Scene, prompt: Prompt) -> str:
    """Return what the Game Master shows for the pick in hand (a thumb, a card), before it is recorded."""
    shown = told(scene)
    return scene.lines.show(prompt.act, shown) if shown else ""

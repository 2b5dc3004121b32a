"""Abilities that declare themselves: plain buttons, and the one that was declared until it is confirmed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from mafia_gm.engine.role import DAYTIME
from mafia_gm.ui.day.ask import named
from mafia_gm.ui.script.answer import AnswerBox
from mafia_gm.ui.widgets.blocks import Panel, label
from mafia_gm.ui.widgets.section import Rows, Section
from mafia_gm.ui.widgets.tight import TightButton

if TYPE_CHECKING:
    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.ui.scene import Scene


class AbilityList(Section):
    """Who could declare what at this moment; emits ``take(Prompt)`` for the one the table has just heard."""

    take = Signal(object)

    def __init__(self) -> None:
        """Make the empty list; ``show_scene`` fills it."""
        super().__init__()
        self._prompts: tuple[Prompt, ...] = ()
        self.rows: Rows[TightButton] = Rows(self._row)
        self.column.addWidget(self.rows)

    def _row(self) -> TightButton:
        place = self.rows.count
        return TightButton("", lambda: self.take.emit(self._prompts[place]))

    def show_scene(self, scene: Scene) -> None:
        """Show the abilities possible now; without any there is no list."""
        secret = (
            scene.rules.what.by_arrival
        )  # who sends orders by message asks by day, too, without the table
        self.name(self.tr("In secret") if secret else self.tr("Somebody declares himself"))
        self._prompts = scene.interrupts
        self.setVisible(bool(scene.interrupts))
        for made, prompt in zip(self.rows.take(len(scene.interrupts)), scene.interrupts, strict=True):
            text = f"{scene.lines.title(prompt)} — {named(scene.table[prompt.by])}"
            made.say(text)


class DeclareBox(Panel):
    """The ability in hand: whose it is, the target or the choice, emitted as ``choose(str)``."""

    choose = Signal(str)

    def __init__(self) -> None:
        """Make the empty box; ``show_scene`` fills it."""
        super().__init__("card", margin=10)
        self._title = label("", "big", "accent")
        self._who = label("", "", "muted")
        self._answer = AnswerBox()
        self._answer.choose.connect(self.choose)
        for part in (self._title, self._who, self._answer):
            self.column.addWidget(part)

    def show_scene(self, scene: Scene) -> None:
        """Show the ability in hand; hide when there is none."""
        prompt = declared(scene)
        self.setVisible(prompt is not None)
        if prompt is None:
            return
        self._title.setText(scene.lines.title(prompt))
        self._who.setText(named(scene.table[prompt.by]))
        self._answer.show_scene(scene)


def declared(scene: Scene) -> Prompt | None:
    """Return the ability in hand, or None when the question in hand is another."""
    prompt = scene.prompt
    act = scene.rules.acts.get(prompt.act) if prompt is not None else None
    return prompt if act is not None and act.when in DAYTIME else None

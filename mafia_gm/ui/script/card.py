"""The night card: what to say, what to do, the answer in hand, and tonight's steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from mafia_gm.engine import phases as ph
from mafia_gm.engine.role import AIMS
from mafia_gm.ui.day.ask import named
from mafia_gm.ui.day.heard import aloud
from mafia_gm.ui.script.answer import AnswerBox
from mafia_gm.ui.script.steps import StepList
from mafia_gm.ui.widgets.blocks import Lead, Panel, Say, label, row
from mafia_gm.ui.widgets.elided import Elided
from mafia_gm.ui.widgets.suit_label import SuitLabel
from mafia_gm.ui.widgets.tight import SnugScroll, TightButton

if TYPE_CHECKING:
    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours


class NightCard(Panel):
    """One step of the night at a time, with two voices: aloud and silent.

    Signals: ``confirm`` and ``skip`` for the question in hand, ``choose(str)``, ``take(Prompt)`` for a step the
    Game Master reopens; ``show_map`` and ``show_answer`` for the turned laptop.
    """

    confirm = Signal()
    skip = Signal()
    choose = Signal(str)
    take = Signal(object)
    show_map = Signal()
    show_answer = Signal()

    def __init__(self, colours: Colours) -> None:
        """Make the empty card; ``show_scene`` fills it."""
        super().__init__(margin=12)
        self._scene: Scene | None = None
        self._caption = label("", "caption", wrap=False)
        self._title = Elided("", "big")
        self._suit = SuitLabel(colours, 22, stays=True)
        self._who = label("", "", "muted")
        self._say = Say()
        self._do = Lead("muted")
        self._answer = AnswerBox()
        self.confirm_button = TightButton("primary", self.confirm.emit)
        self.skip_button = TightButton("", self.skip.emit)
        self._steps = StepList(colours)
        heading = row(self._title, self._suit)
        heading.addStretch(1)
        heading.addWidget(self._caption)
        self.column.addLayout(heading)
        body = QWidget()
        text = QVBoxLayout(body)
        text.setContentsMargins(0, 0, 4, 0)
        text.setSpacing(8)
        for part in (self._who, self._say, self._do):
            text.addWidget(part)
        text.addStretch(1)
        self._scroll = SnugScroll(body)
        self.column.addWidget(self._scroll)
        self.column.addWidget(self._answer)
        self.column.addLayout(row(self.confirm_button, self.skip_button))
        self.column.addWidget(self._steps, 1000)
        self.column.addStretch(1)
        self._answer.choose.connect(self.choose)
        self._answer.show_map.connect(self.show_map)
        self._answer.show_answer.connect(self.show_answer)
        self._steps.take.connect(self.take)

    def show_scene(self, scene: Scene) -> None:
        """Show the step in hand and the list of tonight's steps."""
        self._scene = scene
        self._steps.show_scene(scene)
        prompt = scene.prompt
        if prompt is None:
            return
        number = next((n for n, step in enumerate(scene.night, 1) if _same(step, prompt)), 0)
        self._caption.setText(f"{number} / {len(scene.night)}" if number else "")
        self._title.setText(scene.lines.title(prompt))
        act = scene.rules.acts.get(prompt.act)
        role = scene.rules.roles.get(act.owner) if act is not None else None
        self._suit.show_card(role.card if role else "", role.side if role else "")
        who = scene.lines.who(prompt, scene.rules, scene.table)
        self._who.setText(who)
        self._who.setVisible(bool(who))
        said = "" if scene.at_desk else scene.spoken.say(prompt, scene.rules, scene.table)
        before = aloud(scene) if prompt == scene.prompts[0] and not scene.table.answers else ""
        self._say.show_lines(
            f"{before}\n{said}" if before else said,
            "" if scene.at_desk else scene.spoken.thanks(prompt, scene.rules, scene.table),
        )
        told = self.tr("From now on orders come in by message; the projector shows the night.")
        do = told if scene.at_desk else scene.lines.do(prompt, scene.rules, scene.table)
        silent = [do, *self._private(scene, prompt)]
        self._do.setText("\n".join(line for line in silent if line))
        self._do.setVisible(bool(self._do.text()))
        self._answer.show_scene(scene)
        self._show_buttons(scene, prompt)

    def _private(self, scene: Scene, prompt: Prompt) -> list[str]:
        """Return what single players are to be told before the night's first call."""
        if not scene.night or not _same(prompt, scene.night[0]):
            return []
        return [
            self.tr("Tell in private — {name}: {text}").format(
                name=named(scene.table[message.player]), text=" ".join(message.lines)
            )
            for message in scene.spoken.private(scene.rules, scene.table)
        ]

    def choice_button(self, choice: str) -> QPushButton:
        """Return the button of one of the question's choices."""
        return self._answer.choice_button(choice)

    def _show_buttons(self, scene: Scene, prompt: Prompt) -> None:
        answers = prompt.pick in AIMS or bool(prompt.choices)
        if prompt.offers:
            then = scene.rules.what.after_night(scene.table)
            text = self.tr("Let the day break")
            if then.phase == ph.NIGHT:
                text = self.tr("On to Night {n}").format(n=then.number)
        else:
            text = self.tr("Confirm") if answers else self.tr("Next")
        key = self.tr("Enter") if answers or prompt.offers else self.tr("Space")
        self.confirm_button.say(text, key=key)
        self.confirm_button.setEnabled(scene.is_ready or bool(prompt.offers))
        self.skip_button.say(self.tr("No action"), key="P")
        self.skip_button.setVisible(answers)
        self.skip_button.setEnabled(prompt.may_pass)

    def act_firmly(self) -> None:
        """Do what Ctrl+Enter does here: confirm the answer."""
        self.confirm.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange and self._scene is not None:
            self.show_scene(self._scene)
        super().changeEvent(event)


def _same(one: Prompt, other: Prompt) -> bool:
    return (one.act, one.by) == (other.act, other.by)

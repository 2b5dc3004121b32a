"""The two buttons below the day: the big one leads on, the other lets go, abstains, or takes up the ballots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from mafia_gm.engine import commands as c
from mafia_gm.engine import phases as ph
from mafia_gm.engine.prompts import BALLOT, HANDS, NOMINATION
from mafia_gm.engine.role import MANY, NOTHING
from mafia_gm.ui.day.abilities import declared
from mafia_gm.ui.day.ask import named
from mafia_gm.ui.widgets.tight import Side, TightButton

if TYPE_CHECKING:
    from mafia_gm.engine.commands import Command
    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.ui.day.approval import ApprovalBox
    from mafia_gm.ui.day.opening import VoteOpening
    from mafia_gm.ui.day.speeches import SpeechBox
    from mafia_gm.ui.scene import Scene


class DayButtons(Side):
    """What leads on from this moment of the day, said and done.

    Signals: ``command(Command)``; ``take(None)`` to let go; ``confirm`` and ``skip`` for the question in hand.
    """

    command = Signal(object)
    take = Signal(object)
    confirm = Signal()
    skip = Signal()

    def __init__(self, opening: VoteOpening, speeches: SpeechBox, approval: ApprovalBox) -> None:
        """Make the buttons; what they lead to is prepared in these boxes above them."""
        self.primary = TightButton("primary", self._act)
        self.second = TightButton("", self._act_second)
        super().__init__(self.primary, self.second, spacing=8)
        self._scene: Scene | None = None
        self._opening = opening
        self._speeches = speeches
        self._approval = approval
        opening.changed.connect(self._show)

    def show_scene(self, scene: Scene) -> None:
        """Say what can be done at this table."""
        self._scene = scene
        self._show()

    def _show(self) -> None:
        scene = self._scene
        prompt = scene.prompt if scene is not None else None
        if scene is None or prompt is None:
            self.primary.hide()
            self.second.hide()
            return
        ability = declared(scene) is not None
        simple = prompt.pick == NOTHING and not prompt.choices
        text, key, ready = "", "", True
        if prompt.act == BALLOT:
            text, key, ready = self.tr("Confirm"), self.tr("Enter"), scene.is_ready
        elif prompt.act == NOMINATION:
            text, key, ready = self.tr("Nominate"), self.tr("Enter"), scene.is_ready
        elif prompt.act == HANDS:
            text, key = self.tr("Count %n hand(s)", "", len(scene.picks)), self.tr("Enter")
        elif (then := self._then(scene, prompt)) is not None:
            text, key = self._name(scene, then), self.tr("Ctrl+Enter")
        elif scene.table.phase == ph.DEBATE and not scene.knows(c.Approve):
            text, key = self.tr("Open the vote"), self.tr("Ctrl+Enter")
            ready = self._opening.vote is not None
        elif _offers(prompt, c.CloseVote):
            text, key = self.tr("Read the result"), self.tr("Enter")
        elif prompt.offers == (c.Execute(),) or (_offers(prompt, c.Execute) and not scene.knows(c.Approve)):
            text, key = self.tr("Carry it out"), self.tr("Ctrl+Enter")
        if ability:
            text = self.tr("Declare") if simple else self.tr("Confirm")
            key, ready = self.tr("Ctrl+Enter"), scene.is_ready
        self.primary.say(text, key=key)
        self.primary.setVisible(bool(text))
        self.primary.setEnabled(ready)
        lets_go = ability or prompt.act == NOMINATION
        votes = scene.knows(c.Approve) and not self._approval.isHidden() and prompt.act != BALLOT
        self.second.setVisible(lets_go or votes or prompt.act == BALLOT)
        self.second.setEnabled(lets_go or votes or prompt.may_pass)
        if votes and not lets_go:
            self.second.say(self.tr("Ballots"), self.tr("Take the ballots"), key="V")
        elif lets_go:
            self.second.say(self.tr("Cancel"), key=self.tr("Esc"))
        else:
            many = prompt.pick == MANY
            self.second.say(self.tr("Votes for nobody") if many else self.tr("Abstains"), key="P")

    @staticmethod
    def _then(scene: Scene, prompt: Prompt) -> Command | None:
        """Return what the big button does where one step leads to the next."""
        if scene.knows(c.Approve):
            only = prompt.offers[0] if len(prompt.offers) == 1 else None
            return None if isinstance(only, c.Execute) else only
        offer = prompt.offers[0] if prompt.offers and scene.knows(c.GiveFloor) else None
        return None if isinstance(offer, c.CloseVote | c.Execute) else offer

    def _name(self, scene: Scene, then: Command) -> str:
        """Say what the next step is."""
        if isinstance(then, c.GiveFloor):
            name = named(scene.table[then.player])
            return self.tr("Next: {name}").format(name=name)
        if isinstance(then, c.OpenVote):
            again = scene.table.phase == ph.VERDICT
            return self.tr("Vote again on the tied") if again else self.tr("Open the vote")
        if isinstance(then, c.CancelVote):
            return self.tr("Back to the talk")
        if isinstance(then, c.CloseDay):
            if scene.knows(c.Approve):
                return self.tr("Nobody is lynched: the night falls")
            return self.tr("Nobody is hanged: the night falls")
        if isinstance(then, c.CloseVote):
            return self.tr("Close the vote")
        if isinstance(then, c.Reopen):
            return self.tr("Vote again on the tied")
        return ""

    # --- what they do -----------------------------------------------------------------------------------

    def _act(self) -> None:
        scene = self._scene
        prompt = scene.prompt if scene is not None else None
        if scene is None or prompt is None:
            return
        then = self._then(scene, prompt)
        if isinstance(then, c.GiveFloor):
            self._speeches.give_floor(then.player)
        elif then is not None:
            self.command.emit(then)
        elif scene.table.phase == ph.DEBATE and prompt.offers:
            self._opening.open()
        elif _offers(prompt, c.Execute):
            self.command.emit(c.Execute())
        else:
            self.confirm.emit()

    def _act_second(self) -> None:
        scene = self._scene
        lets_go = scene is not None and scene.prompt is not None and scene.prompt.act == NOMINATION
        simple = scene is not None and scene.prompt is not None and scene.prompt.act != BALLOT
        if scene is not None and (lets_go or declared(scene) is not None):
            self.take.emit(None)
        elif scene is not None and simple and scene.knows(c.Approve):
            self._approval.take_ballots()
        else:
            self.skip.emit()

    def act_firmly(self) -> None:
        """Do what the big button does, if it can be pressed now."""
        if self.primary.isEnabled() and not self.primary.isHidden():
            self._act()


def _offers(prompt: Prompt, kind: type[Command]) -> bool:
    return any(isinstance(offer, kind) for offer in prompt.offers)

"""The day on the left of the console: clock, words, statistics, abilities, accusations, the vote and its verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mafia_gm.engine import commands as c
from mafia_gm.engine import phases as ph
from mafia_gm.engine.calls import GROUP
from mafia_gm.engine.prompts import BALLOT, HANDS, NOMINATION, SPEECH
from mafia_gm.engine.role import MANY
from mafia_gm.ui.day.abilities import AbilityList, DeclareBox, declared
from mafia_gm.ui.day.accusations import AccusationBox
from mafia_gm.ui.day.approval import ApprovalBox
from mafia_gm.ui.day.buttons import DayButtons
from mafia_gm.ui.day.clock import DayClock
from mafia_gm.ui.day.hands import HandsBox
from mafia_gm.ui.day.heard import aloud
from mafia_gm.ui.day.nominations import NominationBoard
from mafia_gm.ui.day.opening import VoteOpening
from mafia_gm.ui.day.speeches import SpeechBox
from mafia_gm.ui.day.statistics import StatisticsBox
from mafia_gm.ui.day.verdict import VerdictBox
from mafia_gm.ui.day.vote import VoteBox
from mafia_gm.ui.report.today import TodayBox
from mafia_gm.ui.widgets.blocks import Lead, Panel, Say, label, row
from mafia_gm.ui.widgets.elided import Elided
from mafia_gm.ui.widgets.tight import QuietScroll, follow_the_eye

if TYPE_CHECKING:
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours


class DayPanel(Panel):
    """Debate, speeches, voting and verdict, one at a time; what a game has no commands for is not there.

    Signals: ``command(Command)``; ``take(Prompt | None)`` for a declared ability or a ballot to correct;
    ``late`` for the hand noted last; ``voter(int)`` whose approval ballot is taken up; ``choose(str)``,
    ``confirm`` and ``skip`` for the question in hand. ``act_firmly`` does what the one big button does, for the
    key that confirms firmly.
    """

    command = Signal(object)
    take = Signal(object)
    choose = Signal(str)
    confirm = Signal()
    skip = Signal()
    late = Signal()
    voter = Signal(int)
    trouble = Signal(str)

    def __init__(self, colours: Colours) -> None:
        """Make the empty panel; ``show_scene`` fills it."""
        super().__init__(margin=12)
        self._scene: Scene | None = None
        self._caption = label("", "caption", wrap=False)
        self._title = Elided("", "big")
        self.clock = DayClock(colours)
        self._say = Say()
        self._do = Lead("muted")
        self.declare = DeclareBox()
        self.vote = VoteBox(colours)
        self.hands = HandsBox(colours)
        self.approval = ApprovalBox(colours)
        self.speeches = SpeechBox()
        self.verdict = VerdictBox(colours)
        self.abilities = AbilityList()
        self.accusations = AccusationBox(colours)
        self.nominations = NominationBoard(colours)
        self.opening = VoteOpening()
        self.statistics = StatisticsBox()
        self.today = TodayBox()
        self.buttons = DayButtons(self.opening, self.speeches, self.approval)
        self._compose()
        self._connect()

    def _compose(self) -> None:
        self.body = QWidget()
        self._body = QVBoxLayout(self.body)
        self._body.setContentsMargins(0, 0, 4, 0)
        self._body.setSpacing(8)
        parts: tuple[QWidget, ...] = (
            *(self._say, self.declare, self._do, self.speeches, self.vote, self.hands, self.verdict),
            *(self.abilities, self.accusations, self.nominations, self.approval),
            *(self.opening, self.statistics, self.today),
        )
        for part in parts:
            self._body.addWidget(part)
        self._body.addStretch(1)
        self._body.setStretchFactor(self.vote, 100)
        self._scroll = QuietScroll(self.body)
        head = row(self._title, self._caption)
        head.setStretch(0, 1)
        self.column.addLayout(head)
        self.column.addWidget(self.clock)
        self.column.addWidget(self._scroll, 1)
        self.column.addWidget(self.buttons)

    def _connect(self) -> None:
        for part in (
            *(self.clock, self.speeches, self.vote, self.hands, self.verdict),
            *(self.accusations, self.nominations, self.approval, self.opening, self.statistics),
            self.buttons,
        ):
            part.command.connect(self.command)
        self.clock.told.connect(lambda *_: self._tell_time())
        self.hands.take.connect(self.take)
        self.hands.late.connect(self.late)
        self.approval.voter.connect(self.voter)
        self.today.trouble.connect(self.trouble)
        self.abilities.take.connect(self.take)
        self.vote.take.connect(self.take)
        self.declare.choose.connect(self.choose)
        self.buttons.take.connect(self.take)
        self.buttons.confirm.connect(self.confirm)
        self.buttons.skip.connect(self.skip)
        growing = (
            *(self.abilities.rows, self.accusations.rows, self.verdict.rows, self.opening),
            *(self.nominations.rows, self.speeches.rows, self.hands.rows, self.today.private.rows),
        )
        for grown in growing:
            grown.grown.connect(lambda: follow_the_eye(self))

    def show_scene(self, scene: Scene) -> None:
        """Show the day as the table stands."""
        before, self._scene = self._scene, scene
        table = scene.table
        ability = declared(scene)
        self._caption.setText(scene.lines.phase(ph.DEBATE, table.number).upper())
        self._title.setText(self._heading(scene))
        ballot = scene.prompt is not None and scene.prompt.act == BALLOT
        voted_on = table.ballots is not None
        self.clock.set_compact(compact=table.phase != ph.DEBATE or ability is not None or voted_on)
        self.clock.show_scene(scene)
        self._show_words(scene)
        self.declare.show_scene(scene)
        calm = ability is None
        talk = calm and table.phase == ph.DEBATE
        approved, counted = scene.knows(c.Approve), scene.knows(c.CountHands)
        nominated = approved or scene.knows(c.GiveFloor)
        self.vote.setVisible(calm and table.phase == ph.VOTING and not counted and not approved)
        self.hands.setVisible(calm and table.phase == ph.VOTING and counted)
        self.verdict.setVisible(calm and table.phase == ph.VERDICT)
        self.speeches.setVisible(calm and table.phase == ph.DEFENCE)
        self.nominations.setVisible(talk and nominated and not ballot)
        voting = calm and table.phase in {ph.DEBATE, ph.VOTING}
        self.approval.setVisible(approved and voting and table.ballots is not None)
        for part in (self.accusations, self.opening):
            part.setVisible(talk and not nominated)
        for box in (
            *(self.vote, self.hands, self.verdict, self.speeches),
            *(self.accusations, self.nominations, self.approval, self.opening),
        ):
            if not box.isHidden():
                box.show_scene(scene)
        self.abilities.show_scene(scene)
        self.abilities.setVisible(calm and bool(scene.interrupts) and not (approved and ballot))
        self.statistics.show_scene(scene)
        told = scene.knows(c.TellStatistics) and table.phase in {ph.DEBATE, ph.VOTING, ph.VERDICT}
        self.statistics.setVisible(calm and told)
        self.today.setVisible(calm and scene.knows(c.Write))
        self.today.show_scene(scene)
        self.buttons.show_scene(scene)
        if before is None or before.table.phase != table.phase or _taken(before) != _taken(scene):
            self._scroll.verticalScrollBar().setValue(0)

    def _show_words(self, scene: Scene) -> None:
        """Show what the last step has made public, what to say next, and what to do."""
        prompt = scene.prompt
        said = scene.spoken.say(prompt, scene.rules, scene.table) if prompt is not None else ""
        if prompt is not None and (prompt.act, prompt.by) == (BALLOT, GROUP):
            said = ""  # whose ballot it is nobody has said yet
        names = prompt is not None and prompt.act == NOMINATION  # then only who, and whom
        heard = "" if names or declared(scene) is not None or self._has_report(scene) else aloud(scene)
        if urgent := self._urgent(scene):
            heard, said = "", urgent
        self._say.show_lines("\n".join(line for line in (heard, said) if line))
        done = scene.lines.do(prompt, scene.rules, scene.table) if prompt is not None and not names else ""
        self._do.setText(done)
        known = scene.table.phase == ph.DEBATE and scene.table.ballots is not None  # the boxes below say it
        told = bool(done) and not known and prompt is not None
        self._do.setVisible(told and prompt is not None and prompt.act not in {BALLOT, HANDS, SPEECH})

    @staticmethod
    def _has_report(scene: Scene) -> bool:
        """Was the last step the morning report? It stands in a part of its own, for it is long."""
        step = scene.undoable
        return step is not None and isinstance(step.command, c.Announce) and scene.knows(c.Write)

    def _urgent(self, scene: Scene) -> str:
        """Return what has to be said before anything else: time to round off, a hand that was too late."""
        if scene.table.phase == ph.DEFENCE:
            return self.speeches.words(scene)
        return self.hands.words(scene) if scene.late else ""

    def _tell_time(self) -> None:
        if self._scene is not None and self._scene.table.phase == ph.DEFENCE and self.isVisible():
            self._show_words(self._scene)

    def _heading(self, scene: Scene) -> str:
        headings = {
            ph.DEBATE: self.tr("Debate"),
            ph.DEFENCE: self.tr("Speeches"),
            ph.VOTING: self.tr("Vote"),
            ph.VERDICT: self.tr("Verdict"),
        }
        return headings.get(scene.table.phase, "")

    def act_firmly(self) -> None:
        """Do what the big button does, if it can be pressed now."""
        self.buttons.act_firmly()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange and self._scene is not None:
            self.show_scene(self._scene)
        super().changeEvent(event)


def _taken(scene: Scene) -> object:
    """Return what was taken up and has to be seen: an ability, somebody's approval ballot."""
    prompt = scene.prompt
    if prompt is not None and prompt.act == BALLOT and prompt.pick == MANY:
        return prompt.by
    return declared(scene)

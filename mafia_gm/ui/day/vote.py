"""The vote: roll-call in seat order or slips read out, the table of ballots, and what the last hands can change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mafia_gm.engine import commands as c
from mafia_gm.engine.facts import Answered
from mafia_gm.engine.fold_day import TAKEN_BACK
from mafia_gm.engine.prompts import BALLOT, Prompt
from mafia_gm.engine.role import SEAT
from mafia_gm.ui.day.ask import named, names, refusal
from mafia_gm.ui.day.ballots import BallotList
from mafia_gm.ui.day.forecast import PLURALITY, after, forecast
from mafia_gm.ui.day.tally import TallyBars
from mafia_gm.ui.widgets.blocks import Panel, hint, label, row
from mafia_gm.ui.widgets.pair_field import PairField
from mafia_gm.ui.widgets.tight import Side, TightButton

if TYPE_CHECKING:
    from mafia_gm.engine.table import Ballots
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours


class VoteBox(QWidget):
    """Everything of an open vote but the buttons that answer.

    Signals: ``command`` (slips, the rest abstain, cancel), ``take(Prompt | None)`` a ballot to correct.
    """

    command = Signal(object)
    take = Signal(object)

    def __init__(self, colours: Colours) -> None:
        """Make the empty box; ``show_scene`` fills it."""
        super().__init__()
        self._scene: Scene | None = None
        self._hand = Panel("card", margin=10)
        self._hand.column.setSpacing(0)
        self._number = label("", "big", "accent", wrap=False)
        self._named = label("", "big")
        self._hint = label("", "", "muted")
        line = row(self._number, self._named)
        line.setStretch(1, 1)
        self._hand.column.addLayout(line)
        self._hand.column.addWidget(self._hint)
        self._not = label("", "small", "muted")
        self._slips_caption = label("", "", "muted")
        self.slips = PairField(colours, nobody=True)
        self.slips.paired.connect(self._slip)
        self._wrong = label("", "small", "danger")
        self._wrong.hide()
        self._back = TightButton("quiet", self._take_back)
        self._leave = TightButton("quiet", lambda: self.take.emit(None))
        self._correcting = Side(self._back, self._leave)
        self._forecast = label("", "", "accent")
        self._left = label("", "small", "muted")
        self._bars = TallyBars(colours)
        self.ballots = BallotList(colours)
        self.ballots.taken.connect(self._correct)
        self._rest = TightButton("", self._rest_abstain)
        self._cancel = TightButton("quiet", lambda: self.command.emit(c.CancelVote()))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for part in (self._slips_caption, self.slips, self._wrong, self._hand, self._not, self._correcting):
            column.addWidget(part)
        told: tuple[QWidget, ...] = (self._forecast, self._left, self._bars)
        for below in told:
            column.addWidget(below)
        column.addWidget(self.ballots, 1)
        column.addWidget(Side(self._rest, self._cancel))

    def show_scene(self, scene: Scene) -> None:
        """Show the vote on the table."""
        ballots = scene.table.ballots
        if ballots is None:
            return
        if self._scene is None or scene.steps is not self._scene.steps:
            self._wrong.hide()
        self._scene = scene
        self._show_slips(scene, ballots)
        self._show_hand(scene, ballots)
        self._show_forecast(scene, ballots)
        self._bars.show_scene(scene)
        self.ballots.show_scene(scene)
        self._rest.say(self.tr("The rest abstain"))
        waiting = self._waiting(scene)
        why = refusal(scene, c.Vote(tuple((voter, -1) for voter in waiting))) if waiting else ""
        self._rest.setVisible(bool(waiting))
        self._rest.setEnabled(not why)
        self._rest.setToolTip(hint(why))
        self._cancel.say(self.tr("Cancel the vote"))

    # --- parts ------------------------------------------------------------------------------------------

    def _show_slips(self, scene: Scene, ballots: Ballots) -> None:
        for part in (self.slips, self._slips_caption):
            part.setVisible(ballots.secret)
        if not ballots.secret:
            return
        table = scene.table
        self._slips_caption.setText(self.tr("Read a slip: who, whom; then Enter"))
        self.slips.show_players(
            [table[player] for player in table.seated(table.in_town())],
            [table[player] for player in table.seated(ballots.candidates)],
        )
        self.slips.name(self.tr("who"), self.tr("whom"), self.tr("Note the slip"), self.tr("abstains"))

    def _show_hand(self, scene: Scene, ballots: Ballots) -> None:
        """Show the voter in hand: whom he may not name and why; what a correction can do."""
        prompt = scene.prompt
        asked = prompt is not None and prompt.act == BALLOT
        self._hand.setVisible(asked)
        pick = scene.table[scene.picks[0]] if asked and scene.picks else None
        self._number.setText(str(pick.number) if pick is not None else "")
        self._named.setText(pick.name if pick is not None else "")
        self._hint.setText(self.tr("Click a seat or type its number"))
        for part, shown in ((self._number, pick), (self._named, pick), (self._hint, pick is None)):
            part.setVisible(bool(shown))
        self._hand.setAccessibleName(named(pick) if pick is not None else self._hint.text())
        barred = []
        if prompt is not None and asked:
            barred = [
                self.tr("{name}: {reason}").format(
                    name=named(scene.table[player]),
                    reason=scene.lines.reason(reason, player=player, table=scene.table),
                )
                for player, reason in prompt.refused
                if player in ballots.candidates
            ]
        self._not.setText("\n".join(barred))
        self._not.setVisible(bool(barred))
        correcting = prompt is not None and asked and ballots.choice_of(prompt.by) is not None
        self._correcting.setVisible(correcting)
        self._back.say(self.tr("Not asked yet"), self.tr("Take this ballot back"))
        self._leave.say(self.tr("Leave it"), key=self.tr("Esc"))

    def _show_forecast(self, scene: Scene, ballots: Ballots) -> None:
        seen = forecast(ballots, self._waiting(scene), str(scene.table.options.get("majority", PLURALITY)))
        parts = []
        if not seen.leaders:
            parts.append(self.tr("Nobody has a vote yet"))
        elif not seen.hands:
            parts.append(self.tr("Most votes: {names}").format(names=names(scene, seen.leaders)))
        elif seen.decided:
            parts.append(self.tr("Decided: {name}").format(name=names(scene, seen.leaders)))
        elif seen.hopeless:
            parts.append(self.tr("Nobody can get more than half any more"))
        else:
            parts.append(self.tr("Needs {n} now").format(n=seen.needs))
            tie = self.tr("{n} ties with {names}").format(n=seen.ties, names=names(scene, seen.leaders))
            parts.append(tie)
        self._forecast.setText("; ".join(parts))
        left = self.tr("%n hand(s) left", "", seen.hands)
        if seen.doubles:
            left = self.tr("{hands}, one counts twice").format(hands=left)
        prompt = scene.prompt
        if prompt is not None and prompt.act == BALLOT and scene.picks:
            pick = scene.picks[0]
            votes = self.tr("%n vote(s)", "", after(ballots, prompt.by, pick))
            left = f"{left} · " + self.tr("then {name}: {votes}").format(
                name=named(scene.table[pick]), votes=votes
            )
        self._left.setText(left if seen.hands else self.tr("Everybody has been asked"))

    @staticmethod
    def _waiting(scene: Scene) -> tuple[int, ...]:
        ballots, table = scene.table.ballots, scene.table
        cast = {voter for voter, _ in ballots.cast} if ballots is not None else set()
        return tuple(player for player in table.seated(table.in_town()) if player not in cast)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once; what was said in the old one is gone."""
        if event.type() == QEvent.Type.LanguageChange:
            self._wrong.hide()
        super().changeEvent(event)

    # --- what the Game Master does ----------------------------------------------------------------------

    def _slip(self, voter: int, candidate: int) -> None:
        if self._scene is None:
            return
        command = c.Vote(((voter, candidate),))
        wrong = refusal(self._scene, command)
        self._wrong.setText(wrong)
        self._wrong.setVisible(bool(wrong))
        if not wrong:
            self.command.emit(command)

    def _correct(self, voter: int) -> None:
        if self._scene is None or self._scene.table.ballots is None:
            return
        choice = self._scene.table.ballots.choice_of(voter)
        picks = (choice,) if choice is not None and choice >= 0 else ()
        answer = Answered(BALLOT, voter, picks) if choice is not None else None
        self.take.emit(Prompt(BALLOT, by=voter, pick=SEAT, answer=answer))

    def _take_back(self) -> None:
        prompt = self._scene.prompt if self._scene is not None else None
        if prompt is not None:
            self.command.emit(c.Vote(((prompt.by, TAKEN_BACK),)))

    def _rest_abstain(self) -> None:
        if self._scene is not None:
            self.command.emit(c.Vote(tuple((voter, -1) for voter in self._waiting(self._scene))))

"""Hands counted for one nominee after the other: whose are up, whose came too late, who has used his vote."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mafia_gm.engine import commands as c
from mafia_gm.engine.prompts import HANDS, Prompt
from mafia_gm.ui.day.ask import named, names
from mafia_gm.ui.day.forecast import forecast
from mafia_gm.ui.day.tally import TallyBars
from mafia_gm.ui.widgets.blocks import Panel, label, row
from mafia_gm.ui.widgets.section import Rows
from mafia_gm.ui.widgets.tight import Side, TightButton

if TYPE_CHECKING:
    from mafia_gm.engine.table import Ballots
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours


class HandsBox(QWidget):
    """Everything of a vote by hands but the button that counts.

    Signals: ``command`` (break the vote off), ``late`` for the hand noted last, ``take(Prompt | None)`` a nominee
    whose hands are to be corrected.
    """

    command = Signal(object)
    late = Signal()
    take = Signal(object)

    def __init__(self, colours: Colours) -> None:
        """Make the empty box; ``show_scene`` fills it."""
        super().__init__()
        self._scene: Scene | None = None
        self._candidates: tuple[int, ...] = ()
        self._card = Panel("card", margin=10)
        self._card.column.setSpacing(2)
        self._for = label("", "caption", "accent")
        self._count = label("", "huge", "accent", wrap=False)
        self._hands = label("", "big")
        self._hint = label("", "", "muted")
        line = row(self._count, self._hands, spacing=12)
        line.setStretch(1, 1)
        self._card.column.addWidget(self._for)
        self._card.column.addLayout(line)
        self._card.column.addWidget(self._hint)
        self._late_button = TightButton("", self.late.emit)
        self._leave = TightButton("quiet", lambda: self.take.emit(None))
        self._used = label("", "", "muted")
        self._forecast = label("", "", "accent")
        self._left = label("", "small", "muted")
        self.rows: Rows[TightButton] = Rows(self._row, spacing=2)
        self._bars = TallyBars(colours)
        self._cancel = TightButton("quiet", lambda: self.command.emit(c.CancelVote()))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        parts: tuple[QWidget, ...] = (
            *(self._card, Side(self._late_button, self._leave), self._used, self._forecast),
            *(self._left, self.rows, self._bars, self._cancel),
        )
        for part in parts:
            column.addWidget(part)
        column.addStretch(1)

    def _row(self) -> TightButton:
        place = self.rows.count
        return TightButton("quiet", lambda: self._correct(place))

    def show_scene(self, scene: Scene) -> None:
        """Show the vote on the table."""
        ballots, prompt = scene.table.ballots, scene.prompt
        if ballots is None:
            return
        self._scene, self._candidates = scene, ballots.candidates
        asked = prompt is not None and prompt.act == HANDS
        self._card.setVisible(asked)
        self._late_button.setVisible(asked)
        self._leave.setVisible(prompt is not None and asked and prompt.answer is not None)
        self._leave.say(self.tr("Leave it"), key=self.tr("Esc"))
        if prompt is not None and asked:
            self._show_hands(scene, prompt)
        self._show_used(scene, ballots, prompt.by if prompt is not None and asked else -1)
        self._show_forecast(scene, ballots)
        for place, made in enumerate(self.rows.take(len(ballots.candidates))):
            self._show_row(made, scene, ballots, ballots.candidates[place])
        self._bars.show_scene(scene)
        self._cancel.say(self.tr("Cancel the vote"), self.tr("Back to the talk; the nominations stand"))

    def _show_hands(self, scene: Scene, prompt: Prompt) -> None:
        name = named(scene.table[prompt.by])
        self._for.setText(self.tr("Hands for {name}").format(name=name).upper())
        self._count.setText(str(len(scene.picks)))
        numbers = sorted(scene.table[player].number for player in scene.picks)
        self._hands.setText("  ".join(map(str, numbers)))
        self._hint.setText(self.tr("Click the raised hands or type “3 7 11”; Enter counts them, none too."))
        self._hint.setVisible(not scene.picks)
        self._card.setAccessibleName(f"{self._for.text()} {self._count.text()}: {self._hands.text()}")
        self._late_button.say(
            self.tr("The last was late"), self.tr("The hand noted last went up too late"), key="L"
        )
        self._late_button.setEnabled(bool(scene.picks or scene.late))

    def words(self, scene: Scene) -> str:
        """Return what points out whose hand did not count, so that he may raise it for another (SV-C22)."""
        lines = []
        for player in scene.late:
            words = scene.spoken.thanks(Prompt(HANDS, by=player), scene.rules, scene.table)
            late = self.tr("{name}: too late, this hand does not count.")
            lines.append(words or late.format(name=named(scene.table[player])))
        return "\n".join(lines)

    def _show_used(self, scene: Scene, ballots: Ballots, candidate: int) -> None:
        used = tuple(voter for voter, choice in ballots.cast if choice not in {candidate, -1})
        self._used.setText(self.tr("Have used their vote: {names}").format(names=names(scene, used)))
        self._used.setVisible(bool(used) and scene.table.options.get("votes_per_player", "one") == "one")

    def _show_forecast(self, scene: Scene, ballots: Ballots) -> None:
        options, alive = scene.table.options, scene.table.alive
        used = {voter for voter, _ in ballots.cast} if options.get("votes_per_player") != "many" else ()
        over = set(ballots.counted).issuperset(ballots.candidates)
        waiting = () if over else tuple(player for player in alive if player not in used)
        seen = forecast(ballots, waiting)
        enough = len(alive) // 2 + 1 if options.get("hang_needs") == "majority" else 0
        if max(seen.ties, seen.hands) < enough:  # whoever was counted can get no more
            more = self.tr("Nobody can get more than half any more")
            text = more if seen.hands else self.tr("Nobody has more than half")
        elif not seen.leaders:
            text = self.tr("Nobody has a vote yet")
        elif seen.ties < enough:
            text = self.tr("Needs {n} now").format(n=enough)
        elif not seen.hands:
            text = self.tr("Most votes: {names}").format(names=names(scene, seen.leaders))
        elif seen.decided:
            text = self.tr("Decided: {name}").format(name=names(scene, seen.leaders))
        else:
            tie = self.tr("{n} ties with {names}").format(n=seen.ties, names=names(scene, seen.leaders))
            needs = self.tr("Needs {n} now").format(n=seen.needs)
            text = f"{needs}; {tie}"
        self._forecast.setText(text)
        self._left.setText(self.tr("%n hand(s) left", "", seen.hands))
        self._left.setVisible(bool(seen.hands))

    def _show_row(self, made: TightButton, scene: Scene, ballots: Ballots, candidate: int) -> None:
        name, counted = named(scene.table[candidate]), candidate in ballots.counted
        votes = ballots.tally().get(candidate, 0)
        made.say(
            self.tr("✓ {name}: {n} – correct…").format(name=name, n=votes) if counted else f"· {name}",
            self.tr("Correct the hands for {name}").format(name=name) if counted else name,
        )
        made.setEnabled(counted)

    def _correct(self, place: int) -> None:
        self.take.emit(self._question(self._candidates[place]))

    def _question(self, candidate: int) -> Prompt | None:
        scene = self._scene
        return scene.rules.what.hands(scene.table, candidate) if scene is not None else None

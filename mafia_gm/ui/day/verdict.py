"""The verdict: who it is, what carrying it out will do, and the ways on from a tie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from mafia_gm.engine import commands as c
from mafia_gm.engine import phases as ph
from mafia_gm.engine.facts import Announced
from mafia_gm.ui.day.ask import named, names, would
from mafia_gm.ui.day.tally import TallyBars
from mafia_gm.ui.widgets.blocks import Panel, dress, label
from mafia_gm.ui.widgets.section import Rows
from mafia_gm.ui.widgets.tight import TightButton

if TYPE_CHECKING:
    from mafia_gm.engine.commands import Command
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours

SHORT: Final = 14
"""Letters of a result that are set huge; a longer one is set smaller, so that the whole of it is seen."""


class VerdictBox(QWidget):
    """The result of the vote; ``command`` takes a way on from a tie, or breaks the vote off."""

    command = Signal(object)

    def __init__(self, colours: Colours) -> None:
        """Make the empty box; ``show_scene`` fills it."""
        super().__init__()
        self._scene: Scene | None = None
        self._offers: tuple[Command, ...] = ()
        self._card = Panel("card", margin=12)
        self._card.column.setSpacing(2)
        self._caption = label("", "caption")
        self._who = label("", "huge")
        self._votes = label("", "", "muted")
        for text in (self._caption, self._who, self._votes):
            self._card.column.addWidget(text)
        self._does = label("", "")
        self._bars = TallyBars(colours)
        self._ask = QCheckBox()
        self._ask.toggled.connect(lambda *_: self._show_preview())
        self._preview = label("", "", "accent")
        self.rows: Rows[TightButton] = Rows(self._row)
        self._cancel = TightButton("quiet", lambda: self.command.emit(c.CancelVote()))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        parts: tuple[QWidget, ...] = (
            self._card,
            self._does,
            self.rows,
            self._ask,
            self._preview,
            self._bars,
            self._cancel,
        )
        for part in parts:
            column.addWidget(part)
        column.addStretch(1)

    def _row(self) -> TightButton:
        place = self.rows.count
        return TightButton("", lambda: self.command.emit(self._offers[place]))

    def show_scene(self, scene: Scene) -> None:
        """Show the result on the table."""
        ballots = scene.table.ballots
        if ballots is None:
            return
        if self._scene is None or scene.steps is not self._scene.steps:
            self._ask.setChecked(False)
        self._scene = scene
        leaders, check = ballots.leaders, ballots.effect == c.CHECK
        single = len(leaders) == 1
        self._caption.setText((self.tr("Tie") if len(leaders) > 1 else self.tr("Result")).upper())
        who = names(scene, leaders) or self.tr("Nobody")
        dress(self._who, "scale", "huge" if len(who) <= SHORT else "big")
        self._who.setText(who)
        most = max(ballots.tally().values(), default=0)
        votes = self.tr("%n vote(s)", "", most)
        self._votes.setText(votes if single or not leaders else self.tr("{votes} each").format(votes=votes))
        self._does.setVisible(single)
        if single:
            self._does.setText(self._doing(scene, check=check).format(name=named(scene.table[leaders[0]])))
        self._ask.setText(self.tr("Preview it for me"))
        self._ask.setToolTip(self.tr("What would happen, for the Game Master's eyes only"))
        self._ask.setVisible(single)
        self._cancel.say(self.tr("Cancel, back to the debate"))
        self._cancel.setVisible(scene.knows(c.CancelVote))
        self._bars.show_scene(scene)
        self._show_offers(scene)
        self._show_preview()

    def _doing(self, scene: Scene, *, check: bool) -> str:
        if not check:
            return self.tr("To be carried out: {name} is voted out of the game. The Day ends.")
        said = [fact for fact in would(scene, c.Execute()) if isinstance(fact, Announced)]
        if any(fact.word for fact in said):
            return self.tr("To be carried out: {name} is checked, the thumb is for everybody.")
        return self.tr("To be carried out: {name} is checked. The result is not announced.")

    def _show_offers(self, scene: Scene) -> None:
        prompt = scene.prompt
        offers = prompt.offers if prompt is not None and scene.table.phase == ph.VERDICT else ()
        # There the big button leads from one step to the next.
        leads = scene.knows(c.GiveFloor) or (scene.knows(c.Approve) and len(offers) == 1)
        self._offers = () if leads else tuple(offer for offer in offers if offer != c.Execute())
        for made, offer in zip(self.rows.take(len(self._offers)), self._offers, strict=True):
            if isinstance(offer, c.Execute):
                made.say(self.tr("Carry it out: {name}").format(name=named(scene.table[offer.player])))
            else:
                made.say(scene.lines.offer(offer, scene.table))

    def _show_preview(self) -> None:
        scene = self._scene
        shown = scene is not None and not self._ask.isHidden() and self._ask.isChecked()
        self._preview.setVisible(shown)
        if scene is None or not shown:
            return
        facts = would(scene, c.Execute())
        lines = [one.result for one in scene.lines.why(scene.rules, facts, scene.table)]
        lines = lines or scene.lines.heard(facts, scene.table)
        self._preview.setText("\n".join(lines))

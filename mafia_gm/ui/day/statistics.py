"""Statistics on request: current and initial, the answer big enough to read it aloud at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout

from mafia_gm.engine import commands as c
from mafia_gm.ui.day.ask import refusal
from mafia_gm.ui.widgets.blocks import Panel, dress, hint, label
from mafia_gm.ui.widgets.section import Section
from mafia_gm.ui.widgets.tight import Side, TightButton

if TYPE_CHECKING:
    from mafia_gm.engine.facts import Announced
    from mafia_gm.ui.scene import Scene

CURRENT: Final = "statistics"
INITIAL: Final = "initial_statistics"


class StatisticsBox(Section):
    """Two buttons and what was told last; emits ``command``."""

    command = Signal(object)

    def __init__(self) -> None:
        """Make the empty box; ``show_scene`` fills it."""
        super().__init__()
        self._current = TightButton("", lambda: self.command.emit(c.TellStatistics()))
        self._initial = TightButton("", lambda: self.command.emit(c.TellStatistics(initial=True)))
        self._why = label("", "small", "danger")
        self._answer = Panel("card", margin=8)
        self._answer.column.setSpacing(0)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(10)
        self._which = label("", "small", "muted")
        self._answer.column.addWidget(self._which)
        self._answer.column.addLayout(self._grid)
        self._cells = [(label("", "huge", wrap=False), label("", "small", "muted")) for _ in range(4)]
        for place, (count, side) in enumerate(self._cells):
            self._grid.addWidget(count, 0, place)
            self._grid.addWidget(side, 1, place)
            self._grid.setColumnStretch(place, 1)
        self.column.addWidget(Side(self._current, self._initial))
        self.column.addWidget(self._why)
        self.column.addWidget(self._answer)

    def show_scene(self, scene: Scene) -> None:
        """Show whether they may be told now, and what was told last."""
        self.name(self.tr("Statistics"))
        self._current.say(self.tr("Current"))
        self._initial.say(self.tr("Initial"))
        reasons = []
        for part, command, name in (
            (self._current, c.TellStatistics(), self.tr("Tell the current statistics")),
            (self._initial, c.TellStatistics(initial=True), self.tr("Tell the initial statistics")),
        ):
            reason = refusal(scene, command)
            part.setEnabled(not reason)
            part.setAccessibleName(name)
            part.setToolTip(hint(reason or name))
            reasons.append(reason)
        said = next((reason for reason in reasons if reason), "")
        self._why.setText(said)
        self._why.setVisible(bool(said))
        self._show_answer(scene, told(scene))

    def _show_answer(self, scene: Scene, answer: Announced | None) -> None:
        self._answer.setVisible(answer is not None)
        if answer is None:
            return
        initial = answer.key == INITIAL
        self._which.setText(self.tr("At the start of the game") if initial else self.tr("Now"))
        spoken = scene.spoken
        for place, (count, side) in enumerate(self._cells):
            shown = place < len(answer.counts)
            count.setVisible(shown)
            side.setVisible(shown)
            if shown:
                key = scene.rules.sides[place]
                count.setText(str(answer.counts[place]))
                dress(count, "tone", key)
                side.setText(spoken.side(key))
        self._answer.setAccessibleName("-".join(str(count) for count in answer.counts))


def told(scene: Scene) -> Announced | None:
    """Return the statistics that the table heard last today."""
    return next((line for line in reversed(scene.table.lines) if line.key in {CURRENT, INITIAL}), None)

"""The night reckoned step by step: what happened in each of the steps, and why, for the Game Master alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from mafia_gm.ui.widgets.blocks import Panel, dress, label, row
from mafia_gm.ui.widgets.section import Rows

if TYPE_CHECKING:
    from mafia_gm.narration.why import Stage
    from mafia_gm.ui.scene import Scene


class StageRow(Panel):
    """One step: its number and name, and a line for everything that happened."""

    def __init__(self) -> None:
        """Make an empty row."""
        super().__init__("card", margin=8)
        self.column.setSpacing(2)
        self._number = label("", "", "accent", wrap=False)
        self._number.setFixedWidth(18)
        self._title = label("", "", "")
        self._title.setStyleSheet("font-weight: 600;")
        self._lines = label("", "", "muted")
        heading = row(self._number, self._title)
        heading.setStretch(1, 1)
        self.column.addLayout(heading)
        self.column.addWidget(self._lines)

    def show_stage(self, stage: Stage, nothing: str) -> None:
        """Show a step of the night."""
        self._number.setText(str(stage.number))
        self._title.setText(stage.title)
        self._lines.setText("\n".join(stage.lines) or nothing)
        dress(self._lines, "tone", "" if stage.lines else "muted")
        self.setAccessibleName(f"{stage.number} {stage.title}: {self._lines.text()}")


class StageList(QWidget):
    """The steps below each other."""

    def __init__(self) -> None:
        """Make an empty list; ``show_scene`` fills it."""
        super().__init__()
        self.rows: Rows[StageRow] = Rows(StageRow)
        line = row(self.rows)
        self.setLayout(line)

    def show_scene(self, scene: Scene) -> None:
        """Show the reckoning of the last night."""
        stages = scene.lines.stages(scene.rules, scene.reckoning, scene.table)
        shown = [stage for stage in stages if stage.number or stage.lines]
        nothing = self.tr("nothing")
        for made, stage in zip(self.rows.take(len(shown)), shown, strict=True):
            made.show_stage(stage, nothing)

"""Accusations: who named whom, in order, and his defence by the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mafia_gm.app import clock
from mafia_gm.ui.day.ask import named
from mafia_gm.ui.day.pairs import PairsBox
from mafia_gm.ui.widgets.blocks import hint, label, row, small
from mafia_gm.ui.widgets.glyphs import CROSS, PLAY, glyph
from mafia_gm.ui.widgets.section import Rows

if TYPE_CHECKING:
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours

DEFENCE = 60.0
"""Seconds an accused has to defend himself, unless the Game Master moves the clock."""


class AccusedRow(QWidget):
    """One accusation: who and whom, the accused's defence, and taking it back."""

    defence = Signal()
    withdrawn = Signal()

    def __init__(self, colours: Colours) -> None:
        """Make an empty row."""
        super().__init__()
        self.text = label()
        self.start = small("quiet", self.defence.emit)
        self.start.setIcon(glyph(PLAY, colours.accent))
        self.back = small("quiet", self.withdrawn.emit)
        self.back.setIcon(glyph(CROSS, colours.muted))
        line = row(self.text, self.start, self.back, spacing=2)
        line.setStretch(0, 1)
        self.setLayout(line)


class AccusationBox(PairsBox):
    """The list and the fields for one more; emits ``command``."""

    def __init__(self, colours: Colours) -> None:
        """Make the empty list; ``show_scene`` fills it."""
        super().__init__(colours)
        self.rows: Rows[AccusedRow] = Rows(self._row, spacing=0)
        for part in (self.rows, self.pair, self._wrong):
            self.column.addWidget(part)

    def _row(self) -> AccusedRow:
        place = self.rows.count
        made = AccusedRow(self._colours)
        made.defence.connect(lambda: self.command.emit(clock.start(DEFENCE)))
        made.withdrawn.connect(lambda: self._withdraw(place))
        return made

    def show_scene(self, scene: Scene) -> None:
        """Show today's accusations."""
        self._know(scene)
        self.name(self.tr("Accusations"))
        table = scene.table
        town = [table[player] for player in table.seated(table.in_town())]
        self.pair.show_players(town, town)
        self.pair.name(self.tr("who"), self.tr("whom"), self.tr("Note the accusation"))
        for made, (by, player) in zip(self.rows.take(len(self._accused)), self._accused, strict=True):
            accused = named(table[player])
            made.text.setText(f"{named(table[by])} → {accused}")
            for part, text in (
                (made.start, self.tr("Start the defence of {name}: one minute").format(name=accused)),
                (made.back, self.tr("Withdraw: {text}").format(text=made.text.text())),
            ):
                part.setAccessibleName(text)
                part.setToolTip(hint(text))

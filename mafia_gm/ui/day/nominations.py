"""The nomination board: who nominates whom, one a head, and in which order the nominees will speak."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mafia_gm.engine import commands as c
from mafia_gm.engine.prompts import NOMINATION
from mafia_gm.ui.day.ask import named
from mafia_gm.ui.day.pairs import PairsBox
from mafia_gm.ui.widgets.blocks import Panel, hint, label, row, small
from mafia_gm.ui.widgets.glyphs import CROSS, glyph
from mafia_gm.ui.widgets.section import Rows

if TYPE_CHECKING:
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours


class NominationRow(QWidget):
    """One nomination; ``withdrawn`` takes it back."""

    withdrawn = Signal()

    def __init__(self, colours: Colours) -> None:
        """Make an empty row."""
        super().__init__()
        self.text = label()
        self.back = small("quiet", self.withdrawn.emit)
        self.back.setIcon(glyph(CROSS, colours.muted))
        line = row(self.text, self.back, spacing=2)
        line.setStretch(0, 1)
        self.setLayout(line)


class NominationBoard(PairsBox):
    """The nomination in hand, the fields for one more, the nominees in order and all nominations; emits ``command``."""

    def __init__(self, colours: Colours) -> None:
        """Make the empty board; ``show_scene`` fills it."""
        super().__init__(colours)
        self._hand = Panel("card", margin=8)
        self._hand.column.setSpacing(0)
        self._by = label("", "", "muted")
        self._whom = label("", "big", "accent")
        for text in (self._by, self._whom):
            self._hand.column.addWidget(text)
        self._order = label("", "", "accent")
        self.rows: Rows[NominationRow] = Rows(self._row, spacing=0)
        parts: tuple[QWidget, ...] = (self._hand, self.pair, self._wrong, self._order, self.rows)
        for part in parts:
            self.column.addWidget(part)

    def _row(self) -> NominationRow:
        place = self.rows.count
        made = NominationRow(self._colours)
        made.withdrawn.connect(lambda: self._withdraw(place))
        return made

    def show_scene(self, scene: Scene) -> None:
        """Show today's nominations."""
        self._know(scene)
        table = scene.table
        self.name(self.tr("Nominations"))
        self._show_hand(scene)
        living = [table[player] for player in table.alive]
        self.pair.show_players(living, living)
        self.pair.name(self.tr("who"), self.tr("whom"), self.tr("Note the nomination"))
        order = scene.rules.what.named(table)
        queue = " → ".join(named(table[player]) for player in order)
        self._order.setText(self.tr("They will speak: {names}").format(names=queue))
        self._order.setVisible(bool(order) and scene.knows(c.GiveFloor))
        for made, (by, player) in zip(self.rows.take(len(self._accused)), self._accused, strict=True):
            made.text.setText(f"{named(table[by])} → {named(table[player])}")
            text = self.tr("Take back: {text}").format(text=made.text.text())
            made.back.setAccessibleName(text)
            made.back.setToolTip(hint(text))

    def _show_hand(self, scene: Scene) -> None:
        prompt = scene.prompt
        in_hand = prompt is not None and prompt.act == NOMINATION
        if prompt is not None and in_hand:
            self._by.setText(self.tr("{name} nominates").format(name=named(scene.table[prompt.by])))
            self._whom.setText(named(scene.table[scene.picks[0]]) if scene.picks else "…")
        else:
            self._by.setText(self.tr("Click who nominates, then whom; or type “3 7”."))
        self._whom.setVisible(in_hand)
        self._hand.setVisible(in_hand or not self._accused)  # the list below tells the rest
        self._hand.setAccessibleName(f"{self._by.text()} {self._whom.text()}" if in_hand else self._by.text())

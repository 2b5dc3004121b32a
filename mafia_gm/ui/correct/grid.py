"""What would be otherwise, in three columns: what it is about, what it was, what it would be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from mafia_gm.ui.widgets.blocks import label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mafia_gm.narration.differences import Difference
    from mafia_gm.narration.lines import Lines


class Differences(QWidget):
    """The differences below the headings of their kinds."""

    def __init__(self) -> None:
        """Show none yet."""
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(6)
        for column, share in enumerate((3, 4, 4)):
            self._grid.setColumnStretch(column, share)

    def show_differences(self, lines: Lines, differences: Sequence[Difference]) -> None:
        """Show these instead of those before."""
        while (item := self._grid.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        self.setVisible(bool(differences))
        place, kind = 0, ""
        for one in differences:
            if one.kind != kind:
                self._put(label(lines.heading(one.kind).upper(), "caption", "accent"), place, 0, 3)
                place, kind = place + 1, one.kind
            was, now = label(self.tr("was: {text}").format(text=one.was), "", "muted"), self._now(one)
            font = was.font()
            font.setStrikeOut(True)
            was.setFont(font)
            for column, part in enumerate((label(one.about), was, now)):
                part.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
                self._put(part, place, column)
            place += 1

    def _put(self, part: QLabel, place: int, column: int, width: int = 1) -> None:
        self._grid.addWidget(part, place, column, 1, width)
        part.show()  # a layout would wait for the next turn of the loop

    def _now(self, one: Difference) -> QLabel:
        made = label(self.tr("now: {text}").format(text=one.now))
        made.setProperty("scale", "lead")
        made.setAccessibleName(f"{one.about}: {one.was} → {one.now}")
        return made

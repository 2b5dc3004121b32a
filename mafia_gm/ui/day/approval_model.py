"""Approval ballots as a table: voters by candidates, with the sums below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from mafia_gm.engine.prompts import BALLOT
from mafia_gm.ui import theme
from mafia_gm.ui.day.ask import named
from mafia_gm.ui.widgets.glyphs import TICK, glyph

if TYPE_CHECKING:
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours

_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()


class Row(msgspec.Struct, frozen=True):
    """One voter: which of the candidates he wants hanged, and whether he has voted at all."""

    voter: int
    who: str
    wants: tuple[bool, ...]
    voted: bool
    in_hand: bool


class ApprovalModel(QAbstractTableModel):
    """Voters by candidates, with the sums below."""

    def __init__(self, colours: Colours) -> None:
        """Make an empty table."""
        super().__init__()
        self._colours = colours
        self._rows: tuple[Row, ...] = ()
        self._candidates: tuple[int, ...] = ()
        self._heads: tuple[str, ...] = ()
        self._sums: tuple[int, ...] = ()
        self._tick = glyph(TICK, colours.accent)

    def show_scene(self, scene: Scene) -> int:
        """Show the ballots of the scene; return the row of the voter in hand, or -1."""
        table, ballots, prompt = scene.table, scene.table.ballots, scene.prompt
        if ballots is None:
            return -1
        in_hand = prompt.by if prompt is not None and prompt.act == BALLOT else -1
        voted = {voter for voter, _ in ballots.cast}
        candidates, tally = ballots.candidates, ballots.tally()
        rows = tuple(
            Row(
                voter,
                named(table[voter]),
                tuple(one in ballots.choices_of(voter) for one in candidates),
                voter in voted,
                voter == in_hand,
            )
            for voter in table.seated({*table.in_town(), *voted})
        )
        heads = tuple(named(table[one]) for one in candidates)
        sums = tuple(tally.get(one, 0) for one in candidates)
        if (heads, len(rows)) != (self._heads, len(self._rows)):
            self.beginResetModel()
            self._candidates, self._heads, self._rows, self._sums = candidates, heads, rows, sums
            self.endResetModel()
        elif (rows, sums) != (self._rows, self._sums):
            self._rows, self._sums = rows, sums
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows), len(candidates)))
        return next((place for place, row in enumerate(rows) if row.in_hand), -1)

    def voter(self, row: int) -> int:
        """Return whose ballot a row is, -1 for the sums."""
        return self._rows[row].voter if 0 <= row < len(self._rows) else -1

    def turned(self, index: _Index) -> tuple[int, ...]:
        """Return whom the voter of a cell would want hanged if it were turned over."""
        wants = self._rows[index.row()].wants
        return tuple(
            one
            for place, one in enumerate(self._candidates, 1)
            if wants[place - 1] != (place == index.column())
        )

    # --- Qt's questions ---------------------------------------------------------------------------------

    def rowCount(self, parent: _Index = _ROOT) -> int:
        """Count the voters, and the sums."""
        return 0 if parent.isValid() or not self._rows else len(self._rows) + 1

    def columnCount(self, parent: _Index = _ROOT) -> int:
        """The voter and the candidates."""
        return 0 if parent.isValid() else 1 + len(self._candidates)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the candidates' numbers."""
        if orientation != Qt.Orientation.Horizontal or not 0 < section <= len(self._heads):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._heads[section - 1].split()[0]
        return self._heads[section - 1] if role == Qt.ItemDataRole.ToolTipRole else None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return one cell."""
        if not index.isValid():
            return None
        if index.row() == len(self._rows):
            return self._sum(index.column(), role)
        row, column = self._rows[index.row()], index.column()
        wants = column > 0 and row.wants[column - 1]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.who if column == 0 else None if wants else "·" if row.voted else ""
        if role == Qt.ItemDataRole.DecorationRole and wants:
            return self._tick
        if role == Qt.ItemDataRole.TextAlignmentRole and column:
            return int(Qt.AlignmentFlag.AlignCenter)
        if role == Qt.ItemDataRole.ForegroundRole:
            tone = self._colours.muted if row.voted else self._colours.text
            return QColor(self._colours.accent if row.in_hand else tone)
        if role == Qt.ItemDataRole.FontRole and row.in_hand:
            return theme.font(14, 700)
        if role in {Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole}:
            said = [head for head, want in zip(self._heads, row.wants, strict=True) if want]
            if column == 0:
                return f"{row.who}: {', '.join(said) or ('—' if row.voted else '…')}"
            return f"{row.who} → {self._heads[column - 1]}{' ✓' if wants else ''}"
        return None

    def _sum(self, column: int, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return self.tr("Votes") if column == 0 else str(self._sums[column - 1])
        if role == Qt.ItemDataRole.FontRole:
            return theme.font(14, 700, tabular=True)
        if role == Qt.ItemDataRole.TextAlignmentRole and column:
            return int(Qt.AlignmentFlag.AlignCenter)
        if role == Qt.ItemDataRole.ForegroundRole:
            most = max(self._sums, default=0)
            leads = column > 0 and most > 0 and self._sums[column - 1] == most
            return QColor(self._colours.accent if leads else self._colours.text)
        if role == Qt.ItemDataRole.AccessibleTextRole and column:
            return f"{self._heads[column - 1]}: {self._sums[column - 1]}"
        return None

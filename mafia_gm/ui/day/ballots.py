"""The voters and their ballots in seat order; every one can be taken up again until the verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from mafia_gm.engine.prompts import BALLOT
from mafia_gm.ui import theme
from mafia_gm.ui.day.ask import named
from mafia_gm.ui.widgets.tables import bare

if TYPE_CHECKING:
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours

OPEN, ABSTAINED, NAMED, NOW = "open", "abstained", "named", "now"
_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()
_ROW: Final = 28


class Row(msgspec.Struct, frozen=True):
    """One voter and what he has said."""

    voter: int
    who: str
    choice: str
    state: str


class BallotModel(QAbstractTableModel):
    """The rows; only what differs is told to the view."""

    def __init__(self, colours: Colours) -> None:
        """Make an empty table."""
        super().__init__()
        self._colours = colours
        self._rows: tuple[Row, ...] = ()

    def show_scene(self, scene: Scene) -> int:
        """Show the ballots of the vote on the table; return the row of the voter in hand, or -1."""
        rows = self._made(scene)
        if [row.voter for row in rows] != [row.voter for row in self._rows]:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
        else:
            before, self._rows = self._rows, rows
            for place, (old, new) in enumerate(zip(before, rows, strict=True)):
                if old != new:
                    self.dataChanged.emit(self.index(place, 0), self.index(place, 1))
        return next((place for place, row in enumerate(rows) if row.state == NOW), -1)

    def _made(self, scene: Scene) -> tuple[Row, ...]:
        table, ballots, prompt = scene.table, scene.table.ballots, scene.prompt
        if ballots is None:
            return ()
        in_hand = prompt.by if prompt is not None and prompt.act == BALLOT else -1
        cast = dict(ballots.cast)
        made = []
        for voter in table.seated((*table.in_town(), *cast)):
            choice = cast.get(voter)
            if choice is None:
                text, state = "", OPEN
            elif choice < 0:
                text, state = self.tr("abstains"), ABSTAINED
            else:
                text, state = named(table[choice]), NAMED
                if ballots.weight(voter) > 1:
                    text = f"{text} ×2"
            if voter == in_hand:
                state, text = NOW, text or self.tr("is asked")
            made.append(Row(voter, named(table[voter]), text, state))
        return tuple(made)

    def voter(self, row: int) -> int:
        """Return whose ballot a row is."""
        return self._rows[row].voter

    # --- Qt's questions ---------------------------------------------------------------------------------

    def rowCount(self, parent: _Index = _ROOT) -> int:
        """Count the voters."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        """Voter and candidate."""
        return 0 if parent.isValid() else 2

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return one cell."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        first = index.column() == 0
        if role == Qt.ItemDataRole.DisplayRole:
            return row.who if first else row.choice or "·"
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"{row.who} → {row.choice or '…'}"
        if role == Qt.ItemDataRole.ForegroundRole:
            return QColor(self._colour(row, first=first))
        if role == Qt.ItemDataRole.FontRole and row.state == NOW:
            return theme.font(14, 700)
        if role == Qt.ItemDataRole.TextAlignmentRole and not first:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{row.who}: {row.choice or '…'}"
        return None

    def _colour(self, row: Row, *, first: bool) -> str:
        colours = self._colours
        if row.state == NOW:
            return colours.accent
        if row.state == NAMED:
            return colours.muted if first else colours.text
        return colours.text if row.state == OPEN and first else colours.muted


class BallotList(QTableView):
    """Emits ``taken(int)``, the voter whose ballot shall be corrected: a click or Enter on his row."""

    taken = Signal(int)

    def __init__(self, colours: Colours) -> None:
        """Make an empty list."""
        super().__init__()
        self._ballots = BallotModel(colours)
        self._scene: Scene | None = None
        self.setModel(self._ballots)
        bare(self, _ROW)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumHeight(5 * _ROW)
        self.clicked.connect(self._take)
        self.activated.connect(self._take)

    def show_scene(self, scene: Scene) -> None:
        """Show the ballots; the voter in hand is kept in view."""
        self._scene = scene
        self.setAccessibleName(self.tr("Ballots"))
        self.setEnabled(scene.table.phase == "voting")
        row = self._ballots.show_scene(scene)
        if row >= 0:
            self.scrollTo(self._ballots.index(row, 0), QAbstractItemView.ScrollHint.EnsureVisible)

    def _take(self, index: QModelIndex) -> None:
        self.taken.emit(self._ballots.voter(index.row()))

    def sizeHint(self) -> QSize:
        """As high as all rows."""
        return QSize(240, self._ballots.rowCount() * _ROW + 4)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange and self._scene is not None:
            self.show_scene(self._scene)
        super().changeEvent(event)

"""Who was who: the players in seat order with role and side, winners marked, revealed ones told apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFontMetrics, QIcon
from PySide6.QtWidgets import QHeaderView, QTableView

from mafia_gm.ui import theme
from mafia_gm.ui.widgets.glyphs import EYE, TICK, glyph
from mafia_gm.ui.widgets.tables import bare

if TYPE_CHECKING:
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours

_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()
_ROW: Final = 30


class Member(msgspec.Struct, frozen=True):
    """One player as the end shows him."""

    player: int
    who: str
    role: str
    short: str
    """The role where there is no room for the whole of it."""
    side: str
    alive: bool
    wins: bool
    revealed: bool


class CastModel(QAbstractTableModel):
    """Rows of players: name, role, whether he wins, whether the table has seen his card."""

    def __init__(self, colours: Colours) -> None:
        """Make an empty table."""
        super().__init__()
        self._colours = colours
        self._tick: QIcon = glyph(TICK, colours.accent)
        self._eye: QIcon = glyph(EYE, colours.muted)
        self._members: tuple[Member, ...] = ()
        self._room = 0

    def set_room(self, room: int) -> None:
        """Take as many pixels for a role."""
        if room != self._room:
            self._room = room
            if self._members:
                self.dataChanged.emit(self.index(0, 1), self.index(len(self._members) - 1, 1))

    def _role(self, one: Member) -> str:
        metrics = QFontMetrics(theme.font(14, 500 if one.revealed else 400))
        return one.role if metrics.horizontalAdvance(one.role) <= self._room else one.short or one.role

    def show_members(self, members: tuple[Member, ...]) -> None:
        """Show these players."""
        if [one.player for one in members] != [one.player for one in self._members]:
            self.beginResetModel()
            self._members = members
            self.endResetModel()
        elif members != self._members:
            self._members = members
            self.dataChanged.emit(self.index(0, 0), self.index(len(members) - 1, 3))

    def member(self, row: int) -> Member | None:
        """Return the player of a row."""
        return self._members[row] if 0 <= row < len(self._members) else None

    def rowCount(self, parent: _Index = _ROOT) -> int:
        """Count the players."""
        return 0 if parent.isValid() else len(self._members)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        """Name, role, win, shown."""
        return 0 if parent.isValid() else 4

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return one cell."""
        if not index.isValid():
            return None
        one, column = self._members[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return (one.who, self._role(one), "", "")[column]
        if role == Qt.ItemDataRole.DecorationRole:
            if column == 2 and one.wins:
                return self._tick
            return self._eye if column == 3 and one.revealed else None
        if role == Qt.ItemDataRole.ForegroundRole:
            if column == 1:
                return self._colours.of(one.side)
            return QColor(self._colours.text if one.alive else self._colours.muted)
        if role == Qt.ItemDataRole.FontRole:
            weight = 700 if one.wins and column == 0 else 500 if one.revealed else 400
            return theme.font(14, weight, struck=not one.alive and column == 0)
        if role in {Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole}:
            return self._sentence(one)
        return None

    def _sentence(self, one: Member) -> str:
        parts = [one.who, one.role, self.tr("alive") if one.alive else self.tr("out of the game")]
        if one.wins:
            parts.append(self.tr("wins"))
        if one.revealed:
            parts.append(self.tr("shown to the table"))
        return ", ".join(parts)


class CastList(QTableView):
    """Shows the players; the current row is the one a button speaks of."""

    def __init__(self, colours: Colours) -> None:
        """Make an empty list."""
        super().__init__()
        self.cast = CastModel(colours)
        self.setModel(self.cast)
        bare(self, _ROW)
        self.horizontalHeader().setMinimumSectionSize(24)
        for column in (0, 1):
            self.horizontalHeader().setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        for column in (2, 3):
            self.horizontalHeader().setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            self.setColumnWidth(column, 26)
        self.setMinimumHeight(3 * _ROW)
        self.horizontalHeader().sectionResized.connect(self._make_room)

    def _make_room(self, column: int, _: int, width: int) -> None:
        if column == 1:
            self.cast.set_room(width - 10)  # what Qt keeps free beside a text

    def show_scene(self, scene: Scene, winners: tuple[int, ...]) -> None:
        """Show everybody."""
        lines = scene.lines
        self.setColumnHidden(3, scene.table.ended is None)
        self.setAccessibleName(self.tr("Players and their roles"))
        self.cast.show_members(
            tuple(
                Member(
                    player.id,
                    f"{player.number} {player.name}",
                    lines.role(player.role) if player.role else "",
                    lines.role_short(player.role) if player.role else "",
                    player.side,
                    player.alive,
                    player.id in winners,
                    bool(player.shown_role),
                )
                for player in scene.table.people()
            )
        )

    def chosen(self) -> Member | None:
        """Return the player of the selected row."""
        rows = self.selectionModel().selectedRows()
        return self.cast.member(rows[0].row()) if rows else None

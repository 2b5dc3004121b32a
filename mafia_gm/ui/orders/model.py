"""Tonight's orders as rows: the sent ones by their arrival, below them those that have not come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from mafia_gm.ui import theme
from mafia_gm.ui.orders import times
from mafia_gm.ui.orders.whose import sent, waiting

if TYPE_CHECKING:
    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours

_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()
TIME, ORDER, TARGET = range(3)
SENT, EMPTY, WAITING = "sent", "empty", "waiting"
"""How an order stands: it aims at somebody, it says that nothing is done, it has not come."""


class Row(msgspec.Struct, frozen=True):
    """One order: when it came, whose and which it is, whom it means."""

    time: str
    order: str
    target: str
    who: str
    state: str
    in_hand: bool = False


class OrderModel(QAbstractTableModel):
    """The rows of the orders desk; only what differs is told to the view."""

    def __init__(self, colours: Colours) -> None:
        """Make an empty desk."""
        super().__init__()
        self._colours = colours
        self._rows: tuple[Row, ...] = ()
        self._prompts: tuple[Prompt, ...] = ()

    def show_scene(self, scene: Scene) -> int:
        """Show the orders of the scene; return the row of the order in hand, or -1."""
        self._prompts = (*sent(scene), *waiting(scene))
        before, self._rows = self._rows, tuple(self._row(scene, prompt) for prompt in self._prompts)
        if len(before) != len(self._rows):
            self.beginResetModel()
            self.endResetModel()
        else:
            for place, (old, new) in enumerate(zip(before, self._rows, strict=True)):
                if old != new:
                    self.dataChanged.emit(self.index(place, 0), self.index(place, TARGET))
        return next((place for place, row in enumerate(self._rows) if row.in_hand), -1)

    def _row(self, scene: Scene, prompt: Prompt) -> Row:
        answer, title = prompt.answer, _short_title(scene, prompt)
        holder = scene.table[prompt.by] if prompt.by >= 0 else None
        given = answer is not None and bool(answer.picks or answer.choice)
        return Row(
            time=times.face(answer.arrival) or "·" if answer is not None else "",
            order=f"{holder.number} {title}" if holder is not None else title,
            target=scene.lines.done(prompt, scene.table) if answer is not None else "…",
            who=holder.name if holder is not None else "",
            state=SENT if given else EMPTY if answer is not None else WAITING,
            in_hand=scene.prompt is not None
            and (scene.prompt.act, scene.prompt.by) == (prompt.act, prompt.by),
        )

    def prompt(self, row: int) -> Prompt | None:
        """Return the question a row answers; None where there is no such row."""
        return self._prompts[row] if 0 <= row < len(self._prompts) else None

    def place_of(self, act: str, by: int) -> int:
        """Return the row of an order, -1 if it is none of tonight's."""
        keys = [(prompt.act, prompt.by) for prompt in self._prompts]
        return keys.index((act, by)) if (act, by) in keys else -1

    # --- Qt's questions ---------------------------------------------------------------------------------

    def rowCount(self, parent: _Index = _ROOT) -> int:
        """Count the orders, those that have not come as well."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        """Time, order, target."""
        return 0 if parent.isValid() else 3

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return one cell."""
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        target = self.tr("not yet") if row.state == WAITING else row.target
        whole = " ".join(part for part in (row.time, row.order, row.who, target) if part)
        if role == Qt.ItemDataRole.DisplayRole:
            return (row.time, row.order, row.target)[column]
        if role in {Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole}:
            return whole
        if role == Qt.ItemDataRole.ForegroundRole:
            return QColor(self._colour(row, column))
        if role == Qt.ItemDataRole.FontRole:
            size = 12 if column == TIME else 13
            return theme.font(size, 700 if row.in_hand and column else 400, tabular=True)
        if role == Qt.ItemDataRole.TextAlignmentRole and column == TARGET:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def _colour(self, row: Row, column: int) -> str:
        if row.in_hand:
            return self._colours.accent
        if row.state == WAITING:
            return self._colours.faint if column == TARGET else self._colours.muted
        return self._colours.muted if column == TIME or row.state == EMPTY else self._colours.text


def _short_title(scene: Scene, prompt: Prompt) -> str:
    """Return an order's title with its role named as under a token: the row is narrow."""
    title, act = scene.lines.title(prompt), scene.rules.acts[prompt.act]
    if act.owner not in scene.rules.roles:
        return title
    return title.replace(scene.lines.role(act.owner), scene.lines.role_short(act.owner))

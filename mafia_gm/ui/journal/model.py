"""The journal as rows, newest first under the headings of their days and nights; it only ever grows or shrinks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from mafia_gm.app.journal import Corrected
from mafia_gm.engine import phases as ph
from mafia_gm.engine.decide import new_table
from mafia_gm.engine.fold import fold_all

if TYPE_CHECKING:
    from mafia_gm.app.journal import Step
    from mafia_gm.engine.table import Table
    from mafia_gm.ui.scene import Scene

NUMBER: Final = Qt.ItemDataRole.UserRole
HEADING: Final = 0
"""Number of a row that is a heading."""
_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()
_DAY: Final = frozenset({ph.DAWN, ph.DEBATE, ph.VOTING, ph.VERDICT})
_BEFORE: Final = frozenset({ph.SETUP, ph.DEAL})


class Entry(msgspec.Struct, frozen=True):
    """One row: a step of the journal, or the heading of those below it."""

    number: int
    when: str
    text: str


class JournalModel(QAbstractListModel):
    """Rows of steps; what the clock was told is left out."""

    def __init__(self) -> None:
        """Make an empty journal."""
        super().__init__()
        self._steps: tuple[Step, ...] = ()
        self._tables: list[Table] = []
        self._entries: list[Entry | None] = []
        """One for every step, oldest first; None for the clock's."""
        self._rows: list[Entry] = []
        self._sought = ""
        self._scene: Scene | None = None

    # --- what it shows ----------------------------------------------------------------------------------

    def show_scene(self, scene: Scene) -> bool:
        """Take the steps of the scene; return whether anything has changed."""
        fresh = self._scene is None or scene.lines is not self._scene.lines
        if not fresh and scene.steps is self._steps:
            return False
        self._scene = scene
        kept = 0 if fresh else _same(self._steps, scene.steps)
        dropped = [entry for entry in self._entries[kept:] if entry is not None]
        self._steps = scene.steps
        if not self._tables:
            self._tables = [new_table(scene.rules)]
        del self._entries[kept:], self._tables[kept + 1 :]
        former = _former(scene.steps)
        for step in scene.steps[kept:]:
            self._entries.append(self._entry(scene, step, self._tables[-1], former.get(step.number)))
            self._tables.append(fold_all(self._tables[-1], step.facts))
        added = [entry for entry in self._entries[kept:] if entry is not None]
        if fresh or self._sought or len(dropped) + len(added) > 8:
            self._rebuild()
        else:
            for _ in dropped:
                self._shrink()
            for entry in added:
                self._grow(entry)
        return True

    def seek(self, text: str) -> None:
        """Show only what contains this text, in capitals or not; an empty text shows everything."""
        sought = text.strip().casefold()
        if sought != self._sought:
            self._sought = sought
            self._rebuild()

    @staticmethod
    def _entry(scene: Scene, step: Step, table: Table, former: tuple[Step, Table] | None) -> Entry | None:
        if step.is_clockwork:
            return None
        phase = step.phase
        phase = ph.DEBATE if phase in _DAY else ph.DEAL if phase in _BEFORE else phase
        when = scene.lines.phase(phase, step.phase_number)
        if former is not None and former[0].command != step.command:
            return Entry(step.number, when, scene.lines.corrected(*former, step, table))
        return Entry(step.number, when, scene.lines.journal(step, table))

    def _rebuild(self) -> None:
        self.beginResetModel()
        rows: list[Entry] = []
        for entry in reversed(self._entries):
            if entry is None or not self._fits(entry):
                continue
            if not rows or rows[-1].when != entry.when:
                rows.append(Entry(HEADING, entry.when, entry.when))
            rows.append(entry)
        self._rows = rows
        self.endResetModel()

    def _fits(self, entry: Entry) -> bool:
        sought = self._sought
        return not sought or sought in entry.text.casefold() or sought in entry.when.casefold()

    def _grow(self, entry: Entry) -> None:
        headed = bool(self._rows) and self._rows[0].when == entry.when
        place = 1 if headed else 0
        new = [entry] if headed else [Entry(HEADING, entry.when, entry.when), entry]
        self.beginInsertRows(_ROOT, place, place + len(new) - 1)
        self._rows[place:place] = new
        self.endInsertRows()

    def _shrink(self) -> None:
        last = len(self._rows) == 2 or self._rows[2].number == HEADING
        first, count = (0, 2) if last else (1, 1)
        self.beginRemoveRows(_ROOT, first, first + count - 1)
        del self._rows[first : first + count]
        self.endRemoveRows()

    # --- Qt's questions ---------------------------------------------------------------------------------

    def rowCount(self, parent: _Index = _ROOT) -> int:
        """Count rows, headings too."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return one row's text or number."""
        if not index.isValid():
            return None
        entry = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.text
        if role == NUMBER:
            return entry.number
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return entry.text if entry.number == HEADING else f"{entry.when}: {entry.text}"
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Headings cannot be chosen."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if self._rows[index.row()].number == HEADING:
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def entry(self, row: int) -> Entry:
        """Return a row as it is."""
        return self._rows[row]

    def line(self, row: int) -> str:
        """Return a row as it is copied: when, and what."""
        entry = self._rows[row]
        return f"{entry.when}: {entry.text}"

    def number(self, row: int) -> int:
        """Return the step a row is about, 0 for a heading."""
        return self._rows[row].number


def _former(steps: tuple[Step, ...]) -> dict[int, tuple[Step, Table]]:
    """Return what stood at each step before the first correction that changed it, and the table it met."""
    former: dict[int, tuple[Step, Table]] = {}
    for step in steps:
        if isinstance(step, Corrected):
            was = zip(step.former, step.met, strict=True)
            former = {**{one.number: (one, met) for one, met in was}, **former}
    return former


def _same(old: tuple[Step, ...], new: tuple[Step, ...]) -> int:
    """Return how many steps at the start of both are the very same."""
    count = min(len(old), len(new))
    return next((place for place in range(count) if old[place] is not new[place]), count)

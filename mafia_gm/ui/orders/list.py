"""The list of tonight's orders: any can be taken up again, moved earlier or later, or withdrawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from mafia_gm.ui.orders.model import ORDER, TARGET, TIME, OrderModel
from mafia_gm.ui.widgets.tables import bare

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours

_ROW: Final = 26
_TIME: Final = 54
_FEWEST: Final = 3
"""So many rows are seen even where there is little room."""


class OrderList(QTableView):
    """Signals: ``taken(Prompt)`` by a click or Enter; ``moved(Prompt, int)`` by Alt+Up and Alt+Down, -1 is earlier;
    ``withdrawn(Prompt)`` by Delete; ``turned`` when another row is looked at.
    """

    taken = Signal(object)
    moved = Signal(object, int)
    withdrawn = Signal(object)
    turned = Signal()

    def __init__(self, colours: Colours) -> None:
        """Make an empty list."""
        super().__init__()
        self._orders = OrderModel(colours)
        self._scene: Scene | None = None
        self.setModel(self._orders)
        bare(self, _ROW)
        head = self.horizontalHeader()
        head.setSectionResizeMode(TIME, QHeaderView.ResizeMode.Fixed)
        head.resizeSection(TIME, _TIME)
        head.setSectionResizeMode(ORDER, QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(TARGET, QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumHeight(_FEWEST * _ROW)
        self.clicked.connect(self._take)
        self.activated.connect(self._take)
        self.selectionModel().currentChanged.connect(lambda *_: self.turned.emit())

    def show_scene(self, scene: Scene) -> None:
        """Show tonight's orders; the one in hand is kept in view."""
        kept = self.current()
        self._scene = scene
        self.setAccessibleName(self.tr("Orders of this night"))
        row = self._orders.show_scene(scene)
        if row < 0 and kept is not None:
            row = self._orders.place_of(kept.act, kept.by)
        if row >= 0:
            self.setCurrentIndex(self._orders.index(row, 0))
            self.scrollTo(self._orders.index(row, 0), QAbstractItemView.ScrollHint.EnsureVisible)
        self.turned.emit()

    def current(self) -> Prompt | None:
        """Return the order of the row that is looked at."""
        return self._orders.prompt(self.currentIndex().row())

    def look_at(self, act: str, by: int) -> None:
        """Turn to the row of this order."""
        self.setCurrentIndex(self._orders.index(self._orders.place_of(act, by), 0))

    def _take(self, index: QModelIndex) -> None:
        prompt = self._orders.prompt(index.row())
        if prompt is not None:
            self.taken.emit(prompt)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the order by Alt and an arrow, withdraw it by Delete."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        prompt = self.current()
        if prompt is not None and step and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.moved.emit(prompt, step)
        elif prompt is not None and event.key() == Qt.Key.Key_Delete:
            self.withdrawn.emit(prompt)
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """As high as all rows."""
        return QSize(240, self._orders.rowCount() * _ROW + 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the orders' names be whole where that leaves a good third for whom they mean."""
        room = event.size().width() - _TIME
        self.horizontalHeader().setMaximumSectionSize(max(60, round(room * 0.66)))
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange and self._scene is not None:
            self.show_scene(self._scene)
        super().changeEvent(event)

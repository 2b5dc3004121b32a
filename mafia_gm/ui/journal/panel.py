"""The journal: everything that happened, newest first; a line shows the table as it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QFrame, QLineEdit, QListView

from mafia_gm.ui.journal.model import HEADING, JournalModel
from mafia_gm.ui.journal.row import RowPainter
from mafia_gm.ui.widgets.blocks import Panel, label, row

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours


class JournalPanel(Panel):
    """Shows the steps.

    Signals: ``looked(int)`` the number of the step to look at (click, or Enter), ``correct`` the line in hand.
    """

    looked = Signal(int)
    correct = Signal()

    def __init__(self, colours: Colours) -> None:
        """Make the empty journal; ``show_scene`` fills it."""
        super().__init__(margin=12)
        self._rows = JournalModel()
        self._caption = label("", "caption", wrap=False)
        self.sought = QLineEdit()
        self.sought.setClearButtonEnabled(True)
        self.sought.textChanged.connect(self._rows.seek)
        self.list = QListView()
        self.list.setModel(self._rows)
        self.list.setItemDelegate(RowPainter(colours, self.list, self._rows))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setMouseTracking(True)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setLayoutMode(QListView.LayoutMode.Batched)
        self.list.setBatchSize(60)
        self.list.clicked.connect(self._look)
        self.list.activated.connect(self._look)
        self._copy = QAction(self.list)
        self._copy.setShortcuts(QKeySequence.StandardKey.Copy)
        self._copy.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self._copy.triggered.connect(self.copy)
        self._copy_all = QAction(self.list)
        self._copy_all.triggered.connect(lambda *_: self._to_clipboard(range(self._rows.rowCount())))
        self._correct = QAction(self.list)
        self._correct.triggered.connect(lambda *_: self.correct.emit())
        for action in (self._correct, self._copy, self._copy_all):
            self.list.addAction(action)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        head = row(self._caption, self.sought)
        head.setStretch(1, 1)
        self.column.addLayout(head)
        self.column.addWidget(self.list, 1)
        self._name()

    def show_scene(self, scene: Scene) -> None:
        """Show the steps of the scene; a new one comes into view on top."""
        if self._rows.show_scene(scene):
            self.list.clearSelection()
            self.list.scrollToTop()

    def _name(self) -> None:
        self._caption.setText(self.tr("Journal").upper())
        self.list.setAccessibleName(self.tr("Journal"))
        self.sought.setPlaceholderText(self.tr("Search"))
        self.sought.setAccessibleName(self.tr("Search the journal"))
        self._correct.setText(self.tr("Correct this…"))
        self._copy.setText(self.tr("Copy"))
        self._copy_all.setText(self.tr("Copy everything shown"))

    # --- what the Game Master does ----------------------------------------------------------------------

    @property
    def current(self) -> int:
        """The step of the line in hand; 0: none is."""
        chosen = self.list.selectedIndexes()
        return self._rows.number(chosen[-1].row()) if chosen else HEADING

    def lead(self) -> None:
        """Lead the keys to the newest line."""
        newest = (row for row in range(self._rows.rowCount()) if self._rows.number(row) != HEADING)
        self.list.setFocus()
        if (row := next(newest, None)) is not None:
            self.list.setCurrentIndex(self._rows.index(row))

    def take_up(self, number: int) -> None:
        """Take the line of this step in hand and look at it."""
        self.sought.clear()
        row = next((row for row in range(self._rows.rowCount()) if self._rows.number(row) == number), None)
        if row is not None:
            index = self._rows.index(row)
            self.list.setCurrentIndex(index)
            self.list.scrollTo(index)
            self._look(index)

    def _look(self, index: QModelIndex) -> None:
        number = self._rows.number(index.row())
        if number != HEADING:
            self.looked.emit(number)

    def copy(self) -> None:
        """Put the chosen lines on the clipboard, in the order in which they are shown."""
        self._to_clipboard(sorted(index.row() for index in self.list.selectedIndexes()))

    def _to_clipboard(self, places: range | list[int]) -> None:
        lines = [self._rows.line(place) for place in places if self._rows.number(place) != HEADING]
        if lines:
            QGuiApplication.clipboard().setText("\n".join(lines))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc empties the search."""
        if event.key() == Qt.Key.Key_Escape and self.sought.text():
            self.sought.clear()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once; the lines come with the next scene."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

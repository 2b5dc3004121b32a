"""Before the laptop is turned: what the card shall show, one thing a line, chosen or in one's own words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QDialog, QVBoxLayout, QWidget

from mafia_gm.ui.private.items import MOST, Choices, Item, answer_of
from mafia_gm.ui.widgets.blocks import button, label, row

if TYPE_CHECKING:
    from mafia_gm.ui.scene import Scene


class TurnSheet(QDialog):
    """Up to four lines; ``ready(tuple[Item, ...])`` when the laptop is to be turned."""

    ready = Signal(object)

    def __init__(self, scene: Scene, parent: QWidget) -> None:
        """Offer what this table has; the answer in hand stands in the first line."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle("Mafia GM")
        self.setMinimumWidth(460)
        self._items = Choices(self).all(scene)
        self.lines = [self._line(number) for number in range(1, MOST + 1)]
        self.turn = button("primary", self._turn)
        self.turn.setText(self.tr("Turn the laptop"))
        self.turn.setDefault(True)
        self.cancel = button("", self.reject)
        self.cancel.setText(self.tr("Cancel"))
        column = QVBoxLayout(self)
        column.setSpacing(10)
        column.addWidget(label(self.tr("What shall one player see?"), "big"))
        column.addWidget(
            label(self.tr("Choose, or write your own words; nothing is shown yet."), "", "muted")
        )
        for line in self.lines:
            column.addWidget(line)
        column.addLayout(row(self.turn, self.cancel))
        first = answer_of(scene)
        if first is not None:
            self._items.append(first)
            self.lines[0].addItem(first.text, len(self._items) - 1)
            self.lines[0].setCurrentIndex(self.lines[0].count() - 1)

    def _line(self, number: int) -> QComboBox:
        line = QComboBox()
        line.setEditable(True)
        line.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        line.setMaxVisibleItems(14)
        line.setAccessibleName(self.tr("Line {n}").format(n=number))
        line.addItem("", -1)
        for place, item in enumerate(self._items):
            line.addItem(item.text, place)
        return line

    def chosen(self) -> tuple[Item, ...]:
        """Return what the lines hold; a text that was not chosen from the list is one's own."""
        found = []
        for line in self.lines:
            text = line.currentText().strip()
            place = line.findText(text, Qt.MatchFlag.MatchExactly) if text else -1
            if line.itemText(line.currentIndex()) == text:
                place = line.currentIndex()
            known = line.itemData(place) if place >= 0 else -1
            if text:
                found.append(self._items[known] if known is not None and known >= 0 else Item(text))
        return tuple(found)

    def _turn(self) -> None:
        items = self.chosen()
        if items:
            self.accept()
            self.ready.emit(items)

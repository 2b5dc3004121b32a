"""One table ruling: its title and clause, the rule beside it, and what this table plays by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QGridLayout, QListWidget, QVBoxLayout, QWidget

from mafia_gm.ui.setup.page import Choice
from mafia_gm.ui.widgets.blocks import button, dress, label, row

if TYPE_CHECKING:
    from mafia_gm.engine.options import Option
    from mafia_gm.narration.lines import Lines


class OrderList(QListWidget):
    """An order of characters, moved by dragging or by Alt+Up and Alt+Down; emits ``ordered(tuple)``."""

    ordered = Signal(object)

    def __init__(self) -> None:
        """Make the empty list."""
        super().__init__()
        self._filling = False
        self._keys: tuple[str, ...] = ()
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.model().rowsMoved.connect(self._moved)
        self.model().rowsInserted.connect(self._moved)

    def show_order(self, keys: tuple[str, ...], names: tuple[str, ...]) -> None:
        """Show the order."""
        here = self.currentRow()
        self._filling = True
        while self.count() < len(keys):  # the rows stay: one of them may just be being dropped
            self.addItem("")
            item = self.item(self.count() - 1)
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsDropEnabled)
        for number, (key, name) in enumerate(zip(keys, names, strict=True), 1):
            self.item(number - 1).setText(f"{number}  {name}")
            self.item(number - 1).setData(Qt.ItemDataRole.UserRole, key)
        self._filling = False
        self._keys = keys
        self.setCurrentRow(max(0, here))
        self.setFixedHeight(self.sizeHintForRow(0) * len(keys) + 8)

    def shift(self, by: int) -> None:
        """Move the current character one place on or back."""
        here, keys = self.currentRow(), list(self._keys)
        if here < 0 or not 0 <= here + by < len(keys):
            return
        keys.insert(here + by, keys.pop(here))
        self.setCurrentRow(here + by)
        self.ordered.emit(tuple(keys))

    def _moved(self) -> None:
        keys = [self.item(place).data(Qt.ItemDataRole.UserRole) for place in range(self.count())]
        if not self._filling and None not in keys and sorted(keys) == sorted(self._keys):
            self.ordered.emit(tuple(keys))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move by Alt+Up and Alt+Down."""
        if event.modifiers() == Qt.KeyboardModifier.AltModifier and event.key() in {
            Qt.Key.Key_Up,
            Qt.Key.Key_Down,
        }:
            self.shift(-1 if event.key() == Qt.Key.Key_Up else 1)
        else:
            super().keyPressEvent(event)


class RulingRow(QFrame):
    """A ruling; emits ``ruled(key, value)``."""

    ruled = Signal(str, object)

    def __init__(self, option: Option) -> None:
        """Make the row of this option; ``show_ruling`` fills it."""
        super().__init__()
        self.option = option
        self.setProperty("kind", "panel")
        self._title = label("", "", "", wrap=True)
        self._title.setStyleSheet("font-weight: 600;")
        self._clause = label(option.clause, "small", "muted", wrap=False)
        self._text = label("", "", "muted")
        self._mark = label("", "small", "accent", wrap=False)
        self.reset = button("quiet", lambda: self.ruled.emit(option.key, option.default))
        self.choice = Choice()
        self.order = OrderList() if option.order else None
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 10, 14, 10)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 5)
        grid.setColumnStretch(1, 4)
        grid.setRowStretch(1, 1)
        head = row(self._title, self._clause)
        head.setStretch(0, 1)
        grid.addLayout(head, 0, 0)
        grid.addWidget(self._text, 1, 0, Qt.AlignmentFlag.AlignTop)
        side = QVBoxLayout()
        side.setSpacing(4)
        if self.order is not None:
            self.choice.hide()
            self.order.ordered.connect(lambda keys: self.ruled.emit(option.key, keys))
            self.up, self.down = button("", lambda: self._shift(-1)), button("", lambda: self._shift(1))
            side.addWidget(self.order)
            moves = row(self.up, self.down)
            moves.addStretch(1)
            side.addLayout(moves)
        else:
            for value in option.values:
                self.choice.addItem("", value)
            self.choice.setMinimumContentsLength(14)
            self.choice.activated.connect(self._choose)
            side.addWidget(self.choice)
        foot = row(self._mark, self.reset)
        foot.insertStretch(0, 1)
        side.addLayout(foot)
        side.addStretch(1)
        grid.addLayout(side, 0, 1, 2, 1)

    @property
    def control(self) -> QWidget:
        """What is changed by mouse or keys."""
        return self.order if self.order is not None else self.choice

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """Everything Tab goes to, in order."""
        if self.order is None:
            return self.choice, self.reset
        return self.order, self.up, self.down, self.reset

    def show_ruling(self, value: Any, lines: Lines) -> None:
        """Show how this table plays."""
        option = self.option
        title, text = lines.option_title(option.key), lines.option_text(option.key)
        changed = value != option.default
        self._title.setText(title)
        dress(self._title, "tone", "accent" if changed else "")
        self._text.setText(text)
        self.control.setAccessibleName(title)
        self.control.setAccessibleDescription(text)
        if self.order is not None:
            self.order.show_order(tuple(value), tuple(lines.role(key) for key in value))
            self.up.setText(self.tr("Earlier"))
            self.down.setText(self.tr("Later"))
        else:
            for place, known in enumerate(option.values):
                name = lines.option_value(option.key, known)
                is_default = known == option.default and type(known) is type(option.default)
                said = self.tr("{value} (rule book)").format(value=name) if is_default else name
                self.choice.setItemText(place, said)
                if known == value and type(known) is type(value):
                    self.choice.setCurrentIndex(place)
        self._mark.setText(self.tr("changed"))
        self._mark.setVisible(changed)
        self.reset.setText(self.tr("Back to the rule book"))
        self.reset.setVisible(changed)

    def matches(self, wanted: str, lines: Lines) -> bool:
        """Does the row speak of what is looked for?"""
        option = self.option
        said = f"{lines.option_title(option.key)} {lines.option_text(option.key)} {option.clause}"
        return all(word in said.casefold() for word in wanted.casefold().split())

    def _choose(self, place: int) -> None:
        self.ruled.emit(self.option.key, self.option.values[place])

    def _shift(self, by: int) -> None:
        assert self.order is not None
        self.order.shift(by)

"""Rows of the characters page: a card that belongs to the set, one that may be chosen, one that is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mafia_gm.ui.widgets.blocks import dress, label
from mafia_gm.ui.widgets.suit_label import SuitLabel

if TYPE_CHECKING:
    from mafia_gm.engine.role import Role
    from mafia_gm.ui.theme import Colours

HEIGHT: Final = 30
COUNTED: Final = 27
"""All eleven characters of the largest side are to be seen on a small screen."""
SUIT: Final = 15


def _inside(row: QWidget, role: Role, colours: Colours, left: int = 8) -> tuple[QHBoxLayout, QLabel]:
    """Put suit and name into a row; return its layout and the label of the name."""
    line = QHBoxLayout(row)
    line.setContentsMargins(left, 0, 8, 0)
    line.setSpacing(9)
    suit = SuitLabel(colours, SUIT)
    name = label("", wrap=False)
    name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    name.setMinimumWidth(60)
    for part in (suit, name):
        part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    line.addWidget(suit)
    line.addWidget(name, 1)
    suit.show_card(role.card, role.side)  # not before it has a parent: it would open a window of its own
    return line, name


class FixedRow(QFrame):
    """A card that belongs to the set."""

    def __init__(self, role: Role, name: str, about: str, count: int, colours: Colours) -> None:
        """Show the card, and how many of it if several."""
        super().__init__()
        self.setMinimumHeight(HEIGHT)
        line, text = _inside(self, role, colours)
        text.setText(name)
        self.setToolTip(about)
        if count > 1:
            line.addWidget(label(f"× {count}", "", "muted", wrap=False))


class AltRow(QPushButton):
    """A card that may be taken instead of another; checked when it is in the set."""

    def __init__(self, role: Role, name: str, about: str, colours: Colours) -> None:
        """Show the card as a button to press."""
        super().__init__()
        self.setCheckable(True)
        self.setProperty("kind", "row")
        _, text = _inside(self, role, colours, 12)
        text.setText(name)
        self._text = text
        self.setMinimumHeight(HEIGHT)
        self.setAccessibleName(name)
        self.setToolTip(about)
        self.toggled.connect(self._tone)
        self._tone(on=False)

    def _tone(self, on: bool) -> None:
        dress(self._text, "tone", "" if on else "muted")

    def sizeHint(self) -> QSize:
        """As wide as the column gives."""
        return QSize(120, HEIGHT + 4)


class SlotBox(QFrame):
    """Some of these cards belong to the set; emits ``taken(str)`` for the one that is pressed."""

    taken = Signal(str)

    def __init__(self, roles: tuple[tuple[Role, str, str], ...], caption: str, colours: Colours) -> None:
        """Offer these roles with their names and what they do."""
        super().__init__()
        self.setProperty("kind", "card")
        self.rows: dict[str, AltRow] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 8)
        column.setSpacing(4)
        column.addWidget(label(caption, "small", "accent", wrap=False))
        for role, name, about in roles:
            row = AltRow(role, name, about, colours)
            row.clicked.connect(lambda _=False, key=role.key: self.taken.emit(key))
            self.rows[role.key] = row
            column.addWidget(row)

    def show_taken(self, taken: frozenset[str]) -> None:
        """Show which are in the set."""
        for key, row in self.rows.items():
            row.setChecked(key in taken)


class CountRow(QWidget):
    """A card and how many of it; emits ``counted(int)``. Plus and minus keys count too."""

    counted = Signal(int)

    def __init__(self, role: Role, name: str, about: str, colours: Colours) -> None:
        """Show the card with its two buttons."""
        super().__init__()
        self._count = 0
        self.setMinimumHeight(COUNTED)
        self.setToolTip(about)
        self.name = name
        line, text = _inside(self, role, colours)
        text.setText(name)
        self._text = text
        line.setSpacing(6)
        line.setContentsMargins(8, 0, 0, 0)
        self.less, self.more = self._button("−"), self._button("+")
        self._number = label("", wrap=False)
        self._number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._number.setFixedWidth(20)
        for part in (self.less, self._number, self.more):
            line.addWidget(part)
        self.less.clicked.connect(lambda: self.counted.emit(self._count - 1))
        self.more.clicked.connect(lambda: self.counted.emit(self._count + 1))

    @staticmethod
    def _button(sign: str) -> QToolButton:
        made = QToolButton()
        made.setText(sign)
        made.setFixedSize(28, 26)
        made.setProperty("kind", "count")
        return made

    def show_count(self, count: int, less: str, more: str) -> None:
        """Show how many; ``less`` and ``more`` name the buttons to those who cannot see them."""
        self._count = count
        self._number.setText(str(count) if count else "·")
        for part in (self._text, self._number):
            dress(part, "tone", "" if count else "muted")
        self.less.setEnabled(count > 0)
        self.less.setAccessibleName(less)
        self.more.setAccessibleName(more)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Count by the plus and minus keys."""
        step = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Minus: -1}.get(Qt.Key(event.key()), 0)
        if step and self._count + step >= 0:
            self.counted.emit(self._count + step)
        else:
            super().keyPressEvent(event)

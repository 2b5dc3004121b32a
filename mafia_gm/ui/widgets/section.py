"""A titled part of a panel, and a column whose rows are made once and used again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mafia_gm.ui.widgets.blocks import label

W = TypeVar("W", bound=QWidget)


class Section(QWidget):
    """A caption and what belongs to it; ``column`` takes the content."""

    def __init__(self) -> None:
        """Make an empty section."""
        super().__init__()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 4, 0, 0)
        self.column.setSpacing(6)
        self.caption = label("", "caption")
        self.column.addWidget(self.caption)

    def name(self, text: str) -> None:
        """Give the section its title."""
        self.caption.setText(text.upper())


class Rows(QWidget, Generic[W]):
    """Rows of one kind below each other: there are as many as there is something to show.

    ``grown`` says that there are more than ever before, so that Tab has to learn where they are.
    """

    grown = Signal()

    def __init__(self, make: Callable[[], W], spacing: int = 6) -> None:
        """Make an empty column; ``make`` makes one more row when it is needed."""
        super().__init__()
        self._make = make
        self._made: list[W] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(spacing)
        self.hide()

    @property
    def count(self) -> int:
        """How many rows were made so far, the hidden ones too."""
        return len(self._made)

    def take(self, count: int) -> Sequence[W]:
        """Return this many rows, visible; the others hide."""
        before = len(self._made)
        while len(self._made) < count:
            made = self._make()
            self._made.append(made)
            self._column.addWidget(made)
        for number, row in enumerate(self._made):
            row.setVisible(number < count)
        self.setVisible(count > 0)
        if len(self._made) > before:
            self.grown.emit()
        return self._made[:count]

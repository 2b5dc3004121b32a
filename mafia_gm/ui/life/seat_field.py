"""Whose seat it is: a number or the beginning of a name, typed, chosen from the list or pointed at on the circle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QSizePolicy

from mafia_gm.ui.day.ask import named
from mafia_gm.ui.setup.names import folded

if TYPE_CHECKING:
    from mafia_gm.engine.table import Table

NOBODY: Final = -1


class SeatField(QComboBox):
    """Holds one player of the table; ``chosen`` when it is another than before."""

    chosen = Signal()

    def __init__(self) -> None:
        """Make an empty field; ``show_table`` says who there is."""
        super().__init__()
        self._player = NOBODY
        self._seats: tuple[tuple[int, str], ...] = ()
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(6)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMaxVisibleItems(14)
        self.editTextChanged.connect(self._read)
        self._edit().returnPressed.connect(self.focusNextChild)
        self.activated.connect(lambda _: self._read(self.currentText()))

    @property
    def player(self) -> int:
        """The player, -1 while nobody is meant."""
        return self._player

    def show_table(self, table: Table) -> None:
        """Offer everybody at the table; who was meant still is."""
        seats = tuple((player.id, named(player)) for player in table.people())
        if seats == self._seats:
            return
        self._seats = seats
        with QSignalBlocker(self):
            self.clear()
            for player, name in seats:
                self.addItem(name, player)
        self.point(self._player)

    def point(self, player: int) -> None:
        """Mean this player, or nobody."""
        place = self.findData(player)
        with QSignalBlocker(self):
            self.setCurrentIndex(place)
            self.setEditText(self.itemText(place) if place >= 0 else "")
        self._edit().setCursorPosition(0)  # of a long name the number and the beginning are seen
        self._mean(player if place >= 0 else NOBODY)

    def ask(self) -> None:
        """Take the keys; what is typed replaces what stands there."""
        self.setFocus()
        edit = self._edit()
        edit.setSelection(len(edit.text()), -len(edit.text()))

    def _edit(self) -> QLineEdit:
        edit = self.lineEdit()
        assert edit is not None
        return edit

    def _read(self, text: str) -> None:
        place = self.findText(text.strip(), Qt.MatchFlag.MatchFixedString)
        self._mean(int(self.itemData(place)) if place >= 0 else self._guessed(text))

    def _guessed(self, text: str) -> int:
        """Return who is meant by a number alone, or by the beginning of a name that only one has."""
        said = folded(text.strip())
        if not said:
            return NOBODY
        parts = {player: name.split(" ", 1) for player, name in self._seats}
        found = [player for player, (number, _) in parts.items() if number == said]
        found = found or [player for player, (_, name) in parts.items() if folded(name).startswith(said)]
        return found[0] if len(found) == 1 else NOBODY

    def _mean(self, player: int) -> None:
        if player != self._player:
            self._player = player
            self.chosen.emit()

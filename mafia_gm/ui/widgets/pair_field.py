"""Two players, one pointing at the other: chosen from lists, or typed as "3 7" and Enter."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QSizePolicy, QToolButton, QWidget

from mafia_gm.ui.widgets.blocks import label, row
from mafia_gm.ui.widgets.glyphs import PLUS, glyph

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.engine.table import Player
    from mafia_gm.ui.theme import Colours

NOBODY: Final = -1
_NUMBERS: Final = re.compile(r"\d+")


class PairField(QWidget):
    """Emits ``paired(int, int)``: the first player points at the second, or at nobody (-1).

    Enter in the first field goes on to the second, Enter in the second adds the pair and comes back. Both
    numbers may be typed into the first field at once: ``3 7``, ``3>7``, ``3 0`` for nobody.
    """

    paired = Signal(int, int)

    def __init__(self, colours: Colours, *, nobody: bool = False) -> None:
        """Make empty fields; ``nobody`` allows the first to point at no one."""
        super().__init__()
        self._nobody = nobody
        self._numbers: dict[int, int] = {}
        self._firsts: tuple[Player, ...] = ()
        self._seconds: tuple[Player, ...] = ()
        self._none = ""
        self._first = _field()
        self._second = _field()
        self._arrow = label("→", "", "muted", wrap=False)
        self._add = QToolButton()
        self._add.setIcon(glyph(PLUS, colours.text))
        self._add.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        line = row(self._first, self._arrow, self._second, self._add, spacing=6)
        line.setStretch(0, 1)
        line.setStretch(2, 1)
        self.setLayout(line)
        for field, go in ((self._first, self._go_on), (self._second, self._finish)):
            edit = field.lineEdit()
            if edit is not None:
                edit.returnPressed.connect(go)
        self._add.clicked.connect(lambda *_: self._finish())

    def name(self, first: str, second: str, add: str, nobody: str = "") -> None:
        """Say what the fields are, for the eye and for the screen reader."""
        for part, text in ((self._first, first), (self._second, second)):
            part.setAccessibleName(text)
            part.setToolTip(text)
            edit = part.lineEdit()
            if edit is not None:
                edit.setPlaceholderText(text)
        self._add.setAccessibleName(add)
        self._add.setToolTip(add)
        if nobody != self._none:
            self._none = nobody
            self._fill(self._second, self._seconds, nobody=self._nobody)

    def show_players(self, firsts: Iterable[Player], seconds: Iterable[Player]) -> None:
        """Offer these players; what was chosen and is still offered stays."""
        before = self._firsts, self._seconds
        self._firsts, self._seconds = tuple(firsts), tuple(seconds)
        self._numbers = {player.number: player.id for player in (*self._firsts, *self._seconds)}
        if before[0] != self._firsts:
            self._fill(self._first, self._firsts, nobody=False)
        if before[1] != self._seconds:
            self._fill(self._second, self._seconds, nobody=self._nobody)

    def _fill(self, field: QComboBox, players: tuple[Player, ...], *, nobody: bool) -> None:
        text = field.currentText()
        with QSignalBlocker(field):
            field.clear()
            for player in players:
                field.addItem(f"{player.number} {player.name}", player.id)
            if nobody:
                field.addItem(f"0 {self._none}", NOBODY)
            field.setCurrentIndex(field.findText(text) if text else -1)
            field.setEditText(text)

    # --- what is typed ----------------------------------------------------------------------------------

    def _chosen(self, field: QComboBox) -> int | None:
        """Return the player a field names, -1 for nobody, None for nothing known."""
        text = field.currentText().strip()
        place = field.findText(text, Qt.MatchFlag.MatchFixedString)
        if place >= 0:
            return int(field.itemData(place))
        numbers = _NUMBERS.findall(text)
        if not numbers:
            return None
        return self._known(int(numbers[0]))

    def _known(self, number: int) -> int | None:
        return NOBODY if number == 0 and self._nobody else self._numbers.get(number)

    def _go_on(self) -> None:
        numbers = _NUMBERS.findall(_typed(self._first))
        if len(numbers) == 2:
            first, second = (self._known(int(number)) for number in numbers)
            self._send(first, second)
        elif self._chosen(self._first) is not None:
            self._second.setFocus()
            edit = self._second.lineEdit()
            if edit is not None:
                edit.selectAll()

    def _finish(self) -> None:
        if self._first.currentText() and not self._second.currentText():
            self._go_on()
            return
        self._send(self._chosen(self._first), self._chosen(self._second))

    def _send(self, first: int | None, second: int | None) -> None:
        if first is None or first < 0 or second is None:
            (self._first if first is None or first < 0 else self._second).setFocus()
            return
        for field in (self._first, self._second):
            field.setCurrentIndex(-1)
            field.clearEditText()
        self._first.setFocus()
        self.paired.emit(first, second)

    def ask(self) -> None:
        """Put the cursor into the first field."""
        self._first.setFocus()


def _typed(field: QComboBox) -> str:
    """Return what was typed by hand, without the completion that is still selected."""
    edit = field.lineEdit()
    if edit is None or field.findText(edit.text(), Qt.MatchFlag.MatchFixedString) >= 0:
        return ""
    return edit.text()


def _field() -> QComboBox:
    made = QComboBox()
    made.setEditable(True)
    made.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
    made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    made.setMinimumContentsLength(4)
    made.setMinimumWidth(
        64
    )  # its own would be wider than half a narrow column, and so would be all around it
    made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    made.setMaxVisibleItems(12)
    return made

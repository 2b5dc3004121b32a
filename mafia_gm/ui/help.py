"""Help: every key in one sheet with a guide to the first evening; and what the program is, and whose rules it plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from mafia_gm.ui.credits import Credits
from mafia_gm.ui.widgets.blocks import label

if TYPE_CHECKING:
    from mafia_gm.ui.actions import Actions


class _Sheet(QDialog):
    """A closable sheet that does not stop anything; ``_write`` fills it, again in every new language."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle("Mafia GM")
        self._page = QWidget()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(10)
        self._column.addWidget(self._page, 1)
        self._column.addWidget(buttons)

    def tell(self) -> None:
        """Say everything in the window's language."""
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        self._write(column)
        self._column.replaceWidget(self._page, page)
        self._page.hide()
        self._page.deleteLater()
        self._page = page

    def _write(self, column: QVBoxLayout) -> None:
        """Put the content into the column."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language once the window's actions have their new names."""
        if event.type() == QEvent.Type.LanguageChange:
            QTimer.singleShot(0, self, self.tell)
        super().changeEvent(event)


class KeySheet(_Sheet):
    """All keys, and the first evening in five sentences."""

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        """List the keys of the console and of all actions."""
        super().__init__(parent)
        self._actions = actions
        self.resize(640, 520)
        self.tell()

    def _write(self, column: QVBoxLayout) -> None:
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        column.addWidget(label(self.tr("Your first evening"), "big"))
        column.addWidget(label(self._guide()))
        rows = [
            (self.tr("1 … 23"), self.tr("Point at the seat with this number")),
            (self.tr("Enter"), self.tr("Confirm the answer")),
            (self.tr("Space"), self.tr("Go on where nothing is chosen")),
            (self.tr("P"), self.tr("No action, abstains")),
            (self.tr("V"), self.tr("Take the ballots; again: whose ballot")),
            (self.tr("O"), self.tr("Orders desk: another order of the same player")),
            (self.tr("Alt+Up, Alt+Down"), self.tr("Orders desk: let an order count as earlier or later")),
            (self.tr("Del"), self.tr("Orders desk: withdraw an order")),
            (self.tr("Backspace"), self.tr("Take the last digit back")),
            (self.tr("Esc"), self.tr("Let go of what is in hand")),
            (self.tr("Arrow keys"), self.tr("Move around the circle, Enter points")),
        ]
        rows += [
            (action.shortcut().toString(QKeySequence.SequenceFormat.NativeText), action.text().split(":")[0])
            for _, action in self._actions
            if not action.shortcut().isEmpty()
        ]
        for number, (key, what) in enumerate(rows):
            grid.addWidget(label(key, "", "accent", wrap=False), number, 0)
            grid.addWidget(label(what.replace("&", "")), number, 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        scroll.setAccessibleName(self.tr("Keys"))
        column.addWidget(label(self.tr("Keys"), "big"))
        column.addWidget(scroll, 1)

    def _guide(self) -> str:
        return self.tr(
            "Set up the table, deal the cards, and follow the card on the left: read aloud what stands under SAY, do "
            "silently what stands below it. Whoever wakes points at somebody: click that seat or type its number, then "
            "press Enter. At dawn the program tells you who dies and why, before anybody hears it; Ctrl+Enter announces "
            "it. Any step can be taken back with Ctrl+Z. If you must leave the table, F9 covers every secret."
        )


class AboutSheet(_Sheet):
    """Credits and licences."""

    def __init__(self, parent: QWidget) -> None:
        """Say what this is and whose work is in it."""
        super().__init__(parent)
        self.resize(560, 380)
        self.tell()

    def _write(self, column: QVBoxLayout) -> None:
        name, *rest = Credits().paragraphs()
        column.addWidget(label(name, "big"))
        for text in rest:
            column.addWidget(label(text))
        column.addStretch(1)

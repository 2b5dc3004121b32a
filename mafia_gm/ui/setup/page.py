"""What all pages of the set-up have in common: a heading, a line of explanation, a draft to show."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QComboBox, QScrollArea, QVBoxLayout, QWidget

from mafia_gm.ui.widgets.blocks import label
from mafia_gm.ui.widgets.elided import Elided

if TYPE_CHECKING:
    from PySide6.QtGui import QWheelEvent

    from mafia_gm.narration.lines import Lines
    from mafia_gm.ui.setup.draft import Draft


class Page(QWidget):
    """One page of the set-up. Shows a draft; emits ``changed(Draft)`` with the next one."""

    changed = Signal(object)

    def __init__(self) -> None:
        """Make the heading; ``column`` takes the rest."""
        super().__init__()
        self._draft: Draft | None = None
        self._lines: Lines | None = None
        self._heading = Elided("", "huge")
        self._under = label("", "", "muted")
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(10)
        self.column.addWidget(self._heading)
        self.column.addWidget(self._under)

    @property
    def first(self) -> QWidget:
        """Where the keyboard goes when the page is turned up."""
        return self

    @property
    def draft(self) -> Draft:
        """The draft that is shown."""
        assert self._draft is not None
        return self._draft

    @property
    def lines(self) -> Lines:
        """The rule set's words in the screen's language."""
        assert self._lines is not None
        return self._lines

    def show_draft(self, draft: Draft, lines: Lines) -> None:
        """Show the draft in the words of these lines."""
        self._draft, self._lines = draft, lines
        self.retranslate()

    def retranslate(self) -> None:
        """Show the draft again, in the window's language."""

    def head(self, heading: str, under: str) -> None:
        """Name the page and say in a sentence what is done here."""
        self._heading.setText(heading)
        self._under.setText(under)
        self.setAccessibleName(heading)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange and self._draft is not None:
            self.retranslate()
        super().changeEvent(event)


class Choice(QComboBox):
    """A chooser of one of several values; a wheel turned over it scrolls the page and changes nothing."""

    def __init__(self) -> None:
        """Make an empty chooser."""
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()


def in_order(*widgets: QWidget) -> None:
    """Let Tab go through the widgets one after the other, also those made later than what stands below them."""
    for one, other in pairwise(widgets):
        QWidget.setTabOrder(one, other)


def scrolled(inside: QWidget) -> QScrollArea:
    """Return the widget in a scroll area that takes no focus of its own."""
    made = QScrollArea()
    made.setWidgetResizable(True)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    # Asked for the viewport that Qt made itself, Shiboken would make the classes of all widgets there are.
    made.setViewport(QWidget())
    made.setWidget(inside)
    inside.setAutoFillBackground(False)  # the panel below shows through
    return made

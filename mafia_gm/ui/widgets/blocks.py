"""Small blocks every panel is built of: captions, headings, the line to say aloud, rows of buttons."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent

WIDE: Final = 400
"""From this width of a column on, what is said aloud is set larger: there is room, and it is read from afar."""
WORD: Final = 20
"""Letters of one word from which that is so, too: a long name."""
LONG: Final = 110
"""Letters from which a line to be said is set smaller in a narrow column, so that the whole of it is seen."""


def label(text: str = "", size: str = "", tone: str = "", *, wrap: bool = True) -> QLabel:
    """Return a plain-text label in one of the theme's sizes and tones."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    if size:
        made.setProperty("scale", size)  # not "size": that is Qt's own
    if tone:
        made.setProperty("tone", tone)
    return made


def hint(text: str) -> str:
    """Return a tooltip that shows the text as it is; one with ``<b>`` in it Qt would take for markup."""
    return f"<qt>{escape(text)}</qt>" if "<" in text or "&" in text else text


def dress(widget: QWidget, look: str, value: str) -> None:
    """Give a widget another look of the theme (``kind``, ``scale``, ``tone``), also after it was first shown."""
    if widget.property(look) != value:
        widget.setProperty(look, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def button(kind: str = "", on_click: Callable[[], object] | None = None) -> QPushButton:
    """Return a button of a kind (``primary``, ``quiet``, ``danger``; none is secondary)."""
    made = QPushButton()
    if kind:
        made.setProperty("kind", kind)
    if on_click is not None:
        made.clicked.connect(lambda *_: on_click())
    return made


def small(kind: str, on_click: Callable[[], object]) -> QToolButton:
    """Return a small button for a sign or a few digits, reached by Tab as well."""
    made = QToolButton()
    if kind:
        made.setProperty("kind", kind)
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    made.clicked.connect(lambda *_: on_click())
    return made


def row(*widgets: QWidget, spacing: int = 8) -> QHBoxLayout:
    """Return a row of widgets without margins."""
    made = QHBoxLayout()
    made.setContentsMargins(0, 0, 0, 0)
    made.setSpacing(spacing)
    for widget in widgets:
        made.addWidget(widget)
    return made


class Lead(QLabel):
    """A sentence to be read in passing: larger where the column is wide."""

    def __init__(self, tone: str = "") -> None:
        """Make an empty one."""
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        if tone:
            self.setProperty("tone", tone)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the text as large as there is room for."""
        super().resizeEvent(event)
        dress(self, "scale", "lead" if self.width() >= WIDE else "")


class Told(QLabel):
    """A text in the table's language, whatever the screen's: a report, a message to be handed on as it is."""

    def __init__(self) -> None:
        """Make an empty one."""
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)


class Panel(QFrame):
    """A rounded panel with a column of content."""

    def __init__(self, kind: str = "panel", margin: int = 16) -> None:
        """Make an empty panel; ``column`` takes its content."""
        super().__init__()
        self.setProperty("kind", kind)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(margin, margin, margin, margin)
        self.column.setSpacing(8)


class Say(QFrame):
    """The line to say aloud, big; with a second, quieter one for afterwards."""

    def __init__(self) -> None:
        """Make an empty block; ``show_lines`` fills it."""
        super().__init__()
        self.setProperty("kind", "say")
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 12, 10)
        column.setSpacing(4)
        self._caption = label("", "caption", "accent")
        self._text = label("", "big")
        self._after = label("", "", "muted")
        for part in (self._caption, self._text, self._after):
            column.addWidget(part)

    def show_lines(self, text: str, after: str = "") -> None:
        """Show what to say now and what to say afterwards; empty lines take no room."""
        self._caption.setText(self.tr("SAY"))
        self._text.setText(text)
        self._after.setText(after)
        self._after.setVisible(bool(after))
        self.setVisible(bool(text or after))
        self.setAccessibleName(text)
        self._fit()

    def _fit(self) -> None:
        """As large as there is room for."""
        text, wide = self._text.text(), self.width() >= WIDE
        long = len(text) > LONG or max(map(len, text.split()), default=0) > WORD
        dress(self._text, "scale", "large" if wide and not long else "long" if long and not wide else "big")
        dress(self._after, "scale", "lead" if wide else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the text as large as there is room for."""
        super().resizeEvent(event)
        self._fit()

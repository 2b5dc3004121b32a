"""A line of text that is cut where its room ends, and says the whole in its tip."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent


class Elided(QLabel):
    """One line in a size and tone of the theme, never wider than its place; ``text`` is always the whole."""

    def __init__(self, text: str = "", size: str = "", tone: str = "") -> None:
        """Show a text."""
        super().__init__()
        self._whole = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        for name, value in (("scale", size), ("tone", tone)):
            if value:
                self.setProperty(name, value)
        self.setText(text)

    def setText(self, text: str) -> None:
        """Show another text."""
        if text != self._whole:
            self._whole = text
            self.setAccessibleName(text)
            self.updateGeometry()
            self._fit()

    def text(self) -> str:
        """Return the whole text, also where it is cut."""
        return self._whole

    def _fit(self) -> None:
        self.ensurePolished()
        line = " ".join(self._whole.split())
        cut = self.fontMetrics().elidedText(
            line, Qt.TextElideMode.ElideRight, max(0, self.contentsRect().width())
        )
        super().setText(cut)
        self.setToolTip(f"<qt>{escape(self._whole)}</qt>" if cut != line else "")

    def sizeHint(self) -> QSize:
        """As wide as the whole text."""
        self.ensurePolished()
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self._whole) + 4, metrics.height() + 2)

    def minimumSizeHint(self) -> QSize:
        """Almost nothing: it can be cut."""
        return QSize(min(48, self.sizeHint().width()), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut anew."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Cut anew in another font."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self.updateGeometry()
            self._fit()

"""A card as a player sees it: its back, or its face while it is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QFrame, QStackedLayout, QVBoxLayout, QWidget

from mafia_gm.ui.widgets.blocks import label
from mafia_gm.ui.widgets.suit_label import SuitLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from mafia_gm.ui.theme import Colours


class Back(QWidget):
    """The back of a card: the same for everybody."""

    def __init__(self, colours: Colours) -> None:
        """Make the back of a card."""
        super().__init__()
        self._colours = colours

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint its pattern."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = min(self.height() - 8, 250)
        box = QRectF(0, 0, height * 0.68, height)
        box.moveCenter(QRectF(self.rect()).center())
        painter.setPen(QPen(self._colours.of("line"), 1.5))
        painter.setBrush(self._colours.of("panel"))
        painter.drawRoundedRect(box, 12, 12)
        inner = box.adjusted(10, 10, -10, -10)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(inner, 6, 6)
        painter.setClipRect(inner)
        step = 14
        for offset in range(0, int(inner.width() + inner.height()) + step, step):
            painter.drawLine(
                int(inner.left()) + offset, int(inner.top()), int(inner.left()), int(inner.top()) + offset
            )
        painter.end()


class Card(QFrame):
    """Shows a card's back, or its face. The face is plain: its light must not tell the table its side."""

    def __init__(self, colours: Colours) -> None:
        """Lie face down."""
        super().__init__()
        self._suit = SuitLabel(colours, 34)
        self._role = label("", "huge")
        self._side = label("", "big", "muted")
        self._about = label("")
        self._about.setStyleSheet("font-size: 17px;")
        self._face = QFrame()
        self._face.setProperty("kind", "card")
        column = QVBoxLayout(self._face)
        column.setContentsMargins(26, 18, 26, 18)
        column.setSpacing(8)
        column.addStretch(1)
        column.addWidget(self._suit, 0, Qt.AlignmentFlag.AlignHCenter)
        for part in (self._role, self._side, self._about):
            part.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(part)
        column.addStretch(1)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(Back(colours))
        self._stack.addWidget(self._face)
        self.setMinimumHeight(210)
        self.setMaximumHeight(380)

    @property
    def is_open(self) -> bool:
        """Does it show its face?"""
        return self._stack.currentIndex() == 1

    def show_face(self, role: str, card: str, side: str, side_name: str, about: str) -> None:
        """Show what the player is."""
        self._suit.show_card(card, side)
        self._role.setText(role)
        self._side.setText(side_name)
        self._about.setText(about)
        self._stack.setCurrentIndex(1)

    def show_back(self) -> None:
        """Show nothing, and keep nothing that could be found."""
        self._stack.setCurrentIndex(0)
        for part in (self._role, self._side, self._about):
            part.setText("")
        self._suit.show_card("", "")

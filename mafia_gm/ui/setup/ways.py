"""A short list of ways to choose from, each a large button with its name and a line about it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from mafia_gm.ui.widgets.blocks import label


class Way(QPushButton):
    """A large button with a name and a line about it."""

    def __init__(self, key: str) -> None:
        """Make the button of this way."""
        super().__init__()
        self.key = key
        self.setCheckable(True)
        self.setProperty("kind", "way")
        self._name = label("", "big", wrap=False)
        self._about = label("", "", "muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 6, 18, 6)
        column.setSpacing(2)
        for part in (self._name, self._about):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(part)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_text(self, name: str, about: str) -> None:
        """Say what the way is."""
        self._name.setText(name)
        self._about.setText(about)
        self._about.setVisible(bool(about))
        self.setAccessibleName(name)
        self.setAccessibleDescription(about)
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        """The line about the way wraps."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return how high the text is in this width."""
        layout = self.layout()
        return layout.heightForWidth(width) if layout is not None else 0

    def sizeHint(self) -> QSize:
        """As large as the text."""
        layout = self.layout()
        return layout.sizeHint() if layout is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """As large as the text."""
        layout = self.layout()
        return layout.minimumSize() if layout is not None else super().minimumSizeHint()


class WayList(QWidget):
    """One of several ways; emits ``picked(str)``. Arrow keys go up and down as in a list."""

    picked = Signal(str)

    def __init__(self, keys: tuple[str, ...]) -> None:
        """Make a button for each key."""
        super().__init__()
        self._group = QButtonGroup(self)
        self.ways = {key: Way(key) for key in keys}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for key, way in self.ways.items():
            self._group.addButton(way)
            way.clicked.connect(lambda _=False, key=key: self.picked.emit(key))
            column.addWidget(way)

    def show_ways(self, texts: Mapping[str, tuple[str, str]], chosen: str) -> None:
        """Show each way's name and line, and which is chosen."""
        for key, way in self.ways.items():
            way.show_text(*texts[key])
            way.setChecked(key == chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go up and down with the arrow keys."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        ways = list(self.ways.values())
        here = next((place for place, way in enumerate(ways) if way.hasFocus()), -1)
        if step and here >= 0:
            ways[(here + step) % len(ways)].setFocus()
        else:
            super().keyPressEvent(event)

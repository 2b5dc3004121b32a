"""What holds in a narrow column: buttons that shorten their text, rows that become columns, a quiet scroll area."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import (
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from mafia_gm.ui.widgets.blocks import hint

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtGui import QResizeEvent, QShowEvent


class TightButton(QPushButton):
    """A button that says its whole text in the tooltip when there is no room for it."""

    def __init__(self, kind: str = "", on_click: Callable[[], object] | None = None) -> None:
        """Make an empty button of a kind of the theme."""
        super().__init__()
        self._text = self._key = ""
        self._told = ("", "", "")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        if kind:
            self.setProperty("kind", kind)
        if on_click is not None:
            self.clicked.connect(lambda *_: on_click())

    def say(self, text: str, tip: str = "", key: str = "") -> None:
        """Give the button its text, a tooltip if it is another, and the key that does the same."""
        if (text, key, tip) == self._told:
            return
        self._told = text, key, tip
        self._text, self._key = text, key
        self.setAccessibleName(text)
        self.updateGeometry()
        tip = tip or text
        self.setToolTip(hint(f"{tip} ({key})" if key else tip))
        self._fit()

    @property
    def said(self) -> str:
        """The whole text."""
        return self._text

    def _fit(self) -> None:
        """Show as much as there is room for: text and key, the text, its beginning."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        element = QStyle.SubElement.SE_PushButtonContents
        room = max(24, self.style().subElementRect(element, option, self).width())
        metrics = self.fontMetrics()
        shown = f"{self._text}   {self._key}"
        if not self._key or metrics.horizontalAdvance(shown) > room:
            shown = metrics.elidedText(self._text, Qt.TextElideMode.ElideRight, room)
        self.setText(shown.replace("&", "&&"))

    def sizeHint(self) -> QSize:
        """As wide as the whole text."""
        plain = super().sizeHint()
        wanted = self.fontMetrics().horizontalAdvance(self._text)
        return QSize(wanted + 34 if self._text else plain.width(), plain.height())

    def minimumSizeHint(self) -> QSize:
        """A few letters wide."""
        return QSize(min(72, self.sizeHint().width()), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shorten the text to the new width."""
        super().resizeEvent(event)
        self._fit()


class Side(QWidget):
    """Widgets side by side while they fit, equally wide if they can be; the rest in further lines below."""

    def __init__(self, *parts: QWidget, spacing: int = 6) -> None:
        """Hold the parts, in the order of the eye."""
        super().__init__()
        self.parts = parts
        self._spacing = spacing
        for part in parts:
            part.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _shown(self) -> list[QWidget]:
        return [part for part in self.parts if not part.isHidden()]

    def _lines(self, width: int) -> list[list[QWidget]]:
        """Return the parts line by line: as few lines as there can be, none with many more parts than another."""
        shown = self._shown()
        for many in range(len(shown), 0, -1):
            count = -(-len(shown) // many)
            each = -(-len(shown) // count)
            lines = [shown[place : place + each] for place in range(0, len(shown), each)]
            if many == 1 or all(self._hints(line) <= width for line in lines):
                return lines
        return []

    def _hints(self, line: list[QWidget]) -> int:
        return sum(part.sizeHint().width() for part in line) + self._spacing * (len(line) - 1)

    def _widths(self, line: list[QWidget], width: int) -> list[int]:
        """Return the widths of a line's parts: equal ones, else as much more than needed; the last takes the rest."""
        hints = [part.sizeHint().width() for part in line]
        room = width - self._spacing * (len(line) - 1)
        each = room // len(line)
        spare = max(0, room - sum(hints)) // len(line)
        widths = [each] * len(line) if max(hints) <= each else [hint + spare for hint in hints]
        return [*widths[:-1], room - sum(widths[:-1])]

    def hasHeightForWidth(self) -> bool:
        """The height depends on whether the parts fit side by side."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines."""
        heights = [max(part.sizeHint().height() for part in line) for line in self._lines(width)]
        return sum(heights) + self._spacing * max(0, len(heights) - 1)

    def sizeHint(self) -> QSize:
        """As wide as a line."""
        shown = self._shown()
        widest = max((part.sizeHint().width() for part in shown), default=0)
        width = widest * len(shown) + self._spacing * max(0, len(shown) - 1)
        return QSize(width, self.heightForWidth(max(width, 1)))

    def minimumSizeHint(self) -> QSize:
        """As wide as the widest part may shrink."""
        widths = [part.minimumSizeHint().width() for part in self._shown()]
        heights = [part.sizeHint().height() for part in self._shown()]
        return QSize(max(widths, default=0), max(heights, default=0))

    def showEvent(self, event: QShowEvent) -> None:
        """Nobody has told of parts that came or went while it was not seen."""
        super().showEvent(event)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the parts into their places."""
        super().resizeEvent(event)
        self._place()

    def event(self, event: QEvent) -> bool:
        """Put the parts into their places when one of them has changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._place()
        return super().event(event)

    def _place(self) -> None:
        top = 0
        for line in self._lines(self.width()):
            left = 0
            for part, width in zip(line, self._widths(line, self.width()), strict=True):
                part.setGeometry(left, top, width, part.sizeHint().height())
                left += width + self._spacing
            top += max(part.height() for part in line) + self._spacing


class QuietScroll(QScrollArea):
    """Scrolls its body up and down only, and has the ground of what is behind it."""

    def __init__(self, body: QWidget) -> None:
        """Hold the body, never wider than there is room."""
        super().__init__()
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        port = QWidget()  # for one that Qt has made, Shiboken would make the classes of all widgets there are
        self.setViewport(port)
        body.setMinimumWidth(1)
        self.setWidget(body)
        body.setAutoFillBackground(False)
        port.setAutoFillBackground(False)


class SnugScroll(QuietScroll):
    """Wants the height of what is in it and no more; where there is less room, it scrolls."""

    def sizeHint(self) -> QSize:
        """As high as the body is at this width."""
        body, width = self.widget(), max(1, self.viewport().width())
        if body is None:
            return super().sizeHint()
        plain = body.sizeHint()
        high = body.heightForWidth(width) if body.hasHeightForWidth() else plain.height()
        return QSize(plain.width(), high if high >= 0 else plain.height())

    def minimumSizeHint(self) -> QSize:
        """A line or two."""
        return QSize(1, min(48, self.sizeHint().height()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the body."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width makes another height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


def follow_the_eye(root: QWidget) -> None:
    """Let Tab go through ``root`` in the order of its layouts, whenever its parts were made."""
    chain = list(_in_order(root))
    for earlier, later in itertools.pairwise(chain):
        QWidget.setTabOrder(earlier, later)


def _in_order(widget: QWidget | None) -> Iterator[QWidget]:
    if widget is None:
        return
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        yield widget
    elif isinstance(widget, QScrollArea):
        yield from _in_order(widget.widget())
    elif isinstance(widget, Side):
        for part in widget.parts:
            yield from _in_order(part)
    elif (layout := widget.layout()) is not None:
        yield from _in_layout(layout)


def _in_layout(layout: QLayout) -> Iterator[QWidget]:
    for place in range(layout.count()):
        item = layout.itemAt(place)
        inner = item.layout() if item is not None else None
        if inner is not None:
            yield from _in_layout(inner)
        elif item is not None:
            yield from _in_order(item.widget())

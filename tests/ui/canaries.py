"""What is to be read of a widget: the texts it paints, and all it says besides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint
from PySide6.QtGui import QAccessible, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from collections.abc import Iterator


def painted(widget: QWidget) -> str:
    """Return every text that the widget paints, as an SVG picture holds it."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture = QSvgGenerator()
    picture.setOutputDevice(buffer)
    picture.setSize(widget.size())
    painter = QPainter(picture)
    widget.render(painter, QPoint())
    painter.end()
    return bytes(data.data()).decode()


def said(widget: QWidget) -> Iterator[str]:
    """Yield what a widget and all in it say besides: titles, tooltips, what a screen reader reads."""
    for part in (widget, *widget.findChildren(QWidget)):
        yield from (part.windowTitle(), part.toolTip(), part.statusTip(), part.whatsThis())
        yield from (part.accessibleName(), part.accessibleDescription(), part.windowFilePath())
        spoken = QAccessible.queryAccessibleInterface(part)
        if spoken is not None:
            for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
                yield spoken.text(kind)

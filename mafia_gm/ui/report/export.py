"""A report as a file: a web page, or a sheet of paper as PDF."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument

from mafia_gm.ui.theme import font

if TYPE_CHECKING:
    from pathlib import Path

HTML, PDF = ".html", ".pdf"
_MARGIN: Final = 18.0
"""Millimetres of white round the text."""
_POINTS: Final = 11.0
"""Size of the text on paper."""
_DOTS: Final = 300
"""Dots per inch of the PDF."""


def save(path: Path, html: str, title: str) -> None:
    """Write the report where the name says: PDF for ``.pdf``, else a web page. Raises ``OSError``."""
    if path.suffix.lower() == PDF:
        _print(path, html, title)
    else:
        path.write_text(html, encoding="utf-8")


def _print(path: Path, html: str, title: str) -> None:
    sheets = QBuffer()  # Qt would be silent about a place where nothing can be written, or not all of it
    sheets.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(sheets)
    writer.setTitle(title)
    writer.setCreator("Mafia GM")
    writer.setResolution(_DOTS)
    page = QPageLayout(
        QPageSize(QPageSize.PageSizeId.A4),
        QPageLayout.Orientation.Portrait,
        QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN),
        QPageLayout.Unit.Millimeter,
    )
    writer.setPageLayout(page)
    document = QTextDocument()
    face = font(_POINTS)
    face.setPointSizeF(_POINTS)  # on paper sizes are no pixels
    document.setDefaultFont(face)
    document.setDocumentMargin(0)
    document.documentLayout().setPaintDevice(writer)
    document.setHtml(html)
    document.setPageSize(QSizeF(writer.width(), writer.height()))
    document.print_(writer)
    path.write_bytes(sheets.data().data())

"""A report as a file: a web page, or a sheet of paper as PDF."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QMarginsF, QSizeF
from PySide6.QtGui import (
    QPageLayout,
    QPageSize,
    QPdfWriter,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextLength,
    QTextTable,
)

from mafia_gm.app.files import StoreFailed, replace_file
from mafia_gm.ui.theme import font

if TYPE_CHECKING:
    from pathlib import Path

HTML, PDF = ".html", ".pdf"
_MARGIN: Final = 18.0
"""Millimetres of white round the text."""
_AIR: Final = 2.0
"""Millimetres of it that belong to the text: accents of a page's first line would be seen at the foot of the page before."""
_POINTS: Final = 11.0
"""Size of the text on paper."""
_DOTS: Final = 300
"""Dots per inch of the PDF."""
_SPARED: Final = 0.4
"""The share of a page that must be filled before a table may leave the rest of it white."""


def save(path: Path, html: str, title: str) -> None:
    """Write the report where the name says: PDF for ``.pdf``, else a web page.

    Raises ``OSError``; then a file that was there is as it was, and no half of one is left behind.
    """
    data = _printed(html, title) if path.suffix.lower() == PDF else html.encode()
    if not path.parent.is_dir() or (path.exists() and not path.is_file()):
        path.write_bytes(
            data
        )  # a printer, a pipe: nothing to be put in its place; or the system says what is wrong
        return
    try:
        replace_file(path, data)
    except StoreFailed as failed:
        raise OSError(0, failed.detail) from failed


def _printed(html: str, title: str) -> bytes:
    sheets = QBuffer()  # in a file Qt would be silent about a place where not all of it can be written
    sheets.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(sheets)
    writer.setTitle(title)
    writer.setCreator("Mafia GM")
    writer.setResolution(_DOTS)
    page = QPageLayout(
        QPageSize(QPageSize.PageSizeId.A4),
        QPageLayout.Orientation.Portrait,
        QMarginsF(*[_MARGIN - _AIR] * 4),
        QPageLayout.Unit.Millimeter,
    )
    writer.setPageLayout(page)
    document = QTextDocument()
    face = font(_POINTS)
    face.setPointSizeF(_POINTS)  # on paper sizes are no pixels
    document.setDefaultFont(face)
    document.setDocumentMargin(_AIR * _DOTS / 25.4)
    document.documentLayout().setPaintDevice(writer)
    document.setHtml(html)
    widen(document)
    document.setPageSize(QSizeF(writer.width(), writer.height()))
    _keep_together(document, writer.height())
    document.print_(writer)
    return bytes(sheets.data().data())


def widen(document: QTextDocument) -> None:
    """Let every table take the whole width, as the page's own style says; Qt reads that nowhere but in a format."""
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            looks = frame.format()
            looks.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
            frame.setFormat(looks)


def _keep_together(document: QTextDocument, height: float) -> None:
    """Break pages so that no heading stands alone at the foot of one and no table is torn that fits on one."""
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            # a repeated header Qt paints over what follows a table that has just fitted
            looks = frame.format()
            looks.setHeaderRowCount(0)
            frame.setFormat(looks)
    document.markContentsDirty(0, document.characterCount())
    block = document.begin()
    while block.isValid():
        if _starts(block) and _is_torn(document, block, height):
            form = block.blockFormat()
            form.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            QTextCursor(block).setBlockFormat(form)
            here = block.position()
            document.markContentsDirty(here, document.characterCount() - here)
        block = block.next()


def _starts(block: QTextBlock) -> bool:
    """Does the block begin something that belongs together: a heading that follows no other heading?"""
    return bool(block.blockFormat().headingLevel()) and not block.previous().blockFormat().headingLevel()


def _is_torn(document: QTextDocument, block: QTextBlock, height: float) -> bool:
    """Does a page end between a heading and what it heads, where the two would fit on one page?"""
    layout = document.documentLayout()
    top = layout.blockBoundingRect(block).top()
    below = block.next()
    while below.blockFormat().headingLevel() and below.next().isValid():
        below = below.next()
    table = QTextCursor(below).currentTable()
    end = layout.blockBoundingRect(below).bottom()
    if table is not None:
        whole = layout.frameBoundingRect(table).bottom()
        spared = top % height > _SPARED * height
        end = whole if spared and whole - top < height else end
    return top % height > document.documentMargin() + 1 and int(top // height) != int((end - 1) // height)

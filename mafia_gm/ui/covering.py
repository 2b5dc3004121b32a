"""Covering: every secret hidden at once; when the cover is lifted, keys and sheets are where they were."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QDialog
from shiboken6 import isValid

from mafia_gm.ui.console.cover import Cover

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget


class Covering(QObject):
    """The cover of a window over its pages; ``changed`` when it is laid or lifted, before anything else is shown."""

    changed = Signal()

    def __init__(self, window: QMainWindow, pages: QStackedWidget) -> None:
        """Cover nothing yet."""
        super().__init__(window)
        self._window = window
        self._pages = pages
        self.cover = Cover(window)
        self.cover.lifted.connect(self._uncover)
        self._focus: QWidget | None = None
        """What had the focus when the cover was laid."""
        self._sheets: list[QDialog] = []
        """Sheets that were open when the cover was laid."""

    def lay(self) -> None:
        """Hide every secret at once; nothing but uncovering works until then."""
        for passing in (shown for shown in QApplication.topLevelWidgets() if _is_passing(shown)):
            passing.close()
        if self.cover.is_laid:
            return
        focus = QApplication.focusWidget()
        self._focus = focus if focus is not None and self._pages.isAncestorOf(focus) else None
        self.cover.lay()
        self._pages.hide()
        self.changed.emit()
        self._sheets = [sheet for sheet in self._window.findChildren(QDialog) if sheet.isVisible()]
        for sheet in self._sheets:
            sheet.hide()
        self._window.activateWindow()

    def _uncover(self) -> None:
        self._pages.show()
        self.changed.emit()
        focus = self._focus if self._focus is not None and isValid(self._focus) else None
        page = self._pages.currentWidget()
        if focus is not None and focus.isVisible():
            focus.setFocus()
        elif page is not None:
            page.setFocus()
        for sheet in self._sheets:
            if isValid(sheet):
                sheet.open()
        self._sheets = []


def _is_passing(widget: QWidget) -> bool:
    """Is it an open menu, the list of a field, a tooltip?"""
    return widget.isVisible() and widget.windowType() in {Qt.WindowType.Popup, Qt.WindowType.ToolTip}

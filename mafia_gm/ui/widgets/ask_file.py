"""Asking for a file, in a dialog of our own that a cover comes over and that speaks the window's language."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget


class FileDialog(QFileDialog):
    """Qt's, with words for what Qt's own translations leave in English; names of files are whole in it."""

    def __init__(self, parent: QWidget, title: str, where: str = "") -> None:
        """Look into the folder of ``where``; it goes when it is closed."""
        super().__init__(parent, title, where)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setViewMode(QFileDialog.ViewMode.List)
        self.setSizeGripEnabled(False)
        self.setLabelText(QFileDialog.DialogLabel.LookIn, self.tr("Folder:"))
        self.setLabelText(QFileDialog.DialogLabel.FileType, self.tr("Kind of file:"))


def ask_file(
    parent: QWidget,
    title: str,
    where: Path,
    ending: str,
    then: Callable[[Path], object],
    *,
    replaces: bool = True,
) -> None:
    """Propose a file; a name without ending gets this one. Do ``then`` with what was chosen.

    Where no file is ever replaced nobody is asked whether one shall be.
    """
    dialog = FileDialog(parent, title, str(where))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setOption(QFileDialog.Option.DontConfirmOverwrite, not replaces)
    dialog.setDefaultSuffix(ending.lstrip("."))
    dialog.fileSelected.connect(lambda path: then(Path(path)))
    dialog.open()

"""Asking for the name of a file that is to be written, in a dialog of our own that a cover comes over."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget


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
    dialog = QFileDialog(parent, title, str(where))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setOption(QFileDialog.Option.DontConfirmOverwrite, not replaces)
    dialog.setDefaultSuffix(ending.lstrip("."))
    dialog.fileSelected.connect(lambda path: then(Path(path)))
    dialog.open()

"""The ways to hand a report out: as text for a letter, as a web page, on paper."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mafia_gm.ui.report.export import HTML, PDF, save
from mafia_gm.ui.widgets.ask_file import ask_file
from mafia_gm.ui.widgets.tight import Side, TightButton

if TYPE_CHECKING:
    from mafia_gm.narration.report import Report
    from mafia_gm.ui.scene import Scene


class ReportOut(QWidget):
    """Three buttons; ``trouble(str)`` says why a file could not be written."""

    trouble = Signal(str)

    def __init__(self) -> None:
        """Make the buttons; ``show_scene`` gives them their report."""
        super().__init__()
        self._scene: Scene | None = None
        self.copy = TightButton("", self._copy)
        self.page = TightButton("", lambda: self._ask_where(HTML))
        self.paper = TightButton("", lambda: self._ask_where(PDF))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(Side(self.copy, self.page, self.paper))

    def show_scene(self, scene: Scene) -> None:
        """Take the report of this morning, in the language of the table."""
        self._scene = scene
        self.copy.say(self.tr("Copy"), self.tr("Copy the report as text"))
        self.page.say(self.tr("HTML…"), self.tr("Save the report as a web page"))
        self.paper.say(self.tr("PDF…"), self.tr("Save the report as PDF"))

    def _report(self) -> Report | None:
        scene = self._scene
        return scene.spoken.report(scene.rules, scene.table) if scene is not None else None

    def _copy(self) -> None:
        if (report := self._report()) is not None:
            QGuiApplication.clipboard().setText(report.text())

    def _ask_where(self, suffix: str) -> None:
        if (report := self._report()) is None:
            return
        where = Path.home() / f"{report.title}{suffix}"
        ask_file(self.window(), self.tr("Save the report"), where, suffix, self.save)

    def save(self, path: Path) -> None:
        """Write the report into a file: PDF or a web page, by its name."""
        if (report := self._report()) is None:
            return
        try:
            save(path, report.html(), report.title)
        except OSError as error:
            why = error.strerror or str(error)
            self.trouble.emit(self.tr("The report was not saved: {reason}").format(reason=why))

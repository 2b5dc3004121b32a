"""The morning report: its story, and a preview of all its sections."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from mafia_gm.engine import commands as c
from mafia_gm.engine.phases import DAWN
from mafia_gm.ui.report.out import ReportOut
from mafia_gm.ui.widgets.blocks import Told, label

if TYPE_CHECKING:
    from mafia_gm.ui.scene import Scene


class StoryField(QPlainTextEdit):
    """A paragraph of the Game Master's own; ``left`` when the keyboard goes elsewhere."""

    left = Signal()

    def __init__(self) -> None:
        """Make an empty field."""
        super().__init__()
        self.setTabChangesFocus(True)
        self.setFixedHeight(76)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that the story may be finished."""
        super().focusOutEvent(event)
        if self.isVisible():
            self.left.emit()


class ReportBox(QWidget):
    """Shows the report as it will be announced; ``command`` for the story, ``trouble(str)`` for a file that cannot be."""

    command = Signal(object)
    trouble = Signal(str)

    def __init__(self) -> None:
        """Make the empty box; ``show_scene`` fills it."""
        super().__init__()
        self._scene: Scene | None = None
        self._kept = ""
        self._story_name = label("", "caption")
        self.story = StoryField()
        self.story.left.connect(self.keep_story)
        self._preview_name = label("", "caption")
        self._preview = Told()
        self.out = ReportOut()
        self.out.trouble.connect(self.trouble)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for part in (self._story_name, self.story, self._preview_name, self._preview):
            column.addWidget(part)
        column.addWidget(self.out)

    def show_scene(self, scene: Scene) -> None:
        """Show the report of this morning, in the language of the table."""
        self._scene = scene
        self._story_name.setText(self.tr("Story").upper())
        self.story.setAccessibleName(self.tr("Story"))
        self.story.setPlaceholderText(self.tr("A few sentences of your own, if you like"))
        if scene.table.story != self._kept:
            self._kept = scene.table.story
            self.story.setPlainText(self._kept)
        self._preview_name.setText(self.tr("The report").upper())
        report = scene.spoken.report(scene.rules, scene.table)
        self._preview.setText(report.text())
        self.out.show_scene(scene)

    def keep_story(self) -> None:
        """Let the story be part of the report as it is written now."""
        told = self.story.toPlainText().strip()
        if self._scene is not None and self._scene.table.phase == DAWN and told != self._kept.strip():
            self.command.emit(c.Write(told))  # the scene says that it is kept; a full disk takes nothing

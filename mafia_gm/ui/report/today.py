"""By day: the morning's report and the private messages once more, folded away until they are wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from mafia_gm.ui.report.out import ReportOut
from mafia_gm.ui.report.private import MessageList
from mafia_gm.ui.widgets.blocks import Told
from mafia_gm.ui.widgets.section import Section
from mafia_gm.ui.widgets.tight import Side, TightButton

if TYPE_CHECKING:
    from mafia_gm.ui.scene import Scene


class TodayBox(Section):
    """Two buttons that unfold the report, to be read or handed out, and the messages; ``trouble(str)`` as they say."""

    trouble = Signal(str)

    def __init__(self) -> None:
        """Make the folded box; ``show_scene`` fills it."""
        super().__init__()
        self._scene: Scene | None = None
        self.read = TightButton("", self._unfold)
        self.tell = TightButton("", self._unfold)
        for made in (self.read, self.tell):
            made.setCheckable(True)
        self._text = Told()
        self.out = ReportOut()
        self.out.trouble.connect(self.trouble)
        self.private = MessageList()
        for part in (Side(self.read, self.tell), self._text, self.out, self.private):
            self.column.addWidget(part)

    def show_scene(self, scene: Scene) -> None:
        """Show what the morning has said, if it is wanted."""
        self._scene = scene
        if self.isHidden():
            return
        self.name(self.tr("This morning"))
        self.read.say(self.tr("Report"))
        self.tell.say(self.tr("In private"))
        self._unfold()

    def _unfold(self) -> None:
        scene = self._scene
        if scene is None:
            return
        for part in (self._text, self.out):
            part.setVisible(self.read.isChecked())
        self.private.setVisible(self.tell.isChecked())
        if self.read.isChecked():
            self._text.setText(scene.spoken.report(scene.rules, scene.table).text().strip())
            self.out.show_scene(scene)
        if self.tell.isChecked():
            self.private.show_scene(scene)

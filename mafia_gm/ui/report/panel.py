"""The morning of a game with a report: what the steps of the night brought, whom to tell what, the report itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from mafia_gm.ui.day.abilities import AbilityList
from mafia_gm.ui.report.morning import ReportBox
from mafia_gm.ui.report.private import MessageList
from mafia_gm.ui.report.stages import StageList
from mafia_gm.ui.widgets.blocks import Panel, label, row
from mafia_gm.ui.widgets.elided import Elided
from mafia_gm.ui.widgets.tight import QuietScroll, TightButton, follow_the_eye

if TYPE_CHECKING:
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours

NIGHT, PRIVATE, REPORT = range(3)


class MorningPanel(Panel):
    """Three sheets, one after the other; ``confirm`` announces the report.

    ``command`` for its story, ``take(Prompt)`` for an ability declared before, ``trouble(str)`` what went wrong.
    """

    command = Signal(object)
    confirm = Signal()
    take = Signal(object)
    trouble = Signal(str)

    def __init__(self, colours: Colours) -> None:  # noqa: ARG002 - all panels are made alike
        """Make the empty panel; ``show_scene`` fills it."""
        super().__init__(margin=12)
        self._scene: Scene | None = None
        self._caption = label("", "caption", wrap=False)
        self._title = Elided("", "big")
        self.stages, self.private, self.report = StageList(), MessageList(), ReportBox()
        self.tabs = QTabBar()
        self.tabs.setExpanding(True)
        self.tabs.setDrawBase(False)
        self.tabs.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._stack = QStackedWidget()
        for part in (self.stages, self.private, self.report):
            self.tabs.addTab("")
            self._stack.addWidget(_sheet(part))
        self.tabs.currentChanged.connect(self._stack.setCurrentIndex)
        self.abilities = AbilityList()
        self.announce = TightButton("primary", self.act_firmly)
        heading = row(self._title, self._caption)
        heading.setStretch(0, 1)
        self.column.addLayout(heading)
        self.column.addWidget(self.tabs)
        self.column.addWidget(self._stack, 1)
        self.column.addWidget(self.abilities)
        self.column.addWidget(self.announce)
        self.report.command.connect(self.command)
        self.report.trouble.connect(self.trouble)
        self.abilities.take.connect(self.take)
        self.private.rows.grown.connect(lambda: follow_the_eye(self))
        self.stages.rows.grown.connect(lambda: follow_the_eye(self))

    def show_scene(self, scene: Scene) -> None:
        """Show the morning before anything of it is public."""
        before, self._scene = self._scene, scene
        self._caption.setText(scene.lines.phase(scene.table.phase, scene.table.number).upper())
        self._title.setText(self.tr("Dawn"))
        for place, text in enumerate((self.tr("Night"), self.tr("In private"), self.tr("Report"))):
            self.tabs.setTabText(place, text)
        if before is None or before.table.number != scene.table.number:
            self.tabs.setCurrentIndex(NIGHT)
        for part in (self.stages, self.private, self.report, self.abilities):
            part.show_scene(scene)
        self.announce.say(self.tr("Announce and show"), key=self.tr("Ctrl+Enter"))

    def act_firmly(self) -> None:
        """Announce the report, with the story as it is written now."""
        self.report.keep_story()
        self.confirm.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange and self._scene is not None:
            self.show_scene(self._scene)
        super().changeEvent(event)


def _sheet(part: QWidget) -> QuietScroll:
    """Return a sheet with the part on top, that scrolls where it is long."""
    body = QWidget()
    column = QVBoxLayout(body)
    column.setContentsMargins(0, 4, 4, 0)
    column.addWidget(part)
    column.addStretch(1)
    return QuietScroll(body)

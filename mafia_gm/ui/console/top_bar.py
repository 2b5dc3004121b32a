"""The top bar: which game, which evening, where in it, and the four buttons a hand looks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QToolButton

from mafia_gm.engine.phases import DAWN, DEBATE, DEFENCE, NIGHT, NIGHT_ZERO, NIGHTS, VERDICT, VOTING
from mafia_gm.ui.widgets.blocks import label
from mafia_gm.ui.widgets.elided import Elided

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from mafia_gm.ui.scene import Scene


class _Button(QToolButton):
    """A button for an action; one of Qt's own would be laid out anew whenever the action changes its tip."""

    def __init__(self, action: QAction) -> None:
        """Do and say what the action does."""
        super().__init__()
        self._action = action
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.clicked.connect(lambda *_: action.trigger())
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        action = self._action
        self.setText(action.iconText())
        self.setToolTip(action.toolTip())
        self.setEnabled(action.isEnabled())


class TopBar(QFrame):
    """Title on the left, the evening's phases in the middle, actions on the right."""

    def __init__(self, actions: tuple[QAction, ...]) -> None:
        """Make the bar with buttons for these actions."""
        super().__init__()
        self._scene: Scene | None = None
        self._game = label("", "big", "accent", wrap=False)
        self._title = Elided("", "", "muted")
        self._title.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._phases = label("", "", wrap=False)
        self._phases.setTextFormat(Qt.TextFormat.PlainText)
        self._now = label("", "", "accent", wrap=False)
        self._now.setStyleSheet("font-weight: 700;")
        line = QHBoxLayout(self)
        line.setContentsMargins(12, 6, 12, 6)
        line.setSpacing(10)
        line.addWidget(self._game)
        line.addWidget(self._title)
        line.addWidget(self._phases)
        line.addWidget(self._now)
        line.addStretch(1)
        self.buttons = tuple(map(_Button, actions))
        for made in self.buttons:
            line.addWidget(made)

    def show_scene(self, scene: Scene) -> None:
        """Show the title and the way through the evening."""
        self._scene = scene
        table, lines = scene.table, scene.lines
        self._game.setText(lines.game())
        players = self.tr("%n player(s)", "", len(table.players))
        looking = [self.tr("for looking only")] if scene.read_only else []
        self._title.setText(" · ".join([*looking, scene.title, players]))
        self._now.setText(lines.phase(table.phase, table.number))
        past = [lines.phase(*before) for before in _before(scene)]
        self._phases.setText("  ›  ".join([*past, ""]).rstrip(" ") if past else "")

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange and self._scene is not None:
            self.show_scene(self._scene)
        super().changeEvent(event)


def _before(scene: Scene) -> tuple[tuple[str, int], ...]:
    """Return the night before this day, or the day before this night, if there was one."""
    table, ahead = scene.table, scene.rules.what.ahead
    nights = {step.phase_number for step in scene.steps if step.phase in NIGHTS}
    if table.phase in {DAWN, DEBATE, DEFENCE, VOTING, VERDICT}:
        night = table.number - ahead
        return ((NIGHT if night else NIGHT_ZERO, night),) if night in nights else ()
    day = table.number + ahead - 1
    return ((DEBATE, day),) if table.phase == NIGHT and day > 0 else ()

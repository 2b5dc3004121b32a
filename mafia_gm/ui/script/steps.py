"""Tonight's steps in calling order: done with their answers, the one in hand, those to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFont, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem

from mafia_gm.ui.widgets.blocks import hint

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours

DONE, NOW, LATER, ASLEEP = "done", "now", "later", "asleep"
ROWS: Final = 2
"""So many steps are seen even where there is little room."""
ROW: Final = 30


class StepList(QTreeWidget):
    """The list of the night's calls; Enter or a click on a step takes it up again: ``take(Prompt)``."""

    take = Signal(object)

    def __init__(self, colours: Colours) -> None:
        """Make the empty list; ``show_scene`` fills it."""
        super().__init__()
        self._colours = colours
        self._prompts: tuple[Prompt, ...] = ()
        self._icons = {state: _mark(colours, state) for state in (DONE, NOW, LATER, ASLEEP)}
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIconSize(QSize(14, 14))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.itemActivated.connect(self._taken)
        self.itemClicked.connect(self._taken)

    def show_scene(self, scene: Scene) -> None:
        """Show the calls of this night; dormant answers are struck through."""
        self.setAccessibleName(self.tr("Steps of this night"))
        self._prompts = scene.night
        self.clear()
        hand = (scene.prompt.act, scene.prompt.by) if scene.prompt is not None else None
        current = None
        for prompt in scene.night:
            item = self._item(scene, prompt, in_hand=(prompt.act, prompt.by) == hand)
            self.addTopLevelItem(item)
            if (prompt.act, prompt.by) == hand:
                current = item
        row = max(ROW, self.sizeHintForRow(0))
        self.setMinimumHeight(ROWS * ROW)
        self.setMaximumHeight(max(ROWS, len(scene.night)) * row + 4)
        if current is not None:
            self.scrollToItem(current, QTreeWidget.ScrollHint.PositionAtCenter)

    def sizeHint(self) -> QSize:
        """Take what the rest of the card leaves."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep more than half of the width for the steps' names."""
        self.header().setMaximumSectionSize(max(60, round(event.size().width() * 0.45)))
        super().resizeEvent(event)

    def _item(self, scene: Scene, prompt: Prompt, *, in_hand: bool) -> QTreeWidgetItem:
        answer = scene.lines.done(prompt, scene.table) if prompt.answer is not None else ""
        state = NOW if in_hand else DONE if prompt.answer is not None else ASLEEP if prompt.bluff else LATER
        if in_hand and not answer:
            answer = self.tr("now")
        title = scene.lines.title(prompt)
        item = QTreeWidgetItem([title, answer])
        item.setIcon(0, self._icons[state])
        item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        tone = {NOW: self._colours.accent, DONE: self._colours.muted, LATER: self._colours.text}
        for column in (0, 1):
            colour = tone.get(state, self._colours.faint) if column == 0 else self._colours.muted
            item.setForeground(column, QBrush(QColor(colour)))
            item.setToolTip(column, hint(f"{title}  {answer}".strip()))
        if prompt.dormant or in_hand:
            font = QFont(self.font())
            font.setStrikeOut(prompt.dormant)
            font.setBold(in_hand)
            item.setFont(0, font)
            if prompt.dormant:
                item.setFont(1, font)
        return item

    def _taken(self, item: QTreeWidgetItem) -> None:
        prompt = self._prompts[self.indexOfTopLevelItem(item)]
        if not prompt.dormant:
            self.take.emit(prompt)


def _mark(colours: Colours, state: str) -> QIcon:
    """Draw the mark of a step: a tick, a disc, a ring, a faint ring."""
    size = 28
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = {DONE: colours.good, NOW: colours.accent, LATER: colours.text}.get(state, colours.faint)
    painter.setPen(QPen(QColor(colour), 3.4))
    if state == DONE:
        painter.drawPolyline([QPoint(5, 15), QPoint(11, 21), QPoint(23, 7)])
    else:
        if state == NOW:
            painter.setBrush(QColor(colour))
        painter.drawEllipse(7, 7, 14, 14)
    painter.end()
    return QIcon(pixmap)

"""Tonight's steps in calling order: done with their answers, the one in hand, those to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

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


class _Step(NamedTuple):
    """What a row shows."""

    title: str
    answer: str
    state: str
    dormant: bool


class StepList(QTreeWidget):
    """The list of the night's calls; Enter or a click on a step takes it up again: ``take(Prompt)``."""

    take = Signal(object)

    def __init__(self, colours: Colours) -> None:
        """Make the empty list; ``show_scene`` fills it."""
        super().__init__()
        self._colours = colours
        self._prompts: tuple[Prompt, ...] = ()
        self._shown: tuple[_Step, ...] = ()
        self._items: list[QTreeWidgetItem] = []
        self._seen = -1, 0
        """Which row was brought into view, of how many."""
        self._icons = {state: _mark(colours, state) for state in (DONE, NOW, LATER, ASLEEP)}
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIconSize(QSize(14, 14))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.itemActivated.connect(self._taken)
        self.itemClicked.connect(self._taken)

    def show_scene(self, scene: Scene) -> None:
        """Show the calls of this night; dormant answers are struck through. Only what differs is touched."""
        self.setAccessibleName(self.tr("Steps of this night"))
        self._prompts = scene.night
        hand = (scene.prompt.act, scene.prompt.by) if scene.prompt is not None else None
        before = self._shown
        self._shown = tuple(
            self._step(scene, prompt, in_hand=(prompt.act, prompt.by) == hand) for prompt in scene.night
        )
        for place in reversed(range(len(self._shown), len(before))):
            self.takeTopLevelItem(place)
            self._items.pop()
        for step in self._shown[len(before) :]:
            item = QTreeWidgetItem()
            item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._put(item, None, step)
            self.addTopLevelItem(item)
            self._items.append(item)
        self._renew(before)
        if len(before) != len(self._shown):
            self._share_out()
            row = max(ROW, self.sizeHintForRow(0))
            self.setMinimumHeight(ROWS * ROW)
            self.setMaximumHeight(max(ROWS, len(self._shown)) * row + 4)
        if self.selectedItems():
            self.clearSelection()
        now = next((place for place, step in enumerate(self._shown) if step.state == NOW), -1)
        if now >= 0 and (now, len(self._shown)) != self._seen:
            self.scrollToItem(self._items[now], QTreeWidget.ScrollHint.PositionAtCenter)
        self._seen = now, len(self._shown)

    def sizeHint(self) -> QSize:
        """Take what the rest of the card leaves."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width out."""
        super().resizeEvent(event)
        self._share_out()

    def _share_out(self) -> None:
        """Let the steps' names be whole where that leaves the answers a good third, or all that they need."""
        width = self.viewport().width()
        self.header().setMaximumSectionSize(max(60, round(width * 0.64), width - self.sizeHintForColumn(1)))

    def _step(self, scene: Scene, prompt: Prompt, *, in_hand: bool) -> _Step:
        answer = scene.lines.done(prompt, scene.table) if prompt.answer is not None else ""
        state = NOW if in_hand else DONE if prompt.answer is not None else ASLEEP if prompt.bluff else LATER
        if in_hand and not answer:
            answer = self.tr("now")
        return _Step(scene.lines.title(prompt), answer, state, prompt.dormant)

    def _renew(self, before: tuple[_Step, ...]) -> None:
        """Put what differs into the rows that stay; the view hears of it once and not of every text and colour."""
        changed = [
            place for place, (old, new) in enumerate(zip(before, self._shown, strict=False)) if old != new
        ]
        if not changed:
            return
        model = self.model()
        model.blockSignals(True)
        for place in changed:
            self._put(self._items[place], before[place], self._shown[place])
        model.blockSignals(False)
        model.dataChanged.emit(model.index(changed[0], 0), model.index(changed[-1], 1))
        self._share_out()

    def _put(self, item: QTreeWidgetItem, old: _Step | None, new: _Step) -> None:
        """Show a step in a row where another may be shown."""
        for column, text in enumerate((new.title, new.answer)):
            if old is None or text != (old.title, old.answer)[column]:
                item.setText(column, text)
            item.setToolTip(column, hint(f"{new.title}  {new.answer}".strip()))
        if old is not None and (old.state, old.dormant) == (new.state, new.dormant):
            return
        item.setIcon(0, self._icons[new.state])
        tone = {NOW: self._colours.accent, DONE: self._colours.muted, LATER: self._colours.text}
        for column, colour in enumerate((tone.get(new.state, self._colours.faint), self._colours.muted)):
            item.setForeground(column, QBrush(QColor(colour)))
            font = QFont(self.font())
            font.setStrikeOut(new.dormant)
            font.setBold(new.state == NOW and column == 0)
            item.setFont(column, font)

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

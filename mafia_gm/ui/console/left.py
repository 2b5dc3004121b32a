"""The left side of the console: what belongs to the phase, made when it is first needed."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget

from mafia_gm.engine import phases as ph
from mafia_gm.engine.commands import Write
from mafia_gm.engine.prompts import MORNING, THE_END
from mafia_gm.engine.role import NOTHING

if TYPE_CHECKING:
    from mafia_gm.ui.cards.panel import DealPanel
    from mafia_gm.ui.console.keys import Keys
    from mafia_gm.ui.day.panel import DayPanel
    from mafia_gm.ui.end.panel import EndPanel
    from mafia_gm.ui.orders.desk import OrdersDesk
    from mafia_gm.ui.report.panel import MorningPanel
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.script.card import NightCard
    from mafia_gm.ui.script.dawn import DawnPanel
    from mafia_gm.ui.theme import Colours

    Panel = DealPanel | NightCard | OrdersDesk | DawnPanel | MorningPanel | DayPanel | EndPanel


class LeftSide(QStackedWidget):
    """Shows the panel of a scene; its signals are those of the console, and ``trouble(str)`` to be shown."""

    command = Signal(object)
    take = Signal(object)
    late = Signal()
    choose = Signal(str)
    order = Signal(object, int)
    voter = Signal(int)
    confirm = Signal(bool)
    skip = Signal()
    hand_out = Signal()
    leave = Signal()
    again = Signal()
    story = Signal()
    show_map = Signal()
    show_answer = Signal()
    trouble = Signal(str)

    def __init__(self, colours: Colours, keys: Keys) -> None:
        """Make it empty."""
        super().__init__()
        self._colours = colours
        self._keys = keys
        self._shown: Panel | None = None
        self.mark = ""
        """By which letters the table can see later that the shuffle was not changed."""

    def show_scene(self, scene: Scene) -> None:
        """Turn up the panel of the scene and show it there."""
        self._shown = panel = self._panel(scene)
        self.setCurrentWidget(panel)
        panel.show_scene(scene)

    def act_firmly(self) -> None:
        """Do what Ctrl+Enter does on the panel that is turned up."""
        if self._shown is not None:
            self._shown.act_firmly()

    @property
    def is_desk(self) -> bool:
        """Are orders being taken?"""
        return "desk" in self.__dict__ and self._shown is self.desk

    def _panel(self, scene: Scene) -> Panel:
        prompt, phase = scene.prompt, scene.table.phase
        if phase == ph.END or (prompt is not None and prompt.act == THE_END):
            return self.end
        if phase in {ph.SETUP, ph.DEAL}:
            return self.deal
        if scene.at_desk and (prompt is None or prompt.pick != NOTHING):
            return self.desk
        if phase in {ph.NIGHT, ph.NIGHT_ZERO}:
            return self.night
        if phase == ph.DAWN and (prompt is None or prompt.act == MORNING):
            return self.morning if scene.knows(Write) else self.dawn
        return self.day

    def _ask_keys(self, question: str) -> None:
        self._keys.question = question

    @cached_property
    def deal(self) -> DealPanel:
        """The cards before the first night."""
        from mafia_gm.ui.cards.panel import DealPanel

        panel = DealPanel(self._colours)
        panel.show_fingerprint(self.mark)
        panel.command.connect(self.command)
        panel.choose.connect(self.choose)
        panel.hand_out.connect(self.hand_out)
        self.addWidget(panel)
        return panel

    @cached_property
    def night(self) -> NightCard:
        """The calls of a night."""
        from mafia_gm.ui.script.card import NightCard

        panel = NightCard(self._colours)
        panel.show_map.connect(self.show_map)
        panel.show_answer.connect(self.show_answer)
        panel.confirm.connect(lambda: self.confirm.emit(False))
        panel.take.connect(self.take)
        panel.choose.connect(self.choose)
        panel.skip.connect(self.skip)
        self.addWidget(panel)
        return panel

    @cached_property
    def desk(self) -> OrdersDesk:
        """The orders of a night that come by message."""
        from mafia_gm.ui.orders.desk import OrdersDesk

        panel = OrdersDesk(self._colours)
        panel.command.connect(self.command)
        panel.take.connect(self.take)
        panel.choose.connect(self.choose)
        panel.order.connect(self.order)
        panel.asked.connect(self._ask_keys)
        self._keys.other.connect(panel.entry.next_order)
        self.addWidget(panel)
        return panel

    @cached_property
    def dawn(self) -> DawnPanel:
        """Who lives and who dies, before anybody hears it."""
        from mafia_gm.ui.script.dawn import DawnPanel

        panel = DawnPanel(self._colours)
        panel.confirm.connect(lambda: self.confirm.emit(True))
        panel.take.connect(self.take)
        self.addWidget(panel)
        return panel

    @cached_property
    def morning(self) -> MorningPanel:
        """What the night has brought, step by step, and the report of it."""
        from mafia_gm.ui.report.panel import MorningPanel

        panel = MorningPanel(self._colours)
        panel.command.connect(self.command)
        panel.confirm.connect(lambda: self.confirm.emit(True))
        panel.take.connect(self.take)
        panel.trouble.connect(self.trouble)
        self.addWidget(panel)
        return panel

    @cached_property
    def day(self) -> DayPanel:
        """Debate, voting and verdict."""
        from mafia_gm.ui.day.panel import DayPanel

        panel = DayPanel(self._colours)
        panel.command.connect(self.command)
        panel.confirm.connect(lambda: self.confirm.emit(False))
        panel.take.connect(self.take)
        panel.choose.connect(self.choose)
        panel.skip.connect(self.skip)
        panel.late.connect(self.late)
        panel.voter.connect(self.voter)
        panel.trouble.connect(self.trouble)
        self._keys.votes.connect(panel.approval.take_ballots)
        self.addWidget(panel)
        return panel

    @cached_property
    def end(self) -> EndPanel:
        """The end and the reveal."""
        from mafia_gm.ui.end.panel import EndPanel

        panel = EndPanel(self._colours)
        panel.command.connect(self.command)
        panel.leave.connect(self.leave)
        panel.again.connect(self.again)
        panel.story.connect(self.story)
        self.addWidget(panel)
        return panel

"""The console: script on the left, circle in the middle, the seat in hand and the journal on the right."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from mafia_gm.engine import phases as ph
from mafia_gm.engine.commands import Write
from mafia_gm.engine.role import MANY, NOTHING, TWO_SEATS
from mafia_gm.ui.circle.circle import Circle
from mafia_gm.ui.circle.seating import seating
from mafia_gm.ui.console.inspector import Inspector
from mafia_gm.ui.console.keys import Keys
from mafia_gm.ui.console.top_bar import TopBar
from mafia_gm.ui.end.stop import StopBar
from mafia_gm.ui.journal.panel import JournalPanel
from mafia_gm.ui.widgets.blocks import button, label

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QResizeEvent

    from mafia_gm.ui.cards.panel import DealPanel
    from mafia_gm.ui.circle.list import SeatList
    from mafia_gm.ui.console.ruling import RulingBar
    from mafia_gm.ui.day.panel import DayPanel
    from mafia_gm.ui.end.panel import EndPanel
    from mafia_gm.ui.orders.desk import OrdersDesk
    from mafia_gm.ui.report.panel import MorningPanel
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.script.card import NightCard
    from mafia_gm.ui.script.dawn import DawnPanel
    from mafia_gm.ui.theme import Colours

    LeftPanel = DealPanel | NightCard | OrdersDesk | DawnPanel | MorningPanel | DayPanel | EndPanel


class Console(QWidget):
    """Composes the panels; shows a ``Scene`` and passes on what the Game Master does.

    Signals: ``command(Command)``, ``take(Prompt | None)``, ``pick(int)``, ``point(int, bool)`` a number
    typed, or typed on, ``erase`` and ``late`` for the number typed last, ``choose(str)``,
    ``order(Prompt, int)`` another order of a player who writes, ``voter(int)`` whose approval ballot is taken up, ``confirm(bool)`` (firmly or not), ``skip``, ``looked(int)`` a journal step (-1: back to now), ``hand_out``,
    ``show_map`` and ``show_answer`` on the turned laptop, ``show_now`` for a projector that holds its picture, ``leave`` for the start screen, ``cover`` to hide it all.
    """

    command = Signal(object)
    take = Signal(object)
    pick = Signal(int)
    point = Signal(int, bool)
    erase = Signal()
    late = Signal()
    choose = Signal(str)
    order = Signal(object, int)
    voter = Signal(int)
    confirm = Signal(bool)
    skip = Signal()
    looked = Signal(int)
    hand_out = Signal()
    show_map = Signal()
    show_answer = Signal()
    show_now = Signal()
    leave = Signal()
    cover = Signal()

    def __init__(self, colours: Colours, actions: tuple[QAction, ...]) -> None:
        """Make what is always seen; the panels on the left are made when their phase comes."""
        super().__init__()
        self._colours = colours
        self._scene: Scene | None = None
        self._shown: Scene | None = None
        self._selected = -1
        self._mark = ""
        self._top = TopBar(actions)
        self.circle = Circle(colours)
        self.inspector = Inspector(colours)
        self.journal = JournalPanel(colours)
        self.keys = Keys(self)
        self._left = QStackedWidget()
        self._middle = QStackedWidget()
        self._middle.addWidget(self.circle)
        self._notice = label("", "", "danger")
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.timeout.connect(lambda: self.say(""))
        self._held_text = label("", "", "accent")
        self._held_button = button("primary", self.show_now.emit)
        self._held_row = self._bar(self._held_text, self._held_button)
        self._past_text = label("", "", "accent")
        self._past_button = button("", lambda: self.looked.emit(-1))
        self._past_row = self._bar(self._past_text, self._past_button)
        self.stopping = StopBar()
        self._compose()
        self._connect()

    # --- panels made when they are first needed ---------------------------------------------------------

    @cached_property
    def deal(self) -> DealPanel:
        """The cards before the first night."""
        from mafia_gm.ui.cards.panel import DealPanel

        panel = DealPanel(self._colours)
        panel.show_fingerprint(self._mark)
        panel.command.connect(self.command)
        panel.choose.connect(self.choose)
        panel.hand_out.connect(self.hand_out)
        self._left.addWidget(panel)
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
        self._left.addWidget(panel)
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
        self.keys.other.connect(panel.entry.next_order)
        self._left.addWidget(panel)
        return panel

    @cached_property
    def dawn(self) -> DawnPanel:
        """Who lives and who dies, before anybody hears it."""
        from mafia_gm.ui.script.dawn import DawnPanel

        panel = DawnPanel(self._colours)
        panel.confirm.connect(lambda: self.confirm.emit(True))
        panel.take.connect(self.take)
        self._left.addWidget(panel)
        return panel

    @cached_property
    def morning(self) -> MorningPanel:
        """What the night has brought, step by step, and the report of it."""
        from mafia_gm.ui.report.panel import MorningPanel

        panel = MorningPanel(self._colours)
        panel.command.connect(self.command)
        panel.confirm.connect(lambda: self.confirm.emit(True))
        panel.take.connect(self.take)
        panel.trouble.connect(self.say)
        self._left.addWidget(panel)
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
        panel.trouble.connect(self.say)
        self.keys.votes.connect(panel.approval.take_ballots)
        self._left.addWidget(panel)
        return panel

    @cached_property
    def end(self) -> EndPanel:
        """The end and the reveal."""
        from mafia_gm.ui.end.panel import EndPanel

        panel = EndPanel(self._colours)
        panel.command.connect(self.command)
        panel.leave.connect(self.leave)
        self._left.addWidget(panel)
        return panel

    @cached_property
    def list(self) -> SeatList:
        """The circle's twin for keyboard and screen reader."""
        from mafia_gm.ui.circle.list import SeatList

        seats = SeatList(self._colours)
        seats.clicked_player.connect(self._clicked)
        seats.hovered.connect(self._hovered)
        self._middle.addWidget(seats)
        return seats

    @cached_property
    def ruling(self) -> RulingBar:
        """The Game Master's word over the rules."""
        from mafia_gm.ui.console.ruling import RulingBar

        bar = RulingBar()
        bar.command.connect(self.command)
        bar.refused.connect(self.say)
        self._centre.insertWidget(0, bar)
        return bar

    def ask_ruling(self) -> None:
        """Ask whether the player pointed at shall live or die by the Game Master's word."""
        if self._scene is not None:
            self.ruling.show_scene(self._scene)
            self.ruling.ask(self._selected)

    # --- how it is put together -------------------------------------------------------------------------

    @staticmethod
    def _bar(*parts: QWidget) -> QFrame:
        bar = QFrame()
        bar.setProperty("kind", "card")
        line = QHBoxLayout(bar)
        line.setContentsMargins(10, 4, 6, 4)
        for number, part in enumerate(parts):
            line.addWidget(part, 1 if number == 0 else 0)
        bar.hide()
        return bar

    def _compose(self) -> None:
        right = QVBoxLayout()
        right.setSpacing(10)
        right.addWidget(self.inspector)
        right.addWidget(self.journal, 1)
        self._right = QWidget()
        self._right.setLayout(right)
        right.setContentsMargins(0, 0, 0, 0)
        self._centre = centre = QVBoxLayout()
        centre.setSpacing(6)
        for bar in (self.stopping, self._held_row, self._past_row):
            centre.addWidget(bar)
        centre.addWidget(self._middle, 1)
        centre.addWidget(self._notice)
        grid = QGridLayout()
        grid.setContentsMargins(10, 8, 10, 8)
        grid.setHorizontalSpacing(10)
        grid.addWidget(self._left, 0, 0)
        grid.addLayout(centre, 0, 1)
        grid.addWidget(self._right, 0, 2)
        grid.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._top)
        column.addLayout(grid, 1)

    def _connect(self) -> None:
        for source in (self.inspector, self.stopping):
            source.command.connect(self.command)
        self.circle.clicked.connect(self._clicked)
        self.circle.hovered.connect(self._hovered)
        self.circle.swapped.connect(self._swapped)
        self.journal.looked.connect(self.looked)
        self.keys.number.connect(self._typed)
        self.keys.erased.connect(self.erase)
        self.keys.late.connect(self.late)
        self.keys.enter.connect(self._enter)
        self.keys.space.connect(lambda: self.confirm.emit(False))
        self.keys.passed.connect(self._pass)
        self.keys.escape.connect(self._escape)
        self.keys.cover.connect(self.cover)
        self.stopping.refused.connect(self.say)
        for part in self._top.buttons:  # they never have the focus
            part.installEventFilter(self.keys)

    # --- what is shown ----------------------------------------------------------------------------------

    def show_fingerprint(self, mark: str) -> None:
        """Show at the deal by which letters the table can see later that the shuffle was not changed."""
        self._mark = mark

    def show_scene(self, scene: Scene) -> None:
        """Show a moment of the game in every panel."""
        if self._scene is not None and scene.steps is not self._scene.steps:
            self.keys.forget()
            self.say("")
        self._scene = scene
        self._past_row.hide()
        prompt = scene.prompt
        self.keys.most = max((player.number for player in scene.table.players), default=0)
        declares = prompt is not None and any(prompt.act == ability.act for ability in scene.interrupts)
        heard = prompt is not None and prompt.pick == NOTHING and not prompt.choices and not prompt.offers
        self.keys.takes_enter = not declares and (scene.is_ready or (prompt is not None and prompt.calm))
        self.keys.takes_space = not declares and heard
        many = prompt is not None and prompt.pick in {TWO_SEATS, MANY}
        self.keys.takes_many = many or bool(scene.nominations) or (scene.at_desk and not heard)
        self.keys.question = prompt.act if prompt is not None else scene.table.phase
        if prompt is not None and prompt.pick == MANY:
            self.keys.question = f"{prompt.act} {prompt.by}"
        self._top.show_scene(scene)
        panel = self._panel(scene)
        self._left.setCurrentWidget(panel)
        panel.show_scene(scene)
        self.journal.show_scene(scene)
        self.stopping.show_scene(scene)
        if "ruling" in self.__dict__:  # made when it is first asked for
            self.ruling.show_scene(scene)
        self._show_circle(scene)

    def _panel(self, scene: Scene) -> LeftPanel:
        prompt, phase = scene.prompt, scene.table.phase
        if phase == ph.END or (prompt is not None and prompt.act == "end.confirm"):
            return self.end
        if phase in {ph.SETUP, ph.DEAL}:
            return self.deal
        if scene.at_desk and (prompt is None or prompt.pick != NOTHING):
            return self.desk
        if phase in {ph.NIGHT, ph.NIGHT_ZERO}:
            return self.night
        if phase == ph.DAWN and (prompt is None or prompt.act == "dawn.announce"):
            return self.morning if Write in scene.rules.what.handles else self.dawn
        return self.day

    def _show_circle(self, scene: Scene) -> None:
        self._shown = scene
        view = seating(scene, self._selected)
        if self._middle.currentWidget() is self.circle:
            self.circle.show_view(view)
        else:
            self.list.show_view(view)
        self.inspector.show_seat(scene, self._inspected(scene))

    def _inspected(self, scene: Scene) -> int:
        if 0 <= self._selected < len(scene.table.players):
            return self._selected
        prompt = scene.prompt
        return prompt.awake[0] if prompt is not None and prompt.awake else -1

    def show_past(self, scene: Scene, text: str) -> None:
        """Show the table as it was after a step of the journal; nothing can be answered there."""
        self._past_text.setText(text)
        self._past_button.setText(self.tr("Back to now"))
        self._past_row.show()
        self._show_circle(scene)

    def show_held(self, *, held: bool) -> None:
        """Say that the projector holds its last picture after an undo, and offer to show the new one."""
        self._held_text.setText(self.tr("The projector still shows what you took back."))
        self._held_button.setText(self.tr("Show it as it is now"))
        self._held_row.setVisible(held)

    def say(self, text: str) -> None:
        """Show a refusal or a note under the circle for a while."""
        self._notice.setText(text)
        self._notice.setAccessibleName(text)
        self._notice.setVisible(bool(text))
        if text:
            self._quiet.start(12_000)

    def act_firmly(self) -> None:
        """Do what Ctrl+Enter does: announce, open the vote, execute, end."""
        if self._scene is not None:
            self._panel(self._scene).act_firmly()

    def set_list(self, *, shown: bool) -> None:
        """Show the seats as a list instead of the circle, or the circle again."""
        seats = self._middle.currentWidget()
        had_focus = seats is not None and seats.hasFocus()
        self._middle.setCurrentWidget(self.list if shown else self.circle)
        if self._shown is not None:
            self._show_circle(self._shown)
        if had_focus:
            self.focus_seats()

    def focus_seats(self) -> None:
        """Lead the keys to the seats, as circle or as list."""
        (self.circle if self._middle.currentWidget() is self.circle else self.list).setFocus()

    # --- what the Game Master does ----------------------------------------------------------------------

    def _clicked(self, player: int) -> None:
        self._selected = player
        self.keys.forget()
        self.pick.emit(player)
        if self._shown is not None:
            self._show_circle(self._shown)

    def _at_desk(self) -> bool:
        return self._scene is not None and self._scene.at_desk and self._left.currentWidget() is self.desk

    def _enter(self) -> None:
        if self._at_desk():
            self.desk.enter()
        else:
            self.confirm.emit(False)

    def _pass(self) -> None:
        if self._at_desk():
            self.desk.pass_()
        else:
            self.skip.emit()

    def _ask_keys(self, question: str) -> None:
        self.keys.question = question

    def _hovered(self, player: int) -> None:
        if self._shown is not None:
            self.inspector.show_seat(self._shown, player if player >= 0 else self._inspected(self._shown))

    def _swapped(self, first: int, second: int) -> None:
        from mafia_gm.engine.commands import SwapSeats

        self.command.emit(SwapSeats(first, second))

    def _typed(self, number: int) -> None:
        if self._scene is None:
            return
        for player in self._scene.table.players:
            if player.number == number:
                self._selected = player.id
                self.point.emit(player.id, self.keys.longer)

    def _escape(self) -> None:
        self.keys.forget()
        self._selected = -1
        self.take.emit(None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the side columns their share of the width."""
        width = event.size().width()
        self._left.setFixedWidth(min(520, max(306, round(width * 0.28))))
        self._right.setFixedWidth(min(400, max(236, round(width * 0.21))))
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange and self._scene is not None:
            self.say("")
            self.show_held(held=not self._held_row.isHidden())
            self.show_scene(self._scene)
        super().changeEvent(event)

"""The console: script on the left, circle in the middle, the seat in hand and the journal on the right."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, Signal
from PySide6.QtWidgets import QAbstractButton, QApplication, QGridLayout, QVBoxLayout, QWidget

from mafia_gm.ui.circle.seating import seating
from mafia_gm.ui.circle.view import NOBODY
from mafia_gm.ui.console.inspector import Inspector
from mafia_gm.ui.console.keys import Keys
from mafia_gm.ui.console.left import LeftSide
from mafia_gm.ui.console.middle import Middle
from mafia_gm.ui.console.top_bar import TopBar
from mafia_gm.ui.day.ask import named
from mafia_gm.ui.journal.panel import JournalPanel

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QResizeEvent

    from mafia_gm.ui.life.side import LifeSide
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours

PASSED_ON: Final = (
    *("command", "take", "choose", "order", "voter", "confirm", "skip", "late"),
    *("hand_out", "show_map", "show_answer", "leave", "again", "story"),
)
"""Signals of the panels on the left that are the console's own."""


class Console(QWidget):
    """Composes the panels; shows a ``Scene`` and passes on what the Game Master does.

    Signals: ``command(Command)``, ``take(Prompt | None)``, ``pick(int)``, ``point(int, bool)`` a number typed,
    or typed on, ``erase`` and ``late`` for the number typed last, ``choose(str)``, ``order(Prompt, int)``
    another order of a player who writes, ``voter(int)`` whose approval ballot is taken up, ``confirm(bool)``
    (firmly or not), ``skip``, ``looked(int)`` a journal step (-1: back to now), ``correct`` its line, ``hand_out``, ``show_map`` and
    ``show_answer`` on the turned laptop, ``show_now`` for a projector that holds its picture, ``leave`` for the
    start screen, ``again`` for another game with these people, ``story`` of this one, ``cover`` to hide it all;
    ``happens(str, QPoint)`` for whom and where the menu of life is wanted.
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
    correct = Signal()
    hand_out = Signal()
    show_map = Signal()
    show_answer = Signal()
    show_now = Signal()
    leave = Signal()
    again = Signal()
    story = Signal()
    cover = Signal()
    happens = Signal(str, QPoint)

    def __init__(self, colours: Colours, actions: tuple[QAction, ...]) -> None:
        """Make what is always seen; the panels on the left are made when their phase comes."""
        super().__init__()
        self._colours = colours
        self._scene: Scene | None = None
        self._shown: Scene | None = None
        self._selected = -1
        self._top = TopBar(actions)
        self.middle = Middle(colours)
        self.circle = self.middle.circle
        self.stopping = self.middle.stopping
        self.inspector = Inspector(colours)
        self.journal = JournalPanel(colours)
        self.keys = Keys(self)
        self.left = LeftSide(colours, self.keys)
        self._compose()
        self._connect()

    # --- life, over what belongs to the phase -----------------------------------------------------------

    @cached_property
    def life(self) -> LifeSide:
        """What befalls the people at the table, over what belongs to the phase."""
        from mafia_gm.ui.life.side import LifeSide

        life = LifeSide()
        life.command.connect(self.command)
        life.changed.connect(self._make_way)
        life.setFixedWidth(self.left.width())
        self._grid.addWidget(life, 0, 0)
        return life

    @property
    def is_life(self) -> bool:
        """Is one of life's forms open? Then numbers and clicks are for it."""
        return "life" in self.__dict__ and self.life.form is not None

    def happen(self, key: str) -> None:
        """Open the form of an action of life, about the player pointed at."""
        if self._scene is not None:
            self.middle.show_past(0)
            self.life.begin(key, self._scene, self._selected)

    def _offer(self, player: int, where: QPoint) -> None:
        """Offer what may happen to this player, who is pointed at from now on; to one still expected, to correct it."""
        if player < NOBODY:
            self._show_arrival(NOBODY - 1 - player)
        if self._scene is None or not 0 <= player < len(self._scene.table.players):
            return
        self._selected = player
        self._show_circle(self._scene)
        self.happens.emit(named(self._scene.table[player]), where)

    def _make_way(self) -> None:
        """Let the form have the left side and the circle, or give them back."""
        had_focus = self.left.isHidden()
        self.left.setHidden(self.is_life)
        self.keys.form = type(self.life.form).__name__ if self.is_life else ""
        if self._scene is not None:
            self.keys.show_scene(self._scene)
            self._show_circle(self._scene)
        if had_focus and not self.is_life:
            self.focus_seats()

    # --- how it is put together -------------------------------------------------------------------------

    def _compose(self) -> None:
        self._right_column = right = QVBoxLayout()
        right.setSpacing(10)
        right.addWidget(self.inspector)
        right.addWidget(self.journal, 1)
        self._right = QWidget()
        self._right.setLayout(right)
        right.setContentsMargins(0, 0, 0, 0)
        self._grid = grid = QGridLayout()
        grid.setContentsMargins(10, 8, 10, 8)
        grid.setHorizontalSpacing(10)
        grid.addWidget(self.left, 0, 0)
        grid.addWidget(self.middle, 0, 1)
        grid.addWidget(self._right, 0, 2)
        grid.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._top)
        column.addLayout(grid, 1)

    def _connect(self) -> None:
        for name in PASSED_ON:
            getattr(self.left, name).connect(getattr(self, name))
        self.left.trouble.connect(self.say)
        for source in (self.inspector, self.stopping):
            source.command.connect(self.command)
        self.middle.clicked.connect(self._clicked)
        self.middle.hovered.connect(self._hovered)
        self.middle.swapped.connect(self._swapped)
        self.middle.menu.connect(self._offer)
        self.middle.show_now.connect(self.show_now)
        self.middle.back.connect(lambda: self.looked.emit(-1))
        self.middle.correct.connect(self.correct)
        self.inspector.menu.connect(self._offer)
        self.journal.looked.connect(self.looked)
        self.journal.correct.connect(self.correct)
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
        self.left.mark = mark

    def show_scene(self, scene: Scene) -> None:
        """Show a moment of the game in every panel."""
        if self._scene is not None and scene.steps is not self._scene.steps:
            self.keys.forget()
            self.say("")
        before, self._scene = self._scene, scene
        focus = QApplication.focusWidget()
        self.middle.show_past(0)
        self.keys.show_scene(scene)
        self._top.show_scene(scene)
        self.left.show_scene(scene)
        self.journal.show_scene(scene)
        self.stopping.show_scene(scene)
        if self.is_life:
            self.life.show_scene(scene, before)
        self._show_circle(scene)
        self._keep_focus(focus)

    def _keep_focus(self, former: QWidget | None) -> None:
        """Lead the keys to the seats where Qt has led them to whatever button comes next: the next Space would press it."""
        if former is None or former.isVisible() or not self.isAncestorOf(former):
            return
        if isinstance(QApplication.focusWidget(), QAbstractButton):
            self.focus_seats()

    def _show_circle(self, scene: Scene) -> None:
        self._shown = scene
        self.middle.show_view(seating(self.life.seen(scene) if self.is_life else scene, self._selected))
        self.inspector.show_seat(scene, self._inspected(scene))

    def _inspected(self, scene: Scene) -> int:
        if 0 <= self._selected < len(scene.table.players):
            return self._selected
        prompt = scene.prompt
        return prompt.awake[0] if prompt is not None and prompt.awake else -1

    def be_past(self, player: int) -> None:
        """Ask about what is past, and about this player; the way through the evening and the journal belong to now."""
        self._selected = player
        for part in (self._top, self.journal):
            part.hide()
        self._right_column.addStretch(1)

    def show_past(self, scene: Scene, step: int) -> None:
        """Show the table as it was after a step of the journal; nothing can be answered there."""
        self.middle.show_past(step)
        self._show_circle(scene)

    def show_held(self, *, held: bool, corrected: bool = False) -> None:
        """Say that the projector holds its last picture after an undo or a correction, and offer to show the new one."""
        self.middle.show_held(held=held, corrected=corrected)

    def say(self, text: str, *, done: bool = False) -> None:
        """Show a refusal or a note under the circle for a while, or what has been ``done``."""
        self.middle.say(text, done=done)

    def act_firmly(self) -> None:
        """Do what Ctrl+Enter does: announce, open the vote, execute, end."""
        if self._scene is not None:
            (self.life if self.is_life else self.left).act_firmly()

    def set_list(self, *, shown: bool) -> None:
        """Show the seats as a list instead of the circle, or the circle again."""
        self.middle.set_list(shown=shown)
        if self._shown is not None:  # the list has told of the row it began with
            self._show_circle(self._shown)

    def focus_seats(self) -> None:
        """Lead the keys to the seats, as circle or as list."""
        self.middle.focus_seats()

    # --- what the Game Master does ----------------------------------------------------------------------

    def _clicked(self, player: int) -> None:
        self.keys.forget()
        if player < NOBODY:  # a latecomer, who is no player yet
            self._show_arrival(NOBODY - 1 - player)
        if player < 0:
            return
        if self.is_life:
            self.life.point(player)
            return
        self._selected = player
        self.pick.emit(player)
        if self._shown is not None:
            self._show_circle(self._shown)

    def _show_arrival(self, place: int) -> None:
        """Take the line in hand by which somebody is expected, so that it can be corrected."""
        scene = self._scene
        if scene is None or self.is_life or scene.corrects or place >= len(scene.table.expected):
            return
        late = scene.table.expected[place]
        self.journal.take_up(next((one.number for one in reversed(scene.steps) if late in one.facts), 0))

    def _at_desk(self) -> bool:
        return self._scene is not None and self._scene.at_desk and self.left.is_desk

    def _enter(self) -> None:
        if self._at_desk():
            self.left.desk.enter()
        else:
            self.confirm.emit(False)

    def _pass(self) -> None:
        if self._at_desk():
            self.left.desk.pass_()
        else:
            self.skip.emit()

    def _hovered(self, player: int) -> None:
        if self._shown is not None:
            self.inspector.show_seat(self._shown, player if player >= 0 else self._inspected(self._shown))

    def _swapped(self, first: int, second: int) -> None:
        from mafia_gm.engine.commands import SwapSeats

        if min(first, second) >= 0:
            self.command.emit(SwapSeats(first, second))

    def _typed(self, number: int) -> None:
        if self._scene is None:
            return
        for player in self._scene.table.players:
            if player.number == number and self.is_life:
                self.life.point(player.id, longer=self.keys.longer)
            elif player.number == number:
                self._selected = player.id
                self.point.emit(player.id, self.keys.longer)

    def _escape(self) -> None:
        self.keys.forget()
        if self.is_life:
            self.life.close_form()
            return
        self._selected = -1
        self.take.emit(None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the side columns their share of the width."""
        width = event.size().width()
        self.left.setFixedWidth(min(520, max(306, round(width * 0.28))))
        if "life" in self.__dict__:
            self.life.setFixedWidth(self.left.width())
        self._right.setFixedWidth(min(400, max(236, round(width * 0.21))))
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange and self._scene is not None:
            self.show_scene(self._scene)
        super().changeEvent(event)

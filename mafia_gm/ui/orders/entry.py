"""The order that is being entered: who sends it, which one it is, whom it means, and when it came."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QSizePolicy

from mafia_gm.engine.commands import Reply
from mafia_gm.engine.prompts import answered
from mafia_gm.ui.day.ask import named
from mafia_gm.ui.orders.arrival import ArrivalField
from mafia_gm.ui.orders.whose import orders_of
from mafia_gm.ui.script.answer import AnswerBox
from mafia_gm.ui.widgets.blocks import Panel, label, row
from mafia_gm.ui.widgets.elided import Elided
from mafia_gm.ui.widgets.tight import Side, TightButton

if TYPE_CHECKING:
    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.ui.scene import Scene


class OrderEntry(Panel):
    """One line of the desk in the making.

    Signals: ``command(Reply)`` with its arrival; ``choose(str)`` for an answer in words; ``order(Prompt, int)``
    another order of the same writer; ``done`` when the keyboard is free for the next one.
    """

    command = Signal(object)
    choose = Signal(str)
    order = Signal(object, int)
    done = Signal()

    def __init__(self) -> None:
        """Make the empty entry; ``show_scene`` fills it."""
        super().__init__("card", margin=10)
        self.column.setSpacing(6)
        self._scene: Scene | None = None
        self._key: tuple[str, int, int] | None = None
        self._his: tuple[Prompt, ...] = ()
        self._who = Elided("", "big", "accent")
        self._hint = label("", "", "muted")
        self.which = QComboBox()
        self.which.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.which.setMinimumContentsLength(6)
        self.which.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.which.activated.connect(self._choose_order)
        self.time = ArrivalField()
        self.time.entered.connect(self.enter)
        self.answer = AnswerBox()
        self.answer.choose.connect(self.choose)
        self.confirm = TightButton("primary", self.enter)
        self.none = TightButton("", self.pass_)
        self._buttons = Side(self.confirm, self.none)
        line = row(self.which, self.time)
        line.setStretch(0, 1)
        self.column.addWidget(self._who)
        self.column.addWidget(self._hint)
        self.column.addLayout(line)
        self.column.addWidget(self.answer)
        self.column.addWidget(self._buttons)

    def show_scene(self, scene: Scene) -> None:
        """Show the order in hand, or how one is begun."""
        self._scene = scene
        prompt = scene.prompt
        for part in (self._who, self.which, self.time, self.answer, self._buttons):
            part.setVisible(prompt is not None)
        self._hint.setText(
            self.tr("Who has written? Click a seat or type its number: “3”, Space, “7”, Enter.")
        )
        self._hint.setVisible(prompt is None)
        key = (prompt.act, prompt.by, scene.writer) if prompt is not None else None
        if prompt is not None and key != self._key:
            corrects = prompt.answer is not None and scene.writer < 0
            self.time.show_arrival(prompt.answer.arrival if corrects and prompt.answer is not None else None)
        self._key = key
        if prompt is None:
            return
        self._who.setText(self._named(scene, prompt))
        self._show_orders(scene, prompt)
        self.answer.show_scene(scene)
        self.confirm.say(self.tr("Confirm"), key=self.tr("Enter"))
        self.confirm.setEnabled(scene.is_ready)
        withdraws = prompt.answer is not None and scene.writer < 0
        self.none.say(self.tr("Withdraw") if withdraws else self.tr("No order"), key="P")
        self.none.setEnabled(prompt.may_pass)

    def _named(self, scene: Scene, prompt: Prompt) -> str:
        """Say whose order it is: who writes, who bears the role, or the whole clan."""
        alone = prompt.awake[0] if len(prompt.awake) == 1 else prompt.by
        who = scene.writer if scene.writer >= 0 else alone
        return named(scene.table[who]) if who >= 0 else scene.lines.title(prompt)

    def _show_orders(self, scene: Scene, prompt: Prompt) -> None:
        his = orders_of(scene, scene.writer) if scene.writer >= 0 else (prompt,)
        self._his = his or (prompt,)
        titles = [scene.lines.title(one) for one in self._his]
        with QSignalBlocker(self.which):
            if [self.which.itemText(place) for place in range(self.which.count())] != titles:
                self.which.clear()
                self.which.addItems(titles)
            keys = [(one.act, one.by) for one in self._his]
            self.which.setCurrentIndex(keys.index((prompt.act, prompt.by)))
        self.which.setEnabled(len(self._his) > 1)
        self.which.setAccessibleName(self.tr("Which order"))
        self.which.setToolTip(self.tr("Another order of the same player (O)"))

    # --- what the Game Master does ------------------------------------------------------------------------

    def next_order(self) -> None:
        """Take up another order of the one who writes."""
        if self._scene is not None and self._scene.writer >= 0 and len(self._his) > 1:
            self._choose_order((self.which.currentIndex() + 1) % len(self._his))

    def _choose_order(self, place: int) -> None:
        if self._scene is not None:
            self.order.emit(self._his[place], self._scene.writer)
            self.done.emit()

    def enter(self) -> None:
        """Let the order be given, if it says all it has to."""
        scene = self._scene
        if scene is not None and scene.prompt is not None and scene.is_ready:
            self._send(answered(scene.prompt, scene.picks, scene.choice))

    def pass_(self) -> None:
        """Note that nothing is ordered, or that the order in hand is withdrawn."""
        scene = self._scene
        if scene is not None and scene.prompt is not None and scene.prompt.may_pass:
            self._send(answered(scene.prompt))

    def _send(self, command: object) -> None:
        if isinstance(command, Reply):
            self.command.emit(replace(command, arrival=self.time.arrival()))
            self.done.emit()

"""The orders desk: the night as messages that come in, whoever sends them and whenever, until it is reckoned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QEvent, Signal

from mafia_gm.engine import commands as c
from mafia_gm.engine.prompts import answered
from mafia_gm.ui.orders import times
from mafia_gm.ui.orders.entry import OrderEntry
from mafia_gm.ui.orders.list import OrderList
from mafia_gm.ui.orders.whose import missing, sent
from mafia_gm.ui.report.private import MessageList
from mafia_gm.ui.widgets.blocks import Panel, label, row
from mafia_gm.ui.widgets.elided import Elided
from mafia_gm.ui.widgets.tight import Side, TightButton, follow_the_eye

if TYPE_CHECKING:
    from mafia_gm.engine.commands import Reply
    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours


class OrdersDesk(Panel):
    """Orders in, sorted by their arrival; what has not come is named before the night is reckoned without it.

    Signals: ``command(Command)``; ``take(Prompt | None)`` an order to be corrected; ``choose(str)``;
    ``order(Prompt, int)`` what a player writes; ``asked(str)`` when the question that keys answer is another.
    """

    command = Signal(object)
    take = Signal(object)
    choose = Signal(str)
    order = Signal(object, int)
    asked = Signal(str)

    def __init__(self, colours: Colours) -> None:
        """Make the empty desk; ``show_scene`` fills it."""
        super().__init__(margin=12)
        self._scene: Scene | None = None
        self._caption = label("", "caption", wrap=False)
        self._title = Elided("", "big")
        self.entry = OrderEntry()
        self.private = MessageList()
        self.list = OrderList(colours)
        self._count = label("", "small", "muted")
        self.earlier = TightButton("quiet", lambda: self._shift(-1))
        self.later = TightButton("quiet", lambda: self._shift(1))
        self._ways = Side(self.earlier, self.later)
        self._doubt = Panel("card", margin=10)
        self._missing = label("", "", "danger")
        self.anyway = TightButton("danger", self._reckon)
        self.wait = TightButton("", self._calm_down)
        self._doubt.column.addWidget(self._missing)
        self._doubt.column.addWidget(Side(self.anyway, self.wait))
        self._doubt.hide()
        self.reckon = TightButton("primary", self.act_firmly)
        heading = row(self._title, self._caption)
        heading.setStretch(0, 1)
        self.column.addLayout(heading)
        self.column.addWidget(self.entry)
        self.column.addWidget(self.private)
        self.column.addWidget(self.list, 1)
        self.column.addWidget(self._count)
        self.column.addWidget(self._ways)
        self.column.addWidget(self._doubt)
        self.column.addWidget(self.reckon)
        self._connect()
        follow_the_eye(self)

    def _connect(self) -> None:
        self.entry.command.connect(self.command)
        self.entry.choose.connect(self.choose)
        self.entry.order.connect(self.order)
        self.entry.done.connect(self.list.setFocus)
        self.list.taken.connect(self.take)
        self.list.moved.connect(self.shift_order)
        self.list.withdrawn.connect(self.withdraw_order)
        self.list.turned.connect(self._show_ways)

    def show_scene(self, scene: Scene) -> None:
        """Show the desk as tonight's orders stand."""
        if self._scene is None or scene.steps is not self._scene.steps:
            self._calm_down()
        self._scene = scene
        self._caption.setText(scene.lines.phase(scene.table.phase, scene.table.number).upper())
        self._title.setText(self.tr("Orders"))
        self.entry.show_scene(scene)
        self.private.show_scene(scene)
        self.private.setVisible(self.private.rows.isVisibleTo(self.private) and scene.prompt is None)
        self.list.show_scene(scene)
        arrived, lacking = len(sent(scene)), len(missing(scene))
        told = self.tr("%n order(s) in", "", arrived)
        awaited = self.tr("%n still to come", "", lacking) if lacking else self.tr("nothing is missing")
        self._count.setText(f"{told} · {awaited}")
        self.earlier.say(self.tr("Earlier"), key=self.tr("Alt+Up"))
        self.later.say(self.tr("Later"), key=self.tr("Alt+Down"))
        self.reckon.say(self.tr("Resolve the night"), key=self.tr("Ctrl+Enter"))
        self._show_doubt()
        self._show_ways()

    def _show_ways(self) -> None:
        """Offer what can be done with the order that is looked at."""
        if self._scene is None:
            return
        arrived, current = sent(self._scene), self.list.current()
        keys = [(one.act, one.by) for one in arrived]
        place = keys.index((current.act, current.by)) if current and (current.act, current.by) in keys else -1
        self.earlier.setEnabled(place > 0)
        self.later.setEnabled(0 <= place < len(arrived) - 1)

    # --- orders that are there ------------------------------------------------------------------------------

    def _shift(self, by: int) -> None:
        if (current := self.list.current()) is not None:
            self.shift_order(current, by)

    def shift_order(self, prompt: Prompt, by: int) -> None:
        """Let an order count as arrived before the one above it, or behind the one below it."""
        arrived = list(sent(self._scene)) if self._scene is not None else []
        keys = [(one.act, one.by) for one in arrived]
        if (prompt.act, prompt.by) not in keys:
            return
        here = keys.index((prompt.act, prompt.by))
        there = here + by
        if not 0 <= there < len(arrived):
            return
        others = [one for one in arrived if (one.act, one.by) != (prompt.act, prompt.by)]
        before = others[there - 1].answer if there > 0 else None
        after = others[there].answer if there < len(others) else None
        arrival = times.between(before.arrival if before else None, after.arrival if after else None)
        self._again(prompt, arrival)

    def _again(self, prompt: Prompt, arrival: float) -> None:
        """Give the same order with another arrival."""
        answer = prompt.answer
        if answer is not None:
            self._give(answered(prompt, answer.picks, answer.choice), arrival)
            self.list.look_at(prompt.act, prompt.by)

    def withdraw_order(self, prompt: Prompt) -> None:
        """Take an order back: its sender orders nothing."""
        if prompt.answer is not None and (prompt.answer.picks or prompt.answer.choice):
            self._give(answered(prompt), 0.0)

    def _give(self, command: c.Command | Reply, arrival: float) -> None:
        if isinstance(command, c.Reply):
            self.command.emit(replace(command, arrival=arrival))

    # --- the end of the night -------------------------------------------------------------------------------

    def enter(self) -> None:
        """Do what Enter does here."""
        self.entry.enter()

    def pass_(self) -> None:
        """Do what P does here."""
        self.entry.pass_()

    def act_firmly(self) -> None:
        """Reckon the night; where orders are missing, name them first and wait to be told again."""
        scene = self._scene
        if scene is None:
            return
        if self._doubt.isHidden() and missing(scene):
            self._doubt.show()
            self._show_doubt()
            self.wait.setFocus()
            self.asked.emit("desk.reckon")
        else:
            self._reckon()

    def _show_doubt(self) -> None:
        """While the doubt is told, nothing else is: it may be long."""
        doubts = not self._doubt.isHidden()
        for part in (self.entry, self._count, self._ways):
            part.setVisible(not doubts)
        if self._scene is None or not doubts:
            return
        self.private.hide()
        lacking = missing(self._scene)
        names = "; ".join(self._owed(self._scene, prompt) for prompt in lacking)
        self._missing.setText(
            self.tr("Not come: {names}. Without an order nothing is done.").format(names=names)
        )
        self._doubt.setAccessibleName(self._missing.text())
        self.anyway.say(self.tr("Resolve all the same"), key=self.tr("Ctrl+Enter"))
        self.wait.say(self.tr("Wait"))

    @staticmethod
    def _owed(scene: Scene, prompt: Prompt) -> str:
        title = scene.lines.title(prompt)
        return f"{scene.table[prompt.by].number} {title}" if prompt.by >= 0 else title

    def _calm_down(self) -> None:
        if not self._doubt.isHidden():
            self._doubt.hide()
            self._show_doubt()
            self.list.setFocus()

    def _reckon(self) -> None:
        self._doubt.hide()
        self.command.emit(c.Dawn())

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language at once."""
        if event.type() == QEvent.Type.LanguageChange and self._scene is not None:
            self.show_scene(self._scene)
        super().changeEvent(event)

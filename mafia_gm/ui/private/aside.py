"""Aside: the page over the whole window that a player may see, from its beginning until the window is covered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mafia_gm.ui.cards.hand_out import HandOut
from mafia_gm.ui.private.items import answer_of
from mafia_gm.ui.private.map import SilentMap, can_point
from mafia_gm.ui.private.sheet import TurnSheet
from mafia_gm.ui.private.turned import TurnedCard

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from mafia_gm.ui.live import Live
    from mafia_gm.ui.private.items import Item
    from mafia_gm.ui.scene import Scene
    from mafia_gm.ui.theme import Colours


class Aside(QObject):
    """Signals: ``begun(QWidget)`` a page to lie over everything; ``cover`` to hide it all; ``note(str)`` why not.

    ``over(QWidget)``: the owner covers the window *first* and then takes the page away, for the laptop may still
    be in a player's hands.
    """

    begun = Signal(object)
    over = Signal(object)
    cover = Signal()
    note = Signal(str)

    def __init__(self, parent: QObject) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self.page: QWidget | None = None

    def show_scene(self, scene: Scene) -> None:
        """Follow the game."""
        if isinstance(self.page, HandOut | SilentMap):
            self.page.show_scene(scene)

    def hand_out(self, live: Live, colours: Colours) -> None:
        """Give the laptop round the table: one player at a time sees his card."""
        page = HandOut(colours)
        page.command.connect(live.do)
        page.cover.connect(self.cover)
        self._begin(page)
        page.begin(live.scene())

    def let_point(self, live: Live, colours: Colours, turn: int, *, mirror: bool) -> None:
        """Let a woken player point at a seat on the silent map."""
        scene = live.scene()
        if not can_point(scene):
            self.note.emit(self.tr("Nobody is to point at a seat now."))
            return
        page = SilentMap(colours, scene, turn, mirror=mirror)
        page.pick.connect(live.pick)
        page.point.connect(lambda player, longer: live.point(player, longer=longer))
        page.erase.connect(live.erase)
        self._begin(page)
        page.begin()

    def show_answer(self, live: Live, colours: Colours) -> None:
        """Show the answer to the check in hand, large: the thumb, the card."""
        item = answer_of(live.scene())
        if item is None:
            self.note.emit(self.tr("There is no answer to show now: first point at somebody who is checked."))
            return
        self._turn(colours, (item,))

    def ask_turn(self, live: Live, colours: Colours, parent: QWidget) -> None:
        """Ask what the turned laptop shall show."""
        sheet = TurnSheet(live.scene(), parent)
        sheet.ready.connect(lambda items: self._turn(colours, items))
        sheet.open()

    def _turn(self, colours: Colours, items: tuple[Item, ...]) -> None:
        page = TurnedCard(colours, items)
        self._begin(page)
        page.hold.setFocus()

    def _begin(self, page: HandOut | SilentMap | TurnedCard) -> None:
        page.finished.connect(self._end)
        self.page = page
        self.begun.emit(page)

    def _end(self) -> None:
        if self.page is not None:
            self.over.emit(self.put_away())

    def put_away(self) -> QWidget:
        """Let go of the page that is shown and return it."""
        page, self.page = self.page, None
        assert page is not None
        return page

"""The left side of the console while life happens: one form at a time, over what belongs to the phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget

from mafia_gm.ui.life.arriving import Arriving
from mafia_gm.ui.life.cards import WrongCard
from mafia_gm.ui.life.form import Form
from mafia_gm.ui.life.leaving import ComingBack, Killing, Leaving
from mafia_gm.ui.life.name import Renaming
from mafia_gm.ui.life.seat_field import NOBODY
from mafia_gm.ui.life.seats import SwappingSeats
from mafia_gm.ui.life.word import Ruling

if TYPE_CHECKING:
    from mafia_gm.ui.scene import Scene

FORMS: Final[dict[str, type[Form]]] = {
    "leaves": Leaving,
    "returns": ComingBack,
    "arrives": Arriving,
    "seats": SwappingSeats,
    "rename": Renaming,
    "card": WrongCard,
    "gm_kills": Killing,
    "ruling": Ruling,
}
"""The forms by the action that opens each."""


class LifeSide(QStackedWidget):
    """Shows the form that is filled in; hidden while there is none.

    Signals: ``command(Command)`` when a form is done; ``changed`` when the circle has something else to show.
    """

    command = Signal(object)
    changed = Signal()

    def __init__(self) -> None:
        """Hold no form."""
        super().__init__()
        self._forms: dict[str, Form] = {}
        self.form: Form | None = None
        self.hide()

    def begin(self, key: str, scene: Scene, player: int = NOBODY) -> None:
        """Open the form of an action, about this player if one is meant."""
        if key not in self._forms:
            made = self._forms[key] = FORMS[key]()
            made.command.connect(self.command)
            made.closed.connect(self.close_form)
            made.changed.connect(self.changed)
            self.addWidget(made)
        self.form = self._forms[key]
        self.setCurrentWidget(self.form)
        self.show()
        self.form.begin(scene, player)

    def close_form(self) -> None:
        """Put the form away; nothing has happened."""
        if self.form is not None:
            self.form = None
            self.hide()
            self.changed.emit()

    def point(self, player: int, *, longer: bool = False) -> None:
        """Let the form mean this player; ``longer``: the number typed before has become this one."""
        if self.form is not None:
            self.form.point(player, longer=longer)

    def act_firmly(self) -> None:
        """Do what the form is for."""
        if self.form is not None:
            self.form.act()

    def show_scene(self, scene: Scene, before: Scene | None) -> None:
        """Know the table; once the game has gone on, a form begun before is put away."""
        if self.form is None:
            return
        if before is None or replace(scene.table, clock=None) != replace(before.table, clock=None):
            self.close_form()
        else:
            self.form.show_scene(scene)

    def seen(self, scene: Scene) -> Scene:
        """Return what the circle shows while a form is open: nothing asked, whom the form means, what would be."""
        form = self.form
        if form is None:
            return scene
        after = form.ahead.after if form.shows_after else None
        return scene._replace(
            table=after or scene.table, prompt=None, picks=form.players(), choice="", late=(), writer=NOBODY
        )

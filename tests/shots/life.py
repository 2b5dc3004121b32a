"""Life happens: every form on the left, filled in, and the menu of a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine import commands as c
from mafia_gm.ui.actions import LIFE
from mafia_gm.ui.life.arriving import Arriving
from mafia_gm.ui.life.cards import WrongCard
from mafia_gm.ui.life.word import Ruling
from tests.shots.people import LONG

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mafia_gm.ui.app import App


def happening(app: App) -> Iterator[str]:
    """Open one form after the other for the player pointed at; nothing is done."""
    console = app.window.console
    assert console is not None
    for key in LIFE:
        app.window.actions_[key].trigger()
        form = console.life.form
        assert form is not None
        if len(form.seats) > 1:
            form.seats[1].point(2)
        if isinstance(form, Arriving):
            form.name.setText(LONG[4])
            form.role.choose("doctor")
        if isinstance(form, WrongCard):
            form.role.choose("presidents_daughter")
        if isinstance(form, Ruling):
            form.what.setCurrentIndex(form.what.count() - 1)
            form.how.setCurrentIndex(1)
        yield f"life-{key}"
        console.life.close_form()
    yield from _expected(app)


def _expected(app: App) -> Iterator[str]:
    """Two latecomers behind one seat, on the circle and in the list; then as if they had not come."""
    live, actions = app.live, app.window.actions_
    assert live is not None
    for name in (LONG[4], "Zosia"):
        live.do(c.Arrive(name, "citizen", 1))
    yield "life-expected"
    actions["list"].setChecked(True)
    yield "life-expected-list"
    actions["list"].setChecked(False)
    for _ in range(2):
        live.undo()

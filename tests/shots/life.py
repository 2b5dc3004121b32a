"""Life happens: every form on the left, filled in, and the menu of a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.ui.actions import LIFE

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
        yield f"life-{key}"
        console.life.close_form()

"""A table of forty on a small laptop: the list leads by itself, and the Game Master may still choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from mafia_gm import paths
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from tests.ui.gm import CTRL, KEY
from tests.ui.going import until

if TYPE_CHECKING:
    from tests.ui.gm import GameMaster


def seat(desk: GameMaster, players: int, width: int, height: int) -> None:
    """Open a game of so many in a window of this size."""
    roles = ("mafia_boss", "mafioso", "doctor", "detective", *("citizen",) * (players - 4))
    session = Session.new("mafia_plus", seed=4, title="Crowd", folder=paths.games(), language="en")
    session.do(c.Open(tuple(f"Name {n}" for n in range(1, players + 1)), roles))
    session.do(c.Deal(0))
    session.do(c.Begin())
    session.close()
    desk.app.window.resize(width, height)
    assert desk.app.open_game(session.path)
    QApplication.processEvents()


def leads(desk: GameMaster) -> bool:
    """Is it the list that is seen?"""
    return desk.console.middle.list.isVisible() and not desk.console.circle.isVisible()


def test_forty_on_a_small_screen_see_the_list_and_play_with_it(desk: GameMaster) -> None:
    seat(desk, 40, 1024, 600)
    assert leads(desk)
    seats = desk.console.middle.list
    assert seats.hasFocus()
    assert seats.model().rowCount() == 40
    assert desk.app.window.actions_["list"].isChecked()
    until(desk, "doctor.heals")
    aim = next(player for player in desk.prompt.legal if player > 30)
    desk.type(str(desk.table[aim].number))
    assert desk.live.scene().picks == (aim,)
    steps = len(desk.live.session.steps)
    desk.key(KEY.Key_Return)
    assert len(desk.live.session.steps) == steps + 1


@pytest.mark.parametrize(("players", "width", "height"), [(40, 1600, 900), (30, 1024, 600), (12, 1024, 600)])
def test_where_there_is_room_the_circle_leads(
    desk: GameMaster, players: int, width: int, height: int
) -> None:
    seat(desk, players, width, height)
    assert desk.console.circle.isVisible()
    assert desk.console.circle.hasFocus()


def test_the_list_comes_and_goes_with_the_size(desk: GameMaster) -> None:
    seat(desk, 40, 1600, 900)
    desk.app.window.resize(1024, 600)
    QApplication.processEvents()
    assert leads(desk)
    assert desk.console.middle.list.hasFocus()
    desk.app.window.resize(1600, 900)
    QApplication.processEvents()
    assert desk.console.circle.hasFocus()
    desk.app.leave_game()
    seat(desk, 12, 1024, 600)
    assert desk.console.circle.isVisible()


def test_what_the_game_master_chooses_stays(desk: GameMaster) -> None:
    seat(desk, 40, 1024, 600)
    desk.key(KEY.Key_L, CTRL)
    assert desk.console.circle.isVisible()
    desk.app.window.resize(1030, 620)
    QApplication.processEvents()
    assert desk.console.circle.isVisible()

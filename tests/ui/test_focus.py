"""Where the keys lead after an answer: to what was in hand before, or to the seats, never to a button nobody chose."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication

from mafia_gm import paths
from mafia_gm.app import play
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.rulesets.catalogue import RULESETS
from tests.shots.people import USUAL

if TYPE_CHECKING:
    from tests.ui.gm import GameMaster


def buttons(desk: GameMaster) -> list[QAbstractButton]:
    found = desk.console.left.findChildren(QAbstractButton)
    return [part for part in found if part.isVisible() and part.isEnabled()]


@pytest.mark.parametrize("game", RULESETS)
def test_the_next_space_presses_no_button_that_nobody_chose(desk: GameMaster, game: str) -> None:
    rng, gone = random.Random(7), 0
    roles = play.random_set(next(deal for deal in RULESETS[game].deals if deal.players == 10), rng)
    session = Session.new(game, seed=7, title="", folder=paths.games(), language="en")
    session.do(c.Open(USUAL[:10], roles, "deal"))
    desk.app._close_game()
    desk.app._start(session)
    for _ in range(80):
        if desk.table.ended is not None:
            break
        held = rng.choice(buttons(desk) or [None])
        if held is not None:
            held.setFocus()
        if desk.prompt.act == "end.confirm":
            desk.live.do(c.PlayOn())
        else:
            desk.live.do(play.random_command(session.rules, session.table, rng))
        QApplication.processEvents()
        focus = QApplication.focusWidget()
        if held is not None and not held.isVisible():
            gone += 1
            assert not isinstance(focus, QAbstractButton), (held.text(), focus.text())
    assert gone > 5, "buttons came and went"

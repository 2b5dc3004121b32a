"""The seats and the rules of tonight on the projector: whenever the Game Master wants, and gone with what happens next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from mafia_gm.engine import commands as c
from mafia_gm.engine.reveal import rules_of_tonight
from mafia_gm.narration.public import PublicWords
from tests.ui.canaries import painted
from tests.ui.gm import CTRL, KEY
from tests.ui.going import sit_down, until

if TYPE_CHECKING:
    from tests.ui.gm import GameMaster


def picture(gm: GameMaster) -> QImage:
    QApplication.processEvents()
    assert gm.app.projector is not None
    return gm.app.projector.grab().toImage()


@pytest.mark.parametrize("asked", ["deal", "detective.checks", "debate.open_vote"])
@pytest.mark.parametrize("key", [KEY.Key_F7, KEY.Key_F8])
def test_a_card_is_shown_at_any_time_and_put_away_by_the_same_key(
    desk: GameMaster, asked: str, key: int
) -> None:
    sit_down(desk, begin=asked != "deal")
    if asked != "deal":
        until(desk, asked)
    desk.key(KEY.Key_F5)
    before, steps = picture(desk), desk.live.session.steps
    desk.key(KEY(key))
    shown = picture(desk)
    assert shown != before
    assert desk.live.session.steps is steps, "showing is no step of the game"
    desk.key(KEY(key))
    assert picture(desk) == before


def test_the_rules_of_tonight_list_the_set_without_players(desk: GameMaster) -> None:
    sit_down(desk)
    desk.key(KEY.Key_F8)
    assert desk.app.projector is not None
    assert desk.app.projector.isVisible(), "it opens by itself"
    text = painted(desk.app.projector)
    words = PublicWords("mafia_plus", "en")
    card = rules_of_tonight(desk.live.session.rules, desk.table)
    places = [text.index(f">{words.role(role.role)}") for side in card.sides for role in card.of_side(side)]
    assert places == sorted(places)
    assert not [player.name for player in desk.table.players if f">{player.name}<" in text]
    assert "12 players" in text


def test_the_card_is_the_same_whatever_is_dealt(desk: GameMaster) -> None:
    sit_down(desk)
    desk.key(KEY.Key_F8)
    first = picture(desk)
    desk.app.leave_game()
    sit_down(desk, begin=False)
    assert desk.live.do(c.Deal(5))
    assert desk.live.do(c.Begin())
    desk.key(KEY.Key_F8)
    assert picture(desk) == first


@pytest.mark.parametrize("key", [KEY.Key_F7, KEY.Key_F8])
def test_what_happens_next_puts_it_away_and_a_night_answer_does_not(desk: GameMaster, key: int) -> None:
    sit_down(desk)
    until(desk, "doctor.heals")
    desk.key(KEY(key))
    shown = picture(desk)
    until(desk, "dawn.announce")
    assert picture(desk) == shown, "nothing public has happened"
    assert desk.live.do(c.Announce())
    assert painted(desk.app.projector).count("Playing tonight") == 0  # type: ignore[arg-type]
    assert picture(desk) != shown


def test_black_stays_black(desk: GameMaster) -> None:
    sit_down(desk)
    desk.key(KEY.Key_F5)
    desk.key(KEY.Key_B, CTRL)
    black = picture(desk)
    desk.key(KEY.Key_F8)
    assert picture(desk) == black

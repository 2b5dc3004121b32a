"""The seats and the rules of tonight on the projector: whenever the Game Master wants, and gone with what happens next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from mafia_gm import paths
from mafia_gm.app import clock
from mafia_gm.app.session import Session
from mafia_gm.app.settings import load_settings
from mafia_gm.engine import commands as c
from mafia_gm.engine.reveal import rules_of_tonight
from mafia_gm.engine.table import Table
from mafia_gm.narration.public import PublicWords
from mafia_gm.rulesets.catalogue import RULESETS
from mafia_gm.ui.projector import tonight
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


def ruled_otherwise(gm: GameMaster) -> None:
    """Open a game whose rulings are not the usual ones, with a set without a Bodyguard."""
    options = {
        "abstain": False,
        "majority": "absolute",
        "bodyguard_vs_lynch": False,
        "call_inactive_roles": False,
    }
    session = Session.new("mafia_plus", options, seed=3, title="Friday", folder=paths.games(), language="en")
    roles = ("doctor", "detective", "saint", "citizen", "citizen", "mafia_boss", "mafioso", "barman")
    session.do(c.Open(tuple(f"Player {n}" for n in range(1, 9)), roles, "deal"))
    gm.app._start(session)


def test_the_card_tells_what_this_table_plays_differently_in_the_table_s_own_language(
    desk: GameMaster,
) -> None:
    ruled_otherwise(desk)
    desk.key(KEY.Key_F8)
    projector = desk.app.projector
    assert projector is not None
    assert "2 rulings of this table" in painted(projector)
    assert "Everybody votes: nobody may abstain" in painted(projector)
    assert "more than half of the votes" in painted(projector)
    assert "Bodyguard" not in painted(projector), "nobody plays one"
    desk.app._speak("shown", "sv")
    assert "Alla röstar: ingen får avstå" in painted(projector)
    assert "2 egna regler vid det här bordet" in painted(projector)


def test_the_rules_stand_in_the_circle_while_nothing_else_does(desk: GameMaster) -> None:
    ruled_otherwise(desk)
    desk.key(KEY.Key_F5)
    projector = desk.app.projector
    assert projector is not None
    assert "Playing tonight" not in painted(projector), "only when it is wanted"
    desk.key(KEY.Key_5, CTRL)
    assert load_settings().wall.rules
    text = painted(projector)
    for part in (
        "Playing tonight",
        ">Player 7<",
        "Doctor",
        "2 rulings of this table",
        "We start in a moment",
    ):
        assert part in text, part
    assert desk.live.do(c.Deal())
    assert desk.live.do(c.Begin())
    assert "Playing tonight" in painted(projector)
    until(desk, "doctor.heals")
    assert "Playing tonight" not in painted(projector), "a night is a night"
    until(desk, "debate.open_vote")
    assert "Playing tonight" in painted(projector)
    said = [word for word in ("Killed in the night", "Nobody was killed") if word in painted(projector)]
    assert said, "what has been announced is told below"
    desk.key(KEY.Key_F8)
    assert ">Player 7<" not in painted(projector)
    desk.key(KEY.Key_F8)
    assert desk.live.do(clock.start(60))
    assert "Playing tonight" not in painted(projector)
    desk.key(KEY.Key_5, CTRL)
    assert not load_settings().wall.rules


@pytest.mark.parametrize("game", RULESETS)
def test_the_card_has_room_for_the_rules_of_every_table(qapp: QApplication, game: str) -> None:
    """Every recommended set with every ruling changed: no name and no sentence is cut, on no page."""
    what = RULESETS[game]
    unusual = {
        option.key: next(value for value in option.values if value != option.default)
        for option in what.options
        if not option.order
    }
    words = PublicWords(game, "ru")
    for deal in what.deals[:: max(1, len(what.deals) // 9)]:
        rules = what.under(unusual)
        table = Table(rules.options, roles=deal.roles())
        card = rules_of_tonight(rules, table)
        assert len(card.rulings) > 5
        for width, height in ((1024, 600), (1920, 1080)):
            made = tonight.sheets(card, words, width, height)
            written = [name for sheet in made for column in sheet.columns for name, _ in column.roles]
            assert written == [words.role(role.role) for side in card.sides for role in card.of_side(side)]
            told = [text for sheet in made for text in sheet.rulings]
            assert told == [text for text in map(words.ruling, card.rulings) if text]
            for sheet in made:
                assert not sheet.columns or sheet.size >= height / 45
                assert not sheet.rulings or sheet.small >= height / 60


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

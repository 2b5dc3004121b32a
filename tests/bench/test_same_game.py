"""The lean loop and the engine play the same games: the same chances bring the same deaths."""

from __future__ import annotations

import random

from mafia_gm.rulesets.catalogue import RULESETS
from tests.bench import driver, lean

CARDS = {
    "mafia_boss": lean.MAFIA,
    "mafioso": lean.MAFIA,
    "doctor": lean.DOCTOR,
    "detective": lean.DETECTIVE,
    "citizen": lean.CITIZEN,
}


def test_lean_loop_and_engine_play_the_same_game() -> None:
    rules = RULESETS["mafia_plus"].under()
    games = [driver.Game(rules, driver.TEN, seed, random.Random(seed).random) for seed in range(100)]
    driver.play(games)
    for seed, game in enumerate(games):
        table = game.table
        outcome, living = lean.play(
            [CARDS[player.role] for player in table.players], random.Random(seed).random
        )
        assert table.ended is not None
        assert (table.ended.outcome, table.living()) == (outcome, tuple(living))


def test_every_recommended_set_is_played_to_its_end() -> None:
    ruleset = RULESETS["mafia_plus"]
    games = [
        driver.Game(ruleset.under(), deal.roles(), deal.players, random.Random(deal.players).random)
        for deal in ruleset.deals
    ]
    driver.play(games)
    assert all(game.table.ended is not None for game in games)

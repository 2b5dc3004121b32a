"""Whole games through the real engine, as a simulator plays them, beside the lean loop."""

from __future__ import annotations

import random
import statistics
from typing import TYPE_CHECKING, Final

from mafia_gm.rulesets.catalogue import RULESETS
from tests.bench import driver, lean
from tests.bench.pairs import Ratio, measured, seconds

if TYPE_CHECKING:
    from collections.abc import Callable

    from mafia_gm.engine.ruleset import Rules

GAMES: Final = 100
LEAN_GAMES: Final = 400


def speed_of_ten() -> Ratio:
    """Games per second of the engine, of those of the lean loop (more is better)."""
    rules = RULESETS["mafia_plus"].under()
    rng = random.Random(1)
    return measured(
        lambda: engine_games(rules, lambda: driver.TEN, rng, GAMES),
        lambda: lean_games(rng, LEAN_GAMES),
        turned=True,
    )


def lean_games(rng: random.Random, count: int) -> float:
    """Return seconds a game of the lean loop."""
    cards, draw = list(lean.CARDS), rng.random

    def play() -> None:
        rng.shuffle(cards)
        lean.play(cards, draw)

    return seconds(play, count) / count


def engine_games(rules: Rules, roles: Callable[[], tuple[str, ...]], rng: random.Random, count: int) -> float:
    """Return seconds a game of the engine; every command and its facts are kept, as the record keeps them."""
    games = [driver.Game(rules, roles(), rng.getrandbits(32), rng.random) for _ in range(count)]
    return seconds(lambda: driver.play(games)) / count


def games_a_second(players: int, count: int = 40) -> float:
    """Return games per second with the recommended set for so many players, its alternatives drawn."""
    ruleset = RULESETS["mafia_plus"]
    deal = next(deal for deal in ruleset.deals if deal.players == players)
    rng = random.Random(players)

    def roles() -> tuple[str, ...]:
        return deal.roles(lambda slot: rng.sample(slot.roles, slot.pick))

    rules = ruleset.under()
    return 1 / statistics.median(engine_games(rules, roles, rng, count) for _ in range(5))


def a_game() -> None:
    """Play some games of ten, for the profile."""
    engine_games(RULESETS["mafia_plus"].under(), lambda: driver.TEN, random.Random(2), 100)

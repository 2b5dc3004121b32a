"""A Game Master by chance: he is never refused, and what he does can be repeated."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mafia_gm.app.play import play, random_command, random_set
from mafia_gm.engine import commands as c
from mafia_gm.engine.decide import do, new_table
from mafia_gm.engine.ruleset import Ruleset
from mafia_gm.rulesets.catalogue import RULESETS

CARDS = ("deal", "typed", "roll_call")


def random_options(ruleset: Ruleset, rng: random.Random) -> dict[str, Any]:
    return {
        option.key: rng.sample(option.default, len(option.default))
        if option.order
        else rng.choice(option.values)
        for option in ruleset.options
    }


def evening(key: str, seed: int, *, options: bool) -> None:
    rng = random.Random(seed)
    ruleset = RULESETS[key]
    rules = ruleset.under(random_options(ruleset, rng) if options else None)
    deal = ruleset.suited(rules.options, ruleset.deals[seed * 5 % len(ruleset.deals)])
    names = [f"P{number}" for number in range(deal.players)]
    roles = random_set(deal, rng)
    table, steps = play(rules, seed, names, roles, CARDS[seed % 3])
    assert table.ended is not None
    assert sum(type(command) is c.PlayOn for command, _ in steps) < 5
    if seed % 5 == 0:
        assert play(rules, seed, names, roles, CARDS[seed % 3]) == (table, steps)


@pytest.mark.parametrize("key", RULESETS)
@pytest.mark.parametrize("options", [False, True])
@pytest.mark.parametrize("seed", range(18))
def test_games_end_and_nobody_is_refused(key: str, options: bool, seed: int) -> None:
    evening(key, seed, options=options)


@pytest.mark.campaign
@pytest.mark.parametrize("key", RULESETS)
@pytest.mark.parametrize("seed", range(18, 1018))
def test_many_games_end(key: str, seed: int) -> None:
    evening(key, seed, options=seed % 2 == 1)


def test_a_game_that_goes_on_without_end_is_stopped() -> None:
    rng = random.Random(187)
    ruleset = RULESETS["mafia_plus"]
    rules = ruleset.under({"candidates": "accused"})
    deal = ruleset.deals[0]
    outcomes = set()
    for seed in range(60):
        table, _ = play(rules, seed, "ABCDEF", random_set(deal, rng), max_steps=5000)
        assert table.ended is not None
        outcomes.add(table.ended.outcome)
    assert "stopped" in outcomes


def test_nothing_open_is_said() -> None:
    rules = RULESETS["mafia_plus"].under()
    with pytest.raises(LookupError):
        random_command(rules, new_table(rules), random.Random(1))


def test_without_passes_and_interrupts() -> None:
    rules = RULESETS["mafia_plus"].under()
    deal = rules.what.deals[6]
    table = new_table(rules)
    command: c.Command = c.Open(tuple("ABCDEFGHIJKL"), deal.roles())
    rng = random.Random(2)
    while table.ended is None:
        _, table = do(rules, table, command, 2)
        if table.ended is None:
            command = random_command(rules, table, rng, interrupts=0, passes=0)
            if isinstance(command, c.Vote):
                assert command.ballots[0][1] >= 0 or table.ballots is None
            assert not isinstance(command, c.Reply) or command.act not in {
                "madman.shoots",
                "president.annuls",
            }

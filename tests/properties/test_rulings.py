"""The Game Master's word at any moment: players set alive or dead, thrown out, renamed and reseated in random games."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from mafia_gm.app.play import PATIENCE, random_command
from mafia_gm.engine import commands as c
from mafia_gm.engine.decide import Refused, do, new_table
from mafia_gm.engine.prompts import prompts
from mafia_gm.engine.reveal import reveal
from mafia_gm.rulesets.catalogue import RULESETS

if TYPE_CHECKING:
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table

OFTEN = 0.12


def by_his_word(rng: random.Random, table: Table) -> c.Command:
    """Return something that the Game Master may do whatever the rules say."""
    one, other = rng.sample(range(len(table.players)), 2)
    return rng.choice(
        (
            c.Override(one, alive=not table[one].alive),
            c.Override(one, alive=not table[one].alive),
            c.Leave(one),
            c.SwapSeats(one, other),
            c.Rename(one, f"New {one}"),
        )
    )


def meddled(rules: Rules, seed: int) -> tuple[Table, int]:
    """Play a game in which he meddles; return its last table and how often he did."""
    rng = random.Random(seed)
    deal = rng.choice(rules.what.deals)
    names = tuple(f"P{n}" for n in range(deal.players))
    _, table = do(rules, new_table(rules), c.Open(names, deal.roles()), seed)
    meddlings = 0
    for step in range(PATIENCE * 6):
        if table.ended is not None:
            break
        command: c.Command | None = by_his_word(rng, table) if rng.random() < OFTEN else None
        if command is not None:
            try:
                _, table = do(rules, table, command, seed)
                meddlings += 1
            except Refused:
                pass
        elif step > PATIENCE * 3:
            won = rules.what.victory(table) is not None and not table.played_on
            _, table = do(rules, table, c.EndGame() if won else c.StopGame(), seed)
        else:
            _, table = do(rules, table, random_command(rules, table, rng), seed)
        assert table.ended is not None or prompts(rules, table), "stuck"
        view = reveal(rules, table)
        assert len(view.seats) == len(names)
        assert set(table.alive) == {player.id for player in table.players if player.alive}
    return table, meddlings


@pytest.mark.parametrize("key", RULESETS)
def test_no_game_is_stuck_whatever_he_says(key: str) -> None:
    rules = RULESETS[key].under()
    if not rules.what.deals:
        pytest.skip("no recommended sets")
    done = 0
    for seed in range(12):
        table, meddlings = meddled(rules, seed)
        assert table.ended is not None, seed
        done += meddlings
    assert done > 12

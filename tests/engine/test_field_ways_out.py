"""No game is ever without a question or a way out: any rulings, any set, everybody at the Game Master's mercy."""

from __future__ import annotations

import random

import pytest

from mafia_gm.app.play import random_command
from mafia_gm.engine import commands as c
from mafia_gm.engine.decide import Refused, do, new_table
from mafia_gm.engine.prompts import prompts
from mafia_gm.engine.reveal import reveal
from mafia_gm.engine.ruleset import Rules
from mafia_gm.engine.table import Table
from mafia_gm.rulesets.catalogue import RULESETS
from tests.engine.field import WOLVES, Evening, company
from tests.properties.walks import a_set, random_options

GAMES = tuple(RULESETS)
PATIENCE = 300
"""After how many steps in one and the same phase a game hangs."""


def whim(rules: Rules, table: Table, rng: random.Random) -> c.Command:
    """Return something the Game Master may do at any time; he kills more than he raises."""
    one, other = rng.sample(range(len(table.players)), 2)
    roles, kinds = list(rules.roles), [kind.key for kind in rules.kinds.values() if kind.by_hand]
    return rng.choice(
        (
            *(c.Override(one, alive=False),) * 3,
            c.Override(one, alive=not table[one].alive),
            c.Leave(one),
            c.ComeBack(one),
            c.SwapSeats(one, other),
            c.ChangeCards(((one, rng.choice(roles)),)),
            c.Arrive("Late", rng.choice(roles), other),
            c.OverrideToken(one, rng.choice(kinds), rng.choice((0, 1)), other),
            c.PlayOn(),
        )
    )


def play_by_whims(game: str, seed: int) -> None:
    rng, what = random.Random(seed), RULESETS[game]
    rules = what.under(random_options(what, rng))
    roles = a_set(what, seed, rng, rules.options)
    _, table = do(rules, new_table(rules), c.Open(tuple(f"P{n}" for n in range(len(roles))), roles), seed)
    often, here, steps = rng.choice((0.05, 0.2, 0.4)), ("", 0), 0
    for _ in range(500):
        if table.ended is not None:
            return
        assert prompts(rules, table), f"nothing is open in {table.phase}: {rules.options}"
        if rng.random() < often:
            try:
                _, table = do(rules, table, whim(rules, table, rng), seed)
            except Refused:
                continue
        else:
            _, table = do(rules, table, random_command(rules, table, rng), seed)
        steps = steps + 1 if here == (table.phase, table.number) else 0
        here = (table.phase, table.number)
        assert steps < PATIENCE, f"no way out of {here}: {rules.options}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", range(4))
def test_whatever_the_game_master_does_there_is_a_question(game: str, part: int) -> None:
    for seed in range(part * 1000, part * 1000 + 5):
        play_by_whims(game, seed)


@pytest.mark.campaign
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", range(10))
def test_many_such_games(game: str, part: int) -> None:
    for seed in range(10_000 + part * 1000, 10_100 + part * 1000):
        play_by_whims(game, seed)


RULINGS = [
    (game, option.key, value)
    for game, what in RULESETS.items()
    for option in what.options
    if not option.order
    for value in option.values
    if value != option.default
]


@pytest.mark.parametrize("game", GAMES)
def test_with_nobody_alive_a_game_played_on_goes_from_phase_to_phase(game: str) -> None:
    """Under every ruling there is, from every phase: the night after it is reached, and the game can be stopped."""
    for key, value in [(key, value) for one, key, value in RULINGS if one == game]:
        for phase in ("night", "debate", "voting"):
            evening = Evening(game, company(game, plain=6), **{key: value})
            evening.until(lambda table, first=phase: table.phase in {first, "debate"})  # type: ignore[misc]
            if phase == "voting":
                evening.do(c.Accuse(5, 6))
                if game == "mafia_plus":
                    evening.do(c.OpenVote())
            for player in range(6 + len(WOLVES[game])):
                if evening.table[player].alive:
                    evening.do(c.Override(player, alive=False))
            if not evening.table.played_on:
                evening.do(c.PlayOn())
            number = evening.table.number
            evening.until(lambda table, n=number: table.phase == "night" and table.number > n)  # type: ignore[misc]
            assert evening.refuses(c.StopGame()) == "", (key, value)


DECIDED = {
    "mafia_plus": ("mafia_boss", "terrorist", "barman", "angel_of_death"),
    "maffia": ("mafioso", "mafioso", "villager", "villager"),
    "inbox": ("don_1", "thug_1", "citizen", "doctor"),
}
"""Sets by which somebody has won before the first night."""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_decided_by_the_deal_is_not_over_before_it_has_begun(game: str) -> None:
    """It is proposed to end it, by nobody but the Game Master; played on it has its night and its day."""
    evening = Evening(game, DECIDED[game])
    assert evening.table.ended is None
    assert [prompt.act for prompt in evening.asked()] == ["end.confirm"]
    assert evening.rules.what.victory(evening.table) is not None
    view = reveal(evening.rules, evening.table)
    assert (view.outcome, view.winners, view.lines) == ("", (), ())
    evening.do(c.PlayOn())
    assert evening.asked()[0].act != "end.confirm"
    evening.to_day()
    assert evening.table.ended is None
    assert len(evening.table.alive) == len(DECIDED[game])

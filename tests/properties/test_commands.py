"""Whatever is asked for: the rules take it or refuse it, and nothing else ever happens."""

from __future__ import annotations

import functools
import typing
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mafia_gm.engine import commands as c
from mafia_gm.engine.decide import Refused, decide
from mafia_gm.engine.fold import fold_all
from mafia_gm.engine.phases import SETUP
from mafia_gm.engine.prompts import interrupts, prompts
from mafia_gm.engine.record import COMMANDS
from mafia_gm.engine.reveal import reveal
from mafia_gm.rulesets.catalogue import RULESETS
from tests.properties.walks import Walk, check_table

if TYPE_CHECKING:
    from mafia_gm.engine.table import Table

ACTS = [act for what in RULESETS.values() for act in what.under().acts.values()]
WORDS = sorted(
    {act.key for act in ACTS}
    | {role.key for what in RULESETS.values() for role in what.roles}
    | {choice for act in ACTS for choice in act.choices}
    | {kind for what in RULESETS.values() for kind in what.under().kinds}
    | {
        "",
        "elimination",
        "check",
        "deal",
        "typed",
        "roll_call",
        "left",
        "safety",
        "nonsense",
        " \n",
        "Żółw 🐢",
        "x" * 200,
    }
)
seats = st.integers(-3, 25)
VALUES: dict[Any, st.SearchStrategy[Any]] = {
    int: seats,
    str: st.sampled_from(WORDS),
    bool: st.booleans(),
    float: st.floats(-10, 1e6),
    tuple[int, ...]: st.lists(seats, max_size=4).map(tuple),
    tuple[str, ...]: st.lists(st.sampled_from(WORDS), max_size=8).map(tuple),
    tuple[tuple[int, str], ...]: st.lists(st.tuples(seats, st.sampled_from(WORDS)), max_size=3).map(tuple),
    tuple[tuple[int, int], ...]: st.lists(st.tuples(seats, seats), max_size=4).map(tuple),
}


def any_of(kind: type[c.Command]) -> st.SearchStrategy[c.Command]:
    hints = typing.get_type_hints(kind)
    return st.builds(
        kind, **{field.name: VALUES[hints[field.name]] for field in msgspec.structs.fields(kind)}
    )


commands = st.one_of([any_of(kind) for kind in COMMANDS])


@functools.lru_cache(maxsize=64)
def a_game(game: str, number: int) -> Walk:
    walk = Walk(number, game)
    for _ in walk.play():
        pass
    return walk


@pytest.mark.parametrize("game", RULESETS)
@settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))
@given(number=st.integers(0, 31), place=st.integers(0, 10_000), asked=st.lists(commands, max_size=25))
def test_a_command_is_taken_or_refused(game: str, number: int, place: int, asked: list[c.Command]) -> None:
    walk = a_game(game, number)
    table = walk.tables[place % len(walk.tables)]
    for command in asked:
        table = take(walk, table, command)


def take(walk: Walk, table: Table, command: c.Command) -> Table:
    """Return the table after the command, the same one when it is refused."""
    try:
        facts = decide(walk.rules, table, command, walk.seed)
    except Refused:
        return table
    after = fold_all(table, facts)
    check_table(walk.rules, after)
    reveal(walk.rules, after)
    interrupts(walk.rules, after)
    assert bool(prompts(walk.rules, after)) == (after.ended is None) or after.phase == SETUP
    return after


@given(command=commands)
def test_a_command_reads_as_it_was_written(command: c.Command) -> None:
    kinds: Any = typing.Union[COMMANDS]  # noqa: UP007 - of a tuple made at run time
    assert msgspec.json.decode(msgspec.json.encode(command), type=kinds) == command

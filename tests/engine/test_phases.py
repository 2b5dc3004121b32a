"""The state machine: declared moves only, and every declared move is seen in play."""

from __future__ import annotations

import pytest

from mafia_gm.engine import facts as f
from mafia_gm.engine.decide import decide
from mafia_gm.engine.phases import Phases, UndeclaredTransition
from mafia_gm.rulesets.mafia_plus import PHASES, RULESET
from tests.rulesets.shown import Shown


def test_an_undeclared_move_is_refused() -> None:
    phases = Phases({"day": ("night",), "night": ("day",)})
    phases.check("day", "night")
    for here, there in (("day", "day"), ("night", "end"), ("noon", "day")):
        with pytest.raises(UndeclaredTransition, match=f"from {here} to {there}"):
            phases.check(here, there)


def test_every_phase_moved_to_is_declared() -> None:
    known = set(PHASES.moves)
    assert {there for moves in PHASES.moves.values() for there in moves} <= known


def test_the_diagram_is_made_from_the_declaration() -> None:
    lines = PHASES.diagram().splitlines()
    assert "debate -> voting, night, end" in lines
    assert len(lines) == sum(1 for moves in PHASES.moves.values() if moves)


def test_a_rule_set_that_moves_where_it_may_not_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    from mafia_gm.engine import commands as c
    from mafia_gm.engine.decide import new_table
    from mafia_gm.engine.fold import fold_all

    rules = RULESET.under()
    names, roles = ("A", "B"), ("doctor", "mafia_boss")
    table = fold_all(new_table(rules), decide(rules, new_table(rules), c.Open(names, roles)))
    monkeypatch.setitem(PHASES.moves, "deal", ())
    for player, role in enumerate(roles):
        table = fold_all(table, [f.Dealt(player, role, rules.side_of(role))])
    with pytest.raises(UndeclaredTransition):
        decide(rules, table, c.Begin())


def test_the_scenarios_see_every_declared_move_of_a_game_that_has_begun() -> None:
    """From Night Zero on; a game may end by the Game Master's word from anywhere (MP-A24)."""
    shown = Shown(RULESET, r"MP-[A-H]\d+")
    assert shown.moves <= shown.declared
    begun = {
        (here, there) for here, there in shown.declared if here not in {"setup", "deal"} and there != "end"
    }
    assert begun - shown.moves == set()

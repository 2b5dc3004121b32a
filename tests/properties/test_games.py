"""Whole random games: every recommended set, each role left out in turn, all rulings, all ways of having cards."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from mafia_gm.app.journal import Journal
from mafia_gm.engine import phases as ph
from mafia_gm.engine.commands import Leave, StopGame
from mafia_gm.engine.decide import decide
from mafia_gm.engine.facts import PhaseChanged
from mafia_gm.rulesets.catalogue import RULESETS
from tests.properties.walks import Walk, a_set, check_game, refusal

if TYPE_CHECKING:
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table

GAMES, PARTS = 2000, 50
SWEDISH, SWEDISH_PARTS = 1020, 30
"""Fifteen rounds of the 68 Swedish sets, from 7 to 40 players with their alternatives."""

RUSSIAN, RUSSIAN_PARTS = 105, 15
"""Three rounds of the 35 suggestions of the Мафия, from 6 to 40 players, as they are with one to four clans."""


def check_games(first: int, count: int, game: str = "mafia_plus") -> None:
    for number in range(first, first + count):
        try:
            check_game(number, game)
        except BaseException as error:
            error.add_note(f"in random game {number}")
            raise


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_hold(part: int) -> None:
    count = GAMES // PARTS
    check_games(part * count, count)


@pytest.mark.parametrize("part", range(SWEDISH_PARTS))
def test_random_swedish_games_hold(part: int) -> None:
    count = SWEDISH // SWEDISH_PARTS
    check_games(part * count, count, "maffia")


@pytest.mark.parametrize("part", range(RUSSIAN_PARTS))
def test_random_russian_games_hold(part: int) -> None:
    count = RUSSIAN // RUSSIAN_PARTS
    check_games(part * count, count, "inbox")


def test_the_russian_games_have_every_number_of_players_and_clans_and_every_role() -> None:
    sets = [Walk(number, "inbox").roles for number in range(RUSSIAN)]
    clans = [sum(f"don_{clan}" in roles for clan in range(1, 5)) for roles in sets]
    assert {len(roles) for roles in sets} == set(range(6, 41))
    assert set(clans) >= {1, 2, 3, 4}
    assert {role for roles in sets for role in roles} == {role.key for role in RULESETS["inbox"].roles}


@pytest.mark.campaign
@pytest.mark.parametrize("game", RULESETS)
@pytest.mark.parametrize("part", range(int(os.environ.get("CAMPAIGN_PARTS", "400"))))
def test_many_more_random_games_hold(game: str, part: int) -> None:
    check_games(100_000 + part * 100, 100, game)


def test_the_games_use_every_set_and_leave_out_every_role() -> None:
    ruleset = RULESETS["mafia_plus"]
    sets = [(number, a_set(ruleset, number, Walk(number).rng)) for number in range(GAMES)]
    assert {len(roles) for _, roles in sets} == {deal.players for deal in ruleset.deals} == set(range(6, 24))
    assert {role for _, roles in sets for role in roles} == {role.key for role in ruleset.roles}
    for deal in ruleset.deals:
        whole = [Walk(number).roles for number in range(GAMES) if is_of(number, deal.players, removes=False)]
        places = {
            (number // 18) // 2 % deal.players for number in range(GAMES) if is_of(number, deal.players, True)
        }
        assert whole
        assert places == set(range(deal.players))


def is_of(number: int, players: int, removes: bool) -> bool:
    return number % 18 == players - 6 and bool(number // 18 % 2) is removes


@pytest.mark.parametrize("game", RULESETS)
def test_random_games_see_every_declared_move(game: str) -> None:
    ruleset = RULESETS[game]
    declared = {(here, there) for here, many in ruleset.phases.moves.items() for there in many}
    seen: set[tuple[str, str]] = set()
    number = 0
    while seen != declared and number < 100:
        walk = Walk(number, game, extras=number % 2 == 0)
        for before, _, facts in walk.play():
            here = before.phase
            if here not in ph.BEFORE and not refusal(walk.rules, before, StopGame()):
                seen.add((here, ph.END))
            if here not in ph.BEFORE and here != ph.END:
                seen |= {(here, there) for there in moves_if_somebody_left(walk.rules, before)}
            for fact in facts:
                if type(fact) is PhaseChanged:
                    seen.add((here, fact.phase))
                    here = fact.phase
        number += 1
    assert seen <= declared
    assert declared - seen == set()


def moves_if_somebody_left(rules: Rules, table: Table) -> set[str]:
    """Return the phase that would follow at once, where leaving ends the day."""
    leaver = table.alive[-1:]
    command = Leave(leaver[0] if leaver else -1)
    if refusal(rules, table, command):
        return set()
    return {fact.phase for fact in decide(rules, table, command) if type(fact) is PhaseChanged}


@pytest.mark.parametrize("game", RULESETS)
@pytest.mark.parametrize("number", range(0, 40, 4))
def test_undo_and_redo_go_back_and_forth_from_everywhere(game: str, number: int) -> None:
    walk = Walk(number, game, extras=number % 8 == 0)
    journal = Journal((walk.table,))
    for line, (_, command, facts) in enumerate(walk.play(), 1):
        journal = journal.do(line, command, facts)
        assert journal.table == walk.table
        if journal.undoable is not None and not journal.steps[-1].is_clockwork:
            back = journal.undo()
            assert back.table == walk.tables[-2]
            assert back.redo().table == walk.table
    final, played = journal, [step for step in journal.steps if not step.is_clockwork]
    for _ in played:
        journal = journal.undo()
    assert journal.undoable is None
    for _ in played:
        journal = journal.redo()
    assert journal.table == final.table
    assert journal.steps == final.steps

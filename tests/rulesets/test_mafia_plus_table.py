"""What the scenarios cannot say: the cards, the silence of the night, what is public, the graph of phases."""

from __future__ import annotations

import pytest

from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine.decide import Refused, decide, do, new_table
from mafia_gm.engine.prompts import prompts, steps
from mafia_gm.engine.reveal import reveal
from mafia_gm.engine.ruleset import Rules
from mafia_gm.engine.table import Table
from mafia_gm.rulesets.mafia_plus import PHASES, RULESET

RULES = RULESET.under()
SET = ("doctor", "detective", "courtesan", "cursed_infantry", "mafia_boss", "coquette")
NAMES = ("Ala", "Ola", "Jan", "Ewa", "Iza", "Kot")


def played(*todo: c.Command, rules: Rules = RULES, seed: int = 7) -> Table:
    table = new_table(rules)
    for command in todo:
        _, table = do(rules, table, command, seed)
    return table


def seated(roles: tuple[str, ...] = SET, rules: Rules = RULES) -> Table:
    cards = (c.GiveCard(player, role) for player, role in enumerate(roles))
    names = tuple(f"P{n}" for n in range(len(roles)))
    return played(c.Open(names, roles, "typed"), *cards, c.Begin(), rules=rules)


def go_on(rules: Rules, table: Table, *todo: c.Command) -> Table:
    for command in todo:
        _, table = do(rules, table, command)
    return table


def through_the_night(rules: Rules, table: Table) -> Table:
    while waiting := [step for step in steps(rules, table) if step.is_open]:
        _, table = do(rules, table, c.Reply(waiting[0].act, waiting[0].by))
    return table


def test_as_many_cards_as_players_and_no_seat_for_the_game_master() -> None:
    """The Game Master does not play; each player gets one card (MP-A2)."""
    with pytest.raises(Refused, match="set_size"):
        played(c.Open(NAMES[:5], SET))
    table = played(c.Open(NAMES, SET), c.Deal())
    assert [player.name for player in table.people()] == list(NAMES)
    assert sorted(player.role for player in table.players) == sorted(SET)


def test_the_deal_is_shuffled_by_the_seed_and_dealt_anew_on_demand() -> None:
    """Shuffled, dealt one each (MP-A2)."""
    deals = {
        tuple(p.role for p in played(c.Open(NAMES, SET), c.Deal(again), seed=seed).players)
        for seed in range(4)
        for again in range(3)
    }
    assert len(deals) > 6
    one, two = (played(c.Open(NAMES, SET), c.Deal(1), seed=3) for _ in range(2))
    assert one == two


def test_nobody_sees_a_card_that_is_dealt() -> None:
    """Secretly (MP-A2): the public view is the same whatever was dealt."""
    views = {
        reveal(RULES, played(c.Open(NAMES, SET), c.Deal(), c.Begin(), seed=seed)).seats for seed in range(5)
    }
    assert len(views) == 1


def test_the_night_is_silent() -> None:
    """Nothing a night brings is announced before dawn (MP-A13, MP-A15, MP-A23)."""
    roles = (
        *SET,
        "barman",
        "angel_of_death",
        "saint",
        "bodyguard",
        "railwayman",
        "janitor",
        "gun_shop_owner",
    )
    table = seated(roles)
    before = reveal(RULES, do(RULES, table, c.Reply("town.falls_asleep"))[1])
    while waiting := [step for step in steps(RULES, table) if step.is_open]:
        ask = waiting[0]
        facts, table = do(RULES, table, c.Reply(ask.act, ask.by, ask.legal[:1]))
        assert not any(isinstance(fact, f.Announced | f.Revealed) for fact in facts)
        assert reveal(RULES, table) == before
    facts, table = do(RULES, table, c.Dawn())
    assert not any(isinstance(fact, f.Announced | f.Revealed) for fact in facts)
    assert reveal(RULES, table) == before


def test_every_later_night_is_silent_too() -> None:
    """Deaths, heals, marks and the train are known at the announcement only (MP-A13, MP-A17, MP-C12)."""
    roles = (
        *SET,
        "barman",
        "angel_of_death",
        "saint",
        "bodyguard",
        "railwayman",
        "janitor",
        "gun_shop_owner",
    )
    table = through_the_night(RULES, seated(roles))
    table = go_on(RULES, table, c.Dawn(), c.Announce(), c.OpenVote())
    silent = tuple((voter, -1) for voter in table.in_town())
    table = go_on(RULES, table, c.Vote(silent), c.CloseVote(), c.CloseDay(), c.Reply("town.sleeps"))
    before = reveal(RULES, table)
    while waiting := [step for step in steps(RULES, table) if step.is_open]:
        ask = waiting[0]
        facts, table = do(
            RULES, table, c.Reply(ask.act, ask.by, ask.legal[-1:], ask.choices[0] if ask.choices else "")
        )
        assert not any(isinstance(fact, f.Announced | f.Revealed) for fact in facts)
        assert reveal(RULES, table) == before
    _, table = do(RULES, table, c.Dawn())
    assert reveal(RULES, table) == before


def test_every_call_of_the_night_can_be_spoken() -> None:
    """Calls are role by role, so each can be said as the rule book's model lines say it (MP-A13)."""
    table = seated((*SET, "bodyguard"))
    keys = [step.act for step in steps(RULES, table)]
    assert keys == ["town.falls_asleep", "mafia.meets", "courtesan.seduces", "bodyguard.guards"]


def test_the_graph_of_phases_is_the_specified_one() -> None:
    """Setup to end; anything may end (MP-A24)."""
    moves = PHASES.moves
    assert moves["setup"] == ("deal",)
    assert moves["deal"] == ("night_zero",)
    assert set(moves["debate"]) == {"voting", "night", "end"}
    assert set(moves["voting"]) == {"verdict", "debate", "night", "end"}
    assert set(moves["verdict"]) == {"night", "debate", "voting", "end"}
    assert set(moves["dawn"]) == {"debate", "night", "end"}
    assert set(moves["night"]) == set(moves["night_zero"]) == {"dawn", "end"}
    assert moves["end"] == ()


def test_odd_sets_can_be_played_all_the_same() -> None:
    """The Game Master may override the warnings: two Angels mark one player in one Night (MP-G68)."""
    roles = ("angel_of_death", "angel_of_death", "citizen", "mafia_boss", "detective", "detective")
    table = through_the_night(RULES, seated(roles))
    silent = c.Vote(tuple((player, -1) for player in range(6)))
    table = go_on(RULES, table, c.Dawn(), c.Announce(), c.OpenVote(), silent, c.CloseVote(), c.CloseDay())
    asked = [(step.act, step.by) for step in steps(RULES, table)]
    assert asked[2:] == [(f"{role}.{act}", by) for role, act, by in (
        ("detective", "checks", 4), ("detective", "checks", 5),
        ("angel_of_death", "marks", 0), ("angel_of_death", "marks", 1),
    )]  # fmt: skip
    for by in (0, 1):
        _, table = do(RULES, table, c.Reply("angel_of_death.marks", by, (2,)))
    _, table = do(RULES, through_the_night(RULES, table), c.Dawn())
    assert not table[2].alive
    assert table.count("mark", 2) == 2


def test_both_kinds_of_statistics_are_public_only_when_said() -> None:
    """Nothing is public because it is computed (MP-A23)."""
    table = through_the_night(RULES, seated())
    _, table = do(RULES, table, c.Dawn())
    assert reveal(RULES, table).statistics == ()
    _, table = do(RULES, table, c.Announce())
    assert reveal(RULES, table).statistics == (4, 2, 0)


def test_after_the_end_nothing_is_asked_and_nothing_done() -> None:
    """The game is over when it is over (MP-D1)."""
    table = through_the_night(RULES, seated())
    _, table = do(RULES, table, c.StopGame())
    assert prompts(RULES, table) == ()
    with pytest.raises(Refused, match="game_over"):
        decide(RULES, table, c.Dawn())
    _, table = do(RULES, table, c.Reveal())
    assert [seat.role for seat in reveal(RULES, table).seats] == list(SET)

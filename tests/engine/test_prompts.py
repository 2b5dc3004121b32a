"""The open questions: derived from the table alone, and `decide` takes exactly what they offer."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mafia_gm.engine import commands as c
from mafia_gm.engine.decide import Refused, do, new_table
from mafia_gm.engine.prompts import Prompt, interrupts, prompts, steps
from mafia_gm.engine.role import SEAT
from mafia_gm.engine.ruleset import Rules
from mafia_gm.engine.table import Table
from mafia_gm.rulesets.mafia_plus import RULESET

RULES = RULESET.under()


def dealt(roles: tuple[str, ...], rules: Rules = RULES) -> Table:
    table = new_table(rules)
    names = tuple(f"P{n}" for n in range(len(roles)))
    cards = (c.GiveCard(player, role) for player, role in enumerate(roles))
    for command in (c.Open(names, roles, "typed"), *cards, c.Begin()):
        _, table = do(rules, table, command)
    return table


def answer(prompt: Prompt, draw: random.Random) -> c.Command:
    """Return some legal answer to a question."""
    if prompt.offers:
        return draw.choice(prompt.offers)
    if prompt.act == "voting.ballot":
        choices = [*prompt.legal, *([-1] if prompt.may_pass else [])]
        return c.Vote(((prompt.by, draw.choice(choices)),))
    if prompt.may_pass and draw.random() < 0.2:
        return c.Reply(prompt.act, prompt.by)
    if prompt.pick == SEAT and prompt.legal:
        return c.Reply(prompt.act, prompt.by, (draw.choice(prompt.legal),))
    choice = draw.choice(prompt.choices) if prompt.choices else ""
    return c.Reply(prompt.act, prompt.by, choice=choice)


@settings(max_examples=25)
@given(st.integers(0, 2**32))
def test_whole_games_by_answering_what_is_asked(seed: int) -> None:
    """Every open question has a legal answer, any of them may come first, and every game gets to its end."""
    draw = random.Random(seed)
    deal = draw.choice(RULESET.deals)
    roles = list(deal.roles(lambda slot: draw.sample(slot.roles, slot.pick)))
    draw.shuffle(roles)
    table = dealt(tuple(roles))
    for _ in range(900):
        asked = prompts(RULES, table)
        if table.ended is not None:
            assert asked == ()
            return
        assert asked
        able = interrupts(RULES, table)
        prompt = draw.choice(able) if able and draw.random() < 0.05 else draw.choice(asked)
        gone = {player.id for player in table.players if not player.alive}
        _, table = do(RULES, table, answer(prompt, draw))
        assert gone <= {player.id for player in table.players if not player.alive}
    _, table = do(RULES, table, c.StopGame())
    assert table.ended is not None


SMALL = ("doctor", "detective", "mafia_boss", "coquette", "railwayman", "madman")


def night(table: Table) -> Table:
    """Go to the first Night in which there is something to choose."""
    while waiting := [step for step in steps(RULES, table) if step.is_open]:
        _, table = do(RULES, table, c.Reply(waiting[0].act, waiting[0].by))
    silent = c.Vote(tuple((player, -1) for player in range(len(table.players))))
    for command in (c.Dawn(), c.Announce(), c.OpenVote(), silent, c.CloseVote(), c.CloseDay()):
        _, table = do(RULES, table, command)
    return table


def test_legal_and_refused_share_the_ring_between_them() -> None:
    for prompt in steps(RULES, night(dealt(SMALL))):
        if prompt.pick == SEAT:
            assert {*prompt.legal, *(who for who, _ in prompt.refused)} == set(range(6))


def test_decide_refuses_what_the_prompt_refuses_for_the_same_reason() -> None:
    table = night(dealt(SMALL))
    for prompt in steps(RULES, table):
        for player, reason in prompt.refused:
            assert prompt.reason(player) == reason
            with pytest.raises(Refused, match=reason):
                do(RULES, table, c.Reply(prompt.act, prompt.by, (player,)))


def test_an_answered_question_is_asked_no_more_but_may_be_answered_anew() -> None:
    table = night(dealt(SMALL))
    _, table = do(RULES, table, c.Reply("mafia.shoots", picks=(0,)))
    assert "mafia.shoots" not in [prompt.act for prompt in prompts(RULES, table)]
    _, table = do(RULES, table, c.Reply("mafia.shoots", picks=(1,)))
    (answered,) = [step.answer for step in steps(RULES, table) if step.act == "mafia.shoots"]
    assert answered is not None
    assert answered.picks == (1,)


def test_a_check_remembers_what_was_shown_for_the_answer_before() -> None:
    table = night(dealt(SMALL))
    _, table = do(RULES, table, c.Reply("detective.checks", 1, (2,)))
    _, table = do(RULES, table, c.Reply("detective.checks", 1, (3,)))
    answered = table.answer("detective.checks", 1)
    assert answered is not None
    assert (answered.shown, answered.seen) == ("city", ("2:mafia",))


def test_dawn_waits_for_every_call() -> None:
    table = night(dealt(SMALL))
    with pytest.raises(Refused, match="calls_open"):
        do(RULES, table, c.Dawn())


def test_wrong_picks_are_refused() -> None:
    table = night(dealt(SMALL))
    for reply, reason in (
        (c.Reply("doctor.heals", 0, (1, 2)), "wrong_number_of_picks"),
        (c.Reply("doctor.heals", 0, (99,)), "unknown_player"),
        (c.Reply("doctor.heals", 0, choice="left"), "wrong_number_of_picks"),
        (c.Reply("doctor.heals", 1, (2,)), "not_asked"),
        (c.Reply("doctor.sings", 0, (2,)), "unknown_act"),
        (c.Reply("town.sleeps", picks=(2,)), "no_pick_here"),
        (c.Reply("madman.shoots", 5, (2,)), "not_now"),
        (c.Reply("madman.shoots", 0, (2,)), "not_asked"),
    ):
        with pytest.raises(Refused, match=reason):
            do(RULES, table, reply)

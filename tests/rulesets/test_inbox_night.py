"""What the scenarios cannot say of the nights: arrival, lots, what is asked anew, who is shown what, and notices."""

from __future__ import annotations

import pytest

from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine.prompts import prompts, steps
from mafia_gm.engine.reveal import reveal
from mafia_gm.rulesets.inbox import RULESET
from mafia_gm.rulesets.inbox.deals import DEALS
from tests.rulesets.inbox_table import CAST, A, B, C, D, E, F, G, Game, H, I, J, K, M, order


def arrival(game: Game, act: str, by: int = -1) -> float:
    answer = game.table.answer(act, by)
    assert answer is not None
    return answer.arrival


def test_an_order_without_a_time_comes_after_tonights() -> None:
    """The order of entry is the time of arrival unless the Game Master says otherwise (RU-A6, RU-G64)."""
    game = Game().do(order("maniac.kills", F, E))
    assert arrival(game, "maniac.kills", E) == 1
    game.do(c.Reply("clan_1.kills", -1, (F,), arrival=1.7e9))
    game.do(order("doctor.heals", F, B))
    assert arrival(game, "doctor.heals", B) == 1.7e9 + 1


def test_a_corrected_order_keeps_its_time_unless_it_gets_a_new_one() -> None:
    """The last version counts (RU-G64)."""
    game = Game().do(order("maniac.kills", F, E), order("clan_1.kills", F))
    game.do(order("maniac.kills", G, E))
    assert arrival(game, "maniac.kills", E) == 1
    game.do(c.Reply("maniac.kills", E, (G,), arrival=9))
    assert arrival(game, "maniac.kills", E) == 9


def test_a_question_asked_in_advance_is_corrected_as_an_order_of_the_night() -> None:
    """It came before nightfall; another one comes when it comes (RU-F06, RU-G64)."""
    game = Game().day().do(order("commissar.asks", H, A), c.CloseDay())
    assert arrival(game, "commissar.checks", A) < 0
    game.do(order("clan_1.kills", F), order("commissar.checks", K, A))
    assert arrival(game, "commissar.checks", A) == 2


def test_a_question_asked_in_advance_does_not_show_that_somebody_has_asked() -> None:
    """The table sees the night begin with its first call (RU-A6, RU-F06)."""
    game = Game().day().do(order("commissar.asks", H, A), c.CloseDay())
    assert reveal(game.rules, game.table).phase == "verdict"
    game.do(c.Reply("town.falls_asleep"))
    assert reveal(game.rules, game.table).phase == "night"


def test_the_last_question_in_advance_counts_and_lapses_with_its_target() -> None:
    """One question a night (RU-B1, RU-F07)."""
    game = Game().day().do(order("commissar.asks", H, A), order("commissar.asks", K, A))
    assert [(t.holder, t.by) for t in game.table.tokens if t.kind == "question"] == [(A, K)]
    game.lynch(K)
    assert game.table.answer("commissar.checks", A) is None


@pytest.mark.parametrize("seed", range(8))
def test_the_lot_is_a_function_of_seed_and_night(seed: int) -> None:
    """However the hands are entered; shown to the Game Master (RU-C10, RU-G49)."""
    hands = c.Reply("lottery.volunteers", picks=(F, G, H, M, A))
    other = c.Reply("lottery.volunteers", picks=(M, A, H, G, F))
    drawn = {Game(seed=seed).do(one).table.answers[0].shown for one in (hands, other)}
    assert len(drawn) == 1
    assert drawn <= {str(player) for player in (F, G, M, A)}


def test_all_hands_may_be_drawn() -> None:
    """At random (RU-C10)."""
    hands = c.Reply("lottery.volunteers", picks=(F, G, M))
    assert {Game(seed=n).do(hands).table.answers[0].shown for n in range(40)} == {str(n) for n in (F, G, M)}


def test_another_hunter_is_asked_for_his_own_target() -> None:
    """What the one before him has named is nobody's order any more (RU-C10)."""
    game = Game().do(c.Reply("lottery.volunteers", picks=(F,)), order("lottery.hunts", H))
    game.do(c.Reply("lottery.volunteers", picks=(G,)))
    assert f.Unanswered("lottery.hunts", rule="lottery.volunteers") in game.facts
    (ask,) = [step for step in steps(game.rules, game.table) if step.act == "lottery.hunts"]
    assert ask.is_open
    assert ask.awake == (G,)
    assert ask.reason(G) == "not_self"
    game.do(order("lottery.hunts", H), c.Reply("lottery.volunteers"))
    assert "lottery.hunts" not in [step.act for step in steps(game.rules, game.table) if step.is_open]


def test_a_clan_that_sends_another_one_says_anew_whom_he_hunts() -> None:
    """The target is the hunter's, not the clan's (RU-B14)."""
    game = Game().do(order("clan_1.sends", I), order("clan_1.hunts", K))
    game.do(order("clan_1.sends", I))
    assert game.table.answer("clan_1.hunts") is not None
    game.do(order("clan_1.sends", J))
    assert game.table.answer("clan_1.hunts") is None


def test_an_order_not_given_is_no_order() -> None:
    """By message the night may end at any time, at the table when all have been called (RU-A6, RU-A7)."""
    assert prompts(Game().rules, Game().table)[-1].offers == (c.Dawn(),)
    assert Game().do(c.Dawn()).table.phase == "dawn"
    assert Game(orders="call").refuses(c.Dawn()) == "calls_open"


def test_the_calls_are_in_their_order() -> None:
    """The lottery first, the Доктор last (RU-A7); the clans meet in the first night at a table (RU-A3)."""
    called = [step.act for step in steps(Game(orders="call").rules, Game(orders="call").table)]
    assert called == [
        "town.falls_asleep",
        "clan_1.meets",
        "clan_2.meets",
        "lottery.volunteers",
        "thug_1.beats",
        "thug_2.beats",
        "prostitute.invites",
        "sexual_maniac.invites",
        "commissar.checks",
        "commissar.shoots",
        "don_1.checks",
        "don_1.recruits",
        "don_2.checks",
        "don_2.recruits",
        "bodyguard_1.covers",
        "clan_1.kills",
        "clan_1.sends",
        "clan_2.kills",
        "clan_2.sends",
        "maniac.kills",
        "doctor.heals",
    ]
    assert not [step for step in steps(Game().rules, Game().table) if step.act.endswith("meets")]


def test_steps_are_told_in_the_facts() -> None:
    """Nine steps, after the lottery (RU-A6, RU-C10…C18)."""
    game = Game().do(order("thug_1.beats", E, I), order("maniac.kills", F, E), c.Dawn())
    assert [fact.number for fact in game.facts if isinstance(fact, f.Stepped)] == list(range(10))
    step = 0
    found = {}
    for fact in game.facts:
        if isinstance(fact, f.Stepped):
            step = fact.number
        elif isinstance(fact, f.Placed | f.Voided):
            found[step] = fact
    assert found.keys() == {2, 7}
    assert found[7] == f.Voided("maniac.kills", E, F, "actor_beaten", rule="maniac.kills")


def notices(game: Game) -> list[tuple[int, str, tuple[int, ...], str]]:
    told = game.rules.what.notices(game.rules, game.table)
    return [(one.player, one.key, one.people, one.word) for one in told]


def test_what_is_told_in_private() -> None:
    """Answers, hosts, beatings, recruits and their clan; nothing of healing, cover or aim (RU-A8, RU-A9)."""
    game = Game().do(
        order("commissar.checks", K, A),
        order("prostitute.invites", G, C),
        order("thug_2.beats", E, 11),
        order("don_1.recruits", F, H),
        order("bodyguard_1.covers", H, J),
        order("maniac.kills", A, E),
        order("doctor.heals", M, B),
        order("clan_2.kills", M),
        c.Dawn(),
    )
    assert notices(game) == [
        (A, "check_answer", (K,), "mafia"),
        (E, "you_were_beaten", (), ""),
        (F, "you_are_recruited", (H, I, J), "clan_1"),
        (G, "invited_by", (C,), ""),
        (H, "new_member", (F,), ""),
        (I, "new_member", (F,), ""),
        (J, "new_member", (F,), ""),
    ]
    game.do(c.Announce())
    assert len(notices(game)) == 7  # messages may be sent after the report
    assert notices(game.do(c.CloseDay())) == []


@pytest.mark.parametrize(("tell", "word"), [(False, ""), (True, "infected")])
def test_who_is_ill_hears_of_it_at_nightfall(tell: bool, word: str) -> None:
    """Or at once, where the table wants it (RU-A9, RU-G36)."""
    game = Game(tell_infection=tell).day(order("sexual_maniac.invites", G, D))
    assert notices(game) == [(G, "invited_by", (D,), word)]
    assert notices(game.do(c.CloseDay())) == [(G, "you_are_sick", (), "")]


def test_a_recruited_commissar_is_introduced_and_stays_at_his_side() -> None:
    """He enters the inbox as a new маф; the clan's call is his too (RU-B15, RU-F22)."""
    game = Game().day(order("don_1.recruits", A, H))
    assert (A, "you_are_recruited", (H, I, J), "clan_1") in notices(game)
    assert game.table[A].side == "peaceful"
    game.do(c.CloseDay())
    (ask,) = [step for step in steps(game.rules, game.table) if step.act == "clan_1.kills"]
    assert set(ask.awake) == {H, I, J, A}
    assert ask.decider == H
    assert A in ask.legal


def test_nobody_is_told_before_the_night_is_over_when_orders_come_by_message() -> None:
    """At a table the checker is answered at his call (RU-A8)."""
    for orders, shown in (("desk", ""), ("call", "mafia")):
        game = Game(orders=orders).do(order("don_2.checks", H, K))
        assert game.table.answers[0].shown == shown


def test_a_night_is_reckoned_without_the_clans_that_do_not_play() -> None:
    """One to four clans; only those are called (RU-A1, RU-G01)."""
    game = Game(CAST[:10] + ("citizen",) * 5)
    assert not [step for step in steps(game.rules, game.table) if step.act.partition(".")[0].endswith("2")]


def test_the_rules_declare_nothing_in_vain() -> None:
    """Every act is called and takes effect (RU-A7)."""
    assert RULESET.under().check() == []
    assert {deal.players for deal in DEALS} == set(range(6, 41))


def test_the_game_master_chooses_among_those_who_ask() -> None:
    """No clan that does not play, none that recruits nobody (RU-G14)."""
    game = Game(recruit_choice="gm").do(order("don_2.recruits", G, K), order("don_1.recruits", F, H))
    (ask,) = [step for step in steps(game.rules, game.table) if step.act == "town.chooses_don"]
    assert ask.choices == ("clan_1", "clan_2")
    assert game.refuses(c.Reply("town.chooses_don", choice="clan_3")) == "unknown_choice"

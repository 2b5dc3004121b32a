"""The day of the Мафия: nominations, approval votes, ties and the lynch."""

from __future__ import annotations

from collections import Counter

import pytest

from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine.decide import decide
from mafia_gm.engine.prompts import BALLOT, answered, interrupts, prompts
from mafia_gm.engine.role import MANY
from mafia_gm.rulesets.inbox import RULESET
from tests.rulesets.inbox_table import A, B, C, D, E, F, Game, H, I, J, K, L, O, order, said, tied

# --- nominations and votes ----------------------------------------------------------------------------------


def test_anybody_may_nominate_any_number_himself_too() -> None:
    """RU-A17, RU-C31, RU-F35, RU-G56."""
    game = Game().day().do(c.Accuse(A, H), c.Accuse(A, I), c.Accuse(A, A), c.Accuse(B, H))
    assert RULESET.named(game.table) == (H, I, A)
    assert game.refuses(c.Accuse(A, H)) == "already_nominated"
    asked = {prompt.by: prompt for prompt in RULESET.nominations(game.table)}
    assert set(asked) == set(range(15))
    assert asked[A].legal == tuple(player for player in range(15) if player not in {H, I, A})
    assert asked[A].reason(H) == "already_nominated"


def test_who_is_taken_back_by_all_is_off_the_list() -> None:
    """RU-C30: withdraw*; the votes for him lapse."""
    game = (
        Game()
        .day()
        .do(c.Accuse(A, H), c.Accuse(B, H), c.Accuse(B, I), c.Approve(C, (H, I)), c.Approve(D, (H,)))
    )
    assert game.refuses(c.Accuse(C, H, withdrawn=True)) == "not_accused"
    game.do(c.Accuse(A, H, withdrawn=True))
    assert RULESET.named(game.table) == (H, I)
    game.do(c.Accuse(B, H, withdrawn=True))
    assert RULESET.named(game.table) == (I,)
    assert game.table.ballots is not None
    assert game.table.ballots.cast == ((C, I),)
    game.do(c.Accuse(O, H))
    assert RULESET.named(game.table) == (I, H)
    assert game.table.ballots.tally() == {I: 1}


def test_the_dead_neither_nominate_nor_vote_nor_are_nominated() -> None:
    """RU-A17, RU-C31, RU-C32: living players."""
    game = Game().day(order("clan_1.kills", F)).do(c.Accuse(A, H))
    assert game.refuses(c.Accuse(F, H)) == "actor_out"
    assert game.refuses(c.Accuse(A, F)) == "target_out"
    assert game.refuses(c.Approve(F, (H,))) == "actor_out"
    assert game.refuses(c.Approve(A, (I,))) == "not_a_candidate"
    assert game.refuses(c.Accuse(A, 99)) == game.refuses(c.Approve(-1)) == "unknown_player"


def test_votes_are_for_all_one_wants_and_are_changed_until_the_close() -> None:
    """RU-A17, RU-C32, RU-F35, RU-G56, RU-H42: H 4, I 3, H is lynched, the table is in the next report."""
    game = Game().day()
    assert game.refuses(c.Approve(A, (H,))) == "no_vote_open"
    game.do(c.Accuse(A, H), c.Approve(A, ()), c.Accuse(A, I))
    game.do(c.Approve(A, (I, H)), c.Approve(B, (H,)), c.Approve(C, (I,)), c.Approve(D, (H, I)))
    game.do(c.Approve(E, (I,)), c.Approve(E, (H,)))
    game.do(c.CloseVote())
    assert game.table.ballots is not None
    assert game.table.ballots.tally() == {H: 4, I: 3}
    assert game.refuses(c.Approve(E, ())) == "wrong_phase"
    game.do(c.Execute())
    assert [fact.player for fact in game.facts if isinstance(fact, f.VoteExecuted)] == [H]
    assert (game.table[H].gone, game.table.phase, game.table.number) == ("lynch", "night", 2)
    assert game.table.minutes[0].lynched == (H,)
    game.day()
    lynch = [line for line in game.report() if line.startswith(("lynch", "killed"))]
    assert lynch == [
        "killed H don",
        "killed_by H lynch",
        "lynch_votes HABDE 1-4 lynched",
        "lynch_votes IACD 1-3",
    ]


def test_the_day_is_asked_vote_by_vote_and_can_be_closed_at_any_time() -> None:
    """RU-C30, RU-C32: CLOSE is the Game Master's."""
    game = Game().day()
    assert game.asks() == ["debate.close"]
    assert game.offers() == (c.CloseDay(),)
    game.do(c.Accuse(A, H), c.Accuse(A, I), c.Approve(B, (H,)))
    assert game.offers() == (c.CloseVote(),)
    waiting = prompts(game.rules, game.table)[1:]
    assert [prompt.by for prompt in waiting] == [player for player in range(15) if player != B]
    assert all((prompt.act, prompt.pick, prompt.legal) == (BALLOT, MANY, (H, I)) for prompt in waiting)
    assert answered(waiting[0], (I,)) == c.Approve(A, (I,))
    again = RULESET.ballot(game.table, B)
    assert (again.legal, again.answer and again.answer.picks) == ((H, I), (H,))
    assert RULESET.ballot(game.table, C).answer is None


# --- what comes of the count --------------------------------------------------------------------------------


def test_without_votes_nobody_is_lynched() -> None:
    """RU-C33, RU-G51: at least one vote."""
    game = Game().day().do(c.Accuse(A, H), c.Approve(B, ()))
    assert game.refuses(c.CloseDay()) == "vote_must_happen"
    game.do(c.CloseVote())
    assert game.asks() == ["verdict.nobody"]
    assert game.refuses(c.Execute()) == "no_verdict"
    game.do(c.CloseDay())
    assert said(game.facts[1]) == "nobody_lynched"  # type: ignore[arg-type]
    assert game.day().report()[-1] == "lynch_none 1"


def test_without_nominees_the_day_just_ends() -> None:
    """RU-C33."""
    game = Game().day()
    assert game.refuses(c.CloseVote()) == "no_vote_open"
    game.do(c.Accuse(A, H), c.Accuse(A, H, withdrawn=True))
    assert game.refuses(c.CloseVote()) == "no_candidates"
    game.do(c.CloseDay())
    assert (game.table.phase, game.table.number) == ("night", 2)
    assert game.day().report()[-1] == "lynch_none 1"


def test_a_tie_is_voted_on_once_more_among_the_tied() -> None:
    """RU-C33, RU-G52: the second tie lynches nobody."""
    game = tied().do(c.CloseVote())
    assert game.offers() == (c.Reopen((H, I)),)
    assert game.refuses(c.CloseDay()) == "vote_must_happen"
    assert game.refuses(c.Execute()) == "no_verdict"
    assert game.refuses(c.Reopen((H, K))) == "not_a_candidate"
    game.do(c.Reopen())
    assert [said(one) for one in game.facts if isinstance(one, f.Announced)] == ["vote_tied HI"]
    assert (game.table.phase, RULESET.named(game.table)) == ("voting", (H, I))
    assert game.refuses(c.Approve(A, (K,))) == "not_a_candidate"
    assert game.refuses(c.Accuse(A, L)) == "wrong_phase"
    again = game.do(c.Approve(A, (H,)), c.Approve(B, (I,)), c.CloseVote())
    assert again.asks() == ["verdict.nobody"]
    assert again.refuses(c.Reopen()) == "too_many_ties"
    again.do(c.CloseDay()).day()
    votes = [line for line in again.report() if line.startswith("lynch")]
    assert votes == ["lynch_votes HAB 1-2", "lynch_votes IAC 1-2", "lynch_votes KB 1-1", "lynch_votes HA 1-1-2",
                     "lynch_votes IB 1-1-2"]  # fmt: skip


def test_the_new_vote_may_lynch() -> None:
    """RU-C33."""
    game = tied().do(c.CloseVote(), c.Reopen(), c.Approve(A, (I,)), c.CloseVote(), c.Execute())
    assert game.table[I].gone == "lynch"
    assert [minute.lynched for minute in game.table.minutes] == [(), (I,)]


def test_a_tie_may_lynch_nobody_at_once() -> None:
    """RU-G52: none."""
    game = tied(lynch_tie="none").do(c.CloseVote())
    assert game.refuses(c.Reopen()) == "too_many_ties"
    assert game.offers() == (c.CloseDay(),)
    game.do(c.CloseDay())
    assert len(game.table.alive) == 15


def test_a_tie_may_lynch_all() -> None:
    """RU-G52: all."""
    game = tied(lynch_tie="all").do(c.CloseVote())
    assert game.offers() == (c.Execute(),)
    assert game.refuses(c.Execute(H)) == "no_verdict"
    game.do(c.Execute())
    assert [player.id for player in game.table.players if player.gone == "lynch"] == [H, I]
    assert "lynched HI" in game.report()
    assert game.day().table.minutes[0].lynched == (H, I)


def test_a_tie_may_be_decided_by_lot() -> None:
    """RU-G52: random; a pure function of seed, day and the tied, stored in the facts."""
    drawn: Counter[tuple[int, ...]] = Counter()
    for seed in range(60):
        game = tied(lynch_tie="random", seed=seed).do(c.CloseVote())
        (closed,) = (fact for fact in game.facts if isinstance(fact, f.VoteClosed))
        assert closed.drawn == (H, I)
        assert decide(game.rules, tied(lynch_tie="random").table, c.CloseVote(), seed) == game.facts
        assert game.offers() == (c.Execute(),)
        assert game.table.ballots is not None
        assert game.table.ballots.drawn == (H, I)
        drawn[game.do(c.Execute()).table.minutes[0].lynched] += 1
    assert set(drawn) == {(H,), (I,)}
    assert min(drawn.values()) > 15


def test_without_a_tie_no_lot_is_drawn() -> None:
    """RU-G52."""
    game = tied(lynch_tie="random").do(c.Approve(D, (I,)), c.CloseVote())
    assert [fact for fact in game.facts if isinstance(fact, f.VoteClosed)] == [
        f.VoteClosed((I,), rule="voting.close")
    ]


def test_a_tie_may_be_left_to_the_game_master() -> None:
    """RU-G52: gm."""
    game = tied(lynch_tie="gm").do(c.CloseVote())
    assert game.offers() == (c.Execute(H), c.Execute(I), c.CloseDay())
    assert game.refuses(c.Execute()) == "no_verdict"
    assert game.refuses(c.Execute(K)) == "not_a_candidate"
    other = tied(lynch_tie="gm").do(c.CloseVote(), c.CloseDay())
    assert len(other.table.alive) == 15
    game.do(c.Execute(I))
    assert (game.table[H].alive, game.table[I].alive) == (True, False)
    first_seat = (
        Game(lynch_tie="gm").day().do(c.Accuse(B, A), c.Accuse(B, H), c.Approve(C, (A, H)), c.CloseVote())
    )
    assert first_seat.do(c.Execute(A)).table[A].gone == "lynch"


def test_one_leader_is_not_for_the_game_master_to_choose() -> None:
    """RU-C33."""
    game = tied(lynch_tie="gm").do(c.Approve(D, (H,)), c.CloseVote())
    assert game.refuses(c.Execute(I)) == game.refuses(c.Execute(A)) == "not_a_candidate"
    assert game.refuses(c.CloseDay()) == "vote_must_happen"
    assert game.refuses(c.Reopen()) == "no_tie"
    assert game.do(c.Execute(H)).table[H].gone == "lynch"


@pytest.mark.parametrize(
    ("dead", "votes", "lynched"), [(0, 7, False), (0, 8, True), (1, 7, False), (1, 8, True)]
)
def test_a_majority_of_the_living_may_be_needed(dead: int, votes: int, lynched: bool) -> None:
    """RU-G51: absolute; more than half, so 8 of 15 and 8 of 14."""
    game = Game(lynch_majority="absolute").day(*[order("clan_1.kills", O)][:dead]).do(c.Accuse(A, H))
    game.do(*(c.Approve(player, (H,)) for player in range(votes)), c.CloseVote())
    assert game.asks() == ["verdict.execute" if lynched else "verdict.nobody"]


def test_somebody_may_have_to_be_lynched() -> None:
    """RU-G54: the day does not end and the vote cannot be closed without a result; nobody's tie goes by lot."""
    game = Game(lynch_obligatory=True).day()
    assert game.refuses(c.CloseDay()) == "lynch_must_happen"
    assert set(game.asks()) == {"debate.nomination"}
    game.do(c.Accuse(A, H), c.Accuse(A, I))
    assert game.refuses(c.CloseVote()) == "lynch_must_happen"
    assert set(game.asks()) == {BALLOT}
    game.do(*(c.Approve(player, ()) for player in range(15)))
    assert set(game.asks()) == {BALLOT}
    game.do(c.Approve(A, (H,)), c.Approve(B, (I,)))
    assert game.asks()[0] == "debate.close"
    game.do(c.CloseVote())
    assert game.offers() == (c.Reopen((H, I)),)
    game.do(c.Reopen())
    assert game.refuses(c.CloseVote()) == "lynch_must_happen"
    game.do(c.Approve(A, (H,)), c.Approve(B, (I,)), c.CloseVote())
    assert game.offers() == (c.Execute(),)
    assert game.refuses(c.CloseDay()) == "vote_must_happen"
    assert len(game.do(c.Execute()).table.alive) == 14


@pytest.mark.parametrize("tie", ["none", "random"])
def test_an_obligatory_lynch_knows_no_tie_without_a_victim(tie: str) -> None:
    """RU-G52, RU-G54."""
    game = tied(lynch_tie=tie, lynch_obligatory=True).do(c.CloseVote(), c.Execute())
    assert len(game.table.alive) == 14
    left = tied(lynch_tie="gm", lynch_obligatory=True).do(c.CloseVote())
    assert left.offers() == (c.Execute(H), c.Execute(I))
    assert left.refuses(c.CloseDay()) == "lynch_must_happen"


def test_an_obligatory_majority_is_waited_for() -> None:
    """RU-G51, RU-G54."""
    game = Game(lynch_obligatory=True, lynch_majority="absolute").day().do(c.Accuse(A, H))
    game.do(*(c.Approve(player, (H,)) for player in range(7)))
    assert game.refuses(c.CloseVote()) == "lynch_must_happen"
    assert game.do(c.Approve(H, (H,)), c.CloseVote()).asks() == ["verdict.execute"]


# --- the lynch ----------------------------------------------------------------------------------------------


def test_nothing_prevents_a_lynch() -> None:
    """RU-A18, RU-C34, RU-F31, RU-H43: no vest, no doctor, no bodyguard, no host."""
    game = Game().day(order("doctor.heals", A, B), order("bodyguard_1.covers", H, J)).lynch(A)
    assert (game.table[A].gone, game.table.has("vest", A)) == ("lynch", True)
    game.day(order("bodyguard_1.covers", H, J)).do(
        c.Accuse(B, H), c.Approve(C, (H,)), c.CloseVote(), c.Execute()
    )
    assert game.table[H].gone == "lynch"


def test_a_lynched_host_takes_nobody_with_him() -> None:
    """RU-C40: clients go home in the morning."""
    game = Game().day(order("prostitute.invites", F, C)).lynch(C)
    assert [player.id for player in game.table.players if not player.alive] == [C]


def test_the_question_of_a_lynched_commissar_lapses() -> None:
    """RU-C35, RU-F04, RU-H43: no answer at night, no line of his."""
    game = Game().day()
    assert [prompt.act for prompt in interrupts(game.rules, game.table)] == ["commissar.asks"]
    game.do(order("commissar.asks", H, A)).lynch(A)
    assert f.Removed("question", A, rule="commissar.question_lapses") in game.facts
    assert game.table.answer("commissar.checks", A) is None
    assert not [line for line in game.day().report() if line.startswith("check")]


def test_the_question_of_a_living_commissar_is_the_nights() -> None:
    """RU-F06: the contrary, so that the test before is not idle."""
    game = Game().day().do(order("commissar.asks", H, A)).lynch(F).day()
    assert "check_mafia commissar" in game.report()


def test_the_role_of_the_lynched_is_told_next_morning() -> None:
    """RU-C34, RU-G57; no clan with it (RU-A13), unless the table wants it."""
    game = Game().day().lynch(H)
    assert game.report()[-1] == "lynched H"
    assert (game.table[H].shown, game.table[H].shown_role) == ("out", "")
    game.day()
    assert "killed H don" in game.report()
    assert (game.table[H].shown_role, game.table[H].shown_side) == ("don", "")
    clans = Game(reveal_clan=True).day().lynch(H).day()
    assert "killed H don_1" in clans.report()


def test_the_role_of_the_lynched_may_be_told_at_once() -> None:
    """RU-G57; the report tells it all the same."""
    game = Game(reveal_lynch_at_once=True).day().lynch(H)
    assert game.report()[-2:] == ["lynched H", "was_role H don"]
    assert game.table[H].shown_role == "don"
    assert "killed H don" in game.day().report()
    assert "killed H don" not in game.do(c.CloseDay()).day().report()


def test_the_win_check_follows_the_lynch() -> None:
    """RU-D1, RU-D4."""
    game = Game(("commissar", "citizen", "citizen", "don_1")).day().lynch(3)
    assert game.asks() == ["end.confirm"]
    game.do(c.EndGame())
    assert game.table.ended is not None
    assert (game.table.ended.outcome, game.table.ended.winners) == ("peaceful", (0, 1, 2))


def test_a_decided_game_has_no_day() -> None:
    """RU-D2, RU-D4."""
    game = Game(("commissar", "citizen", "don_1")).day(order("clan_1.kills", 1))
    assert game.asks() == ["end.confirm"]
    assert game.refuses(c.Accuse(0, 2)) == "game_decided"
    assert RULESET.nominations(game.table) == ()

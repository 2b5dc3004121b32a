"""Votes that go wrong elsewhere: ties of any number, takings back, own hands, ghosts of a vote that was broken off."""

from __future__ import annotations

import random

import pytest

from mafia_gm.engine import commands as c
from mafia_gm.engine.reveal import reveal
from mafia_gm.rulesets.catalogue import RULESETS
from tests.engine.field import WOLVES, Evening, company

GAMES = tuple(RULESETS)
PLAYERS = 10


def at_day(game: str, players: int = PLAYERS, **options: object) -> Evening:
    return Evening(game, company(game, plain=players - len(WOLVES[game])), **options).to_day()  # type: ignore[arg-type]


def ballot(evening: Evening, wanted: dict[int, int], *, close: bool = True) -> None:
    """Let each voter want one candidate, in the way of the game."""
    game = evening.game
    named = list(dict.fromkeys(wanted.values()))
    if game == "mafia_plus":
        if evening.table.phase != "voting":
            evening.do(c.OpenVote())
        for voter in evening.table.alive:
            evening.do(c.Vote(((voter, wanted.get(voter, -1)),)))
    elif game == "maffia":
        if evening.table.phase == "debate":
            for by, player in zip(evening.table.alive, named, strict=False):
                evening.do(c.Accuse(by, player))
            for player in named:
                evening.do(c.GiveFloor(player))
        if evening.table.phase != "voting":
            evening.do(c.OpenVote())
        ballots = evening.table.ballots
        assert ballots is not None
        for player in ballots.candidates:
            evening.do(c.CountHands(player, tuple(voter for voter, who in wanted.items() if who == player)))
    else:
        if evening.table.phase == "debate":
            for player in named:
                evening.do(c.Accuse(evening.table.alive[0], player))
        for voter, player in wanted.items():
            evening.do(c.Approve(voter, (player,)))
    if close:
        evening.do(c.CloseVote())


def leaders(evening: Evening) -> tuple[int, ...]:
    assert evening.table.ballots is not None
    return tuple(sorted(evening.table.ballots.leaders))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("many", range(2, PLAYERS + 1))
def test_a_tie_of_any_number_is_a_tie_of_them_all(game: str, many: int) -> None:
    """Each of them has one vote, his own, and counts; a second and a third tie come to their ways out."""
    evening = at_day(game)
    wanted = {player: player for player in range(many)}
    ballot(evening, wanted)
    assert leaders(evening) == tuple(range(many))
    for offer in (offer for prompt in evening.asked() for offer in prompt.offers):
        assert evening.refuses(offer) == ""
    assert evening.refuses(c.Execute()) != "", "nobody is out by a tie"
    if game == "mafia_plus":
        for tie in range(1, 4):
            evening.do(c.Reopen(leaders(evening)))
            assert evening.table.ties == tie
            evening.do(c.OpenVote())
            assert evening.table.ballots is not None
            assert sorted(evening.table.ballots.candidates) == list(range(many))
            ballot(evening, wanted)
            assert leaders(evening) == tuple(range(many))
        evening.do(c.CloseDay())
    else:
        evening.do(evening.asked()[0].offers[0])
        assert evening.table.phase == "voting"
        ballot(evening, wanted)
        assert leaders(evening) == tuple(range(many))
        assert [type(offer) for offer in evening.asked()[0].offers] == [c.CloseDay]
        evening.do(c.CloseDay())
    assert len(evening.table.alive) == PLAYERS
    assert evening.table.phase == "night"
    assert evening.table.ties == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("one", range(3))
def test_the_nominees_own_vote_counts(game: str, one: int) -> None:
    """He and one more want him, one wants another: without his own hand it would be a tie."""
    evening = at_day(game)
    other = (one + 1) % 3
    ballot(evening, {one: one, 7: one, 8: other})
    assert leaders(evening) == (one,)
    evening.do(c.Execute())
    assert not evening.table[one].alive


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(12))
def test_votes_and_those_to_come_are_the_living_voters_after_any_taking_back(game: str, seed: int) -> None:
    evening, rng = at_day(game), random.Random(seed)
    ballot(evening, {0: 2, 1: 3, 4: 2}, close=False)
    for _ in range(25):
        table = evening.table
        ballots = table.ballots
        if ballots is None or not ballots.candidates or evening.rules.what.victory(table) is not None:
            break
        voter, one = rng.choice(table.alive), rng.choice(ballots.candidates)
        if rng.random() < 0.1:
            evening.do(rng.choice((c.Leave(voter), c.Override(voter, alive=False))))
        elif game == "mafia_plus":
            evening.do(c.Vote(((voter, rng.choice((-2, -2, -1, one))),)))
        elif game == "maffia":
            hands = tuple(p for p in table.alive if rng.random() < 0.3)
            command = c.CountHands(one, hands)
            if evening.refuses(command) == "":
                evening.do(command)
        else:
            evening.do(c.Approve(voter, (one,) if rng.random() < 0.6 else ()))
        table, ballots = evening.table, evening.table.ballots
        if ballots is None:
            break
        voted = {by for by, _ in ballots.cast}
        assert voted <= set(table.alive), "a vote of somebody who is gone"
        assert {choice for _, choice in ballots.cast} <= {-1, *ballots.candidates}
        once = [by for by, choice in ballots.cast]
        assert len(once) == len(set(once)), "two votes of one"
        assert sum(ballots.tally().values()) == sum(choice >= 0 for _, choice in ballots.cast)
        view = reveal(evening.rules, table).vote
        if view is not None and game != "inbox":
            assert view.cast == len(voted)
            assert view.electors == len(table.alive)


@pytest.mark.parametrize("game", GAMES)
def test_a_vote_broken_off_leaves_no_ghost(game: str) -> None:
    evening = at_day(game)
    ballot(evening, {0: 2, 1: 3, 4: 2}, close=False)
    if game == "inbox":  # there a vote is nothing but its nominations
        for player in (2, 3):
            evening.do(c.Accuse(0, player, withdrawn=True))
        assert evening.table.ballots is not None
        assert evening.table.ballots.candidates == ()
    else:
        evening.do(c.CancelVote())
        assert evening.table.ballots is None
    assert evening.table.phase == "debate"
    view = reveal(evening.rules, evening.table)
    assert view.vote is None or (view.vote.tallies, view.vote.cast) == ((), 0)
    for by, player in evening.table.accused:
        evening.do(c.Accuse(by, player, withdrawn=True))
    ballot(evening, {5: 6})
    assert evening.table.ballots is not None
    assert evening.table.ballots.tally() == {6: 1}
    assert leaders(evening) == (6,)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("gone", ["override", "leave"])
def test_somebody_taken_out_between_the_vote_and_the_new_one(game: str, gone: str) -> None:
    evening = at_day(game)
    ballot(evening, {0: 0, 1: 1, 2: 2})
    evening.do(c.Reopen((0, 1, 2)) if game == "mafia_plus" else evening.asked()[0].offers[0])
    evening.do(c.Override(1, alive=False) if gone == "override" else c.Leave(1))
    if game == "mafia_plus":
        evening.do(c.OpenVote())
    assert evening.table.ballots is not None
    assert sorted(evening.table.ballots.candidates) == [0, 2]
    ballot(evening, {0: 2, 2: 2})
    evening.do(c.Execute())
    assert [p for p in range(PLAYERS) if not evening.table[p].alive] == [1, 2]


@pytest.mark.parametrize("game", GAMES)
def test_people_come_swap_and_are_renamed_in_mid_vote(game: str) -> None:
    evening = at_day(game)
    ballot(evening, {0: 2, 1: 3, 4: 2}, close=False)
    before = evening.table
    evening.do(c.Arrive("Late", "citizen" if game != "maffia" else "villager", 3))
    evening.do(c.SwapSeats(2, 7))
    evening.do(c.Rename(2, "Somebody else"))
    assert evening.table.ballots == before.ballots
    assert [player.role for player in evening.table.players] == [player.role for player in before.players]
    evening.do(c.Leave(4))
    evening.do(c.CloseVote() if game != "mafia_plus" else c.Vote(((5, 2),)))
    if game == "mafia_plus":
        evening.do(c.CloseVote())
        assert leaders(evening) == (2,)
    else:
        assert leaders(evening) == (2, 3)


DAY_POWERS = [
    (game, act.owner, act.key)
    for game, what in RULESETS.items()
    for act in what.under().acts.values()
    if act.when in {"day", "vote"} and act.uses
]


@pytest.mark.parametrize(("game", "role", "key"), DAY_POWERS)
def test_a_power_of_the_day_is_used_once_and_not_offered_to_the_dead(game: str, role: str, key: str) -> None:
    evening = Evening(game, company(game, role, role, plain=10)).to_day()
    act = evening.rules.acts[key]
    for holder in (0, 1):
        if act.when == "vote" and evening.table.phase != "voting":
            evening.until(lambda table: table.phase == "debate")
            evening.do(c.OpenVote())
        offered = [one for one in evening.interrupts() if (one.act, one.by) == (key, holder)]
        assert len(offered) == 1
        if holder == 1:
            evening.do(c.Override(1, alive=False))
            assert not [one for one in evening.interrupts() if (one.act, one.by) == (key, 1)]
            assert evening.refuses(c.Reply(key, 1, offered[0].legal[-1:])) == "actor_out"
            break
        evening.do(
            c.Reply(key, 0, offered[0].legal[-1:], offered[0].choices[0] if offered[0].choices else "")
        )
        evening.to_day()
        if act.when == "vote":
            evening.do(c.OpenVote())
        assert not [one for one in evening.interrupts() if (one.act, one.by) == (key, 0)]
        assert evening.refuses(c.Reply(key, 0, offered[0].legal[-1:])) == "actor_spent"

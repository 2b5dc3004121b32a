"""The projector cannot betray: nothing that the players see depends on what they may not know, in any game."""

from __future__ import annotations

import functools
import random
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from mafia_gm.app.play import answer
from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine import phases as ph
from mafia_gm.engine.decide import decide
from mafia_gm.engine.fold import fold_all
from mafia_gm.engine.prompts import prompts
from mafia_gm.engine.reveal import reveal, rules_of_tonight
from mafia_gm.rulesets.catalogue import RULESETS
from tests.properties.secrets import with_other_cards, with_other_secrets
from tests.properties.walks import Walk, is_accepted

if TYPE_CHECKING:
    from mafia_gm.engine.public import PublicView
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table

PARTS, GAMES = 4, 12
"""A part plays so many games of each rule set."""
MOST = 3
"""Pictures of a night: the day before, the night, and the next night where nothing is told at dawn."""
SEEN_BY_ALL = c.Leave | c.ComeBack | c.Override | c.SwapSeats | c.Rename | c.SetClock | c.TellStatistics
"""What happens before everybody's eyes, by night too."""


@functools.lru_cache(maxsize=1)
def games(game: str, part: int) -> list[Walk]:
    """Return random games that have been played to their end."""
    walks = [Walk(number, game) for number in range(part * GAMES, (part + 1) * GAMES)]
    for walk in walks:
        for _ in walk.play():
            pass
    return walks


@pytest.mark.parametrize("game", RULESETS)
@pytest.mark.parametrize("part", range(PARTS))
def test_other_secrets_behind_the_same_public_facts_look_the_same(game: str, part: int) -> None:
    differed = 0
    for walk in games(game, part):
        rng = random.Random(walk.seed)
        for table in walk.tables[1:]:
            other = with_other_secrets(table, rng)
            differed += other != table
            assert reveal(walk.rules, other) == reveal(walk.rules, table), (walk.seed, table.phase)
    assert differed > 50 * GAMES


@pytest.mark.parametrize("game", RULESETS)
@pytest.mark.parametrize("part", range(PARTS))
def test_a_night_shows_the_same_whoever_holds_the_cards_and_whatever_is_answered(
    game: str, part: int
) -> None:
    nights = 0
    for walk in games(game, part):
        rng = random.Random(walk.seed)
        for table in nightfalls(walk):
            shown = updates(walk.rules, table, rng)
            for _ in range(3):
                assert updates(walk.rules, with_other_cards(table, rng), rng) == shown, (
                    walk.seed,
                    table.number,
                )
            nights += 1
            assert len(shown) <= MOST, "the night is called, and at most the next one begins"
    assert nights > GAMES


@pytest.mark.parametrize("game", RULESETS)
def test_nothing_public_happens_between_the_call_to_sleep_and_the_announcement(game: str) -> None:
    dark_steps = 0
    for walk in games(game, 0):
        for (command, facts), before, after in zip(walk.lines, walk.tables, walk.tables[1:], strict=False):
            dark = reveal(walk.rules, before)
            if dark.phase != "night" or before.phase == ph.DAWN or isinstance(command, SEEN_BY_ALL):
                continue
            if isinstance(command, c.ChangeCards) and any(type(fact) is f.Revealed for fact in facts):
                continue  # what the table was told of the dead is put right
            if after.phase in {before.phase, ph.DAWN} and after.number == before.number:
                assert reveal(walk.rules, after) == dark, command
                dark_steps += 1
    assert dark_steps > 100


def nightfalls(walk: Walk) -> list[Table]:
    """Return the tables of the game on which a night has just fallen and nobody has been asked yet."""
    return [
        after
        for before, after in zip(walk.tables, walk.tables[1:], strict=False)
        if after.phase in ph.NIGHTS
        and not after.answers
        and (before.phase, before.number) != (after.phase, after.number)
    ]


def updates(rules: Rules, table: Table, rng: random.Random) -> list[PublicView]:
    """Play the night by chance until its dawn could be announced; return what the projector was told, in order."""
    table = replace(table, played_on=True)  # other cards may have won already
    shown = [reveal(rules, table)]
    for _ in range(400):
        if table.phase not in ph.NIGHTS:
            return shown
        waiting = prompts(rules, table)
        command = answer(rules, rng.choice(waiting) if table.answers else waiting[0], rng, passes=0.3)
        night = table.number
        table = fold_all(table, decide(rules, table, command, 1))
        if (view := reveal(rules, table)) != shown[-1]:
            shown.append(view)
        if table.phase in ph.NIGHTS and table.number != night:
            return shown
    message = "the night does not end"
    raise AssertionError(message)


@pytest.mark.parametrize("part", range(PARTS))
def test_a_secret_vote_shows_how_many_have_voted_and_at_its_end_the_results_only(part: int) -> None:
    """Of slips read out nobody learns who wrote them (MP-A23, MP-C41)."""
    votes = 0
    for walk in games("mafia_plus", part):
        rng, rules = random.Random(walk.seed), walk.rules
        for table in walk.tables:
            opens = c.OpenVote(secret=True)
            if table.phase != ph.DEBATE or rng.random() < 0.5 or not is_accepted(rules, table, opens):
                continue
            one, other = (voted(rules, table, opens, rng) for _ in range(2))
            assert [view.vote and view.vote.tallies for view in one[:-1]] == [()] * (len(one) - 1)
            assert one[:-1] == other[:-1], "what is on the slips shows before they are read out"
            closed = one[-1].vote
            assert closed is not None
            assert closed.tallies
            assert not any(tally.voters for tally in closed.tallies)
            votes += 1
    assert votes > GAMES


def voted(rules: Rules, table: Table, opens: c.OpenVote, rng: random.Random) -> list[PublicView]:
    """Let everybody vote in seat order, by chance, and close the vote; return the public view after every step."""
    views = []
    table = fold_all(table, decide(rules, table, opens, 1))
    while table.ballots is not None and not table.ballots.closed:
        views.append(reveal(rules, table))
        command = answer(rules, prompts(rules, table)[0], rng, passes=0)
        table = fold_all(table, decide(rules, table, command, 1))
    return [*views, reveal(rules, table)]


def test_the_votes_of_the_mafia_by_orders_are_the_game_masters_until_the_next_report() -> None:
    """Unless the table rules that they are open (RU-G55)."""
    cast = {False: 0, True: 0}
    for walk in games("inbox", 0):
        for table in walk.tables:
            if table.ballots is not None and table.ballots.cast:
                is_open = walk.rules.options["open_votes"]
                assert (reveal(walk.rules, table).vote is not None) is is_open
                cast[is_open] += 1
    assert all(cast.values())  # both were seen


@pytest.mark.parametrize("game", RULESETS)
def test_the_set_of_tonight_is_the_same_all_evening_and_in_the_order_of_the_rule_book(game: str) -> None:
    order = [role.key for role in RULESETS[game].roles]
    for walk in games(game, 0):
        rng = random.Random(walk.seed)
        played = [table for table in walk.tables if table.phase not in ph.BEFORE]
        card = rules_of_tonight(walk.rules, played[0])
        listed = [role.role for role in card.roles]
        assert listed == sorted(listed, key=order.index)
        assert {role.role: role.count for role in card.roles} == Counter(played[0].roles)
        assert card.players == sum(role.count for role in card.roles) == len(played[0].players)
        assert Counter(role for side in card.sides for role in card.of_side(side)) == Counter(card.roles)
        for table in played:
            assert rules_of_tonight(walk.rules, table) == card
            assert rules_of_tonight(walk.rules, with_other_secrets(table, rng)) == card

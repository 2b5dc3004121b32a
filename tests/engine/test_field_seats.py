"""No seat is special: a game played some chairs further round the table comes out the same, and cards stay with people."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from mafia_gm.app.play import answer
from mafia_gm.engine import commands as c
from mafia_gm.engine.decide import do, new_table
from mafia_gm.engine.prompts import interrupts, prompts
from mafia_gm.rulesets.catalogue import RULESETS
from tests.engine.field import WOLVES, Evening, company

if TYPE_CHECKING:
    from mafia_gm.engine.table import Table

GAMES = tuple(RULESETS)
PLAYERS = frozenset(
    {
        "player",
        "by",
        "first",
        "second",
        "voter",
        "after",
        "picks",
        "candidates",
        "ballots",
        "hands",
        "late",
        "cards",
    }
)
"""The fields of commands in which people are named."""


def turned(command: c.Command, by: int, among: int) -> c.Command:
    """Return the command about those who sit so many chairs further on."""

    def seat(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(seat(one) for one in value)
        return (value + by) % among if isinstance(value, int) and value >= 0 else value

    fields = {field: getattr(command, field) for field in type(command).__struct_fields__}
    meant = {
        field: seat(value)
        for field, value in fields.items()
        if field in PLAYERS and not isinstance(value, str | bool)
    }
    return msgspec.structs.replace(command, **meant)


def picture(table: Table, by: int) -> dict[str, Any]:
    """Return all that is so, as it is about those so many chairs back; in no order but that of the votes."""
    n = len(table.players)

    def back(player: int) -> int:
        return (player - by) % n if player >= 0 else player

    ballots = table.ballots
    return {
        "phase": (table.phase, table.number, table.ties, table.played_on),
        "alive": {back(player) for player in table.alive},
        "people": {back(p.id): (p.role, p.side, p.gone, p.left, p.shown) for p in table.players},
        "tokens": sorted((t.kind, back(t.holder), back(t.by), t.count, t.note) for t in table.tokens),
        "answers": sorted(
            (a.act, back(a.by), tuple(map(back, a.picks)), a.choice, a.shown) for a in table.answers
        ),
        "votes": None
        if ballots is None
        else (
            sorted(map(back, ballots.candidates)),
            [(back(voter), back(choice)) for voter, choice in ballots.cast],
            sorted(map(back, ballots.leaders)),
        ),
        "accused": sorted((back(one), back(other)) for one, other in table.accused),
        "ended": table.ended and (table.ended.outcome, {back(player) for player in table.ended.winners}),
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(8))
def test_a_game_some_chairs_further_on_is_the_same_game(game: str, seed: int) -> None:
    """Seat 1 is a seat like any other, and the last one is its neighbour."""
    rng = random.Random(seed)
    rules = RULESETS[game].under({"defence_order": "nomination"} if game == "maffia" else {})
    deals = [deal for deal in rules.what.deals if deal.players >= 10]
    deal = deals[seed * 3 % len(deals)]
    roles = list(deal.roles(lambda slot: rng.sample(slot.roles, slot.pick)))
    rng.shuffle(roles)
    n = len(roles)
    by = rng.randrange(1, n)
    names = tuple(f"P{seat}" for seat in range(n))
    one = other = new_table(rules)
    _, one = do(rules, one, c.Open(names, tuple(roles), "typed"), seed)
    _, other = do(rules, other, c.Open(names, tuple(roles), "typed"), seed)
    for seat, role in enumerate(roles):
        _, one = do(rules, one, c.GiveCard(seat, role), seed)
    for seat in range(n):
        _, other = do(rules, other, c.GiveCard(seat, roles[(seat - by) % n]), seed)
    command: c.Command = c.Begin()
    for _ in range(400):
        _, one = do(rules, one, command, seed)
        _, other = do(rules, other, turned(command, by, n), seed)
        assert picture(other, by) == picture(one, 0), command
        if one.ended is not None:
            break
        able = [ask for ask in interrupts(rules, one) if ask.legal or ask.choices]
        asked = able if able and rng.random() < 0.1 else prompts(rules, one)
        named = rules.what.nominations(one)
        if named and rng.random() < 0.6:
            asked = named
        command = answer(rules, rng.choice(asked), rng, passes=0.2)
        if isinstance(command, c.Reply) and command.act == "lottery.volunteers":
            command = c.Reply(command.act)  # a lot is drawn from those in order of their seats
    assert one.number > 1, "it was no evening"


@pytest.mark.parametrize("game", GAMES)
def test_the_first_seat_is_somebody(game: str) -> None:
    """He is shot, hanged, the only one who has won, and the one who is named alone."""
    plain = company(game, plain=7)
    roles = (plain[-1], *plain[:-1])
    evening = Evening(game, roles).to_night()
    shot = {"mafia_plus": "mafia.shoots", "maffia": "mafia.kills", "inbox": "clan_1.kills"}[game]
    evening.do(c.Reply(shot, -1, (0,)))
    answer_ = evening.table.answer(shot)
    assert answer_ is not None
    assert answer_.picks == (0,)
    assert evening.died(evening.morning()) == [0]
    hanged = Evening(game, roles).to_day()
    if game == "mafia_plus":
        hanged.do(c.OpenVote(candidates=(0,)))
        hanged.do(c.Vote(tuple((player, 0) for player in hanged.table.alive)))
    else:
        hanged.do(c.Accuse(3, 0))
        if game == "maffia":
            hanged.do(c.GiveFloor(0))
            hanged.do(c.OpenVote())
            hanged.do(c.CountHands(0, (0, 1, 2)))
        else:
            hanged.do(c.Approve(0, (0,)))
    hanged.do(c.CloseVote())
    assert hanged.table.ballots is not None
    assert hanged.table.ballots.leaders == (0,)
    hanged.do(c.Execute())
    assert not hanged.table[0].alive


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_goes_or_moves_takes_nobodys_card_along(game: str) -> None:
    evening = Evening(game, company(game, plain=8)).to_day()
    people = len(evening.table.players)
    cards = {player.name: (player.role, player.side, player.number) for player in evening.table.players}
    rng = random.Random(4)
    for turn in range(20):
        one, other = rng.sample(range(len(evening.table.players)), 2)
        evening.do(c.SwapSeats(one, other))
        if turn == 5:
            evening.do(c.Arrive("Late", WOLVES[game][0], other))
        if turn == 10:
            evening.do(c.Leave(4))
            evening.to_night().to_day()
    assert len(evening.table.players) == people + 1
    late = evening.table.players[-1]
    assert (late.name, late.role, late.number) == ("Late", WOLVES[game][0], people + 1)
    assert {p.name: (p.role, p.side, p.number) for p in evening.table.players[:-1]} == cards
    assert sorted(evening.table.ring) == list(range(people + 1))


@pytest.mark.parametrize("game", GAMES)
def test_what_somebody_carries_goes_with_him_to_another_chair(game: str) -> None:
    evening = Evening(game, company(game, plain=8)).to_day()
    for kind in evening.rules.kinds.values():
        command = c.OverrideToken(3, kind.key, 1, 4)
        if kind.by_hand and evening.refuses(command) == "":
            evening.do(command)
    before = evening.table.tokens
    assert {token.holder for token in before} == {3}
    evening.do(c.SwapSeats(3, 0))
    evening.do(c.SwapSeats(3, 7))
    assert evening.table.tokens == before
    assert evening.table.ring.index(3) == 7

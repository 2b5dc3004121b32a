"""What befalls the people of a random game beside the rules, and what must hold whatever it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine import phases as ph
from mafia_gm.engine.reveal import reveal
from mafia_gm.engine.tokens import AWAY, SPENT

if TYPE_CHECKING:
    import random

    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table

MOST_LATE = 4
"""So many come late to a game at most."""


def befalls(rules: Rules, table: Table, rng: random.Random) -> c.Command:
    """Return something that happens to people; it need not be allowed now."""
    anybody, other = (rng.randrange(len(table.players)) for _ in range(2))
    reason = rng.choice((*rules.what.leaving, "left", "safety"))
    roles = list(rules.roles)
    back = [player.id for player in table.players if not player.alive] or [anybody]
    come: list[c.Command] = [c.Arrive(f"Late {len(table.players)}", rng.choice(roles), anybody)]
    swapped = ((anybody, table[other].role), (other, table[anybody].role))
    happens: list[c.Command] = [
        c.Leave(anybody, reason),
        c.ComeBack(rng.choice(back)),
        c.ComeBack(rng.choice(back)),
        c.ChangeCards(swapped if rng.random() < 0.7 else ((anybody, rng.choice(roles)),)),
        c.Override(anybody, rng.random() < 0.6),
        _token(rules, table, rng),
        c.SwapSeats(anybody, other),
        c.Rename(anybody, "  Żaneta \n Żółw "),
    ]
    many = len(table.players) + len(table.expected) - len(table.roles)
    return rng.choice(come * 3 + happens if many < MOST_LATE else happens)


def _token(rules: Rules, table: Table, rng: random.Random) -> c.Command:
    kind = rng.choice([kind for kind in rules.kinds.values() if kind.by_hand])
    player, by = (rng.randrange(len(table.players)) for _ in range(2))
    count = rng.randint(0, kind.most)
    if kind.key == SPENT:
        return c.OverrideToken(player, SPENT, count, note=rng.choice(list(rules.acts)))
    return c.OverrideToken(player, kind.key, count, by if kind.card else -1)


def check_people(before: Table, command: c.Command, facts: tuple[f.Fact, ...], after: Table) -> None:
    """Ids and printed numbers stay; who is new has the highest number; seats change by a change of seats alone."""
    known = len(before.players)
    assert [player.id for player in after.players] == list(range(len(after.players)))
    assert [player.number for player in after.players[:known]] == [p.number for p in before.players]
    numbers = [player.number for player in after.players] + [late.number for late in after.expected]
    assert len(set(numbers)) == len(numbers), "a number twice"
    if before.phase != ph.SETUP:
        assert numbers == sorted(numbers), "a latecomer's number is not the highest"
        assert len(after.players) == known or before.phase in {ph.DEAL, ph.DAWN}, "somebody appears"
        if not any(type(fact) is f.Reseated for fact in facts):
            assert tuple(one for one in after.ring if one < known) == before.ring, "seats change"
    if before.phase not in {ph.SETUP, ph.DEAL}:
        assert after.roles == before.roles, "the set that the table knows changes"
        assert after.started == before.started or before.phase == ph.DEAL


def check_day(table: Table) -> None:
    """Ballots, nominations and speeches are of those who play; an open ballot is of somebody in town."""
    living = set(table.alive)
    ballots = table.ballots
    if ballots is not None:
        assert living.issuperset(ballots.candidates), "a candidate is gone"
        assert living.issuperset(ballots.leaders)
        stand = table.options.get("leaver_ballots") == "stand"
        voters = {voter for voter, _ in ballots.cast}
        assert ballots.closed or stand or voters <= set(table.in_town()), "a ballot of one who is gone"
        assert all(choice < 0 or choice in ballots.candidates for _, choice in ballots.cast)
    assert all(living.issuperset(pair) for pair in table.accused), "a nomination of one who is gone"
    assert living.issuperset(table.speakers)
    assert table.speaker < 0 or table.speaker in table.speakers


def check_unseen(rules: Rules, before: Table, command: c.Command, after: Table) -> None:
    """Of latecomers, wrong cards and tokens the projector learns nothing before it is announced.

    Of cards it learns those of which it was told something wrong.
    """
    silent = isinstance(command, c.Arrive | c.ChangeCards | c.OverrideToken) and before.phase != ph.DEAL
    known = {player.id for player in before.players if player.shown_role or player.shown_side}
    if isinstance(command, c.ChangeCards) and known.intersection(player for player, _ in command.cards):
        for player in after.players:
            assert player.id in known or not (player.shown_role or player.shown_side)
            if player.shown_role == before[player.id].shown_role:
                continue
            assert rules.what.as_told(after, player.role) == player.shown_role
    elif silent and not (isinstance(command, c.OverrideToken) and command.kind == AWAY):
        assert reveal(rules, before) == reveal(rules, after), "the projector learns of it"

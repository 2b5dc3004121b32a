"""Who may be named, by whom and when; counting a MAFIA+ vote."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.needs import Refused
from mafia_gm.engine.tokens import AWAY
from mafia_gm.rulesets.mafia_plus.town import blackmailed

if TYPE_CHECKING:
    from mafia_gm.engine.table import Ballots, Table


def candidates(table: Table) -> tuple[int, ...]:
    """Return who may be named in the next vote, in seat order (MP-C42, MP-G35, MP-G47)."""
    players = table.players
    away = () if table.options["vote_on_away"] else table.away()
    able = [player for player in table.ring if players[player].alive and player not in away]
    if table.narrowed:
        able = [player for player in able if player in table.narrowed]
    if table.options["candidates"] == "accused":
        named = {player for _, player in table.accused}
        able = [player for player in able if player in named]
    return tuple(able)


def why_silent(table: Table, player: int) -> str:
    """Return the reason key why somebody who is not in town may not accuse or vote (MP-A22, MP-B3)."""
    return "actor_away" if player in table.away() else "actor_out"


def no_candidate(table: Table, player: int) -> str | None:
    """Return the reason key why nobody may name the player now, or None (MP-C42, MP-G47)."""
    if not 0 <= player < len(table.players):
        return "unknown_player"
    if not table[player].alive:
        return "target_out"
    if table.has(AWAY, player) and not table.options["vote_on_away"]:
        return "target_away"
    return None


def barred_ballots(table: Table) -> dict[tuple[int, int], str]:
    """Return which voter may not name whom, each pair with the reason key (MP-G34, MP-G38)."""
    barred = dict.fromkeys(blackmailed(table), "blackmailed")
    if not table.options["self_vote"]:
        barred.update(((player, player), "not_self") for player in table.ring)
    return barred


def may_name(barred: dict[tuple[int, int], str], ballots: Ballots, voter: int) -> bool:
    """Is there anybody whom the voter may name (MP-G33)?"""
    return any((voter, choice) not in barred for choice in ballots.candidates)


def is_last_tie(table: Table, more: int) -> bool:
    """Has the Day had all the ties the table allows, with so many more (MP-G36)?"""
    limit = table.options["max_ties"]
    return limit != "unlimited" and table.ties + more >= int(limit)


def tied(table: Table) -> Ballots:
    """Return the ballots of a tied vote; refuse when there is a verdict (MP-C44)."""
    if table.ballots is None or len(table.ballots.leaders) == 1:
        raise Refused("no_tie")
    return table.ballots


def leaders(ballots: Ballots, majority: str) -> tuple[int, ...]:
    """Return who leads: one player is the result, several or nobody are a tie (MP-C44, MP-G32, MP-G36).

    Under ``absolute`` a single leader with no more than half of the votes is no result either: the players
    with the two highest counts are returned.
    """
    tally = ballots.tally()
    if not tally:
        return ()
    most = max(tally.values())
    first = tuple([player for player, votes in tally.items() if votes == most])
    if len(first) == 1 and majority == "absolute" and 2 * most <= sum(tally.values()):
        rest = [votes for votes in tally.values() if votes < most]
        second = max(rest, default=0)
        return tuple(player for player in tally if tally[player] >= second)
    return first

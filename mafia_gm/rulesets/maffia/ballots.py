"""Who is up for the vote, whose hand may go up, and what the hands have brought."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mafia_gm.engine.table import Ballots, Table


def nominees(table: Table) -> tuple[int, ...]:
    """Return who is nominated, in the order in which they speak and are voted on (SV-C20…C22, SV-G20, SV-G31)."""
    if table.ballots is not None:
        return table.ballots.candidates
    if table.speakers:
        return table.speakers
    named = tuple(dict.fromkeys(player for _, player in table.accused))
    return table.seated(named) if table.options["defence_order"] == "seat" else named


def may_not_raise(table: Table, ballots: Ballots, candidate: int) -> Mapping[int, str]:
    """Return who may not raise his hand for the candidate now, with the reason: one vote a round (SV-C23, SV-G21)."""
    out = dict.fromkeys([player.id for player in table.players if not player.alive], "actor_out")
    if table.options["votes_per_player"] == "many":
        return out
    voted = [voter for voter, choice in ballots.cast if choice != candidate]
    return {**dict.fromkeys(voted, "has_voted"), **out}


def leaders(table: Table, ballots: Ballots) -> tuple[int, ...]:
    """Return who is to hang, several for a tie, nobody without hands (SV-C24, SV-C25, SV-G22).

    Where the table wants a majority, more than half of the living must have raised a hand for him.
    """
    tally = ballots.tally()
    most = max(tally.values(), default=0)
    if table.options["hang_needs"] == "majority" and 2 * most <= len(table.alive):
        return ()
    return tuple([player for player in ballots.candidates if most and tally.get(player, 0) == most])


def is_second_round(table: Table) -> bool:
    """Is this the new vote among the tied, after which there is none (SV-C24, SV-C26)?"""
    return table.ties > 0

"""The questions of the MAFIA+ Day, and when its abilities may be declared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.engine import commands as c
from mafia_gm.engine import phases as ph
from mafia_gm.engine.commands import CHECK, ELIMINATION
from mafia_gm.engine.prompts import BALLOT, Prompt
from mafia_gm.engine.role import SEAT
from mafia_gm.rulesets.mafia_plus.ballots import (
    barred_ballots,
    candidates,
    is_last_tie,
    no_candidate,
)
from mafia_gm.rulesets.mafia_plus.victory import victory

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.engine.role import Act
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Ballots, Table


def gate(table: Table, act: Act, holder: int) -> str | None:  # noqa: ARG001
    """Say why an ability cannot be declared at this moment (MP-C46, MP-F22, MP-G31)."""
    if victory(table) is not None and not table.played_on:
        return "game_decided"
    if act.when == "vote":
        return None if table.phase in {ph.VOTING, ph.VERDICT} and table.ballots else "no_vote_open"
    if table.phase in {ph.DAWN, ph.DEBATE}:
        return None
    if table.phase in {ph.VOTING, ph.VERDICT}:
        return "too_late_to_shoot" if table.options["swir_window"] == "before_vote" else None
    return "not_now"


def questions(rules: Rules, table: Table) -> tuple[Prompt, ...]:  # noqa: ARG001
    """Return the open questions of debate, voting and verdict."""
    if table.phase == ph.DEBATE:
        return (Prompt("debate.open_vote", offers=_debate_offers(table), may_pass=False),)
    ballots = table.ballots
    if ballots is None:
        return ()
    if table.phase == ph.VOTING:
        asked = {voter for voter, _ in ballots.cast}
        town = table.in_town()
        waiting = [player for player in table.ring if player in town and player not in asked]
        return ballot_prompts(table, ballots, waiting) if waiting else CLOSE
    if len(ballots.leaders) == 1:
        return EXECUTE
    return (Prompt("verdict.tie", offers=_tie_offers(table, ballots), may_pass=False),)


CLOSE: Final = (Prompt("voting.close", offers=(c.CloseVote(),), may_pass=False, calm=True),)

EXECUTE: Final = (Prompt("verdict.execute", offers=(c.Execute(),), may_pass=False),)


def ballot_prompt(table: Table, voter: int) -> Prompt:
    """Return the question for whom a player votes, open or to be corrected."""
    if table.ballots is None:
        return Prompt(BALLOT, by=voter)
    return ballot_prompts(table, table.ballots, (voter,))[0]


def ballot_prompts(table: Table, ballots: Ballots, voters: Iterable[int]) -> tuple[Prompt, ...]:
    """Return the questions for whom these players vote; most have the same choice, so it is made once."""
    named = ballots.candidates
    legal = table.seated(named)
    refused = tuple(
        [
            (player, no_candidate(table, player) or "not_a_candidate")
            for player in table.ring
            if player not in named
        ]
    )
    may_pass = bool(table.options["abstain"]) or not legal
    barred = barred_ballots(table)
    if barred:
        return tuple(_bound_ballot(table, voter, legal, dict(refused), barred) for voter in voters)
    return tuple(
        [Prompt(BALLOT, voter, SEAT, (voter,), legal, refused, may_pass=may_pass) for voter in voters]
    )


def _bound_ballot(
    table: Table,
    voter: int,
    named: tuple[int, ...],
    refused: dict[int, str],
    barred: dict[tuple[int, int], str],
) -> Prompt:
    """Return the question to a voter who may be kept from naming some of the candidates."""
    refused.update((player, barred[voter, player]) for player in named if (voter, player) in barred)
    legal = tuple(player for player in named if player not in refused)
    return Prompt(
        BALLOT,
        by=voter,
        pick=SEAT,
        awake=(voter,),
        legal=legal,
        refused=tuple((player, refused[player]) for player in table.ring if player in refused),
        may_pass=bool(table.options["abstain"]) or not legal,
    )


def _debate_offers(table: Table) -> tuple[c.Command, ...]:
    able = candidates(table)
    effects = (table.ordered,) if table.ordered else (ELIMINATION, CHECK)
    votes = tuple(c.OpenVote(effect) for effect in effects) if able and not is_last_tie(table, 0) else ()
    return votes if able and not table.ties else (*votes, c.CloseDay())


def _tie_offers(table: Table, ballots: Ballots) -> tuple[c.Command, ...]:
    if is_last_tie(table, 1):
        return (c.CloseDay(),)
    narrow = (c.Reopen(ballots.leaders),) if ballots.leaders else ()
    check = (c.OpenVote(CHECK),) if table.ordered in {"", CHECK} and candidates(table) else ()
    return (*narrow, c.Reopen(), *check, c.CloseDay())

"""The questions of the Day: to close the vote, the ballots, and what its result brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.engine import commands as c
from mafia_gm.engine import phases as ph
from mafia_gm.engine.facts import Answered
from mafia_gm.engine.prompts import BALLOT, NOMINATION, Prompt
from mafia_gm.engine.role import MANY, SEAT
from mafia_gm.rulesets.inbox.ballots import falls_short, must_lynch, nominees, tie_ends
from mafia_gm.rulesets.inbox.victory import victory

if TYPE_CHECKING:
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Ballots, Table

EXECUTE: Final = (Prompt("verdict.execute", offers=(c.Execute(),), may_pass=False),)
NOBODY: Final = (Prompt("verdict.nobody", offers=(c.CloseDay(),), may_pass=False),)


def questions(rules: Rules, table: Table) -> tuple[Prompt, ...]:  # noqa: ARG001
    """Return the open questions of debate, voting and verdict (RU-C30).

    By day the vote can be closed at any time; ballots may come in until then. Where somebody must be lynched it
    cannot be closed without a result (RU-G54).
    """
    ballots = table.ballots
    if table.phase == ph.VERDICT:
        return _verdict(table, ballots) if ballots is not None else ()
    waiting = _waiting(table, ballots) if ballots is not None and ballots.candidates else ()
    if table.phase == ph.VOTING:
        close: tuple[Prompt, ...] = (Prompt("voting.close", offers=(c.CloseVote(),), may_pass=False),)
    else:
        offer = c.CloseVote() if nominees(table) else c.CloseDay()
        close = (Prompt("debate.close", offers=(offer,), may_pass=False),)
    if ballots is not None and falls_short(table, ballots):
        return waiting or _ballots(table, ballots, table.alive)
    if must_lynch(table) and table.phase == ph.DEBATE and not nominees(table):
        return nominations(table)
    return (*close, *waiting)


def _waiting(table: Table, ballots: Ballots) -> tuple[Prompt, ...]:
    voted = {voter for voter, _ in ballots.cast}
    return _ballots(table, ballots, tuple([player for player in table.alive if player not in voted]))


def _ballots(table: Table, ballots: Ballots, voters: tuple[int, ...]) -> tuple[Prompt, ...]:
    """Return the questions whom of the nominated these players want hanged; their votes so far are the answers."""
    legal = ballots.candidates
    refused = tuple([(player, "not_a_candidate") for player in table.ring if player not in legal])
    return tuple([Prompt(BALLOT, voter, MANY, (voter,), legal, refused) for voter in voters])


def ballot(table: Table, voter: int) -> Prompt:
    """Return the question whom a player wants hanged, open or to be corrected (RU-C32)."""
    ballots = table.ballots
    if ballots is None:
        return Prompt(BALLOT, by=voter)
    (asked,) = _ballots(table, ballots, (voter,))
    if ballots.choice_of(voter) is None:
        return asked
    answer = Answered(BALLOT, voter, ballots.choices_of(voter))
    return Prompt(BALLOT, voter, MANY, (voter,), asked.legal, asked.refused, answer=answer)


def nominations(table: Table) -> tuple[Prompt, ...]:
    """Return who may nominate whom: any number of candidates each, oneself too (RU-C31, RU-G56)."""
    if table.phase != ph.DEBATE or (not table.played_on and victory(table) is not None):
        return ()
    found = []
    for by in table.alive:
        mine = [player for who, player in table.accused if who == by]
        legal = tuple([player for player in table.alive if player not in mine])
        refused = tuple([(player, "already_nominated") for player in mine])
        if legal:
            found.append(Prompt(NOMINATION, by, SEAT, (by,), legal, refused, may_pass=False))
    return tuple(found)


def _verdict(table: Table, ballots: Ballots) -> tuple[Prompt, ...]:
    """Lynch the leader; of several the tied again, all, the one the Game Master decides on, or nobody (RU-C33, RU-G52)."""
    first = ballots.leaders
    how = tie_ends(table) if len(first) > 1 else "all" if first else "none"
    if how == "all":
        return EXECUTE
    if how == "revote":
        return (Prompt("verdict.tie", offers=(c.Reopen(first),), may_pass=False),)
    if how == "gm":
        one: tuple[c.Command, ...] = tuple(c.Execute(player) for player in table.seated(first))
        offers = one if must_lynch(table) else (*one, c.CloseDay())
        return (Prompt("verdict.tie", offers=offers, may_pass=False),)
    return NOBODY

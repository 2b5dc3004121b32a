"""Nominations, speeches, hands and the hanging: what the Game Master does by day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine import phases as ph
from mafia_gm.engine.commands import ELIMINATION
from mafia_gm.engine.needs import Refused, by_day, need_living, open_ballots
from mafia_gm.engine.resolve import dead_of, reckon
from mafia_gm.rulesets.maffia.ballots import (
    is_second_round,
    leaders,
    may_not_raise,
    nominees,
)
from mafia_gm.rulesets.maffia.dawn import announce_dead
from mafia_gm.rulesets.maffia.town import HANGED

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Ballots, Table


def accuse(rules: Rules, table: Table, command: c.Accuse) -> Iterable[f.Fact]:
    """Nominate one player at a time, oneself too; take it back to nominate another (SV-C20, SV-F10, SV-G31)."""
    by_day(rules, table, ph.DEBATE)
    need_living(table, command.by, "actor_out")
    if command.withdrawn:
        if (command.by, command.player) not in table.accused:
            raise Refused("not_accused")
    else:
        need_living(table, command.player, "target_out")
        if any(by == command.by for by, _ in table.accused):
            raise Refused("has_nominated", player=command.by)
    yield f.Accused(command.by, command.player, command.withdrawn, rule="debate.nominate")


def give_floor(rules: Rules, table: Table, command: c.GiveFloor) -> Iterable[f.Fact]:
    """Let the nominees speak, one after the other; any of them again, any skipped (SV-C21, SV-C26, SV-G23)."""
    by_day(rules, table, ph.DEBATE, ph.DEFENCE, ph.VERDICT)
    speakers = _tied(rules, table).leaders if table.phase == ph.VERDICT else nominees(table)
    if command.player not in speakers:
        raise Refused("not_nominated")
    if table.phase == ph.VERDICT:
        if not table.options["revote_speeches"]:
            raise Refused("no_new_speeches")
        yield f.VoteDropped("tie", speakers, rule="verdict.tie")
    new = () if table.phase == ph.DEFENCE else speakers
    yield f.FloorGiven(command.player, new, rule="defence.speech")
    if new:
        yield f.PhaseChanged(ph.DEFENCE, table.number)


def open_vote(rules: Rules, table: Table, command: c.OpenVote) -> Iterable[f.Fact]:
    """Vote on the nominees in the order of their speeches, or anew on the tied (SV-C22, SV-C24, SV-G23)."""
    by_day(rules, table, ph.DEFENCE, ph.VERDICT)
    chosen = _tied(rules, table).leaders if table.phase == ph.VERDICT else table.speakers
    if command.effect not in {"", ELIMINATION}:
        raise Refused("unknown_effect")
    if command.secret:
        raise Refused("hands_are_seen")
    if not chosen or (command.candidates and sorted(command.candidates) != sorted(chosen)):
        raise Refused("no_candidates" if not chosen else "not_a_candidate")
    if table.phase == ph.VERDICT:
        yield f.VoteDropped("tie", chosen, rule="verdict.tie")
    yield f.VoteOpened(ELIMINATION, chosen, rule="defence.open_vote")
    yield f.PhaseChanged(ph.VOTING, table.number)


def count_hands(rules: Rules, table: Table, command: c.CountHands) -> Iterable[f.Fact]:
    """Count the hands for the next nominee, or for one before him anew; late ones do not count (SV-C22, SV-F12)."""
    ballots = open_ballots(rules, table, ph.VOTING)
    candidate = command.player
    if candidate not in ballots.candidates:
        raise Refused("not_a_candidate", player=candidate)
    waiting = [player for player in ballots.candidates if player not in ballots.counted]
    if candidate in waiting[1:]:
        raise Refused("not_his_turn", player=candidate)
    refused = may_not_raise(table, ballots, candidate)
    for voter in command.hands:
        need_living(table, voter, "actor_out")
        if voter in refused:
            raise Refused(refused[voter], player=voter)
    for voter in command.late:
        need_living(table, voter, "actor_out")
    hands = (*command.hands, *command.late)
    if len(set(hands)) != len(hands):
        raise Refused("one_hand_each")
    yield f.HandsCounted(candidate, command.hands, command.late, rule="voting.hands")


def close_vote(rules: Rules, table: Table, command: c.CloseVote) -> Iterable[f.Fact]:  # noqa: ARG001
    """Read the result when the hands for everybody have been counted (SV-C24, SV-C25)."""
    ballots = open_ballots(rules, table, ph.VOTING)
    if not set(ballots.counted).issuperset(ballots.candidates):
        raise Refused("hands_not_counted")
    yield f.VoteClosed(leaders(table, ballots), rule="voting.close")
    yield f.PhaseChanged(ph.VERDICT, table.number)


def cancel_vote(rules: Rules, table: Table, command: c.CancelVote) -> Iterable[f.Fact]:  # noqa: ARG001
    """Break speeches or vote off; the talk goes on and the nominations stand (SV-A18)."""
    by_day(rules, table, ph.DEFENCE, ph.VOTING, ph.VERDICT)
    yield f.VoteDropped("cancelled", rule="voting.cancel")
    yield f.PhaseChanged(ph.DEBATE, table.number)


def execute(rules: Rules, table: Table, command: c.Execute) -> Iterable[f.Fact]:  # noqa: ARG001
    """Hang the one with most votes; the Day ends (SV-C24, SV-C28, SV-F13)."""
    ballots = open_ballots(rules, table, ph.VERDICT)
    if len(ballots.leaders) != 1:
        raise Refused("no_verdict")
    (condemned,) = ballots.leaders
    yield f.VoteExecuted(condemned, rule="verdict.execute")
    attempt = f.Attacked(condemned, HANGED, aimed=condemned, rule="verdict.execute")
    facts, after = reckon(rules, table, (attempt,))
    yield from facts
    yield from announce_dead(after, dead_of(facts), "hanged")
    yield f.PhaseChanged(ph.NIGHT, table.number + 1)


def close_day(rules: Rules, table: Table, command: c.CloseDay) -> Iterable[f.Fact]:  # noqa: ARG001
    """Nobody is hanged: no nominee, no hands, or a second tie (SV-C24, SV-C25, SV-C27, SV-F15)."""
    by_day(rules, table, ph.DEBATE, ph.VERDICT)
    if table.phase == ph.VERDICT:
        ballots = open_ballots(rules, table, ph.VERDICT)
        decided = len(ballots.leaders) == 1 or (ballots.leaders and not is_second_round(table))
    else:
        decided = bool(nominees(table))
    if decided:
        raise Refused("vote_must_happen")
    yield f.Announced("nobody_hanged", rule="day.closed")
    yield f.PhaseChanged(ph.NIGHT, table.number + 1)


def _tied(rules: Rules, table: Table) -> Ballots:
    """Return the ballots of a first vote that was a tie; refuse when there is none (SV-C24)."""
    ballots = open_ballots(rules, table, ph.VERDICT)
    if len(ballots.leaders) < 2:
        raise Refused("no_tie")
    if is_second_round(table):
        raise Refused("too_many_ties")
    return ballots

"""The MAFIA+ vote and its verdict, and what is said in the debate before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine import phases as ph
from mafia_gm.engine.commands import CHECK, ELIMINATION
from mafia_gm.engine.fold_day import TAKEN_BACK
from mafia_gm.engine.needs import Refused, by_day, open_ballots
from mafia_gm.engine.resolve import dead_of, reckon
from mafia_gm.rulesets.mafia_plus.ballots import (
    barred_ballots,
    candidates,
    is_last_tie,
    leaders,
    may_name,
    no_candidate,
    tied,
    why_silent,
)
from mafia_gm.rulesets.mafia_plus.dawn import announce_dead, janitor_was_here
from mafia_gm.rulesets.mafia_plus.looks import looks
from mafia_gm.rulesets.mafia_plus.town import SIDES, VOTE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table


def tell_statistics(rules: Rules, table: Table, command: c.TellStatistics) -> Iterable[f.Fact]:
    """Answer a request for the current or the initial statistics (MP-A20, MP-G63, MP-G70)."""
    by_day(rules, table, ph.DEBATE, ph.VOTING, ph.VERDICT)
    if janitor_was_here(table) and (not command.initial or table.options["janitor_hides_initial"]):
        raise Refused("statistics_swept")
    if command.initial:
        yield f.Announced("initial_statistics", counts=table.started, rule="statistics.asked")
    else:
        yield f.Announced("statistics", counts=table.statistics(SIDES), rule="statistics.asked")


def accuse(rules: Rules, table: Table, command: c.Accuse) -> Iterable[f.Fact]:
    """Note an accusation; a blackmailed player may not accuse his Blackmailer (MP-C40, MP-G35, MP-G38)."""
    by_day(rules, table, ph.DEBATE)
    if command.by not in table.in_town():
        raise Refused(why_silent(table, command.by))
    if command.withdrawn:
        if (command.by, command.player) not in table.accused:
            raise Refused("not_accused")
    elif reason := no_candidate(table, command.player) or barred_ballots(table).get(
        (command.by, command.player)
    ):
        raise Refused(reason, player=command.player)
    yield f.Accused(command.by, command.player, command.withdrawn, rule="debate.accuse")


def open_vote(rules: Rules, table: Table, command: c.OpenVote) -> Iterable[f.Fact]:
    """Open a vote on an elimination or, with the GM's consent or by Prezes' order, a check (MP-C41, MP-C48)."""
    by_day(rules, table, ph.DEBATE, ph.VERDICT)
    effect = command.effect or table.ordered or ELIMINATION
    if effect not in {ELIMINATION, CHECK}:
        raise Refused("unknown_effect")
    if table.ordered and effect != table.ordered:
        raise Refused("effect_ordered")
    if table.phase == ph.DEBATE and is_last_tie(table, 0):
        raise Refused("too_many_ties")
    if table.phase == ph.VERDICT:
        tied(table)
        if effect != CHECK or is_last_tie(table, 1):
            raise Refused("tie_needs_debate" if effect != CHECK else "too_many_ties")
        yield f.VoteDropped("tie", table.narrowed, rule="verdict.tie")
    able = candidates(table)
    for player in command.candidates:
        if player not in able:
            raise Refused(no_candidate(table, player) or "not_a_candidate", player=player)
    chosen = tuple(player for player in able if player in command.candidates) if command.candidates else able
    if not chosen:
        raise Refused("no_candidates")
    yield f.VoteOpened(effect, chosen, command.secret, rule="debate.open_vote")
    yield f.PhaseChanged(ph.VOTING, table.number)


def vote(rules: Rules, table: Table, command: c.Vote) -> Iterable[f.Fact]:
    """Record or correct ballots of players in town (MP-C42, MP-C43, MP-F09, MP-G33, MP-G34, MP-G41)."""
    ballots = open_ballots(rules, table, ph.VOTING)
    town = table.in_town()
    barred = barred_ballots(table)
    if not command.ballots:
        raise Refused("wrong_number_of_picks", wanted=1)
    for voter, choice in command.ballots:
        if voter not in town:
            raise Refused(why_silent(table, voter), player=voter)
        if choice == TAKEN_BACK:
            continue
        if choice < 0:
            if not table.options["abstain"] and may_name(barred, ballots, voter):
                raise Refused("must_vote", player=voter)
        elif choice not in ballots.candidates:
            raise Refused(no_candidate(table, choice) or "not_a_candidate", player=choice)
        elif (voter, choice) in barred:
            raise Refused(barred[voter, choice], player=choice)
    yield f.Balloted(command.ballots, rule="voting.ballot")


def close_vote(rules: Rules, table: Table, command: c.CloseVote) -> Iterable[f.Fact]:  # noqa: ARG001
    """Read the result when everybody in town has been asked (MP-C44, MP-G71)."""
    ballots = open_ballots(rules, table, ph.VOTING)
    asked = {voter for voter, _ in ballots.cast}
    if not asked.issuperset(table.in_town()):
        raise Refused("not_all_asked")
    yield f.VoteClosed(leaders(ballots, table.options["majority"]), rule="voting.close")
    yield f.PhaseChanged(ph.VERDICT, table.number)


def cancel_vote(rules: Rules, table: Table, command: c.CancelVote) -> Iterable[f.Fact]:  # noqa: ARG001
    """Break the vote off; the debate goes on (MP-A24)."""
    open_ballots(rules, table, ph.VOTING, ph.VERDICT)
    yield f.VoteDropped("cancelled", table.narrowed, rule="voting.cancel")
    yield f.PhaseChanged(ph.DEBATE, table.number)


def execute(rules: Rules, table: Table, command: c.Execute) -> Iterable[f.Fact]:  # noqa: ARG001
    """Carry out the verdict: an attempt by vote, or the thumb for everybody; the Day ends (MP-C47, MP-C48, MP-C31)."""
    ballots = open_ballots(rules, table, ph.VERDICT)
    if len(ballots.leaders) != 1:
        raise Refused("no_verdict")
    (condemned,) = ballots.leaders
    yield f.VoteExecuted(condemned, rule="verdict.execute")
    if ballots.effect == CHECK:
        yield from _check(rules, table, condemned)
        return
    facts, after = reckon(
        rules, table, (f.Attacked(condemned, VOTE, aimed=condemned, rule="verdict.execute"),)
    )
    yield from facts
    dead = after.seated(dead_of(facts))
    yield from announce_dead(after, dead, "executed", "nobody_executed")
    lost_life = not dead and after.has("lost_life", condemned) and not table.has("lost_life", condemned)
    if lost_life and not table.options["saint_lynch_ends_day"]:
        yield f.VoteDropped("survived", table.narrowed, rule="saint.survives")
        yield f.PhaseChanged(ph.DEBATE, table.number)
    else:
        yield f.PhaseChanged(ph.NIGHT, table.number)


def _check(rules: Rules, table: Table, condemned: int) -> Iterable[f.Fact]:
    thumb = looks(rules, table, condemned, condemned)
    if table.options["check_result"] == "public":
        yield f.Announced("checked", (condemned,), word=thumb, rule="verdict.check")
    else:
        yield f.Announced("checked_silently", (condemned,), rule="verdict.check")
    if table.options["check_vote_ends_day"]:
        yield f.PhaseChanged(ph.NIGHT, table.number)
    else:
        yield f.VoteDropped("checked", rule="verdict.check")
        yield f.PhaseChanged(ph.DEBATE, table.number)


def reopen(rules: Rules, table: Table, command: c.Reopen) -> Iterable[f.Fact]:
    """After a tie: debate again, the list possibly narrowed (MP-C45)."""
    by_day(rules, table, ph.VERDICT)
    tied(table)
    if is_last_tie(table, 1):
        raise Refused("too_many_ties")
    for player in command.candidates:
        if reason := no_candidate(table, player):
            raise Refused(reason, player=player)
    yield f.VoteDropped("tie", command.candidates, rule="verdict.tie")
    yield f.PhaseChanged(ph.DEBATE, table.number)


def close_day(rules: Rules, table: Table, command: c.CloseDay) -> Iterable[f.Fact]:  # noqa: ARG001
    """After a tie, or with nobody to name, the Day may close without a verdict (MP-C45, MP-G36)."""
    by_day(rules, table, ph.VERDICT, ph.DEBATE)
    if table.phase == ph.VERDICT:
        tied(table)
        yield f.VoteDropped("tie", rule="verdict.tie")
    elif not table.ties and candidates(table):
        raise Refused("vote_must_happen")
    yield f.Announced("no_verdict", rule="day.closed")
    yield f.PhaseChanged(ph.NIGHT, table.number)

"""Nominations, approval votes and the lynch: what the Game Master does by day (RU-C30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine import phases as ph
from mafia_gm.engine.chance import draw
from mafia_gm.engine.commands import ELIMINATION
from mafia_gm.engine.needs import Refused, by_day, need_living, open_ballots
from mafia_gm.engine.resolve import dead_of, reckon
from mafia_gm.rulesets.inbox.ballots import (
    falls_short,
    leaders,
    must_lynch,
    nominees,
    tie_ends,
)
from mafia_gm.rulesets.inbox.dawn import fall
from mafia_gm.rulesets.inbox.report import as_told
from mafia_gm.rulesets.inbox.town import LYNCH

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table


def accuse(rules: Rules, table: Table, command: c.Accuse) -> Iterable[f.Fact]:
    """Nominate for execution: any number of candidates, oneself too; take one back (RU-A17, RU-C31, RU-F35, RU-G56).

    The first nomination opens the vote. Who was nominated by several stays on the list until all take him back.
    """
    by_day(rules, table, ph.DEBATE)
    need_living(table, command.by, "actor_out")
    pair, listed = (command.by, command.player), nominees(table)
    if command.withdrawn:
        if pair not in table.accused:
            raise Refused("not_accused")
        if not any(by != command.by and player == command.player for by, player in table.accused):
            listed = tuple([player for player in listed if player != command.player])
    else:
        need_living(table, command.player, "target_out")
        if pair in table.accused:
            raise Refused("already_nominated", player=command.player)
        listed = tuple(dict.fromkeys((*listed, command.player)))
    yield f.Accused(*pair, command.withdrawn, rule="debate.nominate")
    if table.ballots is None:
        yield _opened(table, listed)
    elif listed != table.ballots.candidates:
        yield f.CandidatesSet(listed, rule="debate.nominate")


def _opened(table: Table, candidates: tuple[int, ...]) -> f.VoteOpened:
    """Open the vote; who votes for whom is not public before the next report, unless the table wants it (RU-G55)."""
    hidden = not table.options["open_votes"]
    return f.VoteOpened(ELIMINATION, candidates, hidden=hidden, rule="debate.nominate")


def approve(rules: Rules, table: Table, command: c.Approve) -> Iterable[f.Fact]:
    """Vote for as many of the nominated as one likes, oneself too; changed until the vote is closed (RU-A17, RU-C32)."""
    ballots = open_ballots(rules, table, ph.DEBATE, ph.VOTING)
    need_living(table, command.voter, "actor_out")
    for player in command.candidates:
        if player not in ballots.candidates:
            raise Refused("not_a_candidate", player=player)
    wanted = tuple([player for player in ballots.candidates if player in command.candidates])
    yield f.Approved(command.voter, wanted, rule="voting.ballot")


def close_vote(rules: Rules, table: Table, command: c.CloseVote, seed: int) -> Iterable[f.Fact]:  # noqa: ARG001
    """Close and count, whoever has voted or not; draw the lot where it decides a tie (RU-C30, RU-C33, RU-G52)."""
    ballots = open_ballots(rules, table, ph.DEBATE, ph.VOTING)
    if table.phase == ph.DEBATE and not ballots.candidates:
        raise Refused("no_candidates")
    if falls_short(table, ballots):
        raise Refused("lynch_must_happen")
    first = leaders(table, ballots)
    drawn: tuple[int, ...] = ()
    if len(first) > 1 and tie_ends(table) == "random":
        drawn = tuple(sorted(first))
        first = (draw(seed, "lynch", table.number).choice(drawn),)
    yield f.VoteClosed(first, drawn, rule="voting.close")
    yield f.PhaseChanged(ph.VERDICT, table.number)


def reopen(rules: Rules, table: Table, command: c.Reopen) -> Iterable[f.Fact]:
    """After a tie vote once more, among the tied alone (RU-C33, RU-G52)."""
    tied = open_ballots(rules, table, ph.VERDICT).leaders
    if len(tied) < 2:
        raise Refused("no_tie")
    if tie_ends(table) != "revote":
        raise Refused("too_many_ties")
    if command.candidates and sorted(command.candidates) != sorted(tied):
        raise Refused("not_a_candidate")
    yield f.VoteKept(table.number, rule="verdict.tie")
    yield f.VoteDropped("tie", tied, rule="verdict.tie")
    yield f.Announced("vote_tied", tied, rule="verdict.tie")
    yield _opened(table, tied)
    yield f.PhaseChanged(ph.VOTING, table.number)


def execute(rules: Rules, table: Table, command: c.Execute) -> Iterable[f.Fact]:
    """Lynch at the end of the day: nothing prevents it; his role stands in the report (RU-A18, RU-C34, RU-G53, RU-G57)."""
    condemned = _condemned(rules, table, command)
    yield f.VoteKept(table.number, condemned, rule="verdict.execute")
    for player in condemned:
        yield f.VoteExecuted(player, rule="verdict.execute")
    attempts = [f.Attacked(player, LYNCH, aimed=player, rule="verdict.execute") for player in condemned]
    facts, _ = reckon(rules, table, attempts)
    yield from facts
    dead = dead_of(facts)
    yield f.Announced("lynched", dead, state="out", rule="verdict.execute")
    for player in dead:
        yield from fall(table, player, LYNCH)
        if table.options["reveal_lynch_at_once"]:
            role = as_told(table, table[player].role)
            yield f.Revealed(player, role, rule="verdict.execute")
            yield f.Announced("was_role", (player,), word=role, rule="verdict.execute")
    yield f.PhaseChanged(ph.NIGHT, table.number + 1)


def _condemned(rules: Rules, table: Table, command: c.Execute) -> tuple[int, ...]:
    """Return who is lynched: the leader, all the tied, or the one of them the Game Master decides on (RU-G52)."""
    first = open_ballots(rules, table, ph.VERDICT).leaders
    how = tie_ends(table) if len(first) > 1 else "leader"
    if command.player >= 0 and (command.player not in first or how == "all"):
        raise Refused("not_a_candidate" if command.player not in first else "no_verdict")
    if how == "gm" and command.player >= 0:
        return (command.player,)
    if not first or how not in {"leader", "all"}:
        raise Refused("no_verdict")
    return table.seated(first)


def close_day(rules: Rules, table: Table, command: c.CloseDay) -> Iterable[f.Fact]:  # noqa: ARG001
    """Nobody is lynched: no nominee, no vote, or a tie that ends so (RU-C33, RU-G52, RU-G54)."""
    by_day(rules, table, ph.DEBATE, ph.VERDICT)
    first = table.ballots.leaders if table.ballots is not None else ()
    if nominees(table) if table.phase == ph.DEBATE else _must_hang(table, first):
        raise Refused("vote_must_happen")
    if must_lynch(table) and (first or table.phase == ph.DEBATE):
        raise Refused("lynch_must_happen")
    yield f.VoteKept(table.number, rule="day.closed")
    yield f.Announced("nobody_lynched", rule="day.closed")
    yield f.PhaseChanged(ph.NIGHT, table.number + 1)


def _must_hang(table: Table, first: tuple[int, ...]) -> bool:
    return len(first) == 1 or (len(first) > 1 and tie_ends(table) not in {"none", "gm"})

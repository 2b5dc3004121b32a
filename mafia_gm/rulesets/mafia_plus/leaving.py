"""Who leaves MAFIA+, comes back, is taken out of the game or set out of town: what follows for the table and the vote."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from mafia_gm.engine import facts as f
from mafia_gm.engine import life
from mafia_gm.engine import phases as ph
from mafia_gm.engine.fold import fold_all
from mafia_gm.engine.resolve import dead_of, followed
from mafia_gm.engine.tokens import AWAY
from mafia_gm.engine.told import who_he_was
from mafia_gm.rulesets.mafia_plus.ballots import candidates, leaders
from mafia_gm.rulesets.mafia_plus.dawn import announce_dead, train

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.engine import commands as c
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table

DAY = frozenset({ph.DEBATE, ph.VOTING, ph.VERDICT})


def leave(rules: Rules, table: Table, command: c.Leave) -> Iterable[f.Fact]:
    """Let a player go: no elimination, no ability and no shield, and the Day goes on (MP-A24).

    Where the table rules so, what is told of the eliminated is told of him, his character acts as at his death,
    or the Day ends.
    """
    facts = list(life.leave(rules, table, command))
    after, options, player = fold_all(table, facts), table.options, command.player
    if options["leaving_counts"]:
        shown = options["reveal_on_death"]
        facts += who_he_was(after, player, role=shown == "role", side=shown == "faction")
    if options["leaving_triggers"] and player not in table.away():  # who is out of town acts not (MP-B25)
        gone = f.Died(player, command.reason or life.LEFT, rule="player.leaves")
        brought, after = followed(rules, after, gone)
        dead = after.seated(dead_of(brought))
        if dead:
            facts += brought
            if table.phase in DAY:
                facts += announce_dead(after, dead, "taken_along", "nobody_shot")
    yield from facts
    yield from _recounted(table, after)
    if options["leaving_ends_day"] and table.phase in DAY:
        yield f.Announced("no_verdict", rule="day.closed")
        yield f.PhaseChanged(ph.NIGHT, table.number)


def come_back(rules: Rules, table: Table, command: c.ComeBack) -> Iterable[f.Fact]:
    """Let somebody who has left play on; whom the train has taken is out of town still (MP-A24, MP-B3)."""
    return _back(table, life.come_back(rules, table, command))


def override(rules: Rules, table: Table, command: c.Override) -> Iterable[f.Fact]:
    """Set a life by the Game Master's word (MP-A24)."""
    facts = tuple(life.override(rules, table, command))
    if command.alive:
        yield from _back(table, facts)
        return
    yield from facts
    yield from _recounted(table, fold_all(table, facts))


def override_token(rules: Rules, table: Table, command: c.OverrideToken) -> Iterable[f.Fact]:
    """Set what a player carries; by day the table is told who is out of town now (MP-B3, MP-G46)."""
    facts = list(life.override_token(rules, table, command))
    if command.kind == AWAY and table.phase in DAY:
        after = fold_all(table, facts)
        facts += (*train(after), *_recounted(table, after))
    return (*facts, *_named_again(table, fold_all(table, facts)))


def _back(table: Table, facts: Iterable[f.Fact]) -> Iterable[f.Fact]:
    """Yield that somebody is back in the game, and what the table knows of where he is: in town or out of it."""
    facts = tuple(facts)
    after = fold_all(table, facts)
    known = table.phase != ph.DAWN and table.options["announce_trip"]  # at dawn the trip is still to be told
    for fact in facts:
        gone = known and type(fact) is f.Announced and fact.players[0] in after.away()
        yield replace(fact, state="away") if gone else fact
    yield from _named_again(table, after)


def _named_again(before: Table, after: Table) -> Iterable[f.Fact]:
    """Where everybody in town may be named in an open vote, so may whoever is back in town or game (MP-C42, MP-G35).

    On a list that the Game Master has narrowed, or the accusations have made, he is not by coming back.
    """
    was, now = before.ballots, candidates(after)
    if before.phase != ph.VOTING or was is None or set(was.candidates) != set(candidates(before)):
        return
    if not set(now).issubset(was.candidates):
        yield f.CandidatesSet(now, rule="debate.open_vote")


def _recounted(before: Table, after: Table) -> Iterable[f.Fact]:
    """Read a tie anew when one of the tied has gone: who is left need not have won (MP-C44, MP-G32)."""
    tied, left = before.ballots, after.ballots
    if tied is None or left is None or len(tied.leaders) < 2 or tied.leaders == left.leaders:
        return
    first = leaders(left, before.options["majority"])
    if sorted(first) != sorted(left.leaders):
        yield f.VoteClosed(first, rule="voting.close")

"""Who leaves MAFIA+, is taken out of the game or set out of town: what the table rules follows from it, and the count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine import facts as f
from mafia_gm.engine import life
from mafia_gm.engine import phases as ph
from mafia_gm.engine.fold import fold_all
from mafia_gm.engine.resolve import dead_of, followed
from mafia_gm.engine.tokens import AWAY
from mafia_gm.engine.told import who_he_was
from mafia_gm.rulesets.mafia_plus.ballots import leaders
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
    if options["leaving_triggers"]:
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


def override(rules: Rules, table: Table, command: c.Override) -> Iterable[f.Fact]:
    """Set a life by the Game Master's word (MP-A24)."""
    facts = tuple(life.override(rules, table, command))
    yield from facts
    yield from _recounted(table, fold_all(table, facts))


def override_token(rules: Rules, table: Table, command: c.OverrideToken) -> Iterable[f.Fact]:
    """Set what a player carries; by day the table is told who is out of town now (MP-B3, MP-G46)."""
    facts = tuple(life.override_token(rules, table, command))
    yield from facts
    if command.kind == AWAY and table.phase in DAY:
        after = fold_all(table, facts)
        yield from train(after)
        yield from _recounted(table, after)


def _recounted(before: Table, after: Table) -> Iterable[f.Fact]:
    """Read a tie anew when one of the tied has gone: who is left need not have won (MP-C44, MP-G32)."""
    tied, left = before.ballots, after.ballots
    if tied is None or left is None or len(tied.leaders) < 2 or tied.leaders == left.leaders:
        return
    first = leaders(left, before.options["majority"])
    if sorted(first) != sorted(left.leaders):
        yield f.VoteClosed(first, rule="voting.close")

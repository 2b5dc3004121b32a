"""Маньяк обыкновенный: every night he kills somebody; in a check he is МЖ."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.role import SEAT, Role
from mafia_gm.rulesets.inbox.kills import shoot
from mafia_gm.rulesets.inbox.town import BY_MANIAC, PEACEFUL, lost_role, not_self, stops, voided

if TYPE_CHECKING:
    from mafia_gm.engine.facts import Answered, Facts
    from mafia_gm.engine.table import Player, Table

ROLE = Role("maniac", side=PEACEFUL, card="")


@ROLE.act(when="night", pick=SEAT, aim="kill", forbids=(not_self,), idle=lost_role)
def kills(table: Table, me: Player, answer: Answered) -> Facts:
    """Every night he kills one other player, or stays silent (RU-B5, RU-B17, RU-C16, RU-G65)."""
    for target in answer.picks:
        reason = stops(table, me, target)
        if reason:
            yield voided(answer, reason)
        else:
            yield from shoot(table, answer, BY_MANIAC, me.id)

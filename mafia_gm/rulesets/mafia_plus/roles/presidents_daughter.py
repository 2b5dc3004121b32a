"""Córcia Prezesa: once, her vote counts twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from mafia_gm.engine.facts import Announced, Answered, Doubled, Facts, VoteClosed
from mafia_gm.engine.role import NOTHING, Role
from mafia_gm.rulesets.mafia_plus.ballots import leaders
from mafia_gm.rulesets.mafia_plus.town import SYNDICATE, spend

if TYPE_CHECKING:
    from mafia_gm.engine.table import Player, Table

ROLE = Role("presidents_daughter", side=SYNDICATE, card="Q♣")


@ROLE.act(when="vote", pick=NOTHING, uses=1)
def doubles(table: Table, me: Player, answer: Answered) -> Facts:  # noqa: ARG001
    """Until the verdict is executed she may declare herself: her ballot of this vote counts 2; recount
    (MP-B20, MP-C50, MP-F22, MP-G44).
    """
    rule = "presidents_daughter.doubles"
    ballots = table.ballots
    if ballots is None:
        return
    yield spend(rule, me)
    yield Announced("daughter_doubles", (me.id,), rule=rule)
    yield Doubled(me.id, rule=rule)
    if ballots.closed:
        recount = replace(ballots, double=(*ballots.double, me.id))
        yield VoteClosed(leaders(recount, table.options["majority"]), rule=rule)

"""Świr: by day he stands up, announces himself and shoots one person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Announced, Answered, Attacked, Facts, VoteDropped
from mafia_gm.engine.role import SEAT, Role
from mafia_gm.rulesets.mafia_plus.town import CITY, MADMAN, not_away, not_blackmailer, spend

if TYPE_CHECKING:
    from mafia_gm.engine.table import Player, Table

ROLE = Role("madman", side=CITY, card="A♢")


@ROLE.act(when="day", pick=SEAT, aim="kill", uses=1, forbids=(not_away, not_blackmailer), ends_day=True)
def shoots(table: Table, me: Player, answer: Answered) -> Facts:
    """At any moment of a Day, once, he shoots one player in town, himself included (MP-B1, MP-C52, MP-F08)."""
    yield spend("madman.shoots", me)
    if table.ballots is not None:
        yield VoteDropped("shot", rule="madman.shoots")
    yield Announced("madman_shoots", (me.id, answer.picks[0]), rule="madman.shoots")
    yield Attacked(answer.picks[0], MADMAN, by=me.id, rule="madman.shoots")

"""Burmistrz: who votes him to the scaffold goes with him."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Attacked, Died, Facts
from mafia_gm.engine.ring import clockwise_from
from mafia_gm.engine.role import Role
from mafia_gm.rulesets.mafia_plus.town import MAYOR, SYNDICATE, VOTE

if TYPE_CHECKING:
    from mafia_gm.engine.table import Player, Table

ROLE = Role("mayor", side=SYNDICATE, card="K♣")


@ROLE.on_own(Died)
def takes_his_voters(table: Table, me: Player, death: Died) -> Facts:
    """When a vote eliminates him, everyone who voted for him in it dies too, clockwise from his left
    (MP-B19, MP-C26, MP-C51, MP-C60, MP-G59).
    """
    if death.cause == VOTE and table.ballots is not None:
        voters = table.ballots.voters_for(me.id)
        for voter in clockwise_from(table.ring, me.id):
            if voter in voters:
                yield Attacked(voter, MAYOR, by=me.id, rule="mayor.takes_his_voters")

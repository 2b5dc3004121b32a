"""Terrorysta+: he takes both neighbours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Died, Facts
from mafia_gm.engine.role import Role
from mafia_gm.rulesets.mafia_plus.town import SYNDICATE, blast, left

if TYPE_CHECKING:
    from mafia_gm.engine.table import Player, Table

ROLE = Role("terrorist_plus", side=SYNDICATE, card="10♣")


@ROLE.on_own(Died)
def takes_both_neighbours(table: Table, me: Player, death: Died) -> Facts:  # noqa: ARG001
    """However he dies, the nearest living neighbour on each side dies with him (MP-B22, MP-C27)."""
    yield from blast(table, me, left(table), "terrorist_plus.takes_both_neighbours")
    yield from blast(table, me, -left(table), "terrorist_plus.takes_both_neighbours")

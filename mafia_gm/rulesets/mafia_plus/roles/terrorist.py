"""Terrorysta: he does not die alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Died, Facts
from mafia_gm.engine.role import Role
from mafia_gm.rulesets.mafia_plus.town import SYNDICATE, blast, left

if TYPE_CHECKING:
    from mafia_gm.engine.table import Player, Table

ROLE = Role("terrorist", side=SYNDICATE, card="10♣")


@ROLE.on_own(Died)
def takes_left_neighbour(table: Table, me: Player, death: Died) -> Facts:  # noqa: ARG001
    """However he dies, the nearest living left neighbour dies with him (MP-B21, MP-C27, MP-F24, MP-G50)."""
    yield from blast(table, me, left(table), "terrorist.takes_left_neighbour")

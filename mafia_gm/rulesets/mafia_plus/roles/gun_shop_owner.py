"""Właściciel sklepu z bronią: who shoots him at Night finds another bullet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Attacked, Died, Facts
from mafia_gm.engine.role import Role
from mafia_gm.rulesets.mafia_plus.town import BULLET, CITY, SECOND_BULLET, SECOND_SHOT

if TYPE_CHECKING:
    from mafia_gm.engine.table import Player, Table

ROLE = Role("gun_shop_owner", side=CITY, card="10♢")


@ROLE.on_own(Died)
def leaves_a_bullet(table: Table, me: Player, death: Died) -> Facts:  # noqa: ARG001
    """When a Mafia bullet kills him, the Mafia's second shot follows at once (MP-B6, MP-C9, MP-C11, MP-G14)."""
    answer = table.answer(SECOND_SHOT)
    if death.cause == BULLET and answer is not None and table.options["second_shot_when"] == "end":
        for target in answer.picks:
            yield Attacked(
                target, SECOND_BULLET, aimed=target, at_once=True, rule="gun_shop_owner.leaves_a_bullet"
            )

"""Detektyw: every Night he learns one player's side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.role import SEAT, Role
from mafia_gm.rulesets.mafia_plus.looks import looks
from mafia_gm.rulesets.mafia_plus.town import CITY, not_away, not_blackmailer, not_self

if TYPE_CHECKING:
    from mafia_gm.engine.facts import Answered, Facts
    from mafia_gm.engine.table import Player, Table

ROLE = Role("detective", side=CITY, card="10♡")


@ROLE.act(when="night", pick=SEAT, aim="check", forbids=(not_self, not_away, not_blackmailer), told=looks)
def checks(table: Table, me: Player, answer: Answered) -> Facts:  # noqa: ARG001
    """Every Night he chooses one other player in town and is shown the thumb (MP-B5, MP-A16, MP-F05, MP-F06)."""
    return ()

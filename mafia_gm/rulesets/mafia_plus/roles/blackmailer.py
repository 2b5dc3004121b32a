"""Szantażysta: one player learns who he is and may not act against him."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Answered, Facts, Placed
from mafia_gm.engine.role import SEAT, Role
from mafia_gm.engine.tokens import GIVER, Kind, Token
from mafia_gm.rulesets.mafia_plus.town import MAFIA, not_self

if TYPE_CHECKING:
    from mafia_gm.engine.table import Player, Table

ROLE = Role(
    "blackmailer",
    side=MAFIA,
    card="K♠",
    tokens=(Kind("blackmailed", look="blackmail", card=GIVER, by_hand=True),),
)


@ROLE.act(when="night_zero", pick=SEAT, aim="blackmail", forbids=(not_self,))
def blackmails(table: Table, me: Player, answer: Answered) -> Facts:  # noqa: ARG001
    """On Night Zero he chooses one other player, for the rest of that player's life (MP-B13, MP-A9, MP-F10, MP-G39)."""
    for target in answer.picks:
        yield Placed(Token("blackmailed", target, me.id), rule="blackmailer.blackmails")

"""Szef Szantażysta: Boss and Blackmailer in one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Answered, Facts, Placed
from mafia_gm.engine.role import SEAT, Role
from mafia_gm.engine.tokens import GIVER, Kind, Token
from mafia_gm.rulesets.mafia_plus.town import MAFIA, not_self

if TYPE_CHECKING:
    from mafia_gm.engine.table import Player, Table

ROLE = Role(
    "boss_blackmailer",
    side=MAFIA,
    card="A♠",
    boss=True,
    tokens=(Kind("blackmailed", look="blackmail", card=GIVER, by_hand=True),),
)


@ROLE.act(when="night_zero", pick=SEAT, aim="blackmail", forbids=(not_self,))
def blackmails(table: Table, me: Player, answer: Answered) -> Facts:  # noqa: ARG001
    """On Night Zero he chooses one other player, as the Blackmailer does (MP-B17, MP-E10, MP-G39)."""
    for target in answer.picks:
        yield Placed(Token("blackmailed", target, me.id), rule="boss_blackmailer.blackmails")

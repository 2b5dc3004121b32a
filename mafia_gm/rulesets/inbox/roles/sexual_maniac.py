"""Маньяк сексуальный: as the Проститутка, and his guest falls ill: exhausted the next night, dead in the morning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Placed
from mafia_gm.engine.role import SEAT, Role
from mafia_gm.engine.tokens import DUSK, Kind, Token
from mafia_gm.rulesets.inbox.invitations import invite
from mafia_gm.rulesets.inbox.town import PEACEFUL, lost_role, not_self, not_twice

if TYPE_CHECKING:
    from mafia_gm.engine.facts import Answered, Facts
    from mafia_gm.engine.table import Player, Table

ROLE = Role(
    "sexual_maniac",
    side=PEACEFUL,
    card="",
    tokens=(
        Kind("infected", look="danger", by_hand=True),
        Kind("sick", look="danger", until=DUSK, by_hand=True),
    ),
)


@ROLE.act(when="night", pick=SEAT, aim="invite", forbids=(not_self, not_twice), idle=lost_role)
def invites(table: Table, me: Player, answer: Answered) -> Facts:
    """Every night he invites one other player and infects him (RU-B4, RU-C13, RU-F32, RU-G35, RU-G43)."""
    for fact in invite(table, me, answer):
        yield fact
        if type(fact) is Placed and fact.token.kind == "guest":
            yield Placed(Token("infected", fact.token.holder, me.id), rule="sexual_maniac.invites")

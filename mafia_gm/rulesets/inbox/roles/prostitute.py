"""Проститутка: her guest does nothing till morning and cannot be found, but dies with her if she is shot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.role import SEAT, Role
from mafia_gm.engine.tokens import Kind
from mafia_gm.rulesets.inbox.invitations import invite
from mafia_gm.rulesets.inbox.town import PEACEFUL, lost_role, not_self, not_twice

if TYPE_CHECKING:
    from mafia_gm.engine.facts import Answered, Facts
    from mafia_gm.engine.table import Player, Table

ROLE = Role("prostitute", side=PEACEFUL, card="", tokens=(Kind("guest", look="info"),))


@ROLE.act(when="night", pick=SEAT, aim="invite", forbids=(not_self, not_twice), idle=lost_role)
def invites(table: Table, me: Player, answer: Answered) -> Facts:
    """Every night she invites one other player, not the same two nights running (RU-B3, RU-C13, RU-F11…F16, RU-F30)."""
    return invite(table, me, answer)

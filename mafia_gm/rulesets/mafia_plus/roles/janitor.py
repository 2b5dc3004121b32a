"""Woźny: once, nobody learns statistics for a whole Day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Answered, Facts, Placed
from mafia_gm.engine.role import YES_NO, Role
from mafia_gm.engine.tokens import DUSK, Kind, Token
from mafia_gm.rulesets.mafia_plus.town import MAFIA, spend

if TYPE_CHECKING:
    from mafia_gm.engine.table import Player, Table

ROLE = Role(
    "janitor",
    side=MAFIA,
    card="10♠",
    tokens=(Kind("swept", look="info", until=DUSK, by_hand=True, by_day=True),),
)


@ROLE.act(when="night", pick=YES_NO, uses=1, choices=("yes",), required=False)
def sweeps(table: Table, me: Player, answer: Answered) -> Facts:  # noqa: ARG001
    """On one Night he may sweep the papers away: no statistics the whole next Day (MP-B15, MP-C14, MP-G63)."""
    if answer.choice:
        yield Placed(Token("swept", me.id, me.id, until=DUSK), rule="janitor.sweeps")
        yield spend("janitor.sweeps", me)

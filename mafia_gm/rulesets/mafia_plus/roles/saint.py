"""Święty: he has two lives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Attacked, Facts, Placed, Spared
from mafia_gm.engine.resolve import reckon_night
from mafia_gm.engine.role import NOTHING, Role
from mafia_gm.engine.tokens import HOLDER, Kind, Token
from mafia_gm.rulesets.mafia_plus.town import CITY

if TYPE_CHECKING:
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Player, Table

ROLE = Role(
    "saint", side=CITY, card="9♡", tokens=(Kind("lost_life", look="danger", card=HOLDER, by_hand=True),)
)


def tonight(rules: Rules, table: Table, me: int, player: int) -> str:  # noqa: ARG001
    """Return whether tonight, as answered so far, takes his first life (MP-G64)."""
    facts, _ = reckon_night(rules, table)
    lost = any(
        type(fact) is Placed and fact.token.kind == "lost_life" and fact.token.holder == me for fact in facts
    )
    return "lost_life" if lost else "kept_life"


@ROLE.act(when="night", pick=NOTHING, required=False, told=tonight)
def learns(table: Table, me: Player, answer: object) -> Facts:  # noqa: ARG001
    """If the table wants it he is called last every Night and told whether his first life is gone (MP-G64)."""
    return ()


@ROLE.bends(Attacked)
def survives(table: Table, attempt: Attacked) -> Facts | None:
    """The first attempt that really reaches him only takes his first life (MP-B7, MP-C25, MP-G29, MP-G30)."""
    if table[attempt.player].role != "saint" or table.has("lost_life", attempt.player):
        return None
    return (
        Placed(Token("lost_life", attempt.player), rule="saint.survives"),
        Spared(attempt.player, attempt.cause, attempt.by, rule="saint.survives"),
    )

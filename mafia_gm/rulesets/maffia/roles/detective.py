"""Detektiv: every night he learns whether two players are on the same side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Answered, Facts, Placed, Removed
from mafia_gm.engine.role import SEAT, Role
from mafia_gm.engine.tokens import GIVER, Kind, Token
from mafia_gm.rulesets.maffia.town import VILLAGE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Player, Table

ROLE = Role(
    "detective", side=VILLAGE, card="", tokens=(Kind("suspected", look="info", card=GIVER, by_hand=True),)
)


def not_himself(table: Table, awake: tuple[Player, ...]) -> Mapping[int, str]:
    """He may not ask about himself, unless the table lets him (SV-B7, SV-G16)."""
    return {} if table.options["detective_self"] else {me.id: "not_self" for me in awake}


def compared(rules: Rules, table: Table, me: int, player: int) -> str:  # noqa: ARG001
    """Same side or another as the last one he pointed at, dead or not; no answer yet to a first one (SV-A10, SV-G24)."""
    for token in table.tokens:
        if token.kind == "suspected" and token.by == me:
            return "same_side" if table[player].side == table[token.holder].side else "other_side"
    return ""


def _remembers(table: Table, me: Player, answer: Answered, rule: str) -> Facts:
    for target in answer.picks:
        for token in table.tokens:
            if token.kind == "suspected" and token.by == me.id:
                yield Removed("suspected", token.holder, by=me.id, rule=rule)
        yield Placed(Token("suspected", target, me.id), rule=rule)


@ROLE.act(when="night_zero", pick=SEAT, aim="check", forbids=(not_himself,))
def begins(table: Table, me: Player, answer: Answered) -> Facts:
    """On Natt 0 he points at his first one, without an answer (SV-A3, SV-A10, SV-B7, SV-F08)."""
    return _remembers(table, me, answer, "detective.begins")


@ROLE.act(when="night", pick=SEAT, aim="check", forbids=(not_himself,), told=compared)
def compares(table: Table, me: Player, answer: Answered) -> Facts:
    """Every night he learns whether this one is on the side of the last one (SV-A10, SV-B7, SV-C3, SV-F09, SV-G24)."""
    return _remembers(table, me, answer, "detective.compares")

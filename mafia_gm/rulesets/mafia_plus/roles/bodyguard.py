"""Ochroniarz: he dies instead of his ward."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from mafia_gm.engine.facts import Answered, Attacked, Facts, Placed, Spared
from mafia_gm.engine.role import SEAT, Role
from mafia_gm.engine.tokens import BATCH, GIVER, Kind, Token
from mafia_gm.rulesets.mafia_plus.roles.doctor import stops
from mafia_gm.rulesets.mafia_plus.town import ANGEL, CITY, MAYOR, VOTE, not_self

if TYPE_CHECKING:
    from mafia_gm.engine.table import Player, Table

ROLE = Role(
    "bodyguard",
    side=CITY,
    card="8♡",
    tokens=(Kind("ward", look="ward", card=GIVER, by_hand=True), Kind("sacrificed")),
)


@ROLE.act(when="night_zero", pick=SEAT, aim="guard", forbids=(not_self,))
def guards(table: Table, me: Player, answer: Answered) -> Facts:  # noqa: ARG001
    """On Night Zero he chooses one other player to guard all game; the ward is not told (MP-B8, MP-A10, MP-F07)."""
    for target in answer.picks:
        yield Placed(Token("ward", target, me.id), rule="bodyguard.guards")


@ROLE.bends(Attacked)
def sacrifices(table: Table, attempt: Attacked) -> Facts | None:
    """A mortal's attempt on the ward meets him instead (MP-B8, MP-C24, MP-C29, MP-F13…F16, MP-F19, MP-F21)."""
    options, cause = table.options, attempt.cause
    if (
        cause == ANGEL
        or (cause == VOTE and not options["bodyguard_vs_lynch"])
        or (cause == MAYOR and not options["bodyguard_vs_mayor"])
    ):
        return None
    for token in table.tokens:
        if token.kind == "ward" and token.holder == attempt.player and _available(table, token.by):
            return _instead(table, attempt, token.by)
    return None


def _available(table: Table, me: int) -> bool:
    """Is he alive and in town at the snapshot, and has he not died by sacrifice yet (MP-C24, MP-G22…G24)?"""
    batch = table.batch
    if batch is None or me not in batch.living or table.has("sacrificed", me):
        return False
    return me not in batch.away or bool(table.options["bodyguard_away_protects"])


def _instead(table: Table, attempt: Attacked, me: int) -> Facts:
    yield Spared(attempt.player, attempt.cause, attempt.by, rule="bodyguard.sacrifices")
    if not stops(table, me, attempt.cause):
        yield Placed(Token("sacrificed", me, until=BATCH), rule="bodyguard.sacrifices")
    passed = (*attempt.passed, "bodyguard.sacrifices", "town.is_away")
    yield replace(attempt, player=me, passed=passed, rule="bodyguard.sacrifices", at_once=False)

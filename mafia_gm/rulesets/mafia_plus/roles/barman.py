"""Barman: once, he makes the Mafia drunk and its bullets stray by one player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from mafia_gm.engine.facts import Answered, Attacked, Facts, Placed, Spared
from mafia_gm.engine.role import DIRECTION, Role
from mafia_gm.engine.tokens import DAWN, Token
from mafia_gm.rulesets.mafia_plus.town import BULLETS, SECOND_BULLET, SYNDICATE, left, spend

if TYPE_CHECKING:
    from mafia_gm.engine.table import Player, Table

ROLE = Role("barman", side=SYNDICATE, card="8♣")


@ROLE.act(when="night", pick=DIRECTION, uses=1, choices=("left", "right"), required=False)
def pours(table: Table, me: Player, answer: Answered) -> Facts:  # noqa: ARG001
    """On one Night he may make the Mafia drunk, to the left or to the right (MP-B23, MP-C6, MP-G13)."""
    if answer.choice:
        yield Placed(Token("drunk", me.id, me.id, until=DAWN, note=answer.choice), rule="barman.pours")
        yield spend("barman.pours", me)


@ROLE.bends(Attacked)
def shifts(table: Table, attempt: Attacked) -> Facts | None:
    """A drunk Mafia's bullets land one player further; dead seats are skipped, a seat out of town is not
    (MP-B23, MP-C4, MP-C7, MP-C9, MP-F20, MP-G07…G10, MP-G12).
    """
    batch = table.batch
    if attempt.cause not in BULLETS or batch is None:
        return None
    second = attempt.cause == SECOND_BULLET
    if second and table.options["barman_second_shot"] == "straight":
        return None
    drunk = next((token for token in table.tokens if token.kind == "drunk"), None)
    if drunk is None:
        return None
    step = left(table) if drunk.note == "left" else -left(table)
    targets = set(batch.living) - (set(batch.dying) if second else set())
    lost = table.options["shift_over_dead"] == "lost"
    landed = table.beside(attempt.player, step, table.ring if lost else targets)
    if landed is None or landed not in targets:
        return (Spared(attempt.player, attempt.cause, attempt.by, rule="barman.shifts"),)
    passed = (*attempt.passed, "barman.shifts")
    return (replace(attempt, player=landed, passed=passed, at_once=False, rule="barman.shifts"),)

"""Barman: once, he makes the Mafia drunk and its bullets stray by one player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from mafia_gm.engine.facts import Answered, Attacked, Facts, Placed, Spared
from mafia_gm.engine.role import DIRECTION, SHIFT, Role
from mafia_gm.engine.tokens import DAWN, Kind, Token
from mafia_gm.rulesets.mafia_plus.town import BULLETS, SECOND_BULLET, SYNDICATE, left, spend

if TYPE_CHECKING:
    from mafia_gm.engine.table import Player, Table

ROLE = Role("barman", side=SYNDICATE, card="8♣", tokens=(Kind("drunk", look="info"),))


@ROLE.act(when="night", pick=DIRECTION, aim=SHIFT, uses=1, choices=("left", "right"), required=False)
def pours(table: Table, me: Player, answer: Answered) -> Facts:  # noqa: ARG001
    """On one Night he may make the Mafia drunk, to the left or to the right (MP-B23, MP-C6, MP-G13)."""
    if answer.choice:
        yield Placed(Token("drunk", me.id, me.id, until=DAWN, note=answer.choice), rule="barman.pours")
        yield spend("barman.pours", me)


def lands(table: Table, aim: int, side: str, targets: set[int]) -> int | None:
    """Return the seat beside ``aim`` on which a shifted bullet lands, or None if it is lost (MP-C4, MP-G08)."""
    step = left(table) if side == "left" else -left(table)
    if table.options["shift_over_dead"] == "skip":
        return table.beside(aim, step, targets)
    landed = table.beside(aim, step, table.ring)
    return landed if landed in targets else None


def landing(table: Table, aim: int, side: str) -> int | None:
    """Return where the Mafia's bullet for ``aim`` would land, for the Game Master's eyes."""
    return lands(table, aim, side, set(table.living()))


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
    targets = set(batch.living) - (set(batch.dying) if second else set())
    landed = lands(table, attempt.player, drunk.note, targets)
    if landed is None:
        return (Spared(attempt.player, attempt.cause, attempt.by, rule="barman.shifts"),)
    passed = (*attempt.passed, "barman.shifts")
    return (replace(attempt, player=landed, passed=passed, at_once=False, rule="barman.shifts"),)

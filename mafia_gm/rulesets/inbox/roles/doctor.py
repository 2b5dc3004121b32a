"""Доктор: every night he takes all that was done to one player away, if he finds him."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Answered, Facts, Placed, Removed, Spared
from mafia_gm.engine.role import SEAT, Role
from mafia_gm.engine.tokens import Token
from mafia_gm.rulesets.inbox.town import (
    BY_HUNT,
    PEACEFUL,
    guest_of,
    has_lost_role,
    hinders,
    host_of,
    is_findable,
    lost_role,
    not_twice,
    voided,
)

if TYPE_CHECKING:
    from mafia_gm.engine.table import Player, Table

ROLE = Role("doctor", side=PEACEFUL, card="")


@ROLE.act(when="night", pick=SEAT, aim="heal", forbids=(not_twice,), idle=lost_role)
def heals(table: Table, me: Player, answer: Answered) -> Facts:
    """Every night he heals one player, himself too, not the same two nights running (RU-B2, RU-C17, RU-F26…F29)."""
    for target in answer.picks:
        reason = _cannot(table, me, target)
        if reason:
            yield voided(answer, reason)
        else:
            yield from _heal(table, target)
        if not reason or table.options["repeat_counts_attempts"]:
            yield Placed(Token("last", me.id, target, note="doctor.heals"), rule="doctor.heals")


def _cannot(table: Table, me: Player, target: int) -> str:
    """Return why the order is void: himself always, his host as a guest, others if he is able and they are found."""
    if table.has("hunting", me.id):
        return "actor_hunts"
    if has_lost_role(table, me):
        return "actor_recruited"
    if not me.alive:
        return "actor_out"
    if target == me.id:
        return ""
    if reason := hinders(table, me, target):
        return reason
    if table.has("hit", me.id) and not table.options["dead_doctor_heals"]:
        return "actor_hit"
    return "" if target == host_of(table, me.id) or is_findable(table, target) else "not_found"


def _heal(table: Table, patient: int) -> Facts:
    """Take away every hit and the disease, also tonight's infection (RU-C17, RU-G31, RU-G32)."""
    yield from _unhit(table, patient)
    if table.options["client_fate"] == "follows_host" and (guest := guest_of(table, patient)) >= 0:
        yield from _unhit(table, guest, with_host=True)
    for kind in ("sick", "infected"):
        if table.has(kind, patient):
            yield Removed(kind, patient, rule="doctor.heals")


def _unhit(table: Table, patient: int, *, with_host: bool = False) -> Facts:
    """Take hits away; the exploded launcher is the one that did not come to a guest with his host (RU-G41)."""
    for token in table.tokens:
        exploded = token.note == BY_HUNT and token.by < 0
        if token.kind == "hit" and token.holder == patient and not (with_host and exploded):
            yield Spared(patient, token.note, token.by, rule="doctor.heals")
            yield Removed("hit", patient, note=token.note, by=token.by, rule="doctor.heals")

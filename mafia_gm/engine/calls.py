"""Who is called tonight, in what order, and whom a call may choose: ``prompts`` makes questions of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from mafia_gm.engine.facts import Answered
from mafia_gm.engine.role import AIMS
from mafia_gm.engine.tokens import AWAY

if TYPE_CHECKING:
    from collections.abc import Container

    from mafia_gm.engine.role import Act
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Player, Table

GROUP: Final = -1
"""``by`` of a question that belongs to a group, or to the Game Master."""


class Call(msgspec.Struct, frozen=True, gc=False):
    """A call of tonight: an act, who is called for it (-1: a group), and how it stands; see ``Prompt``."""

    act: Act
    by: int
    awake: tuple[Player, ...] = ()
    bluff: str = ""
    answer: Answered | None = None
    dormant: bool = False


def calls(rules: Rules, table: Table) -> list[Call]:
    """Return tonight's calls in order, without their targets; answered and dormant ones too."""
    return _calls(rules, table, ())


def waiting(rules: Rules, table: Table) -> list[Call]:
    """Return tonight's calls that still want an answer, in order."""
    return _calls(rules, table, [(answer.act, answer.by) for answer in table.answers])


def _calls(rules: Rules, table: Table, but: Container[tuple[str, int]]) -> list[Call]:
    """Return tonight's calls in order, but not these of an act and a holder."""
    found: list[Call] = []
    groups, held = rules.groups, table.held
    others = rules.what.stands_in
    for act in rules.cast(table.played).calls.get(table.phase, ()):
        key, owner = act.key, act.owner
        callers = (GROUP,) if owner in groups else held.get(owner, ())
        for by in (*callers, *others(table, owner)) if others is not None else callers:
            if (key, by) not in but:
                called = group_call(rules, table, act) if by < 0 else role_call(table, act, table.players[by])
                if called is not None:
                    found.append(called)
    return found


def call_of(rules: Rules, table: Table, act: Act, by: int) -> Call | None:
    """Return the one call of tonight for this act and holder (-1: a group), or None when there is none."""
    if act.owner in rules.groups:
        return group_call(rules, table, act) if by == GROUP else None
    if not 0 <= by < len(table.players):
        return None
    others = rules.what.stands_in
    if table.players[by].role != act.owner and (others is None or by not in others(table, act.owner)):
        return None
    return role_call(table, act, table.players[by])


def group_call(rules: Rules, table: Table, act: Act) -> Call | None:
    """Return a group's call, or None when it is not made tonight."""
    group = rules.groups[act.owner]
    answer = table.answer(act.key)
    if act.asked is not None and not act.asked(rules, table):
        return Call(act, GROUP, answer=answer, dormant=True) if answer is not None else None
    if group.roles:
        held = [player for role in group.roles for player in table.holders(role)]
        if not held:
            return None
        awake = group.awake(table)
        bluff = "" if awake else "away" if any(player.alive for player in held) else "dead"
    else:
        awake = table.awake(group.side) if group.side else ()
        bluff = "away" if group.side and not awake else ""
    if act.wakes is not None and not bluff:
        awake = act.wakes(table)
    if act.idle is not None and not bluff:
        bluff = act.idle(table, awake)
    if bluff and not table.options.get("call_inactive_roles", True):
        return None
    return Call(act, GROUP, awake, bluff, answer)


def role_call(table: Table, act: Act, holder: Player) -> Call | None:
    """Return the call of a role's holder, or None when the table does not call those who cannot act."""
    if not holder.alive:
        bluff = "dead"
    elif not table.tokens:
        bluff = ""
    elif table.has(AWAY, holder.id):
        bluff = "away"
    else:
        bluff = "spent" if act.uses and table.is_spent(act.key, holder.id) else ""
    if act.idle is not None and not bluff:
        bluff = act.idle(table, (holder,))
    if bluff and not table.options.get("call_inactive_roles", True):
        return None
    return Call(act, holder.id, (holder,), bluff, table.answer(act.key, holder.id))


def may_pass(table: Table, call: Call) -> bool:
    """May the call be answered with "no action"?"""
    if not call.act.required or table.options.get(call.act.passes, True):
        return True
    return not legal_targets(table, call)


def decider(rules: Rules, table: Table, awake: tuple[Player, ...]) -> int:
    """Return who has the last word among the awake: the boss, or a successor if the table has one (MP-G17)."""
    for player in awake:
        if rules.roles[player.role].boss:
            return player.id
    if awake and table.options.get("boss_successor"):
        order = list(rules.roles)
        return min(awake, key=lambda player: (order.index(player.role), table.ring.index(player.id))).id
    return GROUP


def targets(
    table: Table, act: Act, awake: tuple[Player, ...]
) -> tuple[tuple[int, ...], tuple[tuple[int, str], ...]]:
    """Return whom an act may choose, and whom not with the reasons; the dead are always refused (MP-B24)."""
    barred = _barred(table, act, awake)
    players, alive = table.players, table.alive
    if not barred and len(alive) == len(players):
        return alive, ()
    refused = [
        (player, barred[player] if players[player].alive else "target_out")
        for player in table.ring
        if player in barred or not players[player].alive
    ]
    return tuple([player for player in alive if player not in barred]) if barred else alive, tuple(refused)


def legal_targets(table: Table, call: Call) -> tuple[int, ...]:
    """Return whom the call may choose, as its prompt says too; nobody when it does not point at players."""
    if call.bluff or call.act.pick not in AIMS:
        return ()
    barred = _barred(table, call.act, call.awake)
    return tuple([player for player in table.alive if player not in barred]) if barred else table.alive


def _barred(table: Table, act: Act, awake: tuple[Player, ...]) -> dict[int, str]:
    """Return whom the act's own rules refuse; where two do, the first one's reason counts."""
    barred: dict[int, str] = {}
    for forbid in act.forbids:
        found = forbid(table, awake)
        if found:
            barred = {**found, **barred}
    return barred


def forbidden(table: Table, act: Act, awake: tuple[Player, ...], target: int) -> str | None:
    """Return the reason key why the act may not choose the target, or None."""
    if not table.players[target].alive:
        return "target_out"
    for forbid in act.forbids:
        reason = forbid(table, awake).get(target)
        if reason is not None:
            return reason
    return None


def gated(rules: Rules, table: Table, act: Act, holder: Player) -> str | None:
    """Return the reason key why the holder cannot declare the act at this moment, or None."""
    if not holder.alive:
        return "actor_out"
    if table.has(AWAY, holder.id):
        return "actor_away"
    if act.uses and table.is_spent(act.key, holder.id):
        return "actor_spent"
    return rules.what.gate(table, act, holder.id)

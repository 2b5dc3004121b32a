"""Answers to the questions of the night, and abilities that declare themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine import facts as f
from mafia_gm.engine import phases as ph
from mafia_gm.engine.calls import Call, call_of, forbidden, gated, may_pass
from mafia_gm.engine.chance import draw
from mafia_gm.engine.fold import fold
from mafia_gm.engine.life import joined
from mafia_gm.engine.needs import Refused, need_player, need_undecided
from mafia_gm.engine.resolve import dead_of, reckon
from mafia_gm.engine.role import AIMS, DAYTIME, NOTHING, SEAT, TWO_SEATS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.engine import commands as c
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table


def reply(rules: Rules, table: Table, command: c.Reply, seed: int) -> Iterable[f.Fact]:
    """Take the answer to a question of the night, or the ability somebody declares by day."""
    act = rules.acts.get(command.act)
    if act is None:
        raise Refused("unknown_act")
    if act.when in DAYTIME:
        return _declare(rules, table, command)
    if table.phase != act.when:
        raise Refused("not_now")
    need_undecided(rules, table)
    call = call_of(rules, table, act, command.by)
    if call is None or call.dormant:
        raise Refused("not_asked")
    return _answer(rules, table, command, call, seed)


def _answer(rules: Rules, table: Table, command: c.Reply, call: Call, seed: int) -> Iterable[f.Fact]:
    act, bluff = call.act, call.bluff
    if bluff or act.pick == NOTHING:
        if command.picks or command.choice:
            raise Refused(f"actor_{'out' if bluff == 'dead' else bluff}" if bluff else "no_pick_here")
        told = act.told(rules, table, call.by, call.by) if act.told is not None and not bluff else ""
        return (f.Answered(act.key, call.by, shown=told, called=True, rule=act.key),)
    _check_pick(table, command, call)
    shown = ""
    if act.told is not None and command.picks:
        shown = act.told(rules, table, call.by, command.picks[0])
    elif act.draw is not None and command.picks:
        shown = act.draw(table, command.picks, draw(seed, act.key, table.number))
    before = call.answer
    was_told = before is not None and before.shown != "" and act.told is not None
    seen = (*before.seen, f"{before.picks[0]}:{before.shown}") if before and was_told else ()
    arrival = _arrival(table, command, before) if rules.what.by_arrival else 0.0
    said = f.Answered(
        act.key, call.by, command.picks, command.choice, shown, seen, arrival=arrival, rule=act.key
    )
    is_new = bool(command.picks or command.choice) if before is None else said != before
    if not act.leads_to or not is_new:  # a question passed that was not answered before changes nothing
        return (said,)
    return (said, *(f.Unanswered(key, rule=act.key) for key in act.leads_to if table.answer(key) is not None))


def _arrival(table: Table, command: c.Reply, before: f.Answered | None) -> float:
    """Return when the order came in; without a time it comes after tonight's, or keeps the time it had (RU-A6)."""
    if command.arrival > 0:
        return command.arrival
    if before is not None and before.arrival > 0:
        return before.arrival
    return 1 + max([0.0, *(answer.arrival for answer in table.answers)])


def _check_pick(table: Table, command: c.Reply, call: Call) -> None:
    """Refuse picks that the call's prompt does not offer."""
    act = call.act
    if not command.picks and not command.choice:
        if not may_pass(table, call):
            raise Refused("must_choose")
        return
    if act.pick in AIMS and not (act.choices and command.choice):
        wanted = {SEAT: 1, TWO_SEATS: 2}.get(act.pick, len(command.picks))
        if command.choice or len(set(command.picks)) != wanted or len(command.picks) != wanted:
            raise Refused("wrong_number_of_picks", wanted=wanted)
        for player in command.picks:
            need_player(table, player)
            if reason := forbidden(table, act, call.awake, player):
                raise Refused(reason, player=player)
        return
    if command.picks or command.choice not in act.words(table):
        raise Refused("unknown_choice")


def _declare(rules: Rules, table: Table, command: c.Reply) -> Iterable[f.Fact]:
    act = rules.acts[command.act]
    if not 0 <= command.by < len(table.players) or table[command.by].role != act.owner:
        raise Refused("not_asked")
    me = table[command.by]
    if table.phase in ph.UNDECLARED:
        raise Refused("not_now")
    if reason := gated(rules, table, act, me):
        raise Refused(reason, player=me.id)
    if act.pick == SEAT:
        if len(command.picks) != 1:
            raise Refused("wrong_number_of_picks", wanted=1)
        target = need_player(table, command.picks[0])
        if reason := forbidden(table, act, (me,), target):
            raise Refused(reason, player=target)
    elif act.choices and command.choice not in act.choices:
        raise Refused("unknown_choice")
    said = f.Answered(act.key, me.id, command.picks, command.choice, rule=act.key)
    yield said
    running = fold(table, said)
    effects = tuple(act.effect(running, me, said))
    if not any(type(fact) is f.Attacked for fact in effects):
        yield from effects
        return
    facts, after = reckon(rules, running, effects)
    yield from facts
    if act.ends_day:
        yield from _ended_by(rules, after, dead_of(facts))


def _ended_by(rules: Rules, table: Table, dead: tuple[int, ...]) -> Iterable[f.Fact]:
    """Return what is told of a Day that an ability has ended; at dawn already those sit down who have come late."""
    if table.phase != ph.DAWN:
        return rules.what.after_shot(rules, table, dead)
    return joined(rules, table, lambda rules, now: rules.what.after_shot(rules, now, dead))

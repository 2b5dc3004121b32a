"""(rules, table, command) -> facts, or Refused with a reason key; nothing is applied here."""

from __future__ import annotations

import random
import zlib
from typing import TYPE_CHECKING, Any, Final

from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine import phases as ph
from mafia_gm.engine.facts import PhaseChanged
from mafia_gm.engine.fold import fold, fold_all
from mafia_gm.engine.names import MAX_NAME, clean
from mafia_gm.engine.prompts import GROUP, Call, call_of, forbidden, gated, may_pass, prompts, waiting
from mafia_gm.engine.resolve import dead_of, reckon, reckon_night
from mafia_gm.engine.role import AIMS, DAYTIME, NOTHING, SEAT, TWO_SEATS
from mafia_gm.engine.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mafia_gm.engine.ruleset import Rules


class Refused(Exception):  # noqa: N818 - an answer of the rules, not an error of the program
    """The command is against the rules now; ``reason`` is a narration key, ``details`` its parameters."""

    def __init__(self, reason: str, **details: Any) -> None:
        """Keep the reason key and what it is about (player ids, role keys)."""
        super().__init__(reason)
        self.reason = reason
        self.details = details


def decide(rules: Rules, table: Table, command: c.Command, seed: int = 0) -> tuple[f.Fact, ...]:
    """Return what the command makes happen at this table.

    ``seed`` is the game's seed; draws are pure functions of it. Raises ``Refused`` when the command is not
    possible now, with the reason the Game Master is shown.
    """
    if table.ended is not None and type(command) not in _AFTER_THE_END:
        raise Refused("game_over")
    handle = rules.what.handles.get(type(command)) or HANDLES.get(type(command))
    if handle is None:
        raise Refused("not_in_this_game")
    draws = type(command) in DRAWS or type(command) in rules.what.draws
    facts = tuple(handle(rules, table, command, seed) if draws else handle(rules, table, command))
    here = table.phase
    for fact in facts:
        if type(fact) is PhaseChanged:
            rules.what.phases.check(here, fact.phase)
            here = fact.phase
    if here == ph.NIGHT != table.phase and rules.what.nightfall is not None:
        return (*facts, *rules.what.nightfall(fold_all(table, facts)))
    return facts


def do(rules: Rules, table: Table, command: c.Command, seed: int = 0) -> tuple[tuple[f.Fact, ...], Table]:
    """Decide and fold in one go: return the facts and the table after them."""
    if type(command) is c.Dawn and table.ended is None:
        reckoned, after = _dawn(rules, table)  # which has folded them already
        return tuple(reckoned), after
    facts = decide(rules, table, command, seed)
    return facts, fold_all(table, facts)


def new_table(rules: Rules) -> Table:
    """Return the empty table of a new game under these rules."""
    return Table(options=rules.options)


# --- set-up -----------------------------------------------------------------------------------------------


def _open(rules: Rules, table: Table, command: c.Open) -> Iterable[f.Fact]:
    if table.phase != ph.SETUP:
        raise Refused("wrong_phase")
    names = tuple(_name(name) for name in command.names)
    if not names:
        raise Refused("no_players")
    if len(names) != len(command.roles):
        raise Refused("set_size", players=len(names), roles=len(command.roles))
    for role in command.roles:
        if role not in rules.roles:
            raise Refused("unknown_role", role=role)
    if command.cards not in {"deal", "typed", "roll_call"}:
        raise Refused("unknown_cards")
    yield f.Opened(command.roles, command.cards)
    for number, name in enumerate(names, 1):
        yield f.Seated(name, number)
    yield f.PhaseChanged(ph.DEAL, 0)


def _name(name: str) -> str:
    kept = clean(name)
    if not kept:
        raise Refused("empty_name")
    return kept[:MAX_NAME]


def _deal(rules: Rules, table: Table, command: c.Deal, seed: int) -> Iterable[f.Fact]:
    _need_phase(table, ph.DEAL)
    if table.cards != "deal":
        raise Refused("not_dealt_by_app")
    cards = sorted(table.roles)
    draw(seed, f"deal {command.again}", 0).shuffle(cards)
    for player, role in enumerate(cards):
        yield f.Dealt(player, role, rules.side_of(role), rule="deal.cards")


def draw(seed: int, purpose: str, number: int) -> random.Random:
    """Return the random source of one draw: a pure function of seed, purpose and phase number."""
    return random.Random(f"{seed}/{purpose}/{number}")


def fingerprint(seed: int) -> str:
    """Return eight characters by which the table can see later that the seed was not changed."""
    return f"{zlib.crc32(str(seed).encode()):08x}"


def _give_card(rules: Rules, table: Table, command: c.GiveCard) -> Iterable[f.Fact]:
    if table.phase not in {ph.DEAL, ph.NIGHT_ZERO}:
        raise Refused("wrong_phase")
    player = _player(table, command.player)
    if command.role == "":
        yield f.Dealt(player, "", "", rule="deal.card")
        return
    if command.role not in rules.roles:
        raise Refused("unknown_role", role=command.role)
    held = sum(1 for p in table.players if p.role == command.role and p.id != player)
    if held >= table.roles.count(command.role):
        raise Refused("card_taken", role=command.role)
    yield f.Dealt(player, command.role, rules.side_of(command.role), rule="deal.card")
    if table.cards == "roll_call":
        yield from _rest_of_roll_call(rules, table, player, command.role)


def _rest_of_roll_call(rules: Rules, table: Table, player: int, role: str) -> Iterable[f.Fact]:
    """When only one kind of plain card is left, the others hold it (experience: Setting up)."""
    left = list(table.roles)
    for known in (*(p.role for p in table.players if p.role and p.id != player), role):
        if known in left:
            left.remove(known)
    if left and len(set(left)) == 1 and rules.roles[left[0]].copies > 1:
        for other in table.players:
            if not other.role and other.id != player:
                yield f.Dealt(other.id, left[0], rules.side_of(left[0]), rule="deal.rest")


def _hand_out(rules: Rules, table: Table, command: c.HandOut) -> Iterable[f.Fact]:  # noqa: ARG001
    _need_phase(table, ph.DEAL)
    player = _player(table, command.player)
    if not table[player].role:
        raise Refused("no_card_yet")
    yield f.Handed(player)


def _begin(rules: Rules, table: Table, command: c.Begin) -> Iterable[f.Fact]:  # noqa: ARG001
    _need_phase(table, ph.DEAL)
    if any(not player.role for player in table.players):
        raise Refused("cards_missing")
    yield f.Started(table.statistics(rules.sides))
    yield from rules.what.outfit(table)
    yield rules.what.first(rules.options)


# --- the night and declared abilities -----------------------------------------------------------------------


def _reply(rules: Rules, table: Table, command: c.Reply, seed: int) -> Iterable[f.Fact]:
    act = rules.acts.get(command.act)
    if act is None:
        raise Refused("unknown_act")
    if act.when in DAYTIME:
        return _declare(rules, table, command)
    if table.phase != act.when:
        raise Refused("not_now")
    _need_undecided(rules, table)
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
    if command.arrival:
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
            _player(table, player)
            if reason := forbidden(table, act, call.awake, player):
                raise Refused(reason, player=player)
        return
    if command.picks or command.choice not in act.choices:
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
        target = _player(table, command.picks[0])
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
        yield from rules.what.after_shot(rules, after, dead_of(facts))


def _dawn(rules: Rules, table: Table) -> tuple[list[f.Fact], Table]:
    if table.phase not in ph.NIGHTS:
        raise Refused("wrong_phase")
    _need_undecided(rules, table)
    if not rules.what.may_end(rules.options) and waiting(rules, table):
        raise Refused("calls_open")
    rules.what.phases.check(table.phase, ph.DAWN)
    return reckon_night(rules, table)


def _announce(rules: Rules, table: Table, command: c.Announce) -> Iterable[f.Fact]:  # noqa: ARG001
    _need_phase(table, ph.DAWN)
    return rules.what.after_dawn(rules, table)


# --- the end ----------------------------------------------------------------------------------------------


def _end_game(rules: Rules, table: Table, command: c.EndGame) -> Iterable[f.Fact]:  # noqa: ARG001
    won = rules.what.victory(table)
    if won is None or table.phase in {ph.SETUP, ph.DEAL, ph.DAWN}:
        raise Refused("nobody_has_won")
    yield from _end(won.outcome, won.winners, table, won.rule)


def _end(outcome: str, winners: tuple[int, ...], table: Table, rule: str) -> Iterable[f.Fact]:
    yield f.Ended(outcome, winners, rule=rule)
    yield f.Announced("winners", players=winners, word=outcome)
    yield f.PhaseChanged(ph.END, table.number)


def _play_on(rules: Rules, table: Table, command: c.PlayOn) -> Iterable[f.Fact]:  # noqa: ARG001
    if rules.what.victory(table) is None or table.phase in ph.BEFORE:
        raise Refused("nobody_has_won")
    yield f.PlayedOn()


def _stop_game(rules: Rules, table: Table, command: c.StopGame) -> Iterable[f.Fact]:  # noqa: ARG001
    if table.phase in ph.BEFORE:
        raise Refused("wrong_phase")
    _need_undecided(rules, table)  # stopped by mistake, a game that is won would have no winner
    yield from _end("stopped", rules.what.survivors(table), table, "game.stopped")


def _reveal(rules: Rules, table: Table, command: c.Reveal) -> Iterable[f.Fact]:  # noqa: ARG001
    if table.ended is None:
        raise Refused("game_not_over")
    who = table.ring if command.player < 0 else (_player(table, command.player),)
    for player in who:
        yield f.Revealed(player, table[player].role, table[player].side)


# --- life happens -----------------------------------------------------------------------------------------


def _rename(rules: Rules, table: Table, command: c.Rename) -> Iterable[f.Fact]:  # noqa: ARG001
    yield f.Renamed(_player(table, command.player), _name(command.name))


def _swap_seats(rules: Rules, table: Table, command: c.SwapSeats) -> Iterable[f.Fact]:  # noqa: ARG001
    first, second = _player(table, command.first), _player(table, command.second)
    if first == second:
        raise Refused("same_player")
    other = {first: second, second: first}
    yield f.Reseated(tuple(other.get(player, player) for player in table.ring), rule="seats.swapped")


def _leave(rules: Rules, table: Table, command: c.Leave) -> Iterable[f.Fact]:  # noqa: ARG001
    player = _player(table, command.player)
    if table.phase in ph.BEFORE:
        raise Refused("wrong_phase")
    if table.is_out(player):
        raise Refused("target_out", player=player)
    yield f.Left(player, command.reason or "left", rule="player.leaves")
    yield f.Announced("left", players=(player,), state="out")


def _override(rules: Rules, table: Table, command: c.Override) -> Iterable[f.Fact]:  # noqa: ARG001
    player = _player(table, command.player)
    if table.phase in ph.BEFORE:
        raise Refused("wrong_phase")
    if table[player].alive == command.alive:
        raise Refused("already_so", player=player)
    yield f.Overridden(player, command.alive, rule="gm.override")
    if not command.alive:
        yield f.Announced("taken_out", (player,), state="out")
    elif table[player].shown == "out":  # else nobody has missed him, and it would tell whom the night hit
        yield f.Announced("back_in_game", (player,), state="in")


def _note(rules: Rules, table: Table, command: c.Note) -> Iterable[f.Fact]:  # noqa: ARG001
    if not command.text.strip():
        raise Refused("empty_text")
    return ()


def _set_clock(rules: Rules, table: Table, command: c.SetClock) -> Iterable[f.Fact]:  # noqa: ARG001
    yield f.ClockSet(max(0.0, command.seconds), command.running, command.at, command.deadline, table.speaker)


def _need_undecided(rules: Rules, table: Table) -> None:
    """Refuse to go on with a night in which a side has won, until the Game Master ends it or plays on (MP-D1)."""
    if not table.played_on and rules.what.victory(table) is not None:
        raise Refused("game_decided")


def _need_phase(table: Table, *phases: str) -> None:
    if table.phase not in phases:
        raise Refused("wrong_phase")


def _player(table: Table, player: int) -> int:
    if not 0 <= player < len(table.players):
        raise Refused("unknown_player")
    return player


_AFTER_THE_END = {c.Reveal, c.Rename, c.ShowNow}

DRAWS: Final[frozenset[type[c.Command]]] = frozenset({c.Deal, c.Reply})
"""Commands that draw lots: their handles are given the game's seed too."""

HANDLES: Final[dict[type[c.Command], Callable[..., Iterable[f.Fact]]]] = {
    c.Open: _open,
    c.Deal: _deal,
    c.GiveCard: _give_card,
    c.HandOut: _hand_out,
    c.Begin: _begin,
    c.Reply: _reply,
    c.Dawn: lambda rules, table, _: _dawn(rules, table)[0],
    c.Announce: _announce,
    c.EndGame: _end_game,
    c.PlayOn: _play_on,
    c.StopGame: _stop_game,
    c.Reveal: _reveal,
    c.Rename: _rename,
    c.SwapSeats: _swap_seats,
    c.Leave: _leave,
    c.Override: _override,
    c.SetClock: _set_clock,
    c.Note: _note,
    c.ShowNow: lambda *_: (),
}
"""What the kernel makes of commands; a rule set's own handle for one comes before."""

__all__ = ["GROUP", "Refused", "decide", "do", "draw", "fingerprint", "new_table", "prompts"]

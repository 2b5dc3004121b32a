"""(rules, table, command) -> facts, or Refused with a reason key; nothing is applied here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.engine import cards, life, seating
from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine import phases as ph
from mafia_gm.engine.answers import reply
from mafia_gm.engine.calls import waiting
from mafia_gm.engine.facts import PhaseChanged
from mafia_gm.engine.fold import fold_all
from mafia_gm.engine.needs import Refused, need_phase, need_undecided
from mafia_gm.engine.resolve import reckon_night
from mafia_gm.engine.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mafia_gm.engine.ruleset import Rules


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


def _dawn(rules: Rules, table: Table) -> tuple[list[f.Fact], Table]:
    if table.phase not in ph.NIGHTS:
        raise Refused("wrong_phase")
    need_undecided(rules, table)
    if not rules.what.may_end(rules.options) and waiting(rules, table):
        raise Refused("calls_open")
    rules.what.phases.check(table.phase, ph.DAWN)
    return reckon_night(rules, table)


def _announce(rules: Rules, table: Table, command: c.Announce) -> Iterable[f.Fact]:  # noqa: ARG001
    need_phase(table, ph.DAWN)
    return life.morning(rules, table)


_AFTER_THE_END = {c.Reveal, c.Rename, c.ShowNow, c.HandOver, c.TakeOver}

DRAWS: Final[frozenset[type[c.Command]]] = frozenset({c.Deal, c.Reply})
"""Commands that draw lots: their handles are given the game's seed too."""

HANDLES: Final[dict[type[c.Command], Callable[..., Iterable[f.Fact]]]] = {
    c.Open: seating.open_table,
    c.Deal: seating.deal,
    c.GiveCard: seating.give_card,
    c.HandOut: seating.hand_out,
    c.Begin: seating.begin,
    c.Reply: reply,
    c.Dawn: lambda rules, table, _: _dawn(rules, table)[0],
    c.Announce: _announce,
    c.EndGame: life.end_game,
    c.PlayOn: life.play_on,
    c.StopGame: life.stop_game,
    c.Reveal: life.reveal,
    c.Rename: life.rename,
    c.SwapSeats: life.swap_seats,
    c.Leave: life.leave,
    c.ComeBack: life.come_back,
    c.Arrive: life.arrive,
    c.ChangeCards: cards.change_cards,
    c.Override: life.override,
    c.OverrideToken: life.override_token,
    c.SetClock: life.set_clock,
    c.Note: life.note,
    c.ShowNow: lambda *_: (),
    c.HandOver: lambda *_: (),
    c.TakeOver: lambda *_: (),
}
"""What the kernel makes of commands; a rule set's own handle for one comes before."""

__all__ = ["HANDLES", "Refused", "decide", "do", "new_table"]

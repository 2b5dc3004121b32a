"""Ways out for a step that the rules refuse on another table: less than was done, or what must be done before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from mafia_gm.engine import commands as c
from mafia_gm.engine.decide import Refused, decide
from mafia_gm.engine.fold import fold_all
from mafia_gm.engine.prompts import answered, prompts
from mafia_gm.engine.role import NOTHING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table


def ways(rules: Rules, table: Table, command: c.Command, seed: int) -> tuple[tuple[c.Command, ...], ...]:
    """Return what could be done instead, each some commands in a row, without a new decision of any player's."""
    less = ((one,) for one in _less(rules, table, command, seed) if one != command)
    more = ((*first, command) for first in _before(rules, table, command, seed))
    return tuple(way for way in (*less, *more) if _after(rules, table, way, seed) is not None)


def passes(
    rules: Rules, table: Table, asked: Sequence[Prompt], seed: int
) -> tuple[tuple[c.Command, ...], ...]:
    """Return how the first of these questions can be passed, and how all of them can."""
    each = [answered(ask) for ask in asked]
    some = [one for one in each if _after(rules, table, (one,), seed) is not None]
    if not some or some[0] != each[0]:
        return ()
    return ((some[0],), _together(some)) if len(some) > 1 else ((some[0],),)


def fits(rules: Rules, table: Table, way: tuple[c.Command, ...], seed: int) -> bool:
    """Can these commands be done one after the other?"""
    return bool(way) and _after(rules, table, way, seed) is not None


def _after(rules: Rules, table: Table, way: tuple[c.Command, ...], seed: int) -> Table | None:
    """Return the table after these commands, or None when one of them is refused."""
    try:
        for command in way:
            table = fold_all(table, decide(rules, table, command, seed))
    except Refused:
        return None
    return table


def _less(rules: Rules, table: Table, command: c.Command, seed: int) -> Iterator[c.Command]:
    """Yield the command without what is refused in it: ballots, hands and names of those who are out, a call's pick."""

    def takes(part: c.Command) -> bool:
        return _after(rules, table, (part,), seed) is not None

    if isinstance(command, c.Vote):
        if ballots := tuple(ballot for ballot in command.ballots if takes(c.Vote((ballot,)))):
            yield c.Vote(ballots)
    elif isinstance(command, c.Approve):
        wanted = (one for one in command.candidates if takes(replace(command, candidates=(one,))))
        yield replace(command, candidates=tuple(wanted))
    elif isinstance(command, c.CountHands):
        hands = (one for one in command.hands if takes(c.CountHands(command.player, (one,))))
        late = (one for one in command.late if takes(c.CountHands(command.player, (), (one,))))
        yield c.CountHands(command.player, tuple(hands), tuple(late))
    elif isinstance(command, c.OpenVote | c.Reopen):
        if named := tuple(one for one in command.candidates if one in table.alive):
            yield replace(command, candidates=named)
    elif isinstance(command, c.Reply):
        yield replace(command, picks=(), choice="")


def _before(rules: Rules, table: Table, command: c.Command, seed: int) -> Iterator[tuple[c.Command, ...]]:
    """Yield what opens the way for the command: to play on though a side has won, to pass what is open."""
    if _after(rules, table, (c.PlayOn(),), seed) is not None:
        yield (c.PlayOn(),)
    passed: list[c.Command] = []
    while _after(rules, table, (command,), seed) is None:
        asked = (
            ask for ask in prompts(rules, table) if not ask.offers and (ask.may_pass or ask.pick == NOTHING)
        )
        ask = next(asked, None)
        after = _after(rules, table, (answered(ask),), seed) if ask is not None else None
        if ask is None or after is None or after == table:
            return
        passed.append(answered(ask))
        table = after
    if passed:
        yield _together(passed)


def _together(passed: list[c.Command]) -> tuple[c.Command, ...]:
    """Return the commands with all their ballots in one."""
    ballots = tuple(ballot for one in passed if isinstance(one, c.Vote) for ballot in one.ballots)
    others = [one for one in passed if not isinstance(one, c.Vote)]
    return (*others, c.Vote(ballots)) if ballots else tuple(others)

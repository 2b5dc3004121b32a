"""Questions that are asked only because the past is another one now: nobody has answered them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from mafia_gm.engine import commands as c
from mafia_gm.engine.prompts import BALLOT, HANDS, prompts
from mafia_gm.engine.role import NOTHING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table

Key: TypeAlias = tuple[str, int]
"""A question: its act and the printed number of who is asked (below 0: a group), which is his at every table."""
CLOSING: Final = (c.Dawn, c.CloseVote)
"""Commands after which a question that is open before them is not asked any more."""


def answered_by(command: c.Command, table: Table) -> tuple[Key, ...]:
    """Return the questions that a command answers."""
    asked: tuple[Key, ...] = ()
    if isinstance(command, c.Reply):
        asked = ((command.act, command.by),)
    elif isinstance(command, c.Vote):
        asked = tuple((BALLOT, voter) for voter, _ in command.ballots)
    elif isinstance(command, c.Approve):
        asked = ((BALLOT, command.voter),)
    elif isinstance(command, c.CountHands):
        asked = ((HANDS, command.player),)
    return tuple((act, _number(table, by)) for act, by in asked)


def key_of(ask: Prompt, table: Table) -> Key:
    """Return which question it is."""
    return ask.act, _number(table, ask.by)


def _number(table: Table, player: int) -> int:
    return table[player].number if 0 <= player < len(table.players) else -1


def _wants(ask: Prompt) -> bool:
    """Is there somebody to answer it, so that it is neither only heard nor the Game Master's own to decide?"""
    return not ask.offers and not ask.bluff and (ask.pick != NOTHING or bool(ask.choices))


def passed_over(
    rules: Rules, met: Table, now: Table, command: c.Command, is_known: Callable[[Key], bool], *, heard: bool
) -> Iterator[Prompt]:
    """Yield the questions that nobody was asked at the table ``met``, and that the command would pass over ``now``.

    It comes behind them in the order of calls, or closes what they belong to. ``is_known``: does another step
    answer it, or has the Game Master said that nobody does? ``heard``: the command was a call that was only heard,
    and now somebody opens his eyes.
    """
    if not isinstance(command, (*CLOSING, c.Reply)):
        return  # ballots come in whatever order
    if met is now or (met.phase, met.number) != (now.phase, now.number) or met == now:
        return
    known = {key_of(ask, met) for ask in prompts(rules, met) if _wants(ask)}
    asked = prompts(rules, now)
    own, last = answered_by(command, now), 0
    if isinstance(command, CLOSING):
        last = len(asked)
    else:
        last = next((place for place, ask in enumerate(asked) if key_of(ask, now) in own), 0)
    for place, ask in enumerate(asked):
        key = key_of(ask, now)
        if not _wants(ask) or key in known or is_known(key):
            continue
        if heard if key in own else place < last:
            yield ask


def asked_instead(rules: Rules, met: Table, now: Table, command: c.Command) -> Prompt | None:
    """Return what is asked ``now`` where a command is refused that answers nothing here; None: as it was then."""
    asked = prompts(rules, now)
    own = answered_by(command, now)
    if any(key_of(ask, now) in own for ask in asked):
        return None
    known = set()
    if (met.phase, met.number) == (now.phase, now.number):
        known = {(key_of(ask, met), ask.offers) for ask in prompts(rules, met)}
    return next(
        (ask for ask in asked if (ask.offers or _wants(ask)) and (key_of(ask, now), ask.offers) not in known),
        None,
    )

"""What differs between two tables as they stand: names, cards, what lies on whom, seats, the end, the next question."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from msgspec.structs import replace

from mafia_gm.engine import change as ch
from mafia_gm.engine.prompts import Prompt, prompts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table
    from mafia_gm.engine.tokens import Token


def as_it_stands(rules: Rules, was: Table, now: Table) -> Iterator[ch.Change]:
    """Yield what differs, people first, then the table."""
    here = 0, now.phase, now.number
    for one, other in zip(was.players, now.players, strict=False):
        if (one.name, one.role, one.side) != (other.name, other.role, other.side):
            yield ch.Becomes(*here, one.id, one, other)
    for player in now.seated(now.alive):
        lies, would = _lying(rules, was, player), _lying(rules, now, player)
        if set(lies) != set(would):
            yield ch.Carries(*here, player, lies, would)
    if was.ring != now.ring:
        yield ch.Sits(*here, *_reseated(was.ring, now.ring))
    if was.ended != now.ended:
        yield ch.Ends(*here, was.ended, now.ended)
    asked, asks = (next(iter(prompts(rules, table)), None) for table in (was, now))
    moved = (was.phase, was.number) != (now.phase, now.number)
    if moved or _question(asked) != _question(asks):
        yield ch.Asks(*here, asked, asks, was.phase, was.number)


def _lying(rules: Rules, table: Table, player: int) -> tuple[Token, ...]:
    """Return what lies on somebody who is in the game and can be seen on his seat, or set by the Game Master's word."""
    if player not in table.alive:
        return ()
    kinds = rules.kinds
    return tuple(
        [
            replace(token, count=kinds[token.kind].place(token.count), until="")
            for token in table.tokens
            if token.holder == player
            and (kinds[token.kind].look or kinds[token.kind].by_hand)
            and kinds[token.kind].matters(token, table.phase)
        ]
    )


def _reseated(was: tuple[int, ...], now: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    moved = [(one, other) for one, other in zip_longest(was, now) if one != other]
    old, new = zip(*moved, strict=True)
    return tuple(one for one in old if one is not None), tuple(one for one in new if one is not None)


def _question(prompt: Prompt | None) -> tuple[object, ...]:
    return () if prompt is None else (prompt.act, prompt.by, tuple(map(type, prompt.offers)))

"""The people of a game as they sit down to another one: who sits where, who has left, who came late."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from mafia_gm.engine.commands import Open
from mafia_gm.engine.facts import Arrived, Seated

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.app.journal import Step
    from mafia_gm.engine.table import Table

_T = TypeVar("_T")
_COUNTED: Final = re.compile(r" · (\d{1,2})$")
"""No evening has a hundred games: a larger number is a year."""

_NOBODY: Final = -1


class Guest(msgspec.Struct, frozen=True):
    """Somebody of the last game; has he ``left`` it before its end, did he come ``late`` to it?"""

    name: str
    left: bool = False
    late: bool = False


def company(steps: Iterable[Step], table: Table) -> tuple[Guest, ...]:
    """Return the people of a game clockwise from seat 1, under the names and on the seats they have now.

    Who came too late even to sit down is of them: he has the chair that he was to take.
    """
    seated, late = 0, set()
    for step in steps:
        for fact in step.facts:
            if type(fact) is Seated:
                if not isinstance(step.command, Open):
                    late.add(seated)
                seated += 1
    people: list[tuple[int, Guest]] = [
        (player.id, Guest(player.name, left=player.left, late=player.id in late)) for player in table.people()
    ]
    for guest in table.expected:
        place = next(place for place, (player, _) in enumerate(people) if player == guest.after)
        people.insert(place + 1, (_NOBODY, Guest(guest.name, late=True)))
    return tuple(guest for _, guest in people)


def cards(steps: Iterable[Step], table: Table, people: int) -> tuple[str, ...]:
    """Return the set of a game: for everybody that latecomers have made them, with their cards, else as it was."""
    late = tuple(fact.role for step in steps for fact in step.facts if type(fact) is Arrived)
    return (*table.roles, *late) if len(table.roles) + len(late) == people else table.roles


def turned(seats: tuple[_T, ...], by: int) -> tuple[_T, ...]:
    """Return the seats after everybody has moved ``by`` chairs on, clockwise; the last chair is beside the first."""
    by = by % len(seats) if seats else 0
    return (*seats[len(seats) - by :], *seats[: len(seats) - by])


def next_title(title: str) -> str:
    """Return what the evening's next game is called: ``Friday``, ``Friday · 2``, ``Friday · 3``."""
    found = _COUNTED.search(title)
    if found is None:
        return f"{title} · 2" if title else ""
    return f"{title[: found.start()]} · {int(found[1]) + 1}"

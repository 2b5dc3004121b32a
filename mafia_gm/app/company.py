"""The people of a game as they sit down to another one: who sits where, who has left, who came late."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from mafia_gm.engine.commands import Open
from mafia_gm.engine.facts import Arrived, Left, Seated

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.app.journal import Step
    from mafia_gm.engine.table import Table

_T = TypeVar("_T")
_COUNTED: Final = re.compile(r" · (\d{1,4})$")


class Guest(msgspec.Struct, frozen=True):
    """Somebody of the last game; has he ``left`` it before its end, did he come ``late`` to it?"""

    name: str
    left: bool = False
    late: bool = False


def company(steps: Iterable[Step], table: Table) -> tuple[Guest, ...]:
    """Return the people of a game clockwise from seat 1, under the names and on the seats they have now."""
    seated, left, late = 0, set(), set()
    for step in steps:
        for fact in step.facts:
            if type(fact) is Seated:
                if not isinstance(step.command, Open):
                    late.add(seated)
                seated += 1
            elif type(fact) is Left:
                left.add(fact.player)
    return tuple(
        Guest(player.name, left=player.id in left and not player.alive, late=player.id in late)
        for player in table.people()
    )


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

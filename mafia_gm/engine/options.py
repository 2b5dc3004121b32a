"""A table ruling: what it is about, its values, its default; what a table has ruled is ``Options``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

Options: TypeAlias = dict[str, Any]


class Option(msgspec.Struct, frozen=True):
    """A table ruling: its key, the clause it answers, its default and its values (yes and no unless said).

    ``order`` marks a list of keys whose order may be changed; the default holds all of them. ``about`` names the
    characters (of a family once, without its number) without whom the ruling means nothing; ``quiet`` is one that
    concerns the Game Master alone, how he calls and reads: players are not told it. Keys that mean the
    same in every game, and that the kernel and the window ask for: ``call_inactive_roles``, ``allow_pass``,
    ``boss_successor``, ``cascade``, ``majority``, ``left_is``, ``leaving_counts``, ``leaving_ends_day``,
    ``leaver_ballots``, ``leaver_wins``.
    """

    key: str
    clause: str
    default: Any
    values: tuple[Any, ...] = (True, False)
    order: bool = False
    about: tuple[str, ...] = ()
    quiet: bool = False

    def accepts(self, value: Any) -> bool:
        """Is the value one of the option's settings?"""
        if self.order:
            return (
                isinstance(value, list | tuple)
                and len(set(value)) == len(value)
                and set(self.default).issuperset(value)
            )
        return any(value is v or (value == v and type(value) is type(v)) for v in self.values)

    def concerns(self, roles: Iterable[str]) -> bool:
        """Is one of these cards a character that the ruling is about?"""
        return not self.about or any(_family(role) in self.about for role in roles)

    def settled(self, value: Any) -> Any:
        """Return an accepted value as the table plays by it.

        An order that was written before one of its keys existed gets that key behind its usual neighbour.
        """
        if not self.order:
            return value
        order = list(value)
        for place, key in enumerate(self.default):
            if key not in order:
                order.insert(order.index(self.default[place - 1]) + 1 if place else 0, key)
        return tuple(order)


def _family(role: str) -> str:
    """Return the key of a role without the number that it has in a family of equal ones."""
    name, _, number = role.rpartition("_")
    return name if number.isdecimal() else role


def switch(key: str, clause: str, default: bool, *about: str) -> Option:
    """Return a ruling that is yes or no, ``about`` these characters."""
    return Option(key, clause, default, about=about)

"""Recommended sets: which characters play in a game of so many, with the alternatives left open."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec


class Slot(msgspec.Struct, frozen=True):
    """A place in a recommended set: ``pick`` of the roles, or ``count`` copies of the only one."""

    roles: tuple[str, ...]
    pick: int = 1
    count: int = 1


class Deal(msgspec.Struct, frozen=True):
    """A recommended set for a number of players (MP-E); ``key`` names one that is an alternative to the first."""

    players: int
    slots: tuple[Slot, ...]
    key: str = ""

    def roles(self, choice: Callable[[Slot], Iterable[str]] | None = None) -> tuple[str, ...]:
        """Return the cards of the set; ``choice`` picks among alternatives, else the first ones are taken."""
        cards: list[str] = []
        for slot in self.slots:
            if len(slot.roles) == slot.pick == 1:
                cards.extend(slot.roles * slot.count)
            else:
                cards.extend(choice(slot) if choice else slot.roles[: slot.pick])
        return tuple(cards)

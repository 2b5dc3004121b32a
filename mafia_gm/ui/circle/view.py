"""What the console's circle shows: values made from the table by their owner, in the language of the window."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

ChipKind = Literal["away", "mark", "heal", "ward", "blackmail", "spent", "vote", "danger", "info"]
ArrowKind = Literal[
    "kill",
    "heal",
    "check",
    "mark",
    "shift",
    "blast",
    "train",
    "guard",
    "blackmail",
    "move",
    "nominate",
    "beat",
    "invite",
    "recruit",
]
LineSize = Literal["small", "big", "huge"]
NOBODY: Final = -1


class Chip(msgspec.Struct, frozen=True):
    """One state of a seat in a word or two; the kind gives its colour, never its meaning alone."""

    text: str
    kind: ChipKind = "info"
    short: str = ""
    """What a narrow token says instead: the number of somebody's seat for his name."""


class SeatView(msgspec.Struct, frozen=True):
    """One seat. ``legal`` is ``None`` while no question is open; ``reason`` says why it may not be chosen."""

    player: int
    number: int
    name: str
    role_label: str = ""
    suit: str = ""
    side: str = ""
    alive: bool = True
    away: bool = False
    chips: tuple[Chip, ...] = ()
    legal: bool | None = None
    reason: str = ""
    picked: bool = False
    acting: bool = False


class ArrowView(msgspec.Struct, frozen=True):
    """Who aims at whom; ``source`` and ``target`` are players. A shift runs from the old target to the new one."""

    source: int
    target: int
    kind: ArrowKind
    dashed: bool = False


class CentreLine(msgspec.Struct, frozen=True):
    """A line in the middle of the circle; ``colour`` is a key of the palette (``text``, ``muted``, ``good`` …)."""

    text: str
    size: LineSize = "small"
    colour: str = "text"


class CircleView(msgspec.Struct, frozen=True):
    """The whole circle, seats in ring order."""

    seats: tuple[SeatView, ...] = ()
    arrows: tuple[ArrowView, ...] = ()
    centre: tuple[CentreLine, ...] = ()

    def seat_of(self, player: int) -> SeatView | None:
        """The seat of a player; ``None`` for one who is not in the ring."""
        return next((seat for seat in self.seats if seat.player == player), None)

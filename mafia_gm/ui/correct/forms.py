"""Which form of life makes a command, and whom it is about; what makes the table what it is has none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.engine import commands as c

if TYPE_CHECKING:
    from mafia_gm.engine.commands import Command

FIXED: Final = (c.Open, c.Deal)
"""Commands that make the table what it is: another one would be another game."""
LIFE: Final = {
    c.Rename: "rename",
    c.SwapSeats: "seats",
    c.Override: "ruling",
    c.OverrideToken: "ruling",
    c.ComeBack: "returns",
    c.Arrive: "arrives",
    c.ChangeCards: "card",
}
"""Commands of life by the action whose form makes them."""


def concerned(command: Command | None) -> int:
    """Return the player whom a command of life is about, -1: it is about nobody."""
    return getattr(command, "player", getattr(command, "first", -1))


def form_of(command: Command) -> str:
    """Return the action of life whose form makes such commands; none where it is done elsewhere."""
    if isinstance(command, c.Leave):
        return "gm_kills" if command.reason == "gm" else "leaves"
    return LIFE.get(type(command), "")

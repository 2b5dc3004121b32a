"""What goes into the set-up and what comes out of it, as frozen values."""

from __future__ import annotations

from typing import Any

import msgspec

from mafia_gm.rulesets.catalogue import RULESETS

DEAL, TYPED, ROLL_CALL = WAYS = ("deal", "typed", "roll_call")
"""How the cards reach the players (``commands.Open.cards``)."""


class SetUp(msgspec.Struct, frozen=True, kw_only=True):
    """What the set-up hands over; ``names`` are the seats clockwise, ``roles`` the set in rule-book order."""

    ruleset: str
    options: dict[str, Any]
    names: tuple[str, ...]
    roles: tuple[str, ...]
    cards: str
    title: str
    screen: str
    spoken: str
    projector: str


class Before(msgspec.Struct, frozen=True, kw_only=True):
    """What is known before the first page: how this table played last, and whom it remembers.

    ``prefer`` are characters taken last time, first choice among the alternatives of a set; ``own`` says that
    ``roles`` are a set of the table's own. ``options`` holds rulings that differ from their defaults, or all.
    """

    ruleset: str = next(iter(RULESETS))
    title: str = ""
    screen: str = "en"
    spoken: str = ""
    projector: str = ""
    names: tuple[str, ...] = ()
    roster: tuple[str, ...] = ()
    prefer: tuple[str, ...] = ()
    own: bool = False
    options: dict[str, Any] = {}
    cards: str = DEAL

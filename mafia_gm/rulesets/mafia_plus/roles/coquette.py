"""Kokietka: of the Mafia, but every check shows City."""

from __future__ import annotations

from mafia_gm.engine.role import Role
from mafia_gm.rulesets.mafia_plus.town import CITY, MAFIA

ROLE = Role("coquette", side=MAFIA, card="Q♠", looks=CITY)
"""Whoever checks her sees City (MP-B14, MP-A16)."""

"""Biedna Przeklęta Piechota: of the City, but every check shows Mafia."""

from __future__ import annotations

from mafia_gm.engine.role import Role
from mafia_gm.rulesets.mafia_plus.town import CITY, MAFIA

ROLE = Role("cursed_infantry", side=CITY, card="7♡", looks=MAFIA)
"""Whoever checks him sees Mafia (MP-B9, MP-A16)."""

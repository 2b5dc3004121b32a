"""Mieszczanin: no ability; six cards."""

from __future__ import annotations

from mafia_gm.engine.role import Role
from mafia_gm.rulesets.mafia_plus.town import CITY

ROLE = Role("citizen", side=CITY, card="4♡", copies=6)
"""No ability (MP-B11); up to six may play (MP-A3, MP-E4)."""

"""Mafioso: no ability; three cards."""

from __future__ import annotations

from mafia_gm.engine.role import Role
from mafia_gm.rulesets.mafia_plus.town import MAFIA

ROLE = Role("mafioso", side=MAFIA, card="4♠", copies=3)
"""No ability (MP-B16); up to three may play (MP-A3, MP-E4)."""

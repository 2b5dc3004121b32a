"""Bybo: no ability; he never wakes."""

from __future__ import annotations

from mafia_gm.engine.role import Role
from mafia_gm.rulesets.maffia.town import VILLAGE

ROLE = Role("villager", side=VILLAGE, card="", copies=40)
"""No ability; the night calls everybody but him (SV-A4, SV-B2)."""

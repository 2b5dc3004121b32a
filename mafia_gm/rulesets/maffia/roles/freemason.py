"""Frimurare: from Natt 0 on they know each other; they wake as a group."""

from __future__ import annotations

from mafia_gm.engine.role import Role
from mafia_gm.rulesets.maffia.town import VILLAGE

ROLE = Role("freemason", side=VILLAGE, card="", copies=4)
"""A villager who knows other villagers, and has no other power (SV-B8, SV-G01, SV-G02)."""

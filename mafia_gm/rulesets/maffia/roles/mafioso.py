"""Maffia: together they kill one player every night; what they do is the group's."""

from __future__ import annotations

from mafia_gm.engine.role import Role
from mafia_gm.rulesets.maffia.town import MAFIA

ROLE = Role("mafioso", side=MAFIA, card="", copies=20)
"""He wakes with his side (SV-A5, SV-B1); the Game Master may raise the table's six (SV-E4)."""

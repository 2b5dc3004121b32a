"""Hämnare: alone, or two together, they may kill one player every night; what they do is the group's."""

from __future__ import annotations

from mafia_gm.engine.role import Role
from mafia_gm.rulesets.maffia.town import VILLAGE

ROLE = Role("avenger", side=VILLAGE, card="", copies=2)
"""On the villagers' side unless the table gives him his own (SV-B5, SV-G12); the Sheriff's thumb is up for him."""

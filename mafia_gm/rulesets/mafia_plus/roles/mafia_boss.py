"""Szef Mafii: when the Mafia cannot agree, his word decides."""

from __future__ import annotations

from mafia_gm.engine.role import Role
from mafia_gm.rulesets.mafia_plus.town import MAFIA

ROLE = Role("mafia_boss", side=MAFIA, card="A♠", boss=True)
"""He decides the shot and is pointed out on Night Zero (MP-B12, MP-A7, MP-G17)."""

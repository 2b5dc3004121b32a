"""The characters of the Мафия: the peaceful ones, then those of each clan."""

from __future__ import annotations

from typing import Final

from mafia_gm.rulesets.inbox.roles import (
    bodyguard,
    citizen,
    commissar,
    doctor,
    don,
    mafioso,
    maniac,
    prostitute,
    sexual_maniac,
    thug,
)
from mafia_gm.rulesets.inbox.town import MOST_CLANS

FAMILIES: Final = (don, thug, bodyguard, mafioso)
"""The kinds of members a clan has; each clan has its own roles of them."""

ROLES: Final = (
    commissar.ROLE,
    doctor.ROLE,
    prostitute.ROLE,
    sexual_maniac.ROLE,
    maniac.ROLE,
    citizen.ROLE,
    *(family.role(clan) for clan in range(1, MOST_CLANS + 1) for family in FAMILIES),
)
"""The characters in the order of section B, clan by clan."""

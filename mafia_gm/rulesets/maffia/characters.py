"""The characters of Maffia, listed by hand: a packaged program cannot look into folders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.rulesets.maffia.roles import (
    avenger,
    detective,
    doctor,
    freemason,
    mafioso,
    mover,
    sheriff,
    villager,
)

if TYPE_CHECKING:
    from mafia_gm.engine.role import Role

ROLES: Final[tuple[Role, ...]] = (
    mafioso.ROLE,
    villager.ROLE,
    doctor.ROLE,
    sheriff.ROLE,
    avenger.ROLE,
    mover.ROLE,
    detective.ROLE,
    freemason.ROLE,
)
"""The characters in the order of section B."""

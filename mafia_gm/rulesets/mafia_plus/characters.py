"""The 23 characters of MAFIA+ in rule-book order, listed by hand: a packaged program cannot look into folders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.rulesets.mafia_plus.roles import (
    angel_of_death,
    barman,
    blackmailer,
    bodyguard,
    boss_blackmailer,
    citizen,
    coquette,
    courtesan,
    cursed_infantry,
    detective,
    doctor,
    gun_shop_owner,
    janitor,
    madman,
    mafia_boss,
    mafioso,
    mayor,
    president,
    presidents_daughter,
    railwayman,
    saint,
    terrorist,
    terrorist_plus,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.engine.role import Role

ROLES: Final[tuple[Role, ...]] = (
    madman.ROLE,
    doctor.ROLE,
    railwayman.ROLE,
    courtesan.ROLE,
    detective.ROLE,
    gun_shop_owner.ROLE,
    saint.ROLE,
    bodyguard.ROLE,
    cursed_infantry.ROLE,
    president.ROLE,
    citizen.ROLE,
    mafia_boss.ROLE,
    blackmailer.ROLE,
    coquette.ROLE,
    janitor.ROLE,
    mafioso.ROLE,
    boss_blackmailer.ROLE,
    angel_of_death.ROLE,
    mayor.ROLE,
    presidents_daughter.ROLE,
    terrorist.ROLE,
    terrorist_plus.ROLE,
    barman.ROLE,
)
BY_KEY: Final = {role.key: role for role in ROLES}


def acts_in(phase: str, order: Iterable[str]) -> tuple[str, ...]:
    """Return the acts for which these characters are called in a phase, in this order."""
    return tuple(act.key for key in order for act in BY_KEY[key].acts.values() if act.when == phase)


def of_side(side: str) -> frozenset[str]:
    """Return the keys of a side's characters."""
    return frozenset(role.key for role in ROLES if role.side == side)

"""The recommended sets for 6 to 23 players with their alternatives, and what is odd about an own set."""

from __future__ import annotations

from collections import Counter
from typing import Final

from mafia_gm.engine.deals import Deal, Slot
from mafia_gm.rulesets.mafia_plus.characters import BY_KEY, of_side
from mafia_gm.rulesets.mafia_plus.town import CITY, MAFIA

INFANTRY_OR_OWNER: Final = Slot(("cursed_infantry", "gun_shop_owner"))
RAILWAY_OR_PRESIDENT: Final = Slot(("railwayman", "president"))
FOUR: Final = ("barman", "mayor", "terrorist", "presidents_daughter")
ANGEL_AND_THREE: Final = ("angel_of_death", "mayor", "terrorist", "presidents_daughter")
MAYOR_OR_DAUGHTER: Final = Slot(("mayor", "presidents_daughter"))


def _cards(*roles: str) -> tuple[Slot, ...]:
    return tuple(Slot((role,)) for role in roles)


BASE: Final = _cards("doctor", "detective", "courtesan")
MAD: Final = (*BASE, *_cards("madman"))
BOTH_CITY: Final = _cards("railwayman", "president")
TEN_CITY: Final = (*MAD, *_cards("cursed_infantry", "gun_shop_owner"), *BOTH_CITY, *_cards("bodyguard"))
BOSS_TWO: Final = _cards("mafia_boss", "coquette")
BLACK_TWO: Final = _cards("boss_blackmailer", "coquette")
BOSS_THREE: Final = _cards("mafia_boss", "coquette", "janitor")
BLACK_THREE: Final = _cards("boss_blackmailer", "coquette", "janitor")
MAFIA_FOUR: Final = _cards("mafia_boss", "blackmailer", "coquette", "janitor")
MAFIA_FIVE: Final = (*MAFIA_FOUR, *_cards("mafioso"))
BAR_ANGEL: Final = _cards("barman", "angel_of_death")
BAR_ANGEL_BOMB: Final = (*BAR_ANGEL, *_cards("terrorist_plus"))
SYNDICATE_FIVE: Final = (*BAR_ANGEL_BOMB, *_cards("mayor", "presidents_daughter"))


def _citizens(count: int) -> tuple[Slot, ...]:
    return (Slot(("citizen",), count=count),)


DEALS: Final = tuple(
    Deal(players, slots)
    for players, slots in (
        (6, (*BASE, *_cards("cursed_infantry"), *BOSS_TWO)),
        (7, (*MAD, *BOSS_TWO, Slot(FOUR))),
        (8, (*MAD, INFANTRY_OR_OWNER, *BLACK_TWO, Slot(FOUR))),
        (9, (*MAD, INFANTRY_OR_OWNER, *BOSS_TWO, Slot(FOUR, pick=2))),
        (10, (*MAD, *_cards("saint"), *BOSS_THREE, Slot(FOUR, pick=2))),
        (
            11,
            (
                *MAD,
                INFANTRY_OR_OWNER,
                RAILWAY_OR_PRESIDENT,
                *BOSS_THREE,
                *_cards("barman"),
                Slot(ANGEL_AND_THREE),
            ),
        ),
        (
            12,
            (
                *MAD,
                INFANTRY_OR_OWNER,
                RAILWAY_OR_PRESIDENT,
                *BOSS_THREE,
                *_cards("barman"),
                Slot(ANGEL_AND_THREE, pick=2),
            ),
        ),
        (
            13,
            (
                *MAD,
                INFANTRY_OR_OWNER,
                RAILWAY_OR_PRESIDENT,
                *_cards("bodyguard"),
                *BLACK_THREE,
                *BAR_ANGEL,
                Slot(("mayor", "terrorist", "presidents_daughter")),
            ),
        ),
        (
            14,
            (
                *MAD,
                INFANTRY_OR_OWNER,
                RAILWAY_OR_PRESIDENT,
                *_cards("bodyguard"),
                *BLACK_THREE,
                *BAR_ANGEL_BOMB,
                MAYOR_OR_DAUGHTER,
            ),
        ),
        (
            15,
            (
                *MAD,
                INFANTRY_OR_OWNER,
                *BOTH_CITY,
                *_cards("bodyguard"),
                *BLACK_THREE,
                *BAR_ANGEL_BOMB,
                MAYOR_OR_DAUGHTER,
            ),
        ),
        (
            16,
            (
                *MAD,
                INFANTRY_OR_OWNER,
                *BOTH_CITY,
                *_cards("saint"),
                *MAFIA_FOUR,
                *BAR_ANGEL_BOMB,
                MAYOR_OR_DAUGHTER,
            ),
        ),
        (
            17,
            (
                *MAD,
                INFANTRY_OR_OWNER,
                *BOTH_CITY,
                *_cards("saint", "bodyguard"),
                *MAFIA_FOUR,
                *BAR_ANGEL_BOMB,
                MAYOR_OR_DAUGHTER,
            ),
        ),
        (
            18,
            (
                *MAD,
                INFANTRY_OR_OWNER,
                *BOTH_CITY,
                *_cards("saint", "bodyguard"),
                *MAFIA_FOUR,
                *SYNDICATE_FIVE,
            ),
        ),
        (
            19,
            (
                *MAD,
                *_cards("cursed_infantry", "gun_shop_owner"),
                *BOTH_CITY,
                *_cards("saint", "bodyguard"),
                *MAFIA_FOUR,
                *SYNDICATE_FIVE,
            ),
        ),
        (20, (*TEN_CITY, *_citizens(1), *MAFIA_FIVE, *SYNDICATE_FIVE)),
        (21, (*TEN_CITY, *_citizens(2), *MAFIA_FIVE, *SYNDICATE_FIVE)),
        (22, (*TEN_CITY, *_citizens(3), *MAFIA_FIVE, *SYNDICATE_FIVE)),
        (23, (*TEN_CITY, *_citizens(3), *MAFIA_FOUR, Slot(("mafioso",), count=2), *SYNDICATE_FIVE)),
    )
)
"""The 18 rows of the rule book (MP-E)."""


def warnings(roles: tuple[str, ...]) -> tuple[str, ...]:
    """Return reason keys of what is odd about a set; the Game Master may override (MP-G68, MP-E2…E4)."""
    count = Counter(roles)
    found = []
    bosses = sum(number for role, number in count.items() if BY_KEY[role].boss)
    if bosses == 0:
        found.append("no_boss")
    if bosses > 1:
        found.append("two_bosses")
    if count["boss_blackmailer"] and count["blackmailer"]:
        found.append("two_blackmailers")
    if count["terrorist"] and count["terrorist_plus"]:
        found.append("both_bombers")
    if any(number > BY_KEY[role].copies for role, number in count.items()):
        found.append("too_many_copies")
    if not of_side(CITY) & count.keys():
        found.append("no_city")
    if not of_side(MAFIA) & count.keys():
        found.append("no_mafia")
    return tuple(found)

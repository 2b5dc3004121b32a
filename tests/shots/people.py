"""Who sits at the tables of the pictures: a short table, a usual one, and a full one with awkward names."""

from __future__ import annotations

from typing import Final

LONG: Final = (
    "Aleksandra Brzęczyszczykiewicz",
    "Ania",
    "Wolfeschlegelsteinhausen",
    "Ania",
    "Екатерина Воробьёва-Константинопольская",
    "Åsa 🎩🎩",
)
"""Six names that are long, twins, of another script, with an emoji."""
USUAL: Final = (
    *("Ala", "Bartek", "Celina", "Darek", "Ewa", "Filip", "Gosia", "Henryk", "Iga", "Janek", "Krzysztof"),
    *("Lena", "Mateusz", "Natalia", "Olek", "Patrycja", "Rafał"),
)
SIX: Final = ("doctor", "courtesan", "mafia_boss", "detective", "coquette", "cursed_infantry")
TWELVE: Final = (
    *("doctor", "detective", "gun_shop_owner", "president", "terrorist", "presidents_daughter"),
    *("saint", "mafia_boss", "janitor", "bodyguard", "barman", "madman"),
)
FULL: Final = (
    *("doctor", "detective", "gun_shop_owner", "president", "terrorist_plus", "presidents_daughter"),
    *("saint", "mafia_boss", "janitor", "bodyguard", "barman", "madman"),
    *("courtesan", "cursed_infantry", "railwayman", "blackmailer", "coquette", "angel_of_death"),
    *("mayor", "mafioso", "mafioso", "citizen", "citizen"),
)


def cast(players: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return names and roles, seat by seat, for this number of players."""
    if players <= len(SIX):
        return LONG[:players], SIX[:players]
    if players <= len(TWELVE):
        return USUAL[:players], TWELVE[:players]
    names: tuple[str, ...] = (*USUAL, *LONG)
    names += tuple(f"{USUAL[extra % len(USUAL)]} {extra}" for extra in range(players - len(names)))
    return names[:players], (*FULL, *(("citizen",) * (players - len(FULL))))[:players]

"""Sets of characters: suggestions of this program, for the text has none (RU-E1); and what is odd about an own set."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from mafia_gm.engine.deals import Deal, Slot

if TYPE_CHECKING:
    from mafia_gm.engine.options import Options

FEWEST, MOST = 6, 40
USUAL: Final = 2
"""The usual number of clans (RU-G01)."""
SINGLE: Final = ("commissar", "doctor", "prostitute", "sexual_maniac", "maniac")
"""Peaceful roles of which there is one at most (RU-E2)."""


def _special(players: int) -> tuple[str, ...]:
    """Return the peaceful roles as the suggestions have them: two, from 12 on three, from 16 on all (RU-E3)."""
    return SINGLE if players >= 16 else SINGLE[:3] if players >= 12 else SINGLE[:2]


def _mafs(players: int, clans: int) -> int:
    """Return how many мафы: a quarter and more the more play, 2 of 8, 4 of 12, 6 of 16, 8 of 20 (RU-E3).

    One clan alone has a quarter, for nobody but the peaceful is against it.
    """
    if clans == 1:
        return max(1, players // 4)
    many = 8 + 2 * ((players - 20) // 5) if players >= 20 else 2 * (players // 4) - 2
    return max(many, clans)


def composed(players: int, clans: int) -> Deal:
    """Return a set with so many clans; each has a Дон, then a Громила, a Телохранитель, and plain members (RU-E2, RU-E3)."""
    mafs, special = _mafs(players, clans), _special(players)
    cards: Counter[str] = Counter()
    for place in range(mafs):
        clan, rank = place % clans + 1, place // clans
        cards[f"{('don', 'thug', 'bodyguard')[rank] if rank < 3 else 'mafioso'}_{clan}"] += 1
    special = special[: max(0, players - mafs)]
    cards.update(special)
    cards["citizen"] = players - mafs - len(special)
    slots = (Slot((role,), count=number) for role, number in cards.items() if number)
    return Deal(players, tuple(slots))


def clans_usual(players: int) -> int:
    """Return how many clans a suggestion has: one below 12 players, two from there on (RU-E3)."""
    return 1 if players < 12 else USUAL


DEALS: Final = tuple(composed(players, clans_usual(players)) for players in range(FEWEST, MOST + 1))


def suited(options: Options, deal: Deal) -> Deal:
    """Return the suggestion with as many clans as the table wants (RU-G01)."""
    clans = options["clans"]
    return deal if clans == USUAL else composed(deal.players, clans)


def warnings(roles: tuple[str, ...]) -> tuple[str, ...]:
    """Return reason keys of what is odd about a set; the Game Master may override (RU-D2, RU-E2)."""
    count = Counter(roles)
    clans = Counter(role.rpartition("_")[2] for role in roles if role[-1:].isdigit())
    mafs, found = clans.total(), []
    if not mafs:
        found.append("no_clan")
    if mafs == len(roles):
        found.append("no_peaceful")
    elif len(clans) == 1 and 2 * mafs >= len(roles):
        found.append("clan_has_won")
    if any(count[f"don_{clan}"] == 0 for clan in clans):
        found.append("clan_without_don")
    if any(count[f"don_{clan}"] > 1 for clan in clans):
        found.append("many_dons")
    if any(count[f"{role}_{clan}"] > 1 for clan in clans for role in ("thug", "bodyguard")):
        found.append("many_of_a_clan")
    if any(count[role] > 1 for role in SINGLE):
        found.append("too_many_copies")
    if len(clans) == 1:
        found.append("one_clan")
    return tuple(found)

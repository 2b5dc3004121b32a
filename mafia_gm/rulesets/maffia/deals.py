"""The table of section E: the sets for 7 to 40 players with their alternatives, and what is odd about an own set."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from mafia_gm.engine.deals import Deal, Slot
from mafia_gm.engine.options import Options
from mafia_gm.rulesets.maffia.options import TABLE

if TYPE_CHECKING:
    from mafia_gm.engine.table import Table

FEWEST, MOST = 7, 40
"""The table begins at 7 players; its last row has no end, and the circle has 40 seats (SV-E4)."""
ALTERNATIVE: Final = "alternative"
"""Key of the second set of a row (SV-E3)."""


class Row(NamedTuple):
    """A row of the table: from how many players on, its Maffia, and its other columns as printed (SV-E1)."""

    players: int
    mafia: int
    special: tuple[str, ...]
    alternative: tuple[str, ...]
    organised: bool
    units: int


ROWS: Final = (
    Row(7, 2, ("doctor",), (), organised=False, units=1),
    Row(9, 2, ("freemason",), ("mover",), organised=False, units=1),
    Row(11, 3, ("freemason", "doctor"), ("detective",), organised=True, units=2),
    Row(13, 3, ("freemason", "doctor"), ("sheriff",), organised=True, units=2),
    Row(15, 4, ("freemason", "doctor"), ("freemason", "sheriff"), organised=True, units=3),
    Row(17, 4, ("freemason", "doctor"), ("sheriff",), organised=True, units=3),
    Row(19, 5, ("freemason", "doctor", "avenger"), ("sheriff", "avenger"), organised=True, units=3),
    Row(21, 5, ("freemason", "doctor", "avenger"), (), organised=True, units=3),
    Row(23, 6, ("freemason", "doctor", "avenger", "avenger"), (), organised=True, units=3),
)
MINUTES: Final = 5
"""Minutes of talk for each unit of the column "5min" (SV-G28)."""
FREEMASONS: Final = 2
"""How many they are unless the table rules otherwise (SV-G02)."""


def row_of(players: int) -> Row:
    """Return the row for so many players; fewer than the table has are taken for its first row (SV-E4)."""
    return next((row for row in reversed(ROWS) if row.players <= players), ROWS[0])


def _deal(players: int, mafia: int, special: tuple[str, ...], key: str = "") -> Deal:
    """Return a set: special roles are villagers' and are counted among the players (SV-E2)."""
    count = Counter(special)
    count["freemason"] *= FREEMASONS
    plain = players - mafia - count.total()
    others = tuple(Slot((role,), count=number) for role, number in count.items() if number)
    return Deal(players, (Slot(("mafioso",), count=mafia), *others, Slot(("villager",), count=plain)), key)


def _deals() -> tuple[Deal, ...]:
    made = []
    for players in range(FEWEST, MOST + 1):
        row = row_of(players)
        made.append(_deal(players, row.mafia, row.special))
        if row.alternative:
            made.append(_deal(players, row.mafia, row.alternative, ALTERNATIVE))
    return tuple(made)


DEALS: Final = _deals()


def suited(options: Options, deal: Deal) -> Deal:
    """Return the set with as many freemasons as the table wants, plain villagers for the rest (SV-G02)."""
    more = options["freemason_count"] - FREEMASONS
    changes = {"freemason": more, "villager": -more}
    if not any(slot.roles == ("freemason",) for slot in deal.slots):
        return deal
    slots = tuple(replace(slot, count=slot.count + changes.get(slot.roles[0], 0)) for slot in deal.slots)
    return replace(deal, slots=slots)


def tonight(options: Options, players: int) -> Options:
    """Return what the row of the table, or the Game Master's word, makes of organisation rule and talk (SV-G25, SV-G28).

    The talk lasts five minutes for each unit of the row.
    """
    row = row_of(players)
    usual = {"org_rule": row.organised, "day_minutes": row.units * MINUTES}
    return {key: value if options[key] == TABLE else options[key] for key, value in usual.items()}


def is_organised(table: Table) -> bool:
    """Is the organisation rule in force (SV-D2, SV-G25)?"""
    return bool(tonight(table.options, len(table.roles))["org_rule"])


def minutes(table: Table) -> int:
    """Return how long the Day's talk is to last (SV-G28)."""
    return int(tonight(table.options, len(table.roles))["day_minutes"])


def warnings(roles: tuple[str, ...]) -> tuple[str, ...]:
    """Return reason keys of what is odd about a set; the Game Master may override (SV-E2…E4, SV-G02)."""
    count = Counter(roles)
    mafia, found = count["mafioso"], []
    if not mafia:
        found.append("no_mafia")
    if mafia == len(roles):
        found.append("no_village")
    elif 2 * mafia >= len(roles):
        found.append("mafia_has_won")
    if mafia == 1:
        found.append("mafia_of_one")
    if count["freemason"] == 1:
        found.append("one_freemason")
    if count["avenger"] > 2:
        found.append("many_avengers")
    if any(count[role] > 1 for role in ("doctor", "sheriff", "mover", "detective")):
        found.append("too_many_copies")
    return tuple(found)

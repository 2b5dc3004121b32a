"""The same people at two tables: who sat down later may have another id there; his printed number is the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from msgspec.structs import replace

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mafia_gm.engine.table import Player, Table

S = TypeVar("S", bound=msgspec.Struct)
SEAT: Final = frozenset({"player", "holder", "voter", "first", "second", "after"})
SEAT_OR_NOBODY: Final = frozenset({"by", "aimed"})
SEATS: Final = frozenset(
    {"picks", "players", "candidates", "narrowed", "leaders", "winners", "living", "away", "ring"}
    | {"speakers", "hands", "late", "drawn", "lynched"}
)
"""Fields of commands and facts that name somebody, or several."""
_ONE: Final = SEAT | SEAT_OR_NOBODY | {"decider"}
_ROW: Final = SEATS | {"alive", "dying", "double", "counted", "legal", "awake", "people"}
"""Those, and the ones of tables and questions."""
_PAIRS: Final = frozenset({"ballots", "cast", "accused"})
_FIRST: Final = frozenset({"cards", "refused"})
"""Fields of pairs of which only the first is somebody."""


def next_number(table: Table) -> int:
    """Return the number of whoever comes next; those of people who are still expected are taken."""
    taken = [*(player.number for player in table.players), *(late.number for late in table.expected)]
    return max(taken) + 1


def other_ids(here: Table, there: Table) -> dict[int, int]:
    """Return the ids ``there`` of the people ``here``; empty where everybody is there and nobody has another one."""
    if _are_alike(here, there) and len(here.players) <= len(there.players):
        return {}
    ids = {player.number: player.id for player in there.players}
    return {player.id: ids[player.number] for player in here.players if player.number in ids}


def _are_alike(one: Table, other: Table) -> bool:
    return all(a.number == b.number for a, b in zip(one.players, other.players, strict=False))


def moved(what: S, ids: Mapping[int, int]) -> S:
    """Return a command, a fact, whatever names people, with these ids for them.

    Whoever has none is left out of rows and pairs. Raises ``KeyError`` where it is about him alone.
    """
    changes: dict[str, Any] = {}
    for field in what.__struct_fields__:
        value = getattr(what, field)
        now = _moved(field, value, ids)
        if now != value:
            changes[field] = now
    return replace(what, **changes) if changes else what


def _moved(field: str, value: Any, ids: Mapping[int, int]) -> Any:
    if isinstance(value, msgspec.Struct):
        return moved(value, ids)
    if field in _ONE and isinstance(value, int):
        return value if value < 0 else ids[value]
    if field == "speaker" and isinstance(value, int):
        return ids.get(value, -1)  # the clock may have been set for somebody who is not there
    if field == "shown" and isinstance(value, str) and value.isdecimal():
        return str(ids[int(value)])
    if field == "held" and isinstance(value, dict):
        return {role: tuple(sorted(_row(players, ids))) for role, players in value.items()}
    return _moved_all(field, value, ids) if isinstance(value, tuple) and value else value


def _moved_all(field: str, value: tuple[Any, ...], ids: Mapping[int, int]) -> tuple[Any, ...]:
    if isinstance(value[0], msgspec.Struct):
        return tuple(moved(one, ids) for one in value)
    if field in _ROW:
        return _row(value, ids)
    if field in _PAIRS:
        return tuple(
            (ids[one], ids.get(other, other))
            for one, other in value
            if one in ids and (other < 0 or other in ids)
        )
    if field in _FIRST:
        return tuple((ids[one], other) for one, other in value if one in ids)
    if field == "seen":
        told = (one.partition(":") for one in value)
        return tuple(f"{ids[int(who)]}:{what}" for who, _, what in told if int(who) in ids)
    return value


def _row(players: tuple[int, ...], ids: Mapping[int, int]) -> tuple[int, ...]:
    return tuple(ids[player] for player in players if player in ids)


class Together(msgspec.Struct, frozen=True):
    """Everybody of two tables under one id: that of the first, then those who sit at the second alone.

    ``ids`` are those of the second table's people; empty where they are the same.
    """

    everybody: tuple[Player, ...]
    ids: dict[int, int]

    def seen(self, table: Table) -> Table:
        """Return a table of the second's with its people under the common ids; who is missing there is out of it."""
        if not self.ids:
            return table
        here = {self.ids[player.id]: replace(player, id=self.ids[player.id]) for player in table.players}
        players = tuple(here.get(at) or _missing(player, at) for at, player in enumerate(self.everybody))
        return replace(moved(replace(table, players=()), self.ids), players=players)

    def moved(self, what: S) -> S:
        """Return what happened at the second table under the common ids."""
        return moved(what, self.ids) if self.ids else what


def together(first: Table, second: Table) -> Together:
    """Put the people of two tables together."""
    if _are_alike(first, second):
        return Together((), {})
    known = {player.number: player.id for player in first.players}
    new = [player for player in second.players if player.number not in known]
    known |= {player.number: len(first.players) + place for place, player in enumerate(new)}
    return Together((*first.players, *new), {player.id: known[player.number] for player in second.players})


def _missing(player: Player, at: int) -> Player:
    return replace(
        player, id=at, role="", side="", alive=False, gone="", shown="out", shown_role="", shown_side=""
    )

"""Do stored lines fit their game? Their keys must be the rules', their players must sit at the table.

Asked of every file that is opened, so everything is looked at by kinds and columns; only a misfit is searched for.
"""

from __future__ import annotations

import functools
import re
from collections import defaultdict
from itertools import chain
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine.fold_day import TAKEN_BACK
from mafia_gm.engine.people import SEAT, SEAT_OR_NOBODY, SEATS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    import msgspec

    from mafia_gm.engine.lines import Line
    from mafia_gm.engine.ruleset import Rules

_KEYS: Final = frozenset({"role", "roles", "side", "phase", "act", "kind", "outcome", "cards", "state"})
_NOBODY: Final = frozenset({"Execute", "FloorGiven", "GiveFloor", "Reveal", "Voided"})
"""Kinds whose ``player`` may be -1: nobody, or everybody."""
_NUMBER: Final = re.compile(r"_\d$")
"""The end of the key of a clan's role; a report says it without (RU-A13)."""
_MAKES: Final[dict[type, type]] = {
    c.Begin: f.Started,
    c.Reply: f.Answered,
    c.OpenVote: f.VoteOpened,
    c.CloseVote: f.VoteClosed,
}
"""Facts without which a command cannot have happened."""


class Misfit(NamedTuple):
    """The place of the first line that does not fit, and the key in it that nobody knows: ``role wizard``.

    Without a key the line names somebody who does not sit at the table, or lacks what its command makes.
    """

    place: int
    key: str = ""


def misfit(rules: Rules, lines: Sequence[Line]) -> Misfit | None:
    """Return the first line that does not fit these rules and the people who sit down in it or another line."""
    said = [_said(line) for line in lines]
    steps = list(chain.from_iterable(said))
    everything = _by_kind(chain.from_iterable(steps))
    known, seats = _known(rules), _seats(steps)
    if not _unknown(everything, known) and _are_seated(everything, seats) and all(map(_is_made, steps)):
        return None
    for place, some in enumerate(said):
        kinds = _by_kind(chain.from_iterable(some))
        if (key := _unknown(kinds, known)) or not _are_seated(kinds, seats) or not all(map(_is_made, some)):
            return Misfit(place, key)
    raise AssertionError  # one of them it must be


def _is_made(said: tuple[msgspec.Struct, ...]) -> bool:
    """Is what the command makes among the facts?"""
    made = _MAKES.get(type(said[0]))
    return made is None or made in map(type, said)


def _said(line: Line) -> tuple[tuple[msgspec.Struct, ...], ...]:
    """Return every command of a line with its facts: one, all that a correction decides again, or none."""
    if (facts := getattr(line, "facts", None)) is not None:
        return ((line.command, *facts),)  # type: ignore[union-attr]
    return tuple([(step.command, *step.facts) for step in getattr(line, "steps", ())])


def _seats(steps: Iterable[tuple[msgspec.Struct, ...]]) -> int:
    """Return how many sat at the table at most.

    It can be laid more than once, and who has sat down at a step that was taken back or corrected may not have; the
    exact number is only known where the lines are folded, and there a ring of other seats is refused.
    """
    seats = 0
    for said in steps:
        kinds = list(map(type, said))
        new = kinds.count(f.Seated)
        seats = max(seats, new) if f.Opened in kinds else seats + new
    return seats


def _by_kind(everything: Iterable[msgspec.Struct]) -> dict[type, list[Any]]:
    kinds: dict[type, list[Any]] = defaultdict(list)
    for what in everything:
        kinds[type(what)].append(what)
        if (token := getattr(what, "token", None)) is not None:
            kinds[type(token)].append(token)
    return kinds


def _known(rules: Rules) -> dict[str, frozenset[str]]:
    what = rules.what
    return {
        "role": frozenset({"", *rules.roles, *(_NUMBER.sub("", role) for role in rules.roles)}),
        "roles": frozenset(rules.roles),
        "side": frozenset({"", *what.sides}),
        "phase": frozenset(what.phases.moves),
        "act": frozenset(rules.acts),
        "kind": frozenset(rules.kinds),
        "outcome": frozenset({"draw", "stopped", *what.sides}),
        "cards": frozenset({"deal", "typed", "roll_call"}),
        "state": frozenset({"", "in", "out", "away"}),
    }


def _unknown(kinds: dict[type, list[Any]], known: dict[str, frozenset[str]]) -> str:
    """Return a key that is none of the rules', with its field."""
    changed = chain.from_iterable(change.cards for change in kinds.get(c.ChangeCards, ()))
    if strange := {role for _, role in changed} - known["role"]:
        return f"role {min(strange)}"
    for kind, all_of_it in kinds.items():
        for field, get in _plan(kind).keys:
            column = map(get, all_of_it)
            keys = set(chain.from_iterable(column) if field == "roles" else column)
            if strange := keys - known[field]:
                return f"{field.removesuffix('s')} {min(strange)}"
    return ""


def _are_seated(kinds: dict[type, list[Any]], seats: int) -> bool:
    """Do all of these name only people who sit at a table of so many seats, and nobody on two of them?"""
    if any(len(set(fact.ring)) != len(fact.ring) for fact in kinds.get(f.Reseated, ())):
        return False
    changed = chain.from_iterable(change.cards for change in kinds.get(c.ChangeCards, ()))
    if not _within([player for player, _ in changed], 0, seats):
        return False
    for kind, all_of_it in kinds.items():
        plan = _plan(kind)
        for get, least in plan.seats:
            if not _within(map(get, all_of_it), least, seats):
                return False
        for get_all in plan.many:
            if not _within(chain.from_iterable(map(get_all, all_of_it)), 0, seats):
                return False
        if plan.ballots is not None:
            ballots = list(chain.from_iterable(map(plan.ballots, all_of_it)))
            voters, choices = ([pair[place] for pair in ballots] for place in (0, 1))
            if not (_within(voters, 0, seats) and _within(choices, TAKEN_BACK, seats)):
                return False
    return True


def _within(numbers: Iterable[int], least: int, end: int) -> bool:
    found = set(numbers)
    return not found or (min(found) >= least and max(found) < end)


class _Plan(NamedTuple):
    """What there is to look at in a kind of command or fact, as getters of its fields."""

    keys: tuple[tuple[str, Callable[[Any], Any]], ...]
    seats: tuple[tuple[Callable[[Any], int], int], ...]
    """Each with the least number it may hold."""
    many: tuple[Callable[[Any], tuple[int, ...]], ...]
    ballots: Callable[[Any], tuple[tuple[int, int], ...]] | None


@functools.cache
def _plan(kind: type[msgspec.Struct]) -> _Plan:
    get = {field: attrgetter(field) for field in kind.__struct_fields__}
    least = dict.fromkeys(SEAT, -1 if kind.__name__ in _NOBODY else 0)
    least |= dict.fromkeys(SEAT_OR_NOBODY, -1)
    return _Plan(
        tuple((field, get[field]) for field in get if field in _KEYS and kind is not c.ChangeCards),
        tuple((get[field], least[field]) for field in get if field in least),
        tuple(get[field] for field in get if field in SEATS),
        get.get("ballots"),
    )

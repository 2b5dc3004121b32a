"""The people who play here: their names are remembered from evening to evening. Import it lazily (pydantic)."""

from __future__ import annotations

import datetime as dt
import itertools
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from pydantic import Field

from mafia_gm import paths
from mafia_gm.app.files import StoreFailed
from mafia_gm.app.sheets import BadSheet, Sheet, read_sheet, write_sheet

NAME: Final = "players.json"


class Person(Sheet):
    """A remembered player: how often he has played here, and when last (an ISO day)."""

    name: str = Field(min_length=1, max_length=60)
    evenings: int = Field(default=0, ge=0)
    last: str = ""


class Roster(Sheet):
    """Everybody remembered, those of the latest evenings first."""

    people: tuple[Person, ...] = ()

    def after_evening(self, names: Iterable[str], day: dt.date | None = None) -> Roster:
        """Return the roster after these people have played; twins of one name are one entry."""
        today = (day or dt.datetime.now().astimezone().date()).isoformat()
        known = {person.name: person for person in self.people}
        here = []
        for name in dict.fromkeys(names):
            person = known.pop(name, None) or Person(name=name)
            again = person.last != today
            here.append(Person(name=name, evenings=person.evenings + again, last=today))
        return Roster(people=(*here, *known.values()))

    def without(self, name: str) -> Roster:
        """Return the roster with a name forgotten."""
        return Roster(people=tuple(person for person in self.people if person.name != name))


def load_roster(path: Path | None = None) -> Roster:
    """Return the remembered people; a file that cannot be read counts as an empty one. Never raises."""
    try:
        return read_sheet(Roster, path or paths.user_data() / NAME)
    except BadSheet:
        return Roster()


def save_roster(roster: Roster, path: Path | None = None) -> None:
    """Write the roster; raises ``StoreFailed``."""
    write_sheet(roster, path or paths.user_data() / NAME)


def remember(names: Iterable[str], path: Path | None = None) -> None:
    """Note in the remembered roster that these people have played; raises ``StoreFailed``.

    A file that cannot be read, perhaps a newer program's, is put aside as ``players.damaged-1.json``.
    """
    path = path or paths.user_data() / NAME
    try:
        known = read_sheet(Roster, path)
    except BadSheet:
        known = Roster()
        put_aside(path)
    save_roster(known.after_evening(names), path)


def put_aside(path: Path) -> None:
    """Give the file, if there is one, a name that is nobody's; raises ``StoreFailed``."""
    if os.path.lexists(path):
        aside = (path.with_name(f"{path.stem}.damaged-{n}{path.suffix}") for n in itertools.count(1))
        try:
            path.rename(next(free for free in aside if not os.path.lexists(free)))
        except OSError as error:
            raise StoreFailed.of(error, path) from error

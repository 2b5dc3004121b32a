"""The games of a folder, for "Continue" and "Open": read in passing, and a broken file is one line of the list."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from mafia_gm.app.files import SUFFIX, StoreFailed, peek
from mafia_gm.engine.facts import Ended, Renamed, Seated
from mafia_gm.engine.record import BrokenRecord, Do, Undo, read, read_header

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from mafia_gm.engine.facts import Fact
    from mafia_gm.engine.record import Line


class Game(msgspec.Struct, frozen=True):
    """One file of the list.

    ``created`` is UTC as the header has it, ``changed`` the file's time (seconds since 1970), ``outcome`` is
    empty while the game goes on, ``broken`` is empty or a kind of ``BrokenRecord`` or ``StoreFailed``;
    a ``damaged`` game with players can still be opened up to the damage.
    """

    path: Path
    changed: float
    title: str = ""
    ruleset: str = ""
    created: str = ""
    players: tuple[str, ...] = ()
    steps: int = 0
    outcome: str = ""
    broken: str = ""

    @property
    def is_finished(self) -> bool:
        """Has the game come to its end?"""
        return bool(self.outcome)


def list_games(folder: Path, limit: int = 200) -> tuple[Game, ...]:
    """Return the folder's games, the newest first; never raises, copies of damaged files are left out."""
    try:
        paths = [path for path in folder.iterdir() if path.suffix == SUFFIX and ".damaged-" not in path.name]
    except OSError:
        return ()
    found = sorted(((_changed(path), path) for path in paths), reverse=True)
    return tuple(look(path, changed) for changed, path in found[:limit])


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def look(path: Path, changed: float) -> Game:
    """Return what a file holds; never raises."""
    from mafia_gm.rulesets.catalogue import RULESETS  # not needed where no game was ever played

    try:
        data = peek(path)
        header, *_ = read_header(data)
    except StoreFailed as failed:
        return Game(path, changed, path.stem, broken=failed.kind)
    except BrokenRecord as broken:
        return Game(path, changed, path.stem, broken=broken.kind)
    game = Game(path, changed, header.title, header.ruleset, header.created)
    try:
        lines, kind = read(data, RULESETS).lines, ""
    except BrokenRecord as broken:
        lines, kind = broken.record.lines if broken.record else (), broken.kind
    facts = tuple(_living(lines))
    return msgspec.structs.replace(
        game,
        players=_names(facts),
        steps=len(lines),
        outcome=next((fact.outcome for fact in facts if type(fact) is Ended), ""),
        broken=kind,
    )


def _living(lines: Iterable[Line]) -> Iterable[Fact]:
    """Yield the facts of the steps that hold, undone ones left out."""
    held: dict[int, tuple[Fact, ...]] = {}
    away: dict[int, tuple[Fact, ...]] = {}
    for line in lines:
        if isinstance(line, Do):
            held[line.number] = line.facts
        elif isinstance(line, Undo):
            away[line.step] = held.pop(line.step, ())
        else:
            held[line.step] = away.pop(line.step, ())
    for number in sorted(held):
        yield from held[number]


def _names(facts: Iterable[Fact]) -> tuple[str, ...]:
    names: list[str] = []
    for fact in facts:
        if type(fact) is Seated:
            names.append(fact.name)
        elif type(fact) is Renamed and fact.player < len(names):
            names[fact.player] = fact.name
    return tuple(names)

"""A glance into a game's file: who plays, how far it is, what is wrong with it."""

from __future__ import annotations

from itertools import chain, takewhile
from typing import TYPE_CHECKING

import msgspec

from mafia_gm.app.files import StoreFailed, peek
from mafia_gm.app.games import Game
from mafia_gm.engine.commands import HandOver
from mafia_gm.engine.facts import Ended, Renamed, Seated
from mafia_gm.engine.record import BrokenRecord, Correct, Do, Undo, read, read_header
from mafia_gm.rulesets.catalogue import RULESETS

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from mafia_gm.engine.facts import Fact
    from mafia_gm.engine.record import Line


def look(path: Path, changed: float) -> Game:
    """Return what a file holds; never raises."""
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
        elsewhere=bool(lines) and isinstance(lines[-1], Do) and isinstance(lines[-1].command, HandOver),
    )


def _living(lines: Iterable[Line]) -> Iterable[Fact]:
    """Yield the facts of the steps that hold, undone ones left out."""
    held: dict[int, tuple[Fact, ...]] = {}
    away: dict[int, tuple[Fact, ...]] = {}
    other: dict[int, dict[int, tuple[Fact, ...]]] = {}  # what held before a correction, or with it
    for line in lines:
        if isinstance(line, Do):
            held[line.number] = line.facts
        elif isinstance(line, Correct):
            other[line.number] = held
            before = takewhile(line.step.__ne__, held)
            held = {number: held[number] for number in before}
            held.update((done.number, done.facts) for done in line.steps)
        elif line.step in other:
            held, other[line.step] = other[line.step], held
        elif isinstance(line, Undo):
            away[line.step] = held.pop(line.step, ())
        else:
            held[line.step] = away.pop(line.step, ())
    yield from chain.from_iterable(held.values())


def _names(facts: Iterable[Fact]) -> tuple[str, ...]:
    names: list[str] = []
    for fact in facts:
        if type(fact) is Seated:
            names.append(fact.name)
        elif type(fact) is Renamed and fact.player < len(names):
            names[fact.player] = fact.name
    return tuple(names)

"""A game file as the verbs read it: as much as can be read, or one line why nothing can."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from mafia_gm.app.files import StoreFailed, peek
from mafia_gm.cli.words import refuse, wrong
from mafia_gm.engine.record import BrokenRecord, read
from mafia_gm.rulesets.catalogue import RULESETS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from mafia_gm.engine.record import Record


@contextmanager
def readable(file: Path) -> Iterator[None]:
    """Refuse in one line when what is done here finds that the file cannot be read."""
    try:
        yield
    except StoreFailed as failed:
        refuse(f"{file}: {failed.detail or failed.kind}")
    except BrokenRecord as broken:
        refuse(f"{file}: {wrong(broken)}")


def stored(file: Path) -> tuple[Record, BrokenRecord | None]:
    """Return the game up to where its file is damaged, and the damage if there is any.

    Raises ``StoreFailed``, and ``BrokenRecord`` where nothing can be read.
    """
    try:
        return read(peek(file), RULESETS), None
    except BrokenRecord as broken:
        if broken.record is None:
            raise
        return broken.record, broken


def tell_damage(file: Path, damage: BrokenRecord) -> None:
    """Say in one line what of the file was not read."""
    later = f"; {len(damage.later)} later lines can be read" if damage.later else ""
    print(f"mafia-gm: {file}: {wrong(damage)}{later}", file=sys.stderr)

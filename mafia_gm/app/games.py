"""The games of a folder, for "Continue" and "Open": read in passing, and a broken file is one line of the list."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from mafia_gm.app.files import SUFFIX

if TYPE_CHECKING:
    from pathlib import Path


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
    elsewhere: bool = False
    """Was the game handed over to another laptop, and nothing has happened here since?"""

    @property
    def is_finished(self) -> bool:
        """Has the game come to its end?"""
        return bool(self.outcome)


def list_games(folder: Path, limit: int = 200) -> tuple[Game, ...]:
    """Return the folder's games, the newest first; never raises, copies kept of others are left out."""
    try:
        paths = [path for path in folder.iterdir() if path.suffix == SUFFIX and not _is_copy(path.name)]
    except OSError:
        return ()
    if not paths:  # nothing to read, and nothing to load for it: the first start
        return ()
    from mafia_gm.app.glance import look

    found = sorted(((_changed(path), path) for path in paths), reverse=True)
    return tuple(look(path, changed) for changed, path in found[:limit])


def _is_copy(name: str) -> bool:
    """Was this file put aside before it was mended or renewed?"""
    return ".damaged-" in name or ".older-" in name


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0

"""Names of game files: the day and the title, without what a file system cannot bear."""

from __future__ import annotations

import itertools
import unicodedata
from typing import TYPE_CHECKING, Final

from mafia_gm.app.files import SUFFIX

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator
    from pathlib import Path

_LONGEST: Final = 120
"""Bytes of a title kept in the name; file systems end at 255 with all that comes after it."""


def free_path(folder: Path, day: dt.date, title: str) -> Iterator[Path]:
    """Yield paths to try for a new game: ``2026-10-31 Halloween.mafia``, then ``… (2)``, ``… (3)``."""
    return map(folder.joinpath, numbered(f"{day.isoformat()} {plain(title)}".strip(), SUFFIX))


def numbered(name: str, suffix: str) -> Iterator[str]:
    """Yield names to try for a file that is to lie beside others: as it is, then with ``(2)``, ``(3)`` …"""
    yield f"{name}{suffix}"
    for number in itertools.count(2):
        yield f"{name} ({number}){suffix}"


def plain(title: str) -> str:
    """Return the title with letters, digits and harmless signs only, not too long for a file's name."""
    kept = (ch if ch.isalnum() or unicodedata.combining(ch) or ch in " -_'()" else " " for ch in title)
    clean = " ".join(unicodedata.normalize("NFC", "".join(kept)).split())
    return clean.encode()[:_LONGEST].decode(errors="ignore").strip()

"""Game files of older formats, made what today's program would have written; nothing here touches a disk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mafia_gm.engine import record

MIGRATIONS: Final[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {}
"""For each older format: what makes of one of its lines, the header first, a line of the next format.

Lines are plain values without their sum; the header's ``format`` need not be touched. Whoever raises
``record.FORMAT`` adds the step that leads there from the format before, and keeps a stored game of that one in
``tests/records``.
"""


def today(data: bytes) -> bytes:
    """Return a game of an older format in today's, anything else as it is.

    What follows the last line with a right sum stays as it is, and is read as the damage that it is.
    """
    version = record.format_of(data.partition(b"\n")[0]) if MIGRATIONS else None
    if version not in MIGRATIONS:
        return data
    parts: list[bytes] = []
    below, above, size = 0, 0, 0
    for raw in data.split(b"\n"):
        found = record.fitting(raw, below)
        if found is None:
            break
        try:
            line = record.plain(raw)
            for step in range(version, record.FORMAT):
                line = MIGRATIONS[step](line)
        except (*record.UNREADABLE, LookupError, TypeError, ValueError):
            break
        if not parts:
            line["format"] = record.FORMAT
        part, above = record.write(line, above)
        parts.append(part)
        below, size = found, size + len(raw) + 1
    return b"".join((*parts, data[size:]))

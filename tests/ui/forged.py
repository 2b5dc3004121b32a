"""Game files changed by hand: one value of a stored game is another one, and all checksums are right."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator

Path = tuple[str | int, ...]


def rows(data: bytes) -> list[dict[str, Any]]:
    """Return the lines of a game file as plain values, without their sums."""
    found = [msgspec.json.decode(raw) for raw in data.splitlines()]
    for row in found:
        del row["sum"]
    return found


def summed(lines: list[dict[str, Any]]) -> bytes:
    """Return the file of these lines with right checksums."""
    above, parts = 0, []
    for line in lines:
        body = msgspec.json.encode(line)[:-1]
        above = zlib.crc32(body, above)
        parts.append(b'%b,"sum":"%08x"}\n' % (body, above))
    return b"".join(parts)


def changed(data: bytes, place: int, path: Path, value: Any) -> bytes:
    """Return the file with another value in a line (0: the header)."""
    lines = rows(data)
    where: Any = lines[place]
    for step in path[:-1]:
        where = where[step]
    where[path[-1]] = value
    return summed(lines)


def values(what: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield every single value inside a line, with the way to it."""
    inside = what.items() if isinstance(what, dict) else enumerate(what) if isinstance(what, list) else None
    if inside is None:
        yield path, what
        return
    for key, one in inside:
        yield from values(one, (*path, key))


def forgeries(data: bytes) -> Iterator[tuple[int, Path, Any]]:
    """Yield (line, way, wrong value) once for every field of every kind of command and fact in the file."""
    seen = set()
    for place, line in enumerate(rows(data)):
        if place == 0:
            continue
        for path, value in (*values(line), *([(("facts",), line["facts"])] if "facts" in line else [])):
            kinds = tuple(_kinds(line, path)) if path != ("facts",) else ("facts", line["command"]["type"])
            if kinds in seen or path[-1] == "type" or path == ("tag",):
                continue
            seen.add(kinds)
            wrong: tuple[Any, ...]
            wrong = ("wizard", "") if isinstance(value, str) else (99, -7) if type(value) is int else ()
            if path == ("facts",) and value:
                wrong = ([], value[::-1], value[1:], value * 2)
            for one in wrong:
                yield place, path, one


def _kinds(line: Any, path: Path) -> Iterator[str]:
    where = line
    for step in path:
        if isinstance(where, dict) and "type" in where:
            yield where["type"]
        if isinstance(step, str):
            yield step
        where = where[step]

"""Mutations that get past the checksums: one value of a game file is another one, one word of a scenario."""

from __future__ import annotations

import random
import re
from typing import Any, Final

import msgspec

from tests.ui import forged

ODD: Final[tuple[Any, ...]] = (
    *(-1, 0, 1, 2, 7, 99, -99, 1 << 31, 1 << 63, 0.5, -1.0, 1e300, True, False, None),
    *("", "x", "nobody", "\u0000", "Ł" * 300, "end", "night", "deal", [], {}, [0], [[0, 0]]),
)
_WORD: Final = re.compile(r"\w+|\W")


def record(data: bytes, rng: random.Random) -> bytes:
    """Return the game with something else in it and right checksums; anything that is no game comes back as it is."""
    try:
        lines = forged.rows(data)
    except (msgspec.MsgspecError, KeyError, TypeError, UnicodeDecodeError, RecursionError):
        return data
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        _bend(lines, rng)
    if rng.random() < 0.7:
        for number, line in enumerate(lines[1:], 1):
            if "number" in line:
                line["number"] = number
    return forged.summed(lines)


def _bend(lines: list[dict[str, Any]], rng: random.Random) -> None:
    """Change a value, or take out, double or swap a line or a fact."""
    place = rng.randrange(len(lines))
    facts = lines[place].get("facts")
    chance = rng.random()
    if chance < 0.15 and len(lines) > 2:
        other = rng.randrange(1, len(lines))
        rng.choice((_swap, _drop, _double))(lines, max(1, place), other)
    elif chance < 0.35 and isinstance(facts, list) and facts:
        rng.choice((_swap, _drop, _double))(facts, rng.randrange(len(facts)), rng.randrange(len(facts)))
    else:
        ways = [way for way, _ in forged.values(lines[place]) if way]
        way = rng.choice(ways)[: rng.choice((1, 2, 9, 9, 9, 9))]
        where: Any = lines[place]
        for step in way[:-1]:
            where = where[step]
        known = [value for _, value in forged.values(lines[rng.randrange(len(lines))])]
        where[way[-1]] = rng.choice(known or ODD) if rng.random() < 0.6 else rng.choice(ODD)


def _swap(many: list[Any], one: int, other: int) -> None:
    many[one], many[other] = many[other], many[one]


def _drop(many: list[Any], one: int, _: int) -> None:
    del many[one]


def _double(many: list[Any], one: int, other: int) -> None:
    many.insert(other, msgspec.json.decode(msgspec.json.encode(many[one])))


def scenario(data: bytes, rng: random.Random) -> bytes:
    """Return the scenario with a word of its own, or an odd one, in another place."""
    words = _WORD.findall(data.decode(errors="replace"))
    if not words:
        return data
    for _ in range(rng.choice((1, 1, 2, 4))):
        one, other = rng.randrange(len(words)), rng.randrange(len(words))
        words[one] = rng.choice((words[other], words[other], "", str(rng.choice(ODD)), words[one] * 2))
    return "".join(words).encode(errors="replace")


MUTATIONS: Final = {"record": record, "scenario": scenario}

"""Chance: every draw is a pure function of the game's seed, so that anybody can check it later."""

from __future__ import annotations

import random
import zlib


def draw(seed: int, purpose: str, number: int) -> random.Random:
    """Return the random source of one draw: a pure function of seed, purpose and phase number."""
    return random.Random(f"{seed}/{purpose}/{number}")


def fingerprint(seed: int) -> str:
    """Return eight characters by which the table can see later that the seed was not changed."""
    return f"{zlib.crc32(str(seed).encode()):08x}"

"""Names and texts as they are kept: names on one line, and nothing with signs that cannot be seen."""

from __future__ import annotations

import unicodedata
from typing import Final

MAX_NAME: Final = 60
"""Longest name of a player that is kept, in characters."""
_UNSEEN: Final = "\u200d\ufe0f"
"""Signs without a width that join and dress emoji: kept, but no name by themselves."""


def clean(name: str) -> str:
    """Return the name in one line; control characters are spaces, signs without a width go, joined emoji stay.

    Empty when nothing of the name can be seen.
    """
    kept = "".join(
        sign if sign.isprintable() or sign in _UNSEEN else "" if unicodedata.category(sign) == "Cf" else " "
        for sign in name
    )
    shown = " ".join(unicodedata.normalize("NFC", kept).split())
    return shown if any(sign not in _UNSEEN and not sign.isspace() for sign in shown) else ""


def clean_lines(text: str, most: int) -> str:
    """Return a text of several lines, each as ``clean`` leaves it, one empty line at most between two of them.

    No longer than ``most`` characters; empty when nothing of it can be seen.
    """
    kept: list[str] = []
    for line in map(clean, text.splitlines()):
        if line or (kept and kept[-1]):
            kept.append(line)
    return "\n".join(kept)[:most].strip()

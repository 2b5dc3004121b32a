"""Names as people type and paste them: taken apart, cleaned, and what is odd about one."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final, Literal

from mafia_gm.engine.names import MAX_NAME, clean

__all__ = ["LONG", "MAX_NAME", "Oddity", "apart", "clean", "folded", "oddity"]

LONG: Final = 40
"""From this many letters on a name is only shown in part on the circle."""
Oddity = Literal["", "long", "too_long", "twin", "picture"]

_BETWEEN: Final = re.compile(r"[\n\r\t,;\u2028\u2029]+")
_BULLET: Final = re.compile(r"^\s*(?:\d{1,2}\s*[.):]|[-*•–])\s*")


def apart(text: str) -> tuple[str, ...]:
    """Return the names in a pasted list: one a line, or between commas; numbers and bullets before them go."""
    found = (clean(_BULLET.sub("", part)) for part in _BETWEEN.split(text))
    return tuple(name for name in found if name)


def folded(text: str) -> str:
    """Return the text as one would type it in haste: small letters without accents."""
    plain = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def oddity(names: Sequence[str], place: int) -> Oddity:
    """Return what the Game Master should know about one of the names, the gravest first."""
    name = names[place]
    if len(name) > MAX_NAME:
        return "too_long"
    if len(name) >= LONG:
        return "long"
    if sum(folded(other) == folded(name) for other in names) > 1:
        return "twin"
    if any(unicodedata.category(sign) in {"So", "Cs", "Co", "Cn"} for sign in name):
        return "picture"
    return ""

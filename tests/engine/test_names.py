"""Names as they are kept."""

from __future__ import annotations

import pytest

from mafia_gm.engine.names import clean


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ala  Nowak ", "Ala Nowak"),
        ("Щукин-Ёлкин", "Щукин-Ёлкин"),
        ("Z\u0307o\u0301lc", "Żólc"),
        ("👩\u200d🚀 Ola", "👩\u200d🚀 Ola"),
        ("\u200bAla\u200b", "Ala"),
        ("Ala\nBartek\0", "Ala Bartek"),
        ("\u200d\ufe0f", ""),
        ("\u200b \t", ""),
        ("{name}%n<b>", "{name}%n<b>"),
    ],
)
def test_a_name_is_one_visible_line(typed: str, kept: str) -> None:
    assert clean(typed) == kept

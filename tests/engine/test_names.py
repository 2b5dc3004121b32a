"""Names and texts as they are kept."""

from __future__ import annotations

import pytest

from mafia_gm.engine.names import clean, clean_lines


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


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ночь.\r\n\r\n\r\n  Тихо.  \n", "Ночь.\n\nТихо."),
        ("\n\n \u200b\n", ""),
        ("abc\u202egfd\u2066x", "abcgfdx"),
        ("<b>&{text}</b>\0\x1b[31m", "<b>&{text}</b> [31m"),
        ("x" * 50, "x" * 40),
        ("שלום\nمرحبا 🐢", "שלום\nمرحبا 🐢"),
    ],
)
def test_a_text_keeps_its_lines(typed: str, kept: str) -> None:
    assert clean_lines(typed, 40) == kept

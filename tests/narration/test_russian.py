"""Russian: three forms for counts, and names that stand alone because they are never inflected."""

from __future__ import annotations

import re

import pytest

from mafia_gm.narration import loader
from mafia_gm.narration.loader import COMMON, Texts
from mafia_gm.rulesets.catalogue import RULESETS

FILES = [key for key in (COMMON, *RULESETS) if (loader.folder() / key / "ru.toml").is_file()]
PEOPLE = "name|names|by|target|from|to|holder"
GOVERNED = re.compile(
    rf"(?<![А-Яа-яЁё])(?:без|в|для|за|из|к|на|о|от|по|про|с|у)\s+\{{(?:{PEOPLE})\}}", re.IGNORECASE
)
"""A name behind a preposition would have to be inflected."""


def forms(key: str) -> list[str]:
    """Return every text of a Russian file, all its forms."""
    texts = loader.read(key, "ru").values()
    return [form for text in texts for form in ([text] if isinstance(text, str) else text.values())]


@pytest.mark.parametrize(
    ("count", "said"),
    [(1, "1 голос"), (2, "2 голоса"), (5, "5 голосов"), (11, "11 голосов"), (21, "21 голос")],
)
def test_votes_are_counted(count: int, said: str) -> None:
    assert Texts("mafia_plus", "ru").line("public", "votes", n=count) == said


@pytest.mark.parametrize("key", FILES)
def test_no_name_stands_where_it_would_be_inflected(key: str) -> None:
    assert [text for text in forms(key) if GOVERNED.search(text)] == []


@pytest.mark.parametrize("key", FILES)
def test_quotation_marks_are_russian(key: str) -> None:
    assert [text for text in forms(key) if re.search("[„“”\"']", text)] == []


def test_a_name_behind_a_preposition_is_found() -> None:
    assert GOVERNED.search("Кто голосует за {name}?")
    assert GOVERNED.search("Слово: {name}") is None

"""What is said in four languages says the same: the same numbers, the same people, and no word of another tongue."""

from __future__ import annotations

import re
from functools import cache

import pytest

from mafia_gm.engine import facts as f
from mafia_gm.engine.prompts import interrupts, prompts
from mafia_gm.narration.lines import Lines
from mafia_gm.rulesets.catalogue import RULESETS
from tests.properties.walks import Walk

GAMES = tuple(RULESETS)
LANGUAGES = ("en", "pl", "ru", "sv")
NAME = "Player "
LATIN = re.compile(r"[A-Za-zÀ-ɏ]{2,}")
CYRILLIC = re.compile(r"[Ѐ-ӿ]{2,}")
KEYS = re.compile(r"\b(Enter|Esc|Space|Tab|Ctrl|Shift|Alt|PLO|Mafia GM|MG|GM)\b")
"""What is called so in every language."""


@cache
def evening(game: str, number: int) -> Walk:
    walk = Walk(number, game, options={}, extras=False)
    for _ in walk.play():
        pass
    return walk


def told(walk: Walk, language: str) -> list[str]:
    """Return all that was announced and asked in a game, without the names of the people."""
    lines, said = Lines(walk.rules.what.key, language), []
    for table, (_, facts) in zip(walk.tables, walk.lines, strict=False):
        said += [lines.spoken(fact, walk.tables[-1]) for fact in facts if isinstance(fact, f.Announced)]
        asked = (*prompts(walk.rules, table)[:1], *interrupts(walk.rules, table)[:1]) if table.players else ()
        for prompt in asked:
            said += [lines.title(prompt), lines.say(prompt, walk.rules, table)]
    assert len(said) > 40
    return said


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_are_the_same_in_every_language(game: str) -> None:
    for number in (2, 7, 11):
        walk = evening(game, number)
        heard = {
            language: [sorted(re.findall(r"\d+", line)) for line in told(walk, language)]
            for language in LANGUAGES
        }
        for language in LANGUAGES:
            for place, (one, other) in enumerate(zip(heard["en"], heard[language], strict=True)):
                assert one == other, (told(walk, "en")[place], told(walk, language)[place])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_another_alphabet_is_put_in(game: str, language: str) -> None:
    strange = LATIN if language == "ru" else CYRILLIC
    for number in (2, 7, 11):
        for line in told(evening(game, number), language):
            bare = KEYS.sub("", line.replace(NAME, ""))
            assert not strange.search(bare), line
            assert not re.search(r"[{}]|[a-z]+_[a-z]+", bare), line

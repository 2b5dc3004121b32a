"""The loader: files become lines, values stay values, counts choose forms, a missing line is never silent."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mafia_gm import paths
from mafia_gm.narration import loader
from mafia_gm.narration.loader import MissingLine, Texts, fill, flat, form_of, languages, places, plural

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

HOSTILE = (
    "{name}",
    "{}",
    "{0.__class__}",
    "A{n}B}}{{",
    "%s %(name)s",
    r"\1 \g<0> \n",
    "Żółć 🎭",
    "Щукин-Ёлкин",
    "<b>Ala</b>",
    "$name",
)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_never_interpreted(name: str) -> None:
    assert fill("Ginie: {name}!", {"name": name}) == f"Ginie: {name}!"
    assert fill("{name} → {to}", {"name": name, "to": name}) == f"{name} → {name}"


def test_a_missing_value_is_told() -> None:
    with pytest.warns(MissingLine, match="no value for"):
        assert fill("{name} → {to}", {"name": "Ala"}) == "Ala → "


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("pl", {"one": [1], "few": [2, 3, 4, 22, 104], "many": [0, 5, 11, 12, 14, 21, 25, 112]}),
        ("ru", {"one": [1, 21, 101], "few": [2, 24, 103], "many": [0, 5, 11, 14, 111, 112, 25]}),
        ("sv", {"one": [1], "other": [0, 2, 5, 21]}),
        ("en", {"one": [1], "other": [0, 2, 11, 21]}),
    ],
)
def test_plurals(language: str, forms: dict[str, list[int]]) -> None:
    for form, counts in forms.items():
        assert {plural(language, count) for count in counts} == {form}


def test_a_count_takes_the_form_there_is() -> None:
    text = {"zero": "nobody", "one": "one", "other": "more"}
    assert [form_of(text, "pl", count) for count in (0, 1, 3, 5)] == ["nobody", "one", "more", "more"]
    assert form_of({"one": "one", "other": "more"}, "en", None) == "more"
    assert form_of("plain", "pl", 3) == "plain"


def test_tables_become_paths_and_forms_stay_together() -> None:
    tree = {"acts": {"doctor.heals": {"say": "Hush"}}, "votes": {"one": "{n} vote", "other": "{n} votes"}}
    assert flat(tree) == {
        "acts/doctor.heals/say": "Hush",
        "votes": {"one": "{n} vote", "other": "{n} votes"},
    }
    assert places({"one": "a {name}", "other": "{n} of {name}"}) == {"n", "name"}


def test_what_a_ruling_may_be_has_lines_of_its_own() -> None:
    tree = {"options": {"votes": {"values": {"one": "one", "many": "many"}, "count": {"other": "{n}"}}}}
    assert flat(tree) == {
        "options/votes/values/one": "one",
        "options/votes/values/many": "many",
        "options/votes/count": {"other": "{n}"},
    }


@pytest.fixture
def narration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of texts of this test alone: a game in English and Swedish, German only half there."""
    files = {
        "common/en.toml": '[words]\nyes = "Yes"\nno = "No"',
        "clans/en.toml": """
            [acts."don.checks"]
            say = "The Don of Clan {clan} points at {name}"
            [acts."don_3.checks"]
            say = "The third Don is shy"
            [roles.don]
            name = "Don"
            name_clan = "Don of Clan {clan}"
            about = "Decides"
            [public]
            "winners.clan" = "Clan {clan} wins"
        """,
        "common/sv.toml": '[words]\nyes = "Ja"',
        "game/en.toml": '[words]\nno = "Never"\n[roles.doctor]\nname = "Doctor"',
        "game/sv.toml": '[roles.doctor]\nname = "Läkare"',
        "game/de.toml": "",
    }
    for name, text in files.items():
        file = tmp_path / "narration" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    monkeypatch.setattr(paths, "translations", lambda: tmp_path)
    loader.read.cache_clear()
    yield tmp_path
    loader.read.cache_clear()


@pytest.mark.usefixtures("narration")
def test_a_language_is_offered_when_both_files_are_there() -> None:
    assert languages("game") == ("en", "sv")
    assert languages("another") == ()


@pytest.mark.usefixtures("narration")
def test_a_game_replaces_common_lines() -> None:
    texts = Texts("game", "en")
    assert (texts.line("words", "yes"), texts.line("words", "no")) == ("Yes", "Never")


@pytest.mark.usefixtures("narration")
def test_a_missing_line_comes_in_english_and_not_silently() -> None:
    swedish = Texts("game", "sv")
    assert swedish.line("roles", "doctor", "name") == "Läkare"
    with pytest.warns(MissingLine, match="sv: no line words/no"):
        assert swedish.line("words", "no") == "Never"
    with pytest.warns(MissingLine):
        assert swedish.line("words", "perhaps") == "perhaps"
    assert swedish.maybe("words", "perhaps") == ""


@pytest.mark.usefixtures("narration")
def test_a_family_is_written_once_for_all_its_numbers() -> None:
    texts = Texts("clans", "en")
    assert texts.line("acts", "don_2.checks", "say", name="Ala") == "The Don of Clan 2 points at Ala"
    assert texts.line("acts", "don_3.checks", "say", name="Ala") == "The third Don is shy"
    assert texts.line("public", "winners.clan_4") == "Clan 4 wins"
    names = [texts.line("roles", role, "name") for role in ("don", "don_1")]
    assert names == ["Don", "Don of Clan 1"]
    assert texts.line("roles", "don_1", "about") == "Decides"


@pytest.mark.usefixtures("narration")
def test_a_family_has_no_lines_that_nobody_wrote() -> None:
    texts = Texts("clans", "en")
    assert texts.has("acts", "don_2.checks", "say")
    assert not texts.has("acts", "don_2.checks", "thanks")
    assert not texts.has("acts", "don.checks_2", "ask")
    assert texts.maybe("roles", "thug_2", "name") == ""

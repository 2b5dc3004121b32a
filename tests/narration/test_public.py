"""The public words: every announcement, and nothing that is not for the players."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from mafia_gm.engine.public import (
    PublicLine,
    PublicPerson,
    PublicRuling,
    PublicSeat,
    PublicView,
    PublicVote,
)
from mafia_gm.engine.reveal import ruled
from mafia_gm.narration import loader
from mafia_gm.narration.loader import Texts, languages, read
from mafia_gm.narration.public import READ, PublicWords
from mafia_gm.rulesets.catalogue import RULESETS

if TYPE_CHECKING:
    from mafia_gm.narration.loader import Text

ALA, OTHER_ALA, EWA = PublicPerson(1, "Ala"), PublicPerson(7, "ala"), PublicPerson(4, "Ewa")
ANNOUNCED = (
    *(
        (key, "")
        for key in ["died_at_night", "nobody_died", "came_back", "went_away", "executed", "nobody_executed"]
    ),
    *(
        (key, "")
        for key in ["statistics", "initial_statistics", "no_statistics", "shot", "nobody_shot", "no_verdict"]
    ),
    *(
        (key, "")
        for key in [
            "madman_shoots",
            "daughter_doubles",
            "checked_silently",
            "left",
            "taken_out",
            "back_in_game",
        ]
    ),
    *(("president_annuls", order) for order in ("end_day", "revote", "revote_check")),
    *(("winners", outcome) for outcome in ("city", "mafia", "draw", "stopped")),
    *(("checked", side) for side in ("city", "mafia", "syndicate")),
    ("was_role", "doctor"),
    ("was_side", "syndicate"),
    ("died_of", "bullet"),
)


@pytest.fixture(params=languages("mafia_plus"))
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("game", RULESETS)
def test_every_unusual_ruling_that_concerns_players_has_its_sentence(language: str, game: str) -> None:
    ruleset, words = RULESETS[game], PublicWords(game, language)
    said: dict[str, tuple[str, str]] = {}
    for option in ruleset.options:
        for value in () if option.order else option.values:
            text = words.ruling(PublicRuling(option.key, ruled(value)))
            assert bool(text) is (value != option.default and not option.quiet) or option.key == "day_minutes"
            assert "{" not in text
            assert not text.endswith("."), "a line of a list"
            if text:
                assert said.setdefault(text, (option.key, ruled(value))) == (option.key, ruled(value))
                assert len(text) <= 70, "it must find room"
    assert len(said) > 20


@pytest.mark.parametrize("game", RULESETS)
def test_a_ruling_is_about_characters_that_exist(game: str) -> None:
    roles = {loader.family(role.key) for role in RULESETS[game].roles}
    for option in RULESETS[game].options:
        assert set(option.about) <= roles, option.key
        assert option.concerns([]) is not bool(option.about)


def test_it_reads_public_tables_only(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[tuple[str, ...]] = set()
    line, has = Texts.line, Texts.has

    def spy_line(texts: Texts, *path: str, **values: object) -> str:
        asked.add(path)
        return line(texts, *path, **values)

    def spy_has(texts: Texts, *path: str) -> bool:
        asked.add(path)
        return has(texts, *path)

    monkeypatch.setattr(Texts, "line", spy_line)
    monkeypatch.setattr(Texts, "has", spy_has)
    words = PublicWords("mafia_plus", language)
    for key, word in ANNOUNCED:
        for people in ((), (ALA,), (ALA, EWA)):
            said = words.line(PublicLine(key, people, (5, 2, 2), word), (PublicSeat(1, "Ala"),))
            assert said
            assert "{" not in said
    words.heading(PublicView("mafia_plus", "verdict", 2))
    words.side("mafia")
    words.role("doctor")
    words.game()
    words.ruling(PublicRuling("abstain", "no"))
    private = {path for path in asked if path[0] not in READ and (path[0], path[-1]) != ("roles", "name")}
    assert not private


def test_importing_it_brings_nothing_of_ours_but_the_way_to_the_texts() -> None:
    code = (
        "import sys, mafia_gm.narration.public, mafia_gm.engine.public\n"
        "print(*sorted(m for m in sys.modules if m.startswith('mafia_gm')))"
    )
    ours = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    assert set(ours) == {
        "mafia_gm",
        "mafia_gm.engine",
        "mafia_gm.engine.public",
        "mafia_gm.narration",
        "mafia_gm.narration.loader",
        "mafia_gm.narration.public",
        "mafia_gm.paths",
    }


def test_names_stand_alone_and_counts_choose_the_form() -> None:
    words = PublicWords("mafia_plus", "pl")
    assert words.line(PublicLine("died_at_night", (ALA,))) == "Tej nocy ginie: Ala"
    assert words.line(PublicLine("died_at_night", (ALA, EWA))) == "Tej nocy giną: Ala, Ewa"
    assert words.line(PublicLine("statistics", counts=(6, 2, 3))) == "Statystyki: 6-2-3"
    assert words.word("votes", n=5) == "5 głosów"


def test_namesakes_are_told_apart_by_number() -> None:
    words = PublicWords("mafia_plus", "en")
    seats = tuple(PublicSeat(person.number, person.name) for person in (ALA, EWA, OTHER_ALA))
    line = PublicLine("died_at_night", (OTHER_ALA, EWA))
    assert words.line(line, seats) == "Killed in the night: ala (7), Ewa"
    assert words.line(line) == "Killed in the night: ala, Ewa"


def test_the_word_of_an_announcement_has_its_own_line() -> None:
    words = PublicWords("mafia_plus", "en")
    assert words.line(PublicLine("checked", (EWA,), word="mafia")) == "Checked: Ewa — thumb down, Mafia"
    assert "void" in words.line(PublicLine("president_annuls", (EWA,), word="end_day"))
    assert words.line(PublicLine("winners", (), word="stopped")).endswith("Nobody wins")
    assert words.line(PublicLine("madman_shoots", (EWA, ALA))) == "The Madman (Ewa) shoots. Target: Ala"


def test_headings() -> None:
    words = PublicWords("mafia_plus", "pl")
    assert words.heading(PublicView("mafia_plus", "debate", 2)) == ("Dzień 2", "Obrady")
    assert words.heading(PublicView("mafia_plus", "night", 0)) == ("Noc Zerowa", "")
    assert words.heading(PublicView("mafia_plus", "verdict", 2)) == ("Dzień 2", "Koniec dnia")
    voted = PublicView("mafia_plus", "verdict", 2, vote=PublicVote("check", secret=False))
    assert words.heading(voted) == ("Dzień 2", "Wyrok")


def test_no_public_line_names_a_night_ability(language: str) -> None:
    """Nothing that the players may see speaks of heals, marks, wards, blackmail or the Barman."""
    lines = {**read("common", language), **read("mafia_plus", language)}
    names = [
        str(lines[f"roles/{role}/name"]) for role in ("doctor", "barman", "janitor", "saint", "bodyguard")
    ]

    def said(text: Text) -> str:
        return text if isinstance(text, str) else " ".join(text.values())

    for key, text in lines.items():
        if key.startswith(("public/", "spoken/", "stages/", "phases/")):
            assert not any(name in said(text) for name in names), key

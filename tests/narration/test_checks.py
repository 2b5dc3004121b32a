"""The check of translations: silent about ours, and loud about every kind of fault."""

from __future__ import annotations

import importlib
import shutil
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def check() -> Any:
    """The script as a module."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(ROOT / "scripts")
        return importlib.import_module("check_translations")


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    """A copy of the narration to spoil."""
    return Path(shutil.copytree(ROOT / "translations" / "narration", tmp_path / "narration"))


def test_ours_are_whole(check: Any, tmp_path: Path) -> None:
    assert check.faults(window=tmp_path) == []


FAULTS = (
    ("mafia_plus/pl.toml", 'passed = "nie leczy"\n', "", "missing acts/doctor.heals/passed"),
    ("mafia_plus/pl.toml", 'short = "Lekarz"\n', "", "missing roles/doctor/short"),
    (
        "mafia_plus/pl.toml",
        'values = { dawn = "o świcie",',
        "values = {",
        "missing options/train_leaves/values/dawn",
    ),
    (
        "mafia_plus/en.toml",
        'vote_must_happen = "',
        'vote_may_happen = "',
        "unknown key reasons/vote_may_happen",
    ),
    ("mafia_plus/en.toml", 'mayor = "the Mayor\'s revenge"\n', "", "missing causes/mayor"),
    ("common/en.toml", 'Rename = "Change of name"', "", "missing commands/Rename"),
    ("common/pl.toml", '"Poza grą: {names}"', '"Poza grą: {name}"', "placeholders {name}, in en {names}"),
    ("common/pl.toml", 'yes = "Tak"', 'yes = " "', "words/yes: empty"),
    ("common/pl.toml", 'many = "{n} głosów"', 'two = "{n} głosów"', "missing public/votes"),
    ("common/pl.toml", 'time_up = "Koniec czasu"\n', "", "missing public/time_up"),
    (
        "common/pl.toml",
        'Begin = "Początek gry"',
        'Begin = "Początek {gry"',
        "a brace that is no placeholder",
    ),
    ("mafia_plus/pl.toml", 'short = "Panna L. O."', 'short = "Panna Lekkich O."', "longer than 12"),
    ("mafia_plus/en.toml", '"saint.survives" = ', '"saint.revives" = ', "missing why/saint.survives"),
    ("maffia/sv.toml", 'same_side = "samma lag"\n', "", "missing thumbs/same_side"),
    ("maffia/pl.toml", 'count = "{n}"\n', "", "missing options/freemason_count/values/3"),
    ("maffia/en.toml", 'do_waits = "', 'do_sleeps = "', "missing acts/avengers.kill/do_waits"),
    ("common/en.toml", 'defence = "Defence"\n', "", "maffia/en.toml: missing stages/defence"),
    ("common/en.toml", 'Vote = "Ballot"\n', "", "mafia_plus/en.toml: missing commands/Vote"),
    ("inbox/ru.toml", '"seance.off" = "Сеансов нет"\n', "", "missing rulings/seance.off"),
    (
        "maffia/sv.toml",
        'day_minutes = "Diskussionen',
        'minutes = "Diskussionen',
        "missing rulings/day_minutes,",
    ),
)
"""A file, what stands there, what is put in its place, and what the check says of it."""


@pytest.fixture(scope="module")
def told_of_all(check: Any, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What the check says of a copy of the narration with every one of the faults in it."""
    folder = tmp_path_factory.mktemp("spoilt")
    texts = Path(shutil.copytree(ROOT / "translations" / "narration", folder / "narration"))
    for name, old, new, _ in FAULTS:
        file = texts / name
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new, 1), encoding="utf-8")
    found: list[str] = check.faults(texts, folder)
    return found


@pytest.mark.parametrize("told", [told for *_, told in FAULTS])
def test_a_fault_is_told(told_of_all: list[str], told: str) -> None:
    assert any(told in line for line in told_of_all), told_of_all


def test_a_language_needs_its_common_file(check: Any, texts: Path, tmp_path: Path) -> None:
    shutil.copy(texts / "mafia_plus" / "en.toml", texts / "mafia_plus" / "de.toml")
    assert "mafia_plus/de.toml: common/de.toml is missing" in check.faults(texts, tmp_path)


def test_every_reason_of_the_sources_is_found(check: Any) -> None:
    needed = importlib.import_module("narration_keys").needed(check.RULESETS["mafia_plus"])
    assert {"reasons/blackmailed", "reasons/actor_spent", "reasons/tie_needs_debate"} <= needed
    assert {"because/blackmailed", "because/already_boarded", "public/taken_out"} <= needed
    assert {
        "causes/angel",
        "causes/second_bullet",
        "chips/mark",
        "why/terrorist.takes_left_neighbour",
    } <= needed
    assert "chips/sacrificed" not in needed

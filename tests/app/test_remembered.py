"""Settings, players and presets: tolerant where they are read back, clear where they come from elsewhere."""

from __future__ import annotations

import datetime as dt
import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from mafia_gm import paths
from mafia_gm.app import presets, roster, settings
from mafia_gm.app.files import StoreFailed
from mafia_gm.app.presets import preset
from mafia_gm.app.settings import Place, Settings
from mafia_gm.app.sheets import BadSheet

if TYPE_CHECKING:
    from pathlib import Path

FULL = Settings(
    screen="pl",
    spoken="pl",
    shown="en",
    theme="dark",
    window=Place(-5, 10, 1024, 600, maximized=True),
    last_ruleset="mafia_plus",
)


def test_settings_come_back(home: Path) -> None:
    assert settings.load_settings() == Settings()
    assert settings.save_settings(FULL)
    assert settings.load_settings() == FULL
    assert [path.name for path in paths.user_config().iterdir()] == ["settings.json"]
    assert home in paths.user_config().parents


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"screen":5}', b'{"who":1}', b"\0" * 99]
)
def test_damaged_settings_are_the_defaults(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "s.json"
    path.write_bytes(data)
    assert settings.load_settings(path) == Settings()


def test_one_damaged_setting_spoils_no_other(tmp_path: Path) -> None:
    path = tmp_path / "s.json"
    path.write_text(json.dumps({"screen": "sv", "window": {"x": "left"}, "recent": [1], "spoken": "ru"}))
    assert settings.load_settings(path) == Settings(screen="sv", spoken="ru")


def test_settings_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert not settings.save_settings(FULL, tmp_path / "file" / "s.json")
    (tmp_path / "s.json").mkdir()
    assert not settings.save_settings(FULL, tmp_path / "s.json")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "s.json"]


def test_no_pydantic_for_the_first_paint() -> None:
    code = "import mafia_gm.app.session, mafia_gm.app.settings, mafia_gm.app.games, sys; assert 'pydantic' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_the_roster(home: Path) -> None:
    first, second = dt.date(2026, 1, 1), dt.date(2026, 1, 8)
    people = roster.load_roster().after_evening(["Ala", "Ola", "Ala"], first).after_evening(["Ola"], first)
    people = people.after_evening(["Ela", "Ola"], second)
    assert [(one.name, one.evenings, one.last) for one in people.people] == [
        ("Ela", 1, "2026-01-08"),
        ("Ola", 2, "2026-01-08"),
        ("Ala", 1, "2026-01-01"),
    ]
    roster.save_roster(people)
    assert roster.load_roster() == people
    assert [one.name for one in people.without("Ola").people] == ["Ela", "Ala"]
    (paths.user_data() / roster.NAME).write_text('{"people":[{"name":""}]}')
    assert roster.load_roster() == roster.Roster()
    assert home.is_dir()


def test_a_roster_that_cannot_be_read_is_put_aside_and_not_written_over(home: Path) -> None:
    file = paths.user_data() / roster.NAME
    file.parent.mkdir(parents=True, exist_ok=True)
    newer = '{"people":[{"name":"Ala","nick":"Al"}]}'
    for number in (1, 2):
        file.write_text(newer, encoding="utf-8")
        roster.remember(["Ola"])
        assert [one.name for one in roster.load_roster().people] == ["Ola"]
        assert file.with_name(f"players.damaged-{number}.json").read_text(encoding="utf-8") == newer
    roster.remember(["Ela"])
    assert [one.name for one in roster.load_roster().people] == ["Ela", "Ola"]
    assert len(list(file.parent.iterdir())) == 3
    assert home in file.parents


def test_two_hundred_people_are_remembered_also_those_alike_but_for_capitals(home: Path) -> None:
    names = [f"Gracz {number}" for number in range(198)]
    roster.remember([*names, "Anna", "ANNA", "Anna"])
    assert [one.name for one in roster.load_roster().people] == [*names, "Anna", "ANNA"]
    assert home.is_dir()


ROLES = ("doctor", "detective", "courtesan", "madman", "mafia_boss", "coquette")


def test_presets_come_back(home: Path, tmp_path: Path) -> None:
    options: dict[str, Any] = {"abstain": False, "max_ties": 2, "self_vote": True}
    options["night_order"] = ("barman", "doctor", "railwayman", "detective", "janitor", "angel_of_death")
    ours = preset("Nasz / stół", "mafia_plus", ROLES, options)
    assert set(ours.options) == {"abstain", "max_ties", "night_order"}
    presets.export_preset(ours, tmp_path / "p.json")
    assert presets.import_preset(tmp_path / "p.json") == ours
    assert presets.list_presets() == ()
    path = presets.save_preset(ours)
    (path.parent / f"broken{presets.SUFFIX}").write_text("{")
    assert presets.list_presets() == ((path, ours),)
    assert home in path.parents


@pytest.mark.parametrize(
    ("changes", "kind", "where"),
    [
        ({"ruleset": "chess"}, "unknown_ruleset", "ruleset"),
        ({"roles": ["doctor", "wizard"]}, "unknown_role", "roles"),
        ({"options": {"fly": True}}, "unknown_option", "options"),
        ({"options": {"max_ties": 9}}, "wrong_option", "options.max_ties"),
        ({"options": {"abstain": None}}, "wrong_field", "options.abstain"),
        ({"format": 2}, "unknown_format", "format"),
        ({"format": 2, "aces": "high"}, "unknown_format", "format"),
        ({"kind": "recipe"}, "wrong_field", "kind"),
        ({"name": ""}, "wrong_field", "name"),
        ({"name": "\u200b\n"}, "wrong_field", "name"),
        ({"roles": ["citizen"] * 5000}, "wrong_field", "roles"),
        ({"roles": "doctor"}, "wrong_field", "roles"),
        ({"more": 1}, "wrong_field", "more"),
    ],
)
def test_presets_from_elsewhere(tmp_path: Path, changes: dict[str, Any], kind: str, where: str) -> None:
    path = tmp_path / "p.json"
    path.write_text(
        json.dumps({"kind": "mafia_gm_preset", "format": 1, "name": "n", "ruleset": "mafia_plus"} | changes)
    )
    with pytest.raises(BadSheet) as caught:
        presets.import_preset(path)
    assert caught.value.kind == kind
    assert caught.value.where.startswith(where)


def test_names_that_come_to_the_same_file_are_kept_side_by_side(home: Path) -> None:
    kept = [preset(name, "mafia_plus", (), {"abstain": name == "?"}) for name in ("?", "!", "a/b", "a b")]
    for one in (*kept, kept[0]):
        presets.save_preset(one)
    assert {one.name: one for _, one in presets.list_presets()} == {one.name: one for one in kept}
    newer = presets.save_preset(preset("Ours", "mafia_plus", (), {}))
    newer.write_text('{"format": 2}', encoding="utf-8")
    assert presets.save_preset(preset("Ours", "mafia_plus", (), {})) != newer, "a newer program's stays"
    assert newer.read_text(encoding="utf-8") == '{"format": 2}'
    assert home in newer.parents


def test_a_preset_from_elsewhere_replaces_none_of_the_same_name(home: Path) -> None:
    ours = preset("Ours", "mafia_plus", ROLES, {})
    presets.save_preset(ours)
    theirs = preset("Ours", "mafia_plus", (), {"abstain": False})
    assert presets.adopt_preset(theirs).name == "Ours (2)"
    assert presets.adopt_preset(theirs).name == "Ours (2)", "taken twice it is kept once"
    assert presets.adopt_preset(ours) == ours
    assert presets.adopt_preset(preset("Ours", "maffia", (), {})).name == "Ours (3)"
    long = [preset("x" * 60, "mafia_plus", (), {"abstain": on}) for on in (True, False)]
    assert [presets.adopt_preset(one).name for one in long] == ["x" * 60, f"{'x' * 56} (2)"]
    assert len(presets.list_presets()) == 5
    assert home.is_dir()


@pytest.mark.parametrize("name", ["folder", "huge", "pipe", "endless"])
def test_what_is_no_such_file_is_refused_at_once(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    if name == "folder":
        path.mkdir()
    elif name == "endless":
        path.symlink_to("/dev/zero")
    elif name == "pipe":
        os.mkfifo(path)
    elif name == "huge":
        path.write_bytes(b"{")
        os.truncate(path, 1 << 33)
    with pytest.raises(BadSheet) as caught:
        presets.import_preset(path)
    assert caught.value.kind == "not_json"


def test_no_preset_at_all(tmp_path: Path) -> None:
    for data, kind in ((b"{", "not_json"), (b"\xff\xfe\x00", "not_json"), (b"", "not_json")):
        (tmp_path / "p.json").write_bytes(data)
        with pytest.raises(BadSheet) as caught:
            presets.import_preset(tmp_path / "p.json")
        assert caught.value.kind == kind
    with pytest.raises(BadSheet) as caught:
        presets.import_preset(tmp_path / "none")
    assert caught.value.kind == "unreadable"
    with pytest.raises(StoreFailed):
        presets.export_preset(preset("n", "mafia_plus", (), {}), tmp_path / "p.json" / "q.json")

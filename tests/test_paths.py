"""Data is found in a checkout, in a wheel and in a bundle; the user's folder can be moved."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from mafia_gm import paths

ROOT = Path(__file__).resolve().parent.parent


def test_a_checkout_holds_its_data() -> None:
    assert paths.resources() == ROOT / "resources"
    assert (paths.resources() / "fonts" / "Inter-Regular.ttf").is_file()
    assert paths.translations() == ROOT / "translations"
    assert paths.qm_folder() == ROOT / "build" / "qm"


def test_a_bundle_holds_its_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.resources() == tmp_path / "mafia_gm" / "_data" / "resources"
    assert paths.qm_folder() == tmp_path / "mafia_gm" / "_data" / "qm"


def test_a_wheel_holds_its_data(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
        timeout=120,
    )
    (wheel,) = tmp_path.glob("*.whl")
    installed = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(installed)
    asked = (
        "import json; from mafia_gm import paths;"
        "print(json.dumps([str(p) for p in (paths.resources(), paths.translations())]))"
    )
    run = subprocess.run(
        [sys.executable, "-c", asked],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(installed)},
        check=True,
        capture_output=True,
        text=True,
    )
    resources, translations = map(Path, json.loads(run.stdout))
    assert resources == installed / "mafia_gm" / "_data" / "resources"
    assert (resources / "fonts" / "OFL.txt").is_file()
    assert translations.is_dir()


def test_the_home_variable_moves_everything(home: Path) -> None:
    assert paths.user_data() == home
    assert paths.games() == home / "games"
    assert paths.user_config() == home / "config"
    assert paths.games().is_dir()
    assert paths.user_config().is_dir()


def test_a_relative_home_does_not_follow_the_working_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MAFIA_GM_HOME", "here")
    assert paths.user_data() == tmp_path / "here"
    assert paths.user_data().is_absolute()


def test_without_it_the_system_says_where(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("MAFIA_GM_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert paths.user_data().name == "mafia-gm"
    assert paths.user_config().name == "mafia-gm"
    if sys.platform == "linux":
        assert paths.user_data() == tmp_path / "data" / "mafia-gm"
        assert paths.user_config() == tmp_path / "config" / "mafia-gm"


def test_a_folder_that_cannot_be_made_is_named_all_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("MAFIA_GM_HOME", str(tmp_path / "file" / "home"))
    assert paths.games() == tmp_path / "file" / "home" / "games"

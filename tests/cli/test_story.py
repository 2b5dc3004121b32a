"""``mafia-gm story``: a stored game told on the command line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mafia_gm.app.session import Session
from mafia_gm.cli.main import main
from mafia_gm.engine import commands as c

Capture = pytest.CaptureFixture[str]
NAMES = ("Ala", "Bob", "<Cyd>")
ROLES = ("mafia_boss", "doctor", "citizen")


@pytest.fixture
def game(tmp_path: Path) -> Path:
    made = Session.new("mafia_plus", seed=1, title="Friday", folder=tmp_path, language="pl")
    for command in (c.Open(NAMES, ROLES, "deal"), c.Deal(), c.Begin(), c.Leave(1), c.StopGame()):
        made.do(command)
    made.close()
    return made.path


def test_it_is_told_in_the_games_own_language_or_in_another(game: Path, capsys: Capture) -> None:
    assert main(["story", str(game)]) == 0
    assert "KTO BYŁ KIM" in capsys.readouterr().out
    assert main(["story", str(game), "--lang", "sv"]) == 0
    told = capsys.readouterr().out
    assert "VEM VAR VEM" in told
    assert "<Cyd>" in told


def test_it_is_written_as_a_page(game: Path, tmp_path: Path, capsys: Capture) -> None:
    page = tmp_path / "story.html"
    assert main(["story", str(game), "--lang", "en", "--html", str(page)]) == 0
    assert capsys.readouterr().out == ""
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!DOCTYPE html>")
    assert "&lt;Cyd&gt;" in text


def test_what_cannot_be_done_is_said(game: Path, tmp_path: Path, capsys: Capture) -> None:
    assert main(["story", str(tmp_path / "none.mafia")]) == 2
    assert main(["story", str(game), "--lang", "xx"]) == 2
    assert main(["story", str(game), "--html", str(tmp_path)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("mafia-gm: ") == 3
    assert "Traceback" not in said.err


def test_a_damaged_game_is_told_up_to_the_damage(game: Path, capsys: Capture) -> None:
    game.write_bytes(game.read_bytes()[:-20])
    assert main(["story", str(game), "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert "WHO WAS WHO" in said.out
    assert "damaged" in said.err


def test_every_name_gets_into_a_file_whatever_the_computers_letters(tmp_path: Path) -> None:
    made = Session.new("mafia_plus", seed=1, title="Żółw", folder=tmp_path, language="pl")
    names = ("Ala", "Щукин-Ёлкин", "Åsa 🎩")
    noted = c.Note("a \x1b[31mred\x07 herring")
    for command in (c.Open(names, ROLES, "deal"), c.Deal(), c.Begin(), noted, c.StopGame()):
        made.do(command)
    made.close()
    told = subprocess.run(
        [sys.executable, "-m", "mafia_gm", "story", str(made.path)],
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=True,
        timeout=60,
    ).stdout.decode()
    assert "Żółw" in told
    assert all(name in told for name in names)
    assert "a [31mred herring" in told, "nothing in a note is obeyed by the screen"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such disk here")
def test_a_full_disk_is_said_in_one_line(game: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "mafia_gm", "story", str(game)],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            timeout=60,
        )
    assert done.returncode == 2
    assert done.stderr.decode() == "mafia-gm: No space left on device\n"

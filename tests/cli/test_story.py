"""``mafia-gm story``: a stored game told on the command line."""

from __future__ import annotations

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

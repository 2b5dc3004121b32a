"""The command line: what it prints, its one-line refusals and its exit codes."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mafia_gm.cli.main import main
from mafia_gm.cli.schema import schema
from mafia_gm.engine import record
from mafia_gm.engine.record import Do, Line
from mafia_gm.rulesets.catalogue import RULESETS
from tests.app.evening import begin, go_on

ROOT = Path(__file__).resolve().parents[2]
Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    session = go_on(
        begin(tmp_path_factory.mktemp("games"), 6, 9, title="Andrzejki"), random.Random(6), back=0.05
    )
    session.close()
    return session.path


def changed(game: Path, folder: Path, change: Any) -> Path:
    """A copy of the game with one line changed and all sums right."""
    found = record.read(game.read_bytes(), RULESETS)
    raw, above = record.write(found.header)
    parts = [raw]
    for line in found.lines:
        raw, above = record.write(change(line), above)
        parts.append(raw)
    copy = folder / "changed.mafia"
    copy.write_bytes(b"".join(parts))
    return copy


def test_replay(game: Path, capsys: Capture) -> None:
    assert main(["replay", str(game)]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert "Andrzejki" in said.out
    assert "\nended: " in said.out
    assert said.out.endswith("decided again: 0 differences\n")


def test_replay_as_json(game: Path, capsys: Capture) -> None:
    assert main(["replay", str(game), "--json", "--lang", "en"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["header"]["title"] == "Andrzejki"
    assert told["outcome"] in {"city", "mafia", "draw"}
    assert (told["differences"], told["damage"]) == ([], None)
    assert len(told["players"]) == 9
    assert [said["key"] for said in told["announced"]][-1] == "winners"
    assert all(said["text"] for said in told["announced"])


def test_replay_reports_differences(game: Path, tmp_path: Path, capsys: Capture) -> None:
    lines = record.read(game.read_bytes(), RULESETS).lines
    number = max(line.number for line in lines if isinstance(line, Do) and line.facts)

    def change(line: Line) -> Line:
        if isinstance(line, Do) and line.number == number:
            return msgspec.structs.replace(line, facts=line.facts[:-1])
        return line

    assert main(["replay", str(changed(game, tmp_path, change))]) == 1
    said = capsys.readouterr().out
    assert f"differs: step {number} " in said
    assert said.endswith("decided again: 1 differences\n")
    assert main(["replay", "--json", str(changed(game, tmp_path, change))]) == 1
    assert json.loads(capsys.readouterr().out)["differences"][0]["step"] == number


@pytest.mark.parametrize(
    ("data", "word"),
    [
        (b"", "empty"),
        (b"PNG", "not a game file"),
        (b'{"file":"mafia_gm","format":7}\n', "newer"),
        (b'{"file":"mafia_gm","form', "damaged from line 1"),
    ],
)
def test_replay_of_what_is_none(tmp_path: Path, capsys: Capture, data: bytes, word: str) -> None:
    path = tmp_path / "x.mafia"
    path.write_bytes(data)
    refused(["replay", str(path)], capsys, word)


def test_replay_of_a_damaged_game(game: Path, tmp_path: Path, capsys: Capture) -> None:
    lines = game.read_bytes().splitlines(keepends=True)
    path = tmp_path / "x.mafia"
    path.write_bytes(b"".join([*lines[:20], lines[20][:-30] + b"\n", *lines[21:]]))
    assert main(["replay", "--json", str(path)]) == 2
    said = capsys.readouterr()
    assert json.loads(said.out)["lines"] == 19
    assert "damaged from line 21 on" in said.err
    assert f"; {len(lines) - 21} later lines can be read" in said.err
    assert said.err.count("\n") == 1
    assert path.stat().st_size == len(b"".join(lines)) - 29  # looked at, not mended


def test_sound_lines_that_make_no_sense(game: Path, tmp_path: Path, capsys: Capture) -> None:
    refused(
        ["replay", str(changed(game, tmp_path, lambda line: record.Redo(line.number, 1)))], capsys, "damaged"
    )


def refused(arguments: list[str], capsys: Capture, word: str) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert word in said.err
    assert said.err.startswith("mafia-gm: ")
    assert said.err.count("\n") == 1


def test_refusals(tmp_path: Path, game: Path, capsys: Capture) -> None:
    refused(["replay", str(tmp_path / "none")], capsys, "No such file")
    refused(["replay", str(tmp_path)], capsys, "not a game file")
    refused(["replay", str(game), "--lang", "tlh"], capsys, "pl")
    refused(["rules", "chess"], capsys, "mafia_plus")
    refused(["rules", "mafia_plus", "--lang", "tlh"], capsys, "en")
    refused(["schema", "chess"], capsys, "mafia_plus")
    refused(["dance"], capsys, "replay")
    refused([], capsys, "replay")


@pytest.mark.parametrize("verb", ["replay", "story", "rules"])
def test_usage(verb: str, capsys: Capture) -> None:
    assert main([verb]) == 2
    assert f"usage: mafia-gm {verb}" in capsys.readouterr().err
    assert main([verb, "--help"]) == 0


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("key", RULESETS)
def test_the_rule_book(key: str, language: str, capsys: Capture) -> None:
    assert main(["rules", key, "--lang", language]) == 0
    book = capsys.readouterr().out
    ruleset = RULESETS[key]
    rules = ruleset.under()
    for word in (
        *rules.acts,
        *(role.key for role in ruleset.roles),
        *(option.key for option in ruleset.options),
    ):
        assert word in book
    words = " ".join(book.split())
    for act in rules.acts.values():
        assert " ".join(act.sentence.split()) in words
    assert all(f"{deal.players:>3}: " in book for deal in ruleset.deals)


def test_the_schema_fits_what_is_written(game: Path) -> None:
    told = schema("mafia_plus")
    parts = told["$defs"]
    for place, raw in enumerate(game.read_text().splitlines()):
        line = json.loads(raw)
        names = {"do": "Do", "undo": "Undo", "redo": "Redo"}
        fits(parts["Header"] if place == 0 else parts[names[line["type"]]], line)
        for value in (line["command"], *line["facts"]) if line.get("type") == "do" else ():
            fits(parts[value["type"]], value)


def fits(part: dict[str, Any], value: dict[str, Any]) -> None:
    assert set(part["required"]) <= set(value) <= set(part["properties"])


def test_the_schema_is_printed(capsys: Capture) -> None:
    assert main(["schema"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(schema("mafia_plus")))


def test_as_a_program_without_qt(game: Path) -> None:
    code = (
        "import sys\nfrom mafia_gm.__main__ import main\n"
        "code = main(sys.argv[1:])\nassert not {'PySide6', 'pydantic'} & set(sys.modules)\nsys.exit(code)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "replay", str(game)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(os.name != "posix", reason="a Unix pipe")
def test_a_reader_that_leaves() -> None:
    done = subprocess.run(
        f"{sys.executable} -m mafia_gm rules mafia_plus | head -1",
        shell=True,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.stdout, done.stderr) == ("MAFIA+\n", "")

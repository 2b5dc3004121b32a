"""The list of games: newest first, and broken files are lines of it, not errors."""

from __future__ import annotations

import os
import random
from typing import TYPE_CHECKING

from mafia_gm.app.games import list_games
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from tests.app.evening import begin, go_on

if TYPE_CHECKING:
    from pathlib import Path


def test_games_and_broken_files(tmp_path: Path) -> None:
    running = begin(tmp_path, 1, 7, title="Running")
    running.do(c.Rename(0, "Zofia"))
    over = go_on(begin(tmp_path, 2, 8, title="Over"), random.Random(2), back=0)
    taken_back = go_on(begin(tmp_path, 3, 6, title="Back"), random.Random(3), back=0)
    taken_back.undo()
    for age, session in enumerate((running, over, taken_back)):
        session.close()
        os.utime(session.path, (2e9 - age, 2e9 - age))
    whole = over.path.read_bytes()
    for name, data in {
        "empty": b"",
        "foreign": b"\x00\x01\x02PK",
        "newer": b'{"file":"mafia_gm","format":99}\n',
        "damaged": whole[: len(whole) // 2] + b"\xff\xff" + whole[len(whole) // 2 :],
        "cut_header": whole[:100],
        "ruleset": whole.replace(b"mafia_plus", b"mafia_past"),
        "copy.damaged-1": whole,
    }.items():
        (tmp_path / f"{name}.mafia").write_bytes(data)
    (tmp_path / "folder.mafia").mkdir()
    (tmp_path / "nowhere.mafia").symlink_to(tmp_path / "gone")
    os.mkfifo(tmp_path / "pipe.mafia")
    (tmp_path / "notes.txt").write_text("not ours")

    found = {game.path.stem: game for game in list_games(tmp_path)}
    assert list(found)[:3] == [running.path.stem, over.path.stem, taken_back.path.stem]
    game = found[running.path.stem]
    assert (game.title, game.ruleset, game.outcome, game.broken) == ("Running", "mafia_plus", "", "")
    assert game.players == ("Zofia", *(f"Gracz {n}" for n in range(2, 8)))
    assert found[over.path.stem].is_finished
    assert not found[taken_back.path.stem].is_finished
    assert len(found[taken_back.path.stem].players) == 6
    kinds = {name: game.broken for name, game in found.items() if game.broken}
    assert kinds == {
        "empty": "empty",
        "foreign": "foreign",
        "newer": "newer",
        "damaged": "damaged",
        "cut_header": "damaged",
        "ruleset": "damaged",
        "folder": "foreign",
        "nowhere": "missing",
        "pipe": "foreign",
    }
    assert found["damaged"].title == "Over"
    assert found["damaged"].players


def test_no_folder(tmp_path: Path) -> None:
    assert list_games(tmp_path / "none") == ()
    (tmp_path / "file").write_text("")
    assert list_games(tmp_path / "file") == ()


def test_the_list_agrees_with_the_session(tmp_path: Path) -> None:
    for seed in range(5):
        go_on(begin(tmp_path, seed, 6 + seed), random.Random(seed), 90, back=0.2).close()
    for game in list_games(tmp_path):
        session = Session.open(game.path)
        assert game.players == tuple(player.name for player in session.table.players)
        assert game.outcome == (session.table.ended.outcome if session.table.ended else "")
        session.close()

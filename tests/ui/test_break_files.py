"""Files nobody should have written: one of them never hides the other games, and always gets a message."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox

from mafia_gm import paths
from mafia_gm.app.games import list_games
from mafia_gm.app.settings import Settings, load_settings
from tests.ui.going import sit_down

if TYPE_CHECKING:
    from pathlib import Path

    from tests.ui.gm import GameMaster

DEEP = b'{"file":"mafia_gm","format":1,"x":' + b"[" * 100_000
BROKEN = {
    "empty": b"",
    "zeros": bytes(500),
    "foreign": b"hello",
    "brackets": b"[" * 100_000,
    "deep": DEEP,
    "no text": bytes(range(128, 256)),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_gets_a_message_and_stays_as_it_is(desk: GameMaster, name: str) -> None:
    path = paths.games() / f"{name}.mafia"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(BROKEN[name])
    assert not desk.app.open_game(path)
    QApplication.processEvents()
    boxes = [box for box in desk.app.window.findChildren(QMessageBox) if box.isVisible()]
    assert len(boxes) == 1
    assert boxes[0].informativeText()
    boxes[0].reject()
    assert path.read_bytes() == BROKEN[name]


def test_the_games_are_listed_beside_every_broken_one(desk: GameMaster) -> None:
    sit_down(desk)
    desk.app.leave_game()
    for name, data in BROKEN.items():
        (paths.games() / f"{name}.mafia").write_bytes(data)
    (paths.games() / "folder.mafia").mkdir()
    (paths.games() / "nowhere.mafia").symlink_to("/nowhere")
    (paths.games() / "round.mafia").symlink_to("round.mafia")
    found = list_games(paths.games())
    assert len(found) == len(BROKEN) + 4
    assert [bool(game.broken) for game in found].count(False) == 1
    desk.app.leave_game()
    assert desk.app.window.start.list.count() == len(found)
    assert desk.app.window.start.unfinished is not None


def test_settings_without_end_are_no_settings(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"[" * 100_000)
    assert load_settings(path) == Settings()

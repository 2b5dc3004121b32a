"""Files nobody should have written: each gets one message, nothing of it is lost, and it hides no other game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from mafia_gm import paths
from mafia_gm.app.files import StoreFailed
from mafia_gm.app.games import list_games
from mafia_gm.app.session import Session
from mafia_gm.app.settings import Settings, load_settings
from mafia_gm.engine import commands as c
from tests.ui import forged
from tests.ui.going import message, sit_down

if TYPE_CHECKING:
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


STORED = (Path(__file__).parents[1] / "records" / "mafia_plus.mafia").read_bytes()


def put(data: bytes, name: str = "forged") -> Path:
    path = paths.games() / f"{name}.mafia"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_gets_a_message_and_stays_as_it_is(desk: GameMaster, name: str) -> None:
    path = paths.games() / f"{name}.mafia"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(BROKEN[name])
    assert not desk.app.open_game(path)
    assert message(desk)
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


def first(kind: str) -> tuple[int, int]:
    """Return the first line with a fact of this kind, and the fact's place in it."""
    for place, line in enumerate(forged.rows(STORED)):
        for number, fact in enumerate(line.get("facts", ())):
            if fact["type"] == kind:
                return place, number
    raise AssertionError(kind)


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        ("Dealt", "role", "wizard"),
        ("PhaseChanged", "phase", "siesta"),
        ("Answered", "act", "wizard.conjures"),
        ("Announced", "key", "wizardry"),
        ("VoteOpened", "effect", "wizardry"),
    ],
)
def test_a_key_of_another_program_gets_one_message_and_the_file_stays(
    desk: GameMaster, kind: str, field: str, value: str
) -> None:
    place, number = first(kind)
    data = forged.changed(STORED, place, ("facts", number, field), value)
    path = put(data)
    assert not desk.app.open_game(path)
    said = message(desk)
    assert "does not know" in said
    assert value in said
    assert path.read_bytes() == data
    assert desk.app.live is None


@pytest.mark.parametrize(
    ("kind", "way", "value"),
    [
        ("Died", ("player",), 99),
        ("Announced", ("players",), [-3]),
        ("BatchClosed", (), {"type": "Reseated", "ring": [0, 1]}),
    ],
)
def test_a_line_that_makes_no_sense_ends_the_game_before_it_and_all_is_kept(
    desk: GameMaster, kind: str, way: tuple[Any, ...], value: object
) -> None:
    place, number = first(kind)
    data = forged.changed(STORED, place, ("facts", number, *way), value)
    path = put(data)
    assert desk.app.open_game(path)
    said = message(desk)
    assert f"line {place + 1}" in said
    assert len(desk.live.session.steps) == place - 1
    kept = path.with_name("forged.damaged-1.mafia")
    assert kept.name in said
    assert kept.read_bytes() == data
    desk.app.leave_game()
    assert desk.app.open_game(path), "what is left opens without a word"
    assert not message(desk)


def test_an_undo_of_a_step_that_was_not_the_last_ends_the_game_before_it(desk: GameMaster) -> None:
    lines = forged.rows(STORED)
    lines[30] = {"type": "undo", "number": 30, "step": 5}
    data = forged.summed(lines)
    path = put(data)
    assert desk.app.open_game(path)
    assert "line 31" in message(desk)
    assert len(desk.live.session.steps) == 27
    assert path.with_name("forged.damaged-1.mafia").read_bytes() == data
    steps = desk.live.session.steps
    desk.app.leave_game()
    assert desk.app.open_game(path)
    assert not message(desk)
    assert desk.live.session.steps == steps
    assert desk.live.do(desk.prompt.offers[0] if desk.prompt.offers else c.StopGame())


def test_a_first_line_that_makes_no_sense_leaves_the_file_as_it_is(desk: GameMaster) -> None:
    data = forged.changed(STORED, 1, ("facts", 0, "roles", 0), "wizard")
    path = put(data)
    assert not desk.app.open_game(path)
    assert message(desk)
    assert path.read_bytes() == data


@pytest.mark.campaign
@pytest.mark.parametrize("game", ["mafia_plus", "maffia"])
def test_every_field_of_a_game_changed_by_hand(desk: GameMaster, game: str) -> None:
    data = (Path(__file__).parents[1] / "records" / f"{game}.mafia").read_bytes()
    desk.app.toggle_projector()
    for place, way, value in forged.forgeries(data):
        if way == ("facts",):
            continue
        bad = forged.changed(data, place, way, value)
        path = put(bad)
        opened = desk.app.open_game(path)
        assert message(desk) or opened, (place, way, value)
        if not opened:
            assert path.read_bytes() == bad
        desk.app.leave_game()
        for left in paths.games().iterdir():
            left.unlink()


def test_failing_to_open_and_failing_to_make_a_file_have_their_own_words(
    desk: GameMaster, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = paths.games() / "gone.mafia"
    assert not desk.app.open_game(missing)
    said = message(desk)
    assert "not there any more" in said
    assert "step" not in said

    def full(*_: object, **__: object) -> Session:
        raise StoreFailed("full", missing)

    monkeypatch.setattr(Session, "new", full)
    desk.app.open_sample()
    said = message(desk)
    assert "disk is full" in said
    assert "step" not in said
    assert desk.app.live is None


def test_a_game_that_could_not_begin_leaves_no_empty_file(
    desk: GameMaster, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Session, *_: object) -> None:
        raise StoreFailed("full", self.path)

    monkeypatch.setattr(Session, "do", full)
    desk.app.open_sample()
    assert "disk is full" in message(desk)
    assert list(paths.games().iterdir()) == []

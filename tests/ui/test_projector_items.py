"""What the Game Master leaves out of the picture, how it moves, and that both are remembered or hidden when they must."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mafia_gm.app.settings import load_settings
from mafia_gm.engine.public import (
    PublicClock,
    PublicLine,
    PublicPerson,
    PublicSeat,
    PublicTally,
    PublicView,
    PublicVote,
)
from mafia_gm.narration.public import PublicWords
from mafia_gm.ui import theme, wall
from mafia_gm.ui.app import App
from mafia_gm.ui.projector import movement
from mafia_gm.ui.projector import stage as stages
from mafia_gm.ui.projector.items import ITEMS, spoken_of, without
from mafia_gm.ui.projector.stage import Stage
from tests.ui.gm import CTRL, KEY, SHIFT, GameMaster

ALA, OLA = PublicPerson(1, "Ala"), PublicPerson(2, "Ola")
VIEW = PublicView(
    "mafia_plus",
    "voting",
    2,
    (PublicSeat(1, "Ala"), PublicSeat(2, "Ola", "out")),
    lines=(PublicLine("died_at_night", (OLA,)), PublicLine("statistics", counts=(5, 3, 2))),
    statistics=(5, 3, 2),
    sides=("city", "mafia", "syndicate"),
    clock=PublicClock(60, running=True, touched=0),
    vote=PublicVote("elimination", False, (PublicTally(ALA, 3),), cast=3, electors=9),
)


def test_each_item_can_be_left_out_and_takes_nothing_else_along() -> None:
    assert without(VIEW, ()) == VIEW
    bare = without(VIEW, ("statistics",))
    assert (bare.statistics, bare.lines) == ((), VIEW.lines[:1])
    assert replace(bare, statistics=VIEW.statistics, lines=VIEW.lines) == VIEW
    bare = without(VIEW, ("votes",))
    assert bare.vote == PublicVote("elimination", secret=False)
    assert replace(bare, vote=VIEW.vote) == VIEW
    assert without(VIEW, ("clock",)) == replace(VIEW, clock=None)
    assert without(VIEW, ("lines",)) == replace(VIEW, lines=())
    assert without(VIEW, ITEMS).seats == VIEW.seats


def test_numbers_in_the_corner_are_not_said_twice() -> None:
    assert spoken_of(VIEW) == VIEW.lines[:1]
    assert spoken_of(replace(VIEW, statistics=())) == VIEW.lines


def test_console_and_projector_mean_the_same_items() -> None:
    assert wall.ITEMS == ITEMS


@pytest.mark.parametrize(
    ("item", "key"), [*zip(ITEMS, (KEY.Key_1, KEY.Key_2, KEY.Key_3, KEY.Key_4), strict=True)]
)
def test_a_key_leaves_an_item_out_and_it_is_remembered(desk: GameMaster, item: str, key: object) -> None:
    desk.key(KEY.Key_F5)
    projector = desk.app.projector
    assert projector is not None
    projector.show_view(VIEW)
    assert projector._stage._view == VIEW
    desk.key(key, CTRL)  # type: ignore[arg-type]
    assert projector._stage._view == without(VIEW, (item,))
    assert load_settings().wall.hidden == (item,)
    action = desk.app.window.actions_[f"wall_{item}"]
    assert not action.isChecked()
    desk.key(key, CTRL)  # type: ignore[arg-type]
    assert projector._stage._view == VIEW
    assert load_settings().wall.hidden == ()


def test_the_next_evening_begins_as_the_last_one_was_left(desk: GameMaster, qapp: QApplication) -> None:
    desk.key(KEY.Key_2, CTRL)
    desk.key(KEY.Key_M, CTRL | SHIFT)
    desk.key(KEY.Key_B, CTRL | SHIFT)
    again = App(qapp, "en")
    again.window.show()
    does = again.window.actions_
    assert [does[f"wall_{item}"].isChecked() for item in ITEMS] == [True, False, True, True]
    assert does["wall_mirror"].isChecked()
    assert does["wall_light"].isChecked()
    again.toggle_projector()
    assert again.projector is not None
    assert again.projector._stage._colours is theme.LIGHT
    assert again.projector._stage._mirror
    again.window.close()


def test_the_projector_turns_apart_from_the_console(desk: GameMaster) -> None:
    desk.app.open_sample()
    desk.key(KEY.Key_F5)
    assert desk.app.projector is not None
    box = desk.console.circle.box_of(0)
    desk.key(KEY.Key_Right, CTRL | SHIFT)
    desk.key(KEY.Key_Right, CTRL | SHIFT)
    assert desk.app.projector._stage._turn == 2
    assert desk.console.circle.box_of(0) == box
    desk.key(KEY.Key_Right, CTRL)
    assert desk.app.projector._stage._turn == 2
    assert desk.console.circle.box_of(0) != box


def test_with_one_screen_it_is_said_once_that_the_projector_is_a_window(desk: GameMaster) -> None:
    desk.key(KEY.Key_F5)
    desk.key(KEY.Key_F5)
    desk.app.open_sample()
    notice = desk.console.middle.notice
    desk.key(KEY.Key_F5)
    assert desk.app.projector is not None
    assert desk.app.projector.is_plain
    assert "no second screen" in notice.text()
    desk.console.say("")
    desk.key(KEY.Key_F5)
    assert not desk.app.projector.isVisible()
    desk.key(KEY.Key_F5)
    assert desk.app.projector.isVisible()
    assert notice.text() == ""


# ----------------------------------------------------------------------------------------------- movement


@pytest.fixture
def moving(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Stage:
    """A stage on a system that wants movement."""
    monkeypatch.setattr(stages, "is_wanted", lambda _: True)
    theme.load_fonts()
    stage = Stage(lambda: 0.0, theme.DARK)
    qtbot.addWidget(stage)
    stage.resize(640, 360)
    stage.show()
    return stage


WORDS = PublicWords("mafia_plus", "en")
DAY = replace(VIEW, phase="debate", vote=None, clock=None)


def test_without_a_screen_nothing_moves(qtbot: QtBot) -> None:
    stage = Stage(lambda: 0.0, theme.DARK)
    qtbot.addWidget(stage)
    assert not movement.is_wanted(stage)


def test_a_new_picture_comes_up_through_the_old_one(moving: Stage, qtbot: QtBot) -> None:
    moving.show_view(DAY, WORDS)
    moving._fade.end()
    old = moving.grab().toImage()
    moving.show_view(replace(DAY, lines=()), WORDS)
    assert moving._fade.state() == moving._fade.State.Running
    assert moving.grab().toImage() == old, "it begins with what was there"
    qtbot.waitUntil(lambda: moving._fade.state() == moving._fade.State.Stopped)
    new = moving.grab().toImage()
    assert new != old
    still = Stage(lambda: 0.0, theme.DARK)
    qtbot.addWidget(still)
    still.resize(640, 360)
    still.show_view(replace(DAY, lines=()), WORDS)
    assert still.grab().toImage() == new, "and ends with nothing of it"


def test_the_clock_and_the_look_move_nothing_and_black_is_black_at_once(moving: Stage) -> None:
    moving.show_view(DAY, WORDS)
    moving._fade.end()
    moving.show_view(replace(DAY, clock=PublicClock(9, running=False, touched=0)), WORDS)
    assert moving._fade.state() == moving._fade.State.Stopped
    moving.show_view(replace(DAY, lines=()), WORDS)
    assert moving._fade.state() == moving._fade.State.Running
    moving.set_look(colours=theme.DARK, turn=0, mirror=False, blackout=True)
    black = moving.grab().toImage()
    assert {black.pixel(x, y) for x in range(0, 640, 7) for y in range(0, 360, 7)} == {0xFF000000}
    moving.show_view(DAY, WORDS)
    assert moving._fade.state() == moving._fade.State.Stopped, "what goes on behind the black is not seen"

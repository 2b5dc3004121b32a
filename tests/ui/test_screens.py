"""The projector on several screens: it takes the right one, leaves the Game Master's alone, and goes and comes with it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

Screen = tuple[str, int, int, int, float]
# The platform lists them by their names: the first is the one on which windows open.
LAPTOP: Screen = ("laptop", 0, 1366, 768, 1)
PROJECTOR: Screen = ("projector", 1366, 1920, 1080, 1)
MONITOR: Screen = ("monitor", 1366, 1280, 1024, 1)
FAR: Screen = ("projector", 2646, 1920, 1080, 1)
CLONE: Screen = ("projector", 0, 1024, 768, 1)
SHARP: Screen = ("projector", 1366, 1280, 720, 1.5)
FULL = {"visible": True, "full": True, "fills": "projector", "covers": False}

Play = Any


@pytest.fixture
def play(tmp_path: Path) -> Callable[..., Play]:
    """Play a scene of on_two_screens on these screens in its own process; return what it saw."""

    def play(scene: str, *screens: Screen) -> Any:
        keys = ("name", "x", "y", "width", "height", "logicalDpi", "logicalBaseDpi", "dpr")
        listed = [
            dict(zip(keys, (name, x, 0, wide, high, 96, 96, ratio), strict=True))
            for name, x, wide, high, ratio in screens
        ]
        config = tmp_path / "screens.json"
        config.write_text(json.dumps({"screens": listed}), encoding="utf-8")
        done = subprocess.run(
            [sys.executable, "-m", "tests.ui.on_two_screens", scene],
            capture_output=True,
            text=True,
            check=False,
            cwd=Path(__file__).parents[2],
            env={
                **os.environ,
                "QT_QPA_PLATFORM": f"offscreen:configfile={config}",
                "MAFIA_GM_HOME": str(tmp_path / "home"),
            },
        )
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout.splitlines()[-1])

    return play


def test_it_fills_the_second_screen_and_leaves_the_first_alone(play: Callable[..., Play]) -> None:
    assert play("opens", LAPTOP, PROJECTOR) == FULL


def test_it_is_hidden_at_once_when_its_screen_goes_and_comes_back_with_it(play: Callable[..., Play]) -> None:
    gone, back, closed = play("pulled", LAPTOP, PROJECTOR)
    assert not gone["visible"]
    assert back == FULL
    assert closed is False, "a projector that was closed does not come back by itself"


def test_the_screen_wished_for_is_taken_by_its_name(play: Callable[..., Play]) -> None:
    assert play("wished", LAPTOP, MONITOR, FAR) == ["projector", "monitor", "projector"]


def test_a_screen_can_be_chosen_from_the_menu_and_is_remembered(play: Callable[..., Play]) -> None:
    texts, enabled, before, after, remembered = play("chosen", LAPTOP, MONITOR, FAR)
    assert [text.split()[0] for text in texts[1:]] == ["1", "2", "3"]
    assert [name for text in texts for name in ("laptop", "monitor", "projector") if name in text] == [
        "laptop",
        "monitor",
        "projector",
    ]
    assert enabled == [True, False, True, True], "his own screen can be seen in the list, not chosen"
    assert before == "monitor"
    assert after == FULL
    assert remembered == "projector"


def test_each_screen_is_told_by_its_number_and_name(play: Callable[..., Play]) -> None:
    told, inside, neutral = play("signs", LAPTOP, PROJECTOR)
    assert told == ["1 laptop 1366 × 768", "2 projector 1920 × 1080"]
    assert inside == ["laptop", "projector"]
    assert neutral


def test_the_console_is_covered_when_its_own_screen_goes(play: Callable[..., Play]) -> None:
    assert play("stranded", LAPTOP, PROJECTOR) == [True, False, True]


def test_with_two_screens_it_is_a_plain_window_only_on_request(play: Callable[..., Play]) -> None:
    seen = play("plain", LAPTOP, PROJECTOR)
    assert (seen["visible"], seen["full"]) == (True, False)


def test_with_one_screen_it_is_a_plain_window(play: Callable[..., Play]) -> None:
    seen = play("opens", LAPTOP)
    assert (seen["visible"], seen["full"]) == (True, False)


def test_a_console_left_on_a_missing_screen_opens_where_it_can_be_seen(play: Callable[..., Play]) -> None:
    assert play("missing", LAPTOP, PROJECTOR) is True


def test_a_console_on_the_second_screen_leaves_the_first_to_the_projector(play: Callable[..., Play]) -> None:
    second, seen = play("kept", LAPTOP, PROJECTOR)
    assert second
    assert seen == {**FULL, "fills": "laptop"}


def test_screens_of_different_scaling_are_filled_in_their_own_points(play: Callable[..., Play]) -> None:
    seen, ratio, size, name = play("scaled", LAPTOP, SHARP)
    assert seen == FULL
    assert ratio == 1.5
    assert size == [1280, 720]
    assert name >= 720 / 30, "twelve players: a thirtieth of what the screen calls its height"


def test_a_screen_that_repeats_the_console_is_no_projector(play: Callable[..., Play]) -> None:
    at_once, full, covered, said = play("repeated", LAPTOP, CLONE)
    assert "the table may see all" in at_once, (
        "the Game Master is warned as soon as there is something to see"
    )
    assert not full
    assert not covered, "it was so before: perhaps it is his own monitor"
    assert "the table may see all" in said


def test_a_desktop_that_begins_to_repeat_the_console_covers_it_first(play: Callable[..., Play]) -> None:
    first, meanwhile, back = play("repeated_later", LAPTOP, PROJECTOR)
    assert first == [FULL, False]
    assert meanwhile == [False, True], "the projector would lie on the laptop"
    assert back == FULL


def test_a_card_in_a_players_hands_survives_no_lost_screen(play: Callable[..., Play]) -> None:
    held, seen, same, covered, page, opened = play("handed_out", LAPTOP, PROJECTOR)
    assert held
    assert seen == [False, False]
    assert same, "the projector comes back as it was"
    assert covered
    assert not page
    assert not opened


def test_a_projector_that_was_laid_over_the_console_goes_when_that_is_covered(
    play: Callable[..., Play],
) -> None:
    lost, again, covered = play("moved", LAPTOP, PROJECTOR)
    assert lost == [False, True, ["stranded", "hidden"]]
    assert again == FULL
    assert not covered

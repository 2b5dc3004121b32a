"""The projector: what it shows, where it stands, and that it knows nothing else."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mafia_gm.engine.public import (
    PublicClock,
    PublicLine,
    PublicPerson,
    PublicSeat,
    PublicTally,
    PublicView,
    PublicVote,
    PublicWinner,
)
from mafia_gm.narration.public import PublicWords
from mafia_gm.ui import geometry, theme
from mafia_gm.ui.projector import clock
from mafia_gm.ui.projector.layout import plan, smallest_name
from mafia_gm.ui.projector.screens import beside
from mafia_gm.ui.projector.stage import Stage
from mafia_gm.ui.projector.window import TITLE, ProjectorWindow

NAMES = (
    "Ala",
    "Bartek",
    "Екатерина Воробьёва",
    "Ania",
    "Ania",
    "Przemysław Brzęczyszczykiewicz",
    "Ян",
    "Lena",
)
SIZES = [(1024, 768), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160)]


def seats(number: int) -> tuple[PublicSeat, ...]:
    states = {3: "out", 4: "away"}
    return tuple(PublicSeat(i + 1, NAMES[i % len(NAMES)], states.get(i, "in")) for i in range(number))


def view(phase: str = "debate", number: int = 12) -> PublicView:
    return PublicView("mafia_plus", phase, 2, seats(number), sides=("city", "mafia", "syndicate"))


def person(index: int) -> PublicPerson:
    return PublicPerson(index + 1, NAMES[index])


@pytest.fixture(autouse=True)
def fonts(qapp: QApplication) -> None:
    theme.load_fonts()


@pytest.fixture
def stage(qtbot: QtBot) -> Stage:
    made = Stage(lambda: 100.0, theme.DARK)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    return made


def picture(stage: Stage, shown: PublicView, language: str = "pl") -> QImage:
    stage.show_view(shown, PublicWords(shown.ruleset, language))
    return stage.grab().toImage()


# ----------------------------------------------------------------------------------------------- the plan


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("number", [5, 6, 8, 12, 13, 17, 23, 24, 30, 36, 40])
def test_pills_cover_nothing_and_names_are_large_enough(size: tuple[int, int], number: int) -> None:
    laid = plan([seat.name for seat in seats(number)], *size)
    assert len(laid.pills) == number
    assert geometry.overlapping(laid.pills) == []
    corners = [laid.left, laid.right, laid.band, laid.centre]
    assert geometry.overlapping(laid.pills, corners) == []
    assert laid.name >= smallest_name(number, size[1])
    assert theme.font(laid.name).pixelSize() >= smallest_name(number, size[1])
    assert all(
        p.left() >= 0 and p.right() <= size[0] and p.top() >= 0 and p.bottom() <= size[1] for p in laid.pills
    )
    assert laid.centre.height() >= size[1] * 0.18
    metrics = QFontMetricsF(theme.font(laid.name, 700))
    assert laid.pills[0].height() >= 2 * metrics.capHeight()


def test_the_smallest_names_follow_the_number_of_players() -> None:
    assert [smallest_name(n, 1080) for n in (5, 12, 13, 23, 24, 40)] == [36, 36, 24, 24, 18, 18]


def test_one_endless_name_does_not_make_the_others_small() -> None:
    short = [f"Name{i}" for i in range(20)]
    assert plan([*short, "Konstantynopolitańczykowianeczka Brzęczyszczykiewicz"], 1920, 1080).name > 24 * 1.05


# ----------------------------------------------------------------------------------------------- what it shows


PHASES: list[PublicView] = [
    view("welcome"),
    PublicView("", "welcome", 0),
    replace(view("dawn"), lines=(PublicLine("nobody_died"),), statistics=(5, 3, 2)),
    replace(
        view(), clock=PublicClock(90, running=False, touched=0), lines=(PublicLine("left", (person(3),)),)
    ),
    replace(view(), clock=PublicClock(0, running=True, touched=0), statistics=(5, 3, 2), initial=True),
    replace(view("voting"), vote=PublicVote("elimination", secret=False, electors=10)),
    replace(
        view("voting"),
        clock=PublicClock(9, running=False, touched=0),
        vote=PublicVote(
            "check",
            secret=False,
            tallies=(PublicTally(person(0), 2, (person(1), person(6))), PublicTally(person(2), 0)),
            cast=2,
            electors=10,
        ),
    ),
    replace(
        view("voting", 40),
        vote=PublicVote(
            "elimination", secret=True, tallies=tuple(PublicTally(person(i), i) for i in range(8))
        ),
    ),
    replace(view("verdict"), lines=(PublicLine("executed", (person(3),)),)),
    view("verdict"),
    replace(view("end"), outcome="city", winners=(PublicWinner(person(0)), PublicWinner(person(6)))),
    replace(view("end"), outcome="draw"),
    replace(
        view("end"),
        seats=tuple(replace(s, role="mafia_boss" if s.number % 2 else "", side="mafia") for s in seats(12)),
    ),
]


@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_phase_is_painted_and_no_two_look_alike(stage: Stage, language: str) -> None:
    pictures = [picture(stage, shown, language) for shown in PHASES]
    assert all(one != other for i, one in enumerate(pictures) for other in pictures[:i])


@pytest.mark.parametrize("size", SIZES)
def test_every_phase_is_painted_at_every_size(stage: Stage, size: tuple[int, int]) -> None:
    stage.resize(*size)
    for shown in PHASES:
        assert not picture(stage, shown).isNull()


def test_night_depends_on_nothing_but_its_number(stage: Stage) -> None:
    plain = picture(stage, PublicView("mafia_plus", "night", 2))
    full = replace(
        PHASES[6], phase="night", statistics=(1, 1, 1), lines=(PublicLine("nobody_died"),), outcome="city"
    )
    assert picture(stage, full) == plain
    assert picture(stage, replace(view("night", 40), clock=PublicClock(5, running=True, touched=99))) == plain
    assert picture(stage, replace(full, number=3)) != plain


def test_night_keeps_no_clock_running(stage: Stage, qtbot: QtBot) -> None:
    stage.show()
    running = PublicClock(50, running=True, touched=100)
    words = PublicWords("mafia_plus", "pl")
    stage.show_view(replace(view("night"), clock=running), words)
    assert not stage._tick.isActive()
    stage.show_view(replace(view("debate"), clock=running), words)
    assert stage._tick.isActive()
    stage.set_look(colours=theme.DARK, turn=0, mirror=False, blackout=True)
    assert not stage._tick.isActive()


def test_a_hidden_role_is_not_painted_differently(stage: Stage) -> None:
    """What the seats show comes from the view alone: equal views, equal pictures."""
    assert picture(stage, view()) == picture(stage, replace(view()))


def test_blackout_turn_mirror_and_light_change_the_picture(stage: Stage) -> None:
    before = picture(stage, view())
    looks = [
        (theme.DARK, 3, False, False),
        (theme.DARK, 0, True, False),
        (theme.LIGHT, 0, False, False),
        (theme.DARK, 0, False, True),
    ]
    for colours, turn, mirror, blackout in looks:
        stage.set_look(colours=colours, turn=turn, mirror=mirror, blackout=blackout)
        assert stage.grab().toImage() != before
    black = stage.grab().toImage()
    assert {black.pixel(x, y) for x in range(0, 1280, 7) for y in range(0, 720, 7)} == {0xFF000000}


# ----------------------------------------------------------------------------------------------- the clock


def test_the_clock_counts_from_its_reading() -> None:
    reading = PublicClock(60, running=True, touched=100)
    assert clock.left(reading, 100) == 60
    assert clock.left(reading, 130.5) == 29.5
    assert clock.left(reading, 500) == 0
    assert clock.left(reading, 90) == 60  # a clock that jumps back gives nobody time
    assert clock.left(PublicClock(60, running=False, touched=100), 130) == 60


@pytest.mark.parametrize(
    ("seconds", "face"),
    [(0, "0:00"), (0.2, "0:01"), (59, "0:59"), (59.001, "1:00"), (272, "4:32"), (600, "10:00")],
)
def test_a_begun_second_counts_as_whole(seconds: float, face: str) -> None:
    assert clock.face(seconds) == face


def test_the_next_change_of_the_face_is_awaited() -> None:
    assert 500 <= clock.until_next(29.5) <= 502
    assert 1000 <= clock.until_next(30.0) <= 1002
    assert clock.until_next(0) == 0


def test_the_picture_follows_the_clock(qtbot: QtBot) -> None:
    time = [100.0]
    stage = Stage(lambda: time[0], theme.DARK)
    qtbot.addWidget(stage)
    stage.resize(1280, 720)
    stage.show_view(
        replace(view(), clock=PublicClock(60, running=True, touched=100)), PublicWords("mafia_plus", "pl")
    )
    stage.show()
    first = stage.grab().toImage()
    time[0] = 105.0
    assert stage.grab().toImage() != first


# ----------------------------------------------------------------------------------------------- the window


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[ProjectorWindow]:
    made = ProjectorWindow(lambda: 0.0)
    yield made
    made.close()
    made.deleteLater()


def test_the_window_has_no_parent_and_a_neutral_title(window: ProjectorWindow) -> None:
    assert window.parent() is None
    assert window.windowTitle() == TITLE
    window.show_view(replace(PHASES[10]))
    assert window.windowTitle() == TITLE
    assert window.toolTip() == ""


def test_with_one_screen_it_opens_as_a_plain_window(window: ProjectorWindow) -> None:
    screen = QGuiApplication.primaryScreen()
    assert beside([screen], screen) is None
    window.open_beside(screen)
    assert window.isVisible()
    assert not window.isFullScreen()


def test_loss_of_its_screen_hides_it_and_the_screen_brings_it_back(
    window: ProjectorWindow, qtbot: QtBot
) -> None:
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    screen = QGuiApplication.primaryScreen()
    window.open_on(screen)
    assert window.isVisible()
    assert window.isFullScreen()
    assert window.geometry() == screen.geometry()
    with qtbot.waitSignal(window.opened, check_params_cb=lambda seen: not seen):
        app.screenRemoved.emit(screen)
    assert not window.isVisible()
    with qtbot.waitSignal(window.opened, check_params_cb=lambda seen: seen):
        app.screenAdded.emit(screen)
    assert window.isVisible()
    window.close()
    app.screenAdded.emit(screen)
    assert not window.isVisible()


def test_a_screen_added_to_a_closed_or_plain_window_changes_nothing(window: ProjectorWindow) -> None:
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    app.screenAdded.emit(QGuiApplication.primaryScreen())
    assert not window.isVisible()
    window.open_on(None)
    app.screenAdded.emit(QGuiApplication.primaryScreen())
    assert not window.isFullScreen()


def test_languages_options_and_views_reach_the_stage(window: ProjectorWindow, qtbot: QtBot) -> None:
    window.open_on(None)
    window.show_view(PHASES[2])
    pictures = [window.grab().toImage()]
    window.set_language("pl")
    pictures.append(window.grab().toImage())
    window.set_options(light=True, turn=2)
    pictures.append(window.grab().toImage())
    window.show_welcome()
    pictures.append(window.grab().toImage())
    window.set_options(blackout=True)
    pictures.append(window.grab().toImage())
    assert all(one != other for i, one in enumerate(pictures) for other in pictures[:i])
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


TWO_SCREENS = """
import json, sys
from PySide6.QtWidgets import QApplication, QWidget
app = QApplication([])
from mafia_gm.ui.projector.window import ProjectorWindow
laptop, beamer = app.screens()
console = QWidget()
console.setScreen(laptop); console.setGeometry(laptop.geometry()); console.show()
window = ProjectorWindow(lambda: 0.0)
window.open_beside(laptop)
app.processEvents()
print(json.dumps([window.isFullScreen(), window.geometry() == beamer.geometry(), window.screen() is beamer,
                  window.geometry().intersects(console.geometry())]))
"""


def run(code: str, platform: str = "offscreen") -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=_environment(platform)
    )
    return done.stdout.strip()


def _environment(platform: str) -> dict[str, str]:
    import os

    return {**os.environ, "QT_QPA_PLATFORM": platform, "PYTHONPATH": str(Path(__file__).parents[2])}


def test_on_two_screens_it_fills_the_second_and_leaves_the_first_alone(tmp_path: Path) -> None:
    screen = '{"name": "%s", "x": %d, "y": 0, "width": %d, "height": %d, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}'
    both = ", ".join((screen % ("laptop", 0, 1366, 768), screen % ("beamer", 1366, 1920, 1080)))
    config = tmp_path / "two.json"
    config.write_text('{"screens": [' + both + "]}", encoding="utf-8")
    assert run(TWO_SCREENS, f"offscreen:configfile={config}") == "[true, true, true, false]"


def test_it_brings_along_nothing_that_could_know_a_secret() -> None:
    code = (
        "import sys, mafia_gm.ui.projector.window\n"
        "print(*sorted(m for m in sys.modules if m.startswith('mafia_gm') and m.count('.') > 0))"
    )
    allowed = {
        "mafia_gm.engine",
        "mafia_gm.engine.public",
        "mafia_gm.narration",
        "mafia_gm.narration.public",
        "mafia_gm.narration.loader",
        "mafia_gm.paths",
        "mafia_gm.ui",
        "mafia_gm.ui.geometry",
        "mafia_gm.ui.i18n",
        "mafia_gm.ui.stylesheet",
        "mafia_gm.ui.theme",
    }
    loaded = set(run(code).split())
    assert {m for m in loaded if not m.startswith("mafia_gm.ui.projector")} <= allowed
    assert "mafia_gm.ui.projector.stage" in loaded

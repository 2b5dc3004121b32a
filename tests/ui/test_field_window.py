"""What befalls the window elsewhere: sizes that never settle, mirrored seats, two Anias, two clocks, keys hit by accident."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from mafia_gm import paths
from mafia_gm.app import clock
from mafia_gm.app.play import answer
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.rulesets.catalogue import RULESETS
from mafia_gm.ui.day.clock import digits
from mafia_gm.ui.geometry import slot_of
from mafia_gm.ui.projector.clock import left
from tests.engine.field import WOLVES, company
from tests.ui.gm import KEY

if TYPE_CHECKING:
    from mafia_gm.engine.public import PublicView
    from mafia_gm.ui.projector.window import ProjectorWindow
    from tests.ui.gm import GameMaster

GAMES = tuple(RULESETS)
NAMES = (
    *(
        "Ania",
        "Ania",
        "Żółć",
        "Щукин-Ёлкин",
        "Åsa Öström",
        "\U0001f43a\U0001f43a",
        "zero\u200bwidth",
        "A" * 40,
    ),
    *("محمد علي", "Anna Maria van der Berg", "\u202eabc", "A\u0301\u0302\u0303"),
)
SIZES = (
    (800, 600),
    (1920, 1080),
    (640, 900),
    (1366, 500),
    (1024, 768),
    (900, 1200),
    (700, 500),
    (1600, 700),
    (1000, 620),
)


def seated(desk: GameMaster, game: str, names: tuple[str, ...] = NAMES, **options: object) -> ProjectorWindow:
    """Sit down with typed cards, the projector open, and play quietly to the first debate."""
    roles = company(game, plain=len(names) - len(WOLVES[game]))
    session = Session.new(game, dict(options), seed=7, title="Field", folder=paths.games(), language="en")
    session.do(c.Open(names, roles, "typed"))
    for player, role in enumerate(roles):
        session.do(c.GiveCard(player, role))
    session.do(c.Begin())
    desk.app._start(session)
    desk.app.toggle_projector()
    rng = random.Random(1)
    while desk.table.phase != "debate":
        session.do(answer(session.rules, session.prompts()[0], rng, passes=1.1))
    desk.live.tell()
    QApplication.processEvents()
    assert desk.app.projector is not None
    return desk.app.projector


def view(wall: ProjectorWindow) -> PublicView:
    return wall._view


@pytest.mark.parametrize("game", GAMES)
def test_resized_ten_times_it_looks_as_before(desk: GameMaster, game: str) -> None:
    wall = seated(desk, game)
    window = desk.app.window
    wall.resize(1280, 720)
    QApplication.processEvents()
    before, shown = window.grab().toImage(), wall.grab().toImage()
    for width, height in SIZES:
        window.resize(width, height)
        wall.resize(height, width)
        QApplication.processEvents()
        window.grab()
        wall.grab()
        circle = desk.console.circle
        if circle.isVisible():
            assert all(circle.rect().contains(circle.box_of(p.id)) for p in desk.table.players), (
                width,
                height,
            )
    window.resize(before.width(), before.height())
    wall.resize(1280, 720)
    QApplication.processEvents()
    assert window.grab().toImage() == before
    assert wall.grab().toImage() == shown


def around(centres: list[QPointF]) -> list[int]:
    """Return in what order these places are met clockwise, from the first on."""
    middle = QPointF(
        sum(one.x() for one in centres) / len(centres), sum(one.y() for one in centres) / len(centres)
    )
    angle = [math.atan2(one.y() - middle.y(), one.x() - middle.x()) for one in centres]
    return sorted(range(len(centres)), key=lambda place: (angle[place] - angle[0]) % math.tau)


@pytest.mark.parametrize("game", GAMES)
def test_the_seats_go_round_the_same_way_on_console_and_projector(desk: GameMaster, game: str) -> None:
    """After a change of seats too; the first seat is beside the last; only the mirror turns them round."""
    wall = seated(desk, game)
    desk.live.do(c.SwapSeats(0, 5))
    QApplication.processEvents()
    ring = desk.table.ring
    stage = wall._stage
    laid = stage._plan(view(wall))
    numbers = [seat.number - 1 for seat in view(wall).seats]
    assert numbers == list(ring)
    pills = [
        laid.pills[slot_of(place, len(ring), wall._turn, mirror=wall._mirror)].center()
        for place in range(len(ring))
    ]
    assert around(pills) == list(range(len(ring)))
    circle = desk.console.circle
    tokens = [QPointF(circle.box_of(player).center()) for player in ring]
    assert around(tokens) == list(range(len(ring)))
    wall.set_options(mirror=True)
    pills = [
        laid.pills[slot_of(place, len(ring), wall._turn, mirror=True)].center() for place in range(len(ring))
    ]
    assert around(pills) == [0, *reversed(range(1, len(ring)))]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("who", [0, 1])
def test_of_two_anias_side_by_side_the_right_one_goes_and_is_told_by_her_number(
    desk: GameMaster, game: str, who: int
) -> None:
    wall = seated(desk, game)
    do = desk.live.do
    if game == "mafia_plus":
        do(c.OpenVote())
        do(c.Vote(tuple((player, who) for player in desk.table.alive)))
    else:
        do(c.Accuse(5, who))
        if game == "maffia":
            do(c.GiveFloor(who))
            do(c.OpenVote())
            do(c.CountHands(who, (2, 3, 4)))
        else:
            do(c.Approve(2, (who,)))
    do(c.CloseVote())
    QApplication.processEvents()
    said = desk.live.scene().spoken.say(desk.prompt, desk.live.session.rules, desk.table)
    assert str(who + 1) in said, "which of them is meant"
    desk.firmly()
    assert [p for p in range(len(NAMES)) if not desk.table[p].alive] == [who]
    lines = [line for line in view(wall).lines if line.people]
    told = [wall._words.line(line, view(wall).seats) for line in lines if wall._words is not None]
    assert any("Ania" in line and str(who + 1) in line for line in told), told
    assert [seat.number for seat in view(wall).seats if seat.state == "out"] == [who + 1]


@pytest.mark.parametrize("game", GAMES)
def test_there_is_one_clock_and_both_screens_tell_it(
    desk: GameMaster, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tick = {"now": 1000.0}
    monkeypatch.setattr(clock, "now", lambda: tick["now"])
    wall = seated(desk, game)
    face = desk.console.left.day.clock
    for command, later in (
        (c.SetClock(180, running=True, at=1000.0), 61.0),
        (c.SetClock(90, running=False, at=1061.0), 500.0),
        (c.SetClock(30, running=True, at=1561.0), 29.5),
    ):
        desk.live.do(command)
        tick["now"] += later
        desk.live.tell()
        shown = view(wall).clock
        assert shown is not None
        assert face._face.text() == digits(left(shown, tick["now"])), command


@pytest.mark.parametrize("game", GAMES)
def test_the_clock_of_the_day_is_there_when_the_day_is_opened_again(
    desk: GameMaster, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has gone on meanwhile; the projector shows the day and not the night before."""
    tick = {"now": 1000.0, "utc": 5_000_000.0}
    monkeypatch.setattr(clock, "now", lambda: tick["now"])
    seated(desk, game)
    desk.live.do(c.SetClock(180, running=True, at=1000.0))
    before, path = desk.table, desk.live.session.path
    questions = desk.live.session.prompts()
    desk.app.leave_game()
    assert desk.app.open_game(path)
    assert desk.app.projector is not None
    assert view(desk.app.projector).phase == "debate"
    assert desk.live.session.prompts() == questions
    assert (desk.table.phase, desk.table.ties, desk.table.accused) == (
        before.phase,
        before.ties,
        before.accused,
    )
    told = desk.table.clock
    assert told is not None
    assert told.running
    assert 0 < told.seconds <= 180


@pytest.mark.parametrize("game", GAMES)
def test_no_way_out_of_the_proposed_end_reveals_anything(desk: GameMaster, game: str) -> None:
    """Esc and every bare key leave the proposal as it is; nobody but the Game Master sees that there is one."""
    wall = seated(desk, game)
    players = len(desk.table.players)
    for player in range(players):
        if desk.prompt.act != "end.confirm":
            desk.live.do(c.Override(player, alive=False))
    assert desk.prompt.act == "end.confirm"
    before, steps = view(wall), len(desk.live.session.steps)
    for code in (
        KEY.Key_Escape,
        KEY.Key_Space,
        KEY.Key_Return,
        KEY.Key_Backspace,
        *(KEY(65 + n) for n in range(26)),
    ):
        desk.key(code)
        assert desk.table.ended is None
    assert len(desk.live.session.steps) == steps
    assert view(wall) == before
    assert (before.outcome, before.winners) == ("", ())
    assert all(not seat.role and not seat.side for seat in before.seats)


def test_no_bare_key_makes_a_secret_vote_public(desk: GameMaster) -> None:
    wall = seated(desk, "mafia_plus")
    desk.live.do(c.OpenVote("elimination", (), secret=True))
    desk.live.do(c.Vote(((0, 3), (1, 4))))
    for code in (
        *(KEY(65 + n) for n in range(26)),
        *(KEY(48 + n) for n in range(10)),
        KEY.Key_Tab,
        KEY.Key_Escape,
    ):
        desk.key(code)
        ballots, shown = desk.table.ballots, view(wall).vote
        if ballots is None or ballots.closed:
            break
        assert ballots.secret
        assert shown is not None
        assert shown.secret
        assert shown.tallies == (), "nobody sees who has how many before the count"
    else:
        assert desk.table.phase == "voting"


def test_with_one_screen_there_is_a_way_back_from_full_screen(desk: GameMaster) -> None:
    wall = seated(desk, "maffia")
    window = desk.app.window
    assert not wall.isFullScreen(), "beside the console, not over it"
    for _ in range(3):
        desk.key(KEY.Key_F11)
        assert window.isFullScreen()
        desk.key(KEY.Key_F11)
        assert not window.isFullScreen()
    desk.key(KEY.Key_F5)
    assert not wall.isVisible()
    desk.key(KEY.Key_F5)
    assert wall.isVisible()
    assert wall.windowFlags() & Qt.WindowType.Window
    assert "Mafia" not in wall.windowTitle() or wall.windowTitle() == desk.app.projector.windowTitle()  # type: ignore[union-attr]


@pytest.mark.parametrize("game", GAMES)
def test_an_evening_of_odd_names_is_played_in_every_window(desk: GameMaster, game: str) -> None:
    wall = seated(desk, game)
    rng = random.Random(5)
    session = desk.live.session
    for step in range(60):
        if desk.table.ended is not None or not session.prompts():
            break
        session.do(answer(session.rules, session.prompts()[0], rng, passes=0.2))
        if step % 12 == 0:
            desk.live.tell()
            QApplication.processEvents()
            desk.app.window.grab()
            wall.grab()
    assert desk.app.window.width() == 1366, "no name widens the window"
    assert [player.name for player in desk.table.players[:5]] == list(NAMES[:5])

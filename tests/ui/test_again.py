"""Again with the same people: the evening's second game is as new as the first, and shows nothing of it."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from mafia_gm import paths
from mafia_gm.app import play
from mafia_gm.app.company import Guest, cards, company, next_title, turned
from mafia_gm.app.roster import load_roster
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.rulesets.catalogue import RULESETS
from mafia_gm.ui.app import App
from mafia_gm.ui.end.again import AgainSheet
from mafia_gm.ui.setup import flow
from tests.ui.canaries import painted, said
from tests.ui.gm import CTRL, KEY
from tests.ui.going import sit_down

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from mafia_gm.engine.public import PublicView
    from tests.ui.gm import GameMaster

CANARY = re.compile(r"Qx\d+x")
NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Frank", "Grace", "Henry", "Iris", "Jack")
SIX = ("detective", "doctor", "citizen", "mafia_boss", "terrorist", "citizen")


def play_one(desk: GameMaster, game: str = "mafia_plus", seed: int = 1, **options: Any) -> Session:
    """Open a table of ten, play a while by chance, with traces that must not be met again, and stop."""
    rng = random.Random(seed)
    roles = play.random_set(next(deal for deal in RULESETS[game].deals if deal.players == len(NAMES)), rng)
    session = Session.new(game, options, seed=seed, title="Friday", folder=paths.games(), language="en")
    session.do(c.Open(NAMES, roles, "deal"))
    desk.app._close_game()
    desk.app._start(session)
    if desk.app.projector is None:
        desk.app.toggle_projector()
    for command in (c.Deal(), c.Note("Qx1x said something"), c.HandOut(0), c.Begin()):
        assert desk.live.do(command)
    while session.table.number < 2 or session.table.phase != "debate":
        assert desk.live.do(play.answer(session.rules, session.prompts()[0], rng))
        assert session.table.ended is None
    left = session.table.living()[0]
    for happened in (c.Rename(2, "Qx2x"), c.Rename(2, NAMES[2]), c.Leave(left, "Qx4x"), c.Note("Qx5x")):
        assert desk.live.do(happened)
    desk.live.do(c.SetClock(100.0, running=True))
    assert desk.live.do(c.StopGame()) or desk.live.do(c.EndGame())
    assert desk.live.do(c.Reveal())
    desk.point(4)
    QApplication.processEvents()
    return session


def sheet(desk: GameMaster) -> AgainSheet:
    """Press the key, and return what comes."""
    desk.key(KEY.Key_R, CTRL)
    (found,) = (one for one in desk.app.window.findChildren(AgainSheet) if one.isVisible())
    return found


def texts(widget: QWidget) -> str:
    return " ".join((painted(widget), *said(widget)))


# --- who sits where -----------------------------------------------------------------------------------------


def test_everybody_moves_on_by_some_chairs() -> None:
    assert turned(("a", "b", "c", "d"), 0) == ("a", "b", "c", "d")
    assert turned(("a", "b", "c", "d"), 1) == ("d", "a", "b", "c")
    assert turned(("a", "b", "c", "d"), 6) == ("c", "d", "a", "b")
    assert turned((), 3) == ()


def test_the_evenings_games_are_counted() -> None:
    assert next_title("Friday") == "Friday · 2"
    assert next_title("Friday · 9") == "Friday · 10"
    assert next_title("") == ""
    assert next_title("Friday · 2026") == "Friday · 2026 · 2", "a year is no number of games"


def test_the_company_is_as_it_sits_now_under_its_names_of_now(tmp_path: Path) -> None:
    session = Session.new("mafia_plus", seed=1, title="A", folder=tmp_path, language="en")
    session.do(c.Open(NAMES[:6], SIX, "deal"))
    for command in (c.Deal(), c.Begin(), c.Rename(0, "Ala"), c.SwapSeats(1, 2), c.Leave(3)):
        session.do(command)
    found = company(session.steps, session.table)
    assert [guest.name for guest in found] == ["Ala", "Clara", "Ben", "David", "Emma", "Frank"]
    assert [guest.name for guest in found if guest.left] == ["David"]
    session.undo()
    assert not any(guest.left for guest in company(session.steps, session.table))
    assert found[0] == Guest("Ala")
    session.close()


def test_latecomers_are_of_the_company_and_their_cards_of_the_set(tmp_path: Path) -> None:
    session = Session.new("mafia_plus", seed=1, title="A", folder=tmp_path, language="en")
    session.do(c.Open(NAMES[:6], SIX, "deal"))
    for command in (c.Deal(), c.Begin(), c.Arrive("Zoe", "citizen", 2)):
        session.do(command)
    rng = random.Random(1)
    while session.table.phase != "debate":
        session.do(play.answer(session.rules, session.prompts()[0], rng))
    found = company(session.steps, session.table)
    assert [guest.name for guest in found] == ["Anna", "Ben", "Clara", "Zoe", "David", "Emma", "Frank"]
    assert [guest.name for guest in found if guest.late] == ["Zoe"]
    assert cards(session.steps, session.table, 7) == (*SIX, "citizen")
    assert cards(session.steps, session.table, 6) == SIX
    session.close()


def test_who_left_and_came_back_has_not_left(tmp_path: Path) -> None:
    session = Session.new("mafia_plus", seed=1, title="A", folder=tmp_path, language="en")
    session.do(c.Open(NAMES[:6], SIX, "deal"))
    for command in (c.Deal(), c.Begin(), c.Leave(1), c.ComeBack(1), c.Override(1, alive=False)):
        session.do(command)
    assert not any(guest.left for guest in company(session.steps, session.table))
    session.close()


def test_who_came_too_late_to_sit_down_plays_the_next_game(tmp_path: Path) -> None:
    session = Session.new("mafia_plus", seed=1, title="A", folder=tmp_path, language="en")
    session.do(c.Open(NAMES[:6], SIX, "deal"))
    come = (c.Arrive("Zoe", "citizen", 2), c.Arrive("Yan", "citizen", 2), c.Arrive("Xia", "citizen", 5))
    for command in (c.Deal(), c.Begin(), *come, c.StopGame()):
        session.do(command)
    found = company(session.steps, session.table)
    names = ["Anna", "Ben", "Clara", "Yan", "Zoe", "David", "Emma", "Frank", "Xia"]
    assert [guest.name for guest in found] == names
    assert [guest.name for guest in found if guest.late] == ["Yan", "Zoe", "Xia"]
    assert cards(session.steps, session.table, 9) == (*SIX, "citizen", "citizen", "citizen")
    session.close()


# --- the second game ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", RULESETS)
def test_the_second_game_has_all_of_the_first_but_the_deal(desk: GameMaster, game: str) -> None:
    rulings = {option.key: option.default for option in RULESETS[game].options}
    changed = next(key for key, value in rulings.items() if isinstance(value, bool))
    one = play_one(desk, game, **{changed: not rulings[changed]})
    desk.app._speak("spoken", "sv")
    desk.app._speak("shown", "ru")
    stored, path = one.path.read_bytes(), one.path
    asked = sheet(desk)
    for box in asked.people:
        box.setChecked(True)
    asked.turn.setValue(3)
    QTest.mouseClick(asked.begin, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    two = desk.live.session
    assert two.path != path
    assert path.read_bytes() == stored, "the first game stays as it was"
    assert two.header.seed != one.header.seed
    assert two.header.id != one.header.id
    assert two.header.title == "Friday · 2"
    assert two.header.options == one.header.options
    assert two.header.options[changed] is not rulings[changed]
    assert sorted(two.table.roles) == sorted(one.table.roles)
    assert two.table.cards == one.table.cards
    assert (desk.app.settings.spoken, desk.app.settings.shown, two.header.language) == ("sv", "ru", "sv")
    seats = [player.name for player in one.table.people()]
    assert [player.name for player in two.table.people()] == [*seats[7:], *seats[:7]]
    assert [player.number for player in two.table.people()] == list(range(1, 11))
    assert {person.name for person in load_roster().people} == set(seats)


@pytest.mark.parametrize("game", RULESETS)
def test_the_first_night_is_a_first_night_again(desk: GameMaster, game: str) -> None:
    one = play_one(desk, game)
    fresh = Session.new(game, one.header.options, seed=5, title="x", folder=paths.games(), language="en")
    QTest.mouseClick(sheet(desk).begin, Qt.MouseButton.LeftButton)
    two = desk.live.session
    names = tuple(player.name for player in two.table.people())
    fresh.do(c.Open(names, two.table.roles, two.table.cards))
    for session in (fresh, two):
        session.do(c.Deal())
        session.do(c.Begin())
    assert (two.table.phase, two.table.number) == (fresh.table.phase, fresh.table.number)
    assert two.table.answers == ()
    assert [(step.act, step.dormant) for step in two.night()] == [
        (step.act, step.dormant) for step in fresh.night()
    ]
    first = {"mafia_plus": "mafia.meets", "maffia": "mafia.meets", "inbox": "don_1.checks"}[game]
    assert first in {step.act for step in two.night()}
    fresh.close()


@pytest.mark.parametrize("game", RULESETS)
def test_nothing_of_the_first_game_is_met_in_the_second(
    desk: GameMaster, qapp: QApplication, qtbot: QtBot, game: str
) -> None:
    play_one(desk, game)
    desk.app.set_language("pl")
    before = " ".join((texts(desk.app.window), texts(desk.app.projector)))  # type: ignore[arg-type]
    assert CANARY.search(before), "there is something to be met"
    QTest.mouseClick(sheet(desk).begin, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    live, window, projector = desk.live, desk.app.window, desk.app.projector
    assert projector is not None
    assert not CANARY.search(" ".join((texts(window), texts(projector))))
    assert not any(CANARY.search(action.text() + action.toolTip()) for _, action in window.actions_)
    session = live.session
    assert [type(step.command) for step in session.steps] == [c.Open]
    assert (session.redoable, session.held, session.table.clock) == (None, None, None)
    scene = live.scene()
    assert (scene.picks, scene.choice, scene.late, scene.writer) == ((), "", (), -1)
    assert window.console is not None
    assert window.console._selected == -1
    assert not window._is_turned()
    assert not window.cover.is_laid
    # the same file, opened by a program that knows of no other game
    copy = session.path.with_name("copy.mafia")
    session.save_copy(copy)
    other = App(qapp, "pl")
    qtbot.addWidget(other.window)
    other.window.resize(window.size())
    other.window.show()
    qtbot.waitExposed(other.window)
    other.toggle_projector()
    assert other.open_game(copy)
    QApplication.processEvents()
    assert other.projector is not None
    other.projector.resize(projector.size())
    for mine, fresh in ((projector, other.projector), (window.console, other.window.console)):
        assert fresh is not None
        if (focus := QApplication.focusWidget()) is not None:  # only one of two windows can have it
            focus.clearFocus()
        QApplication.processEvents()
        assert mine.grab().toImage() == fresh.grab().toImage()
        assert sorted(texts(mine).split()) == sorted(texts(fresh).split())
    other.leave_game()
    other.window.close()
    other.projector.close()


def test_the_projector_welcomes_before_it_shows_the_new_table(
    desk: GameMaster, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_one(desk)
    shown: list[str] = []
    projector = desk.app.projector
    assert projector is not None
    welcome, show = projector.show_welcome, projector.show_view

    def noted_welcome() -> None:
        shown.append("welcome")
        welcome()

    def noted(view: PublicView) -> None:
        shown.append(view.phase)
        show(view)

    monkeypatch.setattr(projector, "show_welcome", noted_welcome)
    monkeypatch.setattr(projector, "show_view", noted)
    QTest.mouseClick(sheet(desk).begin, Qt.MouseButton.LeftButton)
    assert shown[0] == "welcome"
    assert set(shown[1:]) == {desk.live.view().phase}


# --- who plays ----------------------------------------------------------------------------------------------


def test_whoever_left_is_out_unless_he_is_ticked(desk: GameMaster) -> None:
    one = play_one(desk)
    gone = [guest.left for guest in company(one.steps, one.table)]
    assert sum(gone) == 1
    asked = sheet(desk)
    assert [not box.isChecked() for box in asked.people] == gone
    assert "9 players" in asked._line.text()
    dropped = gone.index(False)
    asked.people[dropped].setChecked(False)
    assert "8 players" in asked._line.text()
    QTest.mouseClick(asked.begin, Qt.MouseButton.LeftButton)
    two = desk.live.session.table
    assert len(two.players) == len(two.roles) == 8
    assert not {player.name for player in two.players} & {NAMES[dropped], NAMES[gone.index(True)]}


def test_a_set_of_the_tables_own_for_another_number_is_chosen_again(desk: GameMaster) -> None:
    session = Session.new("mafia_plus", seed=1, title="A", folder=paths.games(), language="en")
    session.do(c.Open(NAMES[:6], SIX, "deal"))
    desk.app._start(session)
    for command in (c.Deal(), c.Begin(), c.Leave(1), c.StopGame()):
        assert desk.live.do(command)
    asked = sheet(desk)
    assert asked.begin.text() == "Choose the characters"
    QTest.mouseClick(asked.begin, Qt.MouseButton.LeftButton)
    setup = desk.app.setup
    assert setup is not None
    assert setup.page == flow.CHARACTERS
    assert len(setup.draft.names) == 5
    assert desk.app.live is None


def test_something_may_be_changed_first(desk: GameMaster) -> None:
    one = play_one(desk)
    asked = sheet(desk)
    QTest.mouseClick(asked.look, Qt.MouseButton.LeftButton)
    setup = desk.app.setup
    assert setup is not None
    assert setup.page == flow.TONIGHT
    assert setup.draft.title == "Friday · 2"
    assert len(setup.draft.roles) == len(setup.draft.names) == 9
    setup.go_on()
    assert desk.live.session.path != one.path
    assert desk.live.session.header.options == one.header.options


def test_seats_are_mixed_and_put_back(desk: GameMaster, monkeypatch: pytest.MonkeyPatch) -> None:
    play_one(desk)
    asked = sheet(desk)
    monkeypatch.setattr(random, "shuffle", lambda order: order.reverse())
    seats = asked._seated()
    QTest.mouseClick(asked.mix, Qt.MouseButton.LeftButton)
    assert asked._seated() == seats[::-1]
    asked.turn.setValue(2)
    assert asked._seated() == turned(seats[::-1], 2)
    QTest.mouseClick(asked.keep, Qt.MouseButton.LeftButton)
    assert asked._seated() == seats
    first = asked.people[seats[0]]
    assert first.text().startswith("1  ")
    first.setChecked(False)
    assert not first.text().startswith("1")
    for box in asked.people:
        box.setChecked(False)
    assert not asked.begin.isEnabled()


def test_chairs_are_counted_and_can_be_typed(desk: GameMaster) -> None:
    play_one(desk)
    asked = sheet(desk)
    for box in asked.people:
        box.setChecked(True)
    for language, text in (("en", "1 chair"), ("pl", "1 miejsce"), ("ru", "1 место"), ("sv", "1 plats")):
        desk.app.set_language(language)
        QApplication.processEvents()
        asked.turn.setValue(1)
        assert asked.turn.text() == text
    asked.turn.setFocus()
    asked.turn.selectAll()
    QTest.keyClicks(asked.turn, "7")
    assert asked._seated() == turned(tuple(range(10)), 7)
    assert asked.turn.text() == "7 platser"


def test_a_long_name_is_shortened_to_its_column(desk: GameMaster) -> None:
    session = Session.new("mafia_plus", seed=1, title="A", folder=paths.games(), language="en")
    names = ("W" * 60, "Екатерина Воробьёва-Константинопольская", "Al", "i" * 60, "Åsa Öström", "Щ" * 21)
    session.do(c.Open(names, SIX, "deal"))
    desk.app._start(session)
    for command in (c.Deal(), c.Begin(), c.Leave(1), c.StopGame()):
        assert desk.live.do(command)
    asked = sheet(desk)
    for name, box in zip(names, asked.people, strict=True):
        assert box.width() >= box.sizeHint().width(), "it is cut"
        assert name in box.accessibleName()
        assert (box.toolTip() != "") == ("…" in box.text())
    assert "…" not in asked.people[2].text() + asked.people[4].text()


def test_the_circle_still_lies_as_the_room_does(desk: GameMaster) -> None:
    play_one(desk)
    desk.key(KEY.Key_Right, CTRL)
    desk.key(KEY.Key_M, CTRL)
    turned_so = desk.console.circle._turn, desk.console.circle._mirror
    assert turned_so == (1, True)
    QTest.mouseClick(sheet(desk).begin, Qt.MouseButton.LeftButton)
    assert (desk.console.circle._turn, desk.console.circle._mirror) == turned_so
    desk.app.dim(True)
    assert (desk.console.circle._turn, desk.console.circle._mirror) == turned_so


def test_it_is_offered_only_when_a_game_is_over(desk: GameMaster) -> None:
    action = desk.app.window.actions_["again"]
    sit_down(desk)
    assert not action.isEnabled()
    desk.app.play_again()
    assert not desk.app.window.findChildren(AgainSheet)
    assert desk.live.do(c.StopGame())
    assert action.isEnabled()
    desk.app.undo()
    assert not action.isEnabled()
    desk.app.redo()
    desk.key(KEY.Key_F9)
    assert not action.isEnabled()
    desk.key(KEY.Key_F9, CTRL)
    assert action.isEnabled()
    desk.app.leave_game()
    assert not action.isEnabled()


def test_the_first_game_stays_open_where_no_new_file_can_be_made(
    desk: GameMaster, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = play_one(desk)
    asked = sheet(desk)
    blocked = paths.games().parent / "blocked"
    blocked.write_text("a file where a folder should be", encoding="utf-8")
    monkeypatch.setattr(paths, "games", lambda: blocked)
    QTest.mouseClick(asked.begin, Qt.MouseButton.LeftButton)
    assert desk.live.session is one
    for box in QApplication.topLevelWidgets():
        if box.isVisible() and box is not desk.app.window and box is not desk.app.projector:
            box.close()


def test_every_part_of_the_sheet_has_a_name_and_speaks_the_new_language(desk: GameMaster) -> None:
    play_one(desk)
    asked = sheet(desk)
    for part in asked.findChildren(QWidget):
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isVisibleTo(asked):
            assert part.accessibleName() or getattr(part, "text", str)(), part
    english = asked.begin.text()
    desk.app.set_language("pl")
    QApplication.processEvents()
    assert asked.begin.text() != english
    QTest.keyClick(asked, KEY.Key_Escape)
    assert desk.table.ended is not None

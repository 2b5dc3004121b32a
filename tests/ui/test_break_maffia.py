"""Everything that goes otherwise in a Swedish evening: taken back, broken off, left, reopened, spoken in another tongue."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from mafia_gm.app import clock
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.rulesets.maffia import RULESET
from mafia_gm.ui.setup.cards_page import CardsPage
from mafia_gm.ui.setup.flow import CARDS, GAME
from mafia_gm.ui.setup.game_page import GamePage
from tests.ui.gm import KEY
from tests.ui.going import back_and_again
from tests.ui.maffia import ADA, ALTERNATIVE, BO, CIA, DAG, EVA, GUN, HUGO, IDA, JAN, KAJ, Leader

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from mafia_gm.engine.public import PublicView
    from tests.ui.gm import GameMaster

Tick = dict[str, float]


@pytest.fixture
def gm(desk: GameMaster) -> Leader:
    """A leader who clicks, with the projector beside him."""
    desk.app.window.resize(1024, 600)
    return Leader(desk.app, mouse=True)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Tick:
    """A time that goes on only when it is told to."""
    tick = {"now": 1000.0}
    monkeypatch.setattr(clock, "now", lambda: tick["now"])
    return tick


def at_day(gm: Leader, roles: tuple[str, ...] = ALTERNATIVE, **rulings: object) -> None:
    gm.begin(roles, **rulings)
    gm.night()
    gm.night()
    gm.firmly()
    assert gm.table.phase == "debate"


def face(gm: Leader) -> str:
    """What the clock on the console says, nothing where there is none."""
    gm.live.tell()
    shown = gm.console.left.day.clock
    return shown._face.text() if shown.isVisible() else ""


def said(gm: Leader) -> str:
    gm.live.tell()
    return gm.console.left.day._say.accessibleName() or gm.console.left.day._say._text.text()


# --- the clock of the speeches ----------------------------------------------------------------------------------


def test_a_speech_has_two_minutes_and_is_asked_to_end(gm: Leader, time: Tick) -> None:
    at_day(gm)
    gm.nominate(GUN, ADA)
    gm.nominate(HUGO, BO)
    assert face(gm) == "10:00"
    gm.go_on("Next:")
    assert face(gm) == "2:00"
    time["now"] += 109
    assert face(gm) == "0:11"
    assert "round off" not in said(gm)
    time["now"] += 1
    assert face(gm) == "0:10"
    assert "round off" in said(gm)
    gm.click(gm.button("+30 s", gm.console.left.day))
    assert face(gm) == "0:40"
    assert "round off" not in said(gm)
    gm.click(gm.button("Pause", gm.console.left.day))
    time["now"] += 300
    assert face(gm) == "0:40", "a paused clock stands"
    gm.click(gm.button("Start the clock", gm.console.left.day))
    time["now"] += 300
    assert face(gm) == "0:00"
    assert "round off" in said(gm)
    gm.go_on("Next:")
    assert face(gm) == "2:00"


def test_a_speech_is_skipped_given_back_and_the_last_one_skipped(gm: Leader, time: Tick) -> None:
    at_day(gm)
    for by, player in ((GUN, ADA), (HUGO, BO), (IDA, CIA)):
        gm.nominate(by, player)
    gm.go_on("Next:")
    time["now"] += 50
    gm.click(gm.button("Skip next", gm.console.left.day))
    assert gm.table.speaker == CIA
    assert face(gm) == "2:00"
    time["now"] += 50
    gm.click(gm.button("Back", gm.console.left.day.speeches))
    assert gm.table.speaker == BO
    assert face(gm) == "2:00"
    gm.click(gm.button("Skip next", gm.console.left.day))
    assert gm.table.phase == "voting", "nobody is left to speak"
    assert gm.table.ballots is not None
    assert gm.table.ballots.candidates == (ADA, BO, CIA)


def test_whoever_speaks_next_has_his_own_time_also_when_the_speaker_leaves(gm: Leader, time: Tick) -> None:
    at_day(gm)
    gm.nominate(GUN, ADA)
    gm.nominate(HUGO, BO)
    gm.go_on("Next:")
    time["now"] += 100
    assert gm.live.do(c.Leave(ADA, "safety"))
    assert gm.table.speaker == BO
    assert face(gm) == "2:00"
    time["now"] += 30
    assert face(gm) == "2:00", "it waits for the Game Master"
    gm.app.undo()
    assert gm.table.speaker == ADA
    assert face(gm) == "0:00", "his time has gone on"


def test_the_talk_has_its_time_back_when_the_floor_is_taken_back(gm: Leader, time: Tick) -> None:
    at_day(gm)
    gm.nominate(GUN, ADA)
    gm.click(gm.button("Start the clock", gm.console.left.day))
    time["now"] += 60
    gm.go_on("Next:")
    time["now"] += 60
    gm.app.undo()
    assert gm.table.phase == "debate"
    assert face(gm) == "8:00", "not the speaker's"
    gm.app.redo()
    assert gm.table.speaker == ADA
    assert face(gm) == "1:00"


def test_no_clock_while_hands_are_counted(gm: Leader) -> None:
    at_day(gm)
    gm.nominate(GUN, ADA)
    gm.nominate(HUGO, BO)
    gm.speeches(ADA, BO)
    assert face(gm) == ""
    assert gm.live.view().clock is None
    gm.hands(ADA, GUN)
    gm.hands(BO, HUGO)
    gm.enter("Read the result")
    assert face(gm) == ""
    gm.go_on("Vote again")
    assert face(gm) == ""
    gm.click(gm.button("Cancel the vote", gm.console.left.day))
    assert face(gm) == "10:00"


def test_speeches_broken_off_leave_the_talk_its_clock(gm: Leader) -> None:
    at_day(gm)
    gm.nominate(GUN, ADA)
    gm.go_on("Next:")
    gm.click(gm.button("Back to the talk", gm.console.left.day))
    assert gm.table.phase == "debate"
    assert face(gm) == "10:00"


# --- everybody leaves -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mouse", [True, False], ids=["by clicks", "by keys"])
def test_the_only_nominee_leaves_in_his_speech(desk: GameMaster, mouse: bool) -> None:
    gm = Leader(desk.app, mouse=mouse)
    at_day(gm)
    gm.nominate(GUN, ADA)
    gm.go_on("Next:")
    assert gm.live.do(c.Leave(ADA, "safety"))
    assert gm.prompt.act == "defence.nobody"
    gm.go_on("Back to the talk")
    assert gm.table.phase == "debate"
    gm.go_on("Nobody is hanged")
    assert gm.table.phase == "night"


def test_the_only_nominee_leaves_while_hands_are_counted(gm: Leader) -> None:
    at_day(gm)
    gm.nominate(GUN, ADA)
    gm.speeches(ADA)
    gm.several(GUN)
    assert gm.live.do(c.Leave(ADA, "safety"))
    gm.enter("Read the result")
    gm.go_on("Nobody is hanged")
    assert gm.table.phase == "night"


def test_the_one_to_hang_leaves_before_it(gm: Leader) -> None:
    at_day(gm)
    gm.nominate(GUN, ADA)
    gm.nominate(HUGO, BO)
    gm.speeches(ADA, BO)
    gm.hands(ADA, GUN, HUGO)
    gm.hands(BO, IDA)
    gm.enter("Read the result")
    assert gm.live.do(c.Leave(ADA, "safety"))
    assert "Nobody is hanged" in said(gm)
    assert "enough" not in said(gm)
    gm.go_on("Nobody is hanged")
    assert gm.table[BO].alive


# --- taken back and brought again -------------------------------------------------------------------------------


def a_day(gm: Leader) -> Iterator[str]:
    """Every moment of a Day with a swap, a new vote after new speeches, and a hanging."""
    gm.begin(ALTERNATIVE, revote_speeches=True)
    gm.night(detective=ADA)
    gm.night(mafia=KAJ, mover=(JAN, ADA), avengers="disagree", detective=BO)
    yield "the swap before it is told"
    gm.firmly()
    yield "the swap"
    gm.nominate(GUN, ADA)
    yield "a nomination"
    gm.nominate(HUGO, BO)
    gm.several(HUGO)
    gm.click(gm.button("Take back: 8 Hugo", gm.console.left.day))
    gm.nominate(HUGO, CIA)
    yield "another one"
    gm.go_on("Next:")
    yield "a speech"
    gm.speeches(CIA)
    yield "a vote"
    gm.hands(ADA, GUN, late=(IDA,))
    yield "hands"
    gm.hands(CIA, HUGO)
    yield "all hands"
    gm.enter("Read the result")
    yield "a tie"
    gm.go_on("Next:")
    yield "a speech again"
    gm.speeches(CIA)
    gm.hands(ADA, GUN)
    yield "hands again"
    gm.hands(CIA, HUGO, IDA)
    gm.enter("Read the result")
    yield "a verdict"
    gm.go_on("Carry it out")
    yield "a hanging"


def test_every_step_of_a_day_can_be_taken_back_and_brought_again(gm: Leader) -> None:
    for _ in a_day(gm):
        pass
    back_and_again(gm)


def test_a_game_that_is_killed_goes_on_where_it_was(gm: Leader, tmp_path: Path) -> None:
    for moment in a_day(gm):
        copy = tmp_path / f"{moment}.mafia"
        shutil.copy(gm.live.session.path, copy)
        again = Session.open(copy)
        table, other = gm.table, again.table
        assert replace(other, clock=None) == replace(table, clock=None), moment
        assert (other.clock is None) == (table.clock is None), moment
        assert abs(clock.remaining(other.clock) - clock.remaining(table.clock)) < 5, moment
        assert again.prompts() == gm.live.session.prompts(), moment
        assert again.view() == gm.live.session.view() or table.clock is not None, moment
        again.close()


def test_the_window_speaks_another_language_at_every_moment(gm: Leader) -> None:
    for moment in a_day(gm):
        day = gm.console.left.day if gm.table.phase not in {"dawn", "night"} else None
        english = day._title.text() if day is not None else ""
        for language in ("sv", "pl", "en"):
            gm.app.set_language(language)
            QApplication.processEvents()
            gm.console.grab()
            if day is not None and language != "en":
                assert day._title.text() != english, (moment, language)
                assert day.buttons.primary.text() or day.buttons.primary.isHidden(), moment


def test_hands_pointed_at_stay_when_the_language_changes(gm: Leader) -> None:
    at_day(gm)
    gm.nominate(GUN, ADA)
    gm.speeches(ADA)
    gm.several(GUN, HUGO, IDA)
    gm.click(gm.button("was late", gm.console.left.day))
    for language in ("sv", "pl", "en"):
        gm.app.set_language(language)
        scene = gm.live.scene()
        assert (scene.picks, scene.late) == ((GUN, HUGO), (IDA,))
    gm.enter("Count")
    assert gm.table.ballots is not None
    assert gm.table.ballots.voters_for(ADA) == (GUN, HUGO)


# --- what nobody may learn ----------------------------------------------------------------------------------------


def views(gm: Leader, how: Callable[[], object], killed: int, **rulings: object) -> list[PublicView]:
    """Return all that the projector shows of a night in which somebody goes, and of the morning."""
    gm.begin(ALTERNATIVE, **rulings)
    gm.night()
    seen: list[PublicView] = []
    gm.live.public.connect(seen.append)
    how()
    gm.night(mafia=killed) if killed >= 0 else gm.night()
    gm.firmly()
    shown = list(seen)
    gm.app.leave_game()
    return shown


@pytest.mark.parametrize("announce", [True, False])
@pytest.mark.parametrize("reason", ["safety", "cheated"])
def test_a_safety_exit_looks_like_the_death_of_anybody(gm: Leader, announce: bool, reason: str) -> None:
    dead = views(gm, lambda: None, EVA, announce_cause=announce)
    left = views(gm, lambda: gm.live.do(c.Leave(EVA, reason)), -1, announce_cause=announce)
    assert dead == left


def test_the_projector_tells_no_night_secret(gm: Leader) -> None:
    """Until the morning nothing of the night is on the projector; and then not who was aimed at by whom."""
    gm.begin(ALTERNATIVE)
    gm.night()
    seen: list[PublicView] = []
    gm.live.public.connect(seen.append)
    assert gm.live.do(c.Leave(DAG, "safety"))
    gm.night(mafia=KAJ, avengers=ADA, mover=(JAN, BO), detective=CIA)
    assert {view.phase for view in seen} <= {"night"}
    assert {seat.state for view in seen for seat in view.seats} <= {"in"}
    gm.firmly()
    assert [line.key for line in seen[-1].lines] == ["died_at_night", "seats_swapped"]
    assert [person.name for person in seen[-1].lines[0].people] == ["Ada", "Dag", "Kaj"]
    assert {(seat.role, seat.side) for seat in seen[-1].seats} == {("", "")}


def test_several_hands_of_one_are_one_voter_on_the_projector(gm: Leader) -> None:
    at_day(gm, votes_per_player="many")
    gm.nominate(GUN, ADA)
    gm.nominate(HUGO, BO)
    gm.speeches(ADA, BO)
    gm.hands(ADA, GUN, HUGO, IDA)
    assert "Decided" not in gm.console.left.day.hands._forecast.text()
    gm.hands(BO, GUN, HUGO, IDA, JAN)
    vote = gm.live.view().vote
    assert vote is not None
    assert (vote.cast, vote.electors) == (4, 11)


def test_where_more_than_half_is_needed_nothing_is_decided_by_less(gm: Leader) -> None:
    at_day(gm, hang_needs="majority")
    gm.nominate(GUN, ADA)
    gm.speeches(ADA)
    gm.hands(ADA, GUN, HUGO)
    assert gm.console.left.day.hands._forecast.text() == "Nobody has more than half"


# --- names --------------------------------------------------------------------------------------------------------

ODD = (
    "Åsa-Maria Elisabet Wilhelmina Stjernspång",
    "Ada",
    "Ada",
    "🦊🦊",
    "שרה",
    "\u202eSara",
    "&File",
    "<b>Bo</b>",
    "{name}",
    "Bo\u00a0Bo",
    "%n",
)


def test_odd_names_are_spoken_as_they_are(gm: Leader, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.ui.maffia.NAMES", ODD)
    for language in ("sv", "pl", "en"):
        gm.app.set_language(language)
    gm.begin(ALTERNATIVE)
    gm.night()
    gm.night(mover=(0, 8))
    gm.firmly()
    gm.key(KEY.Key_Escape)
    for by, player in ((GUN, 0), (HUGO, IDA), (IDA, 4)):
        gm.nominate(by, player)
    assert gm.table[0].name in said(gm) or gm.table[0].name in gm.console.left.day._do.text()
    gm.speeches(0, IDA, 4)
    gm.hands(0, GUN, late=(HUGO,))
    gm.hands(IDA, HUGO)
    gm.hands(4)
    gm.enter("Read the result")
    assert "{name}" in gm.console.left.day.verdict._who.text()
    gm.console.grab()


# --- sitting down -------------------------------------------------------------------------------------------------


def sit_down(gm: Leader, players: int, cards: str) -> None:
    """Go through the set-up: the game, names as people type them, the cards this way."""
    gm.app.show_setup()
    flow = gm.app.setup
    assert flow is not None
    page = flow.pages[GAME]
    assert isinstance(page, GamePage)
    gm.click(page.games.ways[RULESET.key])
    assert flow.draft.ruleset == RULESET.key
    gm.click(flow.next)
    if flow.draft.names:
        gm.click(gm.button("Empty the table", flow))
    gm.type("   ")
    gm.key(KEY.Key_Return)
    assert flow.draft.names == ()
    for number in range(players):
        gm.type(ODD[number] if number < len(ODD) else f"Nr {number}")
        gm.key(KEY.Key_Return)
    assert len(flow.draft.names) == players
    for _ in range(3):
        gm.click(flow.next)
    ways = flow.pages[CARDS]
    assert isinstance(ways, CardsPage)
    gm.click(ways.ways.ways[cards])
    gm.click(flow.next)
    gm.click(flow.next)
    assert gm.table.phase == "deal"
    assert sorted(gm.table.roles) == sorted(next(d for d in RULESET.deals if d.players == players).roles())


@pytest.mark.parametrize(
    ("players", "cards"),
    [(7, "deal"), (40, "deal"), (11, "typed"), (24, "typed"), (7, "roll_call"), (11, "roll_call")],
)
def test_any_table_sits_down_with_any_names(gm: Leader, players: int, cards: str) -> None:
    sit_down(gm, players, cards)
    wanted = list(gm.table.roles)
    while gm.prompt.act != "deal.begin":
        prompt = gm.prompt
        if prompt.act == "deal.cards":
            gm.click(gm.button("Deal", gm.console.left.deal))
        elif prompt.act == "deal.card":
            gm.console.left.deal.typed.field.setFocus()
            gm.type(gm.live.scene().lines.role(wanted[prompt.by]))
            gm.key(KEY.Key_Return)
        else:
            seat = next(player for player in prompt.legal if wanted[player] == prompt.choices[0])
            gm.point(seat)
            gm.click(gm.button("Confirm", gm.console.left.deal))
    held = [player.role for player in gm.table.people()]
    assert sorted(held) == sorted(gm.table.roles)
    if cards != "deal":
        assert held == wanted
    gm.firmly()
    assert gm.table.phase == "night_zero"
    gm.night()
    gm.console.grab()
    assert gm.table.phase == "night"


def test_no_day_is_promised_between_natt_0_and_natt_1(gm: Leader) -> None:
    gm.begin()
    while gm.prompt.act != "night.ends":
        gm.answer()
    night = gm.console.left.night
    assert "Night 1" in (night.confirm_button.accessibleName() or night.confirm_button.text())
    gm.click(night.confirm_button)
    assert (gm.table.phase, gm.table.number) == ("night", 1)
    assert gm.live.view().phase == "night"

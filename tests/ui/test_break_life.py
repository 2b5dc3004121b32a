"""Corrections and life at the real window, in ways that are not meant: files that fail, games closed in the midst of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from mafia_gm import paths
from mafia_gm.app.files import StoreFailed
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.ui.life.arriving import Arriving
from tests.shots.screens import dialogs
from tests.ui.correcting import Corrector
from tests.ui.gm import CTRL, KEY, SHIFT
from tests.ui.living import done, opened, sit_at

if TYPE_CHECKING:
    from mafia_gm.app.conflict import Wish
    from mafia_gm.app.store import Store
    from mafia_gm.engine.record import Line
    from mafia_gm.ui.app import App

NAMES = ("Ada", "Bo", "Cia", "Dag", "Eva", "Finn", "Gun", "Hugo", "Ida")
ROLES = ("mafia_boss", "detective", "doctor", *("citizen",) * 6)
BOSS, DETECTIVE, DOCTOR = range(3)
LATE = 9
CHECK = c.Reply("detective.checks", DETECTIVE, (LATE,))


class Pole(Corrector):
    """A Game Master of MAFIA+ to whom everything happens at once."""

    def night(self, *orders: c.Reply) -> None:
        """Let a night pass, tell the morning; whoever is not spoken of passes."""
        if self.table.phase == "debate":
            assert self.live.do(c.OpenVote())
            assert self.live.do(c.Vote(tuple((voter, -1) for voter in self.table.in_town())))
            for command in (c.CloseVote(), c.CloseDay()):
                assert self.live.do(command)
        given = {(order.act, order.by): order for order in orders}
        while self.prompt.act != "night.ends":
            key = self.prompt.act, self.prompt.by
            assert self.live.do(given.get(key, c.Reply(*key)))
        assert self.live.do(c.Dawn())
        assert self.live.do(c.Announce())
        QApplication.processEvents()


@pytest.fixture
def pole(app: App) -> Pole:
    """On the second Day of a game in which Late has sat down on the first morning and was checked since."""
    gm = Pole(app, mouse=False)
    sit_at(gm, "mafia_plus", NAMES, ROLES)
    gm.night()
    assert gm.live.do(c.Arrive("Late", "citizen", 3))
    gm.night()
    gm.night(CHECK)
    return gm


def test_the_arrival_is_left_out_of_whom_a_corrected_check_has_told(pole: Pole) -> None:
    check = next(step for step in pole.live.session.steps if step.command == CHECK)
    pole.correct("Detective: Late")
    pole.answer(BOSS)
    pole.accept()
    pole.take_up(check.number)
    pole.answer(LATE)
    pole.accept()
    late = next(step for step in pole.live.session.steps if isinstance(step.command, c.Arrive))
    pole.take_up(late.number)
    pole.click(pole.page.head.leave_out)
    pole.settle(20, leaving_out=True)
    pole.accept()
    assert len(pole.table.players) == LATE
    assert "Corrected: Detective: Late, thumb up → Ada" in pole.lines()
    for line in pole.lines():
        assert "→ →" not in line
        assert ", ," not in line
        assert not line.startswith((" ", ","))
    pole.key(KEY.Key_Z, CTRL)
    assert pole.table[LATE].name == "Late"
    pole.key(KEY.Key_Z, CTRL | SHIFT)
    assert len(pole.table.players) == LATE


def test_the_disk_is_full_just_when_a_correction_is_accepted(
    pole: Pole, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = pole.live.session.steps
    pole.correct("Detective: Late")
    pole.answer(BOSS)
    store = pole.live.session._store
    append = type(store).append

    def fails(_: Store, line: Line) -> None:
        del line
        raise StoreFailed("full", pole.live.session.path)

    monkeypatch.setattr(type(store), "append", fails)
    pole.firmly()
    QApplication.processEvents()
    assert pole.live.session.steps is steps
    for sheet in dialogs(pole.app.window):
        sheet.close()
    QApplication.processEvents()
    pole.mouse = True
    assert pole.app.window.correction is not None
    assert pole.reviews, "it can be accepted once there is room again"
    monkeypatch.setattr(type(store), "append", append)
    pole.accept()
    assert pole.lines()[0] == "Corrected: Detective: Late, thumb up → Ada"


def test_the_window_is_closed_in_the_midst_of_a_correction(pole: Pole) -> None:
    path, table = pole.live.session.path, pole.table
    pole.correct("Detective: Late")
    pole.answer(BOSS)
    assert pole.reviews
    pole.app.window.close()
    QApplication.processEvents()
    session = Session.open(path)
    assert session.damage is None
    assert session.table == table
    session.close()


def test_another_game_is_opened_in_the_midst_of_a_correction(pole: Pole) -> None:
    other = Session.new("maffia", {}, seed=1, title="Other", folder=paths.games(), language="en")
    other.do(c.Open(("A", "B", "C", "D", "E"), ("mafioso", *("villager",) * 4), "typed"))
    other.close()
    pole.correct("Detective: Late")
    pole.answer(BOSS)
    assert pole.app.open_game(other.path)
    QApplication.processEvents()
    assert pole.app.window.correction is None
    assert pole.live.session.path == other.path
    assert pole.console.isVisible()
    pole.key(KEY.Key_Return, CTRL)
    assert all(not isinstance(step.command, c.Reply) for step in pole.live.session.steps)


def test_the_clock_runs_while_a_correction_is_accepted(pole: Pole) -> None:
    pole.correct("Detective: Late")
    pole.answer(BOSS)
    assert pole.live.do(c.SetClock(60.0, True))
    QApplication.processEvents()
    pole.accept()
    clock = pole.table.clock
    assert clock is not None
    assert clock.running
    pole.key(KEY.Key_Z, CTRL)
    assert pole.table.clock == clock, "undo passes the clock over"


def test_the_game_ends_earlier_and_goes_on_again(pole: Pole) -> None:
    if pole.app.projector is None:
        pole.app.toggle_projector()
    shown = pole.app.projector._view  # type: ignore[union-attr]
    assert pole.live.do(c.OpenVote())
    ballots = tuple((voter, 8 if voter % 2 else 7) for voter in pole.table.in_town())
    assert pole.live.do(c.Vote(((0, 8), *ballots[1:])))
    for command in (c.CloseVote(), c.Execute()):
        assert pole.live.do(command)
    pole.night(c.Reply("detective.checks", DETECTIVE, (BOSS,)))
    assert pole.app.projector._view != shown  # type: ignore[union-attr]
    voted = next(
        step
        for step in reversed(pole.live.session.steps)
        if isinstance(step.command, c.Vote) and any(choice >= 0 for _, choice in step.command.ballots)
    )
    tried = pole.live.session.try_correction(
        voted.number, c.Vote(tuple((voter, BOSS) for voter, _ in ballots)), {}
    )
    wishes: dict[int, Wish] = {}
    while not tried.is_complete:
        wishes[tried.conflicts[0].step] = None
        tried = pole.live.session.try_correction(voted.number, tried.command, wishes)
    before = pole.app.projector._view  # type: ignore[union-attr]
    assert pole.live.correct(tried)
    assert pole.app.projector._view == before, "what was said stays said"  # type: ignore[union-attr]
    assert pole.prompt.act == "end.confirm"
    assert pole.live.do(c.EndGame())
    assert pole.table.phase == "end"
    pole.key(KEY.Key_Z, CTRL)
    pole.key(KEY.Key_Z, CTRL)
    assert pole.table.phase == "debate"
    assert pole.table[BOSS].alive
    assert pole.prompt.offers or pole.prompt.legal


def test_two_latecomers_of_one_name(pole: Pole) -> None:
    for role in ("citizen", "mafioso"):
        form = opened(pole, "arrives")
        assert isinstance(form, Arriving)
        form.name.setText("Wanda" if role == "citizen" else "WANDA")
        form.seats[0].point(DOCTOR)
        form.role.choose(role)
        assert ("That name is taken" in form.warning.text()) is (role == "mafioso")
        done(pole, form)
    assert [late.number for late in pole.table.expected] == [11, 12]
    pole.night()
    assert pole.table.ring[3:6] == (11, 10, 3), "who comes last sits nearest"


def test_a_card_that_comes_with_a_latecomer_is_held_already(pole: Pole) -> None:
    """The second one who brings the only card is warned about, though neither sits yet."""
    for name in ("Wanda", "Jan"):
        form = opened(pole, "arrives")
        assert isinstance(form, Arriving)
        form.name.setText(name)
        form.seats[0].point(DOCTOR)
        form.role.choose("saint")
        assert ("Wanda" in form.warning.text()) is (name == "Jan")
        done(pole, form)

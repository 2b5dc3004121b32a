"""The past is corrected at the real window: by clicks and by keys, in each of the three games."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mafia_gm import paths
from mafia_gm.app import play
from mafia_gm.app.files import StoreFailed
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.rulesets.catalogue import RULESETS
from mafia_gm.ui.actions import ONLY_UNCOVER
from mafia_gm.ui.app import App
from tests.ui.correcting import Corrector
from tests.ui.gm import CTRL, KEY, SHIFT, GameMaster
from tests.ui.inbox import ANNA, DASHA, DESK, EVA, GLEB, IVAN, KATYA, LEV, MIRA, Host
from tests.ui.maffia import ADA, BO, DAG, GUN, HUGO, IDA, JAN, KAJ, Leader
from tests.ui.test_evening import NAMES, ROLES

BOTH = pytest.mark.parametrize("mouse", [True, False], ids=["by clicks", "by keys"])
DOCTOR, DETECTIVE, COURTESAN, MADMAN, INFANTRY, RAILWAYMAN = range(6)
BOSS, COQUETTE, JANITOR, BARMAN, ANGEL, MAYOR = range(6, 12)


class Swede(Corrector, Leader):
    """The Game Master of the Swedish game, who has noted something wrong."""


class Russian(Corrector, Host):
    """The Game Master of the Мафия, who has noted something wrong."""


class Pole(Corrector, GameMaster):
    """The Game Master of MAFIA+, who has noted something wrong."""

    def begin(self) -> None:
        """Sit down at a table of twelve whose cards are dealt; the projector stands beside it."""
        session = Session.new("mafia_plus", {}, seed=7, title="Piątek", folder=paths.games(), language="en")
        session.do(c.Open(NAMES, ROLES, "typed"))
        for player, role in enumerate(ROLES):
            session.do(c.GiveCard(player, role))
        session.do(c.Begin())
        self.app._start(session)
        self.app.toggle_projector()

    def night(self, **answers: int | str) -> None:
        """Let a night pass; ``answers`` by act, a double underscore for its dot."""
        while self.prompt.act != "night.ends":
            prompt = self.prompt
            wanted = answers.get(prompt.act.replace(".", "__"))
            picks = (wanted,) if isinstance(wanted, int) else ()
            choice = wanted if isinstance(wanted, str) else ""
            assert self.live.do(c.Reply(prompt.act, prompt.by, picks, choice))
        assert self.live.do(c.Dawn())
        QApplication.processEvents()

    def day(self, ballots: dict[int, int]) -> None:
        """Announce the morning; let a Day pass on which these ballots, everybody else abstaining, are a tie."""
        assert self.live.do(c.Announce())
        assert self.live.do(c.OpenVote())
        everybody = tuple((voter, ballots.get(voter, -1)) for voter in self.table.in_town())
        for command in (c.Vote(everybody), c.CloseVote(), c.CloseDay()):
            assert self.live.do(command)

    def to_second_day(self) -> None:
        """A first night without a death, a Day with a tie, a night in which the Detective sees the Boss."""
        self.night()
        self.day({voter: DOCTOR if voter % 2 else DETECTIVE for voter in range(12)})
        self.night(mafia__shoots=INFANTRY, doctor__heals=DOCTOR, detective__checks=BOSS)
        assert self.live.do(c.Announce())
        QApplication.processEvents()


# --- each game, by clicks and by keys ---------------------------------------------------------------------------


@BOTH
def test_a_night_later_the_dead_are_others(app: App, mouse: bool) -> None:
    gm = Swede(app, mouse=mouse)
    gm.begin()
    gm.night()
    gm.night(mafia=KAJ, doctor=JAN)
    gm.firmly()
    gm.nominate(GUN, ADA)
    before, shown = gm.live.session.steps, gm.shown()
    gm.correct("Mafia: Kaj")
    assert gm.prompt.act == "mafia.kills"
    assert gm.page.head._line.text() == "Mafia: Kaj"
    gm.answer(JAN)
    told = gm.told()
    assert "11 Kaj\nwas: out of the game: the Mafia, Night 1\nnow: in the game" in told
    assert "was: Died in the night: Kaj\nnow: There was an attempted murder" in told
    assert "The projector keeps its picture" in told
    assert gm.live.session.steps is before, "nothing has changed before it is accepted"
    gm.accept()
    assert gm.table[KAJ].alive
    assert (GUN, ADA) in gm.table.accused, "what fits is kept"
    assert "Mafia: Kaj → Jan (corrected)" in gm.lines()
    assert gm.lines()[0] == "Corrected: Mafia: Kaj → Jan"
    notice = gm.console.middle.notice
    assert (notice.text()[:9], notice.property("tone")) == ("Corrected", "good"), "what is done is no alarm"
    gm.console.say("No.")
    assert notice.property("tone") == "danger"
    # The projector holds its picture until the Game Master lets it go.
    assert gm.shown() == shown
    assert "before the correction" in gm.console.middle.held_text.text()
    gm.click(gm.console.middle.held_button)
    assert gm.shown() != shown
    undo = app.window.actions_["undo"]
    assert undo.text() == "Undo: correction of “Mafia”"
    gm.key(KEY.Key_Z, CTRL)
    assert not gm.table[KAJ].alive
    assert "Mafia: Kaj" in gm.lines()
    assert "took back" in gm.console.middle.held_text.text()
    gm.key(KEY.Key_Z, CTRL | SHIFT)
    assert gm.table[KAJ].alive


@BOTH
def test_hands_counted_wrong_in_mid_vote(app: App, mouse: bool) -> None:
    gm = Swede(app, mouse=mouse)
    gm.begin()
    gm.night()
    gm.night(doctor=JAN)
    gm.firmly()
    gm.nominate(GUN, ADA)
    gm.nominate(HUGO, BO)
    gm.speeches(ADA, BO)
    gm.hands(ADA, GUN, HUGO)
    gm.correct("Ada: 2 hands")
    assert gm.prompt.by == ADA
    gm.several(IDA)
    gm.enter("Count")
    assert "Ada: 2 hands, Gun, Hugo → 3 hands, Gun, Hugo, Ida" in gm.page.head._line.text()
    gm.accept()
    assert gm.table.ballots is not None
    assert gm.table.ballots.tally() == {ADA: 3}
    assert gm.prompt.by == BO, "the vote goes on where it stood"
    # She had been nominated by another: whoever is pointed at first has nominated.
    gm.correct("Gun nominates Ada")
    gm.key(KEY.Key_Escape)
    day = gm.console.left.day
    assert (day.isVisible(), day.clock.isVisible()) == (True, False), "no clock runs in the past"
    gm.several(DAG, ADA)
    gm.enter("Nominate")
    assert gm.reviews
    gm.accept()
    assert (DAG, ADA) in gm.table.accused
    day = gm.console.left.day
    assert (day.isVisible(), day.clock.isVisible()) == (True, False), "hands are counted still"
    gm.click(gm.button("Cancel the vote", day))
    assert day.clock.isVisible()


@BOTH
def test_a_check_shown_wrong_and_a_later_step_that_does_not_fit(app: App, mouse: bool) -> None:
    gm = Pole(app, mouse=mouse)
    gm.begin()
    gm.to_second_day()
    assert gm.live.do(c.Accuse(INFANTRY, BOSS)) is gm.table[INFANTRY].alive
    assert gm.live.do(c.Accuse(DOCTOR, BOSS))
    gm.correct("Detective: Gosia")
    gm.answer(COQUETTE)
    told = gm.told()
    assert "SHOWN OR TOLD IN SECRET ALREADY" in told
    assert "Detective · 2 Bartek\nwas: Gosia, thumb down" in told
    gm.accept()
    answers = [step for step in gm.live.session.steps if isinstance(step.command, c.Reply)]
    assert answers[-1].facts
    # The mafia really shot the Doctor: his accusation falls away, one by one it is asked what becomes of it.
    gm.correct("Doctor: Ala")
    gm.answer(BARMAN)
    gm.accept()
    gm.correct("Mafia: Ewa")
    gm.answer(DOCTOR)
    assert gm.reviews
    assert not gm.page.review.accept.isEnabled()
    assert "A later step does not fit any more" in gm.told()
    assert "Day 2: Ala accuses Gosia" in gm.told()
    gm.firmly()
    assert gm.reviews, "it cannot be accepted while something is open"
    gm.click(gm.page.review.unfit.out)
    assert gm.page.review.accept.isEnabled()
    assert "It is left out." in gm.told()
    gm.click(gm.page.review.rows._made[0].undo)
    assert not gm.page.review.accept.isEnabled()
    gm.click(gm.page.review.unfit.change_it)
    assert gm.table.phase == "debate"
    gm.key(KEY.Key_Escape)
    assert gm.reviews
    gm.click(gm.page.review.unfit.out)
    gm.accept()
    assert not gm.table[DOCTOR].alive
    assert gm.table[INFANTRY].alive
    assert not gm.table.accused


@BOTH
def test_one_of_several_ballots_in_mid_vote(app: App, mouse: bool) -> None:
    gm = Pole(app, mouse=mouse)
    gm.begin()
    gm.night()
    for command in (c.Announce(), c.OpenVote(), c.Vote(((DOCTOR, BOSS), (MADMAN, BOSS), (MAYOR, BOSS)))):
        assert gm.live.do(command)
    QApplication.processEvents()
    gm.correct("Darek → Gosia")
    assert "Whose" in gm.prompt.act or gm.prompt.legal == (DOCTOR, MADMAN, MAYOR)
    gm.point(MADMAN)
    assert gm.prompt.by == MADMAN
    gm.ballot(COQUETTE)
    assert gm.reviews
    gm.accept()
    assert gm.table.ballots is not None
    assert gm.table.ballots.cast == ((DOCTOR, BOSS), (MADMAN, COQUETTE), (MAYOR, BOSS))


@BOTH
def test_an_order_corrected_at_the_desk_and_at_dawn(app: App, mouse: bool) -> None:
    gm = Russian(app, mouse=mouse)
    gm.begin(DESK)
    gm.fall_asleep()
    gm.send("commissar.checks", DASHA, ANNA)
    gm.send("clan_1.kills", ANNA, KATYA)
    arrived = gm.table.answer("clan_1.kills", -1)
    assert arrived is not None
    gm.correct("Commissioner: Анна")
    gm.point(GLEB)
    gm._press(gm.console.left.desk.entry.confirm, KEY.Key_Return)
    gm.accept()
    assert gm.table.phase == "night"
    checks = gm.table.answer("commissar.checks", DASHA)
    assert checks is not None
    assert checks.picks == (GLEB,)
    assert checks.arrival <= arrived.arrival, "it arrived when it arrived"
    gm.reckon()
    shown = app.projector._view  # type: ignore[union-attr]
    gm.correct(": Катя")
    gm.point(LEV)
    gm._press(gm.console.left.desk.entry.confirm, KEY.Key_Return)
    assert "10 Катя" in gm.told()
    assert "11 Лев" in gm.told()
    gm.accept()
    assert gm.table.phase == "dawn"
    assert app.projector._view == shown  # type: ignore[union-attr]
    gm.announce()
    assert not gm.table[LEV].alive
    assert gm.table[KATYA].alive


@BOTH
def test_an_approval_ballot_two_nights_later(app: App, mouse: bool, tmp_path: Path) -> None:
    gm = Russian(app, mouse=mouse)
    gm.begin(DESK)
    gm.fall_asleep()
    gm.send("commissar.checks", DASHA, ANNA)
    gm.reckon()
    gm.announce()
    gm.nominate(DASHA, GLEB)
    gm.nominate(EVA, ANNA)
    gm.take_ballots({DASHA: (GLEB, ANNA), EVA: (GLEB,), IVAN: (GLEB,), MIRA: (ANNA,)})
    gm.go_on("Close the vote")
    gm.go_on("Carry it out")
    assert not gm.table[GLEB].alive
    gm.fall_asleep()
    gm.send("clan_1.kills", ANNA, MIRA)
    gm.reckon()
    gm.announce()
    gm.correct("Ева → Глеб")
    gm.several(GLEB, ANNA)
    if mouse:
        gm.click(gm.button("Confirm", gm.console.left.day))
    else:
        gm.key(KEY.Key_Return)
    assert gm.reviews
    gm.settle(10)
    gm.accept()
    corrected, table = gm.lines(), gm.table
    assert any("(corrected)" in line for line in corrected)
    # What a power cut leaves on the disk lands where it was, and the correction is undone there.
    left = tmp_path / "left.mafia"
    shutil.copy(gm.live.session.path, left)
    assert app.open_game(left)
    assert gm.table == table
    assert gm.lines() == corrected
    gm.key(KEY.Key_Z, CTRL)
    assert not gm.table[GLEB].alive
    assert not any("(corrected)" in line for line in gm.lines())


# --- ways out, secrets, languages ---------------------------------------------------------------------------------


@pytest.fixture
def pole(app: App) -> Pole:
    gm = Pole(app, mouse=False)
    gm.begin()
    gm.to_second_day()
    return gm


def test_esc_leads_back_page_by_page_and_nothing_has_changed(pole: Pole) -> None:
    steps, table = pole.live.session.steps, pole.table
    pole.correct("Detective: Gosia")
    pole.answer(COQUETTE)
    assert pole.reviews
    pole.key(KEY.Key_Escape)
    assert not pole.page.review.isVisible()
    assert pole.page._asking is not None
    assert pole.page._asking.scene().picks == (COQUETTE,)
    pole.key(KEY.Key_Escape)
    assert pole.app.window.correction is None
    assert pole.live.session.steps is steps
    assert pole.table is table
    assert pole.console.isVisible()
    pole.key(KEY.Key_J, CTRL)
    assert pole.page._asking is not None, "the line is still in hand"


def test_what_stands_there_already_and_what_is_not_asked(pole: Pole) -> None:
    pole.correct("Detective: Gosia")
    pole.answer(BOSS)
    assert not pole.reviews
    assert pole.console.middle.notice.text() == "This is what the journal says already."
    pole.page._asking.do(c.Reply("doctor.heals", DOCTOR, (MAYOR,)))  # type: ignore[union-attr]
    assert pole.console.middle.notice.text() == "Only this one step can be changed here."
    pole.key(KEY.Key_Escape)
    journal = pole.console.journal
    journal.list.setCurrentIndex(journal._rows.index(journal._rows.rowCount() - 1))
    pole.key(KEY.Key_J, CTRL)
    assert pole.app.window.correction is None
    assert pole.console.middle.notice.text() == "This line cannot be corrected."


def test_the_projector_and_the_cover_know_nothing_of_it(pole: Pole) -> None:
    window, projector = pole.app.window, pole.app.projector
    assert projector is not None
    told: list[object] = []
    pole.live.public.connect(told.append)
    picture = projector.grab().toImage()
    pole.correct("Detective: Gosia")
    pole.key(KEY.Key_F9)
    assert window.cover.isVisible()
    assert not pole.page.isVisible()
    assert {key for key, action in window.actions_ if action.isEnabled()} <= ONLY_UNCOVER
    pole.key(KEY.Key_F9, CTRL)
    assert pole.page.isVisible()
    pole.answer(COQUETTE)
    assert pole.reviews
    pole.key(KEY.Key_F9)
    assert not pole.page.isVisible()
    QTest.keyClick(window.cover, Qt.Key.Key_Return, CTRL)
    QTest.keyClick(window.cover, Qt.Key.Key_Escape)
    pole.key(KEY.Key_F9, CTRL)
    assert pole.reviews, "it waits under the cover as it was"
    assert told == []
    assert projector.grab().toImage() == picture
    assert window.windowTitle() == "Mafia GM"
    for key in ("undo", "note", "map", "turn", "leaves", "new", "correct"):
        assert not window.actions_[key].isEnabled(), key
    assert window.actions_["undo"].text() == "Undo"
    pole.accept()
    assert told == [], "a check is nobody's business"


def test_another_language_in_the_middle_of_it(pole: Pole) -> None:
    pole.correct("Detective: Gosia")
    pole.app.set_language("pl")
    assert pole.page.head._line.text().startswith("Detektyw")
    assert pole.console.left.night._title.text().startswith("Detektyw")
    pole.answer(COQUETTE)
    assert "było:" in pole.told()
    pole.app.set_language("sv")
    QApplication.processEvents()
    assert "var:" in pole.told()
    pole.app.set_language("en")
    QApplication.processEvents()
    assert "was:" in pole.told()


def test_a_step_that_was_not_there(pole: Pole) -> None:
    pole.correct("Detective: Gosia")
    pole.click(pole.page.head.leave_out)
    assert pole.reviews
    pole.settle(3)
    pole.accept()
    assert any(line.startswith("Struck out: Detective: Gosia") for line in pole.lines())


def test_a_disk_that_takes_nothing_leaves_it_as_it_was(pole: Pole, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_tried: object) -> None:
        raise StoreFailed("full", Path("x.mafia"))

    steps, told = pole.live.session.steps, list[str]()
    pole.live.failed.disconnect()
    pole.live.failed.connect(told.append)
    monkeypatch.setattr(pole.live.session, "correct", refuse)
    pole.correct("Detective: Gosia")
    pole.answer(COQUETTE)
    pole.firmly()
    assert told == ["full"]
    assert pole.reviews
    assert pole.live.session.steps is steps


def test_the_game_is_left_in_the_middle_of_it(pole: Pole) -> None:
    pole.correct("Detective: Gosia")
    pole.app.leave_game()
    assert pole.app.window.correction is None
    assert pole.app.window.console is None
    pole.app.open_sample()
    QApplication.processEvents()
    assert pole.console.isVisible()
    pole.key(KEY.Key_J, CTRL)
    assert pole.console.journal.list.hasFocus(), "no line is in hand yet"


@BOTH
def test_life_and_notes_are_corrected_in_their_own_forms(app: App, mouse: bool) -> None:
    gm = Pole(app, mouse=mouse)
    gm.begin()
    gm.night()
    for command in (c.Announce(), c.Rename(DOCTOR, "Alina"), c.Note("a promise"), c.Leave(MAYOR)):
        assert gm.live.do(command)
    QApplication.processEvents()
    gm.correct("a promise")
    field = gm.page.head.text
    assert field.hasFocus()
    field.selectAll()
    gm.type("a threat")
    gm.key(KEY.Key_Return)
    gm.accept()
    assert "Note: a promise → a threat (corrected)" in gm.lines()
    gm.correct("Change of name: Ala → Alina")
    form = gm.console.life.form
    assert form is not None
    form.name.setText("Alicja")  # type: ignore[attr-defined]
    gm.click(form.yes)
    gm.accept()
    assert gm.table[DOCTOR].name == "Alicja"
    gm.correct("Leaving the table")
    form = gm.console.life.form
    assert form is not None
    form.seats[0].point(JANITOR)
    gm.firmly()
    assert gm.reviews
    gm.accept()
    assert gm.table[MAYOR].alive
    assert not gm.table[JANITOR].alive


def test_a_card_typed_in_wrong_is_found_in_mid_game(pole: Pole) -> None:
    pole.correct("Ala: Doctor")
    body = pole.console.left.deal.typed
    assert body.current == DOCTOR
    body.field.setFocus()
    pole.type("mayor")
    pole.key(KEY.Key_Return)
    assert pole.reviews
    assert "A later step does not fit any more" in pole.told(), "there is one Mayor, and one Doctor"
    assert "Żółć" in pole.told()
    pole.click(pole.page.review.unfit.change_it)
    body = pole.console.left.deal.typed
    assert body.current == MAYOR
    body.field.setFocus()
    pole.type("doctor")
    pole.key(KEY.Key_Return)
    pole.settle(20)
    pole.accept()
    assert (pole.table[DOCTOR].role, pole.table[MAYOR].role) == ("mayor", "doctor")


@pytest.mark.parametrize("every", [2, pytest.param(1, marks=pytest.mark.campaign)])
@pytest.mark.parametrize("game", ["mafia_plus", "maffia", "inbox"])
def test_every_kind_of_line_can_be_taken_up_and_left_out(app: App, game: str, every: int) -> None:
    gm, rng = Pole(app, mouse=False), random.Random(5)
    session = Session.new(game, {}, seed=5, title="Piątek", folder=paths.games(), language="en")
    roles = play.random_set(next(deal for deal in RULESETS[game].deals if deal.players >= 12), rng)
    session.do(c.Open(tuple(f"P{place}" for place, _ in enumerate(roles, 1)), roles, "typed"))
    for player, role in enumerate(roles):
        session.do(c.GiveCard(player, role))
    while session.table.ended is None and len(session.steps) < 160:
        session.do(play.random_command(session.rules, session.table, rng))
    app._start(session)
    kinds: dict[object, str] = {}
    for step in session.steps:
        act = step.command.act if isinstance(step.command, c.Reply) else ""
        kinds.setdefault((type(step.command), act), "")
        if not isinstance(step.command, (c.Open, c.Deal)) and step.can_be_corrected:
            kinds[type(step.command), act] = str(step.number)
    taken = [int(number) for number in kinds.values() if number]
    assert len(taken) > 15
    for number in taken[::every]:
        gm.take_up(number)
        gm.click(gm.page.head.leave_out)
        assert gm.reviews
        assert gm.told()
        for _ in range(3):  # to the question, for a nomination to who nominated, to the game
            if app.window.correction is not None:
                gm.key(KEY.Key_Escape)
        assert app.window.correction is None, number

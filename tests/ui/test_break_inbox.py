"""An evening of the Мафия taken back, killed, retold and written into by people of ill will, at every moment of it."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.ui.app import App
from mafia_gm.ui.report.export import save
from tests.ui.gm import KEY
from tests.ui.going import back_and_again
from tests.ui.inbox import ANNA, BORYA, DASHA, DESK, EVA, GLEB, IVAN, KATYA, LEV, MIRA, ZHORA, ZOYA, Host

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from mafia_gm.engine.public import PublicView

EVIL = '<script>alert("1")</script><b>&amp; \u202eאבג 🕵️\u200d♀️\n\n\n\n{names} %1 ' + "длинно " * 700
"""Tags, signs that turn the line, an emoji of several signs, placeholders, lines, and more than is kept."""


@pytest.fixture
def gm(app: App) -> Host:
    return Host(app, mouse=False)


def an_evening(gm: Host) -> Iterator[str]:
    """Every moment from the first order to the second dawn: desk, report, ballots, a tie, a new vote, a séance."""
    gm.begin(DESK)
    gm.fall_asleep()
    yield "the desk"
    gm.send("don_1.recruits", ANNA, LEV)
    gm.send("clan_1.kills", ANNA, ZHORA)
    gm.send("lottery.volunteers", MIRA)
    yield "hands"
    gm.send("lottery.hunts", MIRA, BORYA)
    gm.send("sexual_maniac.invites", ZOYA, KATYA)
    gm.send("clan_1.kills", ANNA, EVA)
    yield "a corrected order"
    gm.type("5")
    gm.key(KEY.Key_Space)
    yield "somebody writes"
    gm.key(KEY.Key_Escape)
    gm.reckon()
    for tab in range(3):
        gm.console.left.morning.tabs.setCurrentIndex(tab)
        yield f"dawn {tab}"
    assert gm.live.do(c.Write(EVIL))
    yield "a story"
    gm.announce()
    yield "the report"
    assert gm.live.do(c.Reply("commissar.asks", DASHA, (ANNA,)))
    assert gm.live.do(c.Seance(EVA, EVIL))
    yield "a séance and a question"
    gm.nominate(DASHA, GLEB)
    gm.nominate(IVAN, IVAN)
    yield "nominated"
    gm.take_ballots({DASHA: (GLEB, IVAN), IVAN: (GLEB, IVAN)})
    yield "voted"
    assert gm.live.do(c.CloseVote())
    yield "a tie"
    assert gm.live.do(c.Reopen((GLEB, IVAN)))
    yield "a new vote"
    assert gm.live.do(c.Approve(DASHA, (GLEB,)))
    assert gm.live.do(c.CloseVote())
    yield "a verdict"
    assert gm.live.do(c.Execute())
    yield "a lynch"
    gm.fall_asleep()
    yield "the second night"
    gm.reckon()
    yield "the second dawn"
    gm.announce()
    yield "the second report"


def test_every_step_can_be_taken_back_and_brought_again(gm: Host) -> None:
    for _ in an_evening(gm):
        pass
    back_and_again(gm)


def test_a_game_that_is_killed_goes_on_where_it_was(gm: Host, tmp_path: Path) -> None:
    for moment in an_evening(gm):
        copy = tmp_path / "killed.mafia"
        shutil.copy(gm.live.session.path, copy)
        again = Session.open(copy)
        assert replace(again.table, clock=None) == replace(gm.table, clock=None), moment
        assert again.prompts() == gm.live.session.prompts(), moment
        assert again.view() == gm.live.session.view() or gm.table.clock is not None, moment
        again.close()


def test_the_window_speaks_another_language_at_every_moment(gm: Host) -> None:
    for moment in an_evening(gm):
        scene = gm.live.scene()
        for language in ("ru", "pl", "sv", "en"):
            gm.app.set_language(language)
            QApplication.processEvents()
            gm.console.grab()
            now = gm.live.scene()
            assert (now.prompt, now.picks, now.writer) == (scene.prompt, scene.picks, scene.writer), moment


def test_the_projector_tells_nothing_before_the_report(gm: Host) -> None:
    """Nothing changes while orders arrive; story, séance and votes wait for the report (RU-A6, RU-A14, RU-C55, RU-G55)."""
    seen: list[tuple[str, PublicView]] = []
    moments: list[str] = []
    for moment in an_evening(gm):
        moments.append(moment)
        if not seen:
            gm.live.public.connect(lambda view: seen.append((f"after {moments[-1]}", view)))
        seen.append((moment, gm.live.view()))

    def at(*when: str) -> list[PublicView]:
        return [view for moment, view in seen if moment.removeprefix("after ") in when]

    night = at("the desk", "hands", "a corrected order")
    assert all(view == night[0] for view in night), "nothing moves while orders arrive"
    told = {when for when, view in seen if any(line.key == "seance" for line in view.lines)}
    assert told == {"after the second dawn", "the second report"}
    assert not any(view.lines for view in at("dawn 0", "dawn 1", "dawn 2"))
    votes = at("nominated", "voted", "a tie", "a new vote")
    assert all(view.vote is None for view in votes)
    assert not any(seat.role or seat.side for _, view in seen for seat in view.seats if seat.state == "in")


def test_texts_of_ill_will_are_texts(gm: Host, tmp_path: Path) -> None:
    """In the report as text, as a page, on paper, on the projector and in the journal."""
    for moment in an_evening(gm):
        if moment == "the second dawn":
            assert gm.live.do(c.Write(EVIL))
            scene = gm.live.scene()
            report = scene.spoken.report(scene.rules, scene.table)
            assert "<script" in report.text()
            assert "<script" not in report.html()
            assert "<b>" not in report.html()
            for name in ("report.html", "report.pdf"):
                save(tmp_path / name, report.html(), report.title)
                assert (tmp_path / name).stat().st_size > 4000
        if moment == "the second report":
            projector = gm.app.projector
            assert projector is not None
            for _ in range(8):
                projector.grab()
                gm.key(KEY.Key_F6)
            gm.console.grab()


@pytest.mark.parametrize("name", ["report.html", "report.pdf"])
def test_a_report_that_cannot_be_written_says_so(gm: Host, tmp_path: Path, name: str) -> None:
    """A full disk, a folder that may not be written, a folder that is none."""
    for moment in an_evening(gm):
        if moment == "dawn 2":
            break
    told: list[str] = []
    out = gm.console.left.morning.report.out
    out.trouble.connect(told.append)
    full = tmp_path / name
    full.symlink_to("/dev/full")
    out.save(full)
    assert len(told) == 1
    out.save(tmp_path / "none" / name)
    assert len(told) == 2
    out.save(tmp_path)
    assert len(told) == 3


def test_the_cover_hides_desk_notices_and_report(gm: Host) -> None:
    for moment in an_evening(gm):
        if moment not in {"hands", "dawn 1", "dawn 2", "voted"}:
            continue
        gm.key(KEY.Key_F9)
        cover = gm.app.window.cover
        for part in gm.app.window.findChildren(QWidget):
            if part.isVisible() and part is not cover and not cover.isAncestorOf(part):
                assert not part.accessibleName() and not part.toolTip(), (moment, part)
        steps = gm.live.session.steps
        for key in (KEY.Key_Return, KEY.Key_P, KEY.Key_3, KEY.Key_O, KEY.Key_Space):
            gm.key(key)
        gm.key(KEY.Key_F9, Qt.KeyboardModifier.ControlModifier)
        assert gm.live.session.steps is steps, moment

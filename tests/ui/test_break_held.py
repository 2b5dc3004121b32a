"""What was announced and taken back: the projector holds its last picture until the Game Master lets it go."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from mafia_gm.engine import commands as c
from mafia_gm.engine.reveal import reveal
from mafia_gm.ui.projector.window import ProjectorWindow
from tests.ui.gm import CTRL, KEY, SHIFT
from tests.ui.going import sit_down, until

if TYPE_CHECKING:
    from mafia_gm.engine.public import PublicView
    from tests.ui.gm import GameMaster


def projector(gm: GameMaster) -> PublicView:
    shown = gm.app.projector
    assert isinstance(shown, ProjectorWindow)
    return shown._view


def announced(gm: GameMaster) -> PublicView:
    """Announce the first dawn, the projector open; return what it shows."""
    sit_down(gm)
    gm.key(KEY.Key_F5)
    until(gm, "dawn.announce")
    assert projector(gm).phase == "night"
    gm.firmly()
    assert projector(gm).phase == "debate"
    return projector(gm)


def held_row(gm: GameMaster) -> bool:
    return gm.console.middle.held.isVisible()


def test_undo_over_an_announcement_holds_the_picture_until_shown(desk: GameMaster) -> None:
    before = announced(desk)
    for _ in range(4):
        desk.key(KEY.Key_Z, CTRL)
    assert desk.table.phase == "night_zero"
    assert projector(desk) == before
    assert held_row(desk)
    desk.click(desk.button("Show it as it is now", desk.console))
    assert projector(desk).phase != "debate"
    assert not held_row(desk)
    assert desk.live.session.redoable is not None, "showing is no step: redo is still there"


def test_redo_up_to_what_is_shown_lets_go_by_itself(desk: GameMaster) -> None:
    before = announced(desk)
    for _ in range(3):
        desk.key(KEY.Key_Z, CTRL)
    for _ in range(2):
        desk.key(KEY.Key_Z, CTRL | SHIFT)
        assert held_row(desk)
        assert projector(desk) == before
    desk.key(KEY.Key_Z, CTRL | SHIFT)
    assert not held_row(desk)
    desk.firmly()
    assert projector(desk).phase == "voting"


def test_a_new_announcement_is_shown_at_once(desk: GameMaster) -> None:
    before = announced(desk)
    desk.key(KEY.Key_Z, CTRL)
    desk.key(KEY.Key_Z, CTRL)
    victim = desk.table.ring[-1]
    first = next(prompt for prompt in desk.live.session.night() if prompt.pick == "seat" and prompt.legal)
    desk.live.take(first)
    assert desk.live.do(c.Reply(first.act, first.by, (first.legal[0],)))
    assert projector(desk) == before, "correcting an answer of the night shows nothing"
    until(desk, "dawn.announce")
    assert projector(desk) == before
    assert desk.table[victim].alive
    desk.firmly()
    assert projector(desk) == reveal(desk.live.session.rules, desk.table)
    assert not held_row(desk)


def test_somebody_leaving_does_not_let_the_picture_go(desk: GameMaster) -> None:
    before = announced(desk)
    desk.key(KEY.Key_Z, CTRL)
    assert desk.live.do(c.Leave(3))
    assert projector(desk) == before
    assert held_row(desk)


def test_the_picture_is_held_over_closing_and_reopening(desk: GameMaster) -> None:
    before = announced(desk)
    desk.key(KEY.Key_Z, CTRL)
    path = desk.live.session.path
    desk.app.leave_game()
    assert projector(desk).phase == "welcome"
    assert desk.app.open_game(path)
    QApplication.processEvents()
    assert projector(desk) == before
    assert held_row(desk)
    desk.live.show_on_projector()
    assert projector(desk).phase == "night"
    desk.app.leave_game()
    assert desk.app.open_game(path)
    assert projector(desk).phase == "night", "what was let go stays let go"
    assert not held_row(desk)


@pytest.mark.parametrize("code", ["pl", "ru", "sv"])
def test_a_projector_opened_or_retold_only_then_holds_it_too(desk: GameMaster, code: str) -> None:
    before = announced(desk)
    desk.key(KEY.Key_F5)
    desk.key(KEY.Key_Z, CTRL)
    desk.key(KEY.Key_F5)
    assert projector(desk) == before
    desk.app._speak("shown", code)
    desk.app.set_language(code)
    assert projector(desk) == before
    assert held_row(desk)


def test_undoing_two_announcements_holds_the_last_one(desk: GameMaster) -> None:
    announced(desk)
    assert desk.live.do(c.TellStatistics())
    before = projector(desk)
    desk.key(KEY.Key_Z, CTRL)
    desk.key(KEY.Key_Z, CTRL)
    assert desk.table.phase == "dawn"
    assert projector(desk) == before
    desk.key(KEY.Key_Z, CTRL | SHIFT)
    assert projector(desk) == before
    assert held_row(desk)
    desk.key(KEY.Key_Z, CTRL | SHIFT)
    assert projector(desk) == before
    assert not held_row(desk)


def test_a_game_that_is_won_is_not_stopped_without_its_winners(desk: GameMaster) -> None:
    sit_down(desk)
    until(desk, "debate.open_vote")
    for side in ("mafia", "syndicate"):
        for player in desk.table.players:
            if player.side == side:
                assert desk.live.do(c.Override(player.id, alive=False))
    assert desk.prompt.act == "end.confirm"
    desk.key(KEY.Key_E, CTRL | SHIFT)
    assert not desk.console.stopping.isVisible()
    assert desk.console.middle.notice.isVisible()
    assert "decided" in desk.console.middle.notice.text()
    assert not desk.live.do(c.StopGame())
    assert desk.live.session.view().outcome == ""
    assert desk.live.do(c.PlayOn())
    desk.key(KEY.Key_E, CTRL | SHIFT)
    assert desk.console.stopping.isVisible()
    desk.click(desk.button("Stop the game", desk.console.stopping))
    assert desk.live.session.view().outcome == "stopped"

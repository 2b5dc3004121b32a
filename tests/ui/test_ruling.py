"""The Game Master's word over the rules: asked first, announced, kept in the journal, taken back by undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from tests.ui.gm import CTRL, KEY, SHIFT
from tests.ui.going import sit_down, until

if TYPE_CHECKING:
    from tests.ui.gm import GameMaster


def ask(desk: GameMaster) -> None:
    desk.key(KEY.Key_L, CTRL | SHIFT)


def alive(desk: GameMaster) -> tuple[bool, str]:
    """How player 3 is, and what the table sees of him."""
    return desk.table[3].alive, desk.table[3].shown


def test_a_player_is_taken_out_and_put_back_by_two_answers(desk: GameMaster) -> None:
    sit_down(desk)
    until(desk, "debate.open_vote")
    desk.console._clicked(3)
    steps = len(desk.live.session.steps)
    ask(desk)
    bar = desk.console.ruling
    assert bar.isVisible()
    assert desk.table[3].name in bar._text.text()
    desk.key(KEY.Key_Return)
    assert len(desk.live.session.steps) == steps, "the answer that changes nothing has the focus"
    ask(desk)
    desk.click(bar._yes)
    assert alive(desk) == (False, "out")
    assert bar.isHidden()
    desk.console._clicked(3)
    ask(desk)
    desk.click(bar._yes)
    assert alive(desk) == (True, "in")
    desk.key(KEY.Key_Z, CTRL)
    assert alive(desk) == (False, "out")
    desk.key(KEY.Key_Z, CTRL)
    assert alive(desk) == (True, "in")


def test_nobody_pointed_at_and_before_the_first_night_it_says_why_not(desk: GameMaster) -> None:
    sit_down(desk, begin=False)
    ask(desk)
    assert not desk.console.ruling.isVisible()
    assert desk.console._notice.text()
    desk.console._clicked(2)
    QApplication.processEvents()
    steps = len(desk.live.session.steps)
    ask(desk)
    assert not desk.console.ruling.isVisible()
    assert desk.console._notice.text()
    assert len(desk.live.session.steps) == steps

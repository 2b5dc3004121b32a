"""What comes after a game: again with the same people, and its story."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog

from mafia_gm import paths
from mafia_gm.app import play
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.ui.story.sheet import StorySheet
from tests.shots.people import cast

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mafia_gm.ui.app import App
    from mafia_gm.ui.end.again import AgainSheet


def after(app: App, players: int, language: str) -> Iterator[str]:
    """A game over, and the sheet for the next one."""
    over(app, players, language)
    yield "end-over"
    app.hand_over()
    yield "hand-over"
    close_dialogs(app)
    sheet = ask_again(app)
    yield "end-again"
    sheet.people[0].setChecked(False)
    sheet.turn.setValue(2)
    yield "end-again-turned"
    sheet.reject()
    app.tell_story()
    yield "end-story"
    page = next(one for one in app.window.findChildren(StorySheet) if one.isVisible())
    bar = page.page.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    yield "end-story-middle"
    page.accept()
    app.leave_game()


def close_dialogs(app: App) -> None:
    """Close the sheets over the window."""
    for sheet in app.window.findChildren(QDialog):
        sheet.close()


def over(app: App, players: int, language: str, game: str = "mafia_plus") -> Session:
    """Open a game that has been played to its second day or so, and stopped there."""
    rng = random.Random(players)
    names, roles = cast(players)
    session = Session.new(game, seed=7, title="Piątkowa gra", folder=paths.games(), language=language)
    session.do(c.Open(names, roles, "deal"))
    session.do(c.Deal())
    session.do(c.Begin())
    while session.table.ended is None and session.table.number < 3:
        session.do(play.answer(session.rules, session.prompts()[0], rng))
    if session.table.ended is None:
        session.do(c.Leave(session.table.living()[0]))
        session.do(c.StopGame())
    app._close_game()
    app._start(session)
    return session


def ask_again(app: App) -> AgainSheet:
    """Open the sheet for another game with the same people."""
    from mafia_gm.ui.end.again import AgainSheet

    app.play_again()
    (sheet,) = (one for one in app.window.findChildren(AgainSheet) if one.isVisible())
    return sheet

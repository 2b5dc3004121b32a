"""Every screen of the console one after the other: start, set-up, the deal, an evening, help and trouble."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QDialog

from mafia_gm import paths
from mafia_gm.app import clock
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.ui.setup import flow as flow_module
from tests.shots import correct, inbox, maffia, over, private, story
from tests.shots.evening import dealing, playing
from tests.shots.people import LONG, USUAL, cast

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from mafia_gm.ui.app import App

NOON = 1_767_960_000.0
"""When the games of the start screen were played: 9 January 2026."""


def stop_the_time() -> None:
    """Let clock and calendar stand, so that two runs make the same pictures."""
    clock.now = lambda: 1000.0  # type: ignore[misc]
    flow_module._today = lambda: "Piątek, 9 stycznia"


def settle() -> None:
    """Let everything that waits happen: layouts, deletions, timers of no length."""
    for _ in range(4):  # a bar of a scrolled body goes in the last round
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()


def walk(app: App, players: int, language: str) -> Iterator[str]:
    """Lead the window through every screen; yields a telling name whenever one stands."""
    parts = (
        starting,
        setting_up,
        dealing,
        playing,
        correct.correcting,
        maffia.playing,
        inbox.playing,
        private.showing,
        story.after,
        over.lying_over,
        telling,
    )
    for part in parts:
        for name in part(app, players, language):
            settle()
            yield name


def starting(app: App, players: int, language: str) -> Iterator[str]:
    """The start screen, empty and with games."""
    app.leave_game()
    for old in paths.games().iterdir():
        old.unlink()
    app.leave_game()
    yield "start-empty"
    games: list[Path] = []
    for title in (
        "Piątkowa gra",
        "U Katarzyny i Przemysława Brzęczyszczykiewiczów, edycja świąteczna",
        "Ćwiczenie",
    ):
        session = Session.new("mafia_plus", seed=7, title=title, folder=paths.games(), language=language)
        session.do(c.Open(*cast(players), "typed"))
        for player, role in enumerate(cast(players)[1]):
            session.do(c.GiveCard(player, role))
        games.append(session.path)
        session.close()
    broken = paths.games() / "zepsuta.mafia"
    broken.write_text("{nothing}", encoding="utf-8")
    cut = paths.games() / "ucieta.mafia"
    cut.write_bytes(games[0].read_bytes()[:-40])
    for number, path in enumerate((*games, broken, cut)):
        os.utime(path, (NOON - number * 86_400, NOON - number * 86_400))
    app.leave_game()
    yield "start-games"


def setting_up(app: App, players: int, language: str) -> Iterator[str]:
    """Every page of the set-up: as it comes, with a set of the table's own, with rulings changed."""
    app.show_setup()
    flow = app.setup
    assert flow is not None
    draft = replace(flow.draft, title="Piątkowa gra", screen=language, spoken=language, projector=language)
    flow._change(draft.with_names(()))
    yield "setup-1-game"
    flow.show_page(flow_module.PLAYERS)
    yield "setup-2-players-none"
    flow._change(flow.draft.with_names(cast(players)[0]))
    yield "setup-2-players"
    for number, name in enumerate(("3-characters", "4-rulings", "5-cards", "6-tonight"), 2):
        flow.show_page(number)
        yield f"setup-{name}"
    own = tuple("terrorist_plus" if role == "mafia_boss" else role for role in cast(players)[1])
    flow.show_page(flow_module.CHARACTERS)
    flow._change(flow.draft.with_roles((*own[:-1], "terrorist"), own=True))
    yield "setup-3-characters-own"
    changed: dict[str, Any] = {"majority": "absolute", "max_ties": 2, "left_is": "counter", "abstain": False}
    for key, value in changed.items():
        flow._change(flow.draft.with_ruling(key, value))
    flow._change(flow.draft.with_names((*LONG, *USUAL)[:players]))
    flow.show_page(flow_module.RULINGS)
    yield "setup-4-rulings-changed"
    flow.show_page(flow_module.PLAYERS)
    yield "setup-2-players-long"
    flow.show_page(flow_module.TONIGHT)
    yield "setup-6-tonight-changed"
    app.leave_game()


def telling(app: App, players: int, language: str) -> Iterator[str]:
    """Sheets and messages over the window."""
    app.leave_game()
    app.window.show_keys()
    yield "help-keys"
    close_dialogs(app.window)
    app.window.show_about()
    yield "help-about"
    close_dialogs(app.window)
    app.open_game(paths.games() / "zepsuta.mafia")
    yield "trouble-broken"
    close_dialogs(app.window)
    app.open_game(paths.games() / "ucieta.mafia")
    yield "trouble-damaged"
    close_dialogs(app.window)
    app.leave_game()


def dialogs(window: QWidget) -> list[QDialog]:
    """Return the sheets that are open over the window."""
    return [sheet for sheet in window.findChildren(QDialog) if sheet.isVisible()]


def close_dialogs(window: QWidget) -> None:
    """Close the sheets over the window."""
    for sheet in dialogs(window):
        sheet.close()
    settle()

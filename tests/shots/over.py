"""What lies over the pages: menus, small sheets, messages about files, a game for looking only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QDialog, QMenu

from mafia_gm import paths
from mafia_gm.app.presets import preset, save_preset
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.ui.hand_over import HandOverSheet
from mafia_gm.ui.life.menu import life_menu
from mafia_gm.ui.setup import flow as flow_module
from tests.shots.evening import Evening

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mafia_gm.ui.app import App

MISSING: Final = "HDMI-1"
"""A screen that was wished for and is not there."""


OPEN: Final[list[tuple[QMenu, QPoint]]] = []
"""Menus to be pictured as if they were open, and where in the window; a platform without a screen cannot open one."""


def lying_over(app: App, players: int, language: str) -> Iterator[str]:
    """Open one after the other."""
    yield from _presets(app)
    evening = Evening(app, players, language)
    evening.give_cards()
    evening.do(c.Begin())
    yield from _menus(app, evening)
    app.note()
    yield "sheet-note"
    _close(app)
    app.window.actions_["projector"].trigger()
    yield "projector-no-screen"
    app.window.actions_["projector"].trigger()
    yield from _files(app, evening)


def _presets(app: App) -> Iterator[str]:
    """Presets in the set-up: the menu, one preset's own, the question for a name."""
    roles = ("doctor", "detective", "citizen", "citizen", "mafia_boss", "mafioso")
    save_preset(preset("Åsa & Przemek", "mafia_plus", roles, {"abstain": False}))
    app.show_setup()
    assert app.setup is not None
    app.setup.show_page(flow_module.CHARACTERS)
    presets = app.setup.presets
    for name, below in (("menu-presets", False), ("menu-preset", True)):
        menu = presets.menu()
        menu.aboutToShow.emit()
        at = presets.mapTo(app.window, QPoint(0, -menu.sizeHint().height()))
        yield from _opened(menu.findChildren(QMenu)[0] if below else menu, name, at)
    presets._ask_name()
    yield "sheet-preset-name"
    _close(app)
    presets._take_file(str(paths.games() / "zepsuta.mafia"))
    yield "trouble-preset"
    _close(app)
    app.leave_game()


def _menus(app: App, evening: Evening) -> Iterator[str]:
    """Every menu of the bar with those below it, and that of a player."""
    bar, actions = app.window.menuBar(), app.window.actions_
    assert actions.screens is not None
    actions.screens.wish = MISSING
    for key, menu in actions._menus.items():
        at = bar.mapTo(app.window, bar.actionGeometry(menu.menuAction()).bottomLeft())
        yield from _opened(menu, f"menu-{key}", at)
        for place, below in enumerate(menu.findChildren(QMenu)):
            beside = at + menu.actionGeometry(below.menuAction()).topRight()
            yield from _opened(below, f"menu-{key}-{place + 1}", beside)
    actions.screens.wish = ""
    actions.screens.fill()
    player = life_menu(actions, f"1  {evening.names[0]}", app.window)
    yield from _opened(player, "menu-player", QPoint(400, 150))
    player.deleteLater()


def _opened(menu: QMenu, name: str, at: QPoint) -> Iterator[str]:
    menu.aboutToShow.emit()
    menu.resize(menu.sizeHint())
    OPEN.append((menu, at))
    yield name
    OPEN.clear()


def _files(app: App, evening: Evening) -> Iterator[str]:
    """Choosing files, and what stands against opening one."""
    app.files.browse()
    yield "sheet-open"
    _close(app)
    here = evening.live.session.path
    app.leave_game()
    other = Session.open(here)
    app.open_game(here)
    yield "trouble-looking-only"
    _close(app)
    yield "looking-only"
    app.window.actions_["leaves"].trigger()
    yield "looking-only-leaves"
    app.leave_game()
    other.close()
    app.open_game(here)
    assert app.live is not None
    there = paths.games() / "Piątek u Åsy.mafia"
    app.hand_over()
    sheet = next(one for one in app.window.findChildren(HandOverSheet) if one.isVisible())
    sheet.chosen.emit(there)
    yield "trouble-handed-over"
    _close(app)
    app.open_game(here)
    yield "trouble-goes-on-elsewhere"
    _close(app)
    there.unlink()
    app.leave_game()
    for kind, data in (("newer", b'{"file":"mafia_gm","format":99}\n'), ("empty", b"")):
        path = paths.games() / f"{kind}.mafia"
        path.write_bytes(data)
        app.open_game(path)
        yield f"trouble-{kind}"
        _close(app)
    app.open_game(paths.games() / "away.mafia")
    yield "trouble-missing"
    _close(app)
    app.leave_game()
    yield "start-all-kinds"


def _close(app: App) -> None:
    for sheet in app.window.findChildren(QDialog):
        sheet.close()

"""What a player may see on the turned laptop, and the room gone dark."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from mafia_gm.app import play
from mafia_gm.engine import commands as c
from mafia_gm.ui.cards.hand_out import HandOut
from mafia_gm.ui.private.items import Choices, Item
from mafia_gm.ui.private.map import SilentMap
from mafia_gm.ui.private.sheet import TurnSheet
from mafia_gm.ui.private.turned import TurnedCard
from tests.shots import inbox
from tests.shots.evening import Evening

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mafia_gm.ui.app import App


def showing(app: App, players: int, language: str) -> Iterator[str]:
    """Every page for a player's eyes, each picture's name with what it is before it."""
    evening = Evening(app, players, language)
    evening.give_cards()
    evening.do(c.Begin())
    rng, session = random.Random(7), evening.live.session
    while session.prompts()[0].act != "detective.checks":
        session.do(play.answer(session.rules, session.prompts()[0], rng, passes=1.1))
    evening.live.tell()
    app.dim(on=True)
    evening.live.point(evening.holder("mafia_boss"))
    yield "private-night-dim"
    app.dim(on=False)
    yield from _turned(app, evening)
    yield from _clan(app, players, language)


def _turned(app: App, evening: Evening) -> Iterator[str]:
    window, actions = app.window, app.window.actions_
    actions["map"].trigger()
    assert isinstance(window.aside.page, SilentMap)
    yield "private-map"
    _away(app)
    actions["answer"].trigger()
    yield "private-answer-rest"
    _hold(app)
    yield "private-answer-held"
    _away(app)
    up, _, sideways = Choices(window).thumbs()
    scene = evening.live.scene()
    role = scene.rules.roles["mafia_boss"]
    own = Item("Zażółć gęślą jaźń — Åsa, Екатерина Воробьёва-Константинопольская")
    card = Item(scene.spoken.role(role.key), card=role.card, side=role.side)
    for name, items in (
        ("two", (card, up)),
        ("four", (card, sideways, Item(scene.spoken.side("mafia")), own)),
    ):
        window.aside._turn(window._colours, items)
        _hold(app)
        yield f"private-{name}-held"
        _away(app)
    actions["turn"].trigger()
    sheet = next(one for one in window.findChildren(TurnSheet) if one.isVisible())
    sheet.lines[1].setEditText("…")
    yield "private-sheet"
    sheet.reject()


def _clan(app: App, players: int, language: str) -> Iterator[str]:
    """A card that is shown together with the other members of the clan."""
    evening = inbox.Evening(app, players, language, orders="desk")
    while evening.live.session.table.phase != "deal":
        evening.live.session.undo()
    evening.live.tell()
    evening.console.hand_out.emit()
    page = app.window.aside.page
    assert isinstance(page, HandOut)
    page._turn_to(evening.live.scene(), evening.holder("don_1"))
    page.hold.shows.emit()
    yield "private-clan-held"
    page.finished.emit()
    app.window.cover.lift()


def _hold(app: App) -> None:
    page = app.window.aside.page
    assert isinstance(page, TurnedCard)
    page.hold.shows.emit()


def _away(app: App) -> None:
    page = app.window.aside.page
    assert isinstance(page, SilentMap | TurnedCard)
    page.finished.emit()
    app.window.cover.lift()

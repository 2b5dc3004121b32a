"""What the last evening tells the next set-up: who sat where, with which characters and rulings."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from mafia_gm import paths
from mafia_gm.app.company import cards, next_title
from mafia_gm.app.files import StoreFailed, peek
from mafia_gm.app.games import list_games
from mafia_gm.engine.commands import Open
from mafia_gm.engine.record import BrokenRecord, Do, read
from mafia_gm.rulesets.catalogue import RULESETS
from mafia_gm.ui.setup.draft import is_own
from mafia_gm.ui.setup.value import Before, SetUp

if TYPE_CHECKING:
    from pathlib import Path

    from mafia_gm.app.session import Session
    from mafia_gm.app.settings import Settings
    from mafia_gm.engine.record import Header

Names: TypeAlias = "tuple[str, ...]"
LATEST: Final = 5
"""How many games are looked through for one that can be read."""


def before(settings: Settings, folder: Path | None = None) -> Before:
    """Return what is known before the first page; whatever cannot be read is simply not known. Never raises."""
    known = _remembered(settings)
    if settings.last_ruleset in RULESETS:
        known["ruleset"] = settings.last_ruleset
    for game in list_games(folder or paths.games(), limit=LATEST):
        last = {} if game.broken else _played(game.path)
        if last:
            return Before(**(known | last))
    return Before(**known)


def _remembered(settings: Settings) -> dict[str, Any]:
    from mafia_gm.app.roster import load_roster

    return {
        "screen": settings.screen or "en",
        "spoken": settings.spoken,
        "projector": settings.shown,
        "roster": tuple(person.name for person in load_roster().people),
    }


def _played(path: Path) -> dict[str, Any]:
    """Return how the game in a file was set up; empty when the file cannot tell."""
    try:
        record = read(peek(path), RULESETS)
    except (StoreFailed, BrokenRecord):
        return {}
    opened = next((line.command for line in record.lines if isinstance(line, Do)), None)
    if not isinstance(opened, Open):
        return {}
    return _set_up_as(record.header, opened.names, opened.roles, opened.cards)


def _set_up_as(header: Header, names: Names, roles: tuple[str, ...], cards: str) -> dict[str, Any]:
    rules = RULESETS[header.ruleset]
    return {
        "ruleset": rules.key,
        "options": dict(header.options),
        "names": names,
        "prefer": roles,
        "own": is_own(rules, roles, header.options),
        "cards": cards,
    }


def again(session: Session, settings: Settings, names: Names) -> Before:
    """Return what is known before these people play the game of the session once more: all but the deal."""
    table = session.table
    roles = cards(session.steps, table, len(names))
    played = _set_up_as(session.header, names, roles, table.cards)
    title = {"title": next_title(session.header.title)}
    return Before(**(_remembered(settings) | played | title))


def keep(chosen: SetUp) -> None:
    """Remember who plays tonight; a disk that refuses is no reason not to play."""
    from mafia_gm.app.roster import remember
    from mafia_gm.engine.names import MAX_NAME

    with contextlib.suppress(StoreFailed):
        remember(name[:MAX_NAME] for name in chosen.names)

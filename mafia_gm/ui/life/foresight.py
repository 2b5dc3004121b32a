"""What a command would bring: the table after it, what the players hear of it, and whether it decides the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mafia_gm.engine.fold import fold_all
from mafia_gm.ui.day.ask import refusal, would

if TYPE_CHECKING:
    from mafia_gm.engine.commands import Command
    from mafia_gm.engine.table import Table
    from mafia_gm.ui.scene import Scene


class Foresight(NamedTuple):
    """What would be, in the language of the screen; ``after`` is missing where the rules refuse."""

    refused: str = ""
    after: Table | None = None
    heard: tuple[str, ...] = ()
    decided: str = ""


def foresee(scene: Scene, command: Command) -> Foresight:
    """Look ahead; nothing happens by it."""
    if why := refusal(scene, command):
        return Foresight(refused=why)
    facts = would(scene, command)
    after = fold_all(scene.table, facts)
    won = scene.rules.what.victory
    decided = ""
    if won(after) is not None and won(scene.table) is None and after.ended is None:
        decided = scene.lines.notes(scene.rules, after, ())[-1]
    return Foresight("", after, tuple(scene.lines.heard(facts, scene.table)), decided)

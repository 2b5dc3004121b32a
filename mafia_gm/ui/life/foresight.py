"""What a command would bring: the table after it, what the players hear of it, and whether it decides the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mafia_gm.engine.fold import fold_all
from mafia_gm.engine.life import sit_down
from mafia_gm.engine.phases import NIGHT
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
    others: tuple[int, ...] = ()
    """Who would go out of the game with it, beside whom it is about."""
    ends_day: bool = False


def foresee(scene: Scene, command: Command) -> Foresight:
    """Look ahead; nothing happens by it."""
    if why := refusal(scene, command):
        return Foresight(refused=why)
    facts = would(scene, command)
    after = fold_all(scene.table, facts)
    later = fold_all(after, sit_down(scene.rules, after)) if after.expected != scene.table.expected else after
    won = scene.rules.what.victory
    decided = ""
    if won(later) is not None and won(scene.table) is None and after.ended is None:
        decided = scene.lines.notes(scene.rules, later, ())[-1]
    out = [player for player in scene.table.alive if after.is_out(player)]
    return Foresight(
        "",
        after,
        tuple(scene.lines.heard(facts, after)),
        decided,
        others=tuple(player for player in out if player != getattr(command, "player", None)),
        ends_day=after.phase == NIGHT != scene.table.phase,
    )

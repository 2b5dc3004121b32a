"""What the last step made public: the sentences to say aloud now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Announced
from mafia_gm.ui.day.statistics import CURRENT, INITIAL

if TYPE_CHECKING:
    from mafia_gm.ui.scene import Scene


def fresh(scene: Scene) -> tuple[Announced, ...]:
    """Return what the last step that was not the clock's has announced; statistics have their own place."""
    step = scene.undoable
    if step is None:
        return ()
    said = (fact for fact in step.facts if isinstance(fact, Announced))
    return tuple(fact for fact in said if fact.key not in {CURRENT, INITIAL})


def aloud(scene: Scene) -> str:
    """Return the sentences for it, in the table's language."""
    return "\n".join(scene.spoken.spoken(line, scene.table) for line in fresh(scene))

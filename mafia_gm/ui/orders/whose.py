"""Whose orders tonight's are: sent ones by their arrival, those still to come, and what a player may send."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.role import MANY, NOTHING

if TYPE_CHECKING:
    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.ui.scene import Scene


def orders(scene: Scene) -> tuple[Prompt, ...]:
    """Return everything that may be ordered tonight, in the order of the calls."""
    return tuple(
        prompt for prompt in scene.night if prompt.pick != NOTHING and not prompt.bluff and not prompt.dormant
    )


def sent(scene: Scene) -> tuple[Prompt, ...]:
    """Return the orders that have arrived, the earliest first."""
    arrived = [(prompt.answer.arrival, prompt) for prompt in orders(scene) if prompt.answer is not None]
    return tuple(prompt for _, prompt in sorted(arrived, key=lambda pair: pair[0]))


def waiting(scene: Scene) -> tuple[Prompt, ...]:
    """Return the orders that have not been given."""
    return tuple(prompt for prompt in orders(scene) if prompt.answer is None)


def missing(scene: Scene) -> tuple[Prompt, ...]:
    """Return the orders not given that somebody certain owes; whose hands are up is nobody's order."""
    return tuple(prompt for prompt in waiting(scene) if prompt.awake)


def orders_of(scene: Scene, player: int) -> tuple[Prompt, ...]:
    """Return what the player may send tonight: his own orders, his clan's, the hunt he was drawn for, his hand."""
    if scene.table.is_out(player):
        return ()
    his = (prompt for prompt in orders(scene) if _may_send(prompt, player))
    return tuple(sorted(his, key=lambda prompt: (prompt.by < 0) + (not prompt.awake)))


def _may_send(prompt: Prompt, player: int) -> bool:
    if prompt.by >= 0:
        return prompt.by == player
    return player in prompt.awake if prompt.awake else prompt.pick == MANY and player in prompt.legal


def first_of(scene: Scene, player: int) -> Prompt | None:
    """Return the order the player most likely sends: the first he has not sent yet, else his first."""
    his = orders_of(scene, player)
    return next((prompt for prompt in his if prompt.answer is None), his[0] if his else None)


def begun(prompt: Prompt, writer: int) -> tuple[int, ...]:
    """Return what is pointed at when the writer's order is taken up: where hands are asked for, his goes up."""
    hands = prompt.answer.picks if prompt.answer is not None and prompt.pick == MANY else ()
    return (*hands, writer) if prompt.pick == MANY and writer not in hands else hands

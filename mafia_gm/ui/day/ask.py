"""Asking the rules beforehand: what a command would do now, or why it cannot be; nothing happens by asking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.decide import Refused, decide
from mafia_gm.engine.facts import VoteOpened

if TYPE_CHECKING:
    from mafia_gm.engine.commands import Command, OpenVote
    from mafia_gm.engine.facts import Fact
    from mafia_gm.engine.table import Player
    from mafia_gm.ui.scene import Scene


def would(scene: Scene, command: Command) -> tuple[Fact, ...]:
    """Return the facts the command would make; none when it would be refused."""
    try:
        return decide(scene.rules, scene.table, command)
    except Refused:
        return ()


def refusal(scene: Scene, command: Command) -> str:
    """Return why the command would be refused now, in the language of the screen, or an empty text."""
    try:
        decide(scene.rules, scene.table, command)
    except Refused as refused:
        return scene.lines.reason(refused.reason, table=scene.table, **refused.details)
    return ""


def candidates(scene: Scene, offer: OpenVote) -> tuple[int, ...]:
    """Return who would stand in the vote if it were opened by this offer."""
    opened = (fact for fact in would(scene, offer) if isinstance(fact, VoteOpened))
    return next((fact.candidates for fact in opened), ())


def named(player: Player) -> str:
    """Return a player as every panel names him: the number tells twins apart."""
    return f"{player.number} {player.name}"


def names(scene: Scene, players: tuple[int, ...]) -> str:
    """Return players in one line, in seat order."""
    return ", ".join(named(scene.table[player]) for player in scene.table.seated(players))

"""The night and the end of Maffia, reckoned from the specification's formulas alone; knows nothing of the program."""

from __future__ import annotations

from typing import NamedTuple


class Night(NamedTuple):
    """What was pointed at in a night; None where nobody was."""

    victim: int | None
    saved: int | None
    avenged: int | None
    moved: tuple[int, int] | None
    left: frozenset[int]


class Morning(NamedTuple):
    """What a night has brought."""

    dead: frozenset[int]
    attempt: bool
    ring: tuple[int, ...]


def morning(night: Night, ring: tuple[int, ...], living: frozenset[int], *, from_avengers: bool) -> Morning:
    """Dead, attempted murder and seats, by C5, C6 and C7; ``from_avengers``: the doctor saves from them too."""
    dead = set(night.left)
    if night.victim is not None and night.victim != night.saved:
        dead.add(night.victim)
    if night.avenged is not None and not (from_avengers and night.avenged == night.saved):
        dead.add(night.avenged)
    rescued = {night.victim} if night.victim == night.saved else set()
    if from_avengers and night.avenged == night.saved:
        rescued.add(night.avenged)
    attempt = any(one is not None and one not in dead for one in rescued)
    if night.moved is not None and all(one in living and one not in dead for one in night.moved):
        first, second = night.moved
        other = {first: second, second: first}
        ring = tuple(other.get(player, player) for player in ring)
    return Morning(frozenset(dead), attempt, ring)


def winner(mafia: int, others: int, *, organised: bool, majority: bool) -> str:
    """Who has won, by D1 to D5; empty while the game is on."""
    if mafia + others == 0:
        return "draw"
    if mafia == 0 or (mafia == 1 and organised):
        return "village"
    if mafia > others or (mafia == others and not majority):
        return "mafia"
    return ""


def may_treat(player: int, before: Night | None, *, from_avengers: bool) -> bool:
    """May the doctor point at the player tonight: not the last one, unless he saved him (C2)?"""
    if before is None or before.saved != player:
        return True
    return before.victim == player or (from_avengers and before.avenged == player)

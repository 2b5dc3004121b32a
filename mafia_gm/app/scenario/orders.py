"""Orders of entry: what is open at the same time is entered in other orders too, and must come to the same."""

from __future__ import annotations

import itertools
import random
from typing import TYPE_CHECKING

from mafia_gm.app.scenario.play import NIGHTS, Play
from mafia_gm.app.scenario.when import Atom, carry_out, is_word
from mafia_gm.engine.prompts import steps

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ALL_ORDERS = 24
"""So many orders of entry are all tried; of more, so many are drawn."""


def orders(play: Play, todo: Sequence[Atom], seed: str) -> Iterator[list[Atom]]:
    """Yield the same atoms with those that are open at the same time in other orders of entry.

    ``play`` stands at the beginning and is not changed.
    """
    now, draw, done = play.fork(), random.Random(seed), 0
    while done < len(todo):
        end = done
        while end < len(todo) and _kind(now, todo[end]) == _kind(now, todo[done]) != "":
            end += 1
        together = _together(now, todo[done:end])
        if len(together) > 1:
            later = [atom for atom in todo[done:end] if atom not in together]
            for order in _sample(together, draw):
                yield [*todo[:done], *order, *later, *todo[end:]]
        for atom in todo[done : max(end, done + 1)]:
            carry_out(now, atom)
        done = max(end, done + 1)


def _kind(play: Play, atom: Atom) -> str:
    """Return what may stand in another order: tonight's answers among each other, ballots likewise."""
    if atom.refused:
        return ""
    if atom.words[0] in {"vote", "abstain"}:
        return "ballot"
    return "answer" if not is_word(atom.words) and play.table.phase in NIGHTS else ""


def _together(play: Play, block: Sequence[Atom]) -> list[Atom]:
    """Return the atoms of the block whose questions are open at its start, unless one is answered twice."""
    if block and block[0].words[0] in {"vote", "abstain"}:
        voters = [atom.words[1].partition(">")[0] for atom in block]
        return list(block) if len(set(voters)) == len(voters) else []
    asked = [play.act(atom.words[0]) for atom in block]
    keys = [(act.key, by) for act, by in asked]
    if len(set(keys)) != len(keys):
        return []
    waiting = {(step.act, step.by) for step in steps(play.rules, play.table) if step.is_open}
    return [atom for atom, key in zip(block, keys, strict=True) if key in waiting]


def _sample(together: list[Atom], draw: random.Random) -> Iterator[list[Atom]]:
    if len(together) <= 4:
        yield from (list(order) for order in itertools.permutations(together))
        return
    for _ in range(ALL_ORDERS):
        draw.shuffle(together)
        yield list(together)

"""Whole games through the real engine, as a simulator would play them: every command decided, folded and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.engine import commands as c
from mafia_gm.engine.decide import do, new_table
from mafia_gm.engine.prompts import prompts
from mafia_gm.engine.role import SEAT

if TYPE_CHECKING:
    from collections.abc import Callable

    from mafia_gm.engine.facts import Fact
    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table

TEN: Final = ("mafia_boss", "mafioso", "mafioso", "doctor", "detective", *("citizen",) * 5)
"""The ten players of ``lean``."""

Step = tuple[c.Command, "tuple[Fact, ...]"]


def play(
    rules: Rules, roles: tuple[str, ...], seed: int, random: Callable[[], float], log: list[Step]
) -> Table:
    """Play one game to its end and return the last table; ``log`` takes every command with its facts."""
    table = new_table(rules)
    command: c.Command = c.Open(tuple(f"P{number}" for number in range(1, len(roles) + 1)), roles)
    while True:
        facts, table = do(rules, table, command, seed)
        log.append((command, facts))
        if table.ended is not None:
            return table
        waiting = prompts(rules, table)
        first = waiting[0]
        if first.act == "voting.ballot":
            command = c.Vote(tuple([(ask.by, ask.legal[int(random() * len(ask.legal))]) for ask in waiting]))
        elif first.offers:
            command = first.offers[-1] if first.act == "verdict.tie" else first.offers[0]
        else:
            for ask in waiting[:-1]:
                command = answer(table, ask, random)
                facts, table = do(rules, table, command, seed)
                log.append((command, facts))
            command = answer(table, waiting[-1], random)


def answer(table: Table, ask: Prompt, random: Callable[[], float]) -> c.Reply:
    """Answer a call of the night: a uniform legal target, for the Mafia one who is not its own."""
    legal = ask.legal
    if ask.pick != SEAT or not legal:
        return c.Reply(ask.act, ask.by)
    if ask.act == "mafia.shoots":
        players = table.players
        legal = tuple([player for player in legal if players[player].side != "mafia"])
    return c.Reply(ask.act, ask.by, (legal[int(random() * len(legal))],))

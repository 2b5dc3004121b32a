"""Whole games through the real engine, as a simulator would play them: every command decided, folded and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.engine import commands as c
from mafia_gm.engine import phases as ph
from mafia_gm.engine.decide import Refused, do, new_table
from mafia_gm.engine.prompts import legal_targets, prompts, waiting

if TYPE_CHECKING:
    from collections.abc import Callable

    from mafia_gm.engine.facts import Fact
    from mafia_gm.engine.prompts import Call
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table

TEN: Final = ("mafia_boss", "mafioso", "mafioso", "doctor", "detective", *("citizen",) * 5)
"""The ten players of ``lean``."""
ANNOUNCE, DAWN, CLOSE_VOTE, EXECUTE, CLOSE_DAY = (
    c.Announce(),
    c.Dawn(),
    c.CloseVote(),
    c.Execute(),
    c.CloseDay(),
)

Step = tuple[c.Command, "tuple[Fact, ...]"]


def play(
    rules: Rules, roles: tuple[str, ...], seed: int, random: Callable[[], float], log: list[Step]
) -> Table:
    """Play one game to its end and return the last table; ``log`` takes every command with its facts.

    What is open is asked where it is not known: who is called at night, who votes, whether a side has won. The
    rules check every command all the same.
    """
    table = new_table(rules)

    def step(command: c.Command) -> Table:
        facts, after = do(rules, table, command, seed)
        log.append((command, facts))
        return after

    table = step(c.Open(tuple([f"P{number}" for number in range(1, len(roles) + 1)]), roles))
    table = step(c.Deal())
    table = step(c.Begin())
    while table.ended is None:
        phase = table.phase
        if phase == ph.DAWN:
            table = step(ANNOUNCE)
            continue
        if phase == ph.VERDICT and table.ballots is not None:
            table = step(EXECUTE if len(table.ballots.leaders) == 1 else CLOSE_DAY)
            continue
        if phase in ph.NIGHTS and (calls := waiting(rules, table)) and not is_won(rules, table):
            for call in calls:
                table = step(answer(table, call, random))
            try:
                table = step(DAWN)
            except Refused:  # an answer has opened another question: the second shot
                continue
            continue
        asked = prompts(rules, table)
        if asked[0].offers:
            table = step(asked[0].offers[0])
        else:
            ballots = [(ask.by, pick(ask.legal, random)) for ask in asked]
            table = step(c.Vote(tuple(ballots)))
            table = step(CLOSE_VOTE)
    return table


def is_won(rules: Rules, table: Table) -> bool:
    """Has a side won, so that the game ends before anybody is called?"""
    return rules.what.victory(table) is not None


def pick(legal: tuple[int, ...], random: Callable[[], float]) -> int:
    """Return one of them, each as likely as the others; -1 when there is nobody."""
    return legal[int(random() * len(legal))] if legal else -1


def answer(table: Table, call: Call, random: Callable[[], float]) -> c.Reply:
    """Answer a call of the night: a uniform legal target, for the Mafia one who is not its own."""
    act = call.act.key
    legal = legal_targets(table, call)
    if not legal:
        return c.Reply(act, call.by)
    if act == "mafia.shoots":
        players = table.players
        legal = tuple([player for player in legal if players[player].side != "mafia"]) or legal
    return c.Reply(act, call.by, (legal[int(random() * len(legal))],))

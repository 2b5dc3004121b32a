"""In which special case a question is asked: a tie, a vote opened again, a side that has won; no words are here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine import commands as c
from mafia_gm.engine import phases as ph

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table


def cases(prompt: Prompt, rules: Rules, table: Table) -> Iterator[str]:
    """Yield the special cases that a question of the day may have lines of its own for, nearest first."""
    ballots = table.ballots
    if table.phase in ph.NIGHTS and rules.what.after_night(table).phase == ph.NIGHT:
        yield "on"
    ends = bool(prompt.offers) and all(isinstance(offer, c.CloseDay) for offer in prompt.offers)
    won = rules.what.victory(table)
    if won is not None:
        yield won.rule.rpartition(".")[2]
    if table.phase == ph.DEFENCE and table.speakers:
        if prompt.by < 0:
            yield "over"
        elif prompt.by == table.speakers[0]:
            yield "opening"
    if ballots is not None:
        if not ballots.closed and not ballots.counted:
            if table.ties:
                yield "reopening"
            yield "opening"
        if ballots.closed and not ballots.leaders:
            if not set(ballots.candidates).issuperset(ballots.counted):
                yield "gone"
            if any(ballots.tally().values()):
                yield "few"
            yield "nobody"
        if ballots.drawn:
            yield "drawn"
        if ends:
            yield "last"
        if ballots.closed and len({ballots.tally().get(who) for who in ballots.leaders}) > 1:
            yield "short"
        if ballots.effect == c.CHECK:
            yield "check"
    else:
        if table.ties:
            yield "tie"
        if ends:
            yield "nobody"
    if table.number == 1:
        yield "first"


def is_dealt_once(prompt: Prompt, rules: Rules, table: Table) -> bool:
    """Does a single player of the set make up the group that is called, dead or alive?"""
    act = rules.acts.get(prompt.act)
    group = rules.groups.get(act.owner) if act is not None else None
    return group is not None and sum(len(table.holders(role)) for role in group.roles) == 1


def has_spoken(table: Table, player: int) -> bool:
    """Does the nominee stand before the one who has the floor, or has everybody had it?"""
    speakers, speaker = table.speakers, table.speaker
    return speaker not in speakers or speakers.index(player) < speakers.index(speaker)


def voted_on(table: Table) -> tuple[int, ...]:
    """Return who leads once the votes are counted, before that those who are voted on."""
    ballots = table.ballots
    if ballots is None:
        return ()
    return ballots.leaders if ballots.closed else ballots.candidates

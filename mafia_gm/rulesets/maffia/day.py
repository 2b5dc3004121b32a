"""The questions of the Day: nominations, speeches, hands, the verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from mafia_gm.engine import commands as c
from mafia_gm.engine import phases as ph
from mafia_gm.engine.facts import Answered
from mafia_gm.engine.prompts import HANDS, NOMINATION, SPEECH, Prompt
from mafia_gm.engine.role import MANY, SEAT
from mafia_gm.rulesets.maffia.ballots import is_second_round, may_not_raise, nominees
from mafia_gm.rulesets.maffia.deals import minutes
from mafia_gm.rulesets.maffia.victory import victory

if TYPE_CHECKING:
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Ballots, Table

SPEECH_LASTS: Final = 120
"""Seconds a speech may last (SV-C21, SV-F11)."""


def seconds(table: Table) -> int:
    """Return to what the clock is preset: the Day's talk, or a speech (SV-C21, SV-G28)."""
    if table.phase == ph.DEFENCE:
        return SPEECH_LASTS
    return minutes(table) * 60 if table.phase == ph.DEBATE else 0


def questions(rules: Rules, table: Table) -> tuple[Prompt, ...]:  # noqa: ARG001
    """Return the open questions of debate, defence, voting and verdict."""
    if table.phase == ph.DEBATE:
        return (_debate(table),)
    if table.phase == ph.DEFENCE:
        return (_speech(table),)
    ballots = table.ballots
    if ballots is None:
        return ()
    if table.phase == ph.VOTING:
        waiting = [candidate for candidate in ballots.candidates if candidate not in ballots.counted]
        return (hands_prompt(table, ballots, waiting[0]),) if waiting else CLOSE
    if len(ballots.leaders) == 1:
        return EXECUTE
    if ballots.leaders and not is_second_round(table):
        return (_tie(table, ballots),)
    return NOBODY


CLOSE: Final = (Prompt("voting.close", offers=(c.CloseVote(),), may_pass=False, calm=True),)
EXECUTE: Final = (Prompt("verdict.execute", offers=(c.Execute(),), may_pass=False),)
NOBODY: Final = (Prompt("verdict.nobody", offers=(c.CloseDay(),), may_pass=False),)


def nominations(table: Table) -> tuple[Prompt, ...]:
    """Return who may nominate whom: everybody one at a time, himself too (SV-C20, SV-G31)."""
    if table.phase != ph.DEBATE or (not table.played_on and victory(table) is not None):
        return ()
    named = {by for by, _ in table.accused}
    return tuple(
        [
            Prompt(NOMINATION, player, SEAT, (player,), table.alive, may_pass=False)
            for player in table.alive
            if player not in named
        ]
    )


def _debate(table: Table) -> Prompt:
    """Go on to the speeches, or straight to the night if nobody is nominated (SV-C21, SV-C27)."""
    named = nominees(table)
    offers: tuple[c.Command, ...] = (c.GiveFloor(named[0]),) if named else (c.CloseDay(),)
    return Prompt("debate.close", offers=offers, may_pass=False)


def _speech(table: Table) -> Prompt:
    """Give the floor to the next nominee or to the one before again, or go on to the vote (SV-C21).

    When the nominees have all left the game the talk goes on.
    """
    speakers, speaker = table.speakers, table.speaker
    if not speakers:
        return Prompt("defence.nobody", offers=(c.CancelVote(),), may_pass=False)
    here = speakers.index(speaker) if speaker >= 0 else len(speakers)
    later = tuple(c.GiveFloor(player) for player in speakers[here + 1 : here + 2])
    again = tuple(c.GiveFloor(player) for player in speakers[max(here - 1, 0) : here])
    return Prompt(SPEECH, by=speaker, offers=(*later, c.OpenVote(), *again), may_pass=False)


def _tie(table: Table, ballots: Ballots) -> Prompt:
    """Vote anew among the tied, after new speeches if the table wants them (SV-C24, SV-C26, SV-G23)."""
    speeches = table.options["revote_speeches"]
    offer = c.GiveFloor(ballots.leaders[0]) if speeches else c.OpenVote()
    return Prompt("verdict.tie", offers=(offer,), may_pass=False)


def hands(table: Table, candidate: int) -> Prompt | None:
    """Return the question for one whose turn it is or was, with the hands counted so far (SV-C22)."""
    ballots = table.ballots
    if ballots is None or ballots.closed or candidate not in ballots.candidates:
        return None
    asked = hands_prompt(table, ballots, candidate)
    if candidate in ballots.counted:
        return replace(asked, answer=Answered(HANDS, candidate, ballots.voters_for(candidate)))
    waiting = [one for one in ballots.candidates if one not in ballots.counted]
    return asked if candidate == waiting[0] else None


def hands_prompt(table: Table, ballots: Ballots, candidate: int) -> Prompt:
    """Return the question whose hands are up for the candidate (SV-C22)."""
    refused = may_not_raise(table, ballots, candidate)
    return Prompt(
        HANDS,
        by=candidate,
        pick=MANY,
        legal=tuple([player for player in table.alive if player not in refused]),
        refused=tuple([(player, refused[player]) for player in table.ring if player in refused]),
    )

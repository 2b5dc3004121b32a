"""Lekarz: whom he chooses, the Mafia cannot kill this Night."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Answered, Attacked, Facts, Placed, Spared
from mafia_gm.engine.role import SEAT, Role
from mafia_gm.engine.tokens import DAWN, Kind, Token
from mafia_gm.rulesets.mafia_plus.town import BLAST, BULLETS, CITY

if TYPE_CHECKING:
    from mafia_gm.engine.table import Player, Table

ROLE = Role("doctor", side=CITY, card="K♡", tokens=(Kind("healed", look="heal", until=DAWN, by_hand=True),))


@ROLE.act(when="night", pick=SEAT, aim="heal")
def heals(table: Table, me: Player, answer: Answered) -> Facts:  # noqa: ARG001
    """Every Night he chooses one player, himself or the same one again too (MP-B2, MP-F02, MP-F03)."""
    for target in answer.picks:
        yield Placed(Token("healed", target, me.id, until=DAWN), rule="doctor.heals")


def stops(table: Table, player: int, cause: str) -> bool:
    """Does healing stop this cause for this player: Mafia bullets, and blasts if the table says so (MP-G19)?"""
    stopped = cause in BULLETS or (cause == BLAST and table.options["doctor_vs_blast"])
    return stopped and table.has("healed", player)


@ROLE.bends(Attacked)
def saves(table: Table, attempt: Attacked) -> Facts | None:
    """Every Mafia bullet of the Night on the patient does nothing (MP-B2, MP-C5, MP-F12, MP-F16, MP-G20)."""
    if stops(table, attempt.player, attempt.cause):
        return (Spared(attempt.player, attempt.cause, attempt.by, rule="doctor.saves"),)
    return None

"""Läkare, also Doktor: whom he points at, the Maffia cannot kill this night."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Answered, Attacked, Facts, Placed, Removed, Spared
from mafia_gm.engine.role import SEAT, Role
from mafia_gm.engine.tokens import DAWN, DUSK, GIVER, Kind, Token
from mafia_gm.rulesets.maffia.town import AVENGED, KILLED, VILLAGE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mafia_gm.engine.table import Player, Table

ROLE = Role(
    "doctor",
    side=VILLAGE,
    card="",
    tokens=(
        Kind("healed", look="heal", until=DAWN, by_hand=True),
        Kind("treated", look="heal", card=GIVER, by_hand=True),
        Kind("saved", look="heal"),
    ),
)


def not_himself(table: Table, awake: tuple[Player, ...]) -> Mapping[int, str]:
    """He may save himself, unless the table forbids it (SV-B3, SV-G11)."""
    return {} if table.options["doctor_self"] else {me.id: "not_self" for me in awake}


def not_twice(table: Table, awake: tuple[Player, ...]) -> Mapping[int, str]:
    """Not the same one two nights running unless he saved him the night before (SV-B3, SV-C2, SV-F03, SV-F04)."""
    mine = [me.id for me in awake]
    return {t.holder: "treated_last_night" for t in table.tokens if t.kind == "treated" and t.by in mine}


@ROLE.act(when="night", pick=SEAT, aim="heal", forbids=(not_himself, not_twice))
def heals(table: Table, me: Player, answer: Answered) -> Facts:
    """Every night he points at one player to save (SV-A6, SV-B3); whom, is remembered until the next (SV-C2)."""
    for token in table.tokens:
        if token.kind == "treated" and token.by == me.id:
            yield Removed("treated", token.holder, by=me.id, rule="doctor.heals")
    for target in answer.picks:
        yield Placed(Token("healed", target, me.id, until=DAWN), rule="doctor.heals")
        yield Placed(Token("treated", target, me.id), rule="doctor.heals")


@ROLE.bends(Attacked)
def saves(table: Table, attempt: Attacked) -> Facts | None:
    """The Maffia's victim does not die, if the doctor points at him (SV-B3, SV-C5, SV-C6, SV-F02).

    An avenger's does, unless the table rules otherwise (SV-G14). Who was saved may be chosen again (SV-F04).
    """
    stopped = attempt.cause == KILLED or (attempt.cause == AVENGED and table.options["doctor_vs_avenger"])
    if not stopped or not table.has("healed", attempt.player):
        return None
    return (
        Spared(attempt.player, attempt.cause, attempt.by, rule="doctor.saves"),
        Removed("treated", attempt.player, rule="doctor.saves"),
        Placed(Token("saved", attempt.player, until=DUSK), rule="doctor.saves"),
    )

"""Flyttgubbe: every night he points at two players who are to change seats in the morning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Answered, Facts, Placed
from mafia_gm.engine.role import TWO_SEATS, Role
from mafia_gm.engine.tokens import DUSK, Kind, Token
from mafia_gm.rulesets.maffia.town import VILLAGE

if TYPE_CHECKING:
    from mafia_gm.engine.table import Player, Table

ROLE = Role("mover", side=VILLAGE, card="", tokens=(Kind("moving", look="info"),))


@ROLE.act(when="night", pick=TWO_SEATS, aim="move")
def moves(table: Table, me: Player, answer: Answered) -> Facts:
    """Two players, himself too, change seats in the morning if both live then (SV-A9, SV-B6, SV-C7, SV-F07, SV-G15).

    That they do is told, and done, when the morning is announced (SV-A13, SV-C8); if one has died it is dropped (SV-G19).
    """
    dying = table.batch.dying if table.batch is not None else ()
    if any(not table[player].alive or player in dying for player in answer.picks):
        return
    for player in answer.picks:
        yield Placed(Token("moving", player, me.id, until=DUSK), rule="mover.moves")


def pairs(table: Table) -> list[tuple[int, ...]]:
    """Return who is to change seats with whom this morning: two players for each mover, in seat order.

    A pair of whom one has gone since the night ended stays where it is (SV-C7, SV-G19).
    """
    moving = [token for token in table.tokens if token.kind == "moving"]
    chosen = [
        table.seated([token.holder for token in moving if token.by == mover])
        for mover in dict.fromkeys(token.by for token in moving)
    ]
    return [pair for pair in chosen if not any(map(table.is_out, pair))]

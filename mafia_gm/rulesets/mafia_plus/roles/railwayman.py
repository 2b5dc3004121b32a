"""Kolejarz: he sends one player out of town for the whole next Day and Night."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Answered, Facts, Placed
from mafia_gm.engine.role import SEAT, Role
from mafia_gm.engine.tokens import AWAY, DAWN, Kind, Token
from mafia_gm.rulesets.mafia_plus.town import CITY, not_blackmailer, not_self

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mafia_gm.engine.table import Player, Table

ROLE = Role(
    "railwayman",
    side=CITY,
    card="K♢",
    tokens=(Kind(AWAY, look="away", until=DAWN, by_hand=True), Kind("boarded", by_hand=True)),
)


def not_boarded(table: Table, awake: tuple[Player, ...]) -> Mapping[int, str]:  # noqa: ARG001
    """Everybody boards the train at most once (MP-B3, MP-B26)."""
    return {token.holder: "already_boarded" for token in table.tokens if token.kind == "boarded"}


@ROLE.act(when="night", pick=SEAT, aim="train", forbids=(not_self, not_boarded, not_blackmailer))
def sends(table: Table, me: Player, answer: Answered) -> Facts:
    """Every Night he chooses a passenger, who leaves at dawn if he still lives (MP-B3, MP-C13, MP-F04, MP-G26)."""
    for target in answer.picks:
        dying = table.batch is not None and target in table.batch.dying
        if table[target].alive and not dying:
            yield Placed(Token("boarded", target, me.id), rule="railwayman.sends")
            yield Placed(Token(AWAY, target, me.id, until=DAWN), rule="railwayman.sends")

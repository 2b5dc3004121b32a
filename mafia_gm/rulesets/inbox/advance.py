"""A question asked in advance: when the Комиссар may ask it, and what becomes of it when night falls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.engine import phases as ph
from mafia_gm.engine.facts import Answered, Facts, Removed

if TYPE_CHECKING:
    from mafia_gm.engine.role import Act
    from mafia_gm.engine.table import Table

BEFORE: Final = -1.0
"""The arrival of an order that came before the night."""


def gate(table: Table, act: Act, holder: int) -> str | None:  # noqa: ARG001
    """Questions are asked in advance by day, when the morning's report is known (RU-B1)."""
    return None if table.phase in {ph.DEBATE, ph.VOTING, ph.VERDICT} else "not_now"


def nightfall(table: Table) -> Facts:
    """A question asked in advance is the night's if he lives (RU-B1, RU-C35, RU-F04, RU-F06).

    It has come before all orders of the night, and is answered with them.
    """
    for token in table.tokens:
        if token.kind == "question":
            yield Removed("question", token.holder, rule="commissar.asks")
            if table[token.holder].alive and table[token.by].alive:
                picks = (token.by,)
                yield Answered("commissar.checks", token.holder, picks, arrival=BEFORE, rule="commissar.asks")

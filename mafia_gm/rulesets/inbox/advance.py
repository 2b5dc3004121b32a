"""A question asked in advance: when the Комиссар may ask it, and what becomes of it when night falls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

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


def with_question(table: Table, order: Answered) -> Answered:
    """Return a check with the question asked in advance as its target where he names nobody at his call (RU-B1)."""
    token = table.token("question", order.by)
    if order.picks or token is None:
        return order
    return replace(order, picks=(token.by,), arrival=BEFORE)


def nightfall(table: Table) -> Facts:
    """A question asked in advance is the night's if he lives (RU-B1, RU-C35, RU-F04, RU-F06).

    It has come before all orders of the night, and is answered with them. At a table it waits for his call, which is
    read as always, or all would hear that somebody has asked.
    """
    for token in table.tokens:
        if token.kind == "question":
            lives = table[token.holder].alive and table[token.by].alive
            if lives and table.options["orders"] == "call":
                continue
            yield Removed("question", token.holder, rule="commissar.asks")
            if lives:
                picks = (token.by,)
                yield Answered("commissar.checks", token.holder, picks, arrival=BEFORE, rule="commissar.asks")

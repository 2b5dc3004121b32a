"""What the morning publishes, and what is kept for it of those who fall by day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine import facts as f
from mafia_gm.engine import phases as ph
from mafia_gm.engine.tokens import Token
from mafia_gm.rulesets.inbox.report import report

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table


def after_dawn(rules: Rules, table: Table) -> Iterable[f.Fact]:
    """Publish the morning report; then the Day (RU-A5, RU-A10…A16, RU-C30)."""
    yield from report(rules, table)
    for token in table.tokens:
        if token.kind in {"fallen", "seance", "question"}:
            yield f.Removed(token.kind, token.holder, rule="dawn.announce")
    if table.story:
        yield f.StoryWritten("", rule="dawn.announce")
    yield f.PhaseChanged(ph.DEBATE, table.number, rule="dawn.announce")


def fall(table: Table, player: int, cause: str) -> Iterable[f.Fact]:
    """Keep for the next report who has fallen by day, and of what; what he has asked stays unanswered (RU-A13, RU-C35)."""
    yield f.Placed(Token("fallen", player, note=cause), rule="town.falls")
    if table.has("question", player):
        yield f.Removed("question", player, rule="commissar.question_lapses")

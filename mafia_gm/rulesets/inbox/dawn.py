"""What the morning publishes, and deaths outside of night and vote: by the Game Master's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine import facts as f
from mafia_gm.engine import life
from mafia_gm.engine import phases as ph
from mafia_gm.engine.needs import need_living, need_playing
from mafia_gm.engine.tokens import Token
from mafia_gm.rulesets.inbox.report import report
from mafia_gm.rulesets.inbox.town import GM

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.engine import commands as c
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


def leave(rules: Rules, table: Table, command: c.Leave) -> Iterable[f.Fact]:  # noqa: ARG001
    """The Game Master kills a coalitioner, or somebody who has vanished: at once, and nothing saves (RU-C60, RU-G66).

    His ballots and those for him lapse; who he was stands in the next report. At night nobody hears of it before.
    """
    need_playing(table)
    player = need_living(table, command.player)
    yield f.Left(player, GM, rule="gm.kills")
    yield from fall(table, player, GM)
    if table.phase not in {ph.NIGHT, ph.DAWN}:
        yield f.Announced("died_by_day", (player,), word=GM, state="out", rule="gm.kills")


def override(rules: Rules, table: Table, command: c.Override) -> Iterable[f.Fact]:
    """Set a life by hand; whoever is taken out stands in the next report as killed by the Game Master (RU-A13)."""
    yield from life.override(rules, table, command)
    if not command.alive:
        yield from fall(table, command.player, GM)
    elif table.has("fallen", command.player):
        yield f.Removed("fallen", command.player, rule="gm.override")

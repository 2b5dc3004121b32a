"""Who leaves the Мафия, is killed by the Game Master's hand, comes back, or holds another card than was thought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine import cards, life
from mafia_gm.engine import facts as f
from mafia_gm.engine import phases as ph
from mafia_gm.engine.fold import fold_all
from mafia_gm.engine.needs import need_living, need_playing
from mafia_gm.engine.tokens import SPENT
from mafia_gm.rulesets.inbox.dawn import fall
from mafia_gm.rulesets.inbox.seance import ACT as SEANCE
from mafia_gm.rulesets.inbox.town import GM, is_maf

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.engine import commands as c
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table

DAY = frozenset({ph.DEBATE, ph.VOTING, ph.VERDICT})


def leave(rules: Rules, table: Table, command: c.Leave) -> Iterable[f.Fact]:
    """The Game Master kills a coalitioner, or somebody who has vanished; everybody else leaves (RU-C60, RU-G66).

    Either is at once and nothing prevents it; his ballots and those for him lapse. The dead stand in the next report
    with their roles; leaving is no death, unless the table wants it to be one. At night nobody hears of it before.
    """
    need_playing(table)
    player = need_living(table, command.player)
    if command.reason in {GM, life.ABSENT} or table.options["leaving_counts"]:
        yield f.Left(player, GM, rule="gm.kills")
        yield from fall(table, player, GM)
        told = f.Announced("died_by_day", (player,), word=GM, state="out", rule="gm.kills")
    else:
        yield f.Left(player, command.reason or life.LEFT, rule="player.leaves")
        if table.has("question", player):
            yield f.Removed("question", player, rule="commissar.question_lapses")
        told = life.told_to_leave(player, command.reason)
    if life.is_heard(rules, table):
        yield told
    if table.options["leaving_ends_day"] and table.phase in DAY:
        yield f.VoteKept(table.number, rule="day.closed")
        yield f.Announced("nobody_lynched", rule="day.closed")
        yield f.PhaseChanged(ph.NIGHT, table.number + 1)


def override(rules: Rules, table: Table, command: c.Override) -> Iterable[f.Fact]:
    """Set a life by hand; whoever is taken out stands in the next report as killed by the Game Master (RU-A13)."""
    yield from life.override(rules, table, command)
    yield from (
        _lives(table, command.player, "gm.override") if command.alive else fall(table, command.player, GM)
    )


def come_back(rules: Rules, table: Table, command: c.ComeBack) -> Iterable[f.Fact]:
    """Let somebody who has left play on (RU-G66)."""
    yield from life.come_back(rules, table, command)
    yield from _lives(table, command.player, "player.returns")


def _lives(table: Table, player: int, rule: str) -> Iterable[f.Fact]:
    """Let no report tell of somebody who lives again that he has fallen, or what he said as a dead man (RU-A13, RU-B11).

    A séance whose message nobody has read has not been held (RU-C55).
    """
    if table.has("seance", player):
        yield f.Removed(SPENT, player, SEANCE, rule=rule)
    for kind in ("fallen", "seance"):
        if table.has(kind, player):
            yield f.Removed(kind, player, rule=rule)


def change_cards(rules: Rules, table: Table, command: c.ChangeCards) -> Iterable[f.Fact]:
    """Put wrong cards right; a recruit stays with his clan, unless he turns out to be a маф already (RU-C15)."""
    facts = tuple(cards.change_cards(rules, table, command))
    yield from facts
    after = fold_all(table, facts)
    for player, _ in command.cards:
        token = after.token("recruit", player)
        if token is None:
            continue
        if is_maf(after[player]):
            yield f.Removed("recruit", player, rule="cards.changed")
        elif after[player].role != "commissar":
            yield f.Joined(player, token.note, rule="cards.changed")

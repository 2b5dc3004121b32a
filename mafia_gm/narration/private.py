"""What the Game Master tells single players in private: answers to their checks, and what has become of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mafia_gm.narration.public import variant
from mafia_gm.narration.words import Words

if TYPE_CHECKING:
    from mafia_gm.engine.ruleset import Notice, Rules
    from mafia_gm.engine.table import Table


class Message(NamedTuple):
    """All that one player is told now, one sentence a line."""

    player: int
    lines: tuple[str, ...]


class PrivateWords(Words):
    """Words for the notices of a rule set."""

    def private(self, rules: Rules, table: Table) -> list[Message]:
        """Return whom to tell what, one message a player, in seat order (RU-A8, RU-A9)."""
        told: dict[int, list[str]] = {}
        for notice in rules.what.notices(rules, table):
            told.setdefault(notice.player, []).append(self.notice(notice, table))
        return [Message(player, tuple(told[player])) for player in table.ring if player in told]

    def notice(self, notice: Notice, table: Table) -> str:
        """Return one of the sentences that a player is told."""
        return self.texts.line(
            "notices",
            variant(self.texts, "notices", notice.key, notice.word),
            name=self.name(table, notice.player),
            names=self.names(table, notice.people),
            side=self.texts.maybe("sides", notice.word, "name"),
        )

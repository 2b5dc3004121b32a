"""What the Game Master tells single players in private (RU-A8, RU-A9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine import phases as ph
from mafia_gm.engine.ruleset import Notice
from mafia_gm.rulesets.inbox.town import inbox

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table


def notices(rules: Rules, table: Table) -> tuple[Notice, ...]:  # noqa: ARG001
    """Return what is to be told now, the players in seat order; nobody learns that he was healed, covered or aimed at.

    By night those whom the disease has exhausted; from the reckoning to the next night what the night has brought.
    """
    if table.ended is not None or table.phase in ph.BEFORE:
        return ()
    found = tuple(_exhausted(table) if table.phase == ph.NIGHT else _of_the_night(table))
    places = {player: place for place, player in enumerate(table.ring)}
    return tuple(sorted(found, key=lambda notice: places[notice.player]))


def _exhausted(table: Table) -> Iterator[Notice]:
    for token in table.tokens:
        if token.kind == "infected" and table[token.holder].alive:
            yield Notice(token.holder, "you_are_sick")


def _of_the_night(table: Table) -> Iterator[Notice]:
    beaten = set()
    for token in table.tokens:
        player = token.holder
        if token.kind == "checked":
            yield Notice(player, "check_answer", (token.by,) if token.by >= 0 else (), token.note)
        elif token.kind == "guest":
            told = table.options["tell_infection"] and table.has("infected", player)
            yield Notice(player, "invited_by", (token.by,), "infected" if told else "")
        elif token.kind == "beaten" and player not in beaten:
            beaten.add(player)
            yield Notice(player, "you_were_beaten")
        elif token.kind == "joined":
            clan = [member.id for member in inbox(table, token.note) if member.id != player]
            yield Notice(player, "you_are_recruited", tuple(clan), token.note)
            for member in clan:
                yield Notice(member, "new_member", (player,))

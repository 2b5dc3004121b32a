"""Телохранитель: every night he covers one other man of his clan, who cannot be killed then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Answered, Facts, Placed
from mafia_gm.engine.role import SEAT, Role
from mafia_gm.engine.tokens import DUSK, Kind, Token
from mafia_gm.rulesets.inbox.town import inbox, stops, voided

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mafia_gm.engine.table import Player, Table


def role(clan: int) -> Role:
    """Return the Телохранитель of a clan (RU-B9)."""
    side = f"clan_{clan}"
    guard = Role(f"bodyguard_{clan}", side=side, card="", tokens=(Kind("covered", look="guard"),))

    def not_others(table: Table, awake: tuple[Player, ...]) -> Mapping[int, str]:
        """He covers another man of his clan, or one whom his Дон wants to recruit tonight (RU-B9, RU-G05).

        A recruited Комиссар is not refused, or the clan would know him by it; the cover is in vain (RU-B15).
        """
        wanted = [answer.picks for answer in table.answers if answer.act == f"don_{clan}.recruits"]
        own = {player.id for player in inbox(table, side)} | {player for picks in wanted for player in picks}
        barred = {player: "other_side" for player in table.alive if player not in own}
        himself = {} if table.options["bodyguard_self"] else {me.id: "not_self" for me in awake}
        return {**barred, **himself}

    @guard.act(when="night", pick=SEAT, aim="guard", forbids=(not_others,))
    def covers(table: Table, me: Player, answer: Answered) -> Facts:
        """Every night he covers one other маф of his clan against all killing (RU-B9, RU-C15b, RU-F24, RU-G06)."""
        for target in answer.picks:
            reason = stops(table, me, target) or ("" if table[target].side == side else "wrong_side")
            if reason:
                yield voided(answer, reason)
            else:
                yield Placed(Token("covered", target, me.id, until=DUSK, note=side), rule=answer.act)

    return guard

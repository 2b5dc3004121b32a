"""Дон, Крёстный отец: checks and recruits every night, and has the last word on his clan's murder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.role import SEAT, Role
from mafia_gm.engine.tokens import Kind
from mafia_gm.rulesets.inbox.checks import answer_now, check
from mafia_gm.rulesets.inbox.recruits import OFFERS, draw_lot, is_used_up, recruit
from mafia_gm.rulesets.inbox.town import not_self

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mafia_gm.engine.facts import Answered, Facts
    from mafia_gm.engine.table import Player, Table


def role(clan: int) -> Role:
    """Return the Дон of a clan (RU-B7, RU-G02)."""
    side = f"clan_{clan}"
    don = Role(
        f"don_{clan}", side=side, card="", boss=True, tokens=(Kind("recruit", look="mark"), Kind("joined"))
    )

    def not_own(table: Table, awake: tuple[Player, ...]) -> Mapping[int, str]:  # noqa: ARG001
        """Nobody who belongs to the clan already (RU-C15)."""
        own = {player.id: "own_side" for player in table.players if player.side == side}
        recruits = {t.holder: "own_side" for t in table.tokens if t.kind == "recruit" and t.note == side}
        return {**own, **recruits}

    def has_recruited(table: Table, awake: tuple[Player, ...]) -> str:  # noqa: ARG001
        """Say that nobody more can be recruited, where the table has a limit (RU-G16)."""
        return "spent" if is_used_up(table) else ""

    @don.act(when="night", pick=SEAT, aim="check", forbids=(not_self,), told=answer_now)
    def checks(table: Table, me: Player, answer: Answered) -> Facts:
        """Every night he learns about one other player: МЖ or маф, of whatever clan (RU-B7, RU-C14, RU-G19)."""
        return check(table, me, answer)

    @don.act(
        when="night",
        pick=SEAT,
        aim="recruit",
        forbids=(not_own,),
        idle=has_recruited,
        draw=draw_lot,
        leads_to=(OFFERS,),
    )
    def recruits(table: Table, me: Player, answer: Answered) -> Facts:
        """Every night he may ask that somebody join his clan (RU-B7, RU-C15)."""
        return recruit(table, me, answer)

    return don

"""Громила: whom he beats lies in a ditch till morning, does nothing and cannot be found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Answered, Facts, Placed
from mafia_gm.engine.role import SEAT, Role
from mafia_gm.engine.tokens import DUSK, Token
from mafia_gm.rulesets.inbox.town import inbox, not_self, voided

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mafia_gm.engine.table import Player, Table


def role(clan: int) -> Role:
    """Return the Громила of a clan (RU-B8)."""
    side = f"clan_{clan}"
    thug = Role(f"thug_{clan}", side=side, card="")

    def not_own(table: Table, awake: tuple[Player, ...]) -> Mapping[int, str]:  # noqa: ARG001
        """Clan-mates may be beaten too, unless the table forbids it (RU-G03)."""
        if table.options["thug_may_beat_own"]:
            return {}
        return {player.id: "own_side" for player in inbox(table, side)}

    @thug.act(when="night", pick=SEAT, aim="beat", forbids=(not_self, not_own))
    def beats(table: Table, me: Player, answer: Answered) -> Facts:
        """Every night he may beat somebody; a Громила who is beaten himself still beats (RU-B8, RU-C12, RU-F08)."""
        for target in answer.picks:
            reason = _cannot(table, me)
            if reason:
                yield voided(answer, reason)
            else:
                beaten = Token("beaten", target, me.id, until=DUSK, note=side)
                yield Placed(beaten, rule=answer.act)

    return thug


def _cannot(table: Table, me: Player) -> str:
    """Return why he beats nobody: dead, exhausted, or out hunting; all beat at once (RU-C10, RU-C12)."""
    if not me.alive:
        return "actor_out"
    if table.has("hunting", me.id):
        return "actor_hunts"
    return "actor_sick" if table.has("sick", me.id) else ""

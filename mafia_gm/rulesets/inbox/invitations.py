"""Step 3: who invites whom, in order of arrival; the guest does nothing till morning and is not found (RU-C13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Facts, Placed
from mafia_gm.engine.tokens import DUSK, Token
from mafia_gm.rulesets.inbox.town import guest_of, stops, voided

if TYPE_CHECKING:
    from mafia_gm.engine.facts import Answered
    from mafia_gm.engine.table import Player, Table


def invite(table: Table, me: Player, answer: Answered) -> Facts:
    """Invite the one he has named; who is not to be had leaves the evening empty (RU-C13, RU-G37, RU-G38)."""
    for client in answer.picks:
        # a guest invites nobody, not even his host: no target excuses him
        reason = stops(table, me) or _is_not_to_be_had(table, client)
        if reason:
            yield voided(answer, reason)
        else:
            yield Placed(Token("guest", client, me.id, until=DUSK), rule=answer.act)
        if not reason or table.options["repeat_counts_attempts"]:
            yield Placed(Token("last", me.id, client, note=answer.act), rule=answer.act)


def _is_not_to_be_had(table: Table, client: int) -> str:
    """Return why a client cannot come: beaten, exhausted, a guest already, or a host himself (RU-C13, RU-F12)."""
    if not table[client].alive or table.has("beaten", client):
        return "not_found"
    if table.has("sick", client) and not table.options["sick_can_be_guest"]:
        return "target_sick"
    if table.has("guest", client):
        return "client_busy"
    busy = guest_of(table, client) >= 0 and not table.options["host_can_be_guest"]
    return "host_busy" if busy else ""

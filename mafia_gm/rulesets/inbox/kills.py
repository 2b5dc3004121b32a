"""Step 7: what comes of an attempt to kill somebody: found or not, covered, hit, with him his guest (RU-C16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Facts, Placed, Removed, Spared
from mafia_gm.engine.tokens import DUSK, Token
from mafia_gm.rulesets.inbox.town import guest_of, is_findable, is_maf, voided

if TYPE_CHECKING:
    from mafia_gm.engine.facts import Answered
    from mafia_gm.engine.table import Table


def out_of_reach(table: Table, target: int) -> str:
    """Return why an attempt on the target comes to nothing: not to be found, or a covered маф (RU-C16 a, b)."""
    if not is_findable(table, target):
        return "not_found"
    return "covered" if is_covered(table, target) else ""


def is_covered(table: Table, target: int) -> bool:
    """Is he a маф under a bodyguard's cover? A recruited Комиссар is none (RU-B9, RU-B15)."""
    return is_maf(table[target]) and table.has("covered", target)


def shoot(table: Table, answer: Answered, cause: str, shooter: int = -1) -> Facts:
    """Shoot at the target of an order, whose performer is able to: nobody is hit twice by it (RU-C16).

    ``shooter`` is the person who shoots; a whole clan has none.
    """
    target = answer.picks[0]
    reason = out_of_reach(table, target)
    if reason:
        yield voided(answer, reason)
        return
    yield from hit_with_guest(table, target, cause, answer.act, shooter)


def hit_with_guest(table: Table, target: int, cause: str, rule: str, shooter: int = -1) -> Facts:
    """Hit the target, and with a host his guest: not the one who shoots, not a covered маф (RU-C16 f, RU-C40)."""
    yield from hit(table, target, cause, rule, shooter)
    guest = guest_of(table, target)
    if guest < 0 or (guest == shooter and not table.options["shooter_client_dies"]):
        return
    if is_covered(table, guest):
        yield Spared(guest, cause, shooter, rule="town.covers")
        return
    yield from hit(table, guest, cause, rule, shooter)


def hit(table: Table, target: int, cause: str, rule: str, shooter: int = -1) -> Facts:
    """Hit one player; a vest that is still whole takes it (RU-C16 g, RU-G25, RU-G26)."""
    if table.has("vest", target):
        yield Removed("vest", target, rule="commissar.wears_vest")
        yield Spared(target, cause, shooter, rule="commissar.wears_vest")
        return
    yield Placed(Token("hit", target, shooter, until=DUSK, note=cause), rule=rule)

"""Комиссар: every night he checks somebody; he has a pistol with one cartridge and a vest for one attempt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Answered, Facts, Placed, Removed
from mafia_gm.engine.role import SEAT, Role
from mafia_gm.engine.tokens import HOLDER, Kind, Token
from mafia_gm.rulesets.inbox.advance import with_question
from mafia_gm.rulesets.inbox.checks import answer_now, check
from mafia_gm.rulesets.inbox.kills import out_of_reach, shoot
from mafia_gm.rulesets.inbox.town import BY_COMMISSAR, PEACEFUL, not_self, stops, voided

if TYPE_CHECKING:
    from mafia_gm.engine.table import Player, Table

ROLE = Role(
    "commissar",
    side=PEACEFUL,
    card="",
    tokens=(
        Kind("vest", look="guard", card=HOLDER, by_hand=True),
        Kind("cartridge", look="info", card=HOLDER, by_hand=True),
        Kind("checked", card=HOLDER),
        Kind("question", look="info", card=HOLDER),
    ),
)


@ROLE.act(when="day", pick=SEAT, aim="check", forbids=(not_self,))
def asks(table: Table, me: Player, answer: Answered) -> Facts:  # noqa: ARG001
    """He may ask in advance; the answer comes not before nightfall, and only if he lives (RU-B1, RU-F04, RU-F06)."""
    yield Removed("question", me.id, rule="commissar.asks")
    for target in answer.picks:
        yield Placed(Token("question", me.id, target), rule="commissar.asks")


@ROLE.act(when="night", pick=SEAT, aim="check", forbids=(not_self,), told=answer_now)
def checks(table: Table, me: Player, answer: Answered) -> Facts:
    """Every night he asks about one other player: МЖ or маф (RU-A8, RU-B1, RU-C14, RU-F05, RU-F07)."""
    order = with_question(table, answer)
    if order.picks and _other_deed(table, me, order, "commissar.shoots"):
        yield voided(order, "one_deed")
    else:
        yield from check(table, me, order)


def is_empty(table: Table, awake: tuple[Player, ...]) -> str:
    """Say that the pistol is empty: one cartridge a game (RU-B1)."""
    return "" if any(table.has("cartridge", me.id) for me in awake) else "spent"


@ROLE.act(when="night", pick=SEAT, aim="kill", forbids=(not_self,), idle=is_empty)
def shoots(table: Table, me: Player, answer: Answered) -> Facts:
    """Once a game he may shoot anybody; without a target in sight he keeps the cartridge (RU-B1, RU-G23, RU-G24)."""
    for target in answer.picks:
        if _other_deed(table, me, answer, "commissar.checks"):
            yield voided(answer, "one_deed")
        elif reason := stops(table, me, target):
            yield voided(answer, reason)
            if reason not in {"actor_hunts", "actor_out"} and not table.options["cartridge_kept"]:
                yield Removed("cartridge", me.id, rule="commissar.shoots")
        else:
            if out_of_reach(table, target) != "not_found" or not table.options["cartridge_kept"]:
                yield Removed("cartridge", me.id, rule="commissar.shoots")
            yield from shoot(table, answer, BY_COMMISSAR, me.id)


def _other_deed(table: Table, me: Player, answer: Answered, act: str) -> bool:
    """Has he ordered the other thing before, where the table lets him do one a night (RU-G22)?"""
    other = table.answer(act, me.id)
    if not table.options["pistol_excludes_check"] or other is None:
        return False
    before = [one.act for one in table.answers].index(act) < [one.act for one in table.answers].index(
        answer.act
    )
    if act == "commissar.checks":
        other = with_question(table, other)
    given = [other, answer] if before else [answer, other]
    return bool(other.picks) and min(given, key=lambda one: one.arrival) is other


def outfit(table: Table) -> Facts:
    """He begins with a vest and one cartridge (RU-B1)."""
    for me in table.holders("commissar"):
        yield Placed(Token("vest", me.id), rule="commissar.has")
        yield Placed(Token("cartridge", me.id), rule="commissar.has")

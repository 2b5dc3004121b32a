"""Step 4: what a checker learns, МЖ or маф, or упс if he was in no state to ask (RU-C14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.engine.facts import Facts, Placed
from mafia_gm.engine.resolve import before_step
from mafia_gm.engine.tokens import DUSK, Token
from mafia_gm.rulesets.inbox.town import hinders, is_maf, number_of, stops, voided

if TYPE_CHECKING:
    from mafia_gm.engine.facts import Answered
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Player, Table

CHECKS: Final = 4
"""The step of the checks."""
OOPS: Final = "oops"


def shown_as(table: Table, target: int) -> str:
    """Return how a player looks to a check: a маф, or МЖ as every maniac and a recruited Комиссар (RU-B17, RU-G12)."""
    if is_maf(table[target]):
        return "mafia"
    recruited = table.has("recruit", target) and table.options["recruited_commissar_checks_as"] == "mafia"
    return "mafia" if recruited else "peaceful"


def answer_now(rules: Rules, table: Table, me: int, target: int) -> str:
    """Return what he is shown at his call, by the orders known so far; by message he learns it after the night (RU-A8)."""
    if rules.options["orders"] == "desk":
        return ""
    now = before_step(rules, table, CHECKS)
    return found(now, now[me], target)


def found(table: Table, me: Player, target: int) -> str:
    """Return the answer to a check, nothing if the order is void (RU-C10, RU-C14, RU-F17, RU-F18, RU-F19)."""
    if hinders(table, me, target):
        return OOPS
    return "" if stops(table, me, target) else shown_as(table, target)


def check(table: Table, me: Player, answer: Answered) -> Facts:
    """Give a checker his answer, killed this night or not (RU-A11, RU-F05)."""
    for target in answer.picks:
        learned = found(table, me, target) if me.alive else ""
        if learned != OOPS and (reason := stops(table, me, target)):
            yield voided(answer, reason)
        elif learned:
            yield Placed(Token("checked", me.id, target, until=DUSK, note=learned), rule=answer.act)


def oopses(table: Table) -> Facts:
    """A living checker who is in no state to ask is reported as such, order or not (RU-A11)."""
    for me in checkers(table):
        if me.alive and hinders(table, me) and not table.has("checked", me.id):
            yield Placed(Token("checked", me.id, until=DUSK, note=OOPS), rule="town.oops")


def checkers(table: Table) -> tuple[Player, ...]:
    """Return who checks by office: the Комиссар and the Дон of each clan, or who stands in for him (RU-A11, RU-G20)."""
    offices = [role for role in table.played if role == "commissar" or role.startswith("don_")]
    found = [player for role in dict.fromkeys(offices) for player in holders(table, role)]
    return tuple(found)


def holders(table: Table, role: str) -> tuple[Player, ...]:
    """Return who acts by a role: those who hold the card, and an heir (RU-G20)."""
    return (*table.holders(role), *(table[player] for player in heirs(table, role)))


def heirs(table: Table, role: str) -> tuple[int, ...]:
    """Return who stands in for a dead Дон, where the table wants that: his clan's next by rank, then by seat (RU-G20)."""
    if not table.options["don_heir"] or not role.startswith("don_") or role not in table.held:
        return ()
    if any(don.alive for don in table.holders(role)):
        return ()
    clan = f"clan_{number_of(role)}"
    ranks = ("thug", "bodyguard", "mafioso")
    left = [player for player in table.people() if player.alive and player.side == clan]

    def rank(player_role: str) -> int:
        kind = player_role.rpartition("_")[0]
        return ranks.index(kind) if kind in ranks else len(ranks)

    return tuple(player.id for player in sorted(left, key=lambda player: rank(player.role))[:1])


def office_of(table: Table, checker: int) -> str:
    """Return the role by which somebody checks: the Комиссар's, or the Дон's of his clan (RU-A11).

    Empty if he has turned out to hold a card that checks nobody.
    """
    me = table[checker]
    if me.role == "commissar" or me.role.startswith("don_"):
        return me.role
    return f"don_{number_of(me.side)}" if is_maf(me) else ""

"""Prezes: once, he annuls a vote and says what comes instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.commands import CHECK, ELIMINATION
from mafia_gm.engine.facts import Announced, Answered, Facts, PhaseChanged, Removed, VoteDropped, VoteOpened
from mafia_gm.engine.role import CHOICE, Role
from mafia_gm.engine.tokens import SPENT
from mafia_gm.rulesets.mafia_plus.town import CITY, spend

if TYPE_CHECKING:
    from mafia_gm.engine.table import Player, Table

ROLE = Role("president", side=CITY, card="6♡")

END_DAY, REVOTE, REVOTE_CHECK = "end_day", "revote", "revote_check"


@ROLE.act(when="vote", pick=CHOICE, uses=1, choices=(END_DAY, REVOTE, REVOTE_CHECK))
def annuls(table: Table, me: Player, answer: Answered) -> Facts:
    """Until the verdict is executed he voids the vote: the Day ends, or a new vote follows with the effect he
    names, elimination if he names none (MP-B10, MP-C49, MP-F22, MP-G42, MP-G43).
    """
    rule = "president.annuls"
    ballots = table.ballots
    if ballots is None:
        return
    yield spend(rule, me)
    if table.options["refund_daughter"]:
        for voter in ballots.double:
            yield Removed(SPENT, voter, note="presidents_daughter.doubles", rule=rule)
    yield VoteDropped("annulled", table.narrowed, rule=rule)
    yield Announced("president_annuls", (me.id,), word=answer.choice, rule=rule)
    if answer.choice == END_DAY:
        yield PhaseChanged("night", table.number, rule=rule)
        return
    effect = CHECK if answer.choice == REVOTE_CHECK else ELIMINATION
    yield VoteOpened(effect, ballots.candidates, ballots.secret, ordered=True, rule=rule)
    if table.phase != "voting":
        yield PhaseChanged("voting", table.number, rule=rule)

"""The open questions and the interrupts possible now, computed from the rules and the table alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from mafia_gm.engine import commands as c
from mafia_gm.engine import phases as ph
from mafia_gm.engine.calls import GROUP, Call, calls, decider, gated, targets, waiting
from mafia_gm.engine.facts import Answered
from mafia_gm.engine.role import AIMS, MANY, NOTHING, SEAT

if TYPE_CHECKING:
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table

BALLOT: Final = "voting.ballot"
"""The question to a voter, for whom he votes."""
CARD: Final = "deal.card"
"""The question which of the cards left a player holds."""
HANDS: Final = "voting.hands"
"""The question who raises his hand for the candidate ``by``."""
NOMINATION: Final = "debate.nomination"
"""The question whom a player nominates (``Ruleset.nominations``)."""
HOLDER: Final = "deal.role"
"""The question who holds a card."""
MORNING: Final = "dawn.announce"
"""The question whether what the dawn has brought is announced now."""
SPEECH: Final = "defence.speech"
"""The question how long the nominee ``by`` speaks, and who comes next."""
THE_END: Final = "end.confirm"
"""The question whether the game that is won is over."""


class Prompt(msgspec.Struct, frozen=True, gc=False):
    """One question to the Game Master, with everything needed to ask and to answer it.

    ``act`` is a key of the narration; ``by`` the holder who is called (-1: a group or the Game Master);
    ``awake`` are those who open their eyes; ``legal`` and ``refused`` say who may and may not be picked, the
    latter with reason keys; ``bluff`` is why the call is only heard (``dead``, ``away``, ``spent``, or what the
    act's ``idle`` says); ``offers`` are ready commands where the answer is a decision and not a pick.
    """

    act: str
    by: int = GROUP
    pick: str = NOTHING
    awake: tuple[int, ...] = ()
    legal: tuple[int, ...] = ()
    refused: tuple[tuple[int, str], ...] = ()
    choices: tuple[str, ...] = ()
    offers: tuple[c.Command, ...] = ()
    may_pass: bool = True
    bluff: str = ""
    answer: Answered | None = None
    dormant: bool = False
    decider: int = GROUP
    """Who has the last word in a group (-1: nobody)."""
    calm: bool = False
    """May a bare key take the first offer? Nothing of it is seen or heard, and it can be undone."""

    @property
    def is_open(self) -> bool:
        """Does the question still want an answer?"""
        return self.answer is None and not self.dormant

    def reason(self, player: int) -> str:
        """Return the reason key why the player may not be picked, or an empty text."""
        return next((reason for who, reason in self.refused if who == player), "")


BEGIN: Final = (Prompt("deal.begin", offers=(c.Begin(),), may_pass=False),)
DEAL: Final = (Prompt("deal.cards", offers=(c.Deal(),), may_pass=False, calm=True),)
NIGHT_ENDS: Final = (Prompt("night.ends", offers=(c.Dawn(),), may_pass=False, calm=True),)
ANNOUNCE: Final = (Prompt(MORNING, offers=(c.Announce(),), may_pass=False),)
CONFIRM_END: Final = (Prompt(THE_END, offers=(c.EndGame(), c.PlayOn()), may_pass=False),)


def prompts(rules: Rules, table: Table) -> tuple[Prompt, ...]:
    """Return the open questions in the order in which they are asked; the window shows the first."""
    if table.ended is not None or table.phase == ph.SETUP:
        return ()
    if table.phase in ph.NIGHTS:
        won = _won(rules, table)
        if won:
            return won
        asked = tuple([_question(rules, table, call) for call in waiting(rules, table)])
        return (*asked, *NIGHT_ENDS) if not asked or rules.what.may_end(rules.options) else asked
    if table.phase == ph.DEAL:
        return _deal(rules, table)
    if table.phase == ph.DAWN:
        return ANNOUNCE
    return _won(rules, table) or rules.what.questions(rules, table)


def _won(rules: Rules, table: Table) -> tuple[Prompt, ...]:
    if table.played_on or rules.what.victory(table) is None:
        return ()
    return CONFIRM_END


def _deal(rules: Rules, table: Table) -> tuple[Prompt, ...]:
    missing = tuple(player.id for player in table.people() if not player.role)
    if not missing:
        return BEGIN
    if table.cards == "deal":
        return DEAL
    left = list(table.roles)
    for player in table.players:
        if player.role in left:
            left.remove(player.role)
    if table.cards == "typed":
        choices = tuple(dict.fromkeys(left))
        return tuple(Prompt(CARD, by=player, choices=choices, may_pass=False) for player in missing)
    called = tuple(dict.fromkeys(role for role in left if rules.roles[role].copies == 1))
    called = called or tuple(dict.fromkeys(left))
    return tuple(Prompt(HOLDER, pick=SEAT, legal=missing, choices=(role,), may_pass=False) for role in called)


def answered(prompt: Prompt, picks: tuple[int, ...] = (), choice: str = "") -> c.Command:
    """Return the command that answers a question; no picks and no choice pass it."""
    if prompt.act == BALLOT and prompt.pick == MANY:
        return c.Approve(prompt.by, picks)
    if prompt.act == BALLOT:
        return c.Vote(((prompt.by, picks[0] if picks else -1),))
    if prompt.act == NOMINATION:
        return c.Accuse(prompt.by, picks[0])
    if prompt.act == HANDS:
        return c.CountHands(prompt.by, picks)
    if prompt.act == CARD:
        return c.GiveCard(prompt.by, choice)
    if prompt.act == HOLDER:
        return c.GiveCard(picks[0], prompt.choices[0])
    return c.Reply(prompt.act, prompt.by, picks, choice)


# --- the night --------------------------------------------------------------------------------------------


def steps(rules: Rules, table: Table) -> tuple[Prompt, ...]:
    """Return tonight's calls in order, the answered and the dormant ones too."""
    return tuple(_question(rules, table, call) for call in calls(rules, table))


def _question(rules: Rules, table: Table, call: Call) -> Prompt:
    act, awake = call.act, call.awake
    if call.dormant:
        return Prompt(act.key, pick=act.pick, answer=call.answer, dormant=True)
    if call.bluff:
        return Prompt(act.key, call.by, bluff=call.bluff, answer=call.answer)
    aims = act.pick in AIMS
    legal, refused = targets(table, act, awake) if aims else ((), ())
    return Prompt(
        act.key,
        call.by,
        act.pick,
        tuple([player.id for player in awake]),
        legal,
        refused,
        act.words(table),
        may_pass=not act.required or not legal or bool(table.options.get(act.passes, True)),
        answer=call.answer,
        decider=decider(rules, table, awake) if aims and call.by == GROUP else GROUP,
    )


# --- abilities that declare themselves ----------------------------------------------------------------------


def interrupts(rules: Rules, table: Table) -> tuple[Prompt, ...]:
    """Return the abilities somebody could declare at this moment of the day; the Game Master's eyes only."""
    if table.ended is not None or table.phase in ph.UNDECLARED:
        return ()
    found = []
    for act in rules.cast(table.played).day_acts:
        for holder in table.holders(act.owner):
            if gated(rules, table, act, holder) is None:
                legal, refused = targets(table, act, (holder,)) if act.pick == SEAT else ((), ())
                found.append(
                    Prompt(
                        act.key,
                        by=holder.id,
                        pick=act.pick,
                        awake=(holder.id,),
                        legal=legal,
                        refused=refused,
                        choices=act.choices,
                        may_pass=False,
                    )
                )
    return tuple(found)

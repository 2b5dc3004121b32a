"""Asking: the question that a step answered, put again at the table as it was then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from mafia_gm.engine import commands as c
from mafia_gm.engine.facts import Answered
from mafia_gm.engine.phases import NIGHTS
from mafia_gm.engine.prompts import (
    BALLOT,
    CARD,
    HANDS,
    HOLDER,
    NOMINATION,
    Prompt,
    interrupts,
    prompts,
    steps,
)
from mafia_gm.engine.role import MANY, NOTHING
from mafia_gm.ui.correct.past import Past
from mafia_gm.ui.pointing import WHOSE, Aim
from mafia_gm.ui.scene import at_desk

if TYPE_CHECKING:
    from mafia_gm.app.journal import Step
    from mafia_gm.app.moment import Moment
    from mafia_gm.engine.commands import Command
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table
    from mafia_gm.narration.lines import Lines

UNASKED: Final = (
    *(c.HandOut, c.Begin, c.Dawn, c.Announce, c.CloseVote, c.CancelVote, c.CloseDay),
    *(c.EndGame, c.PlayOn, c.StopGame),
)
"""Commands in which nothing is chosen: they can only be left out."""
TAKEN_BACK: Final = -2
"""What a ballot that is taken back names (``commands.Vote``)."""


class Asking(Past):
    """Points at what was recorded, until the Game Master points at something else."""

    def __init__(
        self, moment: Moment, step: Step, chosen: Command, lines: Lines, spoken: Lines, *, again: bool = False
    ) -> None:
        """Ask at ``moment``, the one before the step; ``chosen`` is what is pointed at to begin with.

        ``again``: may the answer be the same?
        """
        super().__init__(moment, step.number, lines, spoken)
        self.step = step
        self.chosen = chosen
        self._again = again
        self._recorded = recorded(chosen)
        self._aim = self._before = self._recorded

    def hint(self) -> str:
        """Say what to do about the step."""
        command, moment = self.step.command, self.moment
        if not can_ask(moment.rules, moment.table, command):
            return self.tr("Nothing was chosen at this step: it can only be left out.")
        if isinstance(command, c.Vote) and len(command.ballots) > 1:
            return self.tr("Whose ballot was another? Point at the voter first.")
        return self.tr("Answer it as it really was.")

    # --- what is asked ------------------------------------------------------------------------------------

    def _prompt(
        self, prompts: tuple[Prompt, ...], interrupts: tuple[Prompt, ...], night: tuple[Prompt, ...]
    ) -> Prompt | None:
        """Return the question that the step answered, with its answer; none where nobody was asked."""
        wanted = self._aim.taken
        if wanted is not None and wanted[0] in {CARD, HOLDER}:
            return self._card(prompts)
        found = super()._prompt(prompts, interrupts, night)
        if wanted is None:
            return found if self.moment.table.phase not in NIGHTS or (found and found.offers) else None
        self._aim = self._aim._replace(taken=wanted)
        if found is None or (found.act, found.by) != wanted:
            return None
        if wanted == WHOSE:
            return replace(found, legal=tuple(voter for voter, _ in self._ballots()))
        given = next((fact for fact in self.step.facts if isinstance(fact, Answered)), None)
        if found.answer is None and not found.bluff and found in night and given and not given.called:
            return replace(found, answer=given)
        return found

    def _card(self, prompts: tuple[Prompt, ...]) -> Prompt | None:
        """Return the question for the card that was given, or for whom it was given to."""
        command = self.step.command
        assert isinstance(command, c.GiveCard)
        if self.moment.table.cards == "typed":
            return Prompt(CARD, by=command.player, choices=self.moment.table.roles, may_pass=False)
        return next((one for one in prompts if one.act == HOLDER and command.role in one.choices), None)

    def _ballots(self) -> tuple[tuple[int, int], ...]:
        command = self.step.command
        return command.ballots if isinstance(command, c.Vote) else ()

    # --- pointing -----------------------------------------------------------------------------------------

    def take(self, prompt: Prompt | None) -> None:
        """Go back to what was recorded, or take up one of several ballots; letting go leaves it all as it was."""
        if prompt is None:
            self._leave()
            return
        key, named = (prompt.act, prompt.by), dict(self._ballots()).get(prompt.by)
        if key == self._recorded.taken:
            self._aim = self._recorded
        elif prompt.act == BALLOT and named is not None:
            self._aim = Aim(key, (named,) if named >= 0 else ())
        else:
            self.refused.emit(self._only_this())
            return
        self.tell()

    def _leave(self) -> None:
        prompt = self.scene().prompt
        if prompt is not None and prompt.act == NOMINATION:
            self._aim = Aim()  # then the seat pointed at next says who nominated
            self.tell()
        else:
            self.gone.emit()

    def order(self, prompt: Prompt | None, writer: int) -> None:
        """Refuse another order: this one is asked about."""
        del writer
        if prompt is None or (prompt.act, prompt.by) != self._recorded.taken:
            self.refused.emit(self._only_this())

    def erase(self) -> None:
        """Take back the number typed last."""
        prompt = self.scene().prompt
        if prompt is not None and prompt.pick == MANY:
            super().erase()
        else:
            self._aim = self._recorded
            self.tell()

    # --- the answer ---------------------------------------------------------------------------------------

    def do(self, command: Command) -> bool:
        """Take the command for what ought to have been done, if it is of the kind that is asked for."""
        if isinstance(command, c.CLOCKWORK):
            return False
        if not self._fits(command):
            self.refused.emit(self._only_this())
            return False
        wanted = self._whole(command)
        if wanted == self.step.command and not self._again:
            self.refused.emit(self.tr("This is what the journal says already."))
            return False
        self.answered.emit(wanted)
        return True

    def _fits(self, command: Command) -> bool:
        """Is it another answer to the same question?"""
        former = self.step.command
        if isinstance(former, c.Reply):
            return isinstance(command, c.Reply) and (command.act, command.by) == (former.act, former.by)
        if isinstance(former, c.GiveCard):
            return (
                isinstance(command, c.GiveCard)
                and bool(command.role)
                and (former.player == command.player or former.role == command.role)
            )
        if isinstance(former, c.Vote) and isinstance(command, c.Vote):
            return dict(former.ballots).keys() >= dict(command.ballots).keys()
        prompt = next(iter(self.moment.prompts()), None)
        return type(command) is type(former) or (prompt is not None and command in prompt.offers)

    def _whole(self, command: Command) -> Command | None:
        """Return the command with what it leaves as it was: the other ballots, the time of an order."""
        former = self.step.command
        if isinstance(command, c.Vote) and isinstance(former, c.Vote):
            ballots = {**dict(former.ballots), **dict(command.ballots)}
            left = tuple(pair for pair in ballots.items() if pair[1] != TAKEN_BACK)
            return c.Vote(left) if left else None
        if isinstance(command, c.Reply) and isinstance(former, c.Reply) and not at_desk(self.moment.table):
            return replace(command, arrival=former.arrival)
        return command


def can_ask(rules: Rules, table: Table, command: Command) -> bool:
    """Is there a question at this table to which another answer than the command could be given?"""
    if isinstance(command, UNASKED):
        return False
    if isinstance(command, c.Reply):
        open_now = (*prompts(rules, table), *interrupts(rules, table), *steps(rules, table))
        return any(
            (one.act, one.by) == (command.act, command.by) and not one.bluff and not one.dormant
            for one in open_now
            if one.pick != NOTHING or one.choices
        )
    votes = isinstance(command, c.Vote | c.Approve | c.CountHands)
    return not votes or (table.ballots is not None and not table.ballots.closed)


def recorded(command: Command) -> Aim:
    """Return the question that a command answered, and what was pointed at for it."""
    if isinstance(command, c.Reply):
        return Aim((command.act, command.by), command.picks, command.choice)
    if isinstance(command, c.Vote):
        if len(command.ballots) > 1:
            return Aim(WHOSE)
        voter, choice = command.ballots[0]
        return Aim((BALLOT, voter), (choice,) if choice >= 0 else ())
    if isinstance(command, c.Approve):
        return Aim((BALLOT, command.voter), command.candidates)
    if isinstance(command, c.CountHands):
        return Aim((HANDS, command.player), command.hands, late=command.late)
    if isinstance(command, c.Accuse) and not command.withdrawn:
        return Aim((NOMINATION, command.by), (command.player,))
    if isinstance(command, c.GiveCard):
        return Aim((CARD, command.player), (command.player,))
    return Aim()

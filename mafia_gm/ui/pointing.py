"""Pointing: the scene at one moment of a game, and what the Game Master points at there before he confirms it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from mafia_gm.engine.calls import GROUP
from mafia_gm.engine.commands import CountHands, Reply
from mafia_gm.engine.prompts import BALLOT, HANDS, NOMINATION, THE_END, Prompt, answered
from mafia_gm.engine.role import AIMS, DAYTIME, MANY, NOTHING, SEAT, TWO_SEATS
from mafia_gm.ui.orders import times
from mafia_gm.ui.orders.whose import begun, first_of
from mafia_gm.ui.scene import Scene, at_desk

if TYPE_CHECKING:
    from mafia_gm.app.moment import Moment
    from mafia_gm.engine.commands import Command
    from mafia_gm.narration.lines import Lines

WHOSE: Final = BALLOT, GROUP
"""The question whose ballot is wanted."""


class Aim(NamedTuple):
    """What the Game Master points at, not confirmed yet: the question he took up, and his answer so far."""

    taken: tuple[str, int] | None = None
    picks: tuple[int, ...] = ()
    choice: str = ""
    late: tuple[int, ...] = ()
    writer: int = -1
    """Whose order is being entered at the orders desk."""


class Pointing(QObject):
    """Asks the moment what is open, and keeps what is pointed at; kinds say what becomes of a command (``do``).

    Signals: ``changed(Scene)`` after every pick; ``refused(str)`` a translated reason.
    """

    changed = Signal(object)
    refused = Signal(str)

    def __init__(self, moment: Moment, lines: Lines, spoken: Lines) -> None:
        """Point at nothing yet; ``lines`` speak the screen's language, ``spoken`` the table's."""
        super().__init__()
        self.moment = moment
        self._lines = lines
        self._spoken = spoken
        self._aim = Aim()
        self._before = Aim()
        """What was pointed at before the number that is being typed."""

    # --- what is shown ----------------------------------------------------------------------------------

    def scene(self) -> Scene:
        """Return the moment as the panels show it."""
        moment = self.moment
        prompts, interrupts, night = moment.prompts(), moment.interrupts(), moment.night()
        return Scene(
            rules=moment.rules,
            table=moment.table,
            prompt=self._prompt(prompts, interrupts, night),
            prompts=prompts,
            interrupts=interrupts,
            night=night,
            picks=self._aim.picks,
            choice=self._aim.choice,
            late=self._aim.late,
            writer=self._aim.writer,
            nominations=moment.nominations(),
            steps=moment.steps,
            undoable=moment.undoable,
            redoable=moment.redoable,
            reckoning=moment.last_reckoning(),
            view=moment.view(),
            lines=self._lines,
            spoken=self._spoken,
            title=moment.header.title,
            read_only=moment.read_only,
        )

    def _prompt(
        self, prompts: tuple[Prompt, ...], interrupts: tuple[Prompt, ...], night: tuple[Prompt, ...]
    ) -> Prompt | None:
        if (taken := self._aim.taken) is not None:
            for prompt in (*prompts, *interrupts, *night, *self.moment.nominations()):
                if (prompt.act, prompt.by) == taken and not prompt.dormant:
                    return prompt
            if taken == WHOSE and self.moment.table.ballots is not None:
                return Prompt(*WHOSE, pick=SEAT, legal=self.moment.table.in_town(), may_pass=False)
            asks = {BALLOT: self.moment.ballot, HANDS: self.moment.hands}.get(taken[0])
            if asks is not None and (vote := asks(taken[1])) is not None:
                return vote
            self._aim = self._aim._replace(taken=None)
        if prompts and at_desk(self.moment.table) and not _comes_first(prompts[0]):
            return None
        return prompts[0] if prompts else None

    def tell(self) -> None:
        """Send the scene out."""
        self.changed.emit(self.scene())

    # --- pointing -----------------------------------------------------------------------------------------

    def take(self, prompt: Prompt | None) -> None:
        """Take up another question than the first open one: a done step, an ability, a ballot; None lets go."""
        self._let_go()
        if prompt is not None:
            self._aim = Aim((prompt.act, prompt.by))
            if prompt.answer is not None:
                self._aim = Aim(self._aim.taken, prompt.answer.picks, prompt.answer.choice)
            elif (ballots := self.moment.table.ballots) is not None and prompt.act == BALLOT:
                self._aim = Aim(self._aim.taken, ballots.choices_of(prompt.by) if prompt.pick == MANY else ())
        self.tell()

    def pick(self, player: int) -> None:
        """Point at a seat, or take the finger away from it; a forbidden one is refused with its reason.

        Where the table nominates and nothing else is asked, the first seat is the one who nominates.
        """
        scene, aim = self.scene(), self._aim
        prompt = scene.prompt
        if prompt is None or prompt.pick not in AIMS:
            self._begins(scene, player)
        elif player in aim.picks or player in aim.late:
            self._aim = aim._replace(picks=_without(aim.picks, player), late=_without(aim.late, player))
        elif reason := prompt.reason(player):
            self._refuse(reason, player)
        elif (prompt.act, prompt.by) == WHOSE:
            self.take_ballot(player)
            return
        elif player in prompt.legal:
            kept = {SEAT: (), TWO_SEATS: aim.picks[-1:], MANY: aim.picks}[prompt.pick]
            self._aim = aim._replace(picks=(*kept, player), choice="")
        self.changed.emit(self.scene())

    def _begins(self, scene: Scene, player: int) -> None:
        """Let the player begin what nobody is asked for: an order of his, or a nomination."""
        if scene.at_desk:
            self.order(first_of(scene, player), player)
        else:
            self._nominates(scene, player)

    def order(self, prompt: Prompt | None, writer: int) -> None:
        """Take up an order that the writer sends now; None where he has none to send."""
        if prompt is None:
            self._refuse("actor_out", writer)
            return
        self._aim = Aim((prompt.act, prompt.by), begun(prompt, writer), writer=writer)
        self.changed.emit(self.scene())

    def take_ballot(self, voter: int) -> None:
        """Take up a voter's approval ballot; -1: the seat pointed at next says whose."""
        self.take(self.moment.ballot(voter) if voter >= 0 else Prompt(*WHOSE))

    def following(self, voter: int) -> int:
        """Return who votes after this voter, of those who have not voted yet; -1: nobody."""
        table = self.moment.table
        ballots = table.ballots
        if ballots is None or ballots.closed:
            return -1
        cast, town = {who for who, _ in ballots.cast}, table.in_town()
        here = town.index(voter) + 1 if voter in town else 0
        return next((one for one in (*town[here:], *town[:here]) if one not in cast), -1)

    def _nominates(self, scene: Scene, player: int) -> None:
        if any(one.by == player for one in scene.nominations):
            self._aim = Aim((NOMINATION, player))
        elif scene.nominations and any(by == player for by, _ in scene.table.accused):
            self._refuse("has_nominated", player)

    def _refuse(self, reason: str, player: int) -> None:
        self.refused.emit(self._lines.reason(reason, player=player, table=self.moment.table))

    def point(self, player: int, *, longer: bool = False) -> None:
        """Point at this seat: its number was typed, or typed on, and then it stands for what the shorter one was."""
        if longer:
            self._aim = self._before
        else:
            self._before = self._aim
        prompt = self.scene().prompt
        if prompt is None or prompt.pick != SEAT:
            self.pick(player)
        elif player not in self._aim.picks:
            self._aim = self._aim._replace(picks=())
            self.pick(player)
        elif longer:
            self.changed.emit(self.scene())

    def erase(self) -> None:
        """Take back the number typed last; where only one seat is pointed at, let go."""
        prompt = self.scene().prompt
        if prompt is not None and prompt.pick in {TWO_SEATS, MANY}:
            self._aim = self._before
            self.changed.emit(self.scene())
        else:
            self.take(None)

    def mark_late(self) -> None:
        """Mark the hand that was noted last as too late, or let it count after all (SV-C22)."""
        prompt, aim = self.scene().prompt, self._aim
        if prompt is None or prompt.act != HANDS:
            return
        if aim.picks:
            self._aim = aim._replace(picks=aim.picks[:-1], late=(*aim.late, aim.picks[-1]))
        elif aim.late:
            self._aim = aim._replace(picks=aim.late[-1:], late=aim.late[:-1])
        self.changed.emit(self.scene())

    def choose(self, choice: str) -> None:
        """Take one of the question's choices, not confirmed yet; nobody is pointed at then."""
        self._aim = self._aim._replace(choice="" if choice == self._aim.choice else choice, picks=())
        self.changed.emit(self.scene())

    def confirm(self, *, firmly: bool = False) -> None:
        """Answer the question in hand, or take its offer.

        What goes out to the table or ends something (an announcement, a verdict, a vote, the game) wants to be
        confirmed ``firmly``: Ctrl+Enter or its own button, never a bare key.
        """
        scene = self.scene()
        prompt = scene.prompt
        if prompt is None:
            return
        if prompt.offers:
            if firmly or prompt.calm:
                self.do(prompt.offers[0])
        elif scene.is_ready:
            command = answered(prompt, scene.picks, scene.choice)
            if isinstance(command, CountHands) and scene.late:
                command = replace(command, late=scene.late)
            if isinstance(command, Reply) and self._declares(prompt):  # a question in advance keeps its time
                command = replace(command, arrival=times.now())
            self.do(command)

    def _declares(self, prompt: Prompt) -> bool:
        rules = self.moment.rules
        return rules.what.by_arrival and rules.acts[prompt.act].when in DAYTIME

    def skip(self) -> None:
        """Record "no action" for the question in hand, where that is possible."""
        prompt = self.scene().prompt
        if prompt is not None and not prompt.offers and prompt.may_pass:
            self.do(answered(prompt))

    def do(self, command: Command) -> bool:
        """Let the command happen; returns False if it did not."""
        raise NotImplementedError

    def _let_go(self) -> None:
        self._aim = self._before = Aim()


def _without(players: tuple[int, ...], player: int) -> tuple[int, ...]:
    return tuple(known for known in players if known != player)


def _comes_first(prompt: Prompt) -> bool:
    """Is the question asked before any order is taken: the end of a game that is won, a line the table hears?"""
    return prompt.act == THE_END or (prompt.pick == NOTHING and not prompt.offers and not prompt.bluff)

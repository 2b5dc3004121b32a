"""Live: the one object of the window that holds the game; panels get scenes from it and hand it commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from mafia_gm.app.store import StoreFailed
from mafia_gm.engine.calls import GROUP
from mafia_gm.engine.commands import CLOCKWORK, Approve, CountHands, Reply, ShowNow
from mafia_gm.engine.decide import Refused
from mafia_gm.engine.prompts import BALLOT, CONFIRM_END, HANDS, NOMINATION, Prompt, answered
from mafia_gm.engine.role import DAYTIME, MANY, NOTHING, SEAT, TWO_SEATS
from mafia_gm.narration.lines import Lines
from mafia_gm.ui.orders import times
from mafia_gm.ui.orders.whose import begun, first_of
from mafia_gm.ui.scene import Scene, at_desk

if TYPE_CHECKING:
    from collections.abc import Callable

    from mafia_gm.app.journal import Held, Step
    from mafia_gm.app.session import Session
    from mafia_gm.engine.commands import Command
    from mafia_gm.engine.public import PublicView

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


class Live(QObject):
    """The running game: takes commands, saves, and tells everybody what the table looks like now.

    Signals: ``changed(Scene)`` after every step or pick; ``public(PublicView)`` only when what the players may
    see has changed; ``refused(str)`` a translated reason; ``failed(str)`` a reason key of the store;
    ``held(bool)`` when an undo crossed something announced and the projector waits for the Game Master.
    """

    changed = Signal(object)
    public = Signal(object)
    refused = Signal(str)
    failed = Signal(str)
    held = Signal(bool)

    def __init__(self, session: Session, screen: str, spoken: str) -> None:
        """Show ``session`` in the screen's language, speak to the table in ``spoken``."""
        super().__init__()
        self.session = session
        self._lines = Lines(session.rules.what.key, screen)
        self._spoken = Lines(session.rules.what.key, spoken)
        self._aim = Aim()
        self._before = Aim()
        """What was pointed at before the number that is being typed."""
        self._shown: PublicView | None = None
        self._was_held = False
        self._freed: Held | None = None
        """What the projector holds no more although that could not be saved."""

    # --- languages --------------------------------------------------------------------------------------

    def set_languages(self, screen: str, spoken: str) -> None:
        """Switch the languages of the screen and of the spoken lines at once."""
        key = self.session.rules.what.key
        self._lines, self._spoken = Lines(key, screen), Lines(key, spoken)
        self.tell()

    # --- what is shown ----------------------------------------------------------------------------------

    def scene(self) -> Scene:
        """Return the moment as the panels show it."""
        session = self.session
        prompts, interrupts, night = session.prompts(), session.interrupts(), session.night()
        return Scene(
            rules=session.rules,
            table=session.table,
            prompt=self._prompt(prompts, interrupts, night),
            prompts=prompts,
            interrupts=interrupts,
            night=night,
            picks=self._aim.picks,
            choice=self._aim.choice,
            late=self._aim.late,
            writer=self._aim.writer,
            nominations=session.nominations(),
            steps=session.steps,
            undoable=session.undoable,
            redoable=session.redoable,
            reckoning=session.last_reckoning(),
            view=session.view(),
            lines=self._lines,
            spoken=self._spoken,
            title=session.header.title,
            read_only=session.read_only,
        )

    def _prompt(
        self, prompts: tuple[Prompt, ...], interrupts: tuple[Prompt, ...], night: tuple[Prompt, ...]
    ) -> Prompt | None:
        if (taken := self._aim.taken) is not None:
            for prompt in (*prompts, *interrupts, *night, *self.session.nominations()):
                if (prompt.act, prompt.by) == taken and not prompt.dormant:
                    return prompt
            if taken == WHOSE and self.session.table.ballots is not None:
                return Prompt(*WHOSE, pick=SEAT, legal=self.session.table.in_town(), may_pass=False)
            asks = {BALLOT: self.session.ballot, HANDS: self.session.hands}.get(taken[0])
            if asks is not None and (vote := asks(taken[1])) is not None:
                return vote
            self._aim = self._aim._replace(taken=None)
        if prompts and at_desk(self.session.table) and not _comes_first(prompts[0]):
            return None
        return prompts[0] if prompts else None

    def tell(self) -> None:
        """Send the scene out, and the public view if the players may see something new."""
        self.changed.emit(self.scene())
        if self.is_held != self._was_held:
            self._was_held = self.is_held
            self.held.emit(self._was_held)
        view = self.view()
        if view != self._shown:
            self._shown = view
            self.public.emit(view)

    def view(self) -> PublicView:
        """Return what the projector shows: after an undo that crossed an announcement still its last picture."""
        return self.session.shown() if self.is_held else self.session.view()

    @property
    def is_held(self) -> bool:
        """Does the projector wait for the Game Master after an undo?"""
        held = self.session.held
        return held is not None and held is not self._freed

    def show_on_projector(self) -> None:
        """Let the projector catch up after an undo that crossed an announcement."""
        if not self.is_held:
            return
        try:
            self.session.do(ShowNow())
        except StoreFailed:  # where nothing can be saved the table can still see
            self._freed = self.session.held
        self.tell()

    # --- pointing -----------------------------------------------------------------------------------------

    def take(self, prompt: Prompt | None) -> None:
        """Take up another question than the first open one: a done step, an ability, a ballot; None lets go."""
        self._let_go()
        if prompt is not None:
            self._aim = Aim((prompt.act, prompt.by))
            if prompt.answer is not None:
                self._aim = Aim(self._aim.taken, prompt.answer.picks, prompt.answer.choice)
            elif (ballots := self.session.table.ballots) is not None and prompt.act == BALLOT:
                self._aim = Aim(self._aim.taken, ballots.choices_of(prompt.by) if prompt.pick == MANY else ())
        self.tell()

    def pick(self, player: int) -> None:
        """Point at a seat, or take the finger away from it; a forbidden one is refused with its reason.

        Where the table nominates and nothing else is asked, the first seat is the one who nominates.
        """
        scene, aim = self.scene(), self._aim
        prompt = scene.prompt
        if prompt is None or prompt.pick not in {SEAT, TWO_SEATS, MANY}:
            self._begins(scene, player)
        elif player in aim.picks or player in aim.late:
            self._aim = aim._replace(picks=_without(aim.picks, player), late=_without(aim.late, player))
        elif reason := prompt.reason(player):
            self._refuse(reason, player)
            return
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
        self.take(self.session.ballot(voter) if voter >= 0 else Prompt(*WHOSE))

    def _walk_on(self, voter: int, *, again: bool) -> None:
        """After a ballot take up the next voter's who has none yet; a corrected one leads to nobody."""
        table = self.session.table
        ballots = table.ballots
        if ballots is None or again:
            return
        cast = {who for who, _ in ballots.cast}
        town = table.in_town()
        here = town.index(voter) + 1 if voter in town else 0
        following = next((one for one in (*town[here:], *town[:here]) if one not in cast), -1)
        if following >= 0:
            self._aim = Aim((BALLOT, following))

    def _nominates(self, scene: Scene, player: int) -> None:
        if any(one.by == player for one in scene.nominations):
            self._aim = Aim((NOMINATION, player))
        elif scene.nominations and any(by == player for by, _ in scene.table.accused):
            self._refuse("has_nominated", player)

    def _refuse(self, reason: str, player: int) -> None:
        self.refused.emit(self._lines.reason(reason, player=player, table=self.session.table))

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
        rules = self.session.rules
        return rules.what.by_arrival and rules.acts[prompt.act].when in DAYTIME

    def skip(self) -> None:
        """Record "no action" for the question in hand, where that is possible."""
        prompt = self.scene().prompt
        if prompt is not None and not prompt.offers and prompt.may_pass:
            self.do(answered(prompt))

    # --- steps ------------------------------------------------------------------------------------------

    def do(self, command: Command) -> bool:
        """Let the command happen: decided, saved, then shown. Returns False if it was refused or not saved."""
        asked, ballots = self._aim.taken, self.session.table.ballots
        voted = (
            isinstance(command, Approve)
            and ballots is not None
            and ballots.choice_of(command.voter) is not None
        )
        try:
            self.session.do(command)
        except Refused as refusal:
            text = self._lines.reason(refusal.reason, table=self.session.table, **refusal.details)
            self.refused.emit(text)
            return False
        except StoreFailed as failure:
            self.failed.emit(failure.kind)
            return False
        if not isinstance(command, CLOCKWORK):
            self._let_go()
        if isinstance(command, Approve) and asked == (BALLOT, command.voter):
            self._walk_on(command.voter, again=voted)
        self.tell()
        return True

    def undo(self) -> None:
        """Take the last step back."""
        self._travel(self.session.undo)

    def redo(self) -> None:
        """Bring the step taken back last back again."""
        self._travel(self.session.redo)

    def _travel(self, go: Callable[[], Step | None]) -> None:
        try:
            step = go()
        except StoreFailed as failure:
            self.failed.emit(failure.kind)
            return
        if step is None:
            return
        self._let_go()
        self.tell()

    def _let_go(self) -> None:
        self._aim = self._before = Aim()

    def close(self) -> None:
        """Close the game's file."""
        self.session.close()


def _without(players: tuple[int, ...], player: int) -> tuple[int, ...]:
    return tuple(known for known in players if known != player)


def _comes_first(prompt: Prompt) -> bool:
    """Is the question asked before any order is taken: the end of a game that is won, a line the table hears?"""
    return prompt.act == CONFIRM_END[0].act or (
        prompt.pick == NOTHING and not prompt.offers and not prompt.bluff
    )

"""The journal's lines, step by step: one function for each kind of command that wants more than its name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine.names import clean
from mafia_gm.narration.times import face

if TYPE_CHECKING:
    from collections.abc import Callable

    from mafia_gm.engine.table import Table
    from mafia_gm.engine.tokens import Token
    from mafia_gm.narration.script import Script


class Step(Protocol):
    """A command and what it made happen."""

    @property
    def command(self) -> c.Command:
        """What the Game Master did."""

    @property
    def facts(self) -> tuple[f.Fact, ...]:
        """What came of it."""


def answered(step: Step) -> f.Answered:
    """Return the answer that a reply has made."""
    return next(fact for fact in step.facts if isinstance(fact, f.Answered))


def opened(words: Script, step: Step, command: c.Open, table: Table) -> str:  # noqa: ARG001
    """People sat down around a set of characters."""
    return words.texts.line("journal", "Open", n=len(command.names))


def dealt(words: Script, step: Step, command: c.Deal, table: Table) -> str:  # noqa: ARG001
    """The app dealt the cards, perhaps anew."""
    return words.texts.line("journal", "Deal.again" if command.again else "Deal")


def given(words: Script, step: Step, command: c.GiveCard, table: Table) -> str:  # noqa: ARG001
    """A card was typed in or taken back."""
    name = words.name(table, command.player)
    if not command.role:
        return words.texts.line("journal", "GiveCard.back", name=name)
    return words.texts.line("journal", "GiveCard", name=name, role=words.role(command.role))


def begun(words: Script, step: Step, command: c.Begin, table: Table) -> str:  # noqa: ARG001
    """The first night falls on the initial statistics."""
    started = next(fact for fact in step.facts if isinstance(fact, f.Started))
    return words.texts.line("journal", "Begin", counts="-".join(map(str, started.statistics)))


def told_of(words: Script, answer: f.Answered, table: Table) -> str:
    """Return an answer as the journal has it: whom it was about, what was shown, and what it really is, if that deceives."""
    detail = words.brief(answer, table, "journal")
    if not answer.shown or len(answer.picks) != 1:
        return detail
    target = table[answer.picks[0]]
    of_one = words.texts.has("sides", answer.shown, "name") or words.texts.has("roles", answer.shown, "name")
    if not of_one or answer.shown in {target.side, target.role}:
        return detail
    return words.texts.line("journal", "really", said=detail, role=words.role(target.role))


def replied(words: Script, step: Step, command: c.Reply, table: Table) -> str:
    """A call was answered: by whom it was, and what he was shown; and what it really is, if that deceives."""
    answer = answered(step)
    title = words.texts.line("acts", command.act, "title", role="")
    if answer.called and command.by < 0:
        return title
    detail = told_of(words, answer, table)
    said = words.texts.line("journal", "Reply", act=title, detail=detail)
    time = face(max(answer.arrival, command.arrival))
    return words.texts.line("journal", "Reply.at", said=said, time=time) if time else said


def broke(words: Script, step: Step, command: c.Dawn, table: Table) -> str:  # noqa: ARG001
    """The day broke, or the next night follows at once; nothing of it is public yet.

    What the checkers are answered is kept here, as their questions are with their answers (RU-A8).
    """
    if any(isinstance(fact, f.PhaseChanged) and fact.phase == "night" for fact in step.facts):
        return words.texts.line("journal", "Dawn.on")
    dead = [fact.player for fact in step.facts if isinstance(fact, f.Died)]
    said = words.texts.line("journal", "Dawn", n=len(dead), names=words.names(table, table.seated(dead)))
    found = [fact.token for fact in step.facts if isinstance(fact, f.Placed) and fact.token.kind == "checked"]
    if not found:
        return said
    checks = "; ".join(_learned(words, table, token) for token in found)
    return words.texts.line("journal", "Dawn.checks", said=said, list=checks)


def _learned(words: Script, table: Table, token: Token) -> str:
    """Return who is answered what about whom; there is nobody where he was in no state to ask."""
    key, thumb = "Dawn.check" if token.by >= 0 else "Dawn.no_check", words.texts.line("thumbs", token.note)
    by, name = words.name(table, token.holder), words.name(table, token.by) if token.by >= 0 else ""
    return words.texts.line("journal", key, by=by, name=name, thumb=thumb)


def accused(words: Script, step: Step, command: c.Accuse, table: Table) -> str:  # noqa: ARG001
    """An accusation was made or taken back."""
    key = "Accuse.withdrawn" if command.withdrawn else "Accuse"
    by, name = words.name(table, command.by), words.name(table, command.player)
    return words.texts.line("journal", key, by=by, name=name)


def floor_given(words: Script, step: Step, command: c.GiveFloor, table: Table) -> str:  # noqa: ARG001
    """A nominee was given the floor."""
    return words.texts.line("journal", "GiveFloor", name=words.name(table, command.player))


def hands_counted(words: Script, step: Step, command: c.CountHands, table: Table) -> str:  # noqa: ARG001
    """The hands for a nominee were counted, and those that went up too late were not."""
    name, names = words.name(table, command.player), words.names(table, command.hands)
    said = words.texts.line("journal", "CountHands", name=name, n=len(command.hands), names=names)
    if not command.late:
        return said
    return words.texts.line("journal", "CountHands.late", said=said, names=words.names(table, command.late))


def vote_opened(words: Script, step: Step, command: c.OpenVote, table: Table) -> str:
    """A vote was opened: to what effect, on whom if not on all."""
    started = next(fact for fact in step.facts if isinstance(fact, f.VoteOpened))
    said = words.texts.line("journal", f"OpenVote.{started.effect}")
    if started.secret:
        said = words.texts.line("journal", "OpenVote.secret", said=said)
    if command.candidates or table.narrowed:
        names = words.names(table, started.candidates)
        said = words.texts.line("journal", "OpenVote.narrowed", said=said, names=names)
    return said


def voted(words: Script, step: Step, command: c.Vote, table: Table) -> str:  # noqa: ARG001
    """Ballots were cast, corrected or taken back."""
    return "; ".join(_ballot(words, table, voter, choice) for voter, choice in command.ballots)


def _ballot(words: Script, table: Table, voter: int, choice: int) -> str:
    key = "Vote" if choice >= 0 else "Vote.abstains" if choice == -1 else "Vote.back"
    return words.texts.line("journal", key, by=words.name(table, voter), name=words.name(table, choice))


def approved(words: Script, step: Step, command: c.Approve, table: Table) -> str:  # noqa: ARG001
    """A voter named all whom he wants hanged."""
    key, by = "Approve" if command.candidates else "Approve.nobody", words.name(table, command.voter)
    return words.texts.line("journal", key, by=by, names=words.names(table, command.candidates))


def vote_closed(words: Script, step: Step, command: c.CloseVote, table: Table) -> str:  # noqa: ARG001
    """The ballots were counted."""
    closed = next(fact for fact in step.facts if isinstance(fact, f.VoteClosed))
    tally = table.ballots.tally() if table.ballots is not None else {}
    ranked = sorted(tally.items(), key=lambda pair: (-pair[1], table.ring.index(pair[0])))
    counts = ", ".join(f"{words.name(table, player)} {votes}" for player, votes in ranked)
    key = "CloseVote" if len(closed.leaders) == 1 else "CloseVote.tie"
    said = words.texts.line("journal", key if counts else "CloseVote.nobody", counts=counts)
    if not closed.drawn:
        return said
    return words.texts.line("journal", "CloseVote.drawn", said=said, names=words.names(table, closed.leaders))


def reopened(words: Script, step: Step, command: c.Reopen, table: Table) -> str:  # noqa: ARG001
    """After a tie the debate goes on, perhaps about a few only."""
    if not command.candidates:
        return words.texts.line("journal", "Reopen")
    return words.texts.line("journal", "Reopen.narrowed", names=words.names(table, command.candidates))


def written(words: Script, step: Step, command: c.Write, table: Table) -> str:  # noqa: ARG001
    """The story of the morning report was written, or taken out of it."""
    return words.texts.line("journal", "Write" if command.text.strip() else "Write.none")


def conjured(words: Script, step: Step, command: c.Seance, table: Table) -> str:  # noqa: ARG001
    """A dead player sent a message to the living, or was refused one."""
    key, name = "Seance" if command.granted else "Seance.refused", words.name(table, command.player)
    return words.texts.line("journal", key, name=name, text=clean(command.text))


def noted(words: Script, step: Step, command: c.Note, table: Table) -> str:  # noqa: ARG001
    """The Game Master wrote something down."""
    return words.texts.line("journal", "Note", text=clean(command.text))


def renamed(words: Script, step: Step, command: c.Rename, table: Table) -> str:
    """A name was changed."""
    new = next((fact.name for fact in step.facts if isinstance(fact, f.Renamed)), clean(command.name))
    return words.texts.line("journal", "Rename", name=words.name(table, command.player), to=new)


def swapped(words: Script, step: Step, command: c.SwapSeats, table: Table) -> str:  # noqa: ARG001
    """Two players changed places."""
    first, second = words.name(table, command.first), words.name(table, command.second)
    return words.texts.line("journal", "SwapSeats", name=first, to=second)


def arrived(words: Script, step: Step, command: c.Arrive, table: Table) -> str:
    """Somebody has come late: where he sits down, and what he is."""
    name = next((fact.name for fact in step.facts if isinstance(fact, f.Arrived | f.Seated)), command.name)
    to, role = words.name(table, command.after), words.role(command.role)
    return words.texts.line("journal", "Arrive", name=name, to=to, role=role)


def cards_changed(words: Script, step: Step, command: c.ChangeCards, table: Table) -> str:  # noqa: ARG001
    """Some hold other cards than was thought."""
    really = [
        words.texts.line("journal", "ChangeCards.one", name=words.name(table, player), role=words.role(role))
        for player, role in command.cards
    ]
    return words.texts.line("journal", "ChangeCards", list="; ".join(really))


def token_set(words: Script, step: Step, command: c.OverrideToken, table: Table) -> str:  # noqa: ARG001
    """The Game Master set what somebody carries: as its chip says it."""
    key = "OverrideToken" if command.count else "OverrideToken.none"
    by, holder = words.name(table, command.by), words.name(table, command.player)
    chip = words.texts.line("chips", command.kind, n=command.count, name=by, holder=holder)
    return words.texts.line("journal", key, name=holder, chip=chip)


def clock_set(words: Script, step: Step, command: c.SetClock, table: Table) -> str:  # noqa: ARG001
    """The clock was started, stopped or moved."""
    minutes, seconds = divmod(round(max(0.0, command.seconds)), 60)
    key = "SetClock" if command.running else "SetClock.stopped"
    return words.texts.line("journal", key, time=f"{minutes}:{seconds:02}")


LINES: Final[dict[type[c.Command], Callable[[Script, Step, Any, Table], str]]] = {
    c.Open: opened,
    c.Deal: dealt,
    c.GiveCard: given,
    c.Begin: begun,
    c.Reply: replied,
    c.Dawn: broke,
    c.Accuse: accused,
    c.GiveFloor: floor_given,
    c.OpenVote: vote_opened,
    c.Vote: voted,
    c.CountHands: hands_counted,
    c.Approve: approved,
    c.CloseVote: vote_closed,
    c.Reopen: reopened,
    c.Write: written,
    c.Seance: conjured,
    c.Note: noted,
    c.Rename: renamed,
    c.SwapSeats: swapped,
    c.Arrive: arrived,
    c.ChangeCards: cards_changed,
    c.OverrideToken: token_set,
    c.SetClock: clock_set,
}

"""What the players may see: an allow-list of values for the projector; imports nothing of ours."""

from __future__ import annotations

import msgspec


class PublicPerson(msgspec.Struct, frozen=True):
    """A player as a public line names him: printed number and name."""

    number: int
    name: str


class PublicSeat(msgspec.Struct, frozen=True):
    """One seat of the ring; ``state`` is ``in``, ``out`` or ``away``; ``role`` and ``side`` only when revealed."""

    number: int
    name: str
    state: str = "in"
    role: str = ""
    side: str = ""


class PublicLine(msgspec.Struct, frozen=True):
    """One announcement: a key of the public narration and its parameters; never a finished text."""

    key: str
    people: tuple[PublicPerson, ...] = ()
    counts: tuple[int, ...] = ()
    word: str = ""


class PublicClock(msgspec.Struct, frozen=True):
    """The table's clock: ``seconds`` left when it was last touched and whether it runs."""

    seconds: float
    running: bool
    touched: float
    """Reading of the session's own clock (``app.clock.now``) at the moment ``seconds`` was true."""


class PublicTally(msgspec.Struct, frozen=True):
    """Votes on one candidate so far; ``voters`` is empty in a secret vote."""

    person: PublicPerson
    votes: int
    voters: tuple[PublicPerson, ...] = ()


class PublicVote(msgspec.Struct, frozen=True):
    """The vote as the table may see it: ``effect`` is ``elimination`` or ``check``.

    Where hands are counted for one candidate after the other, ``asked`` is the one who is next.
    """

    effect: str
    secret: bool
    tallies: tuple[PublicTally, ...] = ()
    cast: int = 0
    electors: int = 0
    closed: bool = False
    asked: PublicPerson | None = None


class PublicWinner(msgspec.Struct, frozen=True):
    """One winner of a finished game."""

    person: PublicPerson
    role: str = ""
    side: str = ""


class PublicView(msgspec.Struct, frozen=True):
    """Everything the projector knows. ``phase`` is one of ``welcome night dawn debate defence voting verdict end``."""

    ruleset: str
    phase: str
    number: int
    seats: tuple[PublicSeat, ...] = ()
    lines: tuple[PublicLine, ...] = ()
    statistics: tuple[int, ...] = ()
    """Living players per side, in the order of ``sides``; empty when they are not public now."""
    initial: bool = False
    """True when ``statistics`` are those of the start."""
    sides: tuple[str, ...] = ()
    clock: PublicClock | None = None
    vote: PublicVote | None = None
    outcome: str = ""
    """``""`` while the game runs, else the key of how it ended (``city``, ``mafia``, ``draw``, ``stopped``)."""
    winners: tuple[PublicWinner, ...] = ()
    named: tuple[PublicPerson, ...] = ()
    """Who is up for the vote, in order, where the whole table decides on it by naming them."""
    speaker: PublicPerson | None = None
    """Who speaks in his defence."""


class PublicCount(msgspec.Struct, frozen=True):
    """How many cards of a role lie in the set of tonight."""

    role: str
    side: str
    count: int


class PublicRuling(msgspec.Struct, frozen=True):
    """A ruling of this table that is not the usual one: its key, and what was ruled (``yes``, ``no``, a value)."""

    key: str
    value: str


class PublicRules(msgspec.Struct, frozen=True):
    """The set of tonight in the order of the rule book, without players, and what this table plays differently."""

    ruleset: str
    players: int
    sides: tuple[str, ...]
    roles: tuple[PublicCount, ...]
    rulings: tuple[PublicRuling, ...] = ()

    def of_side(self, side: str) -> tuple[PublicCount, ...]:
        """Return the roles whose cards belong to a side."""
        return tuple(role for role in self.roles if role.side == side)

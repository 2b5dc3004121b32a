"""The frozen state of a game and the questions one may ask it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from mafia_gm.engine import ring as circle
from mafia_gm.engine.facts import Announced, Answered, Arrived, ClockSet, Ended
from mafia_gm.engine.tokens import AWAY, SPENT, Token

if TYPE_CHECKING:
    from collections.abc import Container, Iterator


class Player(msgspec.Struct, frozen=True, gc=False):
    """A person at the table: an id for the engine, a printed number for the people."""

    id: int
    name: str
    number: int
    role: str = ""
    side: str = ""
    alive: bool = True
    gone: str = ""
    """How he went: the cause of death, or the reason for leaving; empty while he plays."""
    left: bool = False
    """Has he left the game, and not been eliminated?"""
    handed: bool = False
    shown: str = "in"
    """What the players know of him: ``in``, ``out`` or ``away``."""
    shown_role: str = ""
    shown_side: str = ""


class Batch(msgspec.Struct, frozen=True, gc=False):
    """One trigger's deaths: who lived and who was away at its start, who is dying, in order (MP-C20)."""

    living: tuple[int, ...]
    away: tuple[int, ...] = ()
    dying: tuple[int, ...] = ()
    causes: tuple[str, ...] = ()


class Ballots(msgspec.Struct, frozen=True, gc=False):
    """An open or closed vote: ``cast`` are pairs of voter and candidate (-1: abstained), in the order given."""

    effect: str
    candidates: tuple[int, ...]
    secret: bool = False
    cast: tuple[tuple[int, int], ...] = ()
    double: tuple[int, ...] = ()
    closed: bool = False
    leaders: tuple[int, ...] = ()
    counted: tuple[int, ...] = ()
    """The candidates whose hands have been counted, where a vote goes from one to the next."""
    hidden: bool = False
    """Does only the Game Master see the votes?"""
    drawn: tuple[int, ...] = ()
    """The tied of whom the lot has taken the leader."""

    def choices_of(self, voter: int) -> tuple[int, ...]:
        """Return all whom ``voter`` named, where he may name several; nobody if he wants none or was not asked."""
        return tuple(choice for who, choice in self.cast if who == voter and choice >= 0)

    def choice_of(self, voter: int) -> int | None:
        """Return the candidate ``voter`` named, -1 if he abstained, None if he was not asked yet."""
        for who, choice in self.cast:
            if who == voter:
                return choice
        return None

    def weight(self, voter: int) -> int:
        """Return how often the voter's ballot counts."""
        return 2 if voter in self.double else 1

    def tally(self) -> dict[int, int]:
        """Return votes per candidate, those without any left out."""
        votes: dict[int, int] = {}
        double = self.double
        for voter, choice in self.cast:
            if choice >= 0:
                votes[choice] = votes.get(choice, 0) + (2 if voter in double else 1)
        return votes

    def voters_for(self, candidate: int) -> tuple[int, ...]:
        """Return who voted for the candidate, in the order the ballots were cast."""
        return tuple(voter for voter, choice in self.cast if choice == candidate)


class Minute(msgspec.Struct, frozen=True, gc=False):
    """A vote of a past day as the reports attach it; a day without one has no candidates (RU-A14)."""

    day: int
    candidates: tuple[int, ...] = ()
    cast: tuple[tuple[int, int], ...] = ()
    lynched: tuple[int, ...] = ()

    def voters_for(self, candidate: int) -> tuple[int, ...]:
        """Return who wanted the candidate hanged, in the order the ballots were cast."""
        return tuple(voter for voter, choice in self.cast if choice == candidate)


class Table(msgspec.Struct, frozen=True, gc=False):
    """Everything that is so at one moment; only ``fold`` makes new ones."""

    options: dict[str, Any]
    players: tuple[Player, ...] = ()
    alive: tuple[int, ...] = ()
    """Ids of the living players, out of town or not, in seat order; kept by ``fold``."""
    held: dict[str, tuple[int, ...]] = {}
    """Who holds which card, dead players too, in order of id; kept by ``fold``."""
    ring: tuple[int, ...] = ()
    roles: tuple[str, ...] = ()
    """The set of characters in play, as chosen and as the table knows it; dealt cards are on the players."""
    played: tuple[str, ...] = ()
    """The characters somebody may hold: those of the set, and what latecomers and corrected cards have brought."""
    expected: tuple[Arrived, ...] = ()
    """Who has come too late and sits down at the next dawn; nobody is asked about them, and no projector knows them."""
    cards: str = "deal"
    phase: str = "setup"
    number: int = 0
    tokens: tuple[Token, ...] = ()
    answers: tuple[Answered, ...] = ()
    batch: Batch | None = None
    ballots: Ballots | None = None
    ties: int = 0
    ordered: str = ""
    """Effect of today's votes as ordered by an ability; empty when the Game Master decides (MP-C49)."""
    narrowed: tuple[int, ...] = ()
    accused: tuple[tuple[int, int], ...] = ()
    speakers: tuple[int, ...] = ()
    """Who speaks in his own defence today, in order."""
    speaker: int = -1
    """Who of them has the floor; -1 when all have spoken."""
    started: tuple[int, ...] = ()
    """Living players per side when the first night fell (initial statistics, MP-A4)."""
    lines: tuple[Announced, ...] = ()
    """What has been announced since the last dawn."""
    minutes: tuple[Minute, ...] = ()
    """The votes of past days, where they are kept; a day has several if it voted again on the tied."""
    story: str = ""
    """The story that will open the next morning report."""
    clock: ClockSet | None = None
    ended: Ended | None = None
    played_on: bool = False

    # --- players ----------------------------------------------------------------------------------------

    def __getitem__(self, player: int) -> Player:
        return self.players[player]

    def living(self) -> tuple[int, ...]:
        """Return the ids of all living players, out of town or not, in seat order."""
        return self.alive

    def in_town(self) -> tuple[int, ...]:
        """Return the ids of the living players who are in town, in seat order."""
        away = self.away()
        return tuple([player for player in self.alive if player not in away]) if away else self.alive

    def away(self) -> tuple[int, ...]:
        """Return who is out of town now, and in the game (MP-B3)."""
        tokens, players = self.tokens, self.players
        if not tokens:
            return ()
        gone = [token.holder for token in tokens if token.kind == AWAY and players[token.holder].alive]
        return tuple(dict.fromkeys(gone))

    def holders(self, role: str) -> tuple[Player, ...]:
        """Return the players who hold the role's card, dead ones too."""
        players = self.players
        return tuple([players[player] for player in self.held.get(role, ())])

    def side(self, side: str) -> tuple[Player, ...]:
        """Return the living players of a side, out of town or not."""
        return tuple(p for p in self.players if p.alive and p.side == side)

    def awake(self, side: str) -> tuple[Player, ...]:
        """Return the living players of a side who are in town and can be woken (MP-G18)."""
        away = self.away()
        found = [p for p in self.players if p.side == side and p.alive]
        return tuple([p for p in found if p.id not in away]) if away else tuple(found)

    def awake_of(self, roles: tuple[str, ...]) -> tuple[Player, ...]:
        """Return the living holders of these roles who are in town and can be woken, in order of id."""
        away = self.away()
        held = sorted(player for role in roles for player in self.held.get(role, ()))
        return tuple([self.players[p] for p in held if self.players[p].alive and p not in away])

    def is_out(self, player: int) -> bool:
        """Is the player dead or gone?"""
        return not self.players[player].alive

    # --- tokens -----------------------------------------------------------------------------------------

    def has(self, kind: str, holder: int) -> bool:
        """Does the player carry a token of this kind?"""
        for token in self.tokens:  # noqa: SIM110 - asked so often that the loop's speed tells
            if token.kind == kind and token.holder == holder:
                return True
        return False

    def carries(self, kind: str) -> bool:
        """Does anybody carry a token of this kind?"""
        for token in self.tokens:  # noqa: SIM110 - as above
            if token.kind == kind:
                return True
        return False

    def token(self, kind: str, holder: int) -> Token | None:
        """Return the player's first token of the kind, or None."""
        for token in self.tokens:
            if token.kind == kind and token.holder == holder:
                return token
        return None

    def count(self, kind: str, holder: int) -> int:
        """Return how many of the kind the player carries."""
        return sum(token.count for token in self.tokens if token.kind == kind and token.holder == holder)

    def is_spent(self, act: str, holder: int) -> bool:
        """Has the player used up this once-only act?"""
        return any(t.kind == SPENT and t.holder == holder and t.note == act for t in self.tokens)

    # --- seats ------------------------------------------------------------------------------------------

    def beside(self, player: int, step: int, among: Container[int]) -> int | None:
        """Return the nearest player of ``among`` on one side (``ring.LEFT`` or ``ring.RIGHT``)."""
        return circle.next_among(self.ring, player, step, among)

    def seated(self, among: Container[int]) -> tuple[int, ...]:
        """Return the players of ``among`` in seat order, clockwise from the first seat."""
        return tuple([player for player in self.ring if player in among])

    # --- answers ----------------------------------------------------------------------------------------

    def answer(self, act: str, by: int = -1) -> Answered | None:
        """Return tonight's answer to a question, or None while it is open."""
        for answer in self.answers:
            if answer.act == act and answer.by == by:
                return answer
        return None

    def statistics(self, sides: tuple[str, ...]) -> tuple[int, ...]:
        """Return living players per side, away ones counted (MP-A4, MP-G45)."""
        players = self.players
        living = [players[player].side for player in self.alive]
        return tuple([living.count(side) for side in sides])

    def people(self) -> Iterator[Player]:
        """Yield the players clockwise from the first seat."""
        return (self.players[player] for player in self.ring)

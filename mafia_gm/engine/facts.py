"""What can happen at a table: frozen, past tense; every fact names the sentence (``rule``) that made it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from mafia_gm.engine.tokens import Token


class Fact(msgspec.Struct, frozen=True, tag=True, omit_defaults=True, gc=False):
    """Something that happened; facts are what the game file stores and what tables are folded from."""


# --- people, seats, cards ---------------------------------------------------------------------------------


class Opened(Fact, frozen=True):
    """A game was opened around a set of characters; ``cards`` says how they reach the players."""

    roles: tuple[str, ...]
    cards: str
    rule: str = ""


class Seated(Fact, frozen=True):
    """A player sat down; he takes the next id and, unless ``place`` says otherwise, the last seat."""

    name: str
    number: int
    place: int = -1
    rule: str = ""


class Arrived(Fact, frozen=True):
    """A latecomer has come: at the next dawn he sits down behind ``after``, with this number and this card."""

    name: str
    number: int
    role: str
    side: str
    after: int
    rule: str = ""


class SetChanged(Fact, frozen=True):
    """The set is of these characters now; the game has not begun yet."""

    roles: tuple[str, ...]
    rule: str = ""


class Dealt(Fact, frozen=True):
    """A card was dealt, typed in or named in the roll-call; an empty role takes the card back."""

    player: int
    role: str
    side: str
    rule: str = ""


class Handed(Fact, frozen=True):
    """A player has looked at his card on the laptop."""

    player: int
    rule: str = ""


class Renamed(Fact, frozen=True):
    """A player's name was changed."""

    player: int
    name: str
    rule: str = ""


class Reseated(Fact, frozen=True):
    """The seats were changed: ``ring`` is the new order, clockwise; everything else follows the players."""

    ring: tuple[int, ...]
    rule: str = ""


class Left(Fact, frozen=True):
    """A player left the game (went home, was thrown out); no elimination, no ability (MP-A24)."""

    player: int
    reason: str = "left"
    rule: str = ""


class Returned(Fact, frozen=True):
    """Somebody who had left plays on, with his role and all that he carries."""

    player: int
    rule: str = ""


class Overridden(Fact, frozen=True):
    """The Game Master set a player's life by hand, against the rules or to mend a mistake."""

    player: int
    alive: bool
    rule: str = ""


# --- phases and calls -------------------------------------------------------------------------------------


class Started(Fact, frozen=True):
    """The first night falls on these initial statistics (MP-A4)."""

    statistics: tuple[int, ...]
    rule: str = ""


class PhaseChanged(Fact, frozen=True):
    """The table moved to another phase; ``number`` is the number of the day or night it belongs to."""

    phase: str
    number: int
    rule: str = ""


class Answered(Fact, frozen=True):
    """A question of the night, or a declared ability, got its answer.

    ``by`` is the holder who acts (-1: a group); ``picks`` are player ids; ``shown`` is what the Game Master
    showed in reply (a side, a role), ``seen`` what he had shown for earlier answers to the same question;
    ``called`` is true for a call that only had to be heard (dead, away, spent). ``arrival`` is when the order
    came in, smaller is earlier: 0 where that does not matter, below 0 before nightfall. What was drawn by lot
    stands in ``shown`` too.
    """

    act: str
    by: int = -1
    picks: tuple[int, ...] = ()
    choice: str = ""
    shown: str = ""
    seen: tuple[str, ...] = ()
    called: bool = False
    arrival: float = 0.0
    rule: str = ""


class Unanswered(Fact, frozen=True):
    """A question of tonight is open again: what it rests on was answered otherwise, or another holds the card (RU-C10)."""

    act: str
    by: int = -1
    rule: str = ""


class Stepped(Fact, frozen=True):
    """The reckoning of a night came to the step with this number (RU-C10…C18)."""

    number: int
    rule: str = ""


class Voided(Fact, frozen=True):
    """An order came to nothing: ``by`` did not do ``act`` to ``player`` (-1: nobody) for a reason (a narration key)."""

    act: str
    by: int = -1
    player: int = -1
    reason: str = ""
    rule: str = ""


class Joined(Fact, frozen=True):
    """A player has changed sides, and keeps his card (RU-C15)."""

    player: int
    side: str
    rule: str = ""


# --- tokens -----------------------------------------------------------------------------------------------


class Placed(Fact, frozen=True):
    """A token was put on a player."""

    token: Token
    rule: str = ""


class Changed(Fact, frozen=True):
    """A token's count became ``count``."""

    kind: str
    holder: int
    count: int
    rule: str = ""


class Removed(Fact, frozen=True):
    """Every token of this kind (with this note, from this giver, if one is given) was taken from the player."""

    kind: str
    holder: int
    note: str = ""
    by: int = -1
    rule: str = ""


# --- attempts and deaths ----------------------------------------------------------------------------------


class BatchOpened(Fact, frozen=True):
    """A trigger's deaths begin to be reckoned: one night, one verdict, one shot (MP-C20)."""

    living: tuple[int, ...]
    away: tuple[int, ...] = ()
    rule: str = ""


class BatchClosed(Fact, frozen=True):
    """All deaths of the batch were applied together (MP-C12)."""

    rule: str = ""


class Attacked(Fact, frozen=True):
    """An attempt on a player's life (MP-C21).

    ``aimed`` is the player it was meant for (-1: the one it meets); ``passed`` are the shields it has gone
    through already; ``at_once`` puts it before the other waiting attempts.
    """

    player: int
    cause: str
    by: int = -1
    aimed: int = -1
    passed: tuple[str, ...] = ()
    at_once: bool = False
    rule: str = ""


class Spared(Fact, frozen=True):
    """An attempt came to nothing; ``rule`` says which sentence stopped it."""

    player: int
    cause: str
    by: int = -1
    rule: str = ""


class Died(Fact, frozen=True):
    """An attempt reached a player, who dies when the batch closes."""

    player: int
    cause: str
    by: int = -1
    rule: str = ""


# --- the day ----------------------------------------------------------------------------------------------


class Accused(Fact, frozen=True):
    """A player named another as a suspect; ``withdrawn`` takes it back (MP-C40)."""

    by: int
    player: int
    withdrawn: bool = False
    rule: str = ""


class FloorGiven(Fact, frozen=True):
    """One of today's ``speakers`` may speak now, to the others' silence; -1: all have spoken (SV-C21)."""

    player: int
    speakers: tuple[int, ...] = ()
    rule: str = ""


class VoteOpened(Fact, frozen=True):
    """A vote began: who may be named, whether openly or on slips, to what effect.

    ``hidden`` ballots are told to the Game Master alone; the table sees who is voted on, and no votes.
    """

    effect: str
    candidates: tuple[int, ...]
    secret: bool = False
    ordered: bool = False
    hidden: bool = False
    rule: str = ""


class CandidatesSet(Fact, frozen=True):
    """The open vote is on these now; ballots for others lapse (RU-C30)."""

    candidates: tuple[int, ...]
    rule: str = ""


class Approved(Fact, frozen=True):
    """A voter named all whom he wants hanged, in place of those he had named; nobody: none of them (RU-C32)."""

    voter: int
    candidates: tuple[int, ...] = ()
    rule: str = ""


class Balloted(Fact, frozen=True):
    """Ballots were cast or corrected: pairs of voter and candidate (-1: abstains, -2: taken back)."""

    ballots: tuple[tuple[int, int], ...]
    rule: str = ""


class HandsCounted(Fact, frozen=True):
    """The hands for one candidate were counted; those that went up too late were not (SV-C22)."""

    player: int
    hands: tuple[int, ...] = ()
    late: tuple[int, ...] = ()
    rule: str = ""


class Doubled(Fact, frozen=True):
    """A voter's ballot of this vote counts twice (MP-C50)."""

    voter: int
    rule: str = ""


class VoteClosed(Fact, frozen=True):
    """The ballots were counted; ``leaders`` are those with most votes: one is the result, more are a tie.

    ``drawn`` are the tied from whom the lot has taken the leader; nobody: no lot was drawn.
    """

    leaders: tuple[int, ...]
    drawn: tuple[int, ...] = ()
    rule: str = ""


class VoteKept(Fact, frozen=True):
    """The vote of day ``number`` went into the minutes with those whom it has hanged (RU-A14).

    Without a vote on the table: the day had none.
    """

    number: int
    lynched: tuple[int, ...] = ()
    rule: str = ""


class VoteDropped(Fact, frozen=True):
    """The vote is over and the Day goes on: ``reason`` is tie, cancelled, annulled, shot, checked or survived.

    The last two were carried out, so an ordered effect holds no longer. ``narrowed`` is the list of candidates
    for the next vote; empty means everybody.
    """

    reason: str = ""
    narrowed: tuple[int, ...] = ()
    rule: str = ""


class VoteExecuted(Fact, frozen=True):
    """The Game Master carried out the verdict on ``player``."""

    player: int
    rule: str = ""


# --- what the table hears ---------------------------------------------------------------------------------


class Announced(Fact, frozen=True):
    """Something became public: a narration key with players, counts and a word (role, side, reason).

    ``state`` is what the players' seats show from now on: ``out``, ``away``, ``in`` or unchanged.
    """

    key: str
    players: tuple[int, ...] = ()
    counts: tuple[int, ...] = ()
    word: str = ""
    state: str = ""
    rule: str = ""


class StoryWritten(Fact, frozen=True):
    """The story of the next morning report is this text; empty: there is none, or it was published (RU-A15)."""

    text: str
    rule: str = ""


class Revealed(Fact, frozen=True):
    """A player's role or side was made public; empty words stay hidden."""

    player: int
    role: str = ""
    side: str = ""
    rule: str = ""


class Ended(Fact, frozen=True):
    """The game is over: ``outcome`` is a side, ``draw`` or ``stopped``; ``winners`` are player ids."""

    outcome: str
    winners: tuple[int, ...]
    rule: str = ""


class PlayedOn(Fact, frozen=True):
    """The Game Master let the game go on although a side has won; the check is silent until the next death."""

    rule: str = ""


class ClockSet(Fact, frozen=True):
    """The clock was started, stopped or moved.

    ``seconds`` are left at ``at`` (a reading of the clock that counts sleep); ``deadline`` is the UTC time in
    seconds at which a running clock ends, used only after reopening. ``speaker`` had the floor then: the time is
    his, and nobody's any more when an undo takes the floor from him (-1: it is the table's).
    """

    seconds: float
    running: bool
    at: float = 0.0
    deadline: float = 0.0
    speaker: int = -1
    rule: str = ""


Facts: TypeAlias = Iterable[Fact]
"""What a sentence of a role yields."""

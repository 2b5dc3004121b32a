"""What a Game Master can do: frozen, imperative; outside data becomes one of these before the rules see it."""

from __future__ import annotations

import msgspec


class Command(msgspec.Struct, frozen=True, tag=True, omit_defaults=True, gc=False):
    """Something the Game Master asks for; ``decide`` turns it into facts or refuses it with a reason."""


# --- set-up -----------------------------------------------------------------------------------------------


class Open(Command, frozen=True):
    """Seat the players (clockwise) around a set of characters; the first command of every game."""

    names: tuple[str, ...]
    roles: tuple[str, ...]
    cards: str = "deal"
    """How the cards reach the players: ``deal`` (by the app), ``typed`` (a dealt deck), ``roll_call``."""


class Deal(Command, frozen=True):
    """Shuffle the set and deal it by the game's seed; dealing again makes a new shuffle."""

    again: int = 0


class GiveCard(Command, frozen=True):
    """Say which card a player holds; an empty role takes it back."""

    player: int
    role: str = ""


class HandOut(Command, frozen=True):
    """Note that a player has seen his card."""

    player: int


class Begin(Command, frozen=True):
    """Close the deal and let the first night fall."""


# --- the night and declared abilities -----------------------------------------------------------------------


class Reply(Command, frozen=True):
    """Answer an open question, reopen one of this night, or declare an ability of the day.

    No picks and no choice: "no action", or a call that was only heard. ``arrival`` is when the order came in,
    where that matters: smaller is earlier (UTC seconds, or any count); 0 is after all of tonight's, or as before
    when an answer is corrected (``Ruleset.by_arrival``).
    """

    act: str
    by: int = -1
    picks: tuple[int, ...] = ()
    choice: str = ""
    arrival: float = 0.0


class Dawn(Command, frozen=True):
    """All calls are made: reckon the night and let the day break."""


class Announce(Command, frozen=True):
    """Say aloud, and show, what the dawn has brought."""


# --- the day ----------------------------------------------------------------------------------------------


class TellStatistics(Command, frozen=True):
    """Tell the table the current (or initial) statistics on request (MP-A20)."""

    initial: bool = False


class Accuse(Command, frozen=True):
    """Note that ``by`` suspects ``player``, or takes that back."""

    by: int
    player: int
    withdrawn: bool = False


class GiveFloor(Command, frozen=True):
    """Let a nominee speak in his defence: the next one, one after him (which skips), or one again."""

    player: int


ELIMINATION, CHECK = "elimination", "check"
"""To what effect a vote may be (``OpenVote.effect``, ``facts.VoteOpened.effect``)."""


class OpenVote(Command, frozen=True):
    """Open the vote; no candidates means everybody who may be named; ``effect`` elimination or check."""

    effect: str = ""
    candidates: tuple[int, ...] = ()
    secret: bool = False


class Vote(Command, frozen=True):
    """Record one or more ballots: pairs of voter and candidate (-1 abstains, -2 takes his ballot back)."""

    ballots: tuple[tuple[int, int], ...]


class CountHands(Command, frozen=True):
    """Record the hands that are up for one candidate, and those that went up too late and do not count."""

    player: int
    hands: tuple[int, ...] = ()
    late: tuple[int, ...] = ()


class Approve(Command, frozen=True):
    """Record all whom a voter wants hanged, in place of those he named before; nobody: he wants none of them."""

    voter: int
    candidates: tuple[int, ...] = ()


class CloseVote(Command, frozen=True):
    """Stop taking ballots and read the result; those not asked have abstained."""


class CancelVote(Command, frozen=True):
    """Break the vote off and return to the debate."""


class Execute(Command, frozen=True):
    """Carry out the verdict; ``player`` is the one of several leaders on whom the Game Master decides."""

    player: int = -1


class Reopen(Command, frozen=True):
    """After a tie: a new debate, the list possibly narrowed to ``candidates``."""

    candidates: tuple[int, ...] = ()


class CloseDay(Command, frozen=True):
    """End the Day without a verdict (MP-C45)."""


# --- the morning report -----------------------------------------------------------------------------------


class Write(Command, frozen=True):
    """Write the story that opens the next morning report, in place of an earlier one; empty: none."""

    text: str = ""


class Seance(Command, frozen=True):
    """A dead player asks for a séance; granted, his message stands in the next report (RU-C55)."""

    player: int
    text: str = ""
    granted: bool = True


# --- the end ----------------------------------------------------------------------------------------------


class EndGame(Command, frozen=True):
    """Confirm the end that the rules propose."""


class PlayOn(Command, frozen=True):
    """Do not end yet; the rules propose it again at the next death."""


class StopGame(Command, frozen=True):
    """Stop a game that cannot or shall not end (MP-D6)."""


class Reveal(Command, frozen=True):
    """At the end: show a player's character on the projector; no player means everybody."""

    player: int = -1


# --- life happens -----------------------------------------------------------------------------------------


class Rename(Command, frozen=True):
    """Change a player's name."""

    player: int
    name: str


class SwapSeats(Command, frozen=True):
    """Let two players change places; marks and roles go with them."""

    first: int
    second: int


class Leave(Command, frozen=True):
    """A player leaves or is thrown out: no elimination, no ability, then the win check (MP-A24).

    ``reason`` is one of ``Ruleset.leaving``; what the game makes of it is the rule set's (SV-C10, RU-G66).
    """

    player: int
    reason: str = "left"


class ComeBack(Command, frozen=True):
    """Somebody who has left plays on from now, with his role and all that he carries."""

    player: int


class Arrive(Command, frozen=True):
    """A latecomer takes a card and a seat, clockwise behind ``after``: at once before the game, else at the next dawn."""

    name: str
    role: str
    after: int


class ChangeCards(Command, frozen=True):
    """Some really hold other cards than was thought: pairs of a player and his role."""

    cards: tuple[tuple[int, str], ...]


class Override(Command, frozen=True):
    """Set a player alive or dead by the Game Master's word."""

    player: int
    alive: bool


class OverrideToken(Command, frozen=True):
    """Set by the Game Master's word how many tokens of a kind a player carries; 0 takes them from him.

    ``by`` is who has given them (-1: nobody), ``note`` what they are about: of a used ability its act.
    """

    player: int
    kind: str
    count: int = 1
    by: int = -1
    note: str = ""


class Note(Command, frozen=True):
    """Write something into the journal; nothing comes of it (RU-C61)."""

    text: str


class SetClock(Command, frozen=True):
    """Start, stop or move the clock (units: seconds; see ``facts.ClockSet``)."""

    seconds: float
    running: bool
    at: float = 0.0
    deadline: float = 0.0


class ShowNow(Command, frozen=True):
    """Let the projector, which holds what an undo has taken back, show the table as it is."""


class HandOver(Command, frozen=True):
    """Note that the game goes on elsewhere: it was written into this file, for another laptop."""

    file: str


class TakeOver(Command, frozen=True):
    """Go on with a game that another laptop has handed over, in the languages spoken and shown there."""

    spoken: str
    shown: str = ""


CLOCKWORK: tuple[type[Command], ...] = (SetClock, ShowNow, HandOver, TakeOver)
"""Commands that undo passes over: they change nothing in the game."""

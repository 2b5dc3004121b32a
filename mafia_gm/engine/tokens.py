"""What a player carries: marks, wards, lost lives, spent uses; memory is a token, and so is in the log."""

from __future__ import annotations

import msgspec

from mafia_gm.engine.phases import DAYS

SPENT = "spent"
"""Kind of the token for a used once-only act; its ``note`` is the act's key."""
AWAY = "away"
"""Kind of the token of a player who is out of town: the kernel does not wake him, call him or let him vote."""
DAWN, DUSK, BATCH = "dawn", "dusk", "batch"
"""Values of ``Token.until``: gone when the next dawn breaks, the next night falls, the batch closes."""

HOLDER, GIVER = "holder", "giver"
"""Values of ``Kind.card``."""


class Token(msgspec.Struct, frozen=True, gc=False):
    """One thing a player carries: ``kind`` names it, ``by`` is the player who gave it (-1: nobody)."""

    kind: str
    holder: int
    by: int = -1
    count: int = 1
    until: str = ""
    note: str = ""


class Kind(msgspec.Struct, frozen=True):
    """A kind of token that a role hands out (``Role.tokens``).

    ``look`` is the look of its chip on the circle, one of the theme's (empty: a seat shows none); ``round`` is
    the count after which it begins anew: of marks of which every second one kills, the third is a first one.
    ``until`` is how long one lasts that the Game Master hands out himself. ``card`` says with whose card it goes
    when somebody turns out to hold another one: the holder's (``HOLDER``: a vest), the giver's (``GIVER``: a ward),
    or nobody's, for what was done to somebody stays done. ``by_hand`` are the kinds that the Game Master may set by
    his own word. ``by_day`` is one that goes at dusk and matters until then; the others that go at dusk only tell
    of the night that is over.
    """

    key: str
    look: str = ""
    round: int = 0
    until: str = ""
    card: str = ""
    by_hand: bool = False
    by_day: bool = False

    def matters(self, token: Token, phase: str) -> bool:
        """Does a token of this kind still matter in this phase, and not only tell of the night that is over?"""
        return token.until != DUSK or phase not in DAYS or self.by_day

    @property
    def most(self) -> int:
        """Return how many a player can carry: one, or several of a kind that is counted."""
        return 9 if self.round else 1

    def place(self, count: int) -> int:
        """Return how many of the round's tokens a count is."""
        return (count - 1) % self.round + 1 if self.round else count

    def is_full(self, count: int) -> bool:
        """Has the count just filled a round?"""
        return bool(self.round) and count % self.round == 0

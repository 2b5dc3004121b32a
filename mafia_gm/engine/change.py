"""What can be otherwise if other steps had followed: a death, an answer, an announcement, a vote, somebody, the end."""

from __future__ import annotations

import msgspec

from mafia_gm.engine import facts as f
from mafia_gm.engine.prompts import Prompt
from mafia_gm.engine.ruleset import Notice
from mafia_gm.engine.table import Player
from mafia_gm.engine.tokens import Token


class Death(msgspec.Struct, frozen=True):
    """How and when somebody went out of the game."""

    step: int
    phase: str
    phase_number: int
    cause: str


class Change(msgspec.Struct, frozen=True):
    """Something that differs at a step, 0: as things stand now; ``was`` and ``now`` say what, None: nothing."""

    step: int
    phase: str
    phase_number: int


class Dies(Change, frozen=True):
    """A player's death: ``was`` without ``now`` lives, ``now`` without ``was`` dies, both: otherwise or at another time."""

    player: int
    was: Death | None
    now: Death | None


class Told(Change, frozen=True):
    """An answer that was shown to ``by`` (-1: the group) for his question; the step's place is where it was shown."""

    act: str
    by: int
    was: f.Answered
    now: f.Answered | None


class Noticed(Change, frozen=True):
    """What was told to ``player`` in private (RU-A8, RU-A9)."""

    player: int
    was: tuple[Notice, ...]
    now: tuple[Notice, ...]


class Announces(Change, frozen=True):
    """What the table was told at a step, and would have been told."""

    was: tuple[f.Announced, ...]
    now: tuple[f.Announced, ...]


class Votes(Change, frozen=True):
    """The result of a vote: who led when it was closed."""

    was: f.VoteClosed | None
    now: f.VoteClosed | None


class Executes(Change, frozen=True):
    """The player on whom a verdict was carried out (-1: nobody)."""

    was: int
    now: int


class Becomes(Change, frozen=True):
    """A player's name, card or side, as things stand now."""

    player: int
    was: Player
    now: Player


class Carries(Change, frozen=True):
    """What lies on a player who is in the game, as things stand now: of a kind that is counted, its place in the round."""

    player: int
    was: tuple[Token, ...]
    now: tuple[Token, ...]


class Sits(Change, frozen=True):
    """Who sits, as things stand now, on the seats that have somebody else, clockwise: ``was`` and ``now``."""

    was: tuple[int, ...]
    now: tuple[int, ...]


class Ends(Change, frozen=True):
    """How the game has ended, or that it goes on."""

    was: f.Ended | None
    now: f.Ended | None


class Asks(Change, frozen=True):
    """Where the game stands: the question that comes next (None: there is none), and the phase ``was_phase``."""

    was: Prompt | None
    now: Prompt | None
    was_phase: str
    was_number: int

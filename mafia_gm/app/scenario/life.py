"""What happens at a scenario's table beside the game: who leaves, comes late or back, holds another card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.app.scenario.play import Play, WrongWord
from mafia_gm.engine import commands as c

if TYPE_CHECKING:
    from collections.abc import Callable


def leave(play: Play, rest: tuple[str, ...]) -> None:
    reason = rest[-1] if rest and rest[-1] not in play.seats else "left"
    play.do(*(c.Leave(play.seat(word), reason) for word in rest if word != reason))


def override(play: Play, rest: tuple[str, ...]) -> None:
    if len(rest) != 2 or rest[1] not in {"alive", "dead"}:
        raise WrongWord("override needs a seat and alive or dead")
    play.do(c.Override(play.seat(rest[0]), rest[1] == "alive"))


def arrive(play: Play, rest: tuple[str, ...]) -> None:
    """``arrive H doctor after B``: a latecomer; his seat is the next letter."""
    if len(rest) != 4 or rest[2] != "after":
        raise WrongWord("arrive needs a seat, a role, 'after' and a seat")
    play.do(c.Arrive(rest[0], rest[1], play.seat(rest[3])))
    play.seat_newcomer(rest[0])


def cards(play: Play, rest: tuple[str, ...]) -> None:
    """``cards A doctor B citizen``: what they really hold."""
    if not rest or len(rest) % 2:
        raise WrongWord("cards needs a seat and a role, or several")
    pairs = zip(rest[::2], rest[1::2], strict=True)
    play.do(c.ChangeCards(tuple([(play.seat(seat), role) for seat, role in pairs])))


def set_token(play: Play, rest: tuple[str, ...]) -> None:
    """``set B mark 2``, ``set B ward by C``, ``set B spent doctor.heals``, ``set B away none``."""
    if len(rest) < 2:
        raise WrongWord("set needs a seat and a kind of token")
    seat, kind, more = play.seat(rest[0]), rest[1], rest[2:]
    taken = more[-1:] == ("none",)
    more = more[:-1] if taken else more
    count, by, note = 1, -1, ""
    if more[:1] == ("by",) and len(more) > 1:
        by = play.seat(more[1])
    elif more and more[0].isdigit():
        count = int(more[0])
    elif more:
        note = more[0]
    play.do(c.OverrideToken(seat, kind, 0 if taken else count, by, note))


WORDS: dict[str, Callable[[Play, tuple[str, ...]], None]] = {
    "leave": leave,
    "back": lambda play, rest: play.do(*(c.ComeBack(player) for player in play.players(rest))),
    "arrive": arrive,
    "cards": cards,
    "set": set_token,
    "override": override,
    "swap": lambda play, rest: play.do(c.SwapSeats(*play.players(rest))),
}

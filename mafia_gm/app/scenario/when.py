"""The ``when`` part of a scenario: what the Game Master does, word by word."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mafia_gm.app.scenario import life
from mafia_gm.app.scenario.play import Play, WrongWord
from mafia_gm.engine import commands as c
from mafia_gm.engine.calls import waiting
from mafia_gm.engine.decide import Refused
from mafia_gm.engine.prompts import HANDS, prompts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mafia_gm.engine.ruleset import Rules


class Refusal(AssertionError):  # noqa: N818 - a difference found, said in words
    """A command was refused that should not have been, or the other way round."""


class Atom(NamedTuple):
    """One thing to do: its words, the reason key for which it must be refused, when an order came in."""

    words: tuple[str, ...]
    refused: str = ""
    arrival: float = 0.0

    def __str__(self) -> str:
        return " ".join(self.words) + (f" @{self.arrival:g}" if self.arrival else "")


def atoms(rules: Rules, when: Sequence[str]) -> list[Atom]:
    """Return what the lines of ``when`` ask for, ballots one by one; raises ``WrongWord``."""
    found = []
    for line in when:
        refused, text = "", line
        if line.startswith("refused "):
            reason, colon, text = line.removeprefix("refused ").partition(":")
            refused = reason.strip()
            if not colon or not refused:
                raise WrongWord(f"{line!r} must be like 'refused reason: command'")
        words, arrival = _timed(tuple(text.split()))
        if not words or not _is_known(rules, words) or (arrival and is_word(words)):
            raise WrongWord(f"nothing is meant by {line!r}")
        if words[0] in {"vote", "abstain"} and not refused:
            found += [Atom((words[0], word)) for word in words[1:]]
        else:
            found.append(Atom(words, refused, arrival))
    return found


def _timed(words: tuple[str, ...]) -> tuple[tuple[str, ...], float]:
    """Split the time of arrival from an order: ``doctor F @2``."""
    if not words or not words[-1].startswith("@"):
        return words, 0.0
    if not words[-1][1:].isdigit():
        raise WrongWord(f"{words[-1]!r} is no time like @2")
    return words[:-1], float(words[-1][1:])


def is_word(words: tuple[str, ...]) -> bool:
    """Is this a word of every game, and not one for an act of the rule set?"""
    return words[0] in _WORDS or words[:2] in _TWO_WORDS


def _is_known(rules: Rules, words: tuple[str, ...]) -> bool:
    if is_word(words):
        return True
    who = words[0].partition("/")[0]
    who = rules.what.shorthand.get(who, who)
    return who in rules.acts or any(act.owner == who for act in rules.acts.values())


def carry_out(play: Play, atom: Atom) -> None:
    """Do what the atom says; raises ``Refusal`` when the rules answer otherwise than it expects."""
    two = _TWO_WORDS.get(atom.words[:2])
    one = _WORDS.get(atom.words[0])
    try:
        if two is not None:
            two(play, atom.words[2:])
        elif one is not None:
            one(play, atom.words[1:])
        else:
            _act(play, atom.words, atom.arrival)
    except Refused as said:
        if said.reason != atom.refused:
            raise Refusal(f"{atom}: refused {said.reason}") from None
    else:
        if atom.refused:
            raise Refusal(f"{atom}: not refused {atom.refused}")


# --- the words --------------------------------------------------------------------------------------------


def _act(play: Play, words: tuple[str, ...], arrival: float) -> None:
    act, by = play.act(words[0])
    rest = words[1:]
    if not rest or rest in {("none",), ("no",)}:
        play.do(c.Reply(act.key, by, arrival=arrival))
    elif all(word in play.seats for word in rest):
        play.do(c.Reply(act.key, by, picks=play.players(rest), arrival=arrival))
    else:
        play.do(c.Reply(act.key, by, choice="_".join(rest), arrival=arrival))


def _dawn(play: Play, _: tuple[str, ...]) -> None:
    may_end = play.rules.what.may_end(play.rules.options)
    while not may_end and (calls := waiting(play.rules, play.table)):
        play.do(*(c.Reply(call.act.key, call.by) for call in calls))
    play.do(c.Dawn())


def _morning(play: Play, rest: tuple[str, ...]) -> None:
    _dawn(play, rest)
    play.do(c.Announce())


def _open(play: Play, rest: tuple[str, ...]) -> None:
    effect = rest[0] if rest and rest[0] in {c.CHECK, c.ELIMINATION} else ""
    rest = rest[1:] if effect else rest
    secret = bool(rest) and rest[0] == "secret"
    play.do(c.OpenVote(effect, play.players(rest[1:] if secret else rest), secret))


def _vote(play: Play, rest: tuple[str, ...]) -> None:
    if _approves(play):
        play.do(*(_approval(play, word) for word in rest))
        return
    if play.table.phase == "debate":
        play.do(c.OpenVote())
    play.do(*(c.Vote((play.pair(word),)) for word in rest))


def _approves(play: Play) -> bool:
    """Does a voter name all whom he wants hanged, from the first nomination on?"""
    return c.Approve in play.rules.what.handles


def _approval(play: Play, word: str) -> c.Command:
    """Return the vote of ``A>B,C``, or of ``A>none``."""
    voter, arrow, candidates = word.partition(">")
    if not arrow:
        raise WrongWord(f"{word!r} is no vote like A>B,C")
    return c.Approve(play.seat(voter), play.players(candidates.split(",")))


def _retract(play: Play, rest: tuple[str, ...]) -> None:
    for voter in play.players(rest):
        play.do(c.Approve(voter) if _approves(play) else c.Vote(((voter, -2),)))


def _abstain(play: Play, rest: tuple[str, ...]) -> None:
    if play.table.phase == "debate":
        play.do(c.OpenVote())
    play.do(*(c.Vote(((voter, -1),)) for voter in play.players(rest)))


def _hands(play: Play, rest: tuple[str, ...]) -> None:
    if not rest:
        raise WrongWord("hands needs the seat they are for")
    if play.table.phase == "debate":
        _defence(play, ())
    if play.table.phase == "defence":
        play.do(c.OpenVote())
    late = rest.index("late") if "late" in rest else len(rest)
    play.do(c.CountHands(play.seat(rest[0]), play.players(rest[1:late]), play.players(rest[late + 1 :])))


def _defence(play: Play, _: tuple[str, ...]) -> None:
    named = play.rules.what.named(play.table)
    if not named:
        raise WrongWord("nobody is nominated")
    play.do(c.GiveFloor(named[0]))


def _close(play: Play, _: tuple[str, ...]) -> None:
    while hands := [ask for ask in prompts(play.rules, play.table) if ask.act == HANDS]:
        play.do(c.CountHands(hands[0].by))
    ballots = play.table.ballots
    asked = {voter for voter, _ in ballots.cast} if ballots else set()
    silent = tuple((voter, -1) for voter in play.table.seated(play.table.in_town()) if voter not in asked)
    asks = play.table.phase == "voting" and not _approves(play)
    if ballots and silent and asks and not ballots.counted:
        play.do(c.Vote(silent))
    play.do(c.CloseVote())


def _execute(play: Play, rest: tuple[str, ...]) -> None:
    if play.table.ballots is not None and not play.table.ballots.closed:
        _close(play, ())
    play.do(c.Execute(*play.players(rest)))


def _accuse(play: Play, rest: tuple[str, ...]) -> None:
    play.do(*(c.Accuse(*play.pair(word)) for word in rest))


def _withdraw(play: Play, rest: tuple[str, ...]) -> None:
    play.do(*(c.Accuse(*play.pair(word), withdrawn=True) for word in rest))


_WORDS: dict[str, Callable[[Play, tuple[str, ...]], None]] = {
    **life.WORDS,
    "begin": lambda play, _: play.do(c.Begin()),
    "dawn": _dawn,
    "morning": _morning,
    "announce": lambda play, _: play.do(c.Announce()),
    "story": lambda play, rest: play.do(c.Write(" ".join(rest))),
    "seance": lambda play, rest: play.do(c.Seance(play.seat(" ".join(rest[:1])), " ".join(rest[1:]))),
    "note": lambda play, rest: play.do(c.Note(" ".join(rest))),
    "statistics": lambda play, _: play.do(c.TellStatistics()),
    "open": _open,
    "vote": _vote,
    "abstain": _abstain,
    "retract": _retract,
    "close": _close,
    "count": lambda play, _: play.do(c.CloseVote()),
    "later": lambda _play, _: None,
    "execute": _execute,
    "cancel": lambda play, _: play.do(c.CancelVote()),
    "reopen": lambda play, rest: play.do(c.Reopen(play.players(rest))),
    "defence": _defence,
    "floor": lambda play, rest: play.do(*(c.GiveFloor(player) for player in play.players(rest))),
    "hands": _hands,
    "accuse": _accuse,
    "withdraw": _withdraw,
    "end": lambda play, _: play.do(c.EndGame()),
    "stop": lambda play, _: play.do(c.StopGame()),
    "reveal": lambda play, rest: play.do(*(c.Reveal(player) for player in play.players(rest) or (-1,))),
}
_TWO_WORDS: dict[tuple[str, ...], Callable[[Play, tuple[str, ...]], None]] = {
    ("initial", "statistics"): lambda play, _: play.do(c.TellStatistics(initial=True)),
    ("close", "day"): lambda play, _: play.do(c.CloseDay()),
    ("play", "on"): lambda play, _: play.do(c.PlayOn()),
    ("seance", "denied"): lambda play, rest: play.do(
        *(c.Seance(player, granted=False) for player in play.players(rest))
    ),
}

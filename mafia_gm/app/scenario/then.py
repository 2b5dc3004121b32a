"""The ``then`` part of a scenario: what must be so, word by word; each answers what is so instead, or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.app.scenario import asked, heard
from mafia_gm.app.scenario.asked import same
from mafia_gm.app.scenario.play import Play, WrongWord
from mafia_gm.engine import facts as f
from mafia_gm.engine.life import LEAVING

if TYPE_CHECKING:
    from collections.abc import Callable


DAY = ("debate", "defence", "voting", "verdict")


def differs(play: Play, line: str) -> str:
    """Return what is so instead of what the line says, or an empty text; raises ``WrongWord``."""
    words = line.split()
    if words and words[0] in play.seats:
        words = [words[-1], *words[:-1]]  # "B C away" as well as "away B C"
    look = _look(play, words[0]) if words else None
    if look is None:
        raise WrongWord(f"nothing is meant by {line!r}")
    try:
        found = look(play, words[1:])
    except WrongWord:
        raise
    except (LookupError, ValueError):
        raise WrongWord(f"{line!r} has too few words, or a wrong one") from None
    return "" if not found else f"{line}: {found}"


def _look(play: Play, word: str) -> Callable[[Play, list[str]], str] | None:
    """Return what looks after a word; the kind of a token asks who carries one."""
    return _LOOKS.get(word) or (asked.carriers(word) if word in play.rules.kinds else None)


# --- life and death -----------------------------------------------------------------------------------------


def _dead(play: Play, words: list[str]) -> str:
    """Who died since the start, in seat order; who left is not among them, unless leaving is a death."""
    left = () if play.rules.what.leaving_is_death else LEAVING
    began = dict(enumerate(play.start.players))
    died = [
        p.id
        for p in play.table.people()
        if not p.alive and (p.id not in began or began[p.id].alive) and not (p.left and p.gone in left)
    ]
    wanted = play.table.seated(play.players(words))
    return same(play.say(wanted), play.say(died))


def _away(play: Play, words: list[str]) -> str:
    wanted = play.table.seated(play.players(words))
    return same(play.say(wanted), play.say(play.table.seated(play.table.away())))


def _stats(play: Play, words: list[str]) -> str:
    return same(" ".join(words), "-".join(map(str, play.table.statistics(play.rules.sides))))


def _game(play: Play, words: list[str]) -> str:
    over = play.table.ended is not None or play.rules.what.victory(play.table) is not None
    if words not in (["on"], ["over"]):
        raise WrongWord("a game is on or over")
    return same(words[0], "over" if over else "on")


def _wins(play: Play, words: list[str]) -> str:
    ended = play.table.ended or play.rules.what.victory(play.table)
    return same(" ".join(words), ended.outcome if ended else "nobody yet")


def _winners(play: Play, words: list[str]) -> str:
    ended = play.table.ended or play.rules.what.victory(play.table)
    if ended is None:
        return "nobody yet"
    wanted = play.table.seated(play.players(words))
    return same(play.say(wanted), play.say(play.table.seated(ended.winners)))


# --- where the game stands ----------------------------------------------------------------------------------


def _phase(play: Play, words: list[str]) -> str:
    phase = "day" if words[0] == "day" and play.table.phase in DAY else play.table.phase
    found = [phase, str(play.table.number)]
    return same(" ".join(words), " ".join(found[: len(words)]))


def _votes(play: Play, words: list[str]) -> str:
    ballots = play.table.ballots
    tally = ballots.tally() if ballots else {}
    found = {play.names[player]: str(votes) for player, votes in tally.items()}
    wanted = dict(zip(words[::2], words[1::2], strict=True)) if words != ["none"] else {}
    return "" if wanted == found else " ".join(f"{k} {v}" for k, v in sorted(found.items())) or "none"


def _leads(play: Play, words: list[str]) -> str:
    ballots = play.table.ballots
    found = play.table.seated(ballots.leaders) if ballots else ()
    return same(play.say(play.table.seated(play.players(words))), play.say(found))


def _candidates(play: Play, words: list[str]) -> str:
    ballots = play.table.ballots
    return same(" ".join(words), play.say(ballots.candidates) if ballots else "no vote is open")


def _effect(play: Play, words: list[str]) -> str:
    return same(" ".join(words), play.table.ballots.effect if play.table.ballots else "no vote is open")


def _speaks(play: Play, words: list[str]) -> str:
    speaker = play.table.speaker
    return same(" ".join(words), play.names[speaker] if speaker >= 0 else "none")


def _nominees(play: Play, words: list[str]) -> str:
    return same(" ".join(words), play.say(play.rules.what.named(play.table)))


def _late(play: Play, words: list[str]) -> str:
    """``late X``: whose hands went up too late in this scenario, in the order in which they were noted."""
    late = [player for fact in play.facts if type(fact) is f.HandsCounted for player in fact.late]
    return same(" ".join(words), play.say(late))


def _no(play: Play, words: list[str]) -> str:
    """``no prompt second``, ``no may madman``, ``no announced KEY``, ``no notice A``: the contrary."""
    if not words or words[0] not in {"prompt", "may", "announced", "notice", "pass"}:
        raise WrongWord("'no' goes with prompt, may, announced, notice or pass")
    return "" if _LOOKS[words[0]](play, words[1:]) else "it is so"


_LOOKS: dict[str, Callable[[Play, list[str]], str]] = {
    "dead": _dead,
    "away": _away,
    "stats": _stats,
    "game": _game,
    "wins": _wins,
    "winners": _winners,
    "told": heard.told,
    "checked": heard.told,
    "shown": heard.shown,
    "announced": heard.announced,
    "lines": heard.lines,
    "killers": heard.killers,
    "notice": heard.notice,
    "drawn": heard.drawn,
    "voided": heard.voided,
    "side": lambda play, words: same(words[1], play.table[play.seat(words[0])].side),
    "public": heard.public,
    "phase": _phase,
    "votes": _votes,
    "leads": _leads,
    "candidates": _candidates,
    "effect": _effect,
    "nominees": _nominees,
    "speaks": _speaks,
    "late": _late,
    "expected": lambda play, words: same(
        " ".join(words), " ".join(one.name for one in play.table.expected) or "none"
    ),
    "number": lambda play, words: same(words[1], str(play.table[play.seat(words[0])].number)),
    "role": lambda play, words: same(words[1], play.table[play.seat(words[0])].role),
    "seats": lambda play, words: same(" ".join(words), play.say(play.table.ring)),
    "seconds": lambda play, words: same(words[0], str(play.rules.what.seconds(play.table))),
    "prompt": asked.prompt,
    "may": asked.may,
    "no": _no,
    "calls": asked.calls,
    "bluff": asked.bluff,
    "pass": asked.pass_,
    "legal": asked.legal,
    "awake": asked.awake,
    "decider": asked.decider,
    "marks": asked.marks,
    "lives": asked.lives,
    "spent": asked.spent,
}

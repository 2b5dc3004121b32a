"""What a scenario's ``then`` says of questions, and of what players carry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.app.scenario.play import Play, WrongWord
from mafia_gm.engine.prompts import interrupts, prompts, steps
from mafia_gm.engine.tokens import SPENT

if TYPE_CHECKING:
    from collections.abc import Callable

    from mafia_gm.engine.prompts import Prompt


def same(wanted: str, found: str) -> str:
    """Return what was found where it is not what was wanted."""
    return "" if wanted == found else found


# --- questions ----------------------------------------------------------------------------------------------


def prompt(play: Play, words: list[str]) -> str:
    """``prompt end.confirm``, ``prompt second``: is the question open?"""
    waiting = [step.act for step in prompts(play.rules, play.table)]
    return "" if _key(play, words[0]) in waiting else " ".join(dict.fromkeys(waiting)) or "none"


def may(play: Play, words: list[str]) -> str:
    """``may madman``: could the ability be declared now?"""
    able = [prompt.act for prompt in interrupts(play.rules, play.table)]
    return "" if _key(play, words[0]) in able else " ".join(able) or "none"


def calls(play: Play, words: list[str]) -> str:
    """``calls town.sleeps mafia.shoots …``: whom the Game Master calls tonight, in order."""
    return same(" ".join(words), " ".join(step.act for step in steps(play.rules, play.table)))


def bluff(play: Play, words: list[str]) -> str:
    """``bluff doctor dead``: the call is only heard, and why; ``none`` for a real question."""
    return same(words[1], _step(play, words[0]).bluff or "none")


def pass_(play: Play, words: list[str]) -> str:
    return "" if _step(play, words[0]).may_pass else "somebody must be chosen"


def legal(play: Play, words: list[str]) -> str:
    return same(" ".join(words[1:]), play.say(_step(play, words[0]).legal))


def awake(play: Play, words: list[str]) -> str:
    wanted = play.table.seated(play.players(words[1:]))
    return same(play.say(wanted), play.say(play.table.seated(_step(play, words[0]).awake)))


def decider(play: Play, words: list[str]) -> str:
    decider = _step(play, words[0]).decider
    return same(words[1], play.names[decider] if decider >= 0 else "none")


def _key(play: Play, word: str) -> str:
    try:
        return play.act(word)[0].key
    except WrongWord:
        return word


def _step(play: Play, word: str) -> Prompt:
    act, by = play.act(word)
    for prompt in (*steps(play.rules, play.table), *interrupts(play.rules, play.table)):
        if prompt.act == act.key and prompt.by == by:
            return prompt
    raise WrongWord(f"{word} is not asked")


# --- what players carry -------------------------------------------------------------------------------------


def marks(play: Play, words: list[str]) -> str:
    return same(words[1], str(play.table.count("mark", play.seat(words[0]))))


def lives(play: Play, words: list[str]) -> str:
    return same(words[1], "1" if play.table.has("lost_life", play.seat(words[0])) else "2")


def spent(play: Play, words: list[str]) -> str:
    wanted = play.table.seated(play.players(words))
    found = {token.holder for token in play.table.tokens if token.kind == SPENT}
    return same(play.say(wanted), play.say(play.table.seated(found)))


def carriers(kind: str) -> Callable[[Play, list[str]], str]:
    def look(play: Play, words: list[str]) -> str:
        wanted = play.table.seated(play.players(words))
        found = {token.holder for token in play.table.tokens if token.kind == kind}
        return same(play.say(wanted), play.say(play.table.seated(found)))

    return look

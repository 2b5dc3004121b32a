"""What a correction would change, in words: for each kind of change what it is about, what it was and would be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from mafia_gm.engine import change as ch
from mafia_gm.engine.tokens import SPENT

if TYPE_CHECKING:
    from collections.abc import Callable

    from mafia_gm.engine import facts as f
    from mafia_gm.engine.ruleset import Notice
    from mafia_gm.engine.table import Player, Table
    from mafia_gm.engine.tokens import Token
    from mafia_gm.narration.correction import CorrectionWords

DEATHS, ANSWERS, ALOUD, VOTES = "deaths", "answers", "aloud", "votes"
PEOPLE, TOKENS, END, NEXT = "people", "tokens", "end", "next"
KINDS: Final = (DEATHS, ANSWERS, ALOUD, VOTES, PEOPLE, TOKENS, END, NEXT)
"""What can be otherwise, in the order in which it is told."""


class Difference(NamedTuple):
    """Something that would be otherwise: of which kind, about whom or what, what it was and what it would be."""

    kind: str
    about: str
    was: str
    now: str


class Tables(NamedTuple):
    """The table as it is, and the one that would be."""

    was: Table
    now: Table


def told(words: CorrectionWords, change: ch.Change, tables: Tables) -> Difference:
    """Return a change in words."""
    return _TELL[type(change)](words, change, tables)


def _dies(words: CorrectionWords, change: ch.Dies, tables: Tables) -> Difference:
    about = _someone(change.player, tables)
    return Difference(DEATHS, about, _fate(words, change.was), _fate(words, change.now))


def _fate(words: CorrectionWords, death: ch.Death | None) -> str:
    if death is None:
        return words.texts.line("correction", "lives")
    return words.texts.line("correction", "dies", cause=words.cause(death.cause), when=_when(words, death))


def _answers(words: CorrectionWords, change: ch.Told, tables: Tables) -> Difference:
    title = words.texts.line("acts", change.act, "title", role="")
    about = f"{title} · {_someone(change.by, tables)}" if change.by >= 0 else title
    now = words.brief(change.now, tables.now, "journal") if change.now is not None else _nothing(words)
    return Difference(ANSWERS, about, words.brief(change.was, tables.was, "journal"), now)


def _noticed(words: CorrectionWords, change: ch.Noticed, tables: Tables) -> Difference:
    about = f"{_someone(change.player, tables)} · {_when(words, change)}"
    was, now = _notices(words, change.was, tables.was), _notices(words, change.now, tables.now)
    return Difference(ANSWERS, about, was, now)


def _notices(words: CorrectionWords, notices: tuple[Notice, ...], table: Table) -> str:
    return " ".join(words.notice(one, table) for one in notices) or _nothing(words)


def _announces(words: CorrectionWords, change: ch.Announces, tables: Tables) -> Difference:
    was, now = _aloud(words, change.was, tables.was), _aloud(words, change.now, tables.now)
    return Difference(ALOUD, _when(words, change), was, now)


def _aloud(words: CorrectionWords, said: tuple[f.Announced, ...], table: Table) -> str:
    return " · ".join(words.shown(one, table) for one in said) or _nothing(words)


def _votes(words: CorrectionWords, change: ch.Votes, tables: Tables) -> Difference:
    about = _about_vote(words, "CloseVote", change)
    return Difference(VOTES, about, _led(words, change.was, tables.was), _led(words, change.now, tables.now))


def _about_vote(words: CorrectionWords, command: str, change: ch.Change) -> str:
    """Return what was done on which day; the part of the day is in the words for it."""
    return (
        f"{words.texts.line('commands', command)} · {words.public.phase(change.phase, change.phase_number)}"
    )


def _led(words: CorrectionWords, closed: f.VoteClosed | None, table: Table) -> str:
    return words.names(table, closed.leaders) if closed is not None else _nothing(words)


def _executes(words: CorrectionWords, change: ch.Executes, tables: Tables) -> Difference:
    about = _about_vote(words, "Execute", change)
    was, now = (
        words.names(table, (player,) if player >= 0 else ())
        for player, table in ((change.was, tables.was), (change.now, tables.now))
    )
    return Difference(VOTES, about, was, now)


def _becomes(words: CorrectionWords, change: ch.Becomes, tables: Tables) -> Difference:
    renamed = change.was.name != change.now.name
    was, now = (_card(words, player, named=renamed) for player in (change.was, change.now))
    return Difference(PEOPLE, _someone(change.player, tables), was, now)


def _card(words: CorrectionWords, player: Player, *, named: bool) -> str:
    card = f"{words.role(player.role)}, {words.side(player.side)}" if player.role else _nothing(words)
    return f"{player.name} · {card}" if named else card


def _carries(words: CorrectionWords, change: ch.Carries, tables: Tables) -> Difference:
    was, now = _lying(words, change.was, tables.was), _lying(words, change.now, tables.now)
    return Difference(TOKENS, _someone(change.player, tables), was, now)


def _lying(words: CorrectionWords, tokens: tuple[Token, ...], table: Table) -> str:
    return ", ".join(dict.fromkeys(_chip(words, one, table) for one in tokens)) or _nothing(words)


def _chip(words: CorrectionWords, token: Token, table: Table) -> str:
    """Return a token as its chip says it; of a used ability which one it is."""
    line, holder = words.texts.line, words.name(table, token.holder)
    way = words.texts.maybe("choices", token.note)
    chip = line("chips", token.kind, n=token.count, name=words.name(table, token.by), holder=holder, way=way)
    act = words.texts.maybe("acts", token.note, "title", role="") if token.kind == SPENT else ""
    return f"{chip}: {act}" if act else chip


def _sits(words: CorrectionWords, change: ch.Sits, tables: Tables) -> Difference:
    about = words.texts.line("commands", "SwapSeats")
    return Difference(PEOPLE, about, words.names(tables.was, change.was), words.names(tables.now, change.now))


def _ends(words: CorrectionWords, change: ch.Ends, tables: Tables) -> Difference:
    about = words.texts.line("commands", "EndGame")
    return Difference(
        END, about, _ended(words, change.was, tables.was), _ended(words, change.now, tables.now)
    )


def _ended(words: CorrectionWords, ended: f.Ended | None, table: Table) -> str:
    if ended is None:
        return words.texts.line("correction", "goes_on")
    return f"{words.public.word(f'outcome_{ended.outcome}')}: {words.names(table, ended.winners)}"


def _asks(words: CorrectionWords, change: ch.Asks, tables: Tables) -> Difference:
    was = words.question(change.was, tables.was, (change.was_phase, change.was_number))
    return Difference(NEXT, "", was, words.question(change.now, tables.now))


def _when(words: CorrectionWords, change: ch.Change | ch.Death) -> str:
    return words.phase(change.phase, change.phase_number)


def _nothing(words: CorrectionWords) -> str:
    return words.texts.line("correction", "nothing")


def _someone(player: int, tables: Tables) -> str:
    """Return number and name of somebody who may sit at one of the tables alone."""
    table = tables.was if player < len(tables.was.players) else tables.now
    return f"{table[player].number} {table[player].name}"


_TELL: Final[dict[type[ch.Change], Callable[[CorrectionWords, Any, Tables], Difference]]] = {
    ch.Dies: _dies,
    ch.Told: _answers,
    ch.Noticed: _noticed,
    ch.Announces: _announces,
    ch.Votes: _votes,
    ch.Executes: _executes,
    ch.Becomes: _becomes,
    ch.Carries: _carries,
    ch.Sits: _sits,
    ch.Ends: _ends,
    ch.Asks: _asks,
}

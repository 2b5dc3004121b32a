"""A role is a module of sentences: Role, Group, Act and the four words act, bends, on_own, on_any."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

import msgspec

if TYPE_CHECKING:
    import random

    from mafia_gm.engine.facts import Answered, Attacked, Fact
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Player, Table
    from mafia_gm.engine.tokens import Kind

SEAT: Final = "seat"
TWO_SEATS: Final = "two_seats"
DIRECTION: Final = "direction"
YES_NO: Final = "yes_no"
CHOICE: Final = "choice"
NOTHING: Final = "nothing"
MANY: Final = "many"
"""Any number of players: the hands that are up."""
DAYTIME: Final = frozenset({"day", "vote"})
"""Windows of abilities that declare themselves (``Act.when``)."""
AIMS: Final = frozenset({SEAT, TWO_SEATS, MANY})
"""The picks that point at players."""
KILL: Final = "kill"
SHIFT: Final = "shift"
"""Values of ``Act.aim`` that belong together: a shift moves the kills of its night."""

Forbid: TypeAlias = "Callable[[Table, tuple[Player, ...]], Mapping[int, str]]"
"""(table, who is awake) -> who may not be chosen, each with the reason key."""
Effect: TypeAlias = "Callable[[Table, Player | None, Answered], Iterable[Fact]]"
Told: TypeAlias = "Callable[[Rules, Table, int, int], str]"
"""(rules, table, who asks, about whom) -> what the Game Master shows him; nothing is no answer yet."""
Bend: TypeAlias = "Callable[[Table, Attacked], Iterable[Fact] | None]"
Asked: TypeAlias = "Callable[[Rules, Table], bool]"
Idle: TypeAlias = "Callable[[Table, tuple[Player, ...]], str]"
"""(table, who would wake) -> why the call is only heard tonight, or nothing."""
Draw: TypeAlias = "Callable[[Table, tuple[int, ...], random.Random], str]"
"""(table, picks, where chance comes from) -> what the lot has fallen on, kept in ``Answered.shown``."""
Wakes: TypeAlias = "Callable[[Table], tuple[Player, ...]]"
Offered: TypeAlias = "Callable[[Table], tuple[str, ...]]"
_F = TypeVar("_F", bound=Callable[..., Any])

_CLAUSES = re.compile(r"\b(?:MP|RU|SV)-[A-H]\d+\b")


def clauses(sentence: Callable[..., Any]) -> tuple[str, ...]:
    """Return the rule numbers a sentence's docstring cites."""
    return tuple(dict.fromkeys(_CLAUSES.findall(sentence.__doc__ or "")))


class Act(msgspec.Struct, frozen=True):
    """One thing a role or group does when it is called or declares itself.

    ``when`` is the phase (``night``, ``night_zero``) or a window (``day``, ``vote``); ``uses`` is 0 for any
    number; ``forbids`` say whom it may not choose; ``told`` computes what the Game Master shows at once;
    ``choices`` are answers in words, for an act that points at players beside its picks, ``offered`` those of them
    that are possible now, where that is not all; ``passes`` is the
    ruling by which it may be passed though it is required; ``asked`` says whether the question exists at all
    now, ``idle`` whether it is only heard; ``wakes`` says who is asked where that is not the whole group,
    ``draw`` what is drawn by lot; ``leads_to`` are questions that are asked anew when this one is answered
    otherwise; ``ends_day`` closes the Day after the act; ``aim`` is how the pick looks on the circle (kill,
    heal, check, mark, train, guard, blackmail, shift).
    """

    key: str
    owner: str
    when: str
    pick: str
    effect: Effect
    uses: int = 0
    forbids: tuple[Forbid, ...] = ()
    choices: tuple[str, ...] = ()
    offered: Offered | None = None
    required: bool = True
    passes: str = "allow_pass"
    told: Told | None = None
    asked: Asked | None = None
    idle: Idle | None = None
    wakes: Wakes | None = None
    draw: Draw | None = None
    leads_to: tuple[str, ...] = ()
    ends_day: bool = False
    aim: str = ""
    clauses: tuple[str, ...] = ()
    sentence: str = ""

    def words(self, table: Table) -> tuple[str, ...]:
        """Return the answers in words that are possible now."""
        return self.offered(table) if self.offered is not None else self.choices


class Sentence(msgspec.Struct, frozen=True):
    """A bend or a consequence, with its key and the clauses it carries."""

    key: str
    run: Any
    fact: type[Fact]
    clauses: tuple[str, ...] = ()
    sentence: str = ""


class _Speaker:
    """What can carry sentences: filled by decorators while its module is imported, read only afterwards."""

    def __init__(self, key: str, tokens: tuple[Kind, ...] = ()) -> None:
        self.key = key
        self.tokens = tokens
        self.acts: dict[str, Act] = {}
        self.shields: dict[str, Sentence] = {}
        self.own: dict[type[Fact], list[Sentence]] = {}
        self.any: dict[type[Fact], list[Sentence]] = {}

    def act(self, *, when: str, pick: str, **more: Any) -> Callable[[_F], _F]:
        """Declare "each night he points at one player, who …" (see ``Act`` for the other arguments)."""

        def declare(effect: _F) -> _F:
            key = f"{self.key}.{effect.__name__}"
            self.acts[key] = Act(
                key=key,
                owner=self.key,
                when=when,
                pick=pick,
                effect=effect,
                clauses=clauses(effect),
                sentence=(effect.__doc__ or "").strip(),
                **more,
            )
            return effect

        return declare

    def bends(self, fact: type[Fact]) -> Callable[[_F], _F]:
        """Declare "… does not happen / happens to another instead"; its place is in the rule set's shields."""

        def declare(run: _F) -> _F:
            sentence = self._sentence(run, fact)
            self.shields[sentence.key] = sentence
            return run

        return declare

    def on_own(self, fact: type[Fact]) -> Callable[[_F], _F]:
        """Declare "when *he* dies / is voted out …"."""

        def declare(run: _F) -> _F:
            self.own.setdefault(fact, []).append(self._sentence(run, fact))
            return run

        return declare

    def on_any(self, fact: type[Fact]) -> Callable[[_F], _F]:
        """Declare "whenever *somebody* …"."""

        def declare(run: _F) -> _F:
            self.any.setdefault(fact, []).append(self._sentence(run, fact))
            return run

        return declare

    def _sentence(self, run: Callable[..., Any], fact: type[Fact]) -> Sentence:
        doc = (run.__doc__ or "").strip()
        return Sentence(f"{self.key}.{run.__name__}", run, fact, clauses(run), doc)


class Role(_Speaker):
    """A character: its side, its card, how it looks when checked, and its sentences.

    ``copies`` is how many cards of it exist; ``boss`` marks who is pointed out to his side; ``tokens`` are the
    kinds of tokens it hands out.
    """

    def __init__(
        self,
        key: str,
        *,
        side: str,
        card: str,
        looks: str = "",
        copies: int = 1,
        boss: bool = False,
        tokens: tuple[Kind, ...] = (),
    ) -> None:
        super().__init__(key, tokens)
        self.side = side
        self.card = card
        self.looks = looks or side
        self.copies = copies
        self.boss = boss

    def __repr__(self) -> str:
        return f"Role({self.key})"


class Group(_Speaker):
    """Players who wake and decide together: those of ``side``, or those who hold one of ``roles``.

    A group without either is nobody's: its calls are for everybody to hear. ``joined`` is the kind of token by which
    others have come to a group of roles; its note is the group's key (RU-C15).
    """

    def __init__(
        self,
        key: str,
        *,
        side: str = "",
        roles: tuple[str, ...] = (),
        joined: str = "",
        tokens: tuple[Kind, ...] = (),
    ) -> None:
        super().__init__(key, tokens)
        self.side = side
        self.roles = roles
        self.joined = joined

    @property
    def wakes(self) -> bool:
        """Is there anybody who opens his eyes at its calls?"""
        return bool(self.side or self.roles)

    def awake(self, table: Table) -> tuple[Player, ...]:
        """Return its living members who are in town and can be woken."""
        if not self.roles:
            return table.awake(self.side)
        awake = table.awake_of(self.roles)
        if not self.joined:
            return awake
        others = [table[t.holder] for t in table.tokens if t.kind == self.joined and t.note == self.key]
        return (*awake, *(player for player in others if player.alive))

"""Ruleset: who plays, in what order, by which options; ``under`` compiles it for one table's options."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from mafia_gm.engine.deals import Deal
from mafia_gm.engine.facts import Died, PhaseChanged
from mafia_gm.engine.options import Option, Options
from mafia_gm.engine.role import DAYTIME, KILL
from mafia_gm.engine.tokens import HOLDER, SPENT, Kind

if TYPE_CHECKING:
    from mafia_gm.engine.commands import Command
    from mafia_gm.engine.facts import Fact
    from mafia_gm.engine.phases import Phases
    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.engine.role import Act, Bend, Group, Role, Sentence
    from mafia_gm.engine.table import Table


class Victory(msgspec.Struct, frozen=True):
    """How the game stands at its end: ``outcome`` is a side or ``draw``; ``winners`` are player ids."""

    outcome: str
    winners: tuple[int, ...]
    rule: str = ""


class Notice(msgspec.Struct, frozen=True, gc=False):
    """What the Game Master tells one player in private: a narration key, other players, a word (RU-A8, RU-A9)."""

    player: int
    key: str
    people: tuple[int, ...] = ()
    word: str = ""


Handle: TypeAlias = "Callable[..., Iterable[Fact]]"
"""(rules, table, command) -> facts; where lots are drawn (``draws``) the game's seed is the fourth argument."""


class Ruleset(msgspec.Struct, frozen=True):
    """A game as its rule book has it, before the table has chosen its options."""

    key: str
    name: str
    """The game's own name, the same in every language."""
    sides: tuple[str, ...]
    roles: tuple[Role, ...]
    groups: tuple[Group, ...]
    options: tuple[Option, ...]
    phases: Phases
    calls: Callable[[Options, str], tuple[str, ...]]
    """(options, phase) -> whom the Game Master calls, as act keys in order."""
    effects: Callable[[Options, str], tuple[tuple[str, ...], ...]]
    """(options, phase) -> steps of acts that take effect together."""
    morning: tuple[str, ...]
    """Acts that take effect when the day has broken."""
    shields: Callable[[Options], tuple[Sentence, ...]]
    """What may bend an attempt, in the order in which it does."""
    victory: Callable[[Table], Victory | None]
    survivors: Callable[[Table], tuple[int, ...]]
    """Who wins when the Game Master stops the game."""
    handles: dict[type[Command], Handle]
    """The rule set's own ways of the day."""
    questions: Callable[[Rules, Table], tuple[Prompt, ...]]
    """(rules, table) -> the open questions of the day's phases."""
    ballot: Callable[[Table, int], Prompt]
    """(table, voter) -> the question for whom he votes, open or to be corrected."""
    gate: Callable[[Table, Act, int], str | None]
    """(table, act, holder) -> reason key why an ability cannot be used at this moment, or None."""
    absent: Callable[[Table], tuple[int, ...]]
    """Who is out of town for tonight's reckoning."""
    after_dawn: Callable[[Rules, Table], Iterable[Fact]]
    """What the Game Master announces at dawn, and where the table goes then."""
    after_shot: Callable[[Rules, Table, tuple[int, ...]], Iterable[Fact]]
    """What is announced after a declared ability has killed, and where the table goes then."""
    draws: frozenset[type[Command]] = frozenset()
    """The commands with handles of its own that draw lots."""
    after_night: Callable[[Table], PhaseChanged] = lambda table: PhaseChanged(
        "dawn", table.number + 1, rule="night.ends"
    )
    """Where the table goes when a night is over: to a dawn, or straight into the next night (SV-G06)."""
    first: Callable[[Options], PhaseChanged] = lambda _: PhaseChanged("night_zero", 0)
    """Where the table goes when the cards are dealt (RU-A5, RU-G60)."""
    outfit: Callable[[Table], Iterable[Fact]] = lambda _: ()
    """What the players have from the beginning (RU-B1)."""
    nightfall: Callable[[Table], Iterable[Fact]] | None = None
    """What happens when a Night has fallen, before anybody is called (RU-B1)."""
    by_arrival: bool = False
    """Does a night take effect step by step, within a step in the order in which the orders came in (RU-A6)?"""
    besides: Callable[[Table, int], Iterable[Fact]] = lambda *_: ()
    """(table, step of the night) -> what the step brings beside the answers, after them (RU-C11, RU-C18)."""
    may_end: Callable[[Options], bool] = lambda _: False
    """May a night end though questions are open, as no order was given?"""
    notices: Callable[[Rules, Table], tuple[Notice, ...]] = lambda *_: ()
    """What the Game Master has to tell single players in private now (RU-A8, RU-A9)."""
    knows: Callable[[Table, int], tuple[int, ...]] = lambda *_: ()
    """(table, player) -> whom he is shown together with his card, where some know each other from it (RU-A3)."""
    stands_in: Callable[[Table, str], tuple[int, ...]] | None = None
    """(table, role) -> who is asked for its acts beside those who hold the card (RU-G20)."""
    grounds: dict[str, tuple[str, ...]] = {}
    """Rule numbers of what happens by itself in a reckoning, beside acts and shields: a fact's ``rule`` -> numbers."""
    invented: bool = False
    """Are the recommended sets suggestions of this program's and not of the rule book (RU-E3)?"""
    ahead: int = 1
    """How much the number of a day is above that of the night before it."""
    unasked: Callable[[Table], Iterable[Fact]] = lambda _: ()
    """What a night brings before all answers although nobody was asked: who has left is dead (SV-C10)."""
    statistics: dict[str, bool] = {}
    """Announcements that put the living of each side before the table; are they those of the start (MP-A4)?"""
    named: Callable[[Table], tuple[int, ...]] = lambda _: ()
    """Whom the whole table knows to be up for the vote, in the order in which they speak and are voted on."""
    nominations: Callable[[Table], tuple[Prompt, ...]] = lambda _: ()
    """Who may nominate whom now, where a vote is among the nominees; nobody has to."""
    seconds: Callable[[Table], int] = lambda _: 0
    """To what the clock is preset at this moment: 0 leaves it to the Game Master (SV-C21, SV-G28)."""
    side: Callable[[Options, Role], str] = lambda _, role: role.side
    """(options, role) -> the side its card belongs to, where the table may rule on it (SV-G12)."""
    hands: Callable[[Table, int], Prompt | None] = lambda *_: None
    """(table, candidate) -> the question whose hands are up for him: the next one, or one to be corrected (SV-C22)."""
    leaving_is_death: bool = False
    """Is whoever leaves declared dead like any other (SV-C10)?"""
    as_told: Callable[[Table, str], str] = lambda _, role: role
    """(table, role) -> what the table hears of a role when it is published (RU-A13)."""
    dawn_tells: bool = False
    """Is it told only in the morning who goes by night: no difference is made between the dead (RU-A13, SV-C10, SV-C11)?"""
    leaving: tuple[str, ...] = ()
    """Causes of leaving that the Game Master is asked for, where there are several (SV-C10, SV-C11)."""
    tonight: Callable[[Options, int], Options] = lambda *_: {}
    """(options, players) -> the rulings that follow the number of players, as they will be played (SV-D2, SV-G25)."""
    suited: Callable[[Options, Deal], Deal] = lambda _, deal: deal
    """(options, deal) -> the recommended set as the table's rulings have it (SV-G02)."""
    bonds: Callable[[Table], Iterable[tuple[int, int]]] = lambda _: ()
    """Who would take whom with him if he died now, as pairs, for the circle."""
    landing: Callable[[Table, int, str], int | None] = lambda *_: None
    """(table, aim, choice) -> where an attempt lands that is shifted by this choice, for the circle."""
    deals: tuple[Deal, ...] = ()
    warnings: Callable[[tuple[str, ...]], tuple[str, ...]] = lambda _: ()
    """Reason keys of what is odd about a set (MP-G68); ``no_<side>`` for a side without which nobody can play."""
    limits: tuple[int, int] = (6, 23)
    """Fewest and most players of the recommended sets."""
    shorthand: dict[str, str] = {}
    """Short words of the scenario files for roles and acts."""

    def defaults(self) -> Options:
        """Return every option with its default."""
        return {option.key: option.default for option in self.options}

    def under(self, options: Options | None = None) -> Rules:
        """Compile the rule set for a table's options; missing ones take their defaults.

        Raises ``ValueError`` for an unknown option or a value it does not have.
        """
        chosen = self.defaults()
        known = {option.key: option for option in self.options}
        for key, value in (options or {}).items():
            if key not in known or not known[key].accepts(value):
                message = f"{key}={value}"
                raise ValueError(message)
            chosen[key] = known[key].settled(value)
        return Rules(self, chosen)


class Cast(msgspec.Struct, frozen=True):
    """What the rules hold for the characters of one set and for the groups; see ``Rules``."""

    calls: dict[str, tuple[Act, ...]]
    effects: dict[str, tuple[tuple[Act, ...], ...]]
    morning: tuple[Act, ...]
    day_acts: tuple[Act, ...]
    shields: tuple[tuple[str, Bend], ...]
    any: dict[type[Fact], tuple[tuple[str, Sentence], ...]]


class Rules:
    """A rule set compiled for one table's options; immutable once made."""

    __slots__ = (
        "_side",
        "acts",
        "any",
        "calls",
        "casts",
        "day_acts",
        "effects",
        "groups",
        "kinds",
        "morning",
        "options",
        "own",
        "roles",
        "sentences",
        "shields",
        "sides",
        "waves",
        "what",
    )

    def __init__(self, what: Ruleset, options: Options) -> None:
        """Index the sentences by key and put calls, effects and shields in the order the options want."""
        speakers: tuple[Role | Group, ...] = (*what.roles, *what.groups)
        self.what = what
        self.options = options
        self.roles: dict[str, Role] = {role.key: role for role in what.roles}
        self._side = {role.key: what.side(options, role) for role in what.roles}
        self.sides = tuple(side for side in what.sides if side in self._side.values())
        self.groups: dict[str, Group] = {group.key: group for group in what.groups}
        self.acts: dict[str, Act] = {key: act for who in speakers for key, act in who.acts.items()}
        self.kinds: dict[str, Kind] = {SPENT: Kind(SPENT, look="spent", card=HOLDER, by_hand=True)}
        self.kinds |= {kind.key: kind for who in speakers for kind in who.tokens}
        nights = ("night_zero", "night")
        self.calls: dict[str, tuple[Act, ...]] = {
            phase: tuple(self.acts[key] for key in what.calls(options, phase)) for phase in nights
        }
        self.casts: dict[tuple[str, ...], Cast] = {}
        self.effects: dict[str, tuple[tuple[Act, ...], ...]] = {
            phase: tuple(tuple(self.acts[key] for key in step) for step in what.effects(options, phase))
            for phase in nights
        }
        self.morning = tuple(self.acts[key] for key in what.morning)
        self.day_acts = tuple(act for act in self.acts.values() if act.when in DAYTIME)
        self.shields = tuple((s.key, s.run) for s in what.shields(options))
        self.own: dict[tuple[str, type[Fact]], tuple[Sentence, ...]] = {
            (role.key, fact): tuple(said) for role in what.roles for fact, said in role.own.items()
        }
        self.any: dict[type[Fact], tuple[tuple[str, Sentence], ...]] = {}
        for role in what.roles:
            for fact, said in role.any.items():
                self.any[fact] = (*self.any.get(fact, ()), *((role.key, one) for one in said))
        self.waves = options.get("cascade") == "waves"
        self.sentences: dict[str, tuple[tuple[str, ...], str]] = {
            act.key: (act.clauses, act.sentence) for act in self.acts.values()
        }
        for who in speakers:
            spoken = (*who.own.values(), *who.any.values(), tuple(who.shields.values()))
            for one in (sentence for many in spoken for sentence in many):
                self.sentences[one.key] = (one.clauses, one.sentence)

    def cast(self, roles: tuple[str, ...]) -> Cast:
        """Return what the rules hold for these characters; made once for each set and kept."""
        known = self.casts.get(roles)
        if known is None:
            known = self.casts[roles] = self._cast(frozenset(roles) | self.groups.keys())
        return known

    def _cast(self, speakers: frozenset[str]) -> Cast:
        def of(acts: Iterable[Act]) -> tuple[Act, ...]:
            return tuple(act for act in acts if act.owner in speakers)

        return Cast(
            calls={phase: of(acts) for phase, acts in self.calls.items()},
            effects={phase: tuple(of(step) for step in steps) for phase, steps in self.effects.items()},
            morning=of(self.morning),
            day_acts=of(self.day_acts),
            shields=tuple((key, run) for key, run in self.shields if key.split(".")[0] in speakers),
            any={
                fact: tuple((role, sentence) for role, sentence in said if role in speakers)
                for fact, said in self.any.items()
            },
        )

    def side_of(self, role: str) -> str:
        """Return the side a role's card belongs to."""
        return self._side[role]

    def shots(self, table: Table) -> tuple[int, ...]:
        """Return at whom tonight's killing answers aim, in the order in which they were given."""
        acts = self.acts
        return tuple(a.picks[0] for a in table.answers if a.picks and acts[a.act].aim == KILL)

    def consequences(self, role: str) -> tuple[Sentence, ...]:
        """Return what follows when a holder of the role dies."""
        return self.own.get((role, Died), ())

    def check(self) -> list[str]:
        """Return what is wrong with the declarations: acts never called by any ruling, effects never taken."""
        faults = []
        rulings = [self.options]
        for option in self.what.options:
            rulings += [{**self.options, option.key: value} for value in option.values if not option.order]
        called = {
            key for options in rulings for phase in self.calls for key in self.what.calls(options, phase)
        }
        taken = {act.key for steps in self.effects.values() for step in steps for act in step}
        taken |= {act.key for act in self.morning}
        for act in self.acts.values():
            nightly = act.when in {"night", "night_zero"}
            if nightly and act.key not in called:
                faults.append(f"{act.key} is never called")
            if nightly and act.key not in taken and act.told is None and act.pick != "nothing":
                faults.append(f"{act.key} takes no effect and tells nothing")
        return faults

"""Commands at random, legal and illegal, in any order: taken or refused with words, and the table stays sound after each."""

from __future__ import annotations

import functools
import os
import typing
from typing import TYPE_CHECKING, Any, Final

import msgspec
import pytest
from msgspec.structs import replace

from mafia_gm.app.journal import Step
from mafia_gm.app.ways import ways
from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine import phases as ph
from mafia_gm.engine.decide import Refused, decide, new_table
from mafia_gm.engine.fold import fold, fold_all
from mafia_gm.engine.prompts import interrupts, prompts, steps
from mafia_gm.engine.record import COMMANDS as KINDS
from mafia_gm.engine.record import Do, decoder
from mafia_gm.engine.reveal import reveal
from mafia_gm.engine.tokens import Token
from mafia_gm.narration.lines import Lines
from mafia_gm.rulesets.catalogue import RULESETS
from tests.properties.walks import Walk, check_facts, check_secrets, check_table, refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table

COMMANDS: Final = int(os.environ.get("CAMPAIGN_COMMANDS", "1000000"))
PARTS: Final = 20
A_GAME: Final = 600
"""After how many commands another table sits down."""
ODD: Final = (-2, -1, 99, 1 << 40)
LANGUAGES: Final = ("en", "pl", "ru", "sv")


class Fuzzed(Walk):
    """A table at which anything is asked for."""

    def __init__(self, number: int, game: str) -> None:
        super().__init__(number, game, extras=True)
        acts = self.rules.acts
        self.words = (
            *acts,
            *self.rules.roles,
            *{choice for act in acts.values() for choice in act.choices},
            *("", "left", "safety", "cheated", "deal", "typed", "elimination", "nonsense", " \n", "Żółw 🐢"),
        )
        self.taken = 0
        self.wished: c.Command | None = None

    def wish(self) -> c.Command:
        """Return something legal, something of another moment, something bent, or anything at all."""
        rng, chance = self.rng, self.rng.random()
        if self.table.phase == ph.SETUP and chance < 0.5:
            names = tuple(f"Player {number}" for number in range(1, len(self.roles) + 1))
            return c.Open(names, self.roles, self.cards)
        if chance < 0.4 and self.table.phase != ph.SETUP and self.table.ended is None:
            return self.next_command()
        if chance < 0.5 and self.lines:
            return rng.choice(self.lines)[0]
        if chance < 0.65 and self.lines:
            command = rng.choice(self.lines)[0]
            if fields := type(command).__struct_fields__:
                field = rng.choice(fields)
                return replace(command, **{field: self.value(_types(type(command))[field])})
        kind = rng.choice(KINDS)
        if kind is c.StopGame and rng.random() < 0.9:
            kind = rng.choice(KINDS)  # else few games would be longer than a hundred wishes
        return kind(**{field: self.value(hint) for field, hint in _types(kind).items()})

    def value(self, hint: Any) -> Any:
        """Return any value of a field's type, mostly one that could be meant."""
        inside = typing.get_args(hint)
        if not inside:
            return SINGLE[hint](self)
        if inside[-1] is not ...:
            return tuple(self.value(one) for one in inside)
        return tuple(self.value(inside[0]) for _ in range(self.rng.choice((0, 1, 1, 1, 2, 2, 3, 8))))

    def seat(self) -> int:
        if self.rng.random() < 0.1:
            return self.rng.choice(ODD)
        return self.rng.randrange(-1, len(self.table.players) + 1)

    def word(self) -> str:
        return self.rng.choice(self.words)

    def ask(self) -> None:
        """Ask for one thing; what must hold holds afterwards."""
        command = self.wished = self.wish()
        before = self.table
        try:
            facts = decide(self.rules, before, command, self.seed)
        except Refused as refused:
            need_words(self.rules.what.key, refused, before)
            return
        self.taken += 1
        check_facts(self.rules, before, facts)
        after = fold_all(before, facts)
        check(self.rules, after)
        if self.rng.random() < 0.1:
            check_secrets(self.rules, before, command, after, self.rng)
        if self.rng.random() < 0.05:
            step = Step(1, command, facts, before.phase, before.number)
            check_words(self.rules, after, step, self.rng.choice(LANGUAGES))
        if self.rng.random() < 0.1:
            line: Any = Do(1, command, facts)
            assert decoder().decode(msgspec.json.encode(line)) == line
        self.lines.append((command, facts))
        self.tables.append(after)
        if self.rng.random() < 0.01 or (after.ended is not None and self.rng.random() < 0.5):
            self.tables.append(self.rng.choice(self.tables))  # as undo may lead anywhere


SINGLE: Final[dict[Any, Callable[[Fuzzed], Any]]] = {
    int: Fuzzed.seat,
    str: Fuzzed.word,
    bool: lambda at: at.rng.random() < 0.5,
    float: lambda at: at.rng.choice((0.0, -1.0, 12.5, 1e300)),
}


@functools.cache
def _types(kind: type[c.Command]) -> dict[str, Any]:
    hints = typing.get_type_hints(kind)
    return {field: hints[field] for field in kind.__struct_fields__}


def check(rules: Rules, table: Table) -> None:
    """The table is sound, can be shown, and a game that goes on asks something."""
    check_table(rules, table)
    reveal(rules, table)
    if table.ended is None:
        assert table.phase == ph.SETUP or prompts(rules, table), "nothing is open"
        interrupts(rules, table)
    else:
        assert prompts(rules, table) == ()


def check_words(rules: Rules, table: Table, step: Step, language: str) -> None:
    """The step has its line in the journal, and every question its words."""
    lines = Lines(rules.what.key, language)
    assert lines.journal(step, table)
    lines.heard(step.facts, table)
    lines.why(rules, step.facts, table)
    for ask in (*prompts(rules, table), *interrupts(rules, table), *steps(rules, table)):
        assert lines.title(ask)
        assert lines.say(ask, rules, table) is not None
        assert lines.do(ask, rules, table) is not None


_said: set[tuple[str, str, tuple[str, ...]]] = set()


def need_words(game: str, refused: Refused, table: Table) -> None:
    """A refusal has words in every language, with whatever details it carries."""
    kind = (game, refused.reason, tuple(refused.details))
    if kind in _said:
        return
    _said.add(kind)
    for language in LANGUAGES:
        assert Lines(game, language).reason(refused.reason, table=table, **refused.details), kind


def fuzz(game: str, first: int, count: int) -> int:
    """Ask for so many things at one table after another; return how many were taken."""
    taken, asked, number = 0, 0, first
    while asked < count:
        table = Fuzzed(number, game)
        try:
            for _ in range(min(A_GAME, count - asked)):
                table.ask()
        except BaseException as error:
            error.add_note(f"in fuzzed game {number}: {table.wished}")
            raise
        taken, asked, number = taken + table.taken, asked + A_GAME, number + 1
    return taken


@pytest.mark.parametrize("game", RULESETS)
@pytest.mark.parametrize("part", range(4))
def test_twenty_thousand_commands(game: str, part: int) -> None:
    taken = fuzz(game, part * 1000, 5000)
    assert 1000 < taken < 4500, "legal and illegal ones"


@pytest.mark.campaign
@pytest.mark.parametrize("game", RULESETS)
@pytest.mark.parametrize("part", range(PARTS))
def test_a_million_commands(game: str, part: int) -> None:
    assert fuzz(game, 100_000 + part * COMMANDS, COMMANDS // PARTS)


# --- what has been found so -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", RULESETS)
def test_no_card_is_taken_back_once_the_first_night_has_fallen(game: str) -> None:
    walk = Walk(3, game, options={}, extras=False)
    for _ in walk.play():
        if walk.table.phase in ph.NIGHTS:
            break
    assert refusal(walk.rules, walk.table, c.GiveCard(0, "")) == "wrong_phase"


@pytest.mark.parametrize("arrival", [1e300, 4e10, -1.0])
def test_an_order_of_no_possible_time_has_its_place_and_its_words(arrival: float) -> None:
    walk = Fuzzed(5, "inbox")
    for _ in walk.play():
        if walk.table.phase == ph.NIGHT and any(
            ask.legal and ask.by >= 0 for ask in steps(walk.rules, walk.table)
        ):
            break
    ask = next(ask for ask in steps(walk.rules, walk.table) if ask.legal and ask.by >= 0)
    before = walk.table
    command = c.Reply(ask.act, ask.by, ask.legal[:1], arrival=arrival)
    facts = walk.do(command)
    for language in LANGUAGES:
        step = Step(1, command, facts, before.phase, before.number)
        check_words(walk.rules, walk.table, step, language)
    assert all(answer.arrival >= 0 for answer in walk.table.answers if answer.act == ask.act)


def test_whom_two_railwaymen_send_away_is_away_once() -> None:
    rules = RULESETS["mafia_plus"].under()
    table = new_table(rules)
    for name in "ABCDEFG":
        table = fold(table, f.Seated(name, len(table.players) + 1))
    for railwayman in (0, 1):
        table = fold(table, f.Placed(Token("away", 5, railwayman)))
    assert table.away() == (5,)


def test_a_vote_of_nobody_is_refused() -> None:
    walk = Walk(3, "mafia_plus", options={}, extras=False)
    for _ in walk.play():
        if walk.table.ballots is not None:
            break
    assert refusal(walk.rules, walk.table, c.Vote(())) == "wrong_number_of_picks"


def test_a_vote_on_somebody_who_then_has_not_come_can_be_opened_without_him() -> None:
    walk = Walk(3, "mafia_plus", options={}, extras=False)
    for _ in walk.play():
        if walk.table.phase == ph.DEBATE and not refusal(walk.rules, walk.table, c.OpenVote()):
            break
    here = walk.table.alive[0]
    nobody = len(walk.table.players)
    assert ways(walk.rules, walk.table, c.OpenVote(candidates=(here, nobody)), 3) == (
        (c.OpenVote(candidates=(here,)),),
    )

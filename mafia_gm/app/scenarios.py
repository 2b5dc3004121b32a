"""Scenario files: the rule book's cases as text, read strictly and played in every order of entry."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from mafia_gm.app.scenario.given import position, rulings, seats_of
from mafia_gm.app.scenario.orders import orders
from mafia_gm.app.scenario.play import Play, WrongWord
from mafia_gm.app.scenario.then import differs
from mafia_gm.app.scenario.when import Atom, Refusal, atoms, carry_out
from mafia_gm.rulesets.catalogue import RULESETS

if TYPE_CHECKING:
    from pathlib import Path

    from mafia_gm.engine.ruleset import Ruleset


class ScenarioError(ValueError):
    """A file cannot be understood; the text names the file, the scenario and the field."""


class Scenario(BaseModel):
    """One case: a position, what is done, what must come of it."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    id: str = Field(min_length=1)
    title: str = Field(min_length=1)
    clause: list[str] = []
    """Further rule numbers that the case shows; its id is one already."""
    seats: list[str] = []
    """Without any: those of the file."""
    given: list[str] = []
    when: list[str] = []
    then: list[str] = Field(min_length=1)


class ScenarioFile(BaseModel):
    """A file of scenarios for one rule set."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    ruleset: str
    seats: list[str] = []
    """Who sits where in the scenarios that do not say so themselves."""
    scenario: list[Scenario] = Field(min_length=1)

    def model_post_init(self, _: object) -> None:
        """Seat the scenarios that have no seats of their own."""
        for place, case in enumerate(self.scenario):
            if not case.seats:
                self.scenario[place] = case.model_copy(update={"seats": self.seats})


def load(file: Path) -> ScenarioFile:
    """Read a file; raises ``ScenarioError`` when it is not one."""
    try:
        text = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as wrong:
        raise ScenarioError(f"{file}: {wrong}") from None
    try:
        cases = ScenarioFile.model_validate(text)
    except ValidationError as wrong:
        raise ScenarioError(f"{file}: {_first(wrong, text)}") from None
    if cases.ruleset not in RULESETS:
        raise ScenarioError(f"{file}: ruleset: {cases.ruleset!r} is none of {', '.join(RULESETS)}")
    ids = [case.id for case in cases.scenario]
    if twice := next((name for name in ids if ids.count(name) > 1), ""):
        raise ScenarioError(f"{file}: scenario {twice}: id: stands there twice")
    for case in cases.scenario:
        try:
            prepared(RULESETS[cases.ruleset], case)
        except ScenarioError as wrong:
            raise ScenarioError(f"{file}: {wrong}") from None
    return cases


def _first(wrong: ValidationError, text: dict[str, object]) -> str:
    """Return the first fault with the scenario's id instead of its place, where it has one."""
    fault = wrong.errors()[0]
    where = list(fault["loc"])
    said = f"{': '.join(str(part) for part in where)}: {fault['msg']}"
    cases = text.get("scenario")
    if len(where) > 1 and where[0] == "scenario" and isinstance(where[1], int) and isinstance(cases, list):
        case = cases[where[1]]
        name = case.get("id", where[1] + 1) if isinstance(case, dict) else where[1] + 1
        said = f"scenario {name}: {': '.join(str(part) for part in where[2:])}: {fault['msg']}"
    return said


def prepared(ruleset: Ruleset, case: Scenario) -> tuple[Play, list[Atom]]:
    """Return the play at the scenario's position and what is to be done; raises ``ScenarioError``."""
    field = "given"
    try:
        rules, given = rulings(ruleset, case.given)
        field = "seats"
        seats = seats_of(rules, case.seats)
        field = "given"
        play = position(rules, seats, given)
        field = "when"
        return play, atoms(rules, case.when)
    except WrongWord as wrong:
        raise ScenarioError(f"scenario {case.id}: {field}: {wrong}") from None


def run(ruleset: Ruleset, case: Scenario, *, every_order: bool = True) -> list[str]:
    """Play the scenario and return what differs: nothing when all is as it says.

    What is open at the same time is entered in other orders too and must come to the same. Raises
    ``ScenarioError`` when a word is not understood.
    """
    play, todo = prepared(ruleset, case)
    try:
        start = play.fork()
        differences = _played(play, case, todo)
        if differences or not every_order:
            return differences
        for order in orders(start, todo, case.id):
            other = start.fork()
            differences = _played(other, case, order)
            if not differences and _result(other) != _result(play):
                differences = ["it ends otherwise"]
            if differences:
                return [f"{one} (entered as {', '.join(map(str, order))})" for one in differences]
    except WrongWord as wrong:
        raise ScenarioError(f"scenario {case.id}: {wrong}") from None
    return []


def _played(play: Play, case: Scenario, todo: list[Atom]) -> list[str]:
    try:
        for atom in todo:
            carry_out(play, atom)
    except Refusal as difference:
        return [str(difference)]
    return [found for line in case.then if (found := differs(play, line))]


def _result(play: Play) -> tuple[object, ...]:
    table = play.table
    return (
        table.phase,
        table.number,
        tuple((p.alive, p.shown, p.role) for p in table.players),
        sorted((t.kind, t.holder, t.by, t.count, t.note) for t in table.tokens),
        table.ballots.leaders and sorted(table.ballots.leaders) if table.ballots else (),
        table.ended,
    )

"""What the scenarios and tests of a game show of its rule book: the clauses they cite, the sentences, rulings and moves."""

from __future__ import annotations

import re
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mafia_gm.app.scenario.when import carry_out
from mafia_gm.app.scenarios import Scenario, load, prepared
from mafia_gm.engine.facts import Answered, Fact, PhaseChanged
from mafia_gm.rulesets import catalogue

if TYPE_CHECKING:
    from mafia_gm.engine.ruleset import Ruleset

TESTS: Final = Path(__file__).parent.parent
RULING: Final = "ruling "


class Shown:
    """The scenarios of a game, played once; clauses are cited as ``cited`` finds them in a text."""

    def __init__(self, ruleset: Ruleset, cited: str) -> None:
        self.ruleset = ruleset
        self.cited = re.compile(rf"\b{cited}\b")

    @cached_property
    def cases(self) -> tuple[Scenario, ...]:
        files = sorted((TESTS / "scenarios" / self.ruleset.key).glob("*.toml"))
        return tuple(case for file in files for case in load(file).scenario)

    @cached_property
    def played(self) -> tuple[tuple[str, tuple[Fact, ...]], ...]:
        """The phase each scenario begins in and everything that happens in it."""
        found = []
        for case in self.cases:
            play, todo = prepared(self.ruleset, case)
            for atom in todo:
                carry_out(play, atom)
            found.append((play.start.phase, tuple(play.facts)))
        return tuple(found)

    @property
    def happened(self) -> list[Fact]:
        return [fact for _, facts in self.played for fact in facts]

    # --- clauses ----------------------------------------------------------------------------------------

    @property
    def clauses_of_cases(self) -> set[str]:
        return {clause for case in self.cases for clause in (*self.cited.findall(case.id), *case.clause)}

    def clauses(self, *tests: str) -> set[str]:
        """Return what is cited by a scenario's id or its clauses, or in the sentence of a test in these files."""
        told = self.clauses_of_cases
        for file in (file for pattern in tests for file in TESTS.glob(pattern)):
            told.update(self.cited.findall(file.read_text(encoding="utf-8")))
        return told

    @property
    def clauses_of_sentences(self) -> set[str]:
        return {clause for clauses, _ in self.ruleset.under().sentences.values() for clause in clauses}

    # --- sentences --------------------------------------------------------------------------------------

    @property
    def spoken(self) -> set[str]:
        """The sentences by which something has happened."""
        happened = self.happened
        return {str(getattr(fact, "rule", "")) for fact in happened} | {
            fact.act for fact in happened if isinstance(fact, Answered)
        }

    @property
    def without_clause(self) -> list[str]:
        return [key for key, (clauses, _) in self.ruleset.under().sentences.items() if not clauses]

    # --- rulings ----------------------------------------------------------------------------------------

    @property
    def tried(self) -> set[str]:
        """The rulings of the scenarios, as they are written there: ``key=value``."""
        return {ruling for case in self.cases for ruling in rulings(case)}

    def settings(self, *but: str) -> set[str]:
        """Return every setting of every ruling but these, as a scenario would write it; orders have none."""
        return {
            f"{option.key}={('no', 'yes')[value] if isinstance(value, bool) else value}"
            for option in self.ruleset.options
            if option.key not in but and not option.order
            for value in option.values
        }

    # --- files and moves --------------------------------------------------------------------------------

    @property
    def role_files(self) -> set[str]:
        folder = Path(catalogue.__file__).parent / self.ruleset.key / "roles"
        return {file.stem for file in folder.glob("*.py")} - {"__init__"}

    @property
    def moves(self) -> set[tuple[str, str]]:
        """From which phase to which the scenarios go."""
        seen = set()
        for here, facts in self.played:
            for fact in facts:
                if isinstance(fact, PhaseChanged):
                    seen.add((here, fact.phase))
                    here = fact.phase  # noqa: PLW2901 - the phase goes on from fact to fact
        return seen

    @property
    def declared(self) -> set[tuple[str, str]]:
        moves = self.ruleset.phases.moves
        return {(here, there) for here, those in moves.items() for there in those}


def rulings(case: Scenario) -> list[str]:
    """Return the rulings a scenario is played by."""
    return [line.removeprefix(RULING) for line in case.given if line.startswith(RULING)]

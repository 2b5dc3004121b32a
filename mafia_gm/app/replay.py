"""A game decided again: the stored commands given to today's rules, and what would happen otherwise now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from mafia_gm.app.anew import decided_again, followed
from mafia_gm.app.journal import Journal
from mafia_gm.engine.decide import Refused, decide, new_table
from mafia_gm.engine.facts import Announced
from mafia_gm.engine.phases import UndeclaredTransition
from mafia_gm.engine.public import PublicLine, PublicPerson
from mafia_gm.engine.record import BrokenRecord, Correct, Do

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.app.journal import Step
    from mafia_gm.engine.commands import Command
    from mafia_gm.engine.facts import Fact
    from mafia_gm.engine.record import Done, Record
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table


class Difference(msgspec.Struct, frozen=True):
    """A step that comes out otherwise: the stored facts and today's, or why it is ``refused`` today."""

    step: int
    phase: str
    phase_number: int
    command: Command
    stored: tuple[Fact, ...]
    decided: tuple[Fact, ...] = ()
    refused: str = ""


class Said(msgspec.Struct, frozen=True):
    """One announcement of a living step."""

    step: int
    phase: str
    phase_number: int
    line: PublicLine


def replay(found: Record) -> tuple[Journal, tuple[Difference, ...]]:
    """Return the stored game's journal and every step, undone ones too, that is decided otherwise today.

    Each step is decided on the table as stored, so that one difference does not cause others. Raises
    ``BrokenRecord`` (``damaged``) for lines that cannot be folded.
    """
    journal = Journal((new_table(found.rules),))
    differences: list[Difference] = []
    for place, line in enumerate(found.lines):
        if isinstance(line, Do):
            differences += _compared(found, journal.table, line, None)
        before = journal
        try:
            journal = journal.follow(line)
        except (LookupError, TypeError, ValueError) as error:
            raise BrokenRecord("damaged", place + 2, detail=str(error)) from error
        if isinstance(line, Correct):
            for done in line.steps:
                table = journal.tables[journal.place_of(done.number)]
                former = _former(before, done.number, table)
                differences += _compared(found, table, done, former)
    return journal, tuple(differences)


def _former(before: Journal, number: int, table: Table) -> Step | None:
    """Return the step whose place was taken, with those whom it names as they sit at the table; None: it is new."""
    found = zip(before.steps, before.tables, strict=False)
    return next((followed(step, met, table)[0] for step, met in found if step.number == number), None)


def _compared(found: Record, table: Table, stored: Done, former: Step | None) -> Iterable[Difference]:
    decided, refused = _again(found.rules, table, stored.command, former, found.header.seed)
    if refused or decided != stored.facts:
        yield Difference(
            stored.number, table.phase, table.number, stored.command, stored.facts, decided, refused
        )


def _again(
    rules: Rules, table: Table, command: Command, former: Step | None, seed: int
) -> tuple[tuple[Fact, ...], str]:
    try:
        if former is not None:
            return decided_again(rules, table, former, command, seed)[1], ""
        return decide(rules, table, command, seed), ""
    except Refused as refused:
        return (), refused.reason
    except (LookupError, TypeError, ValueError, UndeclaredTransition) as error:
        return (), f"{type(error).__name__}: {error}"


def announced(journal: Journal) -> Iterable[Said]:
    """Yield what the table has heard in the steps that hold, in order."""
    for place, step in enumerate(journal.steps):
        after = journal.tables[place + 1]
        for fact in step.facts:
            if type(fact) is Announced:
                yield _said(step, fact, after)


def _said(step: Step, fact: Announced, table: Table) -> Said:
    people = tuple(PublicPerson(table[player].number, table[player].name) for player in fact.players)
    return Said(
        step.number, step.phase, step.phase_number, PublicLine(fact.key, people, fact.counts, fact.word)
    )

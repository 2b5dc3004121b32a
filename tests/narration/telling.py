"""Says everything there is to say about a game, so that tests see every line at work."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mafia_gm.engine import facts as f
from mafia_gm.engine.decide import new_table
from mafia_gm.engine.fold import fold_all
from mafia_gm.engine.prompts import Prompt, interrupts, prompts, steps

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mafia_gm.engine.commands import Command
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table
    from mafia_gm.narration.lines import Lines


class Step(NamedTuple):
    """A step as the journal has it."""

    command: Command
    facts: tuple[f.Fact, ...]


def all_of_game(
    lines: Lines, rules: Rules, played: Iterable[tuple[Command, tuple[f.Fact, ...]]]
) -> Iterator[str]:
    """Yield every line about a game, step by step."""
    table = new_table(rules)
    for command, facts in played:
        yield from of_table(lines, rules, table)
        after = fold_all(table, facts)
        yield from of_step(lines, rules, Step(command, facts), table, after)
        table = after
    yield from of_table(lines, rules, table)


def of_table(lines: Lines, rules: Rules, table: Table) -> Iterator[str]:
    """Yield what is said about a table as it stands."""
    yield lines.phase(table.phase, table.number)
    night = steps(rules, table) if table.phase in {"night", "night_zero"} else ()
    for prompt in (*prompts(rules, table)[:2], *night, *interrupts(rules, table)):
        yield from of_prompt(lines, rules, table, prompt)
    for token in table.tokens:
        yield lines.chip(token, rules, table)
    for player in table.players:
        for label, value in lines.state(rules, table, player.id):
            yield from (label, value)


def of_prompt(lines: Lines, rules: Rules, table: Table, prompt: Prompt) -> Iterator[str]:
    """Yield what is said at a question; lines that may be absent are left out."""
    yield lines.title(prompt)
    maybe = (
        lines.who(prompt, rules, table),
        lines.say(prompt, rules, table),
        lines.thanks(prompt, rules, table),
        lines.ask(prompt),
        lines.done(prompt, table),
    )
    yield from (line for line in maybe if line)
    if not prompt.dormant:
        yield lines.do(prompt, rules, table)
    yield from (lines.choice(prompt.act, choice, table) for choice in prompt.choices)
    yield from (lines.offer(offer, table) for offer in prompt.offers)
    yield from (lines.reason(reason, player=who, table=table) for who, reason in prompt.refused)


def of_step(lines: Lines, rules: Rules, step: Step, table: Table, after: Table) -> Iterator[str]:
    """Yield what is said about a step, after it has been done."""
    yield lines.command(step)
    yield lines.command(step, table)
    yield lines.journal(step, table)
    yield from lines.heard(step.facts, after)
    yield from (line for line in lines.notes(rules, after, step.facts) if line)
    for explained in lines.why(rules, step.facts, after):
        assert explained.people
        yield from (*explained.chain, explained.result)
    for stage in lines.stages(rules, step.facts, after):
        yield from (stage.title, *stage.lines)
    for message in lines.private(rules, after):
        yield from message.lines
    for fact in step.facts:
        if isinstance(fact, f.Answered) and fact.shown and not fact.shown.isdecimal():
            yield lines.show(fact.act, fact.shown)

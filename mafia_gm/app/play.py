"""A Game Master by chance: random legal commands from the open questions, for simulation, tests and the bench."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, TypeAlias

from mafia_gm.engine import commands as c
from mafia_gm.engine.decide import do, new_table
from mafia_gm.engine.prompts import CARD, answered, prompts
from mafia_gm.engine.prompts import interrupts as interrupts_now
from mafia_gm.engine.role import CHOICE, DIRECTION, MANY, SEAT, TWO_SEATS, YES_NO

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mafia_gm.engine.deals import Deal
    from mafia_gm.engine.facts import Fact
    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table

Played: TypeAlias = "tuple[c.Command, tuple[Fact, ...]]"
PLAY_ON: Final = 0.03
"""How often a game that is won goes on."""
PATIENCE: Final = 300
"""After how many commands without a death a game that was won and went on is stopped."""
NOMINATES: Final = 0.7
"""How often one more is nominated before the nominees speak."""
ONCE: Final = 0.6
"""How often a once-only ability is kept for later."""
RAISES: Final = 0.4
"""How often a hand goes up for a candidate."""


def random_command(
    rules: Rules, table: Table, rng: random.Random, *, interrupts: float = 0.1, passes: float = 0.1
) -> c.Command:
    """Return a legal answer to one of the open questions, or now and then a declared ability.

    ``interrupts`` is how often somebody declares one where he could, ``passes`` how often a question that may
    be passed is. Raises ``LookupError`` when nothing is open: the game is over, or stuck.
    """
    if interrupts and rng.random() < interrupts:
        able = [prompt for prompt in interrupts_now(rules, table) if prompt.legal or prompt.pick != SEAT]
        if able:
            return answer(rules, rng.choice(able), rng, passes=0)
    asked = rules.what.nominations(table)
    if asked and rng.random() < NOMINATES:
        return answer(rules, rng.choice(asked), rng, passes=0)
    return answer(rules, rng.choice(prompts(rules, table)), rng, passes=passes)


def answer(rules: Rules, prompt: Prompt, rng: random.Random, *, passes: float = 0.1) -> c.Command:
    """Return a legal answer to the question."""
    if prompt.offers:
        keen = [offer for offer in prompt.offers if type(offer) is not c.PlayOn]
        return rng.choice(keen if keen and rng.random() >= PLAY_ON else prompt.offers)
    if prompt.act == CARD:
        return answered(prompt, choice=rng.choice(prompt.choices))
    picks, choice = _pick(rules, prompt, rng, passes)
    return answered(prompt, picks, choice)


def _pick(rules: Rules, prompt: Prompt, rng: random.Random, passes: float) -> tuple[tuple[int, ...], str]:
    """Return whom or what is chosen, nothing for a pass."""
    if prompt.may_pass and passes:
        act = rules.acts.get(prompt.act)
        if rng.random() < (ONCE if act is not None and act.uses else passes):
            return (), ""
    if prompt.pick == SEAT and prompt.legal:
        return (rng.choice(prompt.legal),), ""
    if prompt.pick == MANY:
        return tuple(player for player in prompt.legal if rng.random() < RAISES), ""
    if prompt.pick == TWO_SEATS and len(prompt.legal) > 1:
        return tuple(rng.sample(prompt.legal, 2)), ""
    if prompt.pick in {DIRECTION, YES_NO, CHOICE} and prompt.choices:
        return (), rng.choice(prompt.choices)
    return (), ""


def random_set(deal: Deal, rng: random.Random) -> tuple[str, ...]:
    """Return a recommended set with its alternatives drawn."""
    return deal.roles(lambda slot: rng.sample(slot.roles, slot.pick))


def play(
    rules: Rules,
    seed: int,
    names: Sequence[str],
    roles: Sequence[str],
    cards: str = "deal",
    max_steps: int = 3000,
) -> tuple[Table, list[Played]]:
    """Play a game by chance from its seed; return the last table and every command with its facts.

    The game ends, or is broken off after ``max_steps`` commands: then ``table.ended`` is None. A game that
    was won and went on, and in which nobody dies any more, is stopped.
    """
    rng = random.Random(seed)
    table = new_table(rules)
    command: c.Command = c.Open(tuple(names), tuple(roles), cards)
    steps: list[Played] = []
    idle = 0
    while True:
        facts, table = do(rules, table, command, seed)
        steps.append((command, facts))
        if table.ended is not None or len(steps) >= max_steps:
            return table, steps
        idle = idle + 1 if table.played_on else 0
        command = random_command(rules, table, rng) if idle < PATIENCE else c.StopGame()

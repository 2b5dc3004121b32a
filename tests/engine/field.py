"""A table of any of the games at which the cases of other people's tools are tried again."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

from mafia_gm.app.play import answer
from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine import phases as ph
from mafia_gm.engine.decide import Refused, do, new_table
from mafia_gm.engine.prompts import interrupts, prompts, steps
from mafia_gm.rulesets.catalogue import RULESETS

if TYPE_CHECKING:
    from collections.abc import Callable

    from mafia_gm.engine.prompts import Prompt
    from mafia_gm.engine.table import Table

PLAIN: Final = {"mafia_plus": "citizen", "maffia": "villager", "inbox": "citizen"}
"""Who has nothing to do."""
WOLVES: Final = {"mafia_plus": ("mafia_boss",), "maffia": ("mafioso",), "inbox": ("don_1", "don_2")}
"""Without whom there is no game."""
SHOTS: Final = {"mafia_plus": "mafia.shoots", "maffia": "mafia.kills", "inbox": "clan_1.kills"}
"""By which act a night kills."""


def company(game: str, *roles: str, plain: int = 8) -> tuple[str, ...]:
    """Return these roles, whoever is needed besides, and so many who have nothing to do."""
    needed = [role for role in WOLVES[game] if role not in roles]
    return (*roles, *needed, *(PLAIN[game],) * plain)


class Evening:
    """A game at play, with typed cards."""

    def __init__(self, game: str, roles: tuple[str, ...], seed: int = 7, **options: Any) -> None:
        self.game, self.seed = game, seed
        self.rules = RULESETS[game].under(options)
        self.table: Table = new_table(self.rules)
        self.facts: tuple[f.Fact, ...] = ()
        self.do(c.Open(tuple(f"P{n + 1}" for n in range(len(roles))), roles, "typed"))
        for player, role in enumerate(roles):
            self.do(c.GiveCard(player, role))
        self.do(c.Begin())

    def do(self, command: c.Command) -> tuple[f.Fact, ...]:
        self.facts, self.table = do(self.rules, self.table, command, self.seed)
        return self.facts

    def refuses(self, command: c.Command) -> str:
        """Return the reason why the command is refused; empty when it would be taken."""
        try:
            do(self.rules, self.table, command, self.seed)
        except Refused as refused:
            return refused.reason
        return ""

    def asked(self) -> tuple[Prompt, ...]:
        return prompts(self.rules, self.table)

    def interrupts(self) -> tuple[Prompt, ...]:
        return interrupts(self.rules, self.table)

    def calls(self, act: str = "") -> list[Prompt]:
        """Return tonight's calls, or those of one act."""
        return [call for call in steps(self.rules, self.table) if act in {"", call.act}]

    def quietly(self) -> tuple[f.Fact, ...]:
        """Go one step on in which as little as possible happens."""
        prompt = self.asked()[0]
        offers = {type(offer): offer for offer in prompt.offers}
        calm = offers.get(c.CloseDay) or offers.get(c.PlayOn)
        return self.do(calm or answer(self.rules, prompt, random.Random(3), passes=1.1))

    def until(self, there: Callable[[Table], bool]) -> Evening:
        """Go on quietly until the table is where it is wanted."""
        for _ in range(600):
            if there(self.table):
                return self
            self.quietly()
        message = f"never there: {self.table.phase} {self.table.number}"
        raise AssertionError(message)

    def to_night(self) -> Evening:
        """Go on to the next night in which somebody may be killed, to its first call."""
        if self.table.phase == ph.NIGHT:
            self.until(lambda table: table.phase != ph.NIGHT)
        return self.until(lambda table: table.phase == ph.NIGHT)

    def to_day(self) -> Evening:
        return self.until(lambda table: table.phase == ph.DEBATE)

    def morning(self) -> list[f.Fact]:
        """End the night, no call that is still open answered; return what it brought."""
        brought: list[f.Fact] = []
        while self.table.phase in {*ph.NIGHTS, ph.DAWN} and self.table.ended is None:
            brought += self.quietly()
            if self.table.phase == ph.DEBATE:
                break
        return brought

    def died(self, facts: list[f.Fact] | tuple[f.Fact, ...]) -> list[int]:
        return [fact.player for fact in facts if isinstance(fact, f.Died)]

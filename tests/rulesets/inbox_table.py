"""The rule book's cast of the Мафия at play, for the tests of its days."""

from __future__ import annotations

from typing import Any

import pytest

from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine.decide import Refused, decide, do, new_table
from mafia_gm.engine.options import Options
from mafia_gm.engine.prompts import prompts
from mafia_gm.engine.record import Do
from mafia_gm.engine.ruleset import Rules
from mafia_gm.engine.table import Table
from mafia_gm.rulesets.inbox import RULESET

CAST = ("commissar", "doctor", "prostitute", "sexual_maniac", "maniac", "citizen", "citizen", "don_1", "thug_1",
        "bodyguard_1", "don_2", "thug_2", "citizen", "citizen", "citizen")  # fmt: skip
A, B, C, D, E, F, G, H, I, J, K, L, M, N, O = range(15)  # noqa: E741 - the seats of the rule book's cast


class Game:
    """The rule book's cast at play, orders by message: nobody has to be called."""

    def __init__(self, roles: tuple[str, ...] = CAST, seed: int = 7, **options: Any) -> None:
        self.rules: Rules = RULESET.under(Options({"orders": "desk", **options}))
        self.table: Table = new_table(self.rules)
        self.seed = seed
        self.facts: tuple[f.Fact, ...] = ()
        self.lines: list[Do[c.Command, f.Fact]] = []
        cards = (c.GiveCard(player, role) for player, role in enumerate(roles))
        names = tuple(chr(65 + n) for n in range(len(roles)))
        self.do(c.Open(names, roles, "typed"), *cards, c.Begin())

    def do(self, *commands: c.Command) -> Game:
        for command in commands:
            self.facts, self.table = do(self.rules, self.table, command, self.seed)
            self.lines.append(Do(len(self.lines) + 1, command, self.facts))
        return self

    def day(self, *orders: c.Reply) -> Game:
        """Let a night pass with these orders and publish its report."""
        return self.do(*orders, c.Dawn(), c.Announce())

    def refuses(self, command: c.Command) -> str:
        with pytest.raises(Refused) as refused:
            decide(self.rules, self.table, command, self.seed)
        return refused.value.reason

    def lynch(self, player: int) -> Game:
        return self.do(c.Accuse(A, player), c.Approve(B, (player,)), c.CloseVote(), c.Execute())

    def report(self) -> list[str]:
        """The lines of the report so far: key, players by letter, counts, word."""
        return [said(one) for one in self.table.lines]

    def asks(self) -> list[str]:
        return [prompt.act for prompt in prompts(self.rules, self.table)]

    def offers(self) -> tuple[c.Command, ...]:
        return prompts(self.rules, self.table)[0].offers


def said(one: f.Announced) -> str:
    players = "".join(chr(65 + player) for player in one.players)
    counts = "-".join(map(str, one.counts))
    return " ".join(part for part in (one.key, players, counts, one.word) if part)


def order(act: str, target: int, by: int = -1) -> c.Reply:
    return c.Reply(act, by, (target,))


def tied(**options: Any) -> Game:
    """Two nominees, H and I, with two votes each, K with one."""
    game = Game(**options).day().do(c.Accuse(A, H), c.Accuse(A, I), c.Accuse(A, K))
    return game.do(c.Approve(A, (H, I)), c.Approve(B, (H, K)), c.Approve(C, (I,)))

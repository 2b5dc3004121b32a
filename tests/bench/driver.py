"""Whole games through the real engine, as a simulator would play them: every command decided, folded and kept.

Games are played side by side, each stage in all of them before the next: what a stage needs stays in the processor's
caches, which is half of the speed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.engine import commands as c
from mafia_gm.engine import phases as ph
from mafia_gm.engine.calls import legal_targets, waiting
from mafia_gm.engine.decide import Refused, do, new_table
from mafia_gm.engine.prompts import prompts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mafia_gm.engine.calls import Call
    from mafia_gm.engine.facts import Fact
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table

TEN: Final = ("mafia_boss", "mafioso", "mafioso", "doctor", "detective", *("citizen",) * 5)
"""The ten players of ``lean``."""
DEAL, BEGIN, ANNOUNCE, DAWN = c.Deal(), c.Begin(), c.Announce(), c.Dawn()
CLOSE_VOTE, EXECUTE, CLOSE_DAY = c.CloseVote(), c.Execute(), c.CloseDay()

Step = tuple[c.Command, "tuple[Fact, ...]"]


class Game:
    """A game in play: its table, what chance says in it, and every command with its facts, as its record has them."""

    __slots__ = ("log", "random", "roles", "rules", "seed", "table")

    def __init__(self, rules: Rules, roles: tuple[str, ...], seed: int, random: Callable[[], float]) -> None:
        """Put out the chairs."""
        self.rules = rules
        self.roles = roles
        self.seed = seed
        self.random = random
        self.table: Table = new_table(rules)
        self.log: list[Step] = []

    def do(self, command: c.Command) -> None:
        """Decide, fold, keep; raises ``Refused``."""
        facts, self.table = do(self.rules, self.table, command, self.seed)
        self.log.append((command, facts))


def play(games: Sequence[Game]) -> None:
    """Play all games to their ends."""
    for game in games:
        game.do(c.Open(tuple([f"P{number}" for number in range(1, len(game.roles) + 1)]), game.roles))
    for command in (DEAL, BEGIN):
        for game in games:
            game.do(command)
    going = list(games)
    while going:
        for stage in (nights, dawns, days, verdicts):
            stage(going)
        going = [game for game in going if game.table.ended is None]


def nights(games: list[Game]) -> None:
    """Call who is called, one after the other, and let the day break."""
    called = [(game, waiting(game.rules, game.table)) for game in games if game.table.phase in ph.NIGHTS]
    called = [(game, calls) for game, calls in called if not is_over(game)]
    for place in range(max((len(calls) for _, calls in called), default=0)):
        for game, calls in called:
            if place < len(calls):
                game.do(answer(game.table, calls[place], game.random))
    for game, _ in called:
        try:
            game.do(DAWN)
        except (
            Refused
        ):  # an answer has opened another question, the second shot: it is called in the next round
            continue


def dawns(games: list[Game]) -> None:
    """Say what the night has brought."""
    for game in games:
        if game.table.phase == ph.DAWN:
            game.do(ANNOUNCE)


def days(games: list[Game]) -> None:
    """Open the vote, let everybody vote, and read the result."""
    opened = [game for game in games if game.table.phase == ph.DEBATE and not is_over(game)]
    for game in opened:
        game.do(prompts(game.rules, game.table)[0].offers[0])
    voting = [game for game in opened if game.table.phase == ph.VOTING]
    for game in voting:
        asked = prompts(game.rules, game.table)
        game.do(c.Vote(tuple([(ask.by, pick(ask.legal, game.random)) for ask in asked])))
    for game in voting:
        game.do(CLOSE_VOTE)


def verdicts(games: list[Game]) -> None:
    """Carry out the verdict; a tie closes the Day."""
    for game in games:
        ballots = game.table.ballots
        if game.table.phase == ph.VERDICT and ballots is not None:
            game.do(EXECUTE if len(ballots.leaders) == 1 else CLOSE_DAY)


def is_over(game: Game) -> bool:
    """Has a side won? Then the game ends here."""
    if game.rules.what.victory(game.table) is None:
        return False
    game.do(c.EndGame())
    return True


def pick(legal: tuple[int, ...], random: Callable[[], float]) -> int:
    """Return one of them, each as likely as the others; -1 when there is nobody."""
    return legal[int(random() * len(legal))] if legal else -1


def answer(table: Table, call: Call, random: Callable[[], float]) -> c.Reply:
    """Answer a call of the night: a uniform legal target, for the Mafia one who is not its own."""
    act = call.act.key
    legal = legal_targets(table, call)
    if not legal:
        return c.Reply(act, call.by)
    if act == "mafia.shoots":
        players = table.players
        legal = tuple([player for player in legal if players[player].side != "mafia"]) or legal
    return c.Reply(act, call.by, (legal[int(random() * len(legal))],))

"""A scenario while it is played: the rules, the table now, all facts so far, and the names of the seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.calls import GROUP
from mafia_gm.engine.decide import do
from mafia_gm.engine.fold import fold_all
from mafia_gm.engine.role import NOTHING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.engine import facts as f
    from mafia_gm.engine.commands import Command
    from mafia_gm.engine.role import Act
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table

NIGHTS = ("night", "night_zero")


class WrongWord(ValueError):  # noqa: N818 - it is the author's word, not an error of the program
    """A scenario uses a word that the vocabulary does not have, or has it in a wrong place."""


def seat_name(place: int) -> str:
    """Return the letters of a seat, counted from 0: A … Z, AA, AB …"""
    letters = ""
    place += 1
    while place:
        place, rest = divmod(place - 1, 26)
        letters = chr(65 + rest) + letters
    return letters


class Play:
    """One run of a scenario; ``facts`` are those of the ``when`` part only."""

    def __init__(self, rules: Rules, table: Table, seats: dict[str, int]) -> None:
        """Begin at the position ``table``."""
        self.rules = rules
        self.start = table
        self.table = table
        self.seats = seats
        self.names = {player: name for name, player in seats.items()}
        self.facts: list[f.Fact] = []
        self.seed = 0

    def fork(self) -> Play:
        """Return a second run that goes on from here by itself."""
        other = Play(self.rules, self.table, self.seats)
        other.start, other.facts, other.seed = self.start, list(self.facts), self.seed
        return other

    def do(self, *commands: Command) -> None:
        """Carry commands out; raises ``Refused``."""
        for command in commands:
            facts, self.table = do(self.rules, self.table, command, self.seed)
            self.facts.extend(facts)

    def seat_newcomer(self, name: str) -> None:
        """Name the seat of a latecomer, who will be the next player; raises ``WrongWord``."""
        if name != seat_name(len(self.seats)):
            raise WrongWord(f"who comes next sits on {seat_name(len(self.seats))}, not {name!r}")
        self.names = {**self.names, len(self.seats): name}
        self.seats = {**self.seats, name: len(self.seats)}

    def happen(self, facts: Iterable[f.Fact]) -> None:
        """Let facts be so without asking the rules: positions are built of them."""
        self.table = fold_all(self.table, facts)

    # --- words ------------------------------------------------------------------------------------------

    def seat(self, word: str) -> int:
        """Return the player of a seat; raises ``WrongWord``."""
        if word not in self.seats:
            raise WrongWord(f"there is no seat {word!r}")
        return self.seats[word]

    def players(self, words: Iterable[str]) -> tuple[int, ...]:
        """Return the players of several seats; ``none`` alone means nobody."""
        words = tuple(words)
        return () if words == ("none",) else tuple(self.seat(word) for word in words)

    def pair(self, word: str) -> tuple[int, int]:
        """Return voter and candidate of ``A>B``."""
        voter, arrow, candidate = word.partition(">")
        if not arrow:
            raise WrongWord(f"{word!r} is no pair like A>B")
        return self.seat(voter), self.seat(candidate)

    def say(self, players: Iterable[int]) -> str:
        """Return seats as the scenarios write them."""
        return " ".join(self.names[player] for player in players) or "none"

    def act(self, word: str) -> tuple[Act, int]:
        """Return the act a word means now, and who does it (``detective/C`` names one of two holders)."""
        word, _, whose = word.partition("/")
        word = self.rules.what.shorthand.get(word, word)
        table, acts = self.table, self.rules.acts
        if word in acts:
            act = acts[word]
        else:
            owned = [act for act in acts.values() if act.owner == word]
            now = self.rules.calls.get(table.phase, self.rules.day_acts)
            fitting = [act for act in owned if act in now] or owned
            if not fitting:
                raise WrongWord(f"nobody acts by the word {word!r}")
            act = next((act for act in fitting if act.pick != NOTHING), fitting[0])
        if act.owner in self.rules.groups:
            return act, GROUP
        if whose:
            return act, self.seat(whose)
        holder = next((player for player in table.people() if player.role == act.owner), None)
        if holder is None:
            raise WrongWord(f"nobody at the table is {act.owner}")
        return act, holder.id

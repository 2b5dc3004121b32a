"""Why somebody lives or dies: every attempt of a reckoning as a chain of sentences with their rule numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mafia_gm.engine.facts import Attacked, Died, Spared
from mafia_gm.narration.public import variant
from mafia_gm.narration.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mafia_gm.engine.facts import Fact
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table


class Explained(NamedTuple):
    """One attempt: whom it concerns, what happened step by step, and how it ended."""

    people: tuple[int, ...]
    chain: tuple[str, ...]
    result: str
    dies: bool


class WhyWords(Words):
    """Explains reckonings to the Game Master."""

    def why(self, rules: Rules, facts: Iterable[Fact], table: Table) -> list[Explained]:
        """Return the attempts among the facts of a dawn, a verdict or a shot, in order."""
        told = tuple(facts)
        dead = {fact.player for fact in told if isinstance(fact, Died)}
        explained, last = [], -1
        for attempt in _attempts(told):
            explained.append(self._explain(rules, attempt, table, dead, last))
            end = attempt[-1]
            last = end.player if isinstance(end, Died) else -1
        return explained

    def _explain(
        self, rules: Rules, attempt: list[Fact], table: Table, dead: set[int], last: int
    ) -> Explained:
        people: list[int] = []
        chain: list[str] = []
        here = -1
        for place, fact in enumerate(attempt):
            if isinstance(fact, Attacked):
                if place == 0 and fact.at_once and last >= 0:
                    chain.extend(self._allowed(rules, table, last))
                chain.append(self._step(rules, table, fact.rule, here, fact.player, fact.by))
                people.extend(person for person in (fact.by, fact.player) if person >= 0)
                here = fact.player
            elif isinstance(fact, Spared) and not _goes_on(attempt, place):
                chain.append(self._step(rules, table, fact.rule, here, fact.player, fact.by, "spared"))
        end = attempt[-1]
        dies = isinstance(end, Died)
        result = self.texts.line(
            "why_ends",
            "dies" if dies else "dies_anyway" if here in dead else "lives",
            name=self.name(table, here),
        )
        return Explained(tuple(dict.fromkeys(people)), tuple(chain), result, dies)

    def _allowed(self, rules: Rules, table: Table, player: int) -> Iterator[str]:
        """Yield the sentence of the one who has just died that let this attempt happen."""
        for sentence in rules.consequences(table[player].role):
            yield self._step(rules, table, sentence.key, player, player, player)

    def _step(
        self, rules: Rules, table: Table, rule: str, here: int, player: int, by: int, end: str = ""
    ) -> str:
        text = self.texts.line(
            "why",
            variant(self.texts, "why", rule, end),
            name=self.name(table, player),
            by=self.name(table, by),
            **{"from": self.name(table, here), "to": self.name(table, player)},
        )
        numbers = rules.sentences.get(rule, ((), ""))[0][:2]
        return f"{text} ({', '.join(numbers)})" if numbers else text


def _attempts(facts: tuple[Fact, ...]) -> list[list[Fact]]:
    """Return the facts of each attempt: it begins with an attack that no shield has bent yet."""
    attempts: list[list[Fact]] = []
    for fact in facts:
        if isinstance(fact, Attacked) and not fact.passed:
            attempts.append([fact])
        elif isinstance(fact, Attacked | Spared | Died) and attempts:
            attempts[-1].append(fact)
    return attempts


def _goes_on(attempt: list[Fact], place: int) -> bool:
    """Is the spared one's attempt taken over by the next attack of the chain?"""
    return any(isinstance(fact, Attacked) for fact in attempt[place + 1 :])

"""Why somebody lives or dies: every attempt of a reckoning as a chain of sentences with their rule numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mafia_gm.engine.facts import Attacked, Died, Joined, Placed, Removed, Spared, Stepped, Voided
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
    rule: str = ""
    """The sentence by which it began."""


class Stage(NamedTuple):
    """One step of a night that is reckoned step by step: its number, its name, what happened in it and why."""

    number: int
    title: str
    lines: tuple[str, ...]


class WhyWords(Words):
    """Explains reckonings to the Game Master."""

    def stages(self, rules: Rules, facts: Iterable[Fact], table: Table) -> list[Stage]:
        """Return the steps of the night in order, also those in which nothing happened; none for other reckonings."""
        steps: dict[int, list[str]] = {}
        here: list[str] = []
        for fact in facts:
            if isinstance(fact, Stepped):
                here = steps.setdefault(fact.number, [])
            elif steps and (told := self._happened(rules, table, fact)) and told not in here:
                here.append(told)
        return [
            Stage(number, self.texts.line("steps", str(number)), tuple(lines))
            for number, lines in sorted(steps.items())
        ]

    def _happened(self, rules: Rules, table: Table, fact: Fact) -> str:
        """Return what a fact of a step says, with its rule numbers; nothing where it says nothing to anybody."""
        if isinstance(fact, Voided):
            title = self.texts.line("acts", fact.act, "title", role="")
            said = self.texts.maybe(
                "void",
                fact.reason,
                act=title,
                by=self.name(table, fact.by),
                name=self.name(table, fact.player),
            )
            return f"{said}{_numbers(rules, fact.rule)}" if said else ""
        if isinstance(fact, Placed):
            token = fact.token
            return self._said(rules, table, fact.rule, token.holder, token.by, token.kind, token.note)
        if isinstance(fact, Removed):
            return self._said(rules, table, fact.rule, fact.holder, fact.by, f"removed_{fact.kind}")
        if isinstance(fact, Spared):
            return self._said(rules, table, fact.rule, fact.player, fact.by, "spared")
        if isinstance(fact, Joined):
            return self._said(rules, table, fact.rule, fact.player, -1)
        if isinstance(fact, Died):
            name, cause = self.name(table, fact.player), self.cause(fact.cause)
            said = self.texts.line("why_ends", "dies", name=name)
            return f"{said} · {cause}{_numbers(rules, fact.rule)}"
        return ""

    def _said(
        self, rules: Rules, table: Table, rule: str, player: int, by: int, end: str = "", note: str = ""
    ) -> str:
        """Return the sentence of a rule, in the case of a kind of token if it has one: ``doctor.heals.removed_sick``."""
        key = variant(self.texts, "why", rule, end)
        if not self.texts.has("why", key):
            return ""
        name, giver = self.name(table, player), self.name(table, by)
        values = {
            "name": name,
            "by": giver,
            "from": giver,
            "to": name,
            "thumb": self.texts.maybe("thumbs", note),
        }
        return f"{self.texts.line('why', key, **values)}{_numbers(rules, rule)}"

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
        here, rule = -1, ""
        for place, fact in enumerate(attempt):
            if isinstance(fact, Attacked):
                rule = rule or fact.rule
                if place == 0 and fact.at_once and last >= 0:
                    chain.extend(self._allowed(rules, table, last))
                cause = self.cause(fact.cause)
                chain.append(self._step(rules, table, fact.rule, here, fact.player, fact.by, cause=cause))
                people.extend(person for person in (fact.by, fact.player) if person >= 0)
                here = fact.player
            elif isinstance(fact, Spared) and not _goes_on(attempt, place):
                chain.append(self._step(rules, table, fact.rule, here, fact.player, fact.by, "spared"))
        end = attempt[-1]
        dies = isinstance(end, Died)
        plays = here < 0 or table[here].alive
        result = self.texts.line(
            "why_ends",
            "dies" if dies else "dies_anyway" if here in dead else "lives" if plays else "out",
            name=self.name(table, here),
        )
        return Explained(tuple(dict.fromkeys(people)), tuple(chain), result, dies, rule)

    def _allowed(self, rules: Rules, table: Table, player: int) -> Iterator[str]:
        """Yield the sentence of the one who has just died that let this attempt happen."""
        for sentence in rules.consequences(table[player].role):
            yield self._step(rules, table, sentence.key, player, player, player)

    def _step(
        self,
        rules: Rules,
        table: Table,
        rule: str,
        here: int,
        player: int,
        by: int,
        end: str = "",
        cause: str = "",
    ) -> str:
        text = self.texts.line(
            "why",
            variant(self.texts, "why", rule, end),
            name=self.name(table, player),
            by=self.name(table, by),
            cause=cause,
            **{"from": self.name(table, here), "to": self.name(table, player)},
        )
        return f"{text}{_numbers(rules, rule)}"


def _numbers(rules: Rules, rule: str) -> str:
    """Return the rule numbers of a sentence in brackets, two at most."""
    numbers = (rules.sentences.get(rule, ((), ""))[0] or rules.what.grounds.get(rule, ()))[:2]
    return f" ({', '.join(numbers)})" if numbers else ""


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

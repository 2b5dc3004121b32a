"""What a seat carries, in words: chips on the token, rows of the inspector, notes at dawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine.facts import Changed, Placed
from mafia_gm.narration.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mafia_gm.engine.facts import Fact
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table
    from mafia_gm.engine.tokens import Token


class SeatWords(Words):
    """Words for tokens and for the state of one player."""

    def chip(self, token: Token, rules: Rules, table: Table, *, numbered: bool = False) -> str:
        """Return the few letters of a token's chip, with the number of a seat in the place of a name if asked for."""
        values = self._token(token, rules, table)
        if numbered and token.by >= 0:
            values["name"] = table[token.by].number
        return self.texts.line("chips", token.kind, **values)

    def _token(self, token: Token, rules: Rules, table: Table) -> dict[str, object]:
        return {
            "n": rules.kinds[token.kind].place(token.count),
            "name": self.name(table, token.by),
            "holder": self.name(table, token.holder),
            "way": self.texts.maybe("choices", token.note),
        }

    def carried(self, kind: str, act: str = "") -> str:
        """Return what a kind of token is called; of the used ones which ability it is."""
        if act:
            return f"{self.texts.line('chips', kind)}: {self.texts.line('acts', act, 'title', role='')}"
        return self.texts.line("state", kind, "label", n=1, name="…", holder="…", way="")

    def state(self, rules: Rules, table: Table, player: int) -> list[tuple[str, str]]:
        """Return what is so about a player now, as pairs of a label and a value; what is so twice is said once."""
        return list(dict.fromkeys(self._rows(rules, table, player)))

    def _rows(self, rules: Rules, table: Table, player: int) -> Iterator[tuple[str, str]]:
        who = table[player]
        if not who.alive:
            yield self._row("gone", cause=self.cause(who.gone))
        for token in table.tokens:
            if token.holder == player and self.texts.has("state", token.kind, "label"):
                yield self._row(token.kind, **self._token(token, rules, table))
            if token.by == player and self.texts.has("state", f"gives_{token.kind}", "label"):
                yield self._row(f"gives_{token.kind}", **self._token(token, rules, table))
        for act in rules.acts.values():
            if act.owner == who.role and act.uses:
                spent = table.is_spent(act.key, player)
                yield self._row("used" if spent else "unused")
        taken = [neighbour for bomber, neighbour in rules.what.bonds(table) if bomber == player]
        if taken:
            yield self._row("takes", names=self.names(table, taken))
        takers = [bomber for bomber, neighbour in rules.what.bonds(table) if neighbour == player]
        if takers:
            yield self._row("taken_by", names=self.names(table, takers))
        tonight = [a.act for a in table.answers if player in a.picks]
        if tonight:
            titles = ", ".join(self.texts.line("acts", act, "title") for act in tonight)
            yield self._row("tonight", list=titles)

    def _row(self, key: str, **values: object) -> tuple[str, str]:
        label, value = ("state", key, "label"), ("state", key, "value")
        return self.texts.line(*label, **values), self.texts.line(*value, **values)

    def notes(self, rules: Rules, table: Table, reckoning: Iterable[Fact]) -> list[str]:
        """Return what else a reckoning has brought, for the Game Master's eyes: trains, marks, an end."""
        return list(self._notes(rules, table, reckoning))

    def _notes(self, rules: Rules, table: Table, reckoning: Iterable[Fact]) -> Iterator[str]:
        for fact in reckoning:
            if isinstance(fact, Placed):
                key = fact.token.kind
                if self.texts.has("notes", key):
                    yield self.texts.line("notes", key, **self._token(fact.token, rules, table))
            elif isinstance(fact, Changed) and self.texts.has("notes", fact.kind):
                if rules.kinds[fact.kind].is_full(fact.count):
                    continue
                yield self.texts.line("notes", fact.kind, holder=self.name(table, fact.holder))
        away = table.away()
        back = [p.id for p in table.people() if p.shown == "away" and p.alive and p.id not in away]
        if table.phase == "dawn" and back:
            yield self.texts.line("notes", "back", names=self.names(table, back))
        won = rules.what.victory(table)
        if won is not None and table.ended is None:
            outcome, names = self.public.word(f"outcome_{won.outcome}"), self.names(table, won.winners)
            if self.texts.has("notes", won.rule):
                yield self.texts.line("notes", won.rule, outcome=outcome, names=names)
            else:
                yield self.texts.line("notes", "victory", outcome=outcome, names=names)

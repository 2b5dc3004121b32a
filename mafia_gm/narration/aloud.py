"""What the Game Master reads aloud when something becomes public: the dawn, a verdict, statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mafia_gm.engine.commands import Execute
from mafia_gm.engine.decide import decide
from mafia_gm.engine.facts import Announced, Revealed
from mafia_gm.engine.fold import with_newcomers
from mafia_gm.engine.life import morning
from mafia_gm.engine.public import PublicLine, PublicPerson, PublicSeat
from mafia_gm.narration.public import variant
from mafia_gm.narration.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.engine.facts import Fact
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table


WRITTEN: Final = frozenset({"story", "seance"})
"""Announcements of what the Game Master has written."""


class Aloud(Words):
    """Announcements as they are spoken; most sound as they read on the projector."""

    def spoken(self, said: Announced, table: Table) -> str:
        """Return an announcement as it is read aloud."""
        key = variant(self.texts, "spoken", said.key, said.word)
        if not self.texts.has("spoken", key):
            return f"{self.shown(said, table)}."
        return self.texts.line("spoken", key, **self.public.values(_line(said, table), _seats(table)))

    def shown(self, said: Announced, table: Table) -> str:
        """Return an announcement as the projector shows it."""
        return self.public.line(_line(said, table), _seats(table))

    def heard(self, facts: Iterable[Fact], table: Table) -> list[str]:
        """Return what is to be read aloud of these facts, in order."""
        facts = tuple(facts)
        table = with_newcomers(table, facts)
        return [self.spoken(fact, table) for fact in facts if isinstance(fact, Announced)]

    def dawn(self, rules: Rules, table: Table) -> list[str]:
        """Return what is to be read aloud now that the day breaks; nothing of it is public yet."""
        if table.phase != "dawn":
            return []
        opening = self.texts.line("spoken", "first_dawn" if table.number == 1 else "dawn")
        return [opening, *self.heard(morning(rules, table), table)]

    def verdict(self, rules: Rules, table: Table) -> list[str]:
        """Return what is to be read aloud once the verdict is carried out; raises ``Refused`` without one."""
        return self.heard(decide(rules, table, Execute()), table)

    def published(self, facts: Iterable[Fact], table: Table) -> str:
        """Return in one line what these facts make public; long texts were written down in steps of their own."""
        facts = tuple(facts)
        table = with_newcomers(table, facts)
        lines = [fact for fact in facts if isinstance(fact, Announced) and fact.key not in WRITTEN]
        said = [self.shown(fact, table) for fact in lines]
        bare = [
            f"{self.name(table, fact.player)} — {self.role(fact.role)}"
            for fact in facts
            if isinstance(fact, Revealed) and fact.role and not said
        ]
        return " · ".join([*said, *bare])


def _line(said: Announced, table: Table) -> PublicLine:
    people = tuple(PublicPerson(table[player].number, table[player].name) for player in said.players)
    return PublicLine(said.key, people, said.counts, said.word)


def _seats(table: Table) -> list[PublicSeat]:
    return [PublicSeat(player.number, player.name) for player in table.people()]

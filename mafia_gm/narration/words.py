"""What all of the Game Master's lines are made of: names of people, roles, sides, phases; reasons and options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mafia_gm.narration.loader import Texts
from mafia_gm.narration.public import PublicWords, twin_names

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.engine.table import Player, Table

STAGED = frozenset({"dawn", "defence", "voting", "verdict"})
"""Phases that are named together with the part of the day."""


class Words:
    """The texts of a rule set in a language and the plainest questions to them."""

    def __init__(self, ruleset: str, language: str) -> None:
        """Read the texts."""
        self.ruleset = ruleset
        self.language = language
        self.texts = Texts(ruleset, language)
        self.public = PublicWords(ruleset, language)
        self._named: tuple[Player, ...] = ()
        self._twins: frozenset[str] = frozenset()

    def with_you(self, names: str) -> str:
        """Return to a player who those are that he is shown together with his card."""
        return self.texts.line("words", "with_you", names=names)

    # --- the game, its sides and roles ------------------------------------------------------------------

    def game(self) -> str:
        """Return the name of the game."""
        return self.texts.line("game", "title")

    def credit(self) -> str:
        """Return whose game it is and under which licence."""
        return self.texts.line("game", "credit")

    def side(self, key: str) -> str:
        """Return the name of a side."""
        return self.texts.line("sides", key, "name")

    def role(self, key: str) -> str:
        """Return the name of a role."""
        return self.texts.line("roles", key, "name")

    def role_short(self, key: str) -> str:
        """Return the name of a role as it fits under a token."""
        return self.texts.line("roles", key, "short")

    def about(self, key: str) -> str:
        """Return in a sentence or two what a role does."""
        return self.texts.line("roles", key, "about")

    def card(self, card: str) -> str:
        """Return a card in words: ``K♡`` is the king of hearts; nothing where roles have no cards."""
        if not card:
            return ""
        rank, suit = card[:-1], card[-1:]
        return self.texts.line("cards", suit, rank=self.texts.maybe("cards", rank) or rank)

    def thumb(self, key: str) -> str:
        """Return the gesture that answers a check, in words."""
        return self.texts.line("thumbs", key)

    def sign(self, key: str) -> str:
        """Return the gesture as a sign for narrow places; nothing where there is none."""
        return self.texts.maybe("signs", key)

    # --- people -----------------------------------------------------------------------------------------

    def name(self, table: Table, player: int) -> str:
        """Return a player's name, with his number if somebody else has the same one."""
        if not 0 <= player < len(table.players):
            return ""
        if self._named is not table.players:
            self._named = table.players
            self._twins = twin_names(other.name for other in table.players)
        person, twins = table[player], self._twins
        return f"{person.name} ({person.number})" if person.name.casefold() in twins else person.name

    def names(self, table: Table, players: Iterable[int]) -> str:
        """Return several players' names in a row, or the word for nobody."""
        return ", ".join(self.name(table, player) for player in players) or self.texts.line("words", "nobody")

    def seat(self, table: Table, player: int) -> str:
        """Return a player with the number of his seat."""
        return self.texts.line("words", "seat", name=table[player].name, n=table[player].number)

    # --- phases, reasons, options -----------------------------------------------------------------------

    def phase(self, phase: str, number: int) -> str:
        """Return the name of a phase with the part of the day: "Night 2", "Day 3 · Vote"."""
        named = self.public.phase(phase, number)
        return f"{named} · {self.public.stage(phase)}" if phase in STAGED else named

    def reason(self, key: str, *, table: Table | None = None, **details: Any) -> str:
        """Return why something is refused and what to do; ``details`` as ``Refused`` has them."""
        values: dict[str, object] = {"name": "", "role": "", **details}
        if table is not None and "player" in details:
            values["name"] = self.name(table, details["player"])
        if "role" in details:
            role = details["role"]
            values["role"] = self.role(role) if self.texts.has("roles", role, "name") else role
        return " ".join(self.texts.line("reasons", key, **values).split())

    def warning(self, key: str) -> str:
        """Return what is odd about a set of characters."""
        return self.texts.line("warnings", key)

    def option_title(self, key: str) -> str:
        """Return the name of a table ruling."""
        return self.texts.line("options", key, "title")

    def option_text(self, key: str) -> str:
        """Return in a sentence what a table ruling is about."""
        return self.texts.line("options", key, "text")

    def option_value(self, key: str, value: object) -> str:
        """Return the name of a ruling's value: yes, no, a word, a count, or an order of roles."""
        if isinstance(value, bool):
            return self.texts.line("words", "yes" if value else "no")
        if isinstance(value, tuple | list):
            return " → ".join(self.role(role) for role in value)
        own = ("options", key, "values", str(value))
        if isinstance(value, int) and not self.texts.has(*own):
            return self.texts.line("options", key, "count", n=value)
        return self.texts.line(*own)

    def cause(self, key: str) -> str:
        """Return of what somebody died or why he left; a reason in the Game Master's words stays as it is."""
        return self.texts.maybe("causes", key) or key

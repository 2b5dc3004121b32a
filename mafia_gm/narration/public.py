"""The words that the players may see: announcements, names of sides and phases, roles once they are revealed."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from mafia_gm.narration.loader import Texts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mafia_gm.engine.public import PublicLine, PublicPerson, PublicRuling, PublicSeat, PublicView

READ: Final = ("public", "sides", "phases", "stages", "thumbs", "causes", "game", "report", "rulings")
"""The only tables this module reads, besides the names of roles."""


class PublicWords:
    """Public lines of a rule set in a language, made from values of the public view alone."""

    def __init__(self, ruleset: str, language: str) -> None:
        """Read the texts."""
        self._texts = Texts(ruleset, language)
        self.language = language

    def line(self, line: PublicLine, seats: Iterable[PublicSeat] = ()) -> str:
        """Return an announcement; with the ``seats`` of the view, namesakes are told apart by number."""
        values = self.values(line, seats)
        return self._texts.line("public", variant(self._texts, "public", line.key, line.word), **values)

    def values(self, line: PublicLine, seats: Iterable[PublicSeat] = ()) -> dict[str, object]:
        """Return what an announcement is about, under the names that its texts use."""
        twins = twin_names(seat.name for seat in seats)
        people = [self.person(person, twins) for person in line.people]
        return {
            "n": len(people),
            "names": ", ".join(people),
            "by": people[0] if people else "",
            "target": people[-1] if people else "",
            "others": ", ".join(people[1:]) or self._texts.line("public", "nobody"),
            "counts": "-".join(map(str, line.counts)),
            **self._minute(line.counts),
            **self._meaning(line.word),
        }

    def _minute(self, counts: tuple[int, ...]) -> dict[str, object]:
        """Return the day and the votes of a line of the minutes; a third count says which vote of its day it was."""
        if not counts:
            return {}
        again = self._texts.maybe("public", "again") if len(counts) > 2 else ""
        return {
            "day": f"{counts[0]}, {again}" if again else counts[0],
            "votes": counts[min(1, len(counts) - 1)],
        }

    def person(self, person: PublicPerson, twins: frozenset[str] = frozenset()) -> str:
        """Return a player's name, with his number if somebody else has the same one."""
        return f"{person.name} ({person.number})" if person.name.casefold() in twins else person.name

    def _meaning(self, word: str) -> dict[str, object]:
        """Return what an announcement's word may stand for."""
        if not word:
            return {}
        return {
            "role": self._texts.maybe("roles", word, "name"),
            "side": self._texts.maybe("sides", word, "name"),
            "thumb": self._texts.maybe("thumbs", word),
            "cause": self._texts.maybe("causes", word) or word,
            "text": word,
        }

    def phase(self, phase: str, number: int) -> str:
        """Return the name of a phase: "Night 2", "Day 3", "Night Zero"."""
        return self._texts.line("phases", phase_key(phase, number), n=number)

    def stage(self, phase: str) -> str:
        """Return the name of the part of the day: the debate, the vote, the verdict; at night an empty text."""
        return self._texts.maybe("stages", phase)

    def heading(self, view: PublicView) -> tuple[str, str]:
        """Return the two headings of the view: its phase, and the part of the day."""
        over = view.phase == "verdict" and view.vote is None and not view.named
        return self.phase(view.phase, view.number), self.stage("nightfall" if over else view.phase)

    def side(self, key: str) -> str:
        """Return the name of a side."""
        return self._texts.line("sides", key, "name")

    def role(self, key: str) -> str:
        """Return the name of a role that has been revealed."""
        return self._texts.line("roles", key, "name")

    def role_short(self, key: str) -> str:
        """Return the short name of a revealed role, for a narrow place."""
        return self._texts.maybe("roles", key, "short") or self.role(key)

    def game(self) -> str:
        """Return the name of the game."""
        return self._texts.line("game", "title")

    def report(self, key: str, **values: object) -> str:
        """Return a heading of the morning report; empty in a game without one."""
        return self._texts.maybe("report", key, **values)

    def ruling(self, ruling: PublicRuling) -> str:
        """Return how this table plays by its ruling; empty where players have no use of it."""
        key = variant(self._texts, "rulings", ruling.key, ruling.value)
        return self._texts.maybe("rulings", key, n=ruling.value)

    def word(self, key: str, **values: object) -> str:
        """Return another public text; ``n`` chooses its plural form."""
        return self._texts.line("public", key, **values)


def variant(texts: Texts, table: str, key: str, word: str) -> str:
    """Return the key of the line for just this word if there is one: ``winners.city``, else ``winners``."""
    narrow = f"{key}.{word}"
    return narrow if texts.has(table, narrow) else key


def twin_names(names: Iterable[str]) -> frozenset[str]:
    """Return the names that more than one player has, without regard to capitals."""
    return frozenset(name for name, count in Counter(map(str.casefold, names)).items() if count > 1)


def phase_key(phase: str, number: int) -> str:
    """Return the key of a phase's name; the public view calls the first night a night like any other."""
    return "night_zero" if phase == "night" and number == 0 else phase

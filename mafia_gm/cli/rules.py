"""``mafia-gm rules``: print a rule set from its own declarations, nothing written by hand."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeVar

from mafia_gm.cli.speech import line, parser_of
from mafia_gm.cli.words import lines_in, ruleset_of
from mafia_gm.narration.loader import family
from mafia_gm.rulesets.catalogue import RULESETS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from mafia_gm.engine.deals import Deal
    from mafia_gm.engine.role import Act, Group, Role, Sentence
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.narration.lines import Lines

_T = TypeVar("_T")
_S = TypeVar("_S", "Role", "Group")


def main(argv: list[str]) -> int:
    """Print a rule set."""
    parser = parser_of("rules")
    parser.add_argument("ruleset", help=line("rules/which", keys=", ".join(RULESETS)))
    parser.add_argument("--lang", metavar="LANGUAGE", help=line("rules/lang", language="en"))
    asked = parser.parse_args(argv)
    rules = ruleset_of(asked.ruleset).under()
    print("\n".join(Book(rules, lines_in(asked.ruleset, asked.lang)).pages()))
    return 0


class Book:
    """A rule set put into lines of text."""

    def __init__(self, rules: Rules, lines: Lines) -> None:
        """Print ``rules`` with the names and texts of ``lines``."""
        self.rules = rules
        self.lines = lines

    def pages(self) -> Iterable[str]:
        """Yield the whole book, line by line."""
        what = self.rules.what
        yield self.lines.game()
        yield from self._wrapped(self.lines.credit())
        yield from self._heading("sides")
        for side in what.sides:
            count = sum(role.side == side for role in what.roles)
            yield f"  {self.lines.side(side)} ({side}): {count}"
        yield from self._heading("characters")
        for kin in _families(what.roles):
            yield from self._role(kin)
        yield from self._heading("groups")
        for groups in _families(what.groups):
            side = groups[0].side
            yield f"\n  {_keys(groups)}{f' · {self.lines.side(side)}' if side else ''}"
            yield from self._sentences(groups)
        yield from self._heading("calls")
        for phase, acts in _played(self.rules.calls):
            yield f"  {self.lines.phase(phase, 1)}: {' → '.join(act.key for act in acts)}"
        yield from self._heading("effects")
        yield from self._effects()
        yield from self._heading("shields")
        for place, (key, _) in enumerate(self.rules.shields, 1):
            yield f"  {place}. {key}"
        yield from self._heading("phases")
        yield from (f"  {line}" for line in what.phases.diagram().splitlines())
        yield from self._heading("options")
        for option in what.options:
            yield from self._option(option.key, option.clause, option.default, option.values, option.order)
        yield from self._heading("sets")
        yield from self._wrapped(self.lines.texts.line("book", "invented") if what.invented else "", "  ")
        for deal in what.deals:
            yield f"  {deal.players:>3}: {self._deal(deal)}"

    def _heading(self, key: str) -> Iterable[str]:
        heading = self.lines.texts.line("book", key)
        return ("", heading, "=" * len(heading))

    @staticmethod
    def _wrapped(text: str, indent: str = "") -> Iterable[str]:
        import textwrap

        return textwrap.wrap(" ".join(text.split()), 100, initial_indent=indent, subsequent_indent=indent)

    def _effects(self) -> Iterable[str]:
        """Yield what takes effect together; a night of numbered steps has a line for each."""
        for phase, steps in _played(self.rules.effects):
            named = [", ".join(act.key for act in step) for step in steps]
            if not self.rules.what.by_arrival:
                yield f"  {self.lines.phase(phase, 1)}: {' → '.join(named)}"
                continue
            yield f"  {self.lines.phase(phase, 1)}:"
            for number, keys in enumerate(named):
                title = self.lines.texts.line("steps", str(number))
                yield f"    {number}. {title}{f': {keys}' if keys else ''}"

    def _role(self, kin: Sequence[Role]) -> Iterable[str]:
        role = kin[0]
        looks = f" · → {self.lines.side(role.looks)}" if role.looks != role.side else ""
        copies = f" · ×{role.copies}" if role.copies > 1 else ""
        name = f"{self.lines.role(family(role.key))} ({_keys(kin)})"
        sides = ", ".join(dict.fromkeys(self.lines.side(one.side) for one in kin))
        yield f"\n  {role.card}  {name} · {sides}{looks}{copies}"
        yield from self._wrapped(self.lines.about(role.key), "      ")
        yield from self._sentences(kin)

    def _sentences(self, speakers: Sequence[Role | Group]) -> Iterable[str]:
        """Yield what these say, which is the same of all of them but for the numbers in the keys."""
        speaker = speakers[0]
        for same in zip(*(one.acts.values() for one in speakers), strict=True):
            act = same[0]
            yield f"    {_keys(same)} [{self._how(act)}]"
            yield from self._wrapped(act.sentence, "      ")
        spoken: list[Sentence] = [*speaker.shields.values()]
        for many in (*speaker.own.values(), *speaker.any.values()):
            spoken.extend(many)
        for one in spoken:
            yield f"    {one.key} [{one.fact.__name__}]"
            yield from self._wrapped(one.sentence, "      ")

    @staticmethod
    def _how(act: Act) -> str:
        parts = [act.when, act.pick, *(["/".join(act.choices)] if act.choices else [])]
        return ", ".join(parts + ([f"{act.uses}×"] if act.uses else []))

    def _option(
        self, key: str, clause: str, default: object, values: tuple[object, ...], order: bool
    ) -> Iterable[str]:
        texts = self.lines.texts
        title = texts.maybe("options", key, "title")
        yield f"\n  {key} ({clause}){f': {title}' if title else ''}"
        yield from self._wrapped(texts.maybe("options", key, "text"), "      ")
        shown = [default] if order else list(values)
        named = (f"{self._value(key, value)}{' *' if value == default else ''}" for value in shown)
        yield f"      {' | '.join(named)}"

    def _value(self, key: str, value: object) -> str:
        known = self.lines.texts.has("options", key, "values", str(value))
        if isinstance(value, bool | tuple | list) or known:
            return self.lines.option_value(key, value)
        return str(value)

    def _deal(self, deal: Deal) -> str:
        fixed: Counter[str] = Counter()
        choices = []
        for slot in deal.slots:
            names = [self.lines.role(role) for role in slot.roles]
            if len(names) == slot.pick == 1:
                fixed[names[0]] += slot.count
            else:
                choices.append(f"{slot.pick} × ({' / '.join(names)})")
        plain = (f"{count} × {name}" if count > 1 else name for name, count in fixed.items())
        return ", ".join((*plain, *choices))


def _played(by_phase: Mapping[str, tuple[_T, ...]]) -> list[tuple[str, tuple[_T, ...]]]:
    """Return the nights in which something is called or takes effect."""
    return [(phase, found) for phase, found in by_phase.items() if found]


def _families(speakers: Iterable[_S]) -> list[list[_S]]:
    """Return the speakers with those together that are numbered kin: the four Dons of four clans."""
    kin: dict[str, list[_S]] = {}
    for speaker in speakers:
        kin.setdefault(family(speaker.key), []).append(speaker)
    return list(kin.values())


def _keys(speakers: Iterable[Role | Group | Act]) -> str:
    return ", ".join(speaker.key for speaker in speakers)

"""Texts of one rule set in one language, read from TOML; values put into them are data and never interpreted."""

from __future__ import annotations

import functools
import re
import tomllib
import warnings
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from mafia_gm import paths

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

COMMON: Final = "common"
"""The folder of the lines that all rule sets share; a rule set's own file may replace them."""
SOURCE: Final = "en"
"""The language a missing line falls back to."""
FORMS: Final = ("zero", "one", "few", "many", "other")
"""Keys of a line that depends on a count ``n``; ``other`` stands in for absent ones, ``zero`` is optional."""

Text: TypeAlias = "str | dict[str, str]"
_PLACE = re.compile(r"\{(\w+)\}")
_NUMBERED = re.compile(r"_(\d)(?=$|[./])")


class MissingLine(UserWarning):
    """A line or a parameter is missing in a language; the test suite turns this into an error."""


def folder() -> Path:
    """Return where the narration lies."""
    return paths.translations() / "narration"


def languages(ruleset: str) -> tuple[str, ...]:
    """Return the languages in which the rule set can be played, as codes: those that have both files."""
    own, common = folder() / ruleset, folder() / COMMON
    return tuple(sorted(file.stem for file in own.glob("*.toml") if (common / file.name).is_file()))


@functools.cache
def read(ruleset: str, language: str) -> dict[str, Text]:
    """Return one file's lines by their path, for instance ``acts/doctor.heals/say``; empty without a file."""
    file = folder() / ruleset / f"{language}.toml"
    if not file.is_file():
        return {}
    with file.open("rb") as opened:
        return flat(tomllib.load(opened))


def flat(tree: Mapping[str, Any], above: str = "") -> dict[str, Text]:
    """Return a tree of tables as one table with paths for keys; a table of plural forms stays together.

    ``values`` names what a ruling may be, even if the names are those of forms: ``one``, ``many``.
    """
    lines: dict[str, Text] = {}
    for key, value in tree.items():
        path = f"{above}{key}"
        if not isinstance(value, dict):
            lines[path] = str(value)
        elif value and key != "values" and all(form in FORMS for form in value):
            lines[path] = {form: str(text) for form, text in value.items()}
        else:
            lines.update(flat(value, f"{path}/"))
    return lines


class Texts:
    """The lines of a rule set in a language; a missing one comes in English, with a warning."""

    def __init__(self, ruleset: str, language: str) -> None:
        """Read the common lines and those of the rule set."""
        self.language = language
        self._lines = {**read(COMMON, language), **read(ruleset, language)}
        self._source = {**read(COMMON, SOURCE), **read(ruleset, SOURCE)}

    def has(self, *path: str) -> bool:
        """Is there such a line, in this language or in English?"""
        return any(one in self._lines or one in self._source for one in stand_ins("/".join(path)))

    def line(self, *path: str, **values: object) -> str:
        """Return a line with its values put in; ``n`` chooses the plural form."""
        key, language = "/".join(path), self.language
        text = _first(self._lines, key)
        if text is None:
            warnings.warn(f"{language}: no line {key}", MissingLine, stacklevel=2)
            text, language = _first(self._source, key), SOURCE
        if text is None:
            return path[-1]
        numbered = _NUMBERED.search(key)
        given = {"clan": numbered[1], **values} if numbered else values
        return fill(form_of(text, language, values.get("n")), given)

    def maybe(self, *path: str, **values: object) -> str:
        """Return the line, or an empty text where there is none in any language."""
        return self.line(*path, **values) if self.has(*path) else ""


def family(key: str) -> str:
    """Return the path of the line that a whole family shares: ``acts/don_2.checks/say`` is ``acts/don.checks/say``."""
    return _NUMBERED.sub("", key, count=1)


def stand_ins(key: str) -> tuple[str, ...]:
    """Return where a line may stand, nearest first: alone, or once for its family with ``{clan}`` for the number.

    A name that a family has also without a number has its numbered form apart: ``roles/don/name_clan``.
    """
    shared = family(key)
    return (key,) if shared == key else (key, f"{shared}_clan", shared)


def _first(lines: Mapping[str, Text], key: str) -> Text | None:
    return next((lines[one] for one in stand_ins(key) if one in lines), None)


def form_of(text: Text, language: str, count: object) -> str:
    """Return the form of the text that the language uses for this count."""
    if isinstance(text, str):
        return text
    if not isinstance(count, int):
        return text["other"]
    if count == 0 and "zero" in text:
        return text["zero"]
    return text.get(plural(language, count), text["other"])


def fill(template: str, values: Mapping[str, object]) -> str:
    """Put values in place of ``{key}``; what they contain is never read as a placeholder again."""

    def value(found: re.Match[str]) -> str:
        key = found[1]
        if key not in values:
            warnings.warn(f"no value for {{{key}}} in: {template}", MissingLine, stacklevel=4)
            return ""
        return str(values[key])

    return _PLACE.sub(value, template)


def places(text: Text) -> frozenset[str]:
    """Return the placeholders of a text, of all its forms together."""
    forms: Iterable[str] = (text,) if isinstance(text, str) else text.values()
    return frozenset(key for form in forms for key in _PLACE.findall(form))


def plural(language: str, count: int) -> str:
    """Return which plural form a whole number takes (the Unicode rules, for the languages we speak)."""
    n = abs(count)
    if language not in {"pl", "ru"}:
        return "one" if n == 1 else "other"
    last, two = n % 10, n % 100
    if n == 1 if language == "pl" else (last == 1 and two != 11):
        return "one"
    return "few" if 2 <= last <= 4 and not 12 <= two <= 14 else "many"

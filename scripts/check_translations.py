"""Checks every text of the program: the narration of each rule set, and the window's .ts files.

Each rule set: every role, act, sentence, ruling, reason, announcement, question, step, phase and cause has its line
in every language that exists for it, with the same placeholders; no unknown keys, no empty texts.
The window: its .ts files and the calls of tr() in the code, see window_texts.py.
Prints what is wrong and ends with 1 if anything is.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import window_texts  # noqa: E402
from narration_keys import needed, optional, stands_in  # noqa: E402

from mafia_gm.narration.loader import COMMON, FORMS, SOURCE, flat, places, plural  # noqa: E402
from mafia_gm.rulesets.catalogue import RULESETS  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mafia_gm.engine.ruleset import Ruleset
    from mafia_gm.narration.loader import Text

TEXTS = ROOT / "translations" / "narration"
WINDOW = ROOT / "translations" / "ui"
CODE = ROOT / "mafia_gm"
SHORT = 12
"""Most characters of a role's name under a token."""

Lines = dict[str, "Text"]
_PLACE = re.compile(r"\{\w*\}")


def faults(folder: Path = TEXTS, window: Path = WINDOW) -> list[str]:
    """Return everything that is wrong, one line each."""
    found = list(_stray(folder))
    for what in RULESETS.values():
        found += narration(what, folder)
    found += window_texts.files(window)
    return found


def code_faults(code: Path = CODE, window: Path = WINDOW) -> list[str]:
    """Return what is wrong with the window's texts where they stand in the code, one line each."""
    return [*window_texts.calls(code), *window_texts.in_step(window)]


# --- narration ------------------------------------------------------------------------------------------


def narration(what: Ruleset, folder: Path) -> Iterator[str]:
    """Yield what is wrong with the lines of a rule set."""
    languages = sorted(file.stem for file in (folder / what.key).glob("*.toml"))
    if SOURCE not in languages:
        yield f"{what.key}: no {SOURCE}.toml"
        return
    must, may = needed(what), optional(what)
    others = set().union(*map(needed, RULESETS.values()))
    source = _merged(folder, what.key, SOURCE)
    for language in languages:
        where = f"{what.key}/{language}.toml"
        lines = _merged(folder, what.key, language)
        yield from (
            f"{where}: missing {key}"
            for key in sorted(must)
            if not any(_is_there(one, lines) for one in (key, stands_in(key)))
        )
        yield from (
            f"{where}: missing {key}, which {SOURCE} has" for key in source.keys() - lines.keys() - must
        )
        shared = _merged(folder, COMMON, language).keys() & others
        for key, text in lines.items():
            yield from (f"{where}: {key}: {fault}" for fault in _text_faults(key, text, language))
            if key not in must | shared and not key.startswith(may):
                yield f"{where}: unknown key {key}"
            elif key in source and places(text) != places(source[key]):
                yield f"{where}: {key}: placeholders {_set(text)}, in {SOURCE} {_set(source[key])}"


def _stray(folder: Path) -> Iterator[str]:
    """Yield folders and languages that belong to no game."""
    for path in sorted(folder.glob("*/*.toml")):
        game = path.parent.name
        if game not in {COMMON, *RULESETS}:
            yield f"{game}/{path.name}: there is no such rule set"
        elif game != COMMON and not (folder / COMMON / path.name).is_file():
            yield f"{game}/{path.name}: {COMMON}/{path.name} is missing"


def _merged(folder: Path, game: str, language: str) -> Lines:
    lines: Lines = {}
    for part in (COMMON, game):
        file = folder / part / f"{language}.toml"
        if file.is_file():
            lines |= flat(tomllib.loads(file.read_text(encoding="utf-8")))
    return lines


def _is_there(key: str, lines: Lines) -> bool:
    return key in lines or any(other.startswith((f"{key}.", f"{key}/")) for other in lines)


def _text_faults(key: str, text: Text, language: str) -> Iterator[str]:
    forms = {"other": text} if isinstance(text, str) else text
    if "other" not in forms:
        yield "no form “other”"
    used = {plural(language, count) for count in range(200)} | {"other", "zero"}
    yield from (f"{language} has no form “{form}”" for form in forms.keys() & set(FORMS) - used)
    for form in forms.values():
        if not form.strip():
            yield "empty"
        elif form != form.strip() or "  " in form:
            yield "stray spaces"
        if "{" in _PLACE.sub("", form) or "}" in _PLACE.sub("", form):
            yield f"a brace that is no placeholder: {form}"
        if key.startswith("roles/") and key.endswith("/short") and len(form) > SHORT:
            yield f"longer than {SHORT} characters: {form}"


def _set(text: Text) -> str:
    return "{" + ", ".join(sorted(places(text))) + "}"


if __name__ == "__main__":
    wrong = faults() + code_faults()
    print(*wrong, sep="\n", end="\n" if wrong else "")
    sys.exit(bool(wrong))

"""What the verbs share: a rule set by its key, texts in a language, one-line refusals."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final, NoReturn

from mafia_gm.narration.lines import Lines
from mafia_gm.narration.loader import languages
from mafia_gm.rulesets.catalogue import RULESETS

if TYPE_CHECKING:
    from mafia_gm.engine.record import BrokenRecord
    from mafia_gm.engine.ruleset import Ruleset

WRONG: Final = {
    "empty": "the file is empty",
    "foreign": "this is not a game file of Mafia GM",
    "newer": "the file was written by a newer Mafia GM",
    "damaged": "the file is damaged",
    "unknown_ruleset": "the file is of a rule set that this program does not know",
    "wrong_options": "the file has a table ruling that this program does not know",
    "unknown_key": "the file has a character, an act or a phase that this program does not know",
}


def refuse(why: str) -> NoReturn:
    """Say in one line why it cannot be done, and end with exit code 2."""
    print(f"mafia-gm: {' '.join(why.split())}", file=sys.stderr)
    raise SystemExit(2)


def ruleset_of(key: str) -> Ruleset:
    """Return the rule set, or refuse with the list of those there are."""
    if key not in RULESETS:
        refuse(f"there is no rule set {key}; there are: {', '.join(RULESETS)}")
    return RULESETS[key]


def lines_in(ruleset: str, language: str | None, otherwise: str = "en") -> Lines:
    """Return the texts in the language asked for, else in another that exists, else in English."""
    known = languages(ruleset)
    if language and language not in known:
        refuse(f"there are no texts of {ruleset} in {language}; there are: {', '.join(known)}")
    return Lines(ruleset, language or (otherwise if otherwise in known else "en"))


def wrong(broken: BrokenRecord) -> str:
    """Return in English what is wrong with a file."""
    line = f" from line {broken.line} on" if broken.kind == "damaged" and broken.line else ""
    detail = f" ({broken.detail})" if broken.detail else ""
    return f"{WRONG.get(broken.kind, broken.kind)}{line}{detail}"

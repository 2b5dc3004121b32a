"""What the verbs share: a rule set by its key, texts in a language, one-line refusals."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, NoReturn

from mafia_gm.narration.lines import Lines
from mafia_gm.narration.loader import languages
from mafia_gm.rulesets.catalogue import RULESETS

if TYPE_CHECKING:
    from mafia_gm.engine.ruleset import Ruleset


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

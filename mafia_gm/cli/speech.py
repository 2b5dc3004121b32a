"""What the command line says of itself, in the language of the computer: help, usage, what is wrong with the arguments."""

from __future__ import annotations

import argparse
import os
import re
import sys
import tomllib
from functools import cache
from typing import TYPE_CHECKING, Final

from mafia_gm import paths
from mafia_gm.narration.loader import SOURCE, fill, flat, form_of

if TYPE_CHECKING:
    from pathlib import Path

    from mafia_gm.narration.loader import Text

_PARSER: Final = {
    "usage: ": "usage",
    "positional arguments": "arguments",
    "options": "options",
    "show this help message and exit": "help",
    "%(prog)s: error: %(message)s\n": "error",
    "argument %(argument_name)s: %(message)s": "argument",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unrecognized",
    "expected one argument": "one",
    "expected at least one argument": "some",
    "ambiguous option: %(option)s could match %(matches)s": "ambiguous",
    "ignored explicit argument %r": "ignored",
}
"""What argparse says, and the key of our line for it."""
_VALUE: Final = re.compile(r"%(?:\((\w+)\))?[rs]")


def folder() -> Path:
    """Return where the lines lie, a file for each language."""
    return paths.translations() / "cli"


def language() -> str:
    """Return the code of the computer's language, or English where it is none of ours."""
    named = next((set_ for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (set_ := os.environ.get(name))), "")
    if not named and sys.platform == "win32":
        import ctypes
        import locale

        named = locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    code = re.split(r"[^a-z]", named.lower())[0]
    return code if code and (folder() / f"{code}.toml").is_file() else SOURCE


def line(key: str, /, **values: object) -> str:
    """Return the line of a key, ``replay/about`` for instance, with its values put in; else English's."""
    spoken = language()
    text = _lines(spoken).get(key) or _lines(SOURCE)[key]
    return fill(form_of(text, spoken, None), values)


def parser_of(verb: str, *, after: str = "") -> argparse.ArgumentParser:
    """Return the parser of a verb, or of the program; ``after`` stands below what it says of itself."""
    # argparse asks gettext, which knows compiled catalogues only: let it ask us.
    vars(argparse)["_"] = _said
    return argparse.ArgumentParser(
        prog=f"mafia-gm {verb}".strip(),
        description=line(f"{verb}/about" if verb else "about"),
        epilog=after,
        formatter_class=argparse.HelpFormatter if verb else argparse.RawDescriptionHelpFormatter,
    )


@cache
def _lines(spoken: str) -> dict[str, Text]:
    with (folder() / f"{spoken}.toml").open("rb") as file:
        return flat(tomllib.load(file))


def _said(english: str) -> str:
    """Return what argparse says, with its places for values."""
    if (key := _PARSER.get(english)) is None:
        return english
    places = {place[1] or "what": place[0] for place in _VALUE.finditer(english)}
    return line(f"parser/{key}", **places) + english[len(english.rstrip()) :]

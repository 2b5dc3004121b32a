"""``mafia-gm check FILE…``: play scenario files against the rules, one line a case."""

from __future__ import annotations

import sys
from pathlib import Path

from mafia_gm.app.scenarios import ScenarioError, load, run
from mafia_gm.cli.speech import line, parser_of
from mafia_gm.rulesets.catalogue import RULESETS

OK, DIFFERS, UNREADABLE = 0, 1, 2


def main(argv: list[str]) -> int:
    """Run the files and return the exit code: 1 if a case differs, 2 if a file cannot be read."""
    parser = parser_of("check", after=line("check/codes"))
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=line("check/files"))
    try:
        asked = parser.parse_args(argv)
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else UNREADABLE
    cases, differing, unreadable = 0, 0, 0
    for file in asked.files:
        try:
            book = load(file)
            ruleset = RULESETS[book.ruleset]
            for case in book.scenario:
                differences = run(ruleset, case)
                cases += 1
                differing += bool(differences)
                print(f"{case.id}: {'; '.join(differences) or 'ok'}")
        except ScenarioError as wrong:
            text = str(wrong)
            print(f"mafia-gm: {text if text.startswith(str(file)) else f'{file}: {text}'}", file=sys.stderr)
            unreadable += 1
    unread = f", {unreadable} file{'s' * (unreadable != 1)} not read" if unreadable else ""
    print(
        f"{cases} scenario{'s' * (cases != 1)}: {cases - differing} ok, {differing} differ{'s' * (differing == 1)}{unread}"
    )
    return UNREADABLE if unreadable else DIFFERS if differing else OK

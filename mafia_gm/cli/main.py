"""The command line: one verb, one job, one exit code (0 well, 1 something differs, 2 it cannot be done)."""

from __future__ import annotations

import io
import sys
import warnings
from typing import TYPE_CHECKING, Final

from mafia_gm.narration.loader import MissingLine

if TYPE_CHECKING:
    from collections.abc import Callable

VERBS: Final = ("replay", "story", "check", "rules", "schema")
CANNOT: Final = 2


def main(argv: list[str]) -> int:
    """Run a verb with its arguments and return the exit code."""
    run = _verb(argv[0]) if argv else None
    if run is None:
        print(f"mafia-gm: no such verb; there are {', '.join(VERBS)}", file=sys.stderr)
        return CANNOT
    _let_every_name_through()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter(
                "ignore", MissingLine
            )  # the English line is printed, and that is enough here
            code = run(argv[1:])
            sys.stdout.flush()
            return code
    except SystemExit as ended:  # argparse has said what there is to say
        return ended.code if isinstance(ended.code, int) else CANNOT
    except BrokenPipeError:  # the reader, a pager perhaps, has seen enough
        sys.stdout = None
        return 0
    except OSError as error:  # what a verb reads and writes itself it has told; this is what it prints
        sys.stdout = None
        print(f"mafia-gm: {error.strerror or error}", file=sys.stderr)
        return CANNOT
    except KeyboardInterrupt:
        return 130


def _let_every_name_through() -> None:
    """Print UTF-8 into files and pipes, whatever the computer's own letters; on a screen "?" for what it cannot show."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding=None if sys.stdout.isatty() else "utf-8", errors="replace")


def _verb(name: str) -> Callable[[list[str]], int] | None:
    """Return what runs the verb; only that is imported."""
    if name == "replay":
        from mafia_gm.cli.replay import main as replay

        return replay
    if name == "story":
        from mafia_gm.cli.story import main as story

        return story
    if name == "check":
        from mafia_gm.cli.check import main as check

        return check
    if name == "rules":
        from mafia_gm.cli.rules import main as rules

        return rules
    if name == "schema":
        from mafia_gm.cli.schema import main as schema

        return schema
    return None

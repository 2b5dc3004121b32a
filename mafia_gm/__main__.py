"""Opens the window, or runs the command line when given a verb.

Nothing heavy is imported here: `--version`, `--help` and a machine without a screen are answered at once.
"""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from mafia_gm import __version__, obstacle, sentences

if TYPE_CHECKING:
    import argparse

VERBS = ("replay", "story", "check", "rules", "schema")
LANGUAGES = "pl, ru, sv, en"
CANNOT_SHOW = 2
MEASURED = "MAFIA_GM_PAINTED"
"""A variable for packaging/measure.py: tell when the window is painted, and end."""


def main(argv: list[str] | None = None) -> int:
    """Runs the program and returns its exit code. 2 means: wrong arguments, or no window can be shown."""
    try:
        return _run(sys.argv[1:] if argv is None else argv)
    except ImportError as missing:
        if not obstacle.is_library(missing):
            raise
        return _refuse(obstacle.lacking(missing))


def _run(told: list[str]) -> int:
    if told and told[0] in VERBS:
        from mafia_gm.cli.main import main as run_verb

        return run_verb(told)
    if not told:  # a double click
        return _show(None, None)
    try:
        asked = _parser().parse_args(told)
    except SystemExit as ended:  # argparse has said what there is to say
        return ended.code if isinstance(ended.code, int) else CANNOT_SHOW
    sentences.speak(asked.lang)
    if asked.selftest is not None:
        try:
            asked.selftest.touch()  # better now than after all is seen
            return _prove(asked.selftest, as_json=asked.json)
        except OSError as full:
            return _refuse(sentences.say("no_picture", full))
    if asked.game is not None and not asked.game.is_file():
        return _refuse(sentences.say("no_game", asked.game))
    return _show(asked.game, asked.lang)


def _show(game: Path | None, language: str | None) -> int:
    if why := obstacle.found():
        return _refuse(why)
    return _open_window(game, language)


def _parser() -> argparse.ArgumentParser:
    from mafia_gm.cli.speech import line, parser_of

    each = "\n".join(f"  {verb:<8} {line(f'{verb}/short')}" for verb in VERBS)
    parser = parser_of("", after=f"{line('verbs')}\n{each}\n\n{line('more')}")
    parser.add_argument("game", nargs="?", type=Path, metavar="GAME", help=line("game"))
    parser.add_argument("--lang", metavar="LANGUAGE", help=line("window", languages=LANGUAGES))
    parser.add_argument(
        "--selftest",
        type=Path,
        metavar="FILE.png",
        help=line("selftest"),
    )
    parser.add_argument("--json", action="store_true", help=line("report"))
    shown = f"Mafia GM {__version__}"
    parser.add_argument("--version", action="version", version=shown, help=line("version"))
    return parser


def prepare() -> None:
    """Import Qt, quickly. Raises ImportError where a library of the system is missing.

    Until the window is drawn no rubbish is collected: there is none, and all that has been imported would be searched.
    """
    gc.disable()
    from mafia_gm.ui.quick import import_qt

    import_qt()


def _open_window(game: Path | None, language: str | None) -> int:
    prepare()
    if MEASURED in os.environ:
        from mafia_gm.ui.painted import run
    else:
        from mafia_gm.ui.app import run
    try:
        return run(game, language)
    except Exception as unforeseen:
        if isinstance(unforeseen, ImportError) or not obstacle.is_bundle():
            raise
        import traceback

        traceback.print_exc()
        return _refuse(sentences.say("had_to_end", f"{type(unforeseen).__name__}: {unforeseen}"))


def _prove(picture: Path, *, as_json: bool) -> int:
    """Run the self-test out of sight, away from the user's files; 0 means that all is well, 1 that something is not."""
    import tempfile

    from mafia_gm import paths

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    # Without a screen Windows looks for fonts in a folder of Qt's that is not there, and complains.
    os.environ.setdefault("QT_QPA_FONTDIR", str(paths.resources() / "fonts"))
    with tempfile.TemporaryDirectory(prefix="mafia-gm-selftest-", ignore_cleanup_errors=True) as home:
        os.environ[paths.HOME_VARIABLE] = home
        from mafia_gm.ui.selftest import run

        report = run(picture)
    if as_json:
        print(picture.with_suffix(".json").read_text(encoding="utf-8"), end="")
    for what in report.trouble:
        print(f"mafia-gm: {what}", file=sys.stderr)
    return 1 if report.trouble else 0


def _refuse(why: str) -> int:
    from mafia_gm.alert import tell

    tell(why)
    return CANNOT_SHOW


if __name__ == "__main__":
    sys.exit(main())

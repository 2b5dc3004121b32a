"""``mafia-gm story FILE``: tell a stored game night by night, as text or as a web page."""

from __future__ import annotations

import argparse
from pathlib import Path

from mafia_gm.app.session import replayed
from mafia_gm.cli.stored import readable, stored, tell_damage
from mafia_gm.cli.words import lines_in, refuse
from mafia_gm.narration.telling import tell

TOLD, UNREADABLE = 0, 2


def main(argv: list[str]) -> int:
    """Tell the game of a file; 2 when the file cannot be read whole, or the page cannot be written."""
    parser = argparse.ArgumentParser(
        prog="mafia-gm story",
        description="Tell a stored game night by night: who was who, who aimed at whom, why it ended so.",
        epilog="It tells every secret of the game. Exit code: 0 well, 2 the file cannot be read whole.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a game file (.mafia)")
    parser.add_argument("--lang", metavar="LANGUAGE", help="language of the story; default: the game's own")
    parser.add_argument(
        "--html", type=Path, metavar="PAGE", help="write a web page there instead of printing text"
    )
    asked = parser.parse_args(argv)
    with readable(asked.file):
        found, damage = stored(asked.file)
        journal = replayed(found.rules, found.lines)
    lines = lines_in(found.header.ruleset, asked.lang, found.header.language)
    story = tell(lines, found.rules, found.header.title, journal.steps, journal.tables)
    if asked.html is None:
        print(story.text(), end="")
    else:
        try:
            asked.html.write_text(story.html(), encoding="utf-8")
        except OSError as error:
            refuse(f"{asked.html}: {error.strerror or error}")
    if damage is not None:
        tell_damage(asked.file, damage)
        return UNREADABLE
    return TOLD

"""``mafia-gm story FILE``: tell a stored game night by night, as text or as a web page."""

from __future__ import annotations

from pathlib import Path

from mafia_gm.app.session import journal_of
from mafia_gm.cli.speech import line, parser_of
from mafia_gm.cli.stored import readable, stored, tell_damage
from mafia_gm.cli.words import lines_in, refuse
from mafia_gm.narration.telling import tell

TOLD, UNREADABLE = 0, 2


def main(argv: list[str]) -> int:
    """Tell the game of a file; 2 when the file cannot be read whole, or the page cannot be written."""
    parser = parser_of("story", after=line("story/codes"))
    parser.add_argument("file", type=Path, metavar="FILE", help=line("file"))
    parser.add_argument("--lang", metavar="LANGUAGE", help=line("lang"))
    parser.add_argument("--html", type=Path, metavar="PAGE", help=line("story/html"))
    asked = parser.parse_args(argv)
    with readable(asked.file):
        found, damage = stored(asked.file)
        journal = journal_of(found.rules, found.lines)
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

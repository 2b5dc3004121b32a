"""``mafia-gm replay FILE``: decide a stored game again, print what was announced and how it ended."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from mafia_gm.app.replay import announced, replay
from mafia_gm.cli.speech import line, parser_of
from mafia_gm.cli.stored import readable, stored, tell_damage
from mafia_gm.cli.words import lines_in
from mafia_gm.engine.chance import fingerprint
from mafia_gm.engine.record import BrokenRecord

if TYPE_CHECKING:
    from mafia_gm.app.journal import Journal
    from mafia_gm.app.replay import Difference
    from mafia_gm.engine.record import Record
    from mafia_gm.narration.lines import Lines

ALIKE, DIFFERENT, UNREADABLE = 0, 1, 2


def main(argv: list[str]) -> int:
    """Replay a file; 1 when a step is decided otherwise today, 2 when the file cannot be read whole."""
    parser = parser_of("replay", after=line("replay/codes"))
    parser.add_argument("file", type=Path, metavar="FILE", help=line("file"))
    parser.add_argument("--json", action="store_true", help=line("replay/json"))
    parser.add_argument("--lang", metavar="LANGUAGE", help=line("lang"))
    asked = parser.parse_args(argv)
    with readable(asked.file):
        found, damage = stored(asked.file)
        journal, differences = replay(found)
    lines = lines_in(found.header.ruleset, asked.lang, found.header.language)
    if asked.json:
        print(msgspec.json.format(_as_json(found, journal, differences, damage, lines)).decode())
    else:
        _print(found, journal, differences, lines)
    if damage is not None:
        tell_damage(asked.file, damage)
        return UNREADABLE
    return DIFFERENT if differences else ALIKE


def _print(found: Record, journal: Journal, differences: tuple[Difference, ...], lines: Lines) -> None:
    header, table = found.header, journal.table
    print(" · ".join(part for part in (lines.game(), header.title, header.created) if part))
    print(", ".join(f"{player.number} {player.name}" for player in table.people()))
    print(f"{header.ruleset}, seed {header.seed} ({fingerprint(header.seed)}), {len(found.lines)} lines")
    heading = ""
    for said in announced(journal):
        here = lines.phase(said.phase, said.phase_number)
        if here != heading:
            print(f"\n{here}")
            heading = here
        print(f"  {said.step:>4}  {lines.public.line(said.line, ())}")
    print()
    if table.ended is None:
        print(f"not finished: {lines.phase(table.phase, table.number)}")
    else:
        winners = ", ".join(
            f"{table[player].name} ({lines.role(table[player].role)})"
            for player in table.seated(table.ended.winners)
            if table[player].role
        )
        print(f"ended: {table.ended.outcome}; winners: {winners or '-'}")
    for one in differences:
        now = f"refused today: {one.refused}" if one.refused else f"today {_short(one.decided)}"
        print(f"differs: step {one.step} {_short((one.command,))}: stored {_short(one.stored)}; {now}")
    print(f"decided again: {len(differences)} differences")


def _short(values: tuple[Any, ...]) -> str:
    return " ".join(msgspec.json.encode(value).decode() for value in values) or "nothing"


def _as_json(
    found: Record,
    journal: Journal,
    differences: tuple[Difference, ...],
    damage: BrokenRecord | None,
    lines: Lines,
) -> bytes:
    table = journal.table
    told = {
        "header": found.header,
        "lines": len(found.lines),
        "steps": len(journal.steps),
        "players": [
            {"number": p.number, "name": p.name, "role": p.role, "side": p.side, "alive": p.alive}
            for p in table.people()
        ],
        "announced": [
            {
                "step": said.step,
                "phase": said.phase,
                "number": said.phase_number,
                "key": said.line.key,
                "people": [person.number for person in said.line.people],
                "counts": said.line.counts,
                "word": said.line.word,
                "text": lines.public.line(said.line, ()),
            }
            for said in announced(journal)
        ],
        "phase": table.phase,
        "number": table.number,
        "outcome": table.ended.outcome if table.ended else None,
        "winners": [table[player].number for player in table.seated(table.ended.winners)]
        if table.ended
        else [],
        "differences": differences,
        "damage": {"line": damage.line, "later": len(damage.later)} if damage else None,
    }
    return msgspec.json.encode(told)

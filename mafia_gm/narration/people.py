"""Who was who in a game that is told: every player with his character, his side, and what became of him."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.narration.story import DONE, Chapter, Grid, Line, Piece, Run

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mafia_gm.engine.table import Player, Table
    from mafia_gm.narration.lines import Lines
    from mafia_gm.narration.steps import Step


def cast(lines: Lines, steps: Sequence[Step], tables: Sequence[Table]) -> Chapter:
    """Return the people clockwise, the winners standing out, and how the game began."""
    last, line = tables[-1], lines.texts.line
    gone = _gone(lines, steps, tables)
    winners = last.ended.winners if last.ended is not None else ()
    people = tuple(last.people())
    heads = (
        *(line("story", "number"), line("story", "player"), line("story", "character")),
        *(line("story", "side"), line("story", "fate")),
    )
    rows = tuple(
        (
            str(player.number),
            player.name,
            lines.role(player.role) if player.role else "",
            lines.side(player.side) if player.side else "",
            _fate(lines, player, gone, wins=player.id in winners),
        )
        for player in people
    )
    strong = tuple(place for place, player in enumerate(people) if player.id in winners)
    pieces: list[Piece] = [Grid("", heads, rows, (0,), strong)]
    for place, step in enumerate(steps):
        if isinstance(step.command, c.Begin):
            pieces.append(Line(DONE, (Run(lines.journal(step, tables[place])),)))
    return Chapter(line("story", "people"), tuple(pieces))


def _fate(lines: Lines, player: Player, gone: dict[int, str], *, wins: bool) -> str:
    fate = (
        lines.texts.line("story", "lives")
        if player.alive
        else " · ".join(part for part in (gone.get(player.id, ""), lines.cause(player.gone)) if part)
    )
    return lines.texts.line("story", "wins", fate=fate) if wins else fate


def _gone(lines: Lines, steps: Sequence[Step], tables: Sequence[Table]) -> dict[int, str]:
    """Return when each of those who are out went: the night or the day."""
    gone: dict[int, str] = {}
    for place, step in enumerate(steps):
        for fact in step.facts:
            if isinstance(fact, f.Died | f.Left) or (isinstance(fact, f.Overridden) and not fact.alive):
                gone[fact.player] = lines.public.phase(tables[place].phase, tables[place].number)
    return gone

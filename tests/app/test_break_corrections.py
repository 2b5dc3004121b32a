"""Corrections in games in which life happens too: latecomers, changed seats, steps taken back, files opened again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mafia_gm.app.journal import Corrected
from mafia_gm.engine import change as ch
from mafia_gm.engine import commands as c
from mafia_gm.narration.lines import Lines, languages
from mafia_gm.narration.telling import tell
from tests.app.tale import Tale

if TYPE_CHECKING:
    from pathlib import Path

    from mafia_gm.app.conflict import Wish

PLUS = ("mafia_boss", "detective", "doctor", *("citizen",) * 6)
SWEDES = ("mafioso", "sheriff", "doctor", *("villager",) * 6)
CIRCLE = ("commissar", "doctor", "don_1", "don_2", "thug_1", "thug_2", *("citizen",) * 9)
GAMES = {
    "mafia_plus": (PLUS, "citizen"),
    "maffia": (SWEDES, "villager"),
    "inbox": (CIRCLE, "citizen"),
}
EACH = pytest.mark.parametrize("game", GAMES)


def with_somebody_late(folder: Path, game: str) -> tuple[Tale, int, int]:
    """Return a game in which Late sits down on the first morning; the steps of his coming and of that morning."""
    roles, plain = GAMES[game]
    tale = Tale(folder, game, *roles)
    late = tale.do(c.Arrive("Late", plain, 3))
    tale.night()
    while len(tale.session.table.players) == len(roles):
        tale.night()
    morning = next(step for step in reversed(tale.session.steps) if isinstance(step.command, c.Announce))
    return tale, late, morning.number


def reopens(tale: Tale) -> None:
    """Close the file and open it again: it is whole, and as it was."""
    before = tale.session.table, tale.session.prompts(), len(tale.session.steps)
    session = tale.reopened()
    assert (session.table, session.prompts(), len(session.steps)) == before


@EACH
def test_seats_are_changed_after_a_morning_told_twice(tmp_path: Path, game: str) -> None:
    """Whoever sat down at a step that was taken back sits at the table once; the file is not damaged by that."""
    tale, _, morning = with_somebody_late(tmp_path, game)
    while (step := tale.session.undo()) is not None and step.number != morning:
        pass
    tale.do(c.Announce())
    tale.do(c.SwapSeats(1, len(tale.session.table.players) - 1))
    reopens(tale)


@EACH
def test_seats_are_changed_where_a_correction_has_told_the_morning_again(tmp_path: Path, game: str) -> None:
    """A correction decides the steps after it again, and who sits down in them does so once."""
    tale, late, _ = with_somebody_late(tmp_path, game)
    tale.correct(late, c.Arrive("Late", GAMES[game][1], 0))
    tale.do(c.SwapSeats(1, len(tale.session.table.players) - 1))
    reopens(tale)
    tale.session.undo()
    tale.session.undo()
    tale.do(c.SwapSeats(2, 5))
    reopens(tale)


@EACH
def test_the_story_of_a_game_with_a_latecomer(tmp_path: Path, game: str) -> None:
    """It tells of his arrival by name, in each language."""
    tale, _, _ = with_somebody_late(tmp_path, game)
    tale.do(c.StopGame())
    journal = tale.session._journal
    for language in languages(game):
        story = tell(Lines(game, language), tale.session.rules, "", journal.steps, journal.tables)
        mornings = [line for line in story.text().splitlines() if "Late" in line]
        assert len(mornings) > 1, story.text()
        assert ", ," not in story.text()
        assert "Late" in story.html()


def test_the_journal_names_somebody_who_does_not_sit_there_any_more(tmp_path: Path) -> None:
    """What was asked about a latecomer is told at the table it met, though by a later correction he never came."""
    tale, late, _ = with_somebody_late(tmp_path, "mafia_plus")
    (check,) = tale.night(c.Reply("detective.checks", 1, (9,)))
    lines = Lines("mafia_plus", "en")
    tale.correct(check, c.Reply("detective.checks", 1, (0,)))
    tale.correct(check, c.Reply("detective.checks", 1, (9,)))
    other = c.Reply("detective.checks", 1, (2,))
    wishes: dict[int, Wish] = {check: other}
    while not (tried := tale.session.try_correction(late, None, wishes)).is_complete:
        wishes[tried.conflicts[0].step] = None
    tale.session.correct(tried)
    session = tale.session
    told = [
        lines.journal(step, table)
        for step, table in zip(session.steps, session._journal.tables, strict=False)
    ]
    corrections = [line for line in told if line.startswith(("Corrected", "Struck out"))]
    assert len(corrections) == 3
    assert corrections[:2] == [
        "Corrected: Detective: Late, thumb up → P1",
        "Corrected: Detective: P1, thumb down → Late",
    ]
    assert "Late" in corrections[2]
    entry = session.steps[-1]
    assert isinstance(entry, Corrected)
    old, met = next(
        (one, met) for one, met in zip(entry.former, entry.met, strict=True) if one.number == check
    )
    new = next(step for step in session.steps if step.number == check)
    said = lines.corrected(old, met, new, session.before(check).table)
    assert said == "Detective: Late, thumb up → P3, thumb up (corrected)"
    reopens(tale)
    tale.session.undo()
    assert len(tale.session.table.players) == 10


def test_a_struck_out_vote_keeps_its_count(tmp_path: Path) -> None:
    """A correction is told at the table of then: who had how many votes, under which name."""
    tale = Tale(tmp_path, "mafia_plus", *PLUS)
    tale.night()
    tale.night()
    _, _, closed = tale.vote(p1=4, p2=4, p3=5)
    tale.do(c.Execute())
    tale.do(c.Rename(4, "Another"))
    wishes: dict[int, Wish] = {}
    while not (tried := tale.session.try_correction(closed, None, wishes)).is_complete:
        wishes[tried.conflicts[0].step] = None
    tale.session.correct(tried)
    session = tale.session
    line = Lines("mafia_plus", "en").journal(session.steps[-1], session.table)
    assert line == "Struck out: Result: P5 2, P6 1"


@EACH
@pytest.mark.parametrize("by_word", [False, True], ids=["comes back", "by the Game Master's word"])
def test_somebody_had_not_come_back(tmp_path: Path, game: str, by_word: bool) -> None:
    """That somebody is out of the game then is named, though he went before the step that is left out."""
    tale = Tale(tmp_path, game, *GAMES[game][0])
    while tale.session.table.phase != "debate":
        tale.night()
    tale.do(c.Override(7, alive=False) if by_word else c.Leave(7))
    gone = len(tale.session.steps)
    back = tale.do(c.Override(7, alive=True) if by_word else c.ComeBack(7))
    (dies,) = [one for one in tale.session.try_correction(back, None).changes if isinstance(one, ch.Dies)]
    assert (dies.player, dies.was) == (7, None)
    assert dies.now is not None
    assert dies.now.step == tale.session.steps[gone - 1].number
    again = tale.do(c.Leave(7))
    (dies,) = [
        one
        for one in tale.session.try_correction(back, None, {again: None}).changes
        if isinstance(one, ch.Dies)
    ]
    assert dies.was is not None
    assert dies.now is not None, "he is out of the game all the same"
    assert dies.was.step == again
    (dies,) = [one for one in tale.session.try_correction(again, None).changes if isinstance(one, ch.Dies)]
    assert dies.was is not None
    assert dies.now is None

"""Who is late and was noted wrong: changed or cancelled by a correction; answers follow the people, numbers stay."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mafia_gm.app.anew import followed
from mafia_gm.app.replay import replay
from mafia_gm.engine import change as ch
from mafia_gm.engine import commands as c
from mafia_gm.engine.people import moved, other_ids, together
from mafia_gm.engine.record import read
from mafia_gm.narration.lines import Lines
from mafia_gm.rulesets.catalogue import RULESETS
from tests.app.tale import Tale
from tests.app.test_break_corrections import EACH, GAMES

if TYPE_CHECKING:
    from pathlib import Path

    from mafia_gm.app.conflict import Wish
    from mafia_gm.app.correction import Correction

SHOT = {"mafia_plus": "mafia.shoots", "maffia": "mafia.kills", "inbox": "clan_1.kills"}


def two_late(folder: Path, game: str) -> tuple[Tale, int, int]:
    """Return a game in which Anna and Bela have sat down on the first morning, and the steps of their coming."""
    roles, plain = GAMES[game]
    tale = Tale(folder, game, *roles)
    first, second = tale.do(c.Arrive("Anna", plain, 3)), tale.do(c.Arrive("Bela", plain, 4))
    tale.night()
    while len(tale.session.table.players) == len(roles):
        tale.night()
    return tale, first, second


def people(tale: Tale) -> dict[int, str]:
    return {player.number: player.name for player in tale.session.table.people()}


def stays(tale: Tale, tried: Correction) -> None:
    """Let it be so: reopened it is the same, decided again the same, undone it is as it was."""
    former = tale.session.table, tale.session.steps
    tale.session.correct(tried)
    now = tale.session.table, tale.session.steps
    session = tale.reopened()
    assert (session.table, session.steps) == now
    assert replay(read(session.path.read_bytes(), RULESETS))[1] == ()
    session.undo()
    assert (session.table, session.steps) == former
    session.redo()
    assert tale.reopened().table == now[0]


def never_came(tale: Tale, arrival: int, wishes: dict[int, Wish] | None = None) -> Correction:
    """Leave an arrival out, and with it whatever was about him alone."""
    wishes = wishes if wishes is not None else {}
    while (
        found := (tried := tale.session.try_correction(arrival, None, wishes)).open
    ) is not None and found.lost:
        assert found.ways == ()
        wishes[found.step] = found.instead(None)
    return tried


@EACH
def test_the_expected_is_changed_and_cancelled(tmp_path: Path, game: str) -> None:
    """Name, seat and card, before he sits and after; his number stays, and nobody else has another one."""
    roles, plain = GAMES[game]
    tale = Tale(tmp_path, game, *roles)
    first, second = tale.do(c.Arrive("Ana", plain, 3)), tale.do(c.Arrive("Bela", plain, 4))
    count = len(roles)
    stays(tale, tale.session.try_correction(first, c.Arrive("Anna", roles[0], 1)))
    assert [(one.name, one.number) for one in tale.session.table.expected] == [
        ("Anna", count + 1),
        ("Bela", count + 2),
    ]
    stays(tale, tale.session.try_correction(first, None))
    assert [(one.name, one.number) for one in tale.session.table.expected] == [("Bela", count + 2)]
    tale.do(c.Arrive("Cira", plain, 1))
    assert [one.number for one in tale.session.table.expected] == [count + 2, count + 3], "no number twice"
    tale.night()
    while len(tale.session.table.players) == count:
        tale.night()
    assert people(tale)[count + 2] == "Bela"
    assert people(tale)[count + 3] == "Cira"
    assert second


@EACH
def test_answers_follow_who_came_later(tmp_path: Path, game: str) -> None:
    """Anna never came: who was shot is Bela still, though she is the first of the latecomers now."""
    tale, first, _ = two_late(tmp_path, game)
    count, session = len(GAMES[game][0]), tale.session
    bela = count + 1
    act = SHOT[game]
    tale.night(c.Reply(act, -1, (bela,)))
    tale.do(c.Rename(bela, "Béla"))
    if tale.session.table[bela].alive:
        tale.do(c.Leave(bela))
    assert not session.table[bela].alive
    tried = never_came(tale, first)
    assert tried.is_complete, tried.open
    lines = Lines(game, "en")
    told = lines.differences(tried.changes, tried.former.table, tried.table)
    assert next((one.about, one.now) for one in told if one.kind == "people") == (
        f"{count + 1} Anna",
        "nothing",
    )
    assert not [one for one in told if "Béla" in one.about], "nothing is otherwise with her"
    assert not [one for one in told if one.kind == "deaths"]
    stays(tale, tried)
    assert people(tale)[count + 2] == "Béla"
    assert count + 1 not in people(tale)
    gone = next(player for player in session.table.players if player.number == count + 2)
    assert (tale.session.table[gone.id].name, tale.session.table[gone.id].alive) == ("Béla", False)


@EACH
def test_an_answer_about_who_never_came_is_named(tmp_path: Path, game: str) -> None:
    """Whom the answer was about is not there: it is a conflict, and means nobody else."""
    tale, first, _ = two_late(tmp_path, game)
    count, session = len(GAMES[game][0]), tale.session
    (shot,) = tale.night(c.Reply(SHOT[game], -1, (count,)))
    gone = tale.do(c.Rename(count, "Hanna"))
    wishes: dict[int, Wish] = {}
    tried = never_came(tale, first, wishes)
    found = tried.open
    assert found is not None
    assert (found.step, found.reason, found.lost) == (shot, "unknown_player", False)
    assert found.command == c.Reply(SHOT[game])
    assert Lines(game, "en").unfit(found) == "Somebody whom it names has not come."
    wishes[shot] = found.instead(c.Reply(SHOT[game], -1, (5,)))
    tried = session.try_correction(first, None, wishes)
    found = tried.open
    assert found is not None
    assert (found.step, found.lost, found.ways) == (gone, True, ())
    wishes[gone] = None
    while (found := (tried := session.try_correction(first, None, wishes)).open) is not None:
        wishes[found.step] = found.ways[0] if found.ways else None
    stays(tale, tried)
    assert [player.name for player in tale.session.table.players if not player.alive] in (["P6"], [])


def test_ballots_of_and_for_who_never_came(tmp_path: Path) -> None:
    """MP-C43: hers fall away and are named, those of everybody else are whose they were."""
    tale, first, _ = two_late(tmp_path, "mafia_plus")
    anna, bela = 9, 10
    _, cast, closed = tale.vote(p1=bela, p2=anna, p3=bela, p10=1, p11=4)
    tale.do(c.Execute())
    assert not tale.session.table[bela].alive
    tried = tale.session.try_correction(first, None)
    found = tried.open
    assert found is not None
    assert (found.step, found.reason) == (cast, "unknown_player")
    (way,) = found.ways
    assert isinstance(way[0], c.Vote)
    assert dict(way[0].ballots)[0] == anna, "that is Bela's id now"
    assert dict(way[0].ballots)[anna] == 4
    assert 1 not in dict(way[0].ballots)
    tried = tale.session.try_correction(first, None, {cast: way})
    found = tried.open
    assert found is not None
    assert (found.step, found.question and found.question.by) == (closed, 1)
    tried = tale.session.try_correction(first, None, {cast: way, closed: found.ways[0]})
    assert tried.is_complete
    assert not [one for one in tried.changes if isinstance(one, ch.Votes | ch.Executes)]
    stays(tale, tried)
    assert [player.name for player in tale.session.table.players if not player.alive] == ["Bela"]


def test_what_was_shown_about_a_latecomer(tmp_path: Path) -> None:
    """MP-B5: a check of Bela, corrected once, is told about Bela, and what the Detective has seen stays about people."""
    tale, first, _ = two_late(tmp_path, "mafia_plus")
    (check,) = tale.night(c.Reply("detective.checks", 1, (10,)))
    tale.correct(check, c.Reply("detective.checks", 1, (0,)))
    tale.correct(check, c.Reply("detective.checks", 1, (10,)))
    tried = never_came(tale, first)
    assert tried.is_complete
    assert not [one for one in tried.changes if isinstance(one, ch.Told)]
    stays(tale, tried)
    answer = next(step.facts[0] for step in tale.session.steps if step.number == check)
    assert (answer.picks, answer.seen) == ((9,), ("9:city", "0:mafia"))  # type: ignore[attr-defined]


def test_people_together(tmp_path: Path) -> None:
    tale, first, _ = two_late(tmp_path, "mafia_plus")
    was = tale.session.table
    now = never_came(tale, first).table
    assert other_ids(was, now) == {**{one: one for one in range(9)}, 10: 9}
    assert other_ids(was, was) == {}
    both = together(was, now)
    seen = both.seen(now)
    assert [player.name for player in seen.players] == [player.name for player in was.players]
    assert not seen[9].alive
    assert seen[10].alive
    assert 9 not in seen.ring
    assert both.moved(c.Leave(9)) == c.Leave(10)
    with pytest.raises(KeyError):
        moved(c.Leave(9), other_ids(was, now))
    step = tale.session.steps[-1]
    assert followed(step, was, was) == (step, None)

"""Questions that only a correction asks: answered or passed one by one, in their places, in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mafia_gm.app.replay import replay
from mafia_gm.engine import change as ch
from mafia_gm.engine import commands as c
from mafia_gm.engine.record import read
from mafia_gm.narration.lines import Lines, languages
from mafia_gm.narration.telling import tell
from mafia_gm.rulesets.catalogue import RULESETS
from tests.app.tale import Tale

if TYPE_CHECKING:
    from pathlib import Path

    from mafia_gm.app.conflict import Conflict, Wish
    from mafia_gm.app.correction import Correction

TOWN = ("detective", "doctor", "mafia_boss", "coquette", *("citizen",) * 8)
DETECTIVE, DOCTOR, BOSS, COQUETTE, E, F, G = range(7)


def shoots(player: int) -> c.Reply:
    return c.Reply("mafia.shoots", -1, (player,))


def asked(conflict: Conflict | None) -> tuple[str, int]:
    """Return which question a conflict is about: it is the rules' only where it has a reason."""
    assert conflict is not None
    assert conflict.question is not None
    return conflict.question.act, conflict.question.by


def kept(tale: Tale, tried: Correction) -> None:
    """Let it be so; it is on the disk as it was tried, decided again the same, undone and brought back whole."""
    former = tale.session.table, tale.session.steps
    tale.session.correct(tried)
    corrected = tale.session.table, tale.session.steps
    assert corrected[0] == tried.table
    session = tale.reopened()
    assert (session.table, session.steps) == corrected
    assert replay(read(session.path.read_bytes(), RULESETS))[1] == ()
    session.undo()
    assert (session.table, session.steps) == former
    session.redo()
    assert (tale.reopened().table, tale.session.steps) == corrected


def test_who_was_dead_is_called_and_asked(tmp_path: Path) -> None:
    """MP-B24, MP-B5: his call was only heard and his ballot not taken; both are asked now, each in its place."""
    tale = Tale(tmp_path, "mafia_plus", *TOWN)
    session = tale.session
    tale.night()
    (aim,) = tale.night(shoots(DETECTIVE))
    _, cast, closed = tale.vote(p3=E, p4=E, p5=F)
    tale.do(c.Execute())
    tale.night()
    heard = next(
        step.number
        for step in reversed(session.steps)
        if isinstance(step.command, c.Reply) and step.command.act == "detective.checks"
    )
    ballots = session.table_after(cast).ballots
    assert ballots is not None
    wishes: dict[int, Wish] = {cast: c.Vote(tuple(one for one in ballots.cast if one[0] != G))}
    tried = session.try_correction(aim, shoots(G), wishes)
    ballot = tried.open
    assert asked(ballot) == ("voting.ballot", DETECTIVE)
    assert ballot is not None
    assert (ballot.step, ballot.reason, ballot.is_own) == (closed, "", False)
    assert ballot.ways == ((c.Vote(((DETECTIVE, -1),)), c.CloseVote()),)
    wishes[closed] = ballot.answered(c.Vote(((DETECTIVE, E),)))
    tried = session.try_correction(aim, shoots(G), wishes)
    call = tried.open
    assert asked(call) == ("detective.checks", DETECTIVE)
    assert call is not None
    assert (call.step, call.reason, call.is_own) == (heard, "", True)
    passed = session.try_correction(aim, shoots(G), {**wishes, heard: call.ways[0]})
    assert passed.is_complete
    wishes[heard] = call.answered(c.Reply("detective.checks", DETECTIVE, (BOSS,)))
    tried = session.try_correction(aim, shoots(G), wishes)
    assert tried.is_complete
    assert tried.left_out == ()
    (told,) = [one for one in tried.changes if isinstance(one, ch.Told)]
    assert told.now is not None
    assert (told.by, told.was.called, told.now.shown) == (DETECTIVE, True, "mafia")
    kept(tale, tried)
    assert session.table is not None
    steps = [step.number for step in tale.session.steps]
    assert steps.index(tried.number + 1) == steps.index(closed) - 1, "the ballot stands before the count"


def test_the_answer_opens_another_question(tmp_path: Path) -> None:
    """MP-C9: whoever is shot now owns the gun shop, and so the Mafia may shoot twice; then it is dawn."""
    tale = Tale(tmp_path, "mafia_plus", "gun_shop_owner", "doctor", "mafia_boss", *("citizen",) * 6)
    tale.night()
    (aim,) = tale.night(shoots(E))
    dawn = next(
        step.number for step in tale.session.steps if isinstance(step.command, c.Dawn) and step.number > aim
    )
    tried = tale.session.try_correction(aim, shoots(0))
    second = tried.open
    assert second is not None
    assert asked(second) == ("mafia.second_shot", -1)
    wishes: dict[int, Wish] = {second.step: second.answered(c.Reply("mafia.second_shot", -1, (F,)))}
    tried = tale.session.try_correction(aim, shoots(0), wishes)
    assert tried.is_complete
    assert {one.player for one in tried.changes if isinstance(one, ch.Dies)} == {0, E, F}
    assert second.step <= dawn
    kept(tale, tried)


def test_several_questions_one_after_another(tmp_path: Path) -> None:
    """SV-C23, SV-C24: who is nominated now has hands counted for him, after he has spoken like the others."""
    tale = Tale(tmp_path, "maffia", "mafioso", "mafioso", "doctor", "sheriff", *("villager",) * 7)
    tale.night()
    tale.night()
    tale.do(c.Accuse(4, 5))
    named = tale.do(c.Accuse(6, 7))
    for command in (c.GiveFloor(5), c.GiveFloor(7), c.OpenVote(), c.CountHands(5, (0, 1))):
        tale.do(command)
    counted = tale.do(c.CountHands(7, (2, 3, 4)))
    closed = tale.do(c.CloseVote())
    tale.do(c.Execute())
    tried = tale.session.try_correction(named, c.Accuse(6, 8))
    wishes: dict[int, Wish] = {}
    while (found := tried.open) is not None and found.step != counted:
        wishes[found.step] = found.instead(c.GiveFloor(8))
        tried = tale.session.try_correction(named, c.Accuse(6, 8), wishes)
    assert found is not None
    assert (found.step, asked(found)) == (counted, ("voting.hands", 8))
    assert found.reason == "not_a_candidate"
    wishes[counted] = None
    tried = tale.session.try_correction(named, c.Accuse(6, 8), wishes)
    found = tried.open
    assert found is not None
    assert (found.step, asked(found)) == (closed, ("voting.hands", 8))
    wishes[closed] = found.answered(c.CountHands(8, (2, 3, 4)))
    tried = tale.session.try_correction(named, c.Accuse(6, 8), wishes)
    assert tried.is_complete
    assert {one.player for one in tried.changes if isinstance(one, ch.Dies)} == {7, 8}
    kept(tale, tried)


INBOX = (
    "commissar", "doctor", "citizen", "citizen", "maniac", "citizen", "citizen", "don_1", "thug_1",
    "bodyguard_1", "don_2", "thug_2", "citizen", "citizen", "citizen",
)  # fmt: skip


@pytest.mark.parametrize("orders", ["call", "desk"])
def test_an_order_that_nobody_was_asked_for(tmp_path: Path, orders: str) -> None:
    """RU-B2, RU-C17: the Doctor lives, so he heals, whether he is called or his orders come by message."""
    tale = Tale(tmp_path, "inbox", *INBOX, orders=orders)
    session = tale.session
    (kill,) = tale.night(c.Reply("clan_1.kills", -1, (1,)))
    tale.night(c.Reply("clan_2.kills", -1, (2,)))
    other = c.Reply("clan_1.kills", -1, (3,))
    tried = session.try_correction(kill, other)
    found = tried.open
    assert found is not None
    assert (found.phase, found.phase_number, found.reason) == ("night", 2, "")
    assert asked(found) == ("doctor.heals", 1)
    wishes: dict[int, Wish] = {found.step: found.answered(c.Reply("doctor.heals", 1, (2,)))}
    tried = session.try_correction(kill, other, wishes)
    assert tried.is_complete
    dies = {one.player: one.now is not None for one in tried.changes if isinstance(one, ch.Dies)}
    assert dies == {1: False, 2: False, 3: True}
    kept(tale, tried)


def test_a_vote_again_after_a_tie_is_put_in(tmp_path: Path) -> None:
    """RU-C33: of one ballot more a tie comes, and the vote that would have followed is taken now, then its verdict."""
    tale = Tale(tmp_path, "inbox", *INBOX)
    session = tale.session
    tale.night()
    for command in (c.Accuse(0, 2), c.Accuse(1, 3), c.Approve(0, (2,)), c.Approve(4, (3,))):
        tale.do(command)
    last = tale.do(c.Approve(1, (2,)))
    tale.do(c.CloseVote())
    done = tale.do(c.Execute())
    tale.night()
    wishes: dict[int, Wish] = {}
    tied = c.Approve(1)
    tried = session.try_correction(last, tied, wishes)
    found = tried.open
    assert found is not None
    assert (found.step, found.reason, asked(found)) == (done, "no_verdict", ("verdict.tie", -1))
    for again in (c.Reopen((2, 3)), c.Approve(1, (3,)), c.CloseVote()):
        assert found is not None
        wishes[done] = found.answered(again)
        tried = session.try_correction(last, tied, wishes)
        found = tried.open
    assert found is None
    assert not tried.table[3].alive
    assert tried.table[2].alive
    kept(tale, tried)
    for language in languages("inbox"):
        lines = Lines("inbox", language)
        journal = session._journal
        told = [lines.journal(*pair) for pair in zip(journal.steps, journal.tables, strict=False)]
        assert all(told)
        assert tell(lines, session.rules, "", journal.steps, journal.tables).text()


def test_what_was_put_in_is_kept_when_the_step_itself_is_left_out(tmp_path: Path) -> None:
    tale = Tale(tmp_path, "mafia_plus", *TOWN)
    session = tale.session
    tale.night()
    (aim,) = tale.night(shoots(E))
    _, _, closed = tale.vote(p1=F)
    tried = session.try_correction(aim, c.Reply("mafia.shoots"))
    found = tried.open
    assert found is not None
    assert asked(found) == ("voting.ballot", E)
    wishes: dict[int, Wish] = {closed: (c.Vote(((E, F),)), None)}
    tried = session.try_correction(aim, c.Reply("mafia.shoots"), wishes)
    assert tried.is_complete
    assert tried.left_out == (closed,)
    ballots = tried.table.ballots
    assert ballots is not None
    assert ballots.choice_of(E) == F
    kept(tale, tried)


def test_an_answer_that_does_not_fit_any_more_is_named(tmp_path: Path) -> None:
    """What was answered before an earlier decision changed is refused by itself, and the rest is kept."""
    tale = Tale(tmp_path, "mafia_plus", *TOWN)
    session = tale.session
    tale.night()
    (aim,) = tale.night(shoots(E))
    _, _, closed = tale.vote(p1=F)
    wishes: dict[int, Wish] = {closed: (c.Vote(((E, G),)), c.Vote(((E, F),)), c.CloseVote())}
    tried = session.try_correction(aim, shoots(G), wishes)
    found = tried.open
    assert found is not None
    assert (found.step, found.command) != (closed, c.CloseVote())
    tried = session.try_correction(aim, c.Reply("mafia.shoots"), wishes)
    assert tried.is_complete
    wishes[closed] = (c.Vote(((99, G),)), c.Vote(((E, F),)), c.CloseVote())
    tried = session.try_correction(aim, c.Reply("mafia.shoots"), wishes)
    found = tried.open
    assert found is not None
    assert found.command == c.Vote(((99, G),))
    assert found.instead(None) == (c.Vote(((E, F),)), c.CloseVote())


def test_what_was_put_in_is_corrected_in_its_turn(tmp_path: Path) -> None:
    """A correction of a correction: the ballot that was put in was for another; undone one by one, all is as it was."""
    tale = Tale(tmp_path, "mafia_plus", *TOWN)
    session = tale.session
    tale.night()
    (aim,) = tale.night(shoots(E))
    _, _, closed = tale.vote(p1=F, p2=G)
    tale.do(c.CloseDay())
    first = session.table, session.steps
    wishes: dict[int, Wish] = {closed: (c.Vote(((E, F),)), c.CloseVote())}
    tried = session.try_correction(aim, c.Reply("mafia.shoots"), wishes)
    found = tried.open
    assert found is not None
    assert asked(found) == ("verdict.execute", -1), (
        "there is a verdict now, and the Day does not end without it"
    )
    wishes[found.step] = found.answered(c.Execute())
    tried = session.try_correction(aim, c.Reply("mafia.shoots"), wishes)
    found = tried.open
    assert found is not None
    wishes[found.step] = found.instead(None)
    tried = session.try_correction(aim, c.Reply("mafia.shoots"), wishes)
    assert tried.is_complete
    session.correct(tried)
    assert not session.table[F].alive
    second = session.table, session.steps
    put_in = tried.number + 1
    ballot = next(step for step in session.steps if step.number == put_in)
    assert ballot.command == c.Vote(((E, F),))
    again = session.try_correction(put_in, c.Vote(((E, G),)))
    assert again.is_complete
    session.correct(again)
    assert session.table[F].alive
    assert not session.table[G].alive
    third = session.table, session.steps
    session = tale.reopened()
    assert (session.table, session.steps) == third
    assert replay(read(session.path.read_bytes(), RULESETS))[1] == ()
    for former in (second, first):
        session.undo()
        assert (session.table, session.steps) == former
    for later in (second, third):
        session.redo()
        assert (session.table, session.steps) == later
    assert tale.reopened().table == third[0]


def test_the_game_was_over_then_and_all_that_followed_goes_by_one_word(tmp_path: Path) -> None:
    """MP-D1: the end that is confirmed in its place leaves no room for what was played after it."""
    tale = Tale(tmp_path, "mafia_plus", "mafia_boss", "doctor", *("citizen",) * 6)
    session = tale.session
    tale.night()
    tale.night()
    _, cast, _ = tale.vote(p2=3, p3=3)
    done = tale.do(c.Execute())
    tale.night()
    tale.do(c.Note("kept"))
    tale.night()
    ballots = tuple((voter, 0 if voter in {1, 2} else -1) for voter in range(8))
    wishes: dict[int, Wish] = {}
    tried = session.try_correction(cast, c.Vote(ballots), wishes)
    found = tried.open
    assert found is not None
    assert found.step > done
    assert asked(found) == ("end.confirm", -1)
    wishes[found.step] = found.answered(c.EndGame())
    tried = session.try_correction(cast, c.Vote(ballots), wishes)
    found = tried.open
    assert found is not None
    assert found.reason == "game_over"
    wishes[found.step] = found.instead(None)
    tried = session.try_correction(cast, c.Vote(ballots), wishes)
    assert tried.is_complete
    assert tried.table.ended is not None
    assert tried.table.ended.outcome == "city"
    assert len(tried.left_out) > 10
    assert len(tried.conflicts) == 1
    kept(tale, tried)

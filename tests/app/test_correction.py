"""The past corrected: what would be otherwise, what the rules refuse then, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import pytest

from mafia_gm.app.glance import look
from mafia_gm.app.replay import replay
from mafia_gm.engine import change as ch
from mafia_gm.engine import commands as c
from mafia_gm.engine.decide import Refused
from mafia_gm.engine.record import Amend, read
from mafia_gm.rulesets.catalogue import RULESETS
from tests.app.tale import Tale

if TYPE_CHECKING:
    from pathlib import Path

    from mafia_gm.app.correction import Correction

_C = TypeVar("_C", bound=ch.Change)
TOWN = ("detective", "doctor", "mafia_boss", "coquette", *("citizen",) * 8)
DETECTIVE, DOCTOR, BOSS, COQUETTE, E, F, G, H, I, J, K, L = range(12)  # noqa: E741 - their letters


def shoots(player: int) -> c.Reply:
    return c.Reply("mafia.shoots", -1, (player,))


def of(kind: type[_C], tried: Correction) -> list[_C]:
    """Return the changes of one kind."""
    return [change for change in tried.changes if isinstance(change, kind)]


@pytest.fixture
def tale(tmp_path: Path) -> Tale:
    """MAFIA+ after the cards and the preliminary night."""
    told = Tale(tmp_path, "mafia_plus", *TOWN)
    told.night()
    return told


# --- MAFIA+ -------------------------------------------------------------------------------------------------


def test_it_was_seven_not_nine_two_nights_ago(tale: Tale) -> None:
    """MP-C12, MP-B24: another dies, the dead do not vote, and whoever lives now has to be asked for his ballot."""
    session = tale.session
    (aim,) = tale.night(shoots(I))
    _, ballots, closed = tale.vote(p1=E, p2=E, p7=E, p8=F)
    tale.do(c.Execute())
    tale.night(shoots(J))
    assert [p.id for p in session.table.players if not p.alive] == [E, I, J]

    tried = session.try_correction(aim, shoots(G))
    conflict = tried.conflicts[0]
    assert (conflict.step, conflict.reason, conflict.table[G].alive) == (ballots, "actor_out", False)
    assert not tried.is_complete
    with pytest.raises(ValueError, match="not complete"):
        session.correct(tried)
    ((without,),) = conflict.ways
    assert isinstance(without, c.Vote)
    assert (DETECTIVE, E) in without.ballots
    assert all(voter != G for voter, _ in without.ballots)

    tried = session.try_correction(aim, shoots(G), {ballots: without})
    assert [(one.step, one.settled) for one in tried.conflicts] == [(closed, False), (ballots, True)]
    assert tried.conflicts[0].reason == "", "the rules would say not_all_asked: he is asked first"
    assert tried.conflicts[0].question is not None
    assert tried.conflicts[0].question.by == I
    (way,) = tried.conflicts[0].ways
    assert way == (c.Vote(((I, -1),)), c.CloseVote())

    tried = session.try_correction(aim, shoots(G), {ballots: without, closed: way})
    assert tried.is_complete
    assert tried.left_out == ()
    deaths = {change.player: (change.was, change.now) for change in of(ch.Dies, tried)}
    assert deaths.keys() == {G, I}
    death = deaths[G][1]
    assert death is not None
    assert deaths[I][1] is None
    assert (death.phase, death.phase_number, death.cause) == ("night", 1, "bullet")
    assert deaths[G][0] is None
    heard = of(ch.Announces, tried)[0]
    assert {one.players for one in heard.was} - {one.players for one in heard.now} == {(I,)}
    assert {one.players for one in heard.now} - {one.players for one in heard.was} == {(G,)}

    session.correct(tried)
    assert [p.id for p in session.table.players if not p.alive] == [E, G, J]
    assert session.table == tried.table
    before = session.table, session.steps, session.view()
    session = tale.reopened()
    assert (session.table, session.steps, session.view()) == before
    assert isinstance(session.steps[-1].command, Amend)
    tale.do(c.OpenVote())  # the game goes on, its numbers behind those of the new step
    assert tale.reopened().steps[-1].number == tried.number + 2


def test_what_was_shown_to_the_detective(tale: Tale) -> None:
    """MP-B5, MP-C5: an answer already shown is told with its correction, and kept with the answer (decision 0006)."""
    (check,) = tale.night(c.Reply("detective.checks", DETECTIVE, (E,)))
    tried = tale.correct(check, c.Reply("detective.checks", DETECTIVE, (BOSS,)))
    (told,) = of(ch.Told, tried)
    assert told.now is not None
    assert ((told.step, told.phase, told.phase_number), told.by) == ((check, "night", 1), DETECTIVE)
    assert (told.was.picks, told.was.shown) == ((E,), "city")
    assert (told.now.picks, told.now.shown, told.now.seen) == ((BOSS,), "mafia", (f"{E}:city",))
    back = tale.correct(check, c.Reply("detective.checks", DETECTIVE, (E,)))
    (told,) = of(ch.Told, back)
    assert told.now is not None
    assert told.now.seen == (f"{E}:city", f"{BOSS}:mafia")
    assert replay(read(tale.session.path.read_bytes(), RULESETS))[1] == ()


def test_a_ballot_is_corrected_after_the_verdict(tale: Tale) -> None:
    """MP-C44, MP-C46: the result is another, and so is who dies of it."""
    tale.night()
    _, cast, closed = tale.vote(p1=E, p2=E, p3=F, p4=F, p5=F)
    done = tale.do(c.Execute())
    ballots = ((0, E), (1, E), (2, E), (3, F), (4, F), *((voter, -1) for voter in range(5, 12)))
    tried = tale.correct(cast, c.Vote(ballots))
    (result,), (verdict,) = of(ch.Votes, tried), of(ch.Executes, tried)
    assert result.was is not None
    assert result.now is not None
    assert (result.step, result.was.leaders, result.now.leaders) == (closed, (F,), (E,))
    assert (verdict.step, verdict.was, verdict.now) == (done, F, E)
    assert [death.player for death in of(ch.Dies, tried)] == [F, E]
    assert tale.session.table[F].alive
    assert not tale.session.table[E].alive


def test_a_wrong_card_was_typed(tmp_path: Path) -> None:
    """MP-A22: a card typed wrong; whoever has the other one is the next to be asked, and both are named."""
    tale = Tale(tmp_path, "mafia_plus", *TOWN)
    tale.night()
    steps = {
        step.command.player: step.number for step in tale.session.steps if type(step.command) is c.GiveCard
    }
    tried = tale.session.try_correction(steps[DOCTOR], c.GiveCard(DOCTOR, "citizen"))
    assert [(one.reason, one.command) for one in tried.conflicts] == [
        ("card_taken", c.GiveCard(L, "citizen"))
    ]
    wrong = steps[DOCTOR], c.GiveCard(DOCTOR, "citizen")
    tried = tale.session.try_correction(*wrong, {steps[L]: c.GiveCard(L, "doctor")})
    assert tried.is_complete
    people = {change.player: change.now.role for change in of(ch.Becomes, tried)}
    assert people == {DOCTOR: "citizen", L: "doctor"}
    with pytest.raises(Refused, match="card_taken"):
        tale.session.try_correction(steps[DOCTOR], c.GiveCard(DOCTOR, "detective"))


def test_two_others_have_changed_seats(tale: Tale) -> None:
    """MP-C27: who sits beside whom is part of what differs."""
    swap = tale.do(c.SwapSeats(E, K))
    (sits,) = of(ch.Sits, tale.session.try_correction(swap, c.SwapSeats(E, L)))
    assert (sits.was, sits.now) == ((K, E, L), (L, K, E))
    (sits,) = of(ch.Sits, tale.correct(swap, None))
    assert (sits.was, sits.now) == ((K, E), (E, K))
    assert tale.session.table.ring == tuple(range(12))


def test_the_game_was_not_over_yet(tmp_path: Path) -> None:
    """MP-D1: the end is taken back with what brought it about, and the question is open again."""
    tale = Tale(tmp_path, "mafia_plus", "mafia_boss", "detective", "citizen", "citizen", "citizen")
    tale.night()
    tale.night()
    _, cast, _ = tale.vote(p2=0, p3=0)
    tale.do(c.Execute())
    end = tale.do(c.EndGame())
    assert tale.session.table.ended is not None
    ballots = c.Vote(((1, 4), (2, 4), (0, -1), (3, -1), (4, -1)))
    tried = tale.session.try_correction(cast, ballots)
    assert [(one.step, one.reason, one.ways) for one in tried.conflicts] == [(end, "nobody_has_won", ())]
    tried = tale.correct(cast, ballots, {end: None})
    assert tried.left_out == (end,)
    (ended,), (asks,) = of(ch.Ends, tried), of(ch.Asks, tried)
    assert ended.now is None
    assert asks.was is None
    assert asks.now == tale.session.prompts()[0]
    assert look(tale.session.path, 0).outcome == ""
    tale.session.undo()
    assert look(tale.session.path, 0).outcome == "city"
    assert tale.session.table.ended is not None


# --- Maffia, the Мафия --------------------------------------------------------------------------------------


def test_the_doctor_had_saved_nobody(tmp_path: Path) -> None:
    """SV-B3, SV-C2: whom he saved he may protect again; had he not, his next order is refused."""
    roles = ("mafioso", "mafioso", "doctor", "sheriff", *("villager",) * 5)
    tale = Tale(tmp_path, "maffia", *roles)
    tale.night()
    heals = c.Reply("doctor.heals", 2, (5,))
    kill, _ = tale.night(c.Reply("mafia.kills", -1, (5,)), heals)
    assert all(player.alive for player in tale.session.table.players)
    _, again = tale.night(c.Reply("mafia.kills", -1, (6,)), heals)
    tried = tale.session.try_correction(kill, c.Reply("mafia.kills", -1, (7,)))
    (conflict,) = tried.conflicts
    assert (conflict.step, conflict.command, conflict.phase_number) == (again, heals, 2)
    assert conflict.reason == "treated_last_night"
    tried = tale.correct(kill, c.Reply("mafia.kills", -1, (7,)), {again: c.Reply("doctor.heals", 2, (6,))})
    assert [player.id for player in tale.session.table.players if not player.alive] == [7]
    assert [death.player for death in of(ch.Dies, tried)] == [7, 6]


INBOX = (
    "commissar", "doctor", "citizen", "citizen", "maniac", "citizen", "citizen", "don_1", "thug_1",
    "bodyguard_1", "don_2", "thug_2", "citizen", "citizen", "citizen",
)  # fmt: skip
DON_1, DON_2 = 7, 10


def recruits(don: int, player: int, arrival: float = 0.0) -> c.Reply:
    return c.Reply(f"don_{1 if don == DON_1 else 2}.recruits", don, (player,), arrival=arrival)


def test_a_corrected_order_keeps_its_time(tmp_path: Path) -> None:
    """RU-A6, RU-C15, RU-G14: of two recruitments the first received succeeds, whatever is corrected about it."""
    tale = Tale(tmp_path, "inbox", *INBOX)
    first, second = tale.night(recruits(DON_1, 12), recruits(DON_2, 13))
    sides = {player: tale.session.table[player].side for player in (12, 13, 14)}
    assert sides == {12: "clan_1", 13: "peaceful", 14: "peaceful"}

    tried = tale.correct(first, recruits(DON_1, 14))
    assert [tale.session.table[player].side for player in (12, 13, 14)] == ["peaceful", "peaceful", "clan_1"]
    assert {change.player: change.now.side for change in of(ch.Becomes, tried)} == {
        12: "peaceful",
        14: "clan_1",
    }
    told = {change.player: [notice.key for notice in change.now] for change in of(ch.Noticed, tried)}
    assert told[12] == []
    assert "you_are_recruited" in told[14]

    tale.correct(second, recruits(DON_2, 13, arrival=0.5))  # it came in before the other
    assert [tale.session.table[player].side for player in (12, 13, 14)] == ["peaceful", "clan_2", "peaceful"]
    assert replay(read(tale.session.path.read_bytes(), RULESETS))[1] == ()


def test_an_order_did_not_come_at_all(tmp_path: Path) -> None:
    """RU-C15: then the other is the first; who is called at the table and has no order is passed."""
    tale = Tale(tmp_path, "inbox", *INBOX)
    first, _ = tale.night(recruits(DON_1, 12), recruits(DON_2, 13))
    (conflict,) = tale.session.try_correction(first, None).conflicts
    assert (type(conflict.command), conflict.reason) == (c.Dawn, "calls_open")
    assert conflict.ways == ((c.Reply("don_1.recruits", DON_1), c.Dawn()),)
    tried = tale.correct(first, None, {conflict.step: conflict.ways[0]})
    assert tale.session.table[13].side == "clan_2"
    assert tried.left_out == (first,)
    order = [step.number for step in tale.session.steps[-4:]]
    assert order == [tried.number + 1, conflict.step, conflict.step + 1, tried.number]


def test_orders_after_a_corrected_one_keep_their_times(tmp_path: Path) -> None:
    """RU-A6: where a time was given once, those that came after it do not come earlier now."""
    tale = Tale(tmp_path, "inbox", *INBOX)
    check = c.Reply("commissar.checks", 0, (5,), arrival=1000.0)
    asked, first, second = tale.night(check, recruits(DON_1, 12), recruits(DON_2, 13, arrival=500.0))
    assert tale.session.table[13].side == "clan_2"
    tried = tale.correct(asked, c.Reply("commissar.checks", 0, (DON_1,), arrival=1.0))
    assert tale.session.table[13].side == "clan_2"
    assert tried.left_out == ()
    answers = {step.number: step.facts[0] for step in tale.session.steps if isinstance(step.command, c.Reply)}
    kept = {step: answers[step].arrival for step in (first, second)}  # type: ignore[attr-defined]
    assert kept == {first: 1003.0, second: 500.0}  # between them two were called who ordered nothing
    (told,) = of(ch.Told, tried)
    assert (told.was.picks, told.was.shown) != (told.now and told.now.picks, told.now and told.now.shown)
    assert replay(read(tale.session.path.read_bytes(), RULESETS))[1] == ()

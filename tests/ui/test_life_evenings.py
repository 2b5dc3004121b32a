"""Life happens in mid-evening of all three games: in a speech, in a vote, at night; and what goes on is right at once."""

from __future__ import annotations

import pytest

from mafia_gm.engine import commands as c
from tests.ui.gm import CTRL, KEY, GameMaster
from tests.ui.going import until
from tests.ui.inbox import ANNA, BORYA, CALL, DASHA, DESK, EVA, GLEB, IVAN, KATYA, VERA
from tests.ui.living import (
    BLACKMAILER,
    BOSS,
    CITIZEN,
    DETECTIVE,
    DOCTOR,
    JANITOR,
    MAFIOSO,
    SAINT,
    arrives,
    back_again_and_reopened,
    done,
    fill,
    leaves,
    opened,
    shown,
    to_the_day,
    to_the_debate,
    to_the_first_hands,
    to_the_talk,
    to_two_nominees,
)
from tests.ui.maffia import ADA, BO, CIA, DAG, GUN, HUGO, IDA, JAN, KAJ

ways = pytest.mark.parametrize("mouse", [True, False], ids=["mouse", "keys"])
keys = pytest.mark.parametrize("mouse", [False], ids=["keys"])


# --- MAFIA+ -----------------------------------------------------------------------------------------------------


@ways
def test_mafia_plus_a_voter_and_a_nominee_leave_in_mid_vote(gm: GameMaster, mouse: bool) -> None:
    to_the_debate(gm, mouse=mouse)
    gm.firmly()
    assert gm.table.phase == "voting"
    for whom in (BOSS, BOSS, SAINT):
        gm.ballot(whom)
    asked = gm.prompt.by
    leaves(gm, asked)
    assert gm.prompt.act == "voting.ballot"
    assert gm.prompt.by != asked, "the next one is asked"
    first = gm.table.ring[0]
    leaves(gm, first)
    assert gm.table.ballots is not None
    assert gm.table.ballots.choice_of(first) is None, "his ballot has lapsed"
    leaves(gm, BOSS)
    assert gm.table.ballots is not None
    assert BOSS not in gm.table.ballots.candidates
    assert BOSS not in gm.table.ballots.tally()
    while gm.prompt.act == "voting.ballot":
        assert BOSS not in gm.prompt.legal
        gm.ballot(SAINT)
    assert shown(gm).vote is not None
    gm.firmly()
    assert gm.table.phase == "verdict"
    gm.firmly()
    back_again_and_reopened(gm)


@keys
def test_mafia_plus_one_of_the_tied_leaves_between_vote_and_new_vote(gm: GameMaster, mouse: bool) -> None:
    to_the_debate(gm, mouse=mouse)
    gm.firmly()
    town = gm.table.in_town()
    gm.live.do(c.Vote(tuple((voter, (BOSS, SAINT)[place % 2]) for place, voter in enumerate(town))))
    gm.firmly()
    assert gm.prompt.act == "verdict.tie"
    leaves(gm, SAINT)
    assert gm.table.ballots is not None
    assert gm.table.ballots.leaders == (BOSS,)
    gm.firmly()
    assert not gm.table[BOSS].alive
    back_again_and_reopened(gm)


@keys
def test_mafia_plus_the_last_of_the_mafia_leaves_by_day_and_by_night(gm: GameMaster, mouse: bool) -> None:
    to_the_debate(gm, mouse=mouse)
    for player in gm.table.living():
        if gm.table[player].side == "syndicate" or player in {MAFIOSO, JANITOR, BLACKMAILER}:
            gm.live.do(c.Override(player, alive=False))
    form = opened(gm, "leaves")
    fill(gm, form, BOSS)
    assert "City" in form.warning.text(), "it is said before who would have won"
    gm.key(KEY.Key_Escape)
    leaves(gm, BOSS)
    assert gm.prompt.act == "end.confirm"
    gm.key(KEY.Key_Z, CTRL)
    assert gm.prompt.act != "end.confirm"
    until(gm, "night")
    gm.console.focus_seats()
    leaves(gm, BOSS)
    assert gm.prompt.act == "end.confirm"
    back_again_and_reopened(gm)


@keys
def test_mafia_plus_a_latecomer_is_called_and_votes_from_the_next_dawn_on(
    gm: GameMaster, mouse: bool
) -> None:
    to_the_debate(gm, mouse=mouse)
    arrives(gm, "Zosia", "angel_of_death", DOCTOR)
    assert len(shown(gm).seats) == 12, "the table does not know yet"
    gm.firmly()
    assert gm.table.ballots is not None
    late = 12
    assert late not in gm.table.ballots.candidates
    until(gm, "night")
    assert all(prompt.act != "angel_of_death.marks" for prompt in gm.live.session.night())
    until(gm, "dawn")
    gm.firmly()
    assert [seat.name for seat in shown(gm).seats][DOCTOR + 1] == "Zosia"
    assert [seat.number for seat in shown(gm).seats][DOCTOR + 1] == 13
    assert sum(gm.table.started) == 12, "initial statistics stay as announced"
    gm.firmly()
    assert gm.table.ballots is not None
    assert late in gm.table.ballots.candidates
    while gm.prompt.by != late:
        gm.ballot(SAINT)
    gm.ballot(BOSS)
    assert gm.table.ballots is not None
    assert gm.table.ballots.choice_of(late) == BOSS
    until(gm, "night")
    until(gm, "angel_of_death.marks")
    assert gm.prompt.by == late
    gm.console.focus_seats()
    gm.point(BOSS)
    gm.key(KEY.Key_Return)
    assert gm.table.answer("angel_of_death.marks", late)
    back_again_and_reopened(gm)


@keys
def test_mafia_plus_a_wrong_card_in_the_night_is_asked_again(gm: GameMaster, mouse: bool) -> None:
    to_the_debate(gm, mouse=mouse)
    until(gm, "night")
    until(gm, "detective.checks")
    gm.console.focus_seats()
    gm.answer(BOSS)
    assert gm.table.answer("detective.checks", DETECTIVE)
    form = opened(gm, "card")
    form.exchange.setChecked(True)  # type: ignore[attr-defined]
    fill(gm, form, DETECTIVE, CITIZEN)
    done(gm, form)
    assert gm.table[CITIZEN].role == "detective"
    assert gm.table.answer("detective.checks", DETECTIVE) is None
    assert gm.prompt.act == "detective.checks"
    assert gm.prompt.by == CITIZEN
    gm.answer(BOSS)
    assert gm.table.answer("detective.checks", CITIZEN)
    back_again_and_reopened(gm)


@keys
def test_mafia_plus_two_change_seats_in_mid_vote(gm: GameMaster, mouse: bool) -> None:
    to_the_debate(gm, mouse=mouse)
    gm.firmly()
    for whom in (BOSS, SAINT):
        gm.ballot(whom)
    assert gm.table.ballots is not None
    cast, asked = gm.table.ballots.cast, gm.prompt.by
    form = opened(gm, "seats")
    fill(gm, form, asked, CITIZEN)
    done(gm, form)
    assert gm.table.ballots is not None
    assert gm.table.ballots.cast == cast, "what was said stays"
    assert gm.prompt.by == CITIZEN, "the roll-call follows the seats"
    seats = {seat.number: place for place, seat in enumerate(shown(gm).seats)}
    assert seats[CITIZEN + 1] == asked
    back_again_and_reopened(gm)


# --- the Swedish Maffia -------------------------------------------------------------------------------------------


@ways
def test_maffia_the_speaker_leaves_in_mid_speech(gm: GameMaster, mouse: bool) -> None:
    lead = to_two_nominees(gm, mouse=mouse)
    lead.go_on("Next:")
    assert lead.table.speaker == ADA
    lead.console.focus_seats()
    leaves(lead, ADA)
    assert lead.table.speaker == BO
    assert shown(lead).speaker is not None
    assert shown(lead).speaker.name == lead.table[BO].name  # type: ignore[union-attr]
    assert [person.name for person in shown(lead).named] == [lead.table[BO].name]
    lead.go_on("Open the vote")
    assert lead.table.ballots is not None
    assert lead.table.ballots.candidates == (BO,)
    back_again_and_reopened(lead)


@keys
def test_maffia_a_voter_and_a_nominee_leave_in_mid_vote(gm: GameMaster, mouse: bool) -> None:
    lead = to_the_talk(gm, mouse=mouse)
    for by, whom in ((GUN, ADA), (HUGO, BO), (IDA, CIA)):
        lead.nominate(by, whom)
    lead.speeches(ADA, BO, CIA)
    lead.console.focus_seats()
    lead.hands(ADA, GUN, JAN)
    lead.several(KAJ)
    leaves(lead, JAN)
    assert lead.table.ballots is not None
    assert lead.table.ballots.voters_for(ADA) == (GUN,)
    assert lead.live.scene().picks == (), "hands that were up are counted anew"
    leaves(lead, BO)
    assert lead.prompt.by == CIA, "nobody is asked about who has gone"
    lead.hands(CIA, IDA, KAJ)
    lead.enter("Read the result")
    lead.go_on("")
    back_again_and_reopened(lead)


@keys
def test_maffia_one_of_the_tied_leaves_between_vote_and_new_vote(gm: GameMaster, mouse: bool) -> None:
    lead = to_the_first_hands(gm, mouse=mouse)
    lead.hands(BO, HUGO)
    lead.enter("Read the result")
    lead.console.focus_seats()
    leaves(lead, BO)
    lead.console.grab()
    assert lead.live.session.prompts(), "it goes on"
    lead.firmly()
    back_again_and_reopened(lead)


@keys
def test_maffia_the_last_mafioso_leaves_by_day_and_by_night(gm: GameMaster, mouse: bool) -> None:
    lead = to_the_talk(gm, mouse=mouse)
    mafia = [player.id for player in lead.table.players if player.side == "mafia" and player.alive]
    for player in mafia[1:]:
        lead.live.do(c.Override(player, alive=False))
    if lead.prompt.act == "end.confirm":
        lead.live.do(c.PlayOn())
        lead.live.undo()
        assert lead.live.do(c.PlayOn())
    leaves(lead, mafia[0])
    assert lead.prompt.act == "end.confirm"
    lead.key(KEY.Key_Z, CTRL)
    until(lead, "night")
    lead.console.focus_seats()
    leaves(lead, mafia[0])
    assert lead.live.session.prompts()
    back_again_and_reopened(lead)


@keys
def test_maffia_a_latecomer_votes_the_next_day(gm: GameMaster, mouse: bool) -> None:
    lead = to_the_talk(gm, mouse=mouse)
    arrives(lead, "Lo", "doctor", DAG)
    late = 11
    until(lead, "dawn")
    lead.firmly()
    assert [seat.number for seat in shown(lead).seats][lead.table.ring.index(late)] == 12
    assert lead.table.ring.index(late) == lead.table.ring.index(DAG) + 1
    lead.console.focus_seats()
    voter = next(player for player in lead.table.in_town() if player != late)
    lead.nominate(late, voter)
    lead.speeches(voter)
    lead.console.focus_seats()
    lead.hands(voter, late)
    assert lead.table.ballots is not None
    assert lead.table.ballots.voters_for(voter) == (late,)
    until(lead, "night")
    until(lead, "doctor.treats", "doctor.saves", "doctor.protects", "doctor.heals")
    assert lead.prompt.by == late
    back_again_and_reopened(lead)


@keys
def test_maffia_a_wrong_card_in_the_night_and_a_swap_in_mid_vote(gm: GameMaster, mouse: bool) -> None:
    lead = to_the_first_hands(gm, mouse=mouse)
    form = opened(lead, "seats")
    fill(lead, form, GUN, KAJ)
    done(lead, form)
    assert lead.table.ballots is not None
    assert lead.table.ballots.voters_for(ADA) == (GUN,)
    assert lead.prompt.by == BO
    until(lead, "night")
    until(lead, "detective.compares", "detective.checks", "detective.suspects", "detective.points")
    lead.console.focus_seats()
    holder = lead.prompt.by
    act = lead.prompt.act
    lead.live.skip()
    form = opened(lead, "card")
    form.exchange.setChecked(True)  # type: ignore[attr-defined]
    plain = next(p.id for p in lead.table.players if p.role == "villager" and p.alive)
    fill(lead, form, holder, plain)
    done(lead, form)
    assert (lead.prompt.act, lead.prompt.by) == (act, plain)
    back_again_and_reopened(lead)


# --- the Мафия of the inboxes -------------------------------------------------------------------------------------


@ways
def test_inbox_a_voter_and_a_nominee_leave_in_mid_vote(gm: GameMaster, mouse: bool) -> None:
    host = to_the_day(gm, CALL, mouse=mouse)
    host.nominate(GLEB, EVA)
    host.nominate(IVAN, KATYA)
    host.live.do(c.Approve(GLEB, (EVA, KATYA)))
    host.live.do(c.Approve(IVAN, (KATYA,)))
    leaves(host, GLEB)
    assert host.table.ballots is None or all(who != GLEB for who, _ in host.table.ballots.cast)
    leaves(host, KATYA)
    assert all(KATYA not in pair for pair in host.table.accused)
    assert host.table.ballots is None or all(whom != KATYA for _, whom in host.table.ballots.cast)
    assert host.console.left.day.isVisible()
    host.console.grab()
    back_again_and_reopened(host)


@pytest.mark.parametrize("orders", [CALL, DESK])
def test_inbox_a_latecomer_a_wrong_card_and_a_leaver_in_the_night(gm: GameMaster, orders: str) -> None:
    host = to_the_day(gm, orders, mouse=False)
    arrives(host, "Федя", "bodyguard_1", VERA)
    late = 12
    until(host, "night")
    host.console.focus_seats()
    assert all(prompt.by != late for prompt in host.live.session.night())
    form = opened(host, "card")
    form.exchange.setChecked(True)  # type: ignore[attr-defined]
    fill(host, form, DASHA, KATYA)
    done(host, form)
    assert host.table[KATYA].role == "commissar"
    assert any(
        prompt.act == "commissar.checks" and prompt.by == KATYA for prompt in host.live.session.night()
    )
    leaves(host, BORYA)
    assert host.table[BORYA].shown == "in", "at night nobody hears of it"
    until(host, "dawn")
    host.announce()
    assert host.table[late].name == "Федя"
    assert [seat.name for seat in shown(host).seats][host.table.ring.index(late)] == "Федя"
    host.nominate(late, ANNA)
    until(host, "night")
    assert any(prompt.by == late for prompt in host.live.session.night()) or orders == DESK
    back_again_and_reopened(host)


@keys
def test_inbox_the_last_mafiosi_leave_and_the_gm_kills(gm: GameMaster, mouse: bool) -> None:
    host = to_the_day(gm, CALL, mouse=mouse)
    mafia = [p.id for p in host.table.players if p.side.startswith("clan") and p.alive]
    for player in mafia[1:]:
        host.live.do(c.Override(player, alive=False))
    for player in host.table.living():
        if host.table[player].role in {"maniac", "sexual_maniac"}:
            host.live.do(c.Override(player, alive=False))
    form = opened(host, "gm_kills")
    fill(host, form, mafia[0])
    done(host, form)
    assert host.prompt.act == "end.confirm"
    assert host.table[mafia[0]].gone == "gm"
    host.key(KEY.Key_Z, CTRL)
    until(host, "night")
    host.console.focus_seats()
    leaves(host, mafia[0])
    assert host.prompt.act == "end.confirm"
    back_again_and_reopened(host)

"""Back where one came from: voter, nominee, speaker, target; twins, tokens, seats in a vote, the 41st; the card that ends it."""

from __future__ import annotations

import pytest

from mafia_gm.engine import commands as c
from mafia_gm.ui.life.arriving import Arriving
from mafia_gm.ui.life.cards import WrongCard
from mafia_gm.ui.life.name import Renaming
from mafia_gm.ui.life.word import Ruling
from tests.ui.evening import NAMES
from tests.ui.gm import CTRL, KEY, SHIFT, GameMaster
from tests.ui.going import until
from tests.ui.inbox import ANNA, CALL, DESK, EVA, GLEB, IVAN, KATYA
from tests.ui.living import (
    BOSS,
    CITIZEN,
    DOCTOR,
    SAINT,
    TERRORIST,
    arrives,
    back_again_and_reopened,
    done,
    fill,
    leaves,
    opened,
    shown,
    sit_at,
    to_the_day,
    to_the_debate,
    to_two_nominees,
)
from tests.ui.maffia import ADA, BO, GUN, HUGO


def returns(gm: GameMaster, player: int) -> None:
    """Let somebody come back by the menu."""
    form = opened(gm, "returns")
    fill(gm, form, player)
    done(gm, form)


# --- MAFIA+ -----------------------------------------------------------------------------------------------------


def test_a_nominee_leaves_and_is_back_in_the_same_vote(gm: GameMaster) -> None:
    to_the_debate(gm)
    gm.firmly()
    for _ in range(2):
        gm.ballot(SAINT)
    leaves(gm, SAINT)
    assert gm.table.ballots is not None
    assert gm.table.ballots.tally() == {}
    returns(gm, SAINT)
    while gm.prompt.act == "voting.ballot":
        assert SAINT in gm.prompt.legal, "everybody in town may be named"
        gm.ballot(SAINT)
    gm.firmly()
    gm.firmly()
    assert gm.table.phase == "night"
    back_again_and_reopened(gm)


def test_tonights_target_and_those_who_have_aimed_leave_and_are_back(gm: GameMaster) -> None:
    to_the_debate(gm)
    until(gm, "mafia.shoots")
    gm.console.focus_seats()
    gm.answer(CITIZEN)
    until(gm, "doctor.heals")
    gm.console.focus_seats()
    asked = gm.prompt
    for player in (CITIZEN, BOSS, DOCTOR):
        leaves(gm, player)
        returns(gm, player)
    assert gm.prompt == asked, "he is asked again what he was asked"
    until(gm, "dawn")
    assert not gm.table[CITIZEN].alive, "the shot stands"
    back_again_and_reopened(gm)


def test_the_card_that_ends_the_game_says_so_before(gm: GameMaster) -> None:
    to_the_debate(gm)
    for player in gm.table.players:
        if player.side == "mafia" and player.id != BOSS:
            assert gm.live.do(c.Override(player.id, alive=False))
    form = opened(gm, "card")
    assert isinstance(form, WrongCard)
    fill(gm, form, BOSS)
    form.role.choose("citizen")
    assert "City" in form.warning.text()
    done(gm, form)
    assert gm.prompt.act == "end.confirm"
    gm.key(KEY.Key_Z, CTRL)
    assert gm.prompt.act != "end.confirm"
    gm.key(KEY.Key_Z, CTRL | SHIFT)
    gm.firmly()
    assert gm.table.ended is not None
    assert (gm.table.ended.outcome, BOSS in gm.table.ended.winners) == ("city", True)
    back_again_and_reopened(gm)


def test_a_published_card_is_put_right_before_all(gm: GameMaster) -> None:
    gm.mouse = False
    sit_at(gm, "mafia_plus", NAMES[:7], ("mafia_boss", "doctor", *("citizen",) * 5), reveal_on_death="role")
    until(gm, "debate.open_vote")
    for command in (
        c.OpenVote(),
        c.Vote(tuple((voter, 2) for voter in range(7))),
        c.CloseVote(),
        c.Execute(),
    ):
        assert gm.live.do(command)
    assert [seat.role for seat in shown(gm).seats if seat.role] == ["citizen"]
    gm.console.focus_seats()
    form = opened(gm, "card")
    assert isinstance(form, WrongCard)
    fill(gm, form, 2)
    form.role.choose("saint")
    assert "Saint" in form._heard.text(), "the table will hear it"
    done(gm, form)
    assert [seat.role for seat in shown(gm).seats if seat.role] == ["saint"]
    back_again_and_reopened(gm)


def test_somebody_is_named_like_another_and_told_from_him_by_the_number(gm: GameMaster) -> None:
    to_the_debate(gm)
    form = opened(gm, "rename")
    assert isinstance(form, Renaming)
    fill(gm, form, SAINT)
    form.name.setText(NAMES[BOSS].upper())
    assert "the number" in form.warning.text()
    form.name.setText(NAMES[SAINT].upper())
    assert "the number" not in form.warning.text(), "himself is no other"
    form.name.setText(NAMES[BOSS])
    done(gm, form)
    assert gm.table[SAINT].name == gm.table[BOSS].name
    form = opened(gm, "leaves")
    form.seats[0].ask()
    gm.type(NAMES[BOSS])
    assert form.seats[0].player == -1, "the name alone does not tell"
    form.seats[0].ask()
    gm.type(str(gm.table[SAINT].number))
    assert form.seats[0].player == SAINT
    done(gm, form)
    assert (gm.table[SAINT].alive, gm.table[BOSS].alive) == (False, True)
    back_again_and_reopened(gm)


def test_two_change_seats_in_a_vote_and_everybody_is_asked_once(gm: GameMaster) -> None:
    to_the_debate(gm)
    gm.firmly()
    asked = [gm.prompt.by]
    gm.ballot(BOSS)
    asked.append(gm.prompt.by)
    gm.ballot(BOSS)
    form = opened(gm, "seats")
    fill(gm, form, asked[0], gm.table.ring[-1])
    done(gm, form)
    while gm.prompt.act == "voting.ballot":
        asked.append(gm.prompt.by)
        gm.ballot(BOSS)
    assert sorted(asked) == list(range(12))
    assert asked[2:] == [player for player in gm.table.ring if player not in asked[:2]]
    back_again_and_reopened(gm)


def test_out_of_town_by_word_and_still_so_when_back_in_the_game(gm: GameMaster) -> None:
    to_the_debate(gm)
    word = opened(gm, "ruling")
    assert isinstance(word, Ruling)
    fill(gm, word, TERRORIST)
    word.what.setCurrentIndex([state.kind for state in word.states(gm.live.scene())].index("away"))
    word.how.setCurrentIndex(1)
    done(gm, word)
    leaves(gm, TERRORIST)
    assert not gm.console.circle._view.seats[gm.table.ring.index(TERRORIST)].away, "he is in no town"
    returns(gm, TERRORIST)
    assert shown(gm).seats[gm.table.ring.index(TERRORIST)].state == "away"
    gm.firmly()
    assert gm.table.ballots is not None
    assert TERRORIST not in gm.table.ballots.candidates
    back_again_and_reopened(gm)


def test_a_second_card_of_a_kind_comes_when_the_set_has_none_left(gm: GameMaster) -> None:
    to_the_debate(gm)
    form = opened(gm, "arrives")
    assert isinstance(form, Arriving)
    gm.type("Zosia")
    fill(gm, form, BOSS)
    form.role.choose("doctor")
    assert NAMES[DOCTOR] in form.warning.text()
    done(gm, form)
    until(gm, "dawn")
    gm.firmly()
    until(gm, "doctor.heals")
    asked = [prompt.by for prompt in gm.live.session.night() if prompt.act == "doctor.heals"]
    assert asked == [DOCTOR, 12], "both are called"
    back_again_and_reopened(gm)


# --- the Swedish Maffia, the Мафия --------------------------------------------------------------------------------


def test_the_speaker_is_back_and_no_nominee_until_he_is_nominated(gm: GameMaster) -> None:
    lead = to_two_nominees(gm)
    lead.go_on("Next:")
    lead.console.focus_seats()
    leaves(lead, ADA)
    assert lead.table.speaker == BO
    returns(lead, ADA)
    assert (lead.table.speaker, lead.table.speakers) == (BO, (BO,))
    lead.key(KEY.Key_Escape)
    assert lead.live.do(c.CancelVote())
    assert [by for by, _ in lead.table.accused] == [HUGO], "of one who has left nothing was open"
    lead.console.focus_seats()
    lead.nominate(GUN, ADA)
    assert shown(lead).named[-1].name == lead.table[ADA].name
    back_again_and_reopened(lead)


@pytest.mark.parametrize("orders", [CALL, DESK])
def test_a_seance_of_somebody_who_lives_again_is_not_held(gm: GameMaster, orders: str) -> None:
    host = to_the_day(gm, orders)
    leaves(host, IVAN)
    host.console._clicked(IVAN)
    assert not host.console.inspector.seance.ask.isEnabled(), "who has left is not dead"
    form = opened(host, "gm_kills")
    fill(host, form, KATYA)
    done(host, form)
    host.console._clicked(KATYA)
    assert host.console.inspector.seance.ask.isEnabled()
    assert host.live.do(c.Seance(KATYA, "Ищите среди тихих."))
    returns(host, KATYA)
    until(host, "dawn")
    host.announce()
    assert all(line.key != "seance" for line in shown(host).lines)
    assert host.table[KATYA].alive
    back_again_and_reopened(host)


def test_a_nominee_of_a_leaver_is_voted_on(gm: GameMaster) -> None:
    host = to_the_day(gm, CALL)
    host.nominate(GLEB, EVA)
    host.live.do(c.Approve(ANNA, (EVA,)))
    leaves(host, GLEB)
    assert [person.name for person in shown(host).named] == [host.table[EVA].name]
    assert host.table.ballots is not None
    assert host.table.ballots.tally() == {EVA: 1}
    back_again_and_reopened(host)


# --- a full table -------------------------------------------------------------------------------------------------


def test_the_forty_first_seat(gm: GameMaster) -> None:
    names = tuple(f"P{number}" for number in range(1, 41))
    sit_at(gm, "maffia", names, (*("mafioso",) * 6, "doctor", *("villager",) * 33))
    gm.console.focus_seats()
    arrives(gm, "Zosia", "villager", 39)
    until(gm, "dawn")
    gm.firmly()
    assert len(shown(gm).seats) == 41
    assert [seat.name for seat in shown(gm).seats][-1] == "Zosia"
    assert gm.table.ring[-1] == 40
    gm.app.projector.grab()  # type: ignore[union-attr]
    for size in ((1024, 600), (1920, 1080)):
        gm.app.window.resize(*size)
        gm.console.focus_seats()
        gm.console.keys.forget()
        form = opened(gm, "leaves")
        fill(gm, form, 40)
        gm.console.grab()
        gm.key(KEY.Key_Escape)
    leaves(gm, 40)
    back_again_and_reopened(gm)

"""What the scenarios cannot say: the cards, the silence of the night, what is public, what a speech and a hand are."""

from __future__ import annotations

import pytest

from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine.decide import Refused, decide, do, new_table
from mafia_gm.engine.fold import fold_all
from mafia_gm.engine.options import Options
from mafia_gm.engine.prompts import HANDS, answered, prompts, steps
from mafia_gm.engine.public import PublicView
from mafia_gm.engine.reveal import reveal
from mafia_gm.engine.role import MANY, TWO_SEATS
from mafia_gm.engine.ruleset import Rules
from mafia_gm.engine.table import Table
from mafia_gm.rulesets.maffia import PHASES, RULESET

RULES = RULESET.under()
SET = ("mafioso", "mafioso", "mafioso", "doctor", "sheriff", "avenger", "mover", "detective", "freemason",
       "freemason", "villager", "villager", "villager")  # fmt: skip


def go_on(rules: Rules, table: Table, *todo: c.Command) -> Table:
    for command in todo:
        _, table = do(rules, table, command, 7)
    return table


def seated(roles: tuple[str, ...] = SET, options: Options | None = None) -> tuple[Rules, Table]:
    rules = RULESET.under(options)
    cards = (c.GiveCard(player, role) for player, role in enumerate(roles))
    names = tuple(f"P{n}" for n in range(len(roles)))
    return rules, go_on(rules, new_table(rules), c.Open(names, roles, "typed"), *cards, c.Begin())


def through_the_night(rules: Rules, table: Table) -> Table:
    while waiting := [step for step in steps(rules, table) if step.is_open]:
        table = go_on(rules, table, c.Reply(waiting[0].act, waiting[0].by))
    return go_on(rules, table, c.Dawn())


def first_day(options: Options | None = None) -> tuple[Rules, Table]:
    rules, table = seated(options=options)
    table = through_the_night(rules, through_the_night(rules, table))
    return rules, go_on(rules, table, c.Announce())


def test_cards_are_shown_one_by_one() -> None:
    """Each player is shown his own card with all other eyes closed (SV-A1)."""
    names = tuple(f"P{n}" for n in range(len(SET)))
    table = go_on(RULES, new_table(RULES), c.Open(names, SET), c.Deal())
    assert sorted(player.role for player in table.players) == sorted(SET)
    shown = go_on(RULES, table, c.HandOut(3))
    assert [player.id for player in shown.players if player.handed] == [3]
    assert reveal(RULES, shown) == reveal(RULES, table)


def test_the_four_phases_follow_each_other() -> None:
    """Night, day, defence, vote, night (SV-A2, SV-A18)."""
    rules, table = first_day()
    seen = [table.phase]
    for command in (
        c.Accuse(0, 3),
        c.GiveFloor(3),
        c.OpenVote(),
        c.CountHands(3, (0,)),
        c.CloseVote(),
        c.Execute(),
    ):
        table = go_on(rules, table, command)
        seen.append(table.phase)
    assert list(dict.fromkeys(seen)) == ["debate", "defence", "voting", "verdict", "night"]
    assert (table.number, table[3].gone) == (2, "hanged")
    assert PHASES.moves["end"] == ()


def test_the_nights_are_silent() -> None:
    """Nothing a night brings is public before the morning is told: deaths, rescues, exits, seats (SV-A17, SV-C10)."""
    rules, table = seated()
    table = go_on(rules, table, c.Reply("town.falls_asleep"))
    for leaver in (1, 2):
        before = reveal(rules, table)
        table = answer_all(rules, go_on(rules, table, c.Leave(leaver, "safety")), before)
        facts, table = do(rules, table, c.Dawn())
        assert not any(isinstance(fact, f.Announced | f.Revealed | f.Reseated) for fact in facts)
        after = reveal(rules, table)
        assert (after.phase, after.seats, after.lines) == ("night", before.seats, before.lines)
    assert [player.id for player in table.players if not player.alive] == [1, 2, 11]


def answer_all(rules: Rules, table: Table, shown: PublicView) -> Table:
    """Answer what is open, the last ones that may be picked; the players see the same all the time."""
    while waiting := [step for step in steps(rules, table) if step.is_open]:
        ask = waiting[0]
        picks = (
            ask.legal[-2:]
            if ask.pick == TWO_SEATS
            else ask.legal[-2:-1]
            if "avengers" in ask.act
            else ask.legal[-1:]
        )
        facts, table = do(rules, table, c.Reply(ask.act, ask.by, picks))
        assert not any(isinstance(fact, f.Announced | f.Revealed | f.Reseated) for fact in facts)
        assert reveal(rules, table) == shown
    return table


def test_seats_change_when_it_is_told() -> None:
    """The swap is an announcement of its own, and a fact of the table only then (SV-A13, SV-C7)."""
    rules, table = seated()
    table = through_the_night(rules, table)
    while waiting := [step for step in steps(rules, table) if step.is_open]:
        picks = (0, 12) if waiting[0].act == "mover.moves" else ()
        table = go_on(rules, table, c.Reply(waiting[0].act, waiting[0].by, picks))
    dawn = go_on(rules, table, c.Dawn())
    assert dawn.ring == table.ring
    facts, told = do(rules, dawn, c.Announce())
    moved = [f.Announced, f.Reseated, f.Removed, f.Removed, f.PhaseChanged]
    assert [type(fact) for fact in facts][-5:] == moved
    assert not told.carries("moving")
    assert told.ring == (12, *range(1, 12), 0)
    assert next(seat.number for seat in reveal(rules, told).seats) == 13


def test_the_view_names_the_nominees_and_the_speaker() -> None:
    """Nominations, the speaker and hands are public, in their order (SV-A17, SV-C21, SV-C22)."""
    rules, table = first_day()
    table = go_on(rules, table, c.Accuse(0, 5), c.Accuse(1, 3))
    assert [person.number for person in reveal(rules, table).named] == [6, 4]
    table = go_on(rules, table, c.GiveFloor(5))
    view = reveal(rules, table)
    assert (view.phase, view.speaker and view.speaker.number) == ("defence", 6)
    table = go_on(rules, table, c.OpenVote())
    assert (vote := reveal(rules, table).vote) is not None
    assert vote.asked is not None
    assert vote.asked.number == 6
    table = go_on(rules, table, c.CountHands(5), c.CountHands(3, (0, 1)))
    assert (vote := reveal(rules, table).vote) is not None
    assert [(tally.person.number, tally.votes) for tally in vote.tallies] == [(4, 2), (6, 0)]
    assert vote.asked is None


def test_a_speech_has_two_minutes_and_its_own_clock() -> None:
    """At most two minutes each; the clock of the one before does not run on (SV-C21, SV-F11)."""
    rules, table = first_day()
    assert rules.what.seconds(table) == 600
    table = go_on(rules, table, c.Accuse(0, 5), c.Accuse(1, 3), c.GiveFloor(5), c.SetClock(120, running=True))
    assert rules.what.seconds(table) == 120
    assert table.clock is not None
    assert go_on(rules, table, c.GiveFloor(3)).clock is None


def test_the_question_for_hands_says_whose_may_go_up() -> None:
    """One vote a head and round, or one for every nominee (SV-C23, SV-G21)."""
    for votes, legal in (("one", tuple(range(2, 13))), ("many", tuple(range(13)))):
        rules, table = first_day({"votes_per_player": votes})
        table = go_on(rules, table, c.Accuse(0, 5), c.Accuse(1, 3), c.GiveFloor(5), c.OpenVote())
        (ask,) = prompts(rules, table)
        assert (ask.act, ask.by, ask.pick, ask.legal) == (HANDS, 5, MANY, tuple(range(13)))
        table = go_on(rules, table, answered(ask, (0, 1)))
        (ask,) = prompts(rules, table)
        assert (ask.by, ask.legal) == (3, legal)
        assert ask.reason(0) == ("has_voted" if votes == "one" else "")


def test_the_journal_knows_the_late_hands() -> None:
    """They do not count, and it is said whose they were (SV-C22, SV-F12)."""
    rules, table = first_day()
    table = go_on(rules, table, c.Accuse(0, 5), c.GiveFloor(5), c.OpenVote())
    facts, table = do(rules, table, c.CountHands(5, (0, 1), late=(2,)))
    assert facts == (f.HandsCounted(5, (0, 1), (2,), rule="voting.hands"),)
    assert table.ballots is not None
    assert table.ballots.tally() == {5: 2}


def test_who_may_nominate_whom_is_asked_of_the_rules() -> None:
    """Everybody once, whom he likes; whoever has named somebody is not asked again (SV-A14, SV-C20, SV-G31)."""
    rules, table = first_day()
    asked = rules.what.nominations(table)
    assert [ask.by for ask in asked] == list(range(13))
    assert answered(asked[4], (4,)) == c.Accuse(4, 4)
    table = go_on(rules, table, c.Accuse(4, 4))
    assert 4 not in [ask.by for ask in rules.what.nominations(table)]


def test_other_games_commands_are_not_taken() -> None:
    """There are neither statistics nor ballots in this game (SV-A15, SV-C22)."""
    rules, table = first_day()
    others: tuple[c.Command, ...] = (c.TellStatistics(), c.Vote(((0, 1),)), c.Reopen())
    for command in others:
        with pytest.raises(Refused, match="not_in_this_game"):
            decide(rules, table, command)
    table = go_on(rules, table, c.Accuse(0, 5), c.GiveFloor(5))
    for command, reason in (
        (c.OpenVote("check"), "unknown_effect"),
        (c.OpenVote(secret=True), "hands_are_seen"),
        (c.OpenVote(candidates=(4,)), "not_a_candidate"),
    ):
        with pytest.raises(Refused, match=reason):
            decide(rules, table, command)


def test_the_dead_forget() -> None:
    """Whom a dead doctor or detective pointed at last matters to nobody (SV-C2, SV-A16)."""
    rules, table = seated()
    table = go_on(rules, table, c.Reply("town.falls_asleep"), c.Reply("detective.begins", 7, (0,)))
    table = through_the_night(rules, table)
    assert table.has("suspected", 0)
    table = go_on(rules, table, c.Override(7, alive=False))
    assert not through_the_night(rules, table).carries("suspected")


def test_no_side_wins_a_game_that_is_stopped() -> None:
    """Whatever the numbers (SV-D5)."""
    rules, table = first_day()
    table = go_on(rules, table, c.StopGame())
    assert table.ended == f.Ended("stopped", (), rule="game.stopped")


@pytest.mark.parametrize("reason", ["safety", "cheated"])
def test_the_game_master_knows_why_somebody_went(reason: str) -> None:
    """Safety exit or open eyes, by night and by day; the table is told the same (SV-C10, SV-C11, SV-G30)."""
    rules, table = seated()
    by_night = through_the_night(rules, through_the_night(rules, go_on(rules, table, c.Leave(4, reason))))
    rules, table = first_day()
    assert by_night[4].gone == go_on(rules, table, c.Leave(4, reason))[4].gone == reason


def test_the_time_of_a_speech_is_the_speakers() -> None:
    """It ends with his speech, his life, the vote and the talk, and is no other moment's after an undo (SV-C21)."""
    rules, table = first_day()
    named = go_on(rules, table, c.Accuse(0, 5), c.Accuse(1, 3), c.SetClock(300, running=True))
    facts, speaks = do(rules, go_on(rules, named, c.GiveFloor(5)), c.SetClock(120, running=True))
    for command in (c.GiveFloor(3), c.Leave(5, "safety"), c.OpenVote(), c.CancelVote()):
        assert speaks.clock is not None
        assert go_on(rules, speaks, command).clock is None, command
    assert go_on(rules, speaks, c.Leave(3, "safety")).clock == speaks.clock
    assert fold_all(named, facts).clock == named.clock
    other = go_on(rules, named, c.GiveFloor(3))
    assert fold_all(other, facts).clock is None


def test_nobody_is_asked_for_a_nomination_out_of_the_talk() -> None:
    """Not while the nominees speak, nor in a game that is decided (SV-C20, SV-D6)."""
    rules, table = first_day()
    named = go_on(rules, table, c.Accuse(0, 5))
    assert rules.what.nominations(go_on(rules, named, c.GiveFloor(5))) == ()
    won = go_on(rules, table, *(c.Override(player, alive=False) for player in range(3)))
    assert rules.what.nominations(won) == ()
    assert rules.what.nominations(go_on(rules, won, c.PlayOn())) != ()


def test_hands_are_asked_for_the_next_one_and_corrected_for_those_before() -> None:
    """In turn; a count may be corrected, also after the last one, until the result is read (SV-C22)."""
    rules, table = first_day()
    table = go_on(rules, table, c.Accuse(0, 5), c.Accuse(1, 3), c.Accuse(2, 4), c.GiveFloor(5))
    assert rules.what.hands(table, 5) is None
    table = go_on(rules, table, c.OpenVote(), c.CountHands(5, (0, 1)))
    counted, waiting = rules.what.hands(table, 5), rules.what.hands(table, 3)
    assert counted is not None
    assert counted.answer is not None
    assert counted.answer.picks == (0, 1)
    assert waiting is not None
    assert waiting.answer is None
    assert rules.what.hands(table, 4) is None
    table = go_on(rules, table, c.CountHands(3), c.CountHands(4), c.CloseVote())
    assert rules.what.hands(table, 5) is None


def test_several_hands_of_one_are_one_voter() -> None:
    """Where everybody has a vote for every nominee, people are counted and not hands (SV-G21)."""
    rules, table = first_day({"votes_per_player": "many"})
    table = go_on(rules, table, c.Accuse(0, 5), c.Accuse(1, 3), c.GiveFloor(5), c.OpenVote())
    table = go_on(rules, table, c.CountHands(5, (0, 1, 2)), c.CountHands(3, (1, 2, 4)))
    assert (vote := reveal(rules, table).vote) is not None
    assert (vote.cast, vote.electors) == (4, 13)

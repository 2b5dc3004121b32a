"""The mornings of the Мафия: deaths by the Game Master, the report, its story, the dead, what is public."""

from __future__ import annotations

import pytest

from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine.decide import Refused, decide, new_table
from mafia_gm.engine.fit import misfit
from mafia_gm.engine.fold import fold_all
from mafia_gm.engine.record import Line, decoder, write
from mafia_gm.engine.reveal import reveal
from mafia_gm.engine.table import Minute
from tests.rulesets.inbox_table import A, B, C, D, E, F, G, Game, H, I, J, K, L, M, N, O, order, tied

# --- leaving ------------------------------------------------------------------------------------------------


def test_ballots_of_and_for_one_who_goes_lapse() -> None:
    """RU-G66, RU-C60: in mid-vote."""
    game = tied().do(c.Accuse(H, L), c.Leave(H, "gm"))
    ballots = game.table.ballots
    assert ballots is not None
    assert ballots.candidates == (I, K, L)
    assert ballots.tally() == {I: 2, K: 1}
    game.do(c.Approve(J, (K,)), c.Leave(J, "gm"), c.CloseVote())
    assert game.offers() == (c.Execute(),)
    assert game.do(c.Execute()).table.minutes[0] == Minute(1, (I, K, L), ((A, I), (B, K), (C, I)), (I,))


def test_one_who_goes_after_a_tie_leaves_a_leader() -> None:
    """RU-C33, RU-G66."""
    game = tied().do(c.CloseVote(), c.Leave(H, "gm"))
    assert game.offers() == (c.Execute(),)
    assert tied().do(c.CloseVote(), c.Leave(H, "gm"), c.Leave(I, "gm")).asks() == ["verdict.nobody"]


def test_the_tied_may_all_go_before_the_new_vote() -> None:
    """RU-C33, RU-G66: even where somebody must be lynched the evening goes on."""
    game = tied(lynch_obligatory=True).do(
        c.CloseVote(), c.Reopen(), c.Leave(H, "gm"), c.Leave(I, "gm"), c.CloseVote()
    )
    assert game.asks() == ["verdict.nobody"]
    assert game.do(c.CloseDay()).table.phase == "night"


def test_the_game_master_kills_at_once() -> None:
    """RU-A2, RU-C60, RU-F36, RU-G66: no vest, no cover; the role and "ведущий" in the next report."""
    game = Game().day().do(c.Leave(A, "gm"), c.Leave(H, "gm"))
    assert game.table[A].gone == game.table[H].gone == "gm"
    assert game.report()[-2:] == ["died_by_day A gm", "died_by_day H gm"]
    assert reveal(game.rules, game.table).seats[A].state == "out"
    report = game.do(c.CloseDay()).day().report()
    killed = [line for line in report if line.startswith("killed")]
    assert killed == ["killed A commissar", "killed_by A gm", "killed H don", "killed_by H gm"]
    assert "nobody_killed" in game.do(c.CloseDay()).day().report()


def test_a_kill_by_night_is_no_news_before_the_morning() -> None:
    """RU-C60, RU-A6: nothing of a night is public."""
    game = Game()
    before = reveal(game.rules, game.table)
    game.do(order("clan_1.kills", F), order("maniac.kills", G, E), c.Leave(E, "gm"))
    assert not any(isinstance(fact, f.Announced) for fact in game.facts)
    assert reveal(game.rules, game.table).seats == before.seats
    game.do(c.Dawn(), c.Leave(M, "gm"), c.Announce())
    killed = [line for line in game.report() if line.startswith("killed_by")]
    assert killed == ["killed_by E gm", "killed_by F clan_1", "killed_by M gm"]


def test_the_win_check_follows_a_kill_by_the_game_master() -> None:
    """RU-D4."""
    game = Game(("commissar", "citizen", "citizen", "don_1")).day().do(c.Leave(3, "gm"))
    assert game.asks() == ["end.confirm"]
    at_night = Game(("commissar", "citizen", "citizen", "don_1")).do(c.Leave(3, "gm"))
    assert at_night.asks() == ["end.confirm"]


def test_the_question_of_a_commissar_who_is_killed_lapses() -> None:
    """RU-F04."""
    game = Game().day().do(order("commissar.asks", H, A), c.Leave(A, "gm"))
    assert not game.table.carries("question")


def test_a_life_set_by_hand_is_in_the_report() -> None:
    """RU-A13: the Game Master's word is the killer; who is brought back is not told."""
    game = Game().day().do(c.Override(F, alive=False), c.Override(G, alive=False), c.Override(G, alive=True))
    killed = [line for line in game.do(c.CloseDay()).day().report() if line.startswith("killed")]
    assert killed == ["killed F citizen", "killed_by F gm"]
    game.do(c.Override(F, alive=True)).lynch(F)
    assert "killed_by F lynch" in game.day().report()
    back = Game().day().do(c.Override(G, alive=False), c.Override(G, alive=True), c.CloseDay())
    killed = [line for line in back.day(order("clan_1.kills", G)).report() if line.startswith("killed")]
    assert killed == ["killed G citizen", "killed_by G clan_1"]


def test_nobody_goes_twice_or_from_another_table() -> None:
    """RU-C60."""
    game = Game().day().do(c.Leave(A, "gm"))
    assert game.refuses(c.Leave(A, "gm")) == "target_out"
    assert game.refuses(c.Leave(77, "gm")) == "unknown_player"
    fresh = new_table(game.rules)
    with pytest.raises(Refused, match="wrong_phase"):
        decide(game.rules, fresh, c.Leave(0, "gm"))


def test_a_game_that_is_stopped_has_no_winner() -> None:
    """RU-C60."""
    game = Game().day().do(c.StopGame())
    assert game.table.ended is not None
    assert (game.table.ended.outcome, game.table.ended.winners) == ("stopped", ())


# --- the report ---------------------------------------------------------------------------------------------


def test_a_report_says_all_in_its_order() -> None:
    """RU-A10…A14, RU-A16, RU-C30, RU-G63: and nothing of invitations, covers, rescues, the lottery."""
    game = Game().do(
        c.Write("Ночь была тиха."),
        order("thug_1.beats", M, I), order("thug_2.beats", M, L),
        order("prostitute.invites", N, C), order("bodyguard_1.covers", H, J),
        order("commissar.checks", H, A), order("don_1.checks", E, H), order("don_2.checks", I, K),
        order("don_1.recruits", F, H), c.Reply("lottery.volunteers", picks=(G,)), order("lottery.hunts", K),
        order("clan_1.kills", O), order("maniac.kills", O, E), order("clan_2.kills", B), order("doctor.heals", B, B),
    ).do(c.Dawn(), c.Announce())  # fmt: skip
    assert game.report() == [
        "story Ночь была тиха.", "beaten M clan_1", "beaten M clan_2",
        "check_mafia commissar", "check_peaceful don_1", "check_mafia don_2", "recruited",
        "killed K don", "killed_by K hunt", "killed O citizen", "killed_by O clan_1", "killed_by O maniac",
    ]  # fmt: skip


def test_a_quiet_night_has_a_report_too() -> None:
    """RU-A11, RU-A12, RU-A13: no line of a checker who has given no order."""
    assert Game().day().report() == ["nobody_recruited", "nobody_killed"]


def test_whoever_is_in_no_state_to_check_is_told_as_such() -> None:
    """RU-A11, RU-F18: упс, order or not; no line of the dead."""
    game = Game().day(order("thug_1.beats", A, I), order("thug_2.beats", H, L))
    assert [line for line in game.report() if "check" in line] == ["check_oops commissar", "check_oops don_1"]
    game.do(c.Leave(A, "gm"), c.CloseDay()).day(order("thug_1.beats", K, I))
    assert [line for line in game.report() if "check" in line] == ["check_oops don_2"]


def test_the_table_may_know_whom_they_checked() -> None:
    """RU-G21: result_and_target, none."""
    orders = (order("commissar.checks", H, A), order("don_1.checks", E, H), order("thug_2.beats", H, L))
    game = Game(report_checks="result_and_target").day(*orders)
    assert [line for line in game.report() if "check" in line] == [
        "check_mafia H commissar",
        "check_oops don_1",
    ]
    assert not [line for line in Game(report_checks="none").day(*orders).report() if "check" in line]


def test_the_table_may_know_which_clan_has_grown() -> None:
    """RU-G18; only this night's recruit counts."""
    game = Game(report_recruit="clan").day(order("don_2.recruits", F, K))
    assert "recruited clan_2" in game.report()
    assert "nobody_recruited" in game.do(c.CloseDay()).day().report()


def test_a_recruit_is_reported_with_his_own_role() -> None:
    """RU-A13."""
    game = Game().day(order("don_2.recruits", B, K)).lynch(B).day()
    assert (game.table[B].side, "killed B doctor" in game.report()) == ("clan_2", True)


def test_the_report_may_list_who_is_left() -> None:
    """RU-A15: roles by number, without their clans; then the players."""
    report = Game(report_left=True).day(order("clan_1.kills", F), order("clan_2.kills", B)).report()
    assert "role_left 2 don" in report
    assert "role_left 4 citizen" in report
    assert not [line for line in report if "doctor" in line and "left" in line]
    assert report[-1] == "players_left ACDEGHIJKLMNO"
    clans = Game(report_left=True, reveal_clan=True).day().report()
    assert {"role_left 1 don_1", "role_left 1 don_2", "role_left 1 thug_2"} <= set(clans)
    assert not [line for line in Game().day().report() if "left" in line]


def test_all_past_days_are_attached() -> None:
    """RU-A14: every day's table, in every report."""
    game = Game().day().lynch(F).day().do(c.CloseDay()).day().do(c.Accuse(B, C)).do(c.Approve(D, (C,)))
    game.do(c.CloseVote(), c.Execute()).day()
    votes = [line for line in game.report() if line.startswith("lynch_")]
    assert votes == ["lynch_votes FB 1-1 lynched", "lynch_none 2", "lynch_votes CD 3-1 lynched"]


def test_a_candidate_without_votes_stands_in_the_table() -> None:
    """RU-A14, RU-C34."""
    assert Game().day().lynch(A).day().report()[-1] == "lynch_votes AB 1-1 lynched"
    game = (
        Game().day().do(c.Accuse(A, H), c.Accuse(A, I), c.Approve(B, (I,)), c.CloseVote(), c.Execute()).day()
    )
    assert [line for line in game.report() if "votes" in line] == [
        "lynch_votes H 1-0",
        "lynch_votes IB 1-1 lynched",
    ]


def test_a_game_may_begin_with_a_day() -> None:
    """RU-A5, RU-G60."""
    game = Game(start_with="day")
    assert (game.table.phase, game.table.number) == ("debate", 1)
    game.lynch(F)
    assert (game.table.phase, game.table.number) == ("night", 2)
    assert game.day().report()[-1] == "lynch_votes FB 1-1 lynched"
    assert (game.table.phase, game.table.number) == ("debate", 2)


# --- the story and the dead ---------------------------------------------------------------------------------


def test_a_story_is_written_for_one_report() -> None:
    """RU-A15: anew as often as one likes, before or at dawn."""
    game = Game().do(c.Write("первая"), c.Dawn(), c.Write("  вторая\n\n\n\u202eстрока \0"))
    assert not any(isinstance(fact, f.Announced) for fact in game.facts)
    game.do(c.Announce())
    assert game.report()[0] == "story вторая\n\nстрока"
    assert game.table.story == ""
    assert "story" not in game.do(c.CloseDay()).day().report()[0]
    assert not Game().do(c.Write("x"), c.Write(" ")).day().report()[0].startswith("story")
    assert len(Game().do(c.Write("x" * 9000)).table.story) == 4000


def test_a_dead_player_has_one_seance() -> None:
    """RU-A3, RU-B11, RU-C55, RU-G58: one message to the living, in the next report."""
    game = Game().day(order("clan_1.kills", F), order("clan_2.kills", G))
    assert game.refuses(c.Seance(A, "я жив")) == "not_dead"
    assert game.refuses(c.Seance(99, "кто я?")) == "unknown_player"
    assert game.refuses(c.Seance(F, " \n ")) == "empty_text"
    game.do(c.Seance(F, "Это H.\nПравда."))
    assert not any(isinstance(fact, f.Announced) for fact in game.facts)
    assert game.refuses(c.Seance(F, "Ещё слово")) == "seance_held"
    game.do(c.Seance(G, "", granted=False), c.CloseDay(), c.Seance(G, "И я так думаю")).day()
    assert [line for line in game.report() if line.startswith("seance")] == [
        "seance F Это H.\nПравда.",
        "seance G И я так думаю",
    ]
    assert not [line for line in game.do(c.CloseDay()).day().report() if line.startswith("seance")]
    assert game.refuses(c.Seance(F, "Опять я")) == "seance_held"


def test_whoever_dies_this_night_has_no_seance_before_he_knows() -> None:
    """RU-C55, RU-A6."""
    game = Game().do(order("clan_1.kills", F), c.Dawn())
    assert game.refuses(c.Seance(F, "рано")) == "not_dead"
    assert game.do(c.Announce(), c.Seance(F, "пора")).table.is_spent("seance", F)


def test_the_dead_hunter_has_his_seance() -> None:
    """RU-G58, RU-G47: what else he has used up does not count."""
    game = Game().day(c.Reply("lottery.volunteers", picks=(F,)), order("lottery.hunts", G))
    assert "killed_by F hunt" in game.report()
    assert game.do(c.Seance(F, "не стреляйте")).table.is_spent("seance", F)


def test_seances_may_be_one_a_game_or_none() -> None:
    """RU-G58."""
    orders = (order("clan_1.kills", F), order("clan_2.kills", G))
    game = Game(seance="one_per_game").day(*orders).do(c.Seance(F, "", granted=False), c.Seance(G, "слово"))
    assert game.refuses(c.Seance(F, "и я")) == "seance_held"
    assert Game(seance="off").day(*orders).refuses(c.Seance(F, "я")) == "no_seances"


def test_a_complaint_is_a_note_and_nothing_else() -> None:
    """RU-C61, RU-G59."""
    game = Game().day()
    before = game.table
    game.do(c.Note("Комиссар недоволен и требует бонусов"))
    assert (game.facts, game.table) == ((), before)
    assert game.refuses(c.Note("  ")) == "empty_text"


# --- what is public -----------------------------------------------------------------------------------------


def test_votes_are_hidden_until_the_next_report() -> None:
    """RU-G55: the projector shows who is nominated, through vote and verdict, and no more."""
    game = tied()
    for command in (None, c.CloseVote(), c.Reopen(), c.Approve(A, (H,)), c.CloseVote()):
        game.do(*([command] if command else []))
        view = reveal(game.rules, game.table)
        assert view.vote is None
        assert [person.name for person in view.named] == (
            ["H", "I", "K"] if not game.table.ties else ["H", "I"]
        )
    game.do(c.Execute())
    assert reveal(game.rules, game.table).named == ()
    assert not [line for line in reveal(game.rules, game.table).lines if line.key.startswith("lynch_")]


def test_votes_may_be_open() -> None:
    """RU-G55: as they come, the nominees without votes too."""
    game = (
        Game(open_votes=True).day().do(c.Accuse(A, H), c.Accuse(A, I), c.Approve(B, (H,)), c.Approve(C, (H,)))
    )
    vote = reveal(game.rules, game.table).vote
    assert vote is not None
    shown = [(tally.person.name, [voter.name for voter in tally.voters]) for tally in vote.tallies]
    assert shown == [("H", ["B", "C"]), ("I", [])]
    assert (vote.cast, vote.electors, vote.closed) == (2, 15, False)
    vote = reveal(game.rules, game.do(c.CloseVote()).table).vote
    assert vote is not None
    assert vote.closed


def test_a_story_and_a_seance_are_secret_until_the_report() -> None:
    """RU-C55, RU-A15."""
    game = Game().day(order("clan_1.kills", F))
    before = reveal(game.rules, game.table)
    game.do(c.Write("тайна"), c.Seance(F, "тайна"))
    assert reveal(game.rules, game.table) == before


# --- what is kept -------------------------------------------------------------------------------------------


def test_a_file_keeps_it_all() -> None:
    """Every command and fact of a day and its report is read as it was written, and fits the game."""
    game = Game(seed=3, report_left=True, lynch_tie="random").day(order("clan_1.kills", F))
    game.do(c.Write("две\nстроки"), c.Seance(F, granted=False), c.Seance(F, "«Привет» 🐢"), c.Note("жалоба"))
    game.do(
        c.Accuse(A, H), c.Accuse(A, I), c.Accuse(B, K), c.Accuse(B, K, withdrawn=True), c.Approve(C, (H, I))
    )
    game.do(c.Leave(L, "gm"), c.CloseVote(), c.Execute(), c.Dawn(), c.Announce(), c.CloseDay())
    assert [type(line.command) for line in game.lines].count(c.Announce) == 2
    decode = decoder().decode
    lines: list[Line] = []
    for line in game.lines:
        raw, _ = write(line)
        lines.append(decode(raw[: raw.rindex(b',"sum"')] + b"}"))
    assert lines == game.lines
    assert misfit(game.rules, lines) is None
    table = new_table(game.rules)
    for line in game.lines:
        table = fold_all(table, line.facts)
    assert table == game.table
    assert table.minutes == (Minute(1, (H, I), ((C, H), (C, I)), table.minutes[0].lynched), Minute(2))

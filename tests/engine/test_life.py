"""An evening with latecomers, leavers and wrong cards, as a file and as a table."""

from __future__ import annotations

from typing import Any

import pytest

from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine import phases as ph
from mafia_gm.engine import record
from mafia_gm.engine.decide import Refused, decide, do, new_table
from mafia_gm.engine.fit import misfit
from mafia_gm.engine.fold import fold
from mafia_gm.engine.life import morning
from mafia_gm.engine.prompts import prompts
from mafia_gm.engine.record import Do
from mafia_gm.engine.reveal import reveal, rules_of_tonight
from mafia_gm.engine.table import Table
from mafia_gm.narration.lines import Lines
from mafia_gm.rulesets.catalogue import RULESETS

SET = ("mafia_boss", "doctor", "citizen", "citizen", "detective", "coquette", "terrorist")
NAMES = ("Ala", "Bea", "Cyryl", "Daga", "Ewa", "Filip", "Gosia")
RULES = RULESETS["mafia_plus"].under()


class Evening:
    """A game by its commands, and its lines as they stand in a file."""

    def __init__(self) -> None:
        self.table = new_table(RULES)
        self.lines: list[Any] = []
        cards = (c.GiveCard(player, role) for player, role in enumerate(SET))
        self.do(c.Open(NAMES, SET, "typed"), *cards)

    def do(self, *commands: c.Command) -> Evening:
        for command in commands:
            facts, self.table = do(RULES, self.table, command)
            self.lines.append(Do(len(self.lines) + 1, command, facts))
        return self

    def to_the_day(self) -> Evening:
        """Pass all calls and announce the dawn."""
        return self.to_the_dawn().do(c.Announce())

    def to_the_dawn(self) -> Evening:
        """Pass all calls; what the night has brought is not announced yet."""
        while self.table.phase in ph.NIGHTS:
            ask = prompts(RULES, self.table)[0]
            self.do(ask.offers[0] if ask.offers else c.Reply(ask.act, ask.by))
        return self


def a_long_evening() -> Evening:
    """Everything that can happen to people: before the game, by night, at dawn, by day."""
    at = Evening().do(c.Arrive("Hela", "citizen", 2), c.Begin(), c.Arrive("Iga", "mafioso", 0))
    at.to_the_day().do(c.SwapSeats(0, 8), c.Leave(3, "safety"), c.ComeBack(3))
    at.do(c.ChangeCards(((4, "citizen"), (2, "detective"))), c.OverrideToken(6, "boarded"))
    return at.do(c.Leave(5, "thrown_out"), c.Rename(8, "Iga B."))


def test_the_file_of_such_an_evening_is_read_as_it_was_played() -> None:
    at = a_long_evening()
    header = record.Header(
        program="t", ruleset="mafia_plus", options=RULES.options, seed=0, title="", language="pl",
        created="2026-01-01T00:00:00Z", id="x",
    )  # fmt: skip
    data, above = record.write(header)
    for line in at.lines:
        row, above = record.write(line, above)
        data += row
    found = record.read(data, RULESETS)
    assert list(found.lines) == at.lines
    table = new_table(RULES)
    for line in at.lines:
        assert decide(RULES, table, line.command) == line.facts
        for fact in line.facts:
            table = fold(table, fact)
    assert table == at.table


@pytest.mark.parametrize(
    "wrong",
    [
        c.Arrive("X", "citizen", 99),
        c.ChangeCards(((99, "citizen"),)),
        c.ChangeCards(((-1, "citizen"),)),
        c.OverrideToken(99, "mark"),
        c.ComeBack(99),
    ],
)
def test_whoever_does_not_sit_there_makes_a_line_unfit(wrong: c.Command) -> None:
    at = a_long_evening()
    assert misfit(RULES, at.lines) is None
    bad: Any = Do(len(at.lines) + 1, wrong, ())
    found = misfit(RULES, [*at.lines, bad])
    assert found is not None
    assert (found.place, found.key) == (len(at.lines), "")


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        (c.Arrive("X", "wizard", 0), "role wizard"),
        (c.ChangeCards(((0, "wizard"),)), "role wizard"),
        (c.OverrideToken(0, "hat"), "kind hat"),
    ],
)
def test_a_card_or_token_nobody_knows_is_named(wrong: c.Command, key: str) -> None:
    at = a_long_evening()
    bad: Any = Do(len(at.lines) + 1, wrong, ())
    found = misfit(RULES, [*at.lines, bad])
    assert found is not None
    assert found.key == key


@pytest.mark.parametrize("ring", [(0, 1, 2), (0, 1, 2, 3, 4, 5, 6, 7, 7), tuple(range(12))])
def test_seats_of_another_table_are_no_change_of_seats(ring: tuple[int, ...]) -> None:
    """Nobody may vanish from the circle by a line that was changed by hand."""
    with pytest.raises(ValueError, match="seats"):
        fold(a_long_evening().table, f.Reseated(ring))


def test_the_tables_set_does_not_tell_what_a_latecomer_is() -> None:
    """MP-A23: roles are secret; the set that was shown stays as it was when the game began."""
    at = Evening().do(c.Begin())
    before = rules_of_tonight(RULES, at.table)
    at.do(c.Arrive("Hela", "angel_of_death", 2))
    assert len(reveal(RULES, at.table).seats) == len(NAMES)
    at.to_the_day()
    assert rules_of_tonight(RULES, at.table) == before
    assert [seat.number for seat in reveal(RULES, at.table).seats] == [1, 2, 3, 8, 4, 5, 6, 7]
    assert "angel_of_death" in at.table.played


def test_a_set_that_is_changed_before_the_game_is_shown_as_it_is() -> None:
    at = Evening().do(c.Arrive("Hela", "angel_of_death", 2))
    card = rules_of_tonight(RULES, at.table)
    assert card.players == 8
    assert "angel_of_death" in [role.role for role in card.roles]


@pytest.mark.parametrize("cards", ["deal", "typed", "roll_call"])
def test_a_latecomer_to_the_deal_has_a_card_as_the_others_have(cards: str) -> None:
    """He is dealt one with all the others, or the card that he was said to hold."""
    table = new_table(RULES)
    for command in (c.Open(NAMES, SET, cards), c.Arrive("Hela", "saint", 0)):
        _, table = do(RULES, table, command)
    assert table[7].role == ("" if cards == "deal" else "saint")
    if cards == "deal":
        _, table = do(RULES, table, c.Deal(), 5)
        assert sorted(player.role for player in table.players) == sorted((*SET, "saint"))


def test_who_sits_down_is_named_in_what_is_read_aloud_and_in_the_journal() -> None:
    at = Evening().do(c.Begin(), c.Arrive("Hela", "citizen", 2)).to_the_dawn()
    lines = Lines("mafia_plus", "en")
    assert any("Hela" in line for line in lines.dawn(RULES, at.table))
    before = at.table
    at.do(c.Announce())
    assert "Hela" in lines.journal(at.lines[-1], before)


def test_nobody_arrives_at_a_table_that_is_not_laid_or_at_a_game_that_is_over() -> None:
    for table, reason in ((new_table(RULES), "wrong_phase"), (stopped(), "game_over")):
        with pytest.raises(Refused) as caught:
            decide(RULES, table, c.Arrive("Hela", "citizen", 0))
        assert caught.value.reason == reason
    with pytest.raises(Refused, match="empty_name"):
        decide(RULES, Evening().table, c.Arrive(" \n", "citizen", 0))


def stopped() -> Table:
    return Evening().do(c.Begin(), c.StopGame()).table


def test_what_a_dawn_brings_is_what_is_announced() -> None:
    at = Evening().do(c.Begin(), c.Arrive("Hela", "citizen", 2)).to_the_dawn()
    assert morning(RULES, at.table) == decide(RULES, at.table, c.Announce())


@pytest.mark.parametrize(
    ("language", "two"),
    [
        ("pl", "Do stołu dołączają: Hela, Iga"),
        ("ru", "Новые игроки за столом: Hela, Iga"),
        ("sv", "Nya vid bordet: Hela, Iga"),
    ],
)
def test_two_latecomers_are_told_as_two(language: str, two: str) -> None:
    at = Evening().do(c.Begin(), c.Arrive("Hela", "citizen", 2), c.Arrive("Iga", "citizen", 2)).to_the_day()
    (said,) = [line for line in at.table.lines if line.key == "arrived"]
    assert Lines("mafia_plus", language).shown(said, at.table) == two


def test_who_sits_down_with_a_shot_at_dawn_is_named_too() -> None:
    """MP-A24: Świr ends the Day before its dawn is told; all is read aloud and noted all the same."""
    at = Evening().do(c.ChangeCards(((2, "madman"),)), c.Begin()).to_the_day()
    at.do(c.Arrive("Hela", "citizen", 2), c.OpenVote())
    at.do(c.Vote(tuple((voter, -1) for voter in range(7))), c.CloseVote(), c.CloseDay()).to_the_dawn()
    shot, before, lines = c.Reply("madman.shoots", 2, (3,)), at.table, Lines("mafia_plus", "en")
    assert any("Hela" in line for line in lines.heard(decide(RULES, before, shot), before))
    at.do(shot)
    assert "Hela" in lines.journal(at.lines[-1], before)

"""The table of section E with its alternatives, its two last columns, and the limits of own sets."""

from __future__ import annotations

from collections import Counter

import pytest

from mafia_gm.engine.deals import Deal
from mafia_gm.engine.decide import new_table
from mafia_gm.engine.facts import Opened
from mafia_gm.engine.fold import fold
from mafia_gm.rulesets.maffia import RULESET
from mafia_gm.rulesets.maffia.deals import DEALS, is_organised, minutes, suited, warnings
from tests.rulesets.maffia_book import CARDS, PLAIN, ROLES, TABLE

LINES = [[cell.strip() for cell in line.split("|")] for line in TABLE.strip().splitlines()]
RULES = RULESET.under()


def players_of(line: list[str]) -> range:
    fewest, most = line[0].split("-")
    return range(int(fewest), int(most) + 1)


ROWS = [(players, line) for line in LINES for players in players_of(line)]


def sets(players: int) -> list[Deal]:
    return [deal for deal in DEALS if deal.players == players]


def cards(line: list[str], column: int) -> Counter[str]:
    words = [] if line[column] == "—" else line[column].split(" + ")
    return Counter({"mafioso": int(line[1])}) + Counter(card for word in words for card in CARDS[word])


@pytest.mark.parametrize(("players", "line"), ROWS, ids=[str(players) for players, _ in ROWS])
def test_a_set_is_as_printed(players: int, line: list[str]) -> None:
    """Maffia, special roles, the alternative as a whole, plain villagers for the rest (SV-E1, SV-E2, SV-E3, SV-E4)."""
    found = [Counter(deal.roles()) for deal in sets(players)]
    wanted = [cards(line, 2), *([cards(line, 3)] if line[3] != "—" else [])]
    for one in wanted:
        one["villager"] = players - one.total()
    assert found == wanted
    assert [deal.key for deal in sets(players)] == ["", "alternative"][: len(wanted)]
    assert all(len(deal.roles()) == players for deal in sets(players))


@pytest.mark.parametrize("players", PLAIN)
def test_the_plain_villagers_are_as_counted(players: int) -> None:
    """At least four of them in every row (SV-E2)."""
    found = [deal.roles().count("villager") for deal in sets(players)]
    assert found == [count for count in PLAIN[players] if count is not None]
    assert all(count >= 4 for count in found)


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: f"{deal.players}{deal.key}")
def test_the_share_of_the_maffia_is_right_and_no_set_is_odd(deal: Deal) -> None:
    """20 to 29 % up to 23 players (SV-E2); no set is warned of."""
    share = deal.roles().count("mafioso") / deal.players
    assert deal.players > 23 or 0.2 <= share <= 0.29
    assert warnings(deal.roles()) == ()


@pytest.mark.parametrize(("players", "line"), ROWS, ids=[str(players) for players, _ in ROWS])
def test_the_organisation_rule_and_the_clock_follow_the_row(players: int, line: list[str]) -> None:
    """Org. regel Ja or Nej, five minutes for each unit of the last column (SV-E1, SV-G25, SV-G28)."""
    for ruling in ("table", True, False):
        table = fold(new_table(RULESET.under({"org_rule": ruling})), Opened(("villager",) * players, "deal"))
        assert is_organised(table) is (line[4] == "Ja" if ruling == "table" else ruling)
        assert minutes(table) == 5 * int(line[5])


@pytest.mark.parametrize("given", range(1, 61))
def test_the_minutes_may_be_set_by_hand(given: int) -> None:
    """1 to 60 minutes, without any effect on the rules (SV-G28)."""
    assert minutes(new_table(RULESET.under({"day_minutes": given}))) == given


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_freemasons_may_be_one_to_four(count: int) -> None:
    """The rest of the set stays; plain villagers make up for it (SV-G02)."""
    options = RULESET.under({"freemason_count": count}).options
    for deal in DEALS:
        before, after = Counter(deal.roles()), Counter(suited(options, deal).roles())
        assert after["freemason"] == (count if before["freemason"] else 0)
        assert after.total() == deal.players
        assert {card for card in after if after[card] != before[card]} <= {"freemason", "villager"}


def test_the_rows_are_those_from_7_to_40_players() -> None:
    """Fewer than seven have no row (SV-E4)."""
    assert {deal.players for deal in DEALS} == set(range(7, 41))
    assert RULESET.limits == (7, 40)


def test_characters_are_those_of_section_b() -> None:
    """Keys and sides in order; the table uses every special role (SV-B1…B8)."""
    assert [(role.key, RULES.side_of(role.key)) for role in RULESET.roles] == list(ROLES)
    assert {role for deal in DEALS for role in deal.roles()} == {key for key, _ in ROLES}


def test_the_avengers_may_have_a_side_of_their_own() -> None:
    """Two sides, unless the table rules otherwise (SV-A1, SV-G12)."""
    own = RULESET.under({"avenger_side": "own"})
    assert RULES.sides == ("village", "mafia")
    assert own.sides == ("village", "mafia", "avengers")
    assert own.side_of("avenger") == "avengers"


SOUND = ("mafioso", "mafioso", "doctor", "villager", "villager", "villager", "villager")


@pytest.mark.parametrize(
    ("roles", "warned"),
    [
        (SOUND, ()),
        ((*SOUND, "freemason", "freemason"), ()),
        ((*SOUND, "freemason"), ("one_freemason",)),
        (SOUND[1:], ("mafia_of_one",)),
        (SOUND[2:], ("no_mafia",)),
        (("mafioso", "mafioso"), ("no_village",)),
        (("mafioso", "mafioso", "doctor", "villager"), ("mafia_has_won",)),
        ((*SOUND, "doctor"), ("too_many_copies",)),
        ((*SOUND, *["avenger"] * 3), ("many_avengers",)),
    ],
)
def test_the_program_warns_of_odd_sets(roles: tuple[str, ...], warned: tuple[str, ...]) -> None:
    """The Game Master may override every warning (SV-E4, SV-G02)."""
    assert warnings(roles) == warned

"""The suggested sets of section E, the limits of own sets, and that the text itself has neither."""

from __future__ import annotations

from collections import Counter

import pytest

from mafia_gm.engine.deals import Deal
from mafia_gm.rulesets.inbox import RULESET
from mafia_gm.rulesets.inbox.deals import DEALS, suited, warnings
from tests.rulesets.inbox_book import SUGGESTED
from tests.rulesets.inbox_table import Game, H, I, J, K, L

PEACEFUL = ("commissar", "doctor", *["citizen"] * 6)
TWO_CLANS = (*PEACEFUL, "don_1", "thug_1", "don_2", "thug_2")


@pytest.mark.parametrize("players", SUGGESTED)
def test_a_suggestion_is_as_written(players: int) -> None:
    """8, 12, 16 and 20 players (RU-E3)."""
    (deal,) = (deal for deal in DEALS if deal.players == players)
    assert Counter(deal.roles()) == SUGGESTED[players]


def test_suggestions_are_said_to_be_ours() -> None:
    """The text has no table, no numbers of players and none of mafiosi (RU-E1, RU-E3)."""
    assert RULESET.invented
    assert [deal.players for deal in DEALS] == list(range(RULESET.limits[0], RULESET.limits[1] + 1))


@pytest.mark.parametrize("clans", [1, 2, 3, 4])
@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: str(deal.players))
def test_no_suggestion_breaks_the_limits(deal: Deal, clans: int) -> None:
    """Exactly one Don in each clan, at most one of every other office, with 1 to 4 clans (RU-E2, RU-G01)."""
    set_up = suited(RULESET.under({"clans": clans}).options, deal)
    roles = set_up.roles()
    wanted = clans if clans != 2 or deal.players >= 12 else 1
    assert len(roles) == deal.players
    assert sum(role.startswith("don_") for role in roles) == wanted
    assert set(warnings(roles)) <= {"one_clan"}


@pytest.mark.parametrize(
    ("roles", "warned"),
    [
        (TWO_CLANS, ()),
        ((*TWO_CLANS, "bodyguard_1", "mafioso_1", "mafioso_1", "mafioso_2", "maniac"), ()),
        ((*PEACEFUL, "don_1", "thug_1"), ("one_clan",)),
        ((*PEACEFUL[:2], "don_1", "thug_1"), ("clan_has_won", "one_clan")),
        ((*PEACEFUL[:3], "don_1", "thug_1"), ("one_clan",)),
        (PEACEFUL, ("no_clan",)),
        (("don_1", "don_2", "thug_2"), ("no_peaceful",)),
        ((*TWO_CLANS, "thug_3"), ("clan_without_don",)),
        ((*TWO_CLANS, "don_2"), ("many_dons",)),
        ((*TWO_CLANS, "thug_1"), ("many_of_a_clan",)),
        ((*TWO_CLANS, "bodyguard_2", "bodyguard_2"), ("many_of_a_clan",)),
        ((*TWO_CLANS, "commissar"), ("too_many_copies",)),
        ((*TWO_CLANS, "doctor"), ("too_many_copies",)),
        ((*TWO_CLANS, "prostitute", "prostitute"), ("too_many_copies",)),
        ((*TWO_CLANS, "sexual_maniac", "sexual_maniac"), ("too_many_copies",)),
        ((*TWO_CLANS, "maniac", "maniac"), ("too_many_copies",)),
    ],
)
def test_the_program_warns_of_odd_sets(roles: tuple[str, ...], warned: tuple[str, ...]) -> None:
    """The Game Master may override every warning; one clan alone makes the hunt useless (RU-E2, RU-D2)."""
    assert warnings(roles) == warned


def test_a_card_is_shown_together_with_the_other_members_of_the_clan() -> None:
    """They know each other; nobody else knows anybody (RU-A3)."""
    table = Game().table
    clans = ({H, I, J}, {K, L})
    for player in table.ring:
        clan = next((clan for clan in clans if player in clan), {player})
        assert set(RULESET.knows(table, player)) == clan - {player}

"""The recommended sets and the limits of own ones (section E, MP-G68)."""

from __future__ import annotations

from collections import Counter

import pytest

from mafia_gm.engine.deals import Deal, Slot
from mafia_gm.rulesets.mafia_plus import RULESET
from mafia_gm.rulesets.mafia_plus.deals import DEALS, warnings
from tests.rulesets.mafia_plus_book import ROLES, SETS

LINES = SETS.strip().splitlines()


def slots(cell: str) -> list[tuple[tuple[str, ...], int, int]]:
    """Return what a cell of the table says: roles to choose from, how many of them, copies."""
    found = []
    for part in filter(None, (part.strip() for part in cell.split(","))):
        pick, colon, names = part.partition(": ")
        if colon:
            found.append((tuple(ROLES[name][0] for name in names.split(" / ")), int(pick), 1))
        else:
            name, _, count = part.partition(" x")
            found.append(((ROLES[name][0],), 1, int(count or 1)))
    return found


def written(slot: Slot) -> tuple[tuple[str, ...], int, int]:
    return slot.roles, slot.pick, slot.count


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.split()[0])
def test_a_set_is_as_printed(line: str) -> None:
    """Every row with its alternatives, in its order (MP-E1)."""
    head, *cells = line.split("|")
    players = int(head.split()[0])
    (deal,) = [deal for deal in DEALS if deal.players == players]
    assert [written(slot) for slot in deal.slots] == [slot for cell in cells for slot in slots(cell)]


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.split()[0])
def test_the_printed_statistics_are_those_of_the_cards(line: str) -> None:
    """Slots add up to the number of players and to the initial statistics (MP-E1)."""
    players, statistics = line.split("|", maxsplit=1)[0].split()
    (deal,) = [deal for deal in DEALS if deal.players == int(players)]
    rules = RULESET.under()
    sides = Counter(rules.side_of(role) for role in deal.roles())
    assert "-".join(str(sides[side]) for side in RULESET.sides) == statistics
    assert len(deal.roles()) == int(players)


def every(deal: Deal) -> list[tuple[str, ...]]:
    """Return a few choices among the alternatives: the first ones, the last ones."""
    return [deal.roles(), deal.roles(lambda slot: slot.roles[-slot.pick :])]


def test_the_rows_are_those_from_6_to_23_players() -> None:
    """Eighteen rows, none twice (MP-E1)."""
    assert [deal.players for deal in DEALS] == list(range(6, 24))
    assert RULESET.limits == (6, 23)


def test_every_character_is_in_some_set() -> None:
    """All 23 headings are used (MP-E1)."""
    assert {role for deal in DEALS for slot in deal.slots for role in slot.roles} == {
        role.key for role in RULESET.roles
    }


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: str(deal.players))
def test_no_recommended_set_is_odd(deal: Deal) -> None:
    """One Boss, one bomber at most, no copies of unique cards (MP-E2, MP-E3, MP-E4)."""
    for roles in every(deal):
        assert warnings(roles) == ()
        assert len(roles) == deal.players


SOUND = ("doctor", "detective", "courtesan", "cursed_infantry", "mafia_boss", "coquette")


@pytest.mark.parametrize(
    ("roles", "warned"),
    [
        (SOUND, ()),
        ((*SOUND[:4], "coquette"), ("no_boss",)),
        ((*SOUND, "boss_blackmailer"), ("two_bosses",)),
        ((*SOUND[:4], "boss_blackmailer", "blackmailer"), ("two_blackmailers",)),
        ((*SOUND, "boss_blackmailer", "blackmailer"), ("two_bosses", "two_blackmailers")),
        ((*SOUND, "terrorist", "terrorist_plus"), ("both_bombers",)),
        ((*SOUND, *["citizen"] * 6, *["mafioso"] * 3), ()),
        ((*SOUND, *["citizen"] * 7), ("too_many_copies",)),
        ((*SOUND, *["mafioso"] * 4), ("too_many_copies",)),
        ((*SOUND, "doctor"), ("too_many_copies",)),
        (("mafia_boss", "barman"), ("no_city",)),
        (("doctor", "barman"), ("no_boss", "no_mafia")),
    ],
)
def test_the_program_warns_of_odd_sets(roles: tuple[str, ...], warned: tuple[str, ...]) -> None:
    """The Game Master may override every warning (MP-G68, MP-E2, MP-E3, MP-E4, MP-A3)."""
    assert warnings(roles) == warned


def test_cards_are_those_of_the_rule_book() -> None:
    """Names, cards, factions and looks, in rule-book order (MP-B1…B23, MP-A16)."""
    assert [(role.key, role.card, role.side, role.looks) for role in RULESET.roles] == list(ROLES.values())


def test_only_the_plain_characters_have_copies() -> None:
    """Mieszczanin has six cards, Mafioso three, everybody else one (MP-A3, MP-E4)."""
    copies = {role.key: role.copies for role in RULESET.roles if role.copies > 1}
    assert copies == {"citizen": 6, "mafioso": 3}

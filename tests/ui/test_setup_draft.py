"""The draft of an evening: recommended sets, own sets, rulings, names as people type them."""

from __future__ import annotations

from pathlib import Path

import pytest

from mafia_gm.app.roster import load_roster
from mafia_gm.app.session import Session
from mafia_gm.app.settings import Settings
from mafia_gm.engine.commands import Open
from mafia_gm.rulesets.catalogue import RULESETS
from mafia_gm.ui.setup.draft import begin, composed, ordered, warnings
from mafia_gm.ui.setup.memory import before, keep
from mafia_gm.ui.setup.names import apart, clean, folded, oddity
from mafia_gm.ui.setup.sample import PEOPLE, sample
from mafia_gm.ui.setup.value import Before

PLUS = RULESETS["mafia_plus"]


def people(count: int) -> tuple[str, ...]:
    return tuple(f"P{number}" for number in range(1, count + 1))


@pytest.mark.parametrize("count", range(1, 41))
def test_every_number_of_players_gets_as_many_cards_with_one_boss(count: int) -> None:
    roles = composed(PLUS, count)
    assert len(roles) == count
    assert roles == ordered(PLUS, roles)
    assert sum(role in {"mafia_boss", "boss_blackmailer"} for role in roles) == 1


@pytest.mark.parametrize("count", range(6, 24))
def test_the_recommended_sets_have_nothing_odd(count: int) -> None:
    draft = begin(Before(names=people(count)))
    assert draft.deal is not None
    assert sum(draft.counter) == count
    assert warnings(draft) == ()


def test_alternatives_taken_last_time_are_taken_again() -> None:
    draft = begin(Before(names=people(12), prefer=("president", "gun_shop_owner", "terrorist", "mayor")))
    assert {"president", "gun_shop_owner", "terrorist", "mayor"} <= set(draft.roles)
    more = draft.with_names(people(13))
    assert len(more.roles) == 13
    assert "president" in more.roles


def test_an_own_set_stays_when_somebody_comes() -> None:
    draft = begin(Before(names=people(6))).with_roles(("mafia_boss", *["citizen"] * 5), own=True)
    assert draft.with_names(people(7)).roles == draft.roles


def test_a_win_at_the_deal_is_told() -> None:
    draft = begin(Before(names=people(3))).with_roles(("mafia_boss", "doctor", "barman"), own=True)
    assert "won_at_deal" not in warnings(draft)
    none = draft.with_roles(("doctor", "detective", "barman"), own=True)
    assert {"no_boss", "no_mafia"} <= set(warnings(none))


def test_rulings_that_no_longer_exist_are_left_out() -> None:
    kept = {
        "self_vote": False,
        "night_order": list(reversed(PLUS.defaults()["night_order"])),
        "gone": 1,
        "majority": "x",
    }
    draft = begin(Before(names=people(6), options=kept))
    assert draft.changed == ("night_order", "self_vote")
    assert draft.with_ruling("self_vote", value=True).changed == ("night_order",)
    PLUS.under(draft.done().options)


def test_a_language_without_texts_becomes_one_that_has_them() -> None:
    draft = begin(Before(screen="xx", spoken="pl", projector="yy"))
    assert (draft.screen, draft.spoken, draft.projector) == ("en", "pl", "en")


def test_the_sample_table_can_be_opened(home: Path) -> None:
    for language, names in PEOPLE.items():
        chosen = sample(language, "Sample")
        assert len(set(names)) == len(chosen.roles) == 12


def test_the_last_game_fills_the_next_set_up(home: Path) -> None:
    names = (*people(8), "Zoë")
    roles = ordered(PLUS, begin(Before(names=names, prefer=("gun_shop_owner", "terrorist"))).roles)
    session = Session.new(
        "mafia_plus", {"self_vote": False}, seed=1, title="t", folder=home / "g", language="pl"
    )
    session.do(Open(names, roles, "typed"))
    session.close()
    (home / "g" / "zzz.mafia").write_bytes(b"broken")
    known = before(Settings(screen="pl", spoken="en"), home / "g")
    assert (known.names, known.cards, known.own, known.spoken) == (names, "typed", False, "en")
    assert begin(known).roles == roles
    assert begin(known).changed == ("self_vote",)
    assert before(Settings(), home / "nowhere").names == ()


def test_an_own_set_is_remembered_as_one(home: Path) -> None:
    roles = ordered(PLUS, ("mafia_boss", "citizen", "citizen", "citizen", "doctor", "saint"))
    session = Session.new("mafia_plus", seed=1, title="t", folder=home / "g", language="pl")
    session.do(Open(people(6), roles))
    session.close()
    draft = begin(before(Settings(), home / "g"))
    assert draft.own
    assert draft.roles == roles


def test_who_plays_is_remembered(home: Path) -> None:
    keep(begin(Before(names=("Ala", "Bartek", "x" * 90))).done())
    assert [person.name for person in load_roster().people] == ["Ala", "Bartek", "x" * 60]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Ala\nBartek\n\n  Celina  ", ("Ala", "Bartek", "Celina")),
        ("Ala, Bartek;Celina,,", ("Ala", "Bartek", "Celina")),
        ("1. Ala\n2) Bartek\n- Celina\n• Ewa", ("Ala", "Bartek", "Celina", "Ewa")),
        ("Jean-Luc\tO'Neil", ("Jean-Luc", "O'Neil")),
        ("Анна\u2028Борис", ("Анна", "Борис")),
        ("  \n\t ,", ()),
        ("\u200d\u200b", ()),
    ],
)
def test_lists_are_taken_apart(text: str, names: tuple[str, ...]) -> None:
    assert apart(text) == names


def test_names_are_cleaned_and_never_cut() -> None:
    assert clean("  Ala \x00 Nowak ") == "Ala Nowak"
    assert clean("👩\u200d🚀 Ewa") == "👩\u200d🚀 Ewa"
    assert clean("x" * 200) == "x" * 200
    assert folded("Łucja Żółć") == "lucja zolc"


def test_what_is_odd_about_a_name() -> None:
    names = ("Ania", "ania", "x" * 45, "y" * 61, "🦊", "Jan")
    assert [oddity(names, place) for place in range(6)] == ["twin", "twin", "long", "too_long", "picture", ""]

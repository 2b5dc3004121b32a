"""Everything told in every language: whole games, the cases of the rule book, every line once."""

from __future__ import annotations

import contextlib
import random
from pathlib import Path
from typing import Any

import pytest

from mafia_gm.app.play import play, random_set
from mafia_gm.app.scenario.when import Refusal, carry_out
from mafia_gm.app.scenarios import load, prepared
from mafia_gm.narration.lines import Lines, languages
from mafia_gm.narration.loader import family, places, read
from mafia_gm.rulesets.catalogue import RULESETS
from tests.narration.telling import all_of_game, of_table

BOOK = Path(__file__).parents[1] / "scenarios"
SPOKEN = [(game, language) for game in RULESETS for language in languages(game)]
"""Every game in each of its languages."""
BOOKS = [
    (file, language)
    for game in RULESETS
    for file in sorted((BOOK / game).glob("*.toml"))
    for language in languages(game)
]
NAMES = (
    "{name}",
    "Ala",
    "ala",
    "Żółć 🎭",
    "%s",
    "Åsa Öström",
    "Щукин-Ёлкин",
    "<b>",
    "{0}",
    r"\g<0>",
    "A B",
    "n",
)
VALUES = (
    "name names role side thumb sign cause counts by target from to a b way list holder said act detail text "
    "time rank outcome winners players roles wanted electors head clan clans causes day votes others line "
    "chip most what when game fate"
)
RULINGS: dict[str, tuple[dict[str, Any], ...]] = {
    "mafia_plus": (
        {},
        {
            "reveal_on_death": "role",
            "announce_cause": True,
            "tell_saint": True,
            "second_shot_when": "at_once",
        },
        {
            "reveal_on_death": "faction",
            "left_is": "counter",
            "boss_successor": True,
            "shift_over_dead": "lost",
        },
        {"majority": "absolute", "max_ties": 1, "check_result": "none", "check_vote_ends_day": False},
        {"mafia_may_shoot_own": False, "allow_pass": False, "self_vote": False, "cascade": "waves"},
    ),
    "maffia": (
        {},
        {
            "reveal_on_death": "role",
            "announce_cause": True,
            "name_saved": True,
            "freemasons_wake": "every_night",
        },
        {"reveal_on_death": "side", "avenger_side": "own", "avenger_uses": "once", "hang_needs": "majority"},
        {"night0_kill": True, "day_after_night0": True, "votes_per_player": "many", "revote_speeches": True},
        {
            "avenger_uses": "after_first_death",
            "mafia_may_pass": False,
            "defence_order": "seat",
            "org_rule": True,
        },
    ),
    "inbox": (
        {},
        {"orders": "desk", "report_left": True, "reveal_clan": True, "report_checks": "result_and_target"},
        {
            "clans": 3,
            "murder_by": "named",
            "lynch_tie": "gm",
            "reveal_lynch_at_once": True,
            "open_votes": True,
        },
        {
            "recruit_choice": "gm",
            "recruit_refusal": True,
            "recruit_keeps_role": False,
            "report_recruit": "clan",
            "maniac_side": "solo",
            "start_with": "day",
        },
        {
            "clans": 1,
            "recruit_choice": "random",
            "recruit_limit": 1,
            "don_heir": True,
            "mafia_in_lottery": True,
        },
    ),
}


@pytest.mark.parametrize(("game", "language"), SPOKEN)
@pytest.mark.parametrize("seed", range(10))
def test_whole_games_are_told_without_a_gap(game: str, language: str, seed: int) -> None:
    rng = random.Random(seed)
    what, rulings = RULESETS[game], RULINGS[game]
    deal = what.deals[seed * 2 % len(what.deals)]
    rules = what.under(rulings[seed % len(rulings)])
    names = [NAMES[place] if place < len(NAMES) else f"Gość {place}" for place in range(deal.players)]
    cards = ("deal", "typed", "roll_call")[seed % 3]
    _, played = play(rules, seed, names, random_set(deal, rng), cards, max_steps=250)
    for line in all_of_game(Lines(game, language), rules, played):
        assert line.strip(), "an empty line"


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_line_can_be_said(game: str, language: str) -> None:
    lines = Lines(game, language)
    values = dict.fromkeys(VALUES.split(), "{x}")
    for key in {**read("common", language), **read(game, language)}:
        for count in (0, 1, 2, 5):
            assert lines.texts.line(*key.split("/"), **values, n=count).strip(), key


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_what_the_set_up_asks_for(game: str, language: str) -> None:
    lines, what = Lines(game, language), RULESETS[game]
    for option in what.options:
        assert lines.option_title(option.key)
        assert lines.option_text(option.key)
        values = (option.default,) if option.order else option.values
        assert all(lines.option_value(option.key, value) for value in values)
    for role in what.roles:
        assert lines.role(role.key)
        assert len(lines.role_short(role.key)) <= 12
        assert bool(lines.card(role.card)) == bool(role.card)
    assert lines.warning("win_at_deal")
    assert lines.credit()


@pytest.mark.parametrize("language", languages("mafia_plus"))
def test_the_author_is_named(language: str) -> None:
    assert "Rafał Kwiecień" in Lines("mafia_plus", language).credit()


@pytest.mark.parametrize(
    ("file", "language"),
    BOOKS,
    ids=[f"{file.parent.name}-{file.stem}-{language}" for file, language in BOOKS],
)
def test_every_case_of_the_rule_book_is_explained(file: Path, language: str) -> None:
    cases = load(file)
    lines, what = Lines(cases.ruleset, language), RULESETS[cases.ruleset]
    for case in cases.scenario:
        at, todo = prepared(what, case)
        for atom in todo:
            with contextlib.suppress(Refusal):
                carry_out(at, atom)
        for explained in lines.why(at.rules, at.facts, at.table):
            assert all((*explained.chain, explained.result))
        assert all(of_table(lines, at.rules, at.table))
        assert all(lines.notes(at.rules, at.table, at.facts))


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_what_is_said_in_the_dark_is_always_the_same(game: str, language: str) -> None:
    texts = {**read("common", language), **read(game, language)}
    for act in RULESETS[game].under().acts.values():
        if act.when in {"night", "night_zero"}:
            for field in ("say", "thanks", "say_one", "thanks_one"):
                assert places(texts.get(f"acts/{family(act.key)}/{field}", "")) <= {"clan"}, act.key

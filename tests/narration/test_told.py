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
from mafia_gm.narration.loader import places, read
from mafia_gm.rulesets.catalogue import RULESETS
from tests.narration.telling import all_of_game, of_table

BOOK = Path(__file__).parents[1] / "scenarios" / "mafia_plus"
WHAT = RULESETS["mafia_plus"]
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
    "name names role side thumb sign cause counts by target from to a b way list holder said act detail "
    "time rank outcome winners players roles wanted electors head"
)
RULINGS: tuple[dict[str, Any], ...] = (
    {},
    {"reveal_on_death": "role", "announce_cause": True, "tell_saint": True, "second_shot_when": "at_once"},
    {"reveal_on_death": "faction", "left_is": "counter", "boss_successor": True, "shift_over_dead": "lost"},
    {"majority": "absolute", "max_ties": 1, "check_result": "none", "check_vote_ends_day": False},
    {"mafia_may_shoot_own": False, "allow_pass": False, "self_vote": False, "cascade": "waves"},
)


@pytest.mark.parametrize("language", languages("mafia_plus"))
@pytest.mark.parametrize("seed", range(10))
def test_whole_games_are_told_without_a_gap(language: str, seed: int) -> None:
    rng = random.Random(seed)
    deal = WHAT.deals[seed * 2 % len(WHAT.deals)]
    rules = WHAT.under(RULINGS[seed % len(RULINGS)])
    names = [NAMES[place] if place < len(NAMES) else f"Gość {place}" for place in range(deal.players)]
    cards = ("deal", "typed", "roll_call")[seed % 3]
    _, played = play(rules, seed, names, random_set(deal, rng), cards, max_steps=250)
    for line in all_of_game(Lines("mafia_plus", language), rules, played):
        assert line.strip(), "an empty line"


@pytest.mark.parametrize("language", languages("mafia_plus"))
def test_every_line_can_be_said(language: str) -> None:
    lines = Lines("mafia_plus", language)
    values = dict.fromkeys(VALUES.split(), "{x}")
    for key in {**read("common", language), **read("mafia_plus", language)}:
        for count in (0, 1, 2, 5):
            assert lines.texts.line(*key.split("/"), **values, n=count).strip(), key


@pytest.mark.parametrize("language", languages("mafia_plus"))
def test_what_the_set_up_asks_for(language: str) -> None:
    lines = Lines("mafia_plus", language)
    for option in WHAT.options:
        assert lines.option_title(option.key)
        assert lines.option_text(option.key)
        values = (option.default,) if option.order else option.values
        assert all(lines.option_value(option.key, value) for value in values)
    for role in WHAT.roles:
        assert lines.role(role.key)
        assert len(lines.role_short(role.key)) <= 12
        assert lines.card(role.card)
    assert lines.warning("no_boss")
    assert "Rafał Kwiecień" in lines.credit()


@pytest.mark.parametrize("language", languages("mafia_plus"))
@pytest.mark.parametrize("file", sorted(BOOK.glob("*.toml")), ids=lambda file: file.stem)
def test_every_case_of_the_rule_book_is_explained(language: str, file: Path) -> None:
    lines = Lines("mafia_plus", language)
    for case in load(file).scenario:
        at, todo = prepared(WHAT, case)
        for atom in todo:
            with contextlib.suppress(Refusal):
                carry_out(at, atom)
        for explained in lines.why(at.rules, at.facts, at.table):
            assert all((*explained.chain, explained.result))
        assert all(of_table(lines, at.rules, at.table))
        assert all(lines.notes(at.rules, at.table, at.facts))


@pytest.mark.parametrize("language", languages("mafia_plus"))
def test_what_is_said_in_the_dark_is_always_the_same(language: str) -> None:
    texts = {**read("common", language), **read("mafia_plus", language)}
    for act in WHAT.under().acts.values():
        if act.when in {"night", "night_zero"}:
            for field in ("say", "thanks"):
                assert not places(texts.get(f"acts/{act.key}/{field}", "")), act.key

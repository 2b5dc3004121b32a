"""The scenario runner itself: what it understands, what it refuses, how it says what differs."""

from __future__ import annotations

from pathlib import Path

import pytest

from mafia_gm.app.scenario.orders import orders
from mafia_gm.app.scenario.play import seat_name
from mafia_gm.app.scenario.when import carry_out
from mafia_gm.app.scenarios import Scenario, ScenarioError, load, prepared, run
from mafia_gm.cli.check import main
from mafia_gm.rulesets.catalogue import RULESETS

RULES = RULESETS["mafia_plus"]
SEATS = ["A doctor", "B mafia_boss", "C citizen", "D detective"]


def case(**parts: list[str]) -> Scenario:
    return Scenario.model_validate({"id": "X", "title": "t", "seats": SEATS, "then": ["game on"], **parts})


def test_seats_after_z_are_aa_and_ab() -> None:
    assert [seat_name(place) for place in (0, 25, 26, 27, 51, 52)] == ["A", "Z", "AA", "AB", "AZ", "BA"]


def test_it_says_what_differs() -> None:
    assert run(RULES, case(when=["mafia C", "dawn"], then=["dead none", "stats 3-1-0"])) == [
        "dead none: C",
        "stats 3-1-0: 2-1-0",
    ]


@pytest.mark.parametrize(
    ("line", "so"),
    [
        ("killers D clan_2", "clan_1"),
        ("killers A clan_1", "none"),
        ("side D clan_1", "peaceful"),
        ("notice D invited_by A", "A check_answer E mafia; D invited_by C"),
        ("notice none", "A check_answer E mafia; D invited_by C"),
        ("notice B", "A check_answer E mafia; D invited_by C"),
        ("no notice D", "it is so"),
        ("voided doctor.heals covered", "doctor.heals not_found"),
        ("voided none", "doctor.heals not_found"),
        ("drawn D", "none"),
        ("told E peaceful", "E mafia"),
        ("lines nobody_killed", "check_mafia nobody_recruited killed killed_by killed killed_by"),
    ],
)
def test_it_says_what_differs_of_a_night_by_arrival(line: str, so: str) -> None:
    seats = ["A commissar", "B doctor", "C prostitute", "D citizen", "E don_1", "F don_2"]
    when = ["prostitute D", "clan_1 C", "doctor D", "commissar E", "morning"]
    assert run(RULESETS["inbox"], case(seats=seats, when=when, then=[line])) == [f"{line}: {so}"]


@pytest.mark.parametrize("word", ["vote A", "vote A>Z", "vote A>B,", "vote Z>A"])
def test_a_wrong_approval_is_named(word: str) -> None:
    seats = ["A citizen", "B citizen", "C citizen", "D don_1", "E don_2"]
    wrong = case(seats=seats, given=["day 1"], when=["accuse A>B", word])
    with pytest.raises(ScenarioError, match="scenario X: "):
        run(RULESETS["inbox"], wrong)


def test_an_unexpected_refusal_differs() -> None:
    assert run(RULES, case(when=["detective D"])) == ["detective D: refused not_self"]


def test_a_missing_refusal_differs() -> None:
    assert run(RULES, case(when=["refused not_self: detective A"])) == ["detective A: not refused not_self"]


def test_another_reason_differs() -> None:
    assert run(RULES, case(when=["refused target_out: detective D"])) == ["detective D: refused not_self"]


def test_what_is_open_at_once_is_entered_in_every_order() -> None:
    play, todo = prepared(RULES, case(when=["mafia C", "doctor C", "detective B", "dawn"]))
    entered = {tuple(map(str, order)) for order in orders(play, todo, "seed")}
    assert len(entered) == 6
    assert all(order[-1] == "dawn" for order in entered)


def test_ballots_are_entered_in_other_orders_too() -> None:
    play, todo = prepared(RULES, case(given=["day 1"], when=["vote A>B B>A C>B D>A", "close"]))
    assert len({tuple(map(str, order)) for order in orders(play, todo, "seed")}) == 24


def test_above_twenty_four_orders_a_sample_is_drawn_by_the_id() -> None:
    seats = [*SEATS, "E citizen"]
    play, todo = prepared(RULES, case(seats=seats, given=["day 1"], when=["vote A>B B>A C>B D>A E>A"]))
    one, two = ([list(map(str, order)) for order in orders(play, todo, "seed")] for _ in range(2))
    assert one == two
    assert len(one) == 24


def test_a_question_that_depends_on_an_answer_keeps_its_place() -> None:
    seats = ["A gun_shop_owner", "B mafia_boss", "C citizen", "D detective"]
    play, todo = prepared(RULES, case(seats=seats, when=["mafia A", "detective B", "second C", "dawn"]))
    entered = [list(map(str, order)) for order in orders(play, todo, "seed")]
    assert {order.index("second C") for order in entered} == {2}


def test_an_order_keeps_its_time_in_every_order_of_entry() -> None:
    play, todo = prepared(RULES, case(when=["mafia C @2", "doctor C @1", "detective B", "dawn"]))
    entered = {tuple(map(str, order)) for order in orders(play, todo, "seed")}
    assert len(entered) == 6
    assert all({"mafia C @2", "doctor C @1", "detective B"} < set(order) for order in entered)
    assert [atom.arrival for atom in todo] == [2, 1, 0, 0]


def test_a_refusal_and_later_part_the_orders() -> None:
    play, todo = prepared(RULES, case(when=["mafia C", "later", "doctor C", "refused not_self: detective D"]))
    assert list(orders(play, todo, "seed")) == []
    for atom in todo:
        carry_out(play, atom)


@pytest.mark.parametrize(
    ("parts", "field"),
    [
        ({"seats": ["A doctor", "C mafia_boss"]}, "seats"),
        ({"seats": ["A doktor"]}, "seats"),
        ({"given": ["nicht 2"]}, "given"),
        ({"given": ["A"]}, "given"),
        ({"given": ["night"]}, "given"),
        ({"given": ["night 1", "day 2"]}, "given"),
        ({"given": ["A flies"]}, "given"),
        ({"given": ["ruling abstain=perhaps"]}, "given"),
        ({"given": ["ruling colour=red"]}, "given"),
        ({"given": ["ruling abstain"]}, "given"),
        ({"given": ["Z dead"]}, "given"),
        ({"when": ["dance"]}, "when"),
        ({"when": ["refused dance"]}, "when"),
        ({"when": ["mafia C @soon"]}, "when"),
        ({"when": ["@1"]}, "when"),
        ({"when": ["dawn @1"]}, "when"),
        ({"given": ["seed x"]}, "given"),
        ({"given": ["A lost vest"]}, "given"),
    ],
)
def test_a_wrong_word_is_named_with_its_field(parts: dict[str, list[str]], field: str) -> None:
    with pytest.raises(ScenarioError, match=f"scenario X: {field}: "):
        prepared(RULES, case(**parts))


@pytest.mark.parametrize(
    "parts",
    [
        {"then": ["sunny"]},
        {"then": ["game perhaps"]},
        {"then": ["no rain"]},
        {"then": ["public weather fine"]},
        {"then": ["dead Z"]},
        {"then": ["bluff janitor dead"]},
        {"then": ["killers"]},
        {"then": ["votes B"], "given": ["day 1"], "when": ["vote A>B"]},
        {"then": ["public role Z doctor"]},
        {"then": ["no wind"]},
        {"when": ["seance"]},
        {"when": ["doctor/Z A"]},
        {"when": ["vote A-B"], "given": ["day 1"]},
        {"when": ["override A asleep"]},
    ],
)
def test_a_word_wrong_in_its_place_is_named(parts: dict[str, list[str]]) -> None:
    with pytest.raises(ScenarioError, match="scenario X: "):
        run(RULES, case(**parts))


WRITTEN = """ruleset = "mafia_plus"
[[scenario]]
id = "X-1"
title = "a title"
seats = ["A doctor", "B mafia_boss"]
then = ["%s"]
"""


def write(folder: Path, text: str) -> str:
    file = folder / "cases.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("ruleset = ", "cases.toml: "),
        (
            "ruleset = 'chess'\n[[scenario]]\nid='X'\ntitle='t'\nseats=['A doctor']\nthen=['game on']",
            "ruleset: 'chess'",
        ),
        ("ruleset = 'mafia_plus'", "scenario: Field required"),
        ('ruleset = "mafia_plus"\n[[scenario]]\nid="X-1"\ntitle="t"\nthen=["x"]', "scenario X-1: seats: "),
        (WRITTEN % "game on" + "color = 'red'\n", "scenario X-1: color: "),
        (
            "ruleset = 'mafia_plus'\n[[scenario]]\ntitle='t'\nseats=['A doctor']\nthen=['x']",
            "scenario 1: id: ",
        ),
        (WRITTEN.replace("then", "than") % "game on", "scenario X-1: then: "),
        (WRITTEN % "game on" + (WRITTEN % "game on").partition("\n")[2], "scenario X-1: id: "),
    ],
)
def test_a_file_that_is_none_is_refused_with_the_place(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        load(Path(write(tmp_path, text)))
    assert said in str(refused.value)
    assert "cases.toml" in str(refused.value)


def test_the_seats_of_a_file_are_those_of_every_scenario_without_any(tmp_path: Path) -> None:
    own = (WRITTEN % "stats 1-1-0").partition("\n")[2].replace("X-1", "X-2")
    shared = WRITTEN.replace('seats = ["A doctor", "B mafia_boss"]\n', "") % "stats 2-1-0"
    head = 'ruleset = "mafia_plus"\nseats = ["A doctor", "B mafia_boss", "C citizen"]\n'
    text = head + shared.partition("\n")[2] + own
    assert main([write(tmp_path, text)]) == 0


def test_check_prints_a_line_a_case_and_a_sum(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([write(tmp_path, WRITTEN % "stats 1-1-0")]) == 0
    assert capsys.readouterr().out == "X-1: ok\n1 scenario: 1 ok, 0 differ\n"


def test_check_says_what_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([write(tmp_path, WRITTEN % "stats 2-1-0")]) == 1
    assert capsys.readouterr().out == "X-1: stats 2-1-0: 1-1-0\n1 scenario: 0 ok, 1 differs\n"


def test_check_names_files_it_cannot_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = str(tmp_path / "none.toml")
    assert main([missing, write(tmp_path, WRITTEN % "sunny")]) == 2
    said = capsys.readouterr()
    assert missing in said.err
    assert "cases.toml: scenario X-1: nothing is meant by 'sunny'" in said.err
    assert said.out == "0 scenarios: 0 ok, 0 differ, 2 files not read\n"


def test_check_wants_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert main(["--help"]) == 0
    assert "FILE" in capsys.readouterr().out

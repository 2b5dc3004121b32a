"""The Game Master's lines that matter, word by word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from mafia_gm.app.scenario.given import position, seats_of
from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine.decide import decide, do
from mafia_gm.engine.prompts import prompts, steps
from mafia_gm.narration.lines import Lines, languages
from mafia_gm.rulesets.catalogue import RULESETS
from tests.narration.telling import Step

if TYPE_CHECKING:
    from mafia_gm.app.scenario.play import Play

WHAT = RULESETS["mafia_plus"]
EIGHT = (
    "A doctor",
    "B gun_shop_owner",
    "C mafia_boss",
    "D bodyguard",
    "E barman",
    "F coquette",
    "G terrorist",
    "H detective",
)


def standing(*given: str, seats: tuple[str, ...] = EIGHT, **rulings: Any) -> Play:
    rules = WHAT.under(rulings)
    return position(rules, seats_of(rules, seats), given or ("night 1",))


def night_of(at: Play, act: str) -> tuple[Any, ...]:
    prompt = next(prompt for prompt in steps(at.rules, at.table) if prompt.act == act)
    return prompt, at.rules, at.table


def test_the_night_card_in_polish() -> None:
    at, lines = standing(), Lines("mafia_plus", "pl")
    doctor = night_of(at, "doctor.heals")
    assert lines.title(doctor[0]) == "Lekarz"
    assert lines.who(*doctor) == "A · miejsce 1"
    assert lines.say(*doctor) == "Budzi się Lekarz i wskazuje osobę, którą chce leczyć."
    assert lines.thanks(*doctor) == "Dziękuję. Ta osoba może spać spokojnie. Lekarz idzie spać."
    mafia = night_of(at, "mafia.shoots")
    assert lines.who(*mafia) == "3 C · 6 F"
    assert "Ostatnie słowo: C." in lines.do(*mafia)
    assert "Nie wolno wskazać: siebie — H." in lines.do(*night_of(at, "detective.checks"))


def test_without_a_boss_they_must_agree() -> None:
    seats = ("A doctor", "B mafia_boss", "C mafioso", "D coquette")
    at = standing("night 1", "B dead", seats=seats)
    assert "must agree" in Lines("mafia_plus", "en").do(*night_of(at, "mafia.shoots"))


def test_a_call_that_is_only_heard_sounds_the_same() -> None:
    lines = Lines("mafia_plus", "en")
    alive, dead = standing(), standing("night 1", "A dead")
    assert lines.title(night_of(alive, "doctor.heals")[0]) == lines.title(night_of(dead, "doctor.heals")[0])
    for voice in (lines.say, lines.thanks):
        assert voice(*night_of(alive, "doctor.heals")) == voice(*night_of(dead, "doctor.heals"))
    assert "nobody will open their eyes" in lines.do(*night_of(dead, "doctor.heals"))
    assert lines.who(*night_of(dead, "doctor.heals")).endswith("out of the game")


def test_the_barman_sees_where_each_way_leads() -> None:
    lines = Lines("mafia_plus", "en")
    at = standing()
    at.do(c.Reply("town.sleeps"), c.Reply("mafia.shoots", picks=(0,)))
    said = lines.do(*night_of(at, "barman.pours"))
    assert "To the left — clockwise: A → B" in said
    assert "To the right — counter-clockwise: A → H" in said
    turned = standing(left_is="counter")
    assert lines.choice("barman.pours", "left", turned.table) == "To the left — counter-clockwise"


def test_why_the_bodyguard_dies_and_the_second_bullet_flies() -> None:
    lines = Lines("mafia_plus", "en")
    at = standing("night 1", "ward H")
    at.do(c.Reply("town.sleeps"), c.Reply("mafia.shoots", picks=(0,)), c.Reply("doctor.heals", 0, (2,)))
    at.do(c.Reply("detective.checks", 7, (5,)), c.Reply("barman.pours", 4, choice="left"))
    at.do(c.Reply("mafia.second_shot", picks=(6,)))
    facts = decide(at.rules, at.table, c.Dawn())
    first, second = lines.why(at.rules, facts, at.table)
    assert first.chain == (
        "The Mafia aims: A (MP-A12, MP-C1)",
        "The Barman shifts the bullet: A → B (MP-B23, MP-C4)",
    )
    assert (first.result, first.dies) == ("Dies: B", True)
    assert second.chain[0].startswith("The Gun Shop Owner (B) leaves the Mafia another bullet")
    assert "The Bodyguard steps in: H → D" in " ".join(second.chain)
    assert (second.people, second.result) == ((6, 7, 3), "Dies: D")


def test_why_somebody_lives() -> None:
    lines = Lines("mafia_plus", "en")
    at = standing("night 1", "B away")
    at.do(c.Reply("town.sleeps"), c.Reply("mafia.shoots", picks=(0,)), c.Reply("doctor.heals", 0, (0,)))
    (saved,) = lines.why(at.rules, (*_effects(at),), at.table)
    assert saved.chain[-1].startswith("The Doctor saves: A (MP-B2")
    assert (saved.result, saved.dies) == ("Lives: A", False)
    lost = (f.Attacked(0, "bullet", rule="mafia.shoots"), f.Spared(0, "bullet", rule="barman.shifts"))
    (nowhere,) = lines.why(at.rules, lost, at.table)
    assert nowhere.chain[-1].startswith("The Barman shifts the bullet onto an empty seat: A → nobody")


def _effects(at: Play) -> tuple[f.Fact, ...]:
    for prompt in prompts(at.rules, at.table):
        if prompt.act in at.rules.acts:
            at.do(c.Reply(prompt.act, prompt.by))
    return decide(at.rules, at.table, c.Dawn())


def test_the_dawn_says_what_will_be_announced_and_changes_nothing() -> None:
    lines = Lines("mafia_plus", "pl")
    at = standing("night 1")
    at.do(c.Reply("town.sleeps"), c.Reply("mafia.shoots", picks=(0,)))
    assert lines.dawn(at.rules, at.table) == []
    facts = _effects(at)
    at.do(c.Dawn())
    assert facts
    said = lines.dawn(at.rules, at.table)
    assert said[:2] == ["Świta. Miasto otwiera oczy.", "Tej nocy ginie: A."]
    assert "Statystyki — Miasto, Mafia, Syndykat: 3-2-2." in said
    assert at.table.phase == "dawn"
    assert lines.say(prompts(at.rules, at.table)[0], at.rules, at.table) == "\n".join(said)


def test_the_journal() -> None:
    lines = Lines("mafia_plus", "pl")
    at = standing("night 1")

    def line(command: c.Command) -> str:
        before = at.table
        facts, at.table = do(at.rules, at.table, command)
        return lines.journal(Step(command, facts), before)

    assert line(c.Reply("town.sleeps")) == "Zapada noc"
    assert line(c.Reply("mafia.shoots", picks=(6,))) == "Mafia: G"
    assert line(c.Reply("detective.checks", 7, (5,))) == "Detektyw: F, kciuk w górę (naprawdę Kokietka)"
    assert line(c.Reply("doctor.heals", 0, (2,))) == "Lekarz: C"
    assert line(c.Reply("barman.pours", 4)) == "Barman: nie dolewa"
    assert line(c.Dawn()) == "Świt: giną G, H"
    assert line(c.Announce()).startswith("Ogłoszenie: Tej nocy giną: G, H · ")
    assert line(c.OpenVote("elimination")) == "Głosowanie o eliminację"
    assert line(c.Vote(((0, 2), (1, 2), (2, -1)))) == "A → C; B → C; C wstrzymuje się"
    assert line(c.Vote(((3, 2), (4, 0), (5, -1)))).startswith("D → C")
    assert line(c.CloseVote()) == "Wynik: C 3, A 1"
    assert lines.verdict(at.rules, at.table) == ["Wyrok wykonany. Ginie: C."]
    assert line(c.Execute()) == "Wyrok: Po głosowaniu ginie: C"
    assert line(c.Rename(1, "  Basia ")) == "Zmiana imienia: B → Basia"
    assert lines.command(Step(c.Reply("mafia.shoots"), ())) == "Mafia"


@pytest.mark.parametrize("language", languages("mafia_plus"))
@pytest.mark.parametrize(
    "key", ["target_out", "set_size", "card_taken", "wrong_number_of_picks", "must_vote"]
)
def test_reasons_take_their_details_and_names_as_they_are(language: str, key: str) -> None:
    at, lines = standing(), Lines("mafia_plus", language)
    at.do(c.Rename(3, "{role}"))
    details = {"player": 3, "role": "doctor", "players": 6, "roles": 7, "wanted": 1}
    said = lines.reason(key, table=at.table, **details)
    assert said
    assert (at.table[3].name in said) == (key in {"target_out", "must_vote"})
    assert lines.reason(key, player=3, role="no such role", players=1, roles=1, wanted=1)

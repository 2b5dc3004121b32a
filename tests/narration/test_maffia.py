"""The lines of the Swedish Maffia that matter, word by word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from mafia_gm.app.scenario.given import position, seats_of
from mafia_gm.engine import commands as c
from mafia_gm.engine.decide import decide, do
from mafia_gm.engine.prompts import prompts, steps
from mafia_gm.engine.public import PublicLine, PublicPerson
from mafia_gm.narration.lines import Lines, languages
from mafia_gm.narration.loader import read
from mafia_gm.narration.public import PublicWords
from mafia_gm.rulesets.catalogue import RULESETS
from tests.narration.telling import Step

if TYPE_CHECKING:
    from mafia_gm.app.scenario.play import Play
    from mafia_gm.engine.prompts import Prompt

WHAT = RULESETS["maffia"]
SV = Lines("maffia", "sv")
TWELVE = (
    *("A mafioso", "B mafioso", "C doctor", "D sheriff", "E avenger", "F mover"),
    *("G detective", "H freemason", "I freemason", "J villager", "K villager", "L villager"),
)


def standing(*given: str, seats: tuple[str, ...] = TWELVE, **rulings: Any) -> Play:
    rules = WHAT.under(rulings)
    return position(rules, seats_of(rules, seats), given or ("night 2",))


def night_of(at: Play, act: str) -> tuple[Any, ...]:
    prompt = next(prompt for prompt in steps(at.rules, at.table) if prompt.act == act)
    return prompt, at.rules, at.table


def asked(at: Play) -> Prompt:
    return prompts(at.rules, at.table)[0]


def said(at: Play) -> str:
    return SV.say(asked(at), at.rules, at.table)


def done(at: Play) -> str:
    return SV.do(asked(at), at.rules, at.table)


def talk(*given: str, **rulings: Any) -> Play:
    """A debate in which A nominates B, B nominates A."""
    at = standing("debate 1", *given, **rulings)
    at.do(c.Accuse(0, 1), c.Accuse(1, 0))
    return at


def voted(at: Play, *hands: tuple[int, ...]) -> None:
    for candidate, raised in zip(at.table.ballots.candidates if at.table.ballots else (), hands, strict=True):
        at.do(c.CountHands(candidate, raised))
    at.do(c.CloseVote())


def test_it_is_offered_in_its_languages() -> None:
    assert "maffia" in RULESETS
    assert {"en", "pl", "sv"} <= set(languages("maffia"))


def test_the_night_card() -> None:
    at = standing()
    assert SV.say(*night_of(at, "mafia.kills")) == "Maffian vaknar och pekar på någon som de vill få dödad."
    assert "alla i Maffian visar tumme upp" in SV.do(*night_of(at, "mafia.kills"))
    assert "De ska komma överens i tysthet." in SV.do(*night_of(at, "mafia.kills"))
    assert SV.choice("mafia.kills", "disagree", at.table) == "Inte överens"
    assert SV.say(*night_of(at, "doctor.heals")) == "Läkaren vaknar och pekar på någon den vill rädda."
    assert "Får inte väljas: sig själv — D." in SV.do(*night_of(at, "sheriff.checks"))
    assert "platsbyte" in SV.do(*night_of(at, "mover.moves"))


def test_private_signs() -> None:
    assert SV.show("sheriff.checks", "village") == "Visa tumme upp: Byborna"
    assert SV.show("sheriff.checks", "mafia") == "Visa tumme ner: Maffian"
    assert SV.show("detective.compares", "same_side") == "Visa signalen för samma lag"
    assert SV.show("detective.compares", "other_side") == "Visa signalen för olika lag"


def test_one_avenger_or_two_are_called_as_many_as_were_dealt() -> None:
    pair = (*TWELVE, "M avenger")
    assert SV.say(*night_of(standing(), "avengers.kill")).startswith("Hämnaren vaknar")
    for given in (("night 2",), ("night 2", "M dead"), ("night 2", "E M dead")):
        at = standing(*given, seats=pair)
        assert SV.say(*night_of(at, "avengers.kill")).startswith("Hämnarna vaknar")
        assert SV.thanks(*night_of(at, "avengers.kill")) == "Tack. Hämnarna blundar."


@pytest.mark.parametrize("language", languages("maffia"))
def test_a_call_that_is_only_heard_names_nobody_and_sounds_the_same(language: str) -> None:
    lines = Lines("maffia", language)
    alive, dead = standing(), standing("night 2", "C D E F G H I dead", freemasons_wake="every_night")
    for act in ("doctor.heals", "avengers.kill", "mover.moves", "detective.compares"):
        for voice in (lines.say, lines.thanks):
            assert voice(*night_of(alive, act)) == voice(*night_of(dead, act))
    for act in ("avengers.kill", "freemasons.meet_again"):
        assert not lines.do(*night_of(dead, act)).startswith(" ")
    early = standing(avenger_uses="after_first_death")
    assert (
        lines.do(*night_of(early, "avengers.kill")) == read("maffia", language)["acts/avengers.kill/do_waits"]
    )


def test_what_the_doctor_may_not_choose() -> None:
    at = standing("night 2", "J treated")
    assert "utpekad förra natten utan att räddas — J" in SV.do(*night_of(at, "doctor.heals"))


def test_the_morning() -> None:
    at = standing()
    at.do(c.Reply("town.sleeps"), c.Reply("mafia.kills", picks=(9,)), c.Reply("doctor.heals", 2, (9,)))
    at.do(c.Reply("sheriff.checks", 3, (0,)), c.Reply("avengers.kill", picks=(10,)))
    at.do(c.Reply("mover.moves", 5, (0, 3)), c.Reply("detective.compares", 6))
    at.do(c.Leave(7), c.Dawn())
    lines = SV.dawn(at.rules, at.table)
    assert lines == [
        "Det blir morgon i byn. Alla öppnar ögonen.",
        "I natt dog: H, K.",
        "Det blev ett mordförsök i natt.",
        "A och D byter plats med varandra.",
    ]


def test_the_safety_exit_is_an_ordinary_death() -> None:
    at = standing(announce_cause=True)
    at.do(c.Leave(7))
    assert SV.do(*night_of(standing(), "town.sleeps")).count("död") == 1
    for prompt in prompts(at.rules, at.table):
        at.do(c.Reply(prompt.act, prompt.by))
    at.do(c.Dawn())
    assert SV.dawn(at.rules, at.table)[1:] == ["I natt dog: H."]


def test_names_stand_alone() -> None:
    one, other = PublicPerson(1, "Åsa"), PublicPerson(2, "Nils")
    for language, swapped in {
        "sv": "Åsa och Nils byter plats",
        "pl": "Miejscami zamieniają się: Åsa i Nils",
        "en": "Åsa and Nils change places",
    }.items():
        words = PublicWords("maffia", language)
        assert words.line(PublicLine("seats_swapped", (one, other))) == swapped
    words = PublicWords("maffia", "sv")
    assert words.line(PublicLine("attempted_murder")) == "Det blev ett mordförsök"
    assert words.line(PublicLine("attempted_murder", (one,))) == "Det blev ett mordförsök: Åsa"
    assert words.line(PublicLine("hanged", (one,))) == "Åsa hängs"


def test_natt_1_follows_natt_0_with_closed_eyes() -> None:
    at = standing("night zero")
    for prompt in prompts(at.rules, at.table):
        at.do(c.Reply(prompt.act, prompt.by))
    assert said(at) == "Natten fortsätter. Alla blundar."
    before = at.table
    facts, at.table = do(at.rules, at.table, c.Dawn())
    assert SV.journal(Step(c.Dawn(), facts), before) == "Natten är slut, nästa natt följer direkt"
    at = standing("night zero", day_after_night0=True)
    for prompt in prompts(at.rules, at.table):
        at.do(c.Reply(prompt.act, prompt.by))
    assert said(at) == ""


def test_the_talk_says_who_will_speak() -> None:
    at = standing("debate 1")
    assert "kommer natten direkt" in done(at)
    assert [SV.offer(offer, at.table) for offer in asked(at).offers] == ["Avsluta dagen, ingen hängs"]
    at = talk()
    assert done(at).endswith("i den här ordningen: B, A.")
    assert [SV.offer(offer, at.table) for offer in asked(at).offers] == ["Till försvarstalen, först: B"]


def test_speeches() -> None:
    at = talk()
    at.do(c.GiveFloor(1))
    assert SV.phase(at.table.phase, 1) == "Dag 1 · Försvarstal"
    assert said(at) == "Nu är det försvarstal, två minuter var. Alla andra är tysta. Först ut: B."
    assert "avrunda" in done(at)
    assert [SV.offer(offer, at.table) for offer in asked(at).offers] == ["Ordet till: A", "Till omröstningen"]
    at.do(c.GiveFloor(0))
    assert said(at) == "A, ordet är ditt. Alla andra är tysta."
    assert SV.offer(asked(at).offers[-1], at.table) == "Ordet tillbaka till: B"


def test_hands_and_the_second_tie() -> None:
    at = talk()
    at.do(c.GiveFloor(1), c.OpenVote())
    assert said(at).endswith("De som vill rösta på B röstar … nu!")
    assert "räknas inte" in done(at)
    at.do(c.CountHands(1, (2, 3)))
    assert said(at) == "De som vill rösta på A röstar … nu!"
    at.do(c.CountHands(0, (4, 5)), c.CloseVote())
    assert said(at) == "Det blev lika mellan: B, A. Då röstar vi en gång till, bara om dem."
    assert [SV.offer(offer, at.table) for offer in asked(at).offers] == ["Ny omröstning mellan: B, A"]
    at.do(c.OpenVote())
    assert said(at) == "Ny omröstning. De som vill rösta på B röstar … nu!"
    voted(at, (2,), (3,))
    assert said(at) == "Det blev lika igen. I dag hängs ingen."


def test_the_hanging() -> None:
    at = talk()
    at.do(c.GiveFloor(1), c.OpenVote())
    voted(at, (2, 3), ())
    assert said(at) == "Flest röster fick B."
    assert SV.verdict(at.rules, at.table) == ["B hängs."]


@pytest.mark.parametrize(
    ("rulings", "hands", "told"),
    [
        ({}, (), "Ingen fick några röster."),
        ({"hang_needs": "majority"}, (2, 3), "Ingen fick tillräckligt många röster."),
    ],
)
def test_nobody_is_hanged(rulings: dict[str, Any], hands: tuple[int, ...], told: str) -> None:
    at = talk(**rulings)
    at.do(c.GiveFloor(1), c.OpenVote())
    voted(at, hands, ())
    assert said(at) == f"{told} I dag hängs ingen."


def test_nobody_hangs_in_the_place_of_somebody_who_has_gone() -> None:
    at = talk(org_rule=False)
    at.do(c.GiveFloor(1), c.OpenVote())
    voted(at, (2, 3), (4,))
    at.do(c.Leave(1))
    assert said(at) == "I dag hängs ingen."
    assert "husreglerna" not in done(at)


def test_whom_the_avenger_killed_is_told_if_the_table_wants_it() -> None:
    at = standing(announce_cause=True)
    at.do(c.Reply("avengers.kill", picks=(10,)))
    for prompt in prompts(at.rules, at.table):
        at.do(c.Reply(prompt.act, prompt.by))
    at.do(c.Dawn())
    assert SV.dawn(at.rules, at.table)[1:] == ["I natt dog: K.", "K dödades av Hämnaren."]


def test_the_organisation_rule_ends_the_game() -> None:
    at = standing("debate 1", "A dead", seats=(*TWELVE[:2], *(f"{seat} villager" for seat in "CDEFGHIJKL")))
    assert asked(at).act == "end.confirm"
    assert said(at) == (
        "Det finns bara en Maffia kvar, och då är Maffian ingen organisation längre. Byborna vinner!"
    )
    assert "Organisationsregeln" in done(at)
    (note,) = SV.notes(at.rules, at.table, ())
    assert "organisationsregeln gäller" in note


def test_the_journal() -> None:
    at = standing()

    def line(command: c.Command) -> str:
        before = at.table
        facts, at.table = do(at.rules, at.table, command)
        return SV.journal(Step(command, facts), before)

    assert line(c.Reply("mafia.kills", choice="disagree")) == "Maffian: inte överens"
    assert line(c.Reply("sheriff.checks", 3, (0,))) == "Sheriff: A, tumme ner"
    assert line(c.Reply("mover.moves", 5, (0, 3))) == "Flyttgubbe: A, D"
    assert line(c.Reply("avengers.kill")) == "Hämnare: ingen"
    at = talk()
    assert line(c.Accuse(2, 3)) == "C nominerar: D"
    assert line(c.GiveFloor(1)) == "Försvarstal: B"
    assert line(c.OpenVote()) == "Omröstning"
    assert line(c.CountHands(1, (2, 3), (4,))) == "B: 2 händer, C, D; för sent: E"
    assert line(c.CountHands(0)) == "A: ingen hand"


def test_a_comparison_is_no_deception() -> None:
    at = standing("night 2", "A suspected by G")
    before = at.table
    reply = c.Reply("detective.compares", 6, (9,))
    facts = decide(at.rules, at.table, reply)
    assert SV.journal(Step(reply, facts), before) == "Detektiv: J, olika lag"


@pytest.mark.parametrize("language", languages("maffia"))
def test_no_public_line_names_a_night_ability(language: str) -> None:
    lines = {**read("common", language), **read("maffia", language)}
    secret = [
        str(lines[f"roles/{role}/name"]) for role in ("doctor", "sheriff", "mover", "detective", "freemason")
    ]
    for key, text in lines.items():
        if key.startswith(("public/", "spoken/", "stages/", "phases/")):
            told = text if isinstance(text, str) else " ".join(text.values())
            assert not any(name in told for name in secret), key

"""The lines of the Мафия that matter, word by word: the call, the nine steps, the private word, the report."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from mafia_gm.app.scenario.given import position, seats_of
from mafia_gm.engine import commands as c
from mafia_gm.engine.decide import do
from mafia_gm.engine.facts import Placed, Spared, Stepped, Voided
from mafia_gm.engine.prompts import answered, prompts, steps
from mafia_gm.engine.public import PublicLine, PublicPerson
from mafia_gm.narration.lines import Lines, languages
from mafia_gm.narration.loader import read
from mafia_gm.narration.public import PublicWords
from mafia_gm.narration.times import face
from mafia_gm.rulesets.catalogue import RULESETS
from tests.narration.telling import Step

if TYPE_CHECKING:
    from mafia_gm.app.scenario.play import Play
    from mafia_gm.engine.prompts import Prompt

WHAT = RULESETS["inbox"]
RU = Lines("inbox", "ru")
FIFTEEN = (
    *("A commissar", "B doctor", "C prostitute", "D sexual_maniac", "E maniac", "F citizen", "G citizen"),
    *("H don_1", "I thug_1", "J bodyguard_1", "K don_2", "L thug_2", "M citizen", "N citizen", "O citizen"),
)
CALLS = (
    "commissar.checks",
    "commissar.shoots",
    "don_1.checks",
    "don_2.recruits",
    "doctor.heals",
    "thug_1.beats",
)


def standing(*given: str, **rulings: Any) -> Play:
    """The cast of section H at a position, the second night unless told otherwise."""
    rules = WHAT.under(rulings)
    return position(rules, seats_of(rules, FIFTEEN), given or ("night 2",))


def step_of(at: Play, act: str) -> tuple[Any, ...]:
    """A question of the night, as the lines take it."""
    return next(p for p in steps(at.rules, at.table) if p.act == act), at.rules, at.table


def asked(at: Play) -> Prompt:
    return prompts(at.rules, at.table)[0]


def morning(at: Play, *orders: c.Reply) -> list[str]:
    """What is explained of a night with these orders and no others, step by step."""
    at.do(*orders, c.Dawn())
    return [line for stage in RU.stages(at.rules, at.facts, at.table) for line in stage.lines]


def test_it_is_spoken_in_four_languages() -> None:
    assert {"en", "pl", "ru", "sv"} <= set(languages("inbox"))


# --- names --------------------------------------------------------------------------------------------------


def test_kin_is_told_apart_by_the_clan_and_a_report_need_not_tell() -> None:
    """RU-A13."""
    assert [RU.role(role) for role in ("don_1", "don_4", "don")] == ["Дон клана 1", "Дон клана 4", "Дон"]
    assert RU.role_short("bodyguard_2") == "Телохран. 2"
    assert [RU.side("clan_3"), RU.cause("clan_3"), RU.cause("hunt_clan_3")] == [
        "Клан 3",
        "клан 3",
        "охота клана 3",
    ]
    assert RU.role("citizen") == "МЖ без роли"


@pytest.mark.parametrize("language", languages("inbox"))
def test_every_role_fits_under_a_token(language: str) -> None:
    lines = Lines("inbox", language)
    shorts = [lines.role_short(role.key) for role in WHAT.roles]
    assert max(map(len, shorts)) <= 12
    assert len(set(shorts)) == len(shorts)


def test_the_community_is_named_and_nobody_else() -> None:
    for language in languages("inbox"):
        assert "d3.ru" in Lines("inbox", language).credit()


# --- the call -----------------------------------------------------------------------------------------------


def test_the_call() -> None:
    """RU-A7."""
    at = standing("night 1")
    assert RU.say(*step_of(at, "clan_2.meets")).startswith("Просыпается клан 2.")
    assert "Покажите им Дона: K." in RU.do(*step_of(at, "clan_2.meets"))
    assert (
        RU.say(*step_of(at, "thug_2.beats"))
        == "Просыпается Громила клана 2 и показывает, кого сегодня избить."
    )
    assert RU.title(step_of(at, "don_1.recruits")[0]) == "Дон 1, вербовка"
    assert RU.thanks(*step_of(at, "clan_1.kills")) == "Спасибо. Клан 1 засыпает."
    assert "Последнее слово: H." in RU.do(*step_of(at, "clan_1.kills"))
    assert "своих — H, I, J" in RU.do(*step_of(at, "clan_1.kills"))
    assert RU.choice("clan_1.kills", "refuse", at.table) == "Отказ от убийства"


def test_without_a_don_the_game_master_settles_how_a_clan_decides() -> None:
    """RU-B13, RU-C50, RU-F03."""
    at = standing("night 2", "H dead")
    assert "определяете вы" in RU.do(*step_of(at, "clan_1.kills"))


@pytest.mark.parametrize("language", languages("inbox"))
def test_a_call_sounds_the_same_whoever_wakes(language: str) -> None:
    """RU-A7: also the dead are called."""
    lines = Lines("inbox", language)
    alive, dead = standing(), standing("night 2", "A B H I J K dead")
    for act in CALLS:
        assert step_of(dead, act)[0].bluff
        for voice in (lines.say, lines.thanks):
            assert voice(*step_of(alive, act)) == voice(*step_of(dead, act)) != ""


@pytest.mark.parametrize("language", languages("inbox"))
def test_nobody_hears_whether_anybody_hunts(language: str) -> None:
    """RU-A16: what is asked only of a hunter is read into the call before it."""
    lines = Lines("inbox", language)
    at = standing()
    heard = [lines.thanks(*step_of(at, act)) for act in ("lottery.volunteers", "clan_1.sends")]
    at.do(c.Reply("lottery.volunteers", picks=(5, 6)), c.Reply("clan_1.sends", picks=(8,)))
    assert heard == [lines.thanks(*step_of(at, act)) for act in ("lottery.volunteers", "clan_1.sends")]
    for act in ("lottery.hunts", "clan_1.hunts"):
        assert lines.say(*step_of(at, act)) == lines.thanks(*step_of(at, act)) == ""
        assert lines.do(*step_of(at, act))


def test_the_lot_is_told_to_the_game_master() -> None:
    """RU-C10."""
    at = standing()
    at.do(c.Reply("lottery.volunteers", picks=(5, 7)))
    assert RU.done(step_of(at, "lottery.volunteers")[0], at.table) == "F · руки: F, H"
    assert RU.who(*step_of(at, "lottery.hunts")) == "F · место 6"


def test_a_checker_sees_a_gesture() -> None:
    """RU-A8, RU-C14."""
    shown = [RU.show("don_2.checks", word) for word in ("peaceful", "mafia", "oops")]
    assert shown == ["Покажите: МЖ", "Покажите: маф", "Покажите: упс"]


def test_not_the_same_two_nights_running() -> None:
    """RU-F29, RU-F30."""
    at = standing("night 1")
    at.do(c.Reply("doctor.heals", 1, (5,)), c.Reply("prostitute.invites", 2, (6,)))
    for prompt in prompts(at.rules, at.table):
        at.do(c.Reply(prompt.act, prompt.by))
    at.do(c.Dawn(), c.Announce(), c.CloseDay())
    assert "вторую ночь подряд — F" in RU.do(*step_of(at, "doctor.heals"))
    assert "вторую ночь подряд — G" in RU.do(*step_of(at, "prostitute.invites"))


# --- the reckoning ------------------------------------------------------------------------------------------


def test_the_nine_steps_are_explained() -> None:
    """RU-C10…C18."""
    at = standing(orders="desk")
    told = morning(
        at,
        c.Reply("thug_1.beats", 8, (4,)),
        c.Reply("maniac.kills", 4, (5,)),
        c.Reply("prostitute.invites", 2, (12,)),
        c.Reply("commissar.checks", 0, (7,)),
        c.Reply("bodyguard_1.covers", 9, (7,)),
        c.Reply("clan_2.kills", picks=(5,)),
        c.Reply("clan_1.kills", picks=(2,)),
        c.Reply("doctor.heals", 1, (2,)),
    )
    bare = [line.partition(" (RU-")[0] for line in told]
    assert bare == [
        "Громила клана 1 избивает: E",
        "Проститутка зовёт в гости: M",
        "Комиссар проверяет: H — маф",
        "Телохранитель клана 1 прикрывает: H",
        "Маньяк → F: исполнитель лежит в канаве",
        "Клан 2 убивает: F",
        "Клан 1 убивает: C",
        "Клан 1 убивает: M",
        "Доктор спасает: C",
        "Погибает: F · клан 2",
        "Погибает: M · клан 1",
    ]
    titles = [stage.title for stage in RU.stages(at.rules, at.facts, at.table)]
    assert titles[0] == "Жребий и охотники"
    assert titles[7:] == ["Убийства", "Лечение", "Утро"]


@pytest.mark.parametrize("language", languages("inbox"))
def test_the_steps_say_something_about_all_that_happens(language: str) -> None:
    """Whatever is done, prevented or comes to nothing has its line; only memories have none."""
    lines = Lines("inbox", language)
    at = standing("night 2", "F infected by D", orders="desk", sick_can_be_guest=True)
    at.do(
        c.Reply("lottery.volunteers", picks=(6,)),
        c.Reply("lottery.hunts", picks=(12,)),
        c.Reply("clan_1.sends", picks=(8,)),
        c.Reply("clan_1.hunts", picks=(10,)),
        c.Reply("thug_2.beats", 11, (1,)),
        c.Reply("sexual_maniac.invites", 3, (13,)),
        c.Reply("don_2.recruits", 10, (14,)),
        c.Reply("commissar.shoots", 0, (7,)),
        c.Reply("bodyguard_1.covers", 9, (7,)),
        c.Reply("maniac.kills", 4, (0,)),
        c.Reply("doctor.heals", 1, (5,)),
        c.Dawn(),
    )
    step, silent = -1, []
    for fact in at.facts:
        if isinstance(fact, Stepped):
            step = fact.number
        kind = fact.token.kind if isinstance(fact, Placed) else ""
        known = isinstance(fact, Voided | Spared) or kind not in {"", "last", "spent", "vest", "cartridge"}
        if step >= 0 and known and not lines.stages(at.rules, [Stepped(step), fact], at.table)[0].lines:
            silent.append(fact)
    assert silent == []


def test_what_players_are_told_in_private() -> None:
    """RU-A8, RU-A9, RU-B15."""
    at = standing(orders="desk")
    morning(
        at,
        c.Reply("thug_1.beats", 8, (10,)),
        c.Reply("sexual_maniac.invites", 3, (5,)),
        c.Reply("commissar.checks", 0, (7,)),
        c.Reply("don_1.recruits", 7, (0,)),
    )
    told = {RU.name(at.table, message.player): message.lines for message in RU.private(at.rules, at.table)}
    assert told["A"] == ("H — маф.", "Теперь ты в клане 1. Твои: H, I, J.")
    assert told["F"] == ("Этой ночью ты в гостях. Тебя ждёт: D.",)
    assert told["H"] == ("В вашем клане пополнение: A.",)
    assert told["K"] == ("Тебя избили. До утра лежишь в канаве.", "Упс. Этой ночью было не до проверок.")
    assert "D" not in told


# --- the morning and the day --------------------------------------------------------------------------------


def test_the_morning_is_read_aloud() -> None:
    """RU-A10…A13, RU-A16."""
    at = standing(orders="desk", report_checks="result_and_target", reveal_clan=True)
    at.do(c.Write("Ночь была тёмной."))
    morning(
        at,
        c.Reply("thug_1.beats", 8, (4,)),
        c.Reply("commissar.checks", 0, (7,)),
        c.Reply("clan_1.kills", picks=(5,)),
        c.Reply("clan_2.kills", picks=(5,)),
    )
    assert RU.dawn(at.rules, at.table) == [
        "Наступает утро. Город просыпается.",
        "Ночь была тёмной.",
        "В канаве этой ночью лежит E. Привет от клана 1.",
        "Комиссар: маф — H.",
        "Ни один клан не пополнился.",
        "На кладбище: F — МЖ без роли.",
        "F — убийца: клан 1.",
        "F — убийца: клан 2.",
    ]


def test_a_quiet_night() -> None:
    at = standing(orders="desk")
    morning(at)
    assert RU.dawn(at.rules, at.table)[1:] == [
        "Ни один клан не пополнился.",
        "Этой ночью никого не убили. Бывает и такое.",
    ]


def test_the_minutes_of_past_votes() -> None:
    """RU-A14."""
    people = tuple(PublicPerson(number, name) for number, name in enumerate("НАБВ", 1))
    words = PublicWords("inbox", "ru")
    assert words.line(PublicLine("lynch_votes", people, (2, 3))) == "День 2 · Н: 3 (А, Б, В)"
    again = PublicLine("lynch_votes", people[:1], (2, 0, 2), "lynched")
    assert words.line(again) == "День 2, переголосование · Н: 0 (Никто) — линч"
    assert words.line(PublicLine("lynch_none", (), (1,))) == "День 1: линча не было"


def test_a_message_of_the_dead_is_no_text_of_ours() -> None:
    words = PublicWords("inbox", "ru")
    dead = (PublicPerson(1, "{name}"),)
    assert (
        words.line(PublicLine("seance", dead, (), "clan_1 {x}")) == "Голос с кладбища, {name}: «clan_1 {x}»"
    )


def test_the_day() -> None:
    """RU-C30…C34."""
    at = standing("debate 1")
    assert RU.do(asked(at), at.rules, at.table).startswith("Выдвигать можно сколько угодно кандидатов")
    assert [RU.offer(offer, at.table) for offer in asked(at).offers] == ["Закончить день без линча"]
    at.do(c.Accuse(0, 10), c.Accuse(1, 7))
    assert "Выдвинуты: K, H." in RU.do(asked(at), at.rules, at.table)
    at.do(c.Approve(0, (10, 7)), c.Approve(1, (7,)), c.CloseVote())
    assert RU.say(asked(at), at.rules, at.table) == "Больше всего голосов: H. Линч безусловный."
    assert RU.verdict(at.rules, at.table) == ["Город линчует. Прощаемся: H."]


@pytest.mark.parametrize(
    ("rulings", "votes", "told"),
    [
        ({}, ((), ()), "Ни одного голоса."),
        ({"lynch_majority": "absolute"}, ((10,), (10,)), "Нужного большинства нет ни у кого."),
        ({"lynch_tie": "none"}, ((10,), (7,)), "Голосов поровну: H, K."),
    ],
)
def test_nobody_is_lynched(rulings: dict[str, Any], votes: tuple[tuple[int, ...], ...], told: str) -> None:
    """RU-C33, RU-G51, RU-G52."""
    at = standing("debate 1", **rulings)
    at.do(c.Accuse(0, 7), c.Accuse(1, 10), *(c.Approve(voter, wants) for voter, wants in enumerate(votes)))
    at.do(c.CloseVote())
    assert RU.say(asked(at), at.rules, at.table) == f"{told} Сегодня никого не линчуем."


def test_the_journal() -> None:
    at = standing()

    def line(command: c.Command) -> str:
        before = at.table
        facts, at.table = do(at.rules, at.table, command)
        return RU.journal(Step(command, facts), before)

    assert line(c.Reply("commissar.checks", 0, (7,))) == "Комиссар: H, маф"
    assert line(c.Reply("clan_2.kills", choice="refuse")) == "Клан 2, убийство: отказ"
    assert line(c.Reply("lottery.volunteers", picks=(5,))) == "Гранатомёт: F · руки: F"
    assert line(c.Reply("thug_1.beats", 8)) == "Громила 1: никого не бьёт"


def test_the_journal_keeps_questions_with_their_time_and_their_answers() -> None:
    """A question in advance, an order of the night, and what the morning answers (RU-A8)."""
    at = standing("debate 1", orders="desk")

    def line(command: c.Command) -> str:
        before = at.table
        facts, at.table = do(at.rules, at.table, command)
        return RU.journal(Step(command, facts), before)

    early, late = 1.7e9, 1.7e9 + 300
    assert line(c.Reply("commissar.asks", 0, (7,), arrival=early)) == f"{face(early)} · Вопрос Комиссара: H"
    assert line(c.CloseDay()) == "Конец дня: Сегодня без линча"
    assert line(c.Reply("don_1.checks", 7, (0,), arrival=late)) == f"{face(late)} · Дон 1, проверка: A"
    line(c.Reply("thug_2.beats", 11, (7,)))
    line(c.Reply("don_2.checks", 10, (4,)))
    assert line(c.Dawn()) == "Рассвет: никто не погибает. Проверки: A → H, маф; H → A, упс; K → E, МЖ"


def test_the_journal_says_once_what_is_written_down() -> None:
    at = standing("debate 1")

    def line(command: c.Command) -> str:
        before = at.table
        facts, at.table = do(at.rules, at.table, command)
        return RU.journal(Step(command, facts), before)

    for command in (c.Accuse(0, 7), c.Approve(0, (7,)), c.CloseVote()):
        line(command)
    assert line(c.Execute()) == "Линч: H"
    line(c.Seance(7, "Духи здесь"))
    line(c.Write("Тёмная ночь. " * 200))
    while at.table.phase == "night":
        line(asked(at).offers[0] if asked(at).offers else answered(asked(at)))
    assert "Тёмная" not in (said := line(c.Announce()))
    assert "Духи" not in said


def test_the_end() -> None:
    """RU-D2, RU-D3, RU-D6."""
    words = PublicWords("inbox", "ru")
    assert words.line(PublicLine("winners", (PublicPerson(1, "Ян"),), (), "clan_2")) == "Победа клана 2!"
    assert words.line(PublicLine("winners", (), (), "peaceful")) == "Победа мирных!"
    assert words.line(PublicLine("winners", (), (), "draw")) == "Живых не осталось. Ничья"
    assert words.word("outcome_clan_4") == "Клан 4 побеждает"


@pytest.mark.parametrize("language", languages("inbox"))
def test_nothing_public_names_what_the_report_leaves_out(language: str) -> None:
    """RU-A16: no Doctor, no Prostitute, no launcher in what everybody hears in the morning."""
    lines = read("inbox", language)
    secret = [str(lines[f"roles/{role}/name"]) for role in ("doctor", "prostitute", "bodyguard")]
    secret.append(str(lines["why/lottery.hunts.hit"]).partition(":")[0])
    for key, text in lines.items():
        if key.startswith(("public/", "spoken/")):
            told = text if isinstance(text, str) else " ".join(text.values())
            assert not any(name in told for name in secret), key

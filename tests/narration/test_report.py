"""The morning report as text and as a page: its sections, and names and texts that would rather be something else."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any

import pytest
from msgspec.structs import replace

from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine.facts import Announced
from mafia_gm.narration.loader import languages
from mafia_gm.narration.report import KEYS, Report, ReportWords, Section
from tests.rulesets.inbox_table import A, B, C, D, E, F, G, Game, H, I, J, K, L, M, N, O, order

HOSTILE = (
    "<script>alert(1)</script>", "</td></table>", "&amp; {name}", '"onload="x', "a\u202eb", "שלום", "👩\u200d🚀 Ola",
    "%n {text} $title", "O'Hara", "<!--", "]]>", "A\nB", "x" * 60, "Ёжик", "\\n",
)  # fmt: skip
"""A name for every seat."""
VOID = {"meta", "br"}


class Page(HTMLParser):
    """A page as a browser reads it: its tags, which must close each other, and its texts."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.texts: list[str] = []
        self._open: list[str] = []
        self.feed(html)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip() and self._open[-1] != "style":
            self.texts.append(data.strip())

    def handle_comment(self, data: str) -> None:
        raise AssertionError(data)


def words(language: str = "ru") -> ReportWords:
    return ReportWords("inbox", language)


def busy_night(game: Game) -> Game:
    return game.do(
        c.Write("Ночь была тиха.\n\nНо недолго."),
        order("thug_1.beats", M, I), order("thug_2.beats", M, L), order("thug_1.beats", A, I),
        order("thug_2.beats", M, L), order("don_1.checks", E, H), order("don_2.checks", I, K),
        order("don_1.recruits", G, H), order("clan_1.kills", O), order("maniac.kills", O, E),
    )  # fmt: skip


def after_two_days(**options: Any) -> Game:
    """A lynch after a tie and a day without votes, a séance, a busy night; the dawn is not announced yet."""
    game = (
        Game(**options).day(order("clan_1.kills", F)).do(c.Accuse(A, H), c.Accuse(A, J), c.Approve(B, (H, J)))
    )
    game.do(
        c.CloseVote(), c.Reopen(), c.Approve(C, (J,)), c.Approve(B, (J,)), c.CloseVote(), c.Execute()
    ).day()
    game.do(c.Seance(F, "Это H.\nПравда."), c.CloseDay())
    return busy_night(game).do(c.Dawn())


def sections(report: Report) -> dict[str, Section]:
    return {section.title: section for section in report.sections}


def test_a_report_has_its_sections_in_order() -> None:
    """RU-A10…A15."""
    game = after_two_days(report_left=True)
    report = words().report(game.rules, game.table)
    assert report.title == "Утренний отчёт, день 3"
    assert report.story == "Ночь была тиха.\n\nНо недолго."
    found = sections(report)
    assert list(found) == [
        "Избиения",
        "Проверки",
        "Вербовки",
        "Убийства",
        "Линч",
        "Голоса с кладбища",
        "Ещё в игре",
    ]
    assert found["Избиения"].lines == (
        "A — в канаве. Поработали: клан 1",
        "M — в канаве. Поработали: клан 2",
    )
    assert found["Проверки"].lines == ("Комиссар: упс", "Дон клана 1: МЖ", "Дон клана 2: маф")
    assert found["Вербовки"].lines == ("Чей-то клан пополнил ряды.",)
    assert found["Голоса с кладбища"].lines == ("F: Это H.\nПравда.",)
    assert found["Ещё в игре"].lines[0].startswith("Роли: Комиссар — 1, Доктор — 1, ")
    assert found["Ещё в игре"].lines[1] == "12 игроков: A, B, C, D, E, G, H, I, K, L, M, N"


def test_all_killers_of_one_stand_in_one_line() -> None:
    """RU-A13, RU-G63."""
    game = after_two_days()
    (line,) = sections(words().report(game.rules, game.table))["Убийства"].lines
    killers = ", ".join(map(words().cause, ("clan_1", "maniac")))
    assert re.fullmatch(rf"O — .+\. Убийца: {re.escape(killers)}", line)


def test_the_votes_of_all_past_days_are_tables() -> None:
    """RU-A14: with the vote among the tied, and the day without one."""
    game = after_two_days()
    tables = sections(words().report(game.rules, game.table))["Линч"].tables
    assert [table.title for table in tables] == ["День 1", "День 1, переголосование", "День 2"]
    assert [tuple(row) for row in tables[0].rows] == [("H", "1", "B"), ("J", "1", "B")]
    assert [tuple(row) for row in tables[1].rows] == [("H", "0", "—"), ("J (линч)", "2", "B, C")]
    assert (tables[2].rows, tables[2].nothing) == ((), "Голосов не было.")
    assert tuple(tables[0].heads) == ("Кандидат", "Голоса", "Кто голосует")


def test_a_quiet_morning_says_so() -> None:
    game = Game().do(c.Dawn())
    report = words().report(game.rules, game.table)
    quiet = (
        ("beatings", "nobody_beaten"),
        ("recruitments", "nobody_recruited"),
        ("killings", "nobody_killed"),
    )
    texts = words().texts
    assert {title: section.lines for title, section in sections(report).items()} == {
        texts.line("report", title): (texts.line("report", line),) for title, line in quiet
    }
    assert report.story == ""


def test_the_report_is_the_same_before_and_after_it_is_announced() -> None:
    """And what the day announces later is none of its business."""
    game = after_two_days(report_left=True)
    before = words().report(game.rules, game.table)
    game.do(c.Announce())
    announced = game.facts
    assert words().report(game.rules, game.table) == before
    game.do(c.Accuse(A, K), c.Approve(B, (K,)), c.Leave(N, "gm"))
    assert words().report(game.rules, game.table) == before
    assert words().report_of(announced, game.table) == before


def test_what_the_table_has_ruled_to_know_is_named() -> None:
    """RU-G18, RU-G21."""
    game = after_two_days(report_recruit="clan", report_checks="result_and_target", reveal_clan=True)
    found = sections(words().report(game.rules, game.table))
    assert found["Вербовки"].lines == ("Ряды пополнил: клан 1",)
    assert found["Проверки"].lines == ("Комиссар: упс", "Дон клана 1: МЖ (E)", "Дон клана 2: маф (I)")
    assert "Проверки" not in sections(
        words().report((other := after_two_days(report_checks="none")).rules, other.table)
    )


@pytest.mark.parametrize("language", ["en", "pl", "ru", "sv"])
def test_every_language_has_every_line(language: str) -> None:
    """Warnings of missing lines are errors here."""
    assert language in languages("inbox")
    for game in (
        after_two_days(report_left=True),
        after_two_days(report_recruit="clan"),
        Game().do(c.Dawn()),
    ):
        report = words(language).report(game.rules, game.table)
        assert report.language == language
        assert f'<html lang="{language}">' in report.html()
    assert all(words(language).texts.has("report", key) for key in KEYS)


def test_the_plain_text_is_the_whole_report() -> None:
    game = after_two_days()
    text = words("en").report(game.rules, game.table).text()
    blocks = text.rstrip("\n").split("\n\n")
    assert blocks[:3] == ["Morning report, day 3", "Ночь была тиха.", "Но недолго."]
    assert (
        "LYNCH\nDay 1\n  H: 1 (B)\n  J: 1 (B)\nDay 1, new vote\n  H: 0 (—)\n  J (lynched): 2 (B, C)\nDay 2\n  No votes."
        in blocks
    )
    assert text.count("\n\n\n") == 0


def test_the_page_needs_nothing_but_itself() -> None:
    """No network: nothing to load, and a policy that forbids it."""
    game = after_two_days(report_left=True)
    html = words().report(game.rules, game.table).html()
    page = Page(html)
    assert not {"script", "link", "img", "iframe", "object", "a"} & set(page.tags)
    assert not {"src", "href", "action"} & {name for name, _ in page.attributes}
    assert ("content", "default-src 'none'; style-src 'unsafe-inline'") in page.attributes
    assert not re.search(r"https?:|//", html.replace("<!DOCTYPE html>", ""))
    assert page.tags.count("table") == 2
    assert page.tags.count("h1") == 1
    assert {"Утренний отчёт, день 3", "J (линч)", "Но недолго."} <= set(page.texts)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_hostile_names_and_texts_are_only_names_and_texts(language: str) -> None:
    """Tags, placeholders, quotes, right-to-left names, emoji: read as they are written, in the page and as text."""
    plain = after_two_days(report_left=True)
    named = renamed(plain)
    evil = "</p><script>alert('x')</script>\n{name} $title %s &lt; \u2028 🐢\n<b>"
    named.do(c.Write(evil))
    report = words(language).report(named.rules, named.table)
    page, harmless = Page(report.html()), Page(words(language).report(plain.rules, plain.table).html())
    assert set(page.tags) == set(harmless.tags)
    assert page.tags.count("td") == harmless.tags.count("td")
    assert {name for name, _ in page.attributes} == {name for name, _ in harmless.attributes}
    shown = "".join(page.texts)
    for player in named.table.players:
        assert player.name in report.text()
        if player.alive:
            assert player.name in shown
    assert "</p><script>alert('x')</script>" in shown
    assert "{name} $title %s &lt;" in shown
    assert "{name} $title %s &lt;" in report.text()


def test_right_to_left_names_find_their_direction() -> None:
    game = renamed(after_two_days())
    html = words().report(game.rules, game.table).html()
    assert '<p dir="auto">שלום: Это H.<br>Правда.</p>' in html
    assert html.count("<p>") == 1  # the program's own line about a day without votes
    assert "<td>" not in html


def test_a_seance_of_several_lines_keeps_them() -> None:
    game = after_two_days()
    assert "F: Это H.<br>Правда.</p>" in words().report(game.rules, game.table).html()
    assert "F: Это H.\nПравда." in words().report(game.rules, game.table).text()


def test_namesakes_are_told_apart() -> None:
    game = after_two_days()
    game.do(c.Rename(A, "Ваня"), c.Rename(M, "ваня"))
    lines = sections(words().report(game.rules, game.table))["Избиения"].lines
    assert [line.split(" — ")[0] for line in lines] == ["Ваня (1)", "ваня (13)"]


def test_a_report_of_lines_alone() -> None:
    """Clans that beat one player stand in his line, in their order; lines nobody knows are passed over."""
    game = Game().do(c.Dawn())
    lines = [
        Announced("beaten", (M,), word="clan_2"),
        Announced("hello"),
        Announced("beaten", (M,), word="clan_1"),
        f.StoryWritten("no line"),
        Announced("lynch_votes", (C, D), (2, 1)),
        Announced("lynch_none", (), (1,)),
    ]
    report = words("en").report_of(lines, game.table)
    assert sections(report)["Beatings"].lines == ("M — in the ditch. By: Clan 2, Clan 1",)
    assert [table.title for table in sections(report)["Lynch"].tables] == ["Day 1", "Day 2"]


def renamed(game: Game) -> Game:
    """Give everybody a hostile name, as the set-up would keep it."""
    other = Game.__new__(Game)
    other.__dict__.update(game.__dict__)
    for player, name in enumerate(HOSTILE):
        other.do(c.Rename(player, name))
    assert [player.name for player in other.table.players][5] == "שלום"
    return other


def test_names_that_no_set_up_would_keep_are_escaped_too() -> None:
    """A file made by hand may hold anything."""
    game = after_two_days()
    players = tuple(replace(player, name=f"<i>\n{player.id}&") for player in game.table.players)
    table = replace(game.table, players=players)
    page = Page(words().report(game.rules, table).html())
    assert "i" not in page.tags
    assert any("<i>" in text for text in page.texts)

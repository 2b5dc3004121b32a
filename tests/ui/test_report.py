"""The morning report: on the projector page by page, on the clipboard, as a web page and as PDF."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QGuiApplication

from mafia_gm import paths
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.engine.public import PublicLine, PublicPerson, PublicSeat, PublicView
from mafia_gm.narration.public import PublicWords
from mafia_gm.ui.live import Live
from mafia_gm.ui.projector.report import BRIEF, SECTIONS, is_brief, pages
from mafia_gm.ui.projector.window import ProjectorWindow
from mafia_gm.ui.report.morning import ReportBox
from mafia_gm.ui.report.out import ReportOut
from mafia_gm.ui.report.private import MessageList
from tests.ui.inbox import ANNA, DASHA, NAMES, ROLES, VERA

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mafia_gm.ui.scene import Scene

SEATS = tuple(PublicSeat(number, name) for number, name in enumerate(NAMES, 1))
PEOPLE = tuple(PublicPerson(seat.number, seat.name) for seat in SEATS)
LINES = (
    PublicLine(
        "story", word="Тёмная ночь.\nТолько ветер гудит в проводах, и снег метёт, и никто не спит. " * 3
    ),
    *(PublicLine("beaten", (one,), word="clan_1") for one in PEOPLE[:3]),
    PublicLine("check_oops", word="commissar"),
    PublicLine("check_mafia", word="don_2"),
    PublicLine("nobody_recruited"),
    *(PublicLine("killed", (one,), word="citizen") for one in PEOPLE[3:7]),
    *(PublicLine("killed_by", (one,), word="clan_2") for one in PEOPLE[3:7]),
    *(PublicLine("lynch_votes", (one, *PEOPLE), (day, 12)) for day in (1, 2) for one in PEOPLE[:4]),
    PublicLine("seance", PEOPLE[:1], word="Ищите громких."),
    PublicLine("players_left", PEOPLE),
)
VIEW = PublicView("inbox", "debate", 2, seats=SEATS, lines=LINES)


@pytest.fixture
def scene(home: Path) -> Scene:
    assert not home.exists()
    session = Session.new(
        "inbox", {"orders": "desk"}, seed=7, title="Пятница", folder=paths.games(), language="ru"
    )
    session.do(c.Open(NAMES, ROLES, "typed"))
    for player, role in enumerate(ROLES):
        session.do(c.GiveCard(player, role))
    for command in (
        c.Begin(),
        c.Reply("town.falls_asleep"),
        c.Reply("thug_1.beats", VERA, (DASHA,)),
        c.Reply("don_1.checks", ANNA, (DASHA,)),
        c.Dawn(),
        c.Write("<b>Тьма & ветер</b>"),
    ):
        session.do(command)
    live = Live(session, "ru", "ru")
    made = live.scene()
    live.close()
    return made


@pytest.mark.parametrize("language", ["ru", "pl", "sv", "en"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_every_line_stands_on_a_page_and_can_be_read_from_afar(
    qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    words = PublicWords("inbox", language)
    laid = pages(VIEW, words, *size)
    assert len(laid.sheets) > 1
    most = (size[1] - size[1] * 0.19) / (size[1] / 30)
    assert all(0 < len(sheet) <= most for sheet in laid.sheets)
    shown = (
        "".join("".join(line.text for line in sheet) for sheet in laid.sheets)
        .replace(" ", "")
        .replace("-", "")
    )
    for line in LINES:
        for piece in words.line(line, SEATS).splitlines():
            assert piece.replace(" ", "").replace("-", "") in shown
    headings = [line.text for sheet in laid.sheets for line in sheet if line.is_heading]
    assert len(headings) == len(set(headings)) == 7


def test_the_projector_opens_the_report_and_the_game_master_turns_its_pages(qtbot: QtBot) -> None:
    window = ProjectorWindow(lambda: 1000.0)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    qtbot.waitExposed(window)
    window.set_language("ru")
    window.show_view(replace(VIEW, phase="night", lines=()))
    assert window._stage._page == -1
    window.show_view(VIEW)
    assert window._stage._page == 0
    count = len(pages(VIEW, PublicWords("inbox", "ru"), 1280, 720).sheets)
    seen = []
    for _ in range(count + 1):
        window.turn_page(1)
        seen.append(window._stage._page)
    assert seen == [*range(1, count), -1, 0], "behind the last page there is the circle, then the first again"
    window.turn_page(-1)
    assert window._stage._page == -1
    window.turn_page(-1)
    assert window._stage._page == count - 1
    window.show_view(replace(VIEW, named=PEOPLE[:1]))
    assert window._stage._page == -1, "somebody is nominated: the table sees the circle"
    window.show_view(replace(VIEW, phase="night", lines=()))
    window.turn_page(1)
    assert window._stage._page == -1, "at night there is nothing to turn"


def test_beside_the_circle_only_the_dead_of_the_report_stay(qtbot: QtBot) -> None:
    kept = [line.key for line in LINES if is_brief(line, LINES)]
    assert set(kept) == {"killed"}
    tied = PublicLine("vote_tied", PEOPLE[:2])
    assert is_brief(tied, (*LINES, tied)), "what the day announces is no part of the report"
    assert SECTIONS.keys() > BRIEF


def test_the_report_is_copied_and_saved_as_page_and_paper(qtbot: QtBot, scene: Scene, tmp_path: Path) -> None:
    out = ReportOut()
    qtbot.addWidget(out)
    out.show_scene(scene)
    report = scene.spoken.report(scene.rules, scene.table)
    out.copy.click()
    assert QGuiApplication.clipboard().text() == report.text()
    assert "упс" in report.text()
    page, paper = tmp_path / "отчёт.html", tmp_path / "отчёт.pdf"
    out.save(page)
    out.save(paper)
    assert "&lt;b&gt;Тьма &amp; ветер&lt;/b&gt;" in page.read_text(encoding="utf-8")
    assert paper.read_bytes().startswith(b"%PDF-")
    with qtbot.waitSignal(out.trouble) as told:
        out.save(tmp_path / "nowhere" / "отчёт.pdf")
    assert told.args
    with qtbot.waitSignal(out.trouble):
        out.save(tmp_path / "nowhere" / "отчёт.html")


def test_the_story_is_kept_once_and_only_when_it_was_changed(qtbot: QtBot, scene: Scene) -> None:
    box = ReportBox()
    qtbot.addWidget(box)
    told: list[object] = []
    box.command.connect(told.append)
    box.show_scene(scene)
    assert box.story.toPlainText() == "<b>Тьма & ветер</b>"
    box.keep_story()
    assert told == []
    box.story.setPlainText("Метель.")
    box.keep_story()
    assert told == [c.Write("Метель.")]
    box.show_scene(scene)
    assert box.story.toPlainText() == "Метель.", "it was not saved, and is not lost"
    box.keep_story()
    assert told == [c.Write("Метель.")] * 2
    box.show_scene(scene._replace(table=replace(scene.table, story="Метель.")))
    box.keep_story()
    assert len(told) == 2


def test_private_messages_are_copied_one_by_one_or_together(qtbot: QtBot, scene: Scene) -> None:
    box = MessageList()
    qtbot.addWidget(box)
    box.show_scene(scene)
    rows = [row for row in box.rows._made if not row.isHidden()]
    assert [row._who.text() for row in rows] == ["1 Анна", "5 Даша"]
    rows[1].copy.click()
    one = QGuiApplication.clipboard().text()
    assert one == rows[1]._text.text()
    assert "Анна" not in one, "nobody learns from it what others were told"
    box.copy.click()
    assert all(row._text.text() in QGuiApplication.clipboard().text() for row in rows)

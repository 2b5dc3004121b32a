"""The window's texts: whole and in step with the code; in Polish nothing is left in English, nor after a switch."""

from __future__ import annotations

import importlib
import re
import shutil
import tomllib
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QMessageBox,
    QWidget,
)

from mafia_gm import paths
from mafia_gm.app import clock
from mafia_gm.app.files import StoreFailed
from mafia_gm.engine import commands as c
from mafia_gm.narration.loader import flat
from mafia_gm.ui.app import App
from mafia_gm.ui.setup import flow
from mafia_gm.ui.widgets.blocks import Say, Told
from tests.shots import screens
from tests.shots.evening import Evening

ROOT = Path(__file__).resolve().parents[2]
TEXTS = ROOT / "translations" / "ui"
PLAYERS = 12
LET_GO = (
    *("deal-hand-out-held", "journal-past", "correct-looked-at", "correct-accepted"),
    *("projector-no-screen", "sheet-open"),
)
"""What no longer stands after any news: a card that is shown, a look into the past, a word that something is done; and
Qt's own words in its dialog, which it writes another way when it says them again."""
AS_SAID = ("trouble", "private-sheet", "sheet-", "menu-")
"""What stays in the language it was opened in: a message, a menu, a sheet over which no menu opens."""
ALIKE = ("night2-", "day3-", "dawn2")
"""Screens that say nothing that those before them have not said."""
LANGUAGE_NAME = "language/name"
SPOKEN_ASIDE = ("say", "thanks", "spoken", "public", "about", "name", "short", "of", "who")
"""Lines of the narration that may stand in the table's language while the screen speaks another."""


# --- the checks -------------------------------------------------------------------------------------------


def _script(name: str) -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(ROOT / "scripts")
        return importlib.import_module(name)


@pytest.fixture(scope="module")
def check() -> Any:
    return _script("window_texts")


def test_our_files_are_whole(check: Any) -> None:
    assert list(check.files(TEXTS)) == []
    assert {file.stem for file in TEXTS.glob("*.ts")} >= {"mafia_gm_pl", "mafia_gm_en"}


def test_our_calls_can_be_collected(check: Any) -> None:
    assert list(check.calls(ROOT / "mafia_gm")) == []


def test_our_files_hold_what_stands_in_the_code(check: Any) -> None:
    assert list(check.in_step(TEXTS)) == []
    assert sum(1 for _ in check._messages(TEXTS / "mafia_gm_pl.ts")) > 350


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            "<translation>Dziennik</translation>",
            '<translation type="unfinished"></translation>',
            "unfinished",
        ),
        ("<translation>Dziennik</translation>", '<translation type="vanished">D</translation>', "vanished"),
        ("<translation>Dziennik</translation>", "<translation></translation>", "empty"),
        ("<translation>Dziennik</translation>", "<translation>Dziennik </translation>", "stray spaces"),
        ("<translation>Miejsce {n}</translation>", "<translation>Miejsce {m}</translation>", "placeholders"),
        ("<translation>Miejsce {n}</translation>", "<translation>Miejsce %n</translation>", "placeholders"),
        ("<translation>&amp;Gra</translation>", "<translation>Gra</translation>", "&"),
        ("<translation>Otwórz…</translation>", "<translation>Otwórz</translation>", "…"),
        ("<numerusform>%n głosy</numerusform>", "", "2 plural forms"),
        ("<numerusform>%n głosy</numerusform>", "<numerusform></numerusform>", "empty"),
    ],
)
def test_a_faulty_file_is_told(check: Any, tmp_path: Path, old: str, new: str, told: str) -> None:
    text = (TEXTS / "mafia_gm_pl.ts").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "mafia_gm_pl.ts").write_text(text.replace(old, new, 1), encoding="utf-8")
    found = list(check.files(tmp_path))
    assert len(found) == 1 and told in found[0]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('self.tr(f"{name} dies")', "f-string inside tr()"),
        ("f\"{self.tr('Dawn')}!\"", "inside an f-string"),
        ("self.tr(name)", "not a literal"),
        ('self.tr("a" + name)', "not a literal"),
        ('self.tr("%n vote(s)", n=3)', "keyword"),
        ('self.tr("%n vote(s)")', "needs a count"),
        ('self.tr("Votes", "", 3)', "needs a count"),
        ('self.tr("{n} vote(s)")', "plural without %n"),
        ('self.tr("Confirm   Enter")', "glued"),
        ('self.tr("Seat {}")', "without a name"),
        ("_t = self.tr", "another name"),
        ('QCoreApplication.translate("A", "b")', "self.tr()"),
    ],
)
def test_a_call_that_cannot_be_translated_is_told(check: Any, tmp_path: Path, line: str, told: str) -> None:
    (tmp_path / "bad.py").write_text(f"class A:\n    def a(self, name):\n        {line}\n", encoding="utf-8")
    found = list(check.calls(tmp_path))
    assert any(told in fault for fault in found), found


def test_a_call_outside_a_class_is_told(check: Any, tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text('def a(b):\n    b.tr("Dawn")\n', encoding="utf-8")
    assert "no context" in next(check.calls(tmp_path))


def test_texts_out_of_step_are_told(check: Any, tmp_path: Path) -> None:
    for file in TEXTS.glob("*.ts"):
        shutil.copy(file, tmp_path)
    file = tmp_path / "mafia_gm_pl.ts"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("<source>Journal<", "<source>Diary<"), encoding="utf-8")
    (tmp_path / "mafia_gm_en.ts").unlink()
    found = "\n".join(check.in_step(tmp_path))
    assert "'Journal': missing" in found
    assert "'Diary': no longer in the code" in found
    assert "mafia_gm_en.ts is missing" in found


# --- the window -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("qm")
    _script("translations").release(folder)
    return folder


@pytest.fixture
def start(
    qapp: QApplication, home: Path, compiled: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[str], App]]:
    """Opens the window in a language, with the texts compiled from the .ts files as they are."""
    monkeypatch.setattr(paths, "qm_folder", lambda: compiled)
    monkeypatch.setattr(clock, "now", clock.now)  # so that what ``screens`` does to it is undone
    monkeypatch.setattr(flow, "_today", flow._today)
    screens.stop_the_time()
    made: list[App] = []

    def open_in(language: str) -> App:
        app = App(qapp, language)
        made.append(app)
        app.window.resize(1024, 600)
        app.window.show()
        return app

    yield open_in
    for app in made:
        screens.close_dialogs(app.window)
        app.leave_game()
        app.window.close()
        app.window.deleteLater()
        app.translations.use("en")
        for translator in app.translations._installed:
            qapp.removeTranslator(translator)
        app.deleteLater()
    QLocale.setDefault(QLocale.system())
    qapp.setStyleSheet("")
    screens.settle()


def texts(root: QWidget, *, hidden: bool) -> list[str]:
    """Return every text of a window: what stands there, tips, names for screen readers, rows, menus."""
    found: list[str] = []
    for part in (root, *root.findChildren(QWidget)):
        if not (hidden or part.isVisible()):
            continue
        found += [part.toolTip(), part.accessibleName(), part.accessibleDescription()]
        if isinstance(part, QLabel | QAbstractButton):
            found.append(part.text())
        if isinstance(part, QLineEdit):
            found.append(part.placeholderText())
        if isinstance(part, QComboBox):
            found += [part.itemText(place) for place in range(part.count())]
        if isinstance(part, QMenu):
            found.append(part.title())
        if isinstance(part, QMessageBox):
            found += [part.text(), part.informativeText()]
        if isinstance(part, QAbstractItemView):
            found += _rows(part)
    for action in root.findChildren(QAction):
        found += [action.text(), action.iconText(), action.toolTip()]
    return [text for text in found if text.strip()]


def aloud(root: QWidget) -> set[str]:
    """Return what stands to be read aloud or handed on, in the table's language."""
    found = {part.text() for part in root.findChildren(Told)}
    for part in root.findChildren(Say):
        found |= {part.accessibleName(), part._text.text(), part._after.text()}
    return found


def _rows(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
    for column in range(1 if isinstance(view, QListView) else model.columnCount()):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(model.rowCount()):
            for role in roles:
                yield str(model.index(row, column).data(role) or "")


def _plain(text: str) -> str:
    return text.replace("&", "").strip().casefold()


class English:
    """Knows English texts that have another one in Polish."""

    def __init__(self, *, narration: Callable[[str], bool]) -> None:
        self._found: dict[str, str] = {}
        pairs: list[tuple[str, str]] = []
        for message in ET.parse(TEXTS / "mafia_gm_pl.ts").getroot().iter("message"):
            source, translation = message.findtext("source", ""), message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")]
            pairs.append((source, forms[0] if forms else translation.text or ""))
            if forms:  # the English forms are those of English without its plurals: one text
                pairs.append((source.replace("(s)", "s"), pairs[-1][1]))
        pairs += _narrated(narration)
        ours = {_plain(polish) for _, polish in pairs}
        other = {source for source, polish in pairs if source != polish and _plain(source) not in ours}
        self.whole = {_plain(source) for source in other if "{" not in source and "%n" not in source}
        self.long = {text for text in self.whole if len(text) > 14 and " " in text}
        self.patterns = [
            re.compile(r".{0,60}?".join(re.escape(part) for part in re.split(r"%n|\{\w*\}", _plain(source))))
            for source in other
            if ("{" in source or "%n" in source) and len(re.sub(r"%n|\{\w*\}|\W", "", source)) > 3
        ]

    def find(self, text: str) -> str:
        """Return what is English in a text, or nothing; every text is looked at once."""
        if text not in self._found:
            self._found[text] = self._look(text)
        return self._found[text]

    def _look(self, text: str) -> str:
        said = _plain(text)
        for part in (said, *re.split(r"\s{2,}|\n| — | · |: | \(|\)|; |, ", said)):
            if part in self.whole:
                return part
        for source in self.long:
            if source in said:
                return source
        return next((pattern.pattern for pattern in self.patterns if pattern.fullmatch(said)), "")

    def among(self, shown: list[str]) -> dict[str, str]:
        return {text: found for text in shown if (found := self.find(text))}


def _narrated(wanted: Callable[[str], bool]) -> list[tuple[str, str]]:
    pairs = []
    for game in ("common", "mafia_plus"):
        folder = ROOT / "translations" / "narration" / game
        english, polish = (
            flat(tomllib.loads((folder / f"{code}.toml").read_text(encoding="utf-8")))
            for code in ("en", "pl")
        )
        for key, text in english.items():
            other = polish.get(key)
            if isinstance(text, str) and isinstance(other, str) and wanted(key) and key != LANGUAGE_NAME:
                pairs.append((text, other))
    return pairs


def test_english_would_be_seen() -> None:
    english = English(narration=lambda _: True)
    for text in (
        "&Game",
        "Undo",
        "JOURNAL",
        "Seat 7",
        "3 player(s)",
        "Confirm   Enter",
        "Doctor",
        "no action",
    ):
        assert english.find(text), text
    for text in (
        "Gra",
        "Cofnij",
        "DZIENNIK",
        "Miejsce 7",
        "3 graczy",
        "Zapisz   Enter",
        "Lekarz",
        "Mafia",
        "P",
    ):
        assert not english.find(text), text


def test_nothing_is_left_in_english(start: Callable[[str], App]) -> None:
    app, english = start("pl"), English(narration=lambda _: True)
    seen = 0
    left: dict[str, tuple[str, str]] = {}
    for name in screens.walk(app, PLAYERS, "pl"):
        left |= {
            text: (name, source) for text, source in english.among(texts(app.window, hidden=True)).items()
        }
        seen += 1
    assert left == {}
    assert seen > 60


@pytest.mark.parametrize("first", [90, pytest.param(None, marks=pytest.mark.campaign)])
def test_a_switch_changes_everything_at_once(start: Callable[[str], App], first: int | None) -> None:
    """At every screen, or the first of them, to Polish and back: nothing of one language stays in the other."""
    app = start("en")
    english = English(narration=lambda key: key.rpartition("/")[2].partition(".")[0] not in SPOKEN_ASIDE)
    left: dict[str, tuple[str, str]] = {}
    lost: dict[str, str] = {}
    for name in islice(screens.walk(app, PLAYERS, "en"), first):
        if name.startswith(ALIKE):
            continue
        before = texts(app.window, hidden=False)
        app.set_language("pl")
        screens.settle()
        said = aloud(app.window)
        shown = [text for text in texts(app.window, hidden=False) if text not in said]
        # what is held up to a player was said in its language
        if not name.startswith(AS_SAID) and not name.endswith("-held"):
            left |= {text: (name, source) for text, source in english.among(shown).items()}
        app.set_language("en")
        screens.settle()
        after = texts(app.window, hidden=False)
        if name not in LET_GO and not name.endswith("-held"):
            lost |= dict.fromkeys(set(before) - set(after), name)
    assert left == {}
    assert lost == {}


@pytest.mark.parametrize(
    ("kind", "polish"),
    [("full", "Dysk jest pełny"), ("locked", "otwarta w innym oknie"), ("odd", "Kroku nie")],
)
def test_trouble_is_told_in_the_language_of_the_moment(
    start: Callable[[str], App], monkeypatch: pytest.MonkeyPatch, kind: str, polish: str
) -> None:
    app = start("en")
    evening = Evening(app, PLAYERS, "en")
    app.set_language("pl")

    def refuse(command: object) -> None:
        raise StoreFailed(kind, Path("x.mafia"))

    monkeypatch.setattr(evening.live.session, "do", refuse)
    evening.do(c.Deal())
    screens.settle()
    boxes = [sheet for sheet in screens.dialogs(app.window) if isinstance(sheet, QMessageBox)]
    assert [box.text() for box in boxes] == ["Ten krok nie został zapisany"]
    assert polish in boxes[0].informativeText()


# --- counting ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("pl", 1, "1 gracz"),
        ("pl", 2, "2 graczy"),
        ("pl", 5, "5 graczy"),
        ("ru", 1, "1 игрок"),
        ("ru", 3, "3 игрока"),
        ("ru", 11, "11 игроков"),
        ("ru", 21, "21 игрок"),
        ("sv", 1, "1 spelare"),
        ("sv", 2, "2 spelare"),
        ("en", 1, "1 player"),
        ("en", 2, "2 players"),
        ("en", 0, "0 players"),
    ],
)
def test_players_are_counted(start: Callable[[str], App], language: str, count: int, text: str) -> None:
    start(language)
    assert QCoreApplication.translate("TopBar", "%n player(s)", "", count) == text


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        *[("pl", 1, "1 głos"), ("pl", 3, "3 głosy"), ("pl", 12, "12 głosów"), ("pl", 22, "22 głosy")],
        *[("ru", 1, "1 голос"), ("ru", 3, "3 голоса"), ("ru", 12, "12 голосов"), ("ru", 22, "22 голоса")],
    ],
)
def test_votes_are_counted(start: Callable[[str], App], language: str, count: int, text: str) -> None:
    start(language)
    assert QCoreApplication.translate("VoteBox", "%n vote(s)", "", count) == text


@pytest.mark.parametrize("language", ["en", "pl", "ru", "sv"])
def test_every_letter_of_a_menu_stands_once(start: Callable[[str], App], language: str) -> None:
    app = start(language)
    bar = app.window.menuBar()
    for actions in (bar.actions(), *(menu.actions() for menu in bar.findChildren(QMenu))):
        letters = [
            action.text()[action.text().index("&") + 1].casefold()
            for action in actions
            if "&" in action.text().replace("&&", "")
        ]
        assert len(letters) == len(set(letters)), letters
    assert len([action for action in bar.actions() if "&" in action.text()]) == 7


def test_an_open_sheet_of_help_speaks_the_new_language(start: Callable[[str], App]) -> None:
    app = start("en")
    app.window.show_keys()
    app.set_language("pl")
    screens.settle()
    sheet = app.window.findChild(QDialog)
    assert isinstance(sheet, QDialog)
    shown = texts(sheet, hidden=False)
    assert {"Twój pierwszy wieczór", "Spacja", "Nowa gra…", "Zamknij"} <= {
        text.replace("&", "") for text in shown
    }


def test_the_cover_speaks_the_new_language(start: Callable[[str], App]) -> None:
    app = start("en")
    Evening(app, PLAYERS, "en")
    app.window.lay_cover()
    app.set_language("pl")
    screens.settle()
    assert "Przytrzymaj, żeby odsłonić" in texts(app.window.cover, hidden=False)

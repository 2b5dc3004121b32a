"""Contrast of the palettes, the stylesheet, the fonts and the languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QObject
from PySide6.QtGui import QColor, QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QPushButton

from mafia_gm import paths
from mafia_gm.engine.ruleset import Ruleset
from mafia_gm.rulesets.catalogue import RULESETS
from mafia_gm.ui import i18n, theme
from mafia_gm.ui.stylesheet import stylesheet


@pytest.fixture
def bare_app(qapp: QApplication) -> Iterator[QApplication]:
    """The application, undressed again afterwards."""
    before = qapp.font(), qapp.palette(), QLocale()
    yield qapp
    qapp.setStyleSheet("")
    qapp.setFont(before[0])
    qapp.setPalette(before[1])
    QLocale.setDefault(before[2])


def luminance(colour: str) -> float:
    made = QColor(colour)
    red, green, blue = (
        c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4
        for c in (made.redF(), made.greenF(), made.blueF())
    )
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", theme.THEMES)
@pytest.mark.parametrize("ground", ["window", "panel", "raised"])
def test_every_colour_of_text_can_be_read(name: str, ground: str) -> None:
    colours = theme.THEMES[name]
    for job in ("text", "muted", "accent", "city", "mafia", "syndicate", "good", "danger", "check"):
        assert contrast(getattr(colours, job), getattr(colours, ground)) >= 4.5, job
    assert contrast(colours.faint, getattr(colours, ground)) >= 2.4
    assert contrast(colours.on_accent, colours.accent) >= 4.5


@pytest.mark.parametrize("name", theme.THEMES)
def test_the_stylesheet_is_understood_and_has_no_gaps(bare_app: QApplication, name: str) -> None:
    colours = theme.apply(bare_app, name, 1.25)
    assert colours is theme.THEMES[name]
    sheet = bare_app.styleSheet()
    assert "$" not in sheet
    for file in re.findall(r'url\("([^"]+)"\)', sheet):
        assert Path(file).is_file()
    button = QPushButton("x")
    button.setProperty("kind", "primary")
    button.ensurePolished()
    assert button.sizeHint().height() >= 25 * 1.25


def test_an_unknown_theme_is_the_dark_one(bare_app: QApplication) -> None:
    assert theme.apply(bare_app, "nonsense") is theme.DARK


@pytest.mark.parametrize("what", RULESETS.values(), ids=RULESETS)
def test_every_side_of_every_rule_set_has_a_colour_of_its_own(what: Ruleset) -> None:
    for colours in theme.THEMES.values():
        tones = [colours.of(side).name() for side in what.sides]
        assert len({*tones, colours.of("text").name()}) == len(tones) + 1
        assert all(f'QLabel[tone="{side}"]' in stylesheet(colours, theme.SIDES) for side in what.sides)


def test_keys_of_sides_and_arrows_have_colours() -> None:
    assert theme.DARK.of("city") == QColor(theme.DARK.city)
    assert theme.DARK.of("heal") == QColor(theme.DARK.good)
    assert theme.DARK.of("no such key") == QColor(theme.DARK.text)


def test_tabular_digits_all_have_one_width(qapp: QApplication) -> None:
    theme.load_fonts()
    metrics = QFontMetricsF(theme.font(40, 700, tabular=True))
    assert metrics.horizontalAdvance("1:11") == metrics.horizontalAdvance("0:00")


def test_menus_have_our_letters_where_the_system_has_its_own(bare_app: QApplication) -> None:
    """Windows does, and they did not grow with the others."""
    given: dict[str, QFont] = {}
    telling, setting = bare_app.font, bare_app.setFont

    def as_on_windows(kind: str = "") -> QFont:
        return given.get(kind, QFont("MS Shell Dlg")) if kind else telling()

    def heard(letters: QFont, kind: str = "") -> None:
        if kind:
            given[kind] = letters
        else:
            setting(letters)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bare_app, "font", as_on_windows)
        patch.setattr(bare_app, "setFont", heard)
        for scale in (1.1, 1.0):
            theme.apply(bare_app, scale=scale)
            assert as_on_windows("QMenu") == as_on_windows("QMessageBox") == telling()


def test_a_missing_font_folder_is_no_error(qapp: QApplication, tmp_path: Path) -> None:
    assert theme.load_fonts(tmp_path / "nowhere") == ()


@pytest.mark.skipif(not (paths.resources() / "fonts").is_dir(), reason="fonts not laid in yet")
def test_the_bundled_family_is_found(qapp: QApplication) -> None:
    assert "Inter" in theme.load_fonts()


class Witness(QObject):
    """Counts the LanguageChange events it sees."""

    def __init__(self) -> None:
        super().__init__()
        self.seen = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.seen += event.type() == QEvent.Type.LanguageChange
        return super().eventFilter(watched, event)


def test_switching_changes_qts_own_buttons_at_once(bare_app: QApplication, tmp_path: Path) -> None:
    languages = i18n.Translations(bare_app, tmp_path)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    witness = Witness()
    box.installEventFilter(witness)
    button = box.button(QDialogButtonBox.StandardButton.Cancel)
    seen = []
    for code in ("pl", "ru", "sv", "en"):
        languages.use(code)
        bare_app.processEvents()
        seen.append(button.text().replace("&", ""))
    assert seen == ["Anuluj", "Отмена", "Avbryt", "Cancel"]
    assert witness.seen >= 1
    assert languages.code == "en"


def test_unknown_languages_fall_back_to_english() -> None:
    assert [i18n.known(code) for code in ("pl_PL", "pl-PL", "en", "de", "")] == ["pl", "pl", "en", "en", "en"]
    assert i18n.system_language() in {language.code for language in i18n.LANGUAGES}


def test_only_languages_whose_lines_are_there_are_offered() -> None:
    spoken = {file.stem for file in (paths.translations() / "narration" / "common").glob("*.toml")}
    assert {language.code for language in i18n.LANGUAGES} == spoken
    assert {"pl", "ru", "sv", "en"} <= spoken

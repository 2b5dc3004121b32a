"""The bundled fonts draw every language of the program, and a clock that does not jump."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QRawFont
from PySide6.QtWidgets import QApplication

from mafia_gm import paths

WEIGHTS = {"Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700}
POLISH = "aąbcćdeęfghijklłmnńoóprsśtuwyzźż"
RUSSIAN = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
SWEDISH = "abcdefghijklmnopqrstuvwxyzåäöéàü"
SIGNS = "0123456789„”“«»’–—…№·•×±−½→←↑↓✓%&@#+"


@pytest.fixture
def inter(qapp: QApplication) -> None:
    for file in sorted((paths.resources() / "fonts").glob("*.ttf")):
        assert QFontDatabase.addApplicationFont(str(file)) >= 0


@pytest.mark.parametrize("weight", WEIGHTS)
def test_every_letter_is_there(qapp: QApplication, weight: str) -> None:
    font = QRawFont(str(paths.resources() / "fonts" / f"Inter-{weight}.ttf"), 20.0)
    assert font.isValid()
    wanted = "".join(both + both.upper() for both in (POLISH, RUSSIAN, SWEDISH)) + SIGNS
    assert [sign for sign in wanted if not font.supportsCharacter(ord(sign))] == []


@pytest.mark.parametrize("weight", WEIGHTS.values())
def test_one_family_with_four_weights(inter: None, weight: int) -> None:
    font = QFont("Inter")
    font.setWeight(QFont.Weight(weight))
    raw = QRawFont.fromFont(font)
    assert (raw.familyName(), raw.weight()) == ("Inter", weight)


def test_digits_of_one_width(inter: None) -> None:
    clock = QFont("Inter", 40)
    clock.setFeature(QFont.Tag("tnum"), 1)
    measured = QFontMetricsF(clock)
    assert measured.horizontalAdvance("1:11") == pytest.approx(measured.horizontalAdvance("0:00"))


def test_they_stay_small() -> None:
    assert sum(file.stat().st_size for file in (paths.resources() / "fonts").iterdir()) < 2_000_000

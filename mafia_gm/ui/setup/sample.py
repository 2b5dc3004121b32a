"""A ready table of twelve, to try a game out at one click."""

from __future__ import annotations

from typing import Final

from mafia_gm.ui.setup.draft import begin
from mafia_gm.ui.setup.value import DEAL, Before, SetUp

PEOPLE: Final = {
    "pl": (
        "Ala",
        "Bartek",
        "Celina",
        "Darek",
        "Ewa",
        "Filip",
        "Gosia",
        "Henryk",
        "Iga",
        "Janek",
        "Kasia",
        "Leon",
    ),
    "ru": ("Аня", "Борис", "Вера", "Глеб", "Даша", "Егор", "Женя", "Зоя", "Игорь", "Катя", "Лев", "Маша"),
    "sv": (
        "Anna",
        "Björn",
        "Cajsa",
        "David",
        "Elsa",
        "Fredrik",
        "Greta",
        "Håkan",
        "Ida",
        "Jonas",
        "Karin",
        "Lars",
    ),
    "en": ("Anna", "Ben", "Clara", "David", "Emma", "Frank", "Grace", "Henry", "Iris", "Jack", "Kate", "Leo"),
}
"""Twelve first names in each language of the window."""


def sample(language: str, title: str) -> SetUp:
    """Return the rule book's game for twelve in this language, cards to be dealt by the app."""
    names = PEOPLE.get(language, PEOPLE["en"])
    return begin(Before(title=title, screen=language, names=names, cards=DEAL)).done()

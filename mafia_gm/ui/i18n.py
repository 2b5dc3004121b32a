"""Switching the language of the windows while they are open; Qt itself then sends every widget a LanguageChange."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from mafia_gm import paths


class Language(msgspec.Struct, frozen=True):
    """A language of the windows: its code and the name its own speakers give it."""

    code: str
    name: str


ENGLISH: Final = "en"
_NAMES: Final = (
    Language("pl", "Polski"),
    Language("ru", "Русский"),
    Language("sv", "Svenska"),
    Language(ENGLISH, "English"),
)
LANGUAGES: Final = tuple(
    language
    for language in _NAMES
    if (paths.translations() / "narration" / "common" / f"{language.code}.toml").is_file()
)
"""The languages a game can be led in: those whose spoken lines are there."""


def known(code: str) -> str:
    """A code we have texts for: ``pl_PL`` gives ``pl``, anything unknown English."""
    short = code.replace("-", "_").split("_")[0].lower()
    return short if any(short == language.code for language in LANGUAGES) else ENGLISH


def system_language() -> str:
    """The language of the computer, if it is one of ours."""
    return known(QLocale.system().name())


def in_use() -> str:
    """The language the windows are in: :class:`Translations` makes it Qt's own."""
    return known(QLocale().name())


class Translations:
    """The translators installed in one application; :meth:`use` exchanges them."""

    def __init__(self, app: QCoreApplication, folder: Path | None = None) -> None:
        self._app = app
        self._folder = folder
        self._installed: list[QTranslator] = []
        self._code = ENGLISH

    @property
    def code(self) -> str:
        """The language in use."""
        return self._code

    def use(self, code: str) -> None:
        """Show everything in this language from now on; a missing file leaves the English source text."""
        for old in self._installed:
            self._app.removeTranslator(old)
        self._installed.clear()
        self._code = known(code)
        QLocale.setDefault(QLocale(self._code))
        ours = self._folder if self._folder is not None else paths.qm_folder()
        self._install(
            Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)) / f"qtbase_{self._code}.qm"
        )
        self._install(ours / f"mafia_gm_{self._code}.qm")

    def _install(self, file: Path) -> None:
        made = QTranslator(self._app)
        if file.is_file() and made.load(str(file)) and self._app.installTranslator(made):
            self._installed.append(made)

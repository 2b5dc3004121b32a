"""The sentences said before there is a window, in the user's language and without Qt: it may be just what is missing."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import Final

ENGLISH: Final = "en"
SENTENCES: Final = {
    "no_display": {
        "en": "no display was found (neither DISPLAY nor WAYLAND_DISPLAY is set);"
        " start it from a graphical session.",
        "pl": "nie znaleziono ekranu (nie ustawiono ani DISPLAY, ani WAYLAND_DISPLAY);"
        " uruchom program w sesji graficznej.",
        "ru": "экран не найден (не заданы ни DISPLAY, ни WAYLAND_DISPLAY);"
        " запустите программу из графического сеанса.",
        "sv": "ingen skärm hittades (varken DISPLAY eller WAYLAND_DISPLAY är satt);"
        " starta programmet från en grafisk session.",
    },
    "dead_display": {
        "en": "the display does not answer ({what}); start it from a graphical session.",
        "pl": "ekran nie odpowiada ({what}); uruchom program w sesji graficznej.",
        "ru": "экран не отвечает ({what}); запустите программу из графического сеанса.",
        "sv": "skärmen svarar inte ({what}); starta programmet från en grafisk session.",
    },
    "no_platform": {
        "en": "there is no such way to show a window here ({what}); start it without that variable.",
        "pl": "tutaj nie da się tak pokazać okna ({what}); uruchom program bez tej zmiennej.",
        "ru": "показать окно таким способом здесь нельзя ({what}); запустите программу без этой переменной.",
        "sv": "det går inte att visa ett fönster på det sättet här ({what}); starta programmet utan den variabeln.",
    },
    "no_home": {
        "en": "there is no home folder; set HOME, or {what} to a folder for games and settings.",
        "pl": "nie ma katalogu domowego; ustaw HOME albo podaj w {what} folder na gry i ustawienia.",
        "ru": "нет домашней папки; задайте HOME или укажите в {what} папку для игр и настроек.",
        "sv": "det finns ingen hemmapp; sätt HOME, eller ange i {what} en mapp för spel och inställningar.",
    },
    "part_missing": {
        "en": "a part of the program is missing ({what}); install Mafia GM again.",
        "pl": "brakuje części programu ({what}); zainstaluj Mafia GM ponownie.",
        "ru": "не хватает части программы ({what}); установите Mafia GM заново.",
        "sv": "en del av programmet saknas ({what}); installera Mafia GM igen.",
    },
    "library_missing": {
        "en": "the window cannot be opened, a library of the system is missing ({what});"
        " on Debian or Ubuntu run: {cure}",
        "pl": "nie można otworzyć okna, brakuje biblioteki systemowej ({what});"
        " w Debianie lub Ubuntu uruchom: {cure}",
        "ru": "окно не открывается: не хватает системной библиотеки ({what});"
        " в Debian или Ubuntu выполните: {cure}",
        "sv": "fönstret kan inte öppnas, ett systembibliotek saknas ({what}); i Debian eller Ubuntu, kör: {cure}",
    },
    "had_to_end": {
        "en": "it had to end ({what}); what was done is saved.",
        "pl": "program musiał zakończyć pracę ({what}); wszystko, co zrobiono, jest zapisane.",
        "ru": "программе пришлось завершить работу ({what}); всё сделанное сохранено.",
        "sv": "programmet måste avslutas ({what}); allt som har gjorts är sparat.",
    },
    "no_game": {
        "en": "there is no file {what}; see mafia-gm --help.",
        "pl": "nie ma pliku {what}; zobacz mafia-gm --help.",
        "ru": "файла {what} нет; смотрите mafia-gm --help.",
        "sv": "det finns ingen fil {what}; se mafia-gm --help.",
    },
    "no_picture": {
        "en": "the self-test cannot write its files ({what}).",
        "pl": "autotest nie może zapisać swoich plików ({what}).",
        "ru": "самопроверка не может записать свои файлы ({what}).",
        "sv": "självtestet kan inte skriva sina filer ({what}).",
    },
}
"""By key and language; begun in small letters, for they follow the program's name."""

_asked: list[str] = []


def speak(code: str | None) -> None:
    """Say everything in this language from now on; with none, as without this call."""
    _asked[:] = [code] if code else []


def say(key: str, what: object = "", **more: str) -> str:
    """Return a sentence in the language of the window to be: the one asked for, the one chosen last, the computer's."""
    code = next(filter(None, (*_asked, _remembered(), _of_the_computer())), ENGLISH)
    short = code.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    texts = SENTENCES[key]
    told = " ".join(str(what).split())  # some libraries tell of a fault in several lines
    return texts.get(short, texts[ENGLISH]).format(what=told, **more)


def _remembered() -> str:
    with contextlib.suppress(Exception):  # what is wrong with the settings is not what has to be said now
        from mafia_gm.app.settings import load_settings

        return load_settings().screen
    return ""


def _of_the_computer() -> str:
    if sys.platform == "win32":
        import ctypes
        import locale

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")

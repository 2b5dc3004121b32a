"""The command line speaks the computer's language: help, usage and what is wrong with the arguments."""

from __future__ import annotations

import pytest

from mafia_gm import __main__ as program
from mafia_gm.cli import speech
from mafia_gm.narration.loader import COMMON, languages, places
from mafia_gm.rulesets.catalogue import RULESETS

SPOKEN = tuple(sorted(languages(COMMON)))
OTHERS = tuple(code for code in SPOKEN if code != "en")
VERBS = ("", *program.VERBS)


def test_every_language_of_the_window_has_every_line() -> None:
    assert sorted(file.stem for file in speech.folder().glob("*.toml")) == sorted(SPOKEN)
    source = speech._lines("en")
    for code in SPOKEN:
        lines = speech._lines(code)
        assert lines.keys() == source.keys()
        assert {key: places(text) for key, text in lines.items()} == {
            key: places(text) for key, text in source.items()
        }
    assert {f"parser/{key}" for key in speech._PARSER.values()} <= source.keys()


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("code", SPOKEN)
def test_help(
    code: str, verb: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", f"{code}_XX.UTF-8")
    assert program.main([*verb.split(), "--help"]) == 0
    told = capsys.readouterr().out
    said = " ".join(told.split())
    assert told.startswith(f"{speech.line('parser/usage')} mafia-gm {verb}".strip())
    assert speech.line(f"{verb}/about" if verb else "about") in said
    if code != "en":
        assert not [english for english in speech._PARSER if english.strip() in said]
    if verb == "rules":
        assert ", ".join(RULESETS) in said


@pytest.mark.parametrize("code", OTHERS)
def test_wrong_arguments(
    code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", code)
    for arguments, key, what in (
        (["replay"], "required", "FILE"),
        (["replay", "a", "b"], "unrecognized", "b"),
        (["check"], "required", "FILE"),
    ):
        assert program.main(arguments) == 2
        usage, error = capsys.readouterr().err.strip().split("\n", 1)
        assert usage.startswith(speech.line("parser/usage"))
        whole = speech.line(
            "parser/error", prog=f"mafia-gm {arguments[0]}", message=speech.line(f"parser/{key}", what=what)
        )
        assert error == whole
    assert program.main(["replay", "a", "--lang"]) == 2
    assert speech.line("parser/one") in capsys.readouterr().err


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LANG": "sv_SE.UTF-8"}, "sv"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "pl_PL", "LC_ALL": "C"}, "en"),
        ({"LANG": "tlh"}, "en"),
        ({"LANG": "../../narration/common/pl"}, "en"),
        ({}, "en"),
    ],
)
def test_the_computers_language(
    environment: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.platform", "linux")
    assert speech.language() == code

"""The program answers at once where no window is needed, and with one sentence where none can be shown."""

from __future__ import annotations

import _ctypes
import os
import re
import shutil
import socket
import subprocess
import sys
import threading
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

from mafia_gm import __main__ as program
from mafia_gm import __version__, obstacle, sentences
from mafia_gm.app.settings import Settings, save_settings
from mafia_gm.ui.i18n import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(autouse=True)
def nobody_in_particular(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Somebody whose computer speaks English, and who has chosen nothing yet."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("MAFIA_GM_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(sentences, "_asked", [])


def mafia_gm(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"} and not name.startswith("COV_")
    }
    return subprocess.run(
        [sys.executable, "-m", "mafia_gm", *arguments],
        cwd=ROOT,
        env=kept | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_version() -> None:
    done = mafia_gm("--version")
    assert (done.returncode, done.stdout) == (0, f"Mafia GM {__version__}\n")


def test_help_names_every_verb() -> None:
    done = mafia_gm("--help")
    assert done.returncode == 0
    assert all(f"\n  {verb} " in done.stdout for verb in ("replay", "story", "check", "rules", "schema"))


@pytest.mark.parametrize("arguments", [["--version"], ["--help"]])
def test_no_qt_for_that(arguments: list[str]) -> None:
    asked = f"import sys; from mafia_gm.__main__ import main; main({arguments!r}); assert 'PySide6' not in sys.modules"
    subprocess.run([sys.executable, "-c", asked], cwd=ROOT, check=True, capture_output=True, timeout=60)


@pytest.mark.parametrize("wrong", [["--nonsense"], ["no-such-file.mafia"]])
def test_wrong_arguments(wrong: list[str]) -> None:
    done = mafia_gm(*wrong, QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 2
    assert "mafia-gm" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"DISPLAY": ":987"},
        {"DISPLAY": "nonsense"},
        {"DISPLAY": "localhost:987"},
        {"WAYLAND_DISPLAY": "wayland-987", "XDG_RUNTIME_DIR": "/nowhere"},
        {"QT_QPA_PLATFORM": "xcb"},
        {"QT_QPA_PLATFORM": "wayland;xcb", "DISPLAY": ":987"},
        {"QT_QPA_PLATFORM": "nonsense"},
    ],
)
def test_no_display_is_one_sentence(environment: dict[str, str]) -> None:
    done = mafia_gm(**environment)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("mafia-gm: ")
    assert done.stderr.count("\n") == 1
    assert all(value in done.stderr for name, value in environment.items() if name != "XDG_RUNTIME_DIR")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
@pytest.mark.parametrize(
    ("arguments", "environment", "word"),
    [
        ([], {"LC_ALL": "", "LANG": "pl_PL.UTF-8"}, "ekran"),
        ([], {"LC_ALL": "ru_RU.UTF-8"}, "экран"),
        ([], {"LC_ALL": "sv"}, "skärm"),
        ([], {"LC_ALL": "de_DE.UTF-8"}, "display"),
        (["--lang", "pl"], {"LC_ALL": "sv_SE.UTF-8"}, "ekran"),
    ],
)
def test_an_obstacle_is_told_in_the_users_language(
    arguments: list[str], environment: dict[str, str], word: str
) -> None:
    told = mafia_gm(*arguments, PYTHONUTF8="1", **environment)
    assert (told.returncode, told.stderr.count("\n")) == (2, 1)
    assert word in told.stderr


def test_the_language_chosen_last_goes_before_the_computers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "sv_SE.UTF-8")
    assert sentences.say("no_game", "x").startswith("det finns ingen fil x")
    save_settings(Settings(screen="ru"))
    assert sentences.say("no_game", "x").startswith("файла x нет")
    sentences.speak("pl_PL")
    assert sentences.say("no_game", "x").startswith("nie ma pliku x")


def test_every_sentence_is_there_in_every_language() -> None:
    for key, texts in sentences.SENTENCES.items():
        assert set(texts) == {language.code for language in LANGUAGES}, key
        places = {language: sorted(re.findall(r"{\w*}", text)) for language, text in texts.items()}
        assert len({*map(tuple, places.values())}) == 1, key
        assert len(set(texts.values())) == len(texts)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_a_display_that_answers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("QT_QPA_PLATFORM")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("WAYLAND_DISPLAY", "screen")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "screen"))
        server.listen()
        assert obstacle._no_display() == ""


@pytest.mark.skipif(sys.platform != "linux", reason="abstract sockets are Linux's")
def test_an_x_server_that_shuts_the_door(monkeypatch: pytest.MonkeyPatch) -> None:
    number = 100_000 + os.getpid()
    display = f":{number}.0"

    def refuse() -> None:
        for _ in range(2):  # the first caller only knocks
            server.accept()[0].close()

    with socket.socket(socket.AF_UNIX) as server:
        server.bind(f"\0/tmp/.X11-unix/X{number}")
        server.listen()
        porter = threading.Thread(target=refuse, daemon=True)
        porter.start()
        done = mafia_gm(DISPLAY=display)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert f"does not answer (DISPLAY={display})" in done.stderr
        porter.join(10)


@pytest.mark.skipif(not shutil.which("Xvfb"), reason="needs a real X server")
def test_an_x_server_that_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("QT_QPA_PLATFORM")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    with subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "640x480x24", "-nolisten", "tcp"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        assert server.stdout is not None
        monkeypatch.setenv("DISPLAY", f":{server.stdout.readline().strip()}")
        assert obstacle._no_display() == ""
        server.terminate()


@pytest.fixture
def on_x11(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A PySide6 whose plugins are in this folder, and a display that nobody looks at."""
    monkeypatch.delenv("QT_QPA_PLATFORM")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    module = tmp_path / "PySide6" / "__init__.py"
    folder = module.parent / "Qt" / "plugins" / "platforms"
    folder.mkdir(parents=True)
    monkeypatch.setattr("importlib.util.find_spec", lambda _: ModuleSpec("PySide6", None, origin=str(module)))
    return folder


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt brings all it needs")
@pytest.mark.parametrize("bundled", [False, True])
@pytest.mark.parametrize("damaged", [False, True])
def test_a_plugin_that_cannot_be_loaded(
    monkeypatch: pytest.MonkeyPatch, on_x11: Path, *, bundled: bool, damaged: bool
) -> None:
    monkeypatch.setattr(sys, "frozen", bundled, raising=False)
    if damaged:
        on_x11.joinpath("libqxcb.so").write_text("no library", encoding="utf-8")
    why = obstacle._no_library()
    assert "libqxcb.so" in why
    assert "\n" not in why
    assert ("install Mafia GM again" in why, "apt-get" in why) == (bundled, not bundled)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt brings all it needs")
def test_either_plugin_will_do(monkeypatch: pytest.MonkeyPatch, on_x11: Path) -> None:
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert "libqwayland.so" in obstacle._no_library()
    on_x11.joinpath("libqxcb.so").symlink_to(_ctypes.__file__)
    assert obstacle._no_library() == ""


def test_a_bundle_that_ends_unexpectedly_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever started it by a double click sees no traceback."""
    boxes: list[str] = []
    monkeypatch.setattr("mafia_gm.ui.app.run", lambda *_: 1 // 0)
    monkeypatch.setattr("mafia_gm.alert._box", boxes.append)
    with pytest.raises(ZeroDivisionError):
        program.main([])
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert program.main([]) == 2
    assert "ZeroDivisionError" in capsys.readouterr().err
    assert [said.startswith("It had to end") for said in boxes] == [True]


def test_no_home_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("MAFIA_GM_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)  # what it does for a user without a home
    assert program.main([]) == 2
    said = capsys.readouterr().err
    assert "set HOME" in said
    assert said.count("\n") == 1


def test_a_self_test_that_cannot_leave_its_picture(tmp_path: Path) -> None:
    done = mafia_gm("--selftest", str(tmp_path / "nowhere" / "seen.png"))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "nowhere" in done.stderr


def test_a_missing_library_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Lost:
        def find_spec(self, name: str, path: object = None, target: object = None) -> None:
            if name == "mafia_gm.ui.app":
                lost = "libGL.so.1: cannot open shared object file: No such file or directory"
                raise ImportError(lost)

    monkeypatch.delitem(sys.modules, "mafia_gm.ui.app", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Lost(), *sys.meta_path])
    assert program.main([]) == 2
    said = capsys.readouterr().err
    assert "libGL.so.1" in said
    assert "apt-get install -y libgl1" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("lost", "arguments"),
    [
        ("ctypes", []),  # asked for the display
        ("mafia_gm.ui.app", []),
        ("mafia_gm.ui.selftest", ["--selftest", "seen.png"]),
        ("mafia_gm.cli.replay", ["replay", "game.mafia"]),
    ],
)
def test_whatever_part_of_a_bundle_is_missing(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    lost: str,
    arguments: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    monkeypatch.setenv("DISPLAY", ":987")
    monkeypatch.setattr(obstacle, "_answers_unix", lambda _: True)
    monkeypatch.setitem(sys.modules, lost, None)
    if lost != "ctypes":
        monkeypatch.setattr(obstacle, "found", str)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr("mafia_gm.alert._box", lambda _: None)
    assert program.main(arguments) == 2
    said = capsys.readouterr().err
    assert (lost in said, "install Mafia GM again" in said, said.count("\n")) == (True, True, 1)


def test_a_file_that_macos_wants_opened(tmp_path: Path) -> None:
    """There a double click starts the program without a word, and tells of the file when it is up."""
    game = tmp_path / "tonight.mafia"
    shutil.copyfile(ROOT / "tests" / "records" / "mafia_plus.mafia", game)
    told = f"""
from PySide6.QtCore import QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from mafia_gm.ui.app import App, run
seen = []
opened = App.open_game
App.open_game = lambda app, path: (opened(app, path), seen.append(app.live), QTimer.singleShot(0, app._qt.quit))
QTimer.singleShot(0, lambda: QApplication.postEvent(QApplication.instance(), QFileOpenEvent({str(game)!r})))
run()
assert str(seen[0].session.path) == {str(game)!r}
"""
    done = subprocess.run(
        [sys.executable, "-c", told], cwd=ROOT, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr

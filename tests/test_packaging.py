"""What the packages are made with: icons, the installer for one user, the release's check, what is left out."""

from __future__ import annotations

import datetime as dt
import importlib
import os
import re
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage

from mafia_gm import __version__
from mafia_gm.__main__ import VERBS, main

ROOT = Path(__file__).resolve().parent.parent
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the tools of Linux")


@pytest.fixture
def packer(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    monkeypatch.syspath_prepend(str(ROOT / "packaging" / "pyinstaller"))
    return importlib.import_module


def test_icons(packer: Any, tmp_path: Path) -> None:
    packer("icons").draw(tmp_path)
    image = QImage(str(tmp_path / "mafia-gm-64.png"))
    assert (image.width(), image.hasAlphaChannel(), image.pixelColor(0, 0).alpha()) == (64, True, 0)
    assert len({image.pixel(x, y) for x in range(64) for y in range(64)}) > 20
    ico = (tmp_path / "mafia-gm.ico").read_bytes()
    kind, number = struct.unpack("<HH", ico[2:6])
    assert (kind, number) == (1, 6)
    for place in range(number):
        *_, length, begin = struct.unpack("<BBBBHHII", ico[6 + 16 * place : 22 + 16 * place])
        assert QImage.fromData(ico[begin : begin + length]).width() in {16, 24, 32, 48, 64, 256}
    icns = (tmp_path / "mafia-gm.icns").read_bytes()
    assert icns[:4] == b"icns"
    assert struct.unpack(">I", icns[4:8])[0] == len(icns)


@pytest.fixture
def installer(packer: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a maker of installers whose program is a script that tells ``what`` it is."""
    tree, selfextract = packer("linux.tree"), packer("linux.selfextract")
    monkeypatch.setattr(tree, "ICONS", tmp_path / "icons")
    packer("icons").draw(tmp_path / "icons")
    monkeypatch.setattr(selfextract, "ROOT", tmp_path)

    def make(what: str, *files: str) -> Path:
        bundle = tmp_path / "dist" / "mafia-gm"
        bundle.mkdir(parents=True, exist_ok=True)
        bundle.joinpath("mafia-gm").write_text(f"#!/bin/sh\necho {what}\n", encoding="utf-8")
        for name in ("a", "b"):
            bundle.joinpath(name).unlink(missing_ok=True)
        for name in files:
            bundle.joinpath(name).write_text(what, encoding="utf-8")
        made: Path = selfextract.build(tmp_path / "dist")
        return made.rename(tmp_path / f"{what} maker.run")

    return make


def run(*command: str | Path, code: int = 0, **environment: str) -> str:
    spoken = {"LC_ALL": "C.UTF-8"} | environment
    done = subprocess.run(
        [str(part) for part in command],
        env=os.environ | spoken,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == code, done.stderr
    return done.stdout + done.stderr


def test_installed_upgraded_and_removed_for_one_user(installer: Any, tmp_path: Path) -> None:
    prefix = tmp_path / "some one" / "own"
    other = prefix / "bin" / "other"
    other.parent.mkdir(parents=True)
    other.touch()
    old, new = installer("old", "a"), installer("new", "b")
    run("sh", old, "--prefix", prefix)
    assert run(prefix / "bin" / "mafia-gm") == "old\n"
    run("sh", new, "--prefix", prefix)
    assert run(prefix / "bin" / "mafia-gm") == "new\n"
    assert sorted(file.name for file in (prefix / "lib" / "mafia-gm").iterdir()) == [
        "b",
        "installed-files",
        "mafia-gm",
    ]
    entry = (prefix / "share" / "applications" / "mafia-gm.desktop").read_text(encoding="utf-8")
    assert f'Exec="{prefix}/bin/mafia-gm" %f\n' in entry
    run("sh", new, "--prefix", prefix, "--uninstall")
    left = [str(file.relative_to(prefix)) for file in prefix.rglob("*")]
    assert left == ["bin", "bin/other"]  # no empty folder either, and nothing of the desktop's own
    assert "not installed" in run("sh", new, "--prefix", prefix, "--uninstall", code=1)


def test_nothing_at_all_is_left(installer: Any, tmp_path: Path) -> None:
    made = installer("good", "a")
    run("sh", made, "--prefix", tmp_path / "own")
    run("sh", made, "--prefix", tmp_path / "own", "--uninstall")
    assert not (tmp_path / "own").exists()


def test_a_folder_of_any_name(installer: Any, tmp_path: Path) -> None:
    prefix = tmp_path / "A, B & C"
    run("sh", installer("good"), "--prefix", prefix)
    entry = (prefix / "share" / "applications" / "mafia-gm.desktop").read_text(encoding="utf-8")
    assert f'Exec="{prefix}/bin/mafia-gm" %f\n' in entry


def test_an_interrupted_removal_is_gone_on_with(installer: Any, tmp_path: Path) -> None:
    made, prefix = installer("good", "a"), tmp_path / "own"
    run("sh", made, "--prefix", prefix)
    (prefix / "lib" / "mafia-gm" / "installed-files").rename(prefix / ".mafia-gm-removing")
    run("sh", made, "--prefix", prefix, "--uninstall")
    assert not prefix.exists()


def test_a_disk_that_takes_nothing_is_one_sentence(installer: Any, tmp_path: Path) -> None:
    made = installer("good", "a", "b")
    told = run(
        "sh", "-c", f"trap '' XFSZ; ulimit -f 1; exec sh '{made}' --prefix '{tmp_path / 'own'}'", code=1
    )
    assert (told.count("\n"), "is the disk full?" in told) == (1, True)
    assert not (tmp_path / "own").exists()


def test_the_installer_speaks_four_languages(installer: Any, tmp_path: Path) -> None:
    made = installer("good")
    said = set()
    for language in ("pl_PL.UTF-8", "ru_RU.UTF-8", "sv_SE.UTF-8", "de_DE.UTF-8"):
        told = run("sh", made, "--prefix", tmp_path / "none", "--uninstall", code=1, LC_ALL=language)
        assert told.startswith("mafia-gm: ")
        assert str(tmp_path / "none") in told
        said.add(told)
    assert len(said) == 4


def test_a_damaged_installer_changes_nothing(installer: Any, tmp_path: Path) -> None:
    made = installer("good")
    whole = made.read_bytes()
    made.write_bytes(whole[:-20] + bytes([whole[-20] ^ 1]) + whole[-19:])
    assert "damaged" in run("sh", made, "--prefix", tmp_path / "own", code=1)
    assert not (tmp_path / "own").exists()


def test_an_installer_whose_program_does_not_run_leaves_the_old_one(installer: Any, tmp_path: Path) -> None:
    run("sh", installer("old"), "--prefix", tmp_path / "own")
    broken = installer("broken; exit 1")
    assert "does not run here" in run("sh", broken, "--prefix", tmp_path / "own", code=1)
    assert run(tmp_path / "own" / "bin" / "mafia-gm") == "old\n"
    assert [file.name for file in (tmp_path / "own").iterdir() if file.name.startswith(".")] == []


def test_a_release_is_the_version_it_says() -> None:
    check = ROOT / "packaging" / "tagged.sh"
    assert __version__ in run(check, f"refs/tags/v{__version__}")
    assert __version__ in run(check, "refs/heads/main")
    assert "the tag is" in run(check, "refs/tags/v99.0.0", code=1)


@pytest.mark.parametrize(
    ("place", "kept"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", False),
        ("PySide6/Qt/plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so", False),
        ("PySide6/Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so", True),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/plugins/sqldrivers/libqsqlite.so", False),
        ("PySide6/Qt/lib/libQt6Qml.so.6", False),
        ("PySide6/Qt/lib/libQt6Widgets.so.6", True),
        ("PySide6/opengl32sw.dll", False),
        ("libpython3.11.so.1.0", True),
    ],
)
def test_what_is_left_out(packer: Any, place: str, kept: bool) -> None:
    from pathlib import PurePosixPath

    assert packer("trim")._wanted(PurePosixPath(place.replace("\\", "/"))) is kept


def test_of_qts_words_ours_are_kept(packer: Any) -> None:
    entries = [
        (f"PySide6/Qt/translations/{name}", "", "DATA")
        for name in ("qtbase_pl.qm", "qtbase_de.qm", "qt_pl.qm")
    ]
    entries += [("lib.so", "PySide6/Qt/lib/lib.so", "SYMLINK"), ("gone.so", "PySide6/gone.so", "SYMLINK")]
    kept = packer("trim").datas(entries, [("PySide6/Qt/lib/lib.so", "", "BINARY")])
    assert [entry[0] for entry in kept] == ["PySide6/Qt/translations/qtbase_pl.qm", "lib.so"]


def test_a_framework_is_whole_or_not_there(packer: Any) -> None:
    """Of macOS: its links lead to links, and what is left of one without a library could not be signed."""
    entries = [
        entry
        for name in ("QtCore", "QtNetwork")
        for entry in (
            (f"lib/{name}.framework/{name}", f"Versions/Current/{name}", "SYMLINK"),
            (f"lib/{name}.framework/Versions/Current", "A", "SYMLINK"),
            (f"lib/{name}.framework/Resources", "Versions/Current/Resources", "SYMLINK"),
            (f"lib/{name}.framework/Versions/A/Resources/Info.plist", "Info.plist", "DATA"),
        )
    ]
    libraries = [("lib/QtCore.framework/Versions/A/QtCore", "", "BINARY")]
    assert packer("trim").datas(entries, libraries) == entries[:4]


def test_the_installers_are_judged(packer: Any, tmp_path: Path) -> None:
    for name, large in (("small.deb", 49_900_000), ("large.run", 50_100_000)):
        with tmp_path.joinpath(name).open("wb") as file:
            file.truncate(large)
    rows = packer("measure").installers(tmp_path)
    assert [row.split("|")[-2].strip() for row in rows] == ["yes", "**no**"]


def test_windows_installer_is_made_by_what_nsis_ships_there() -> None:
    """On Windows NSIS looks for files behind a backslash only, and has no installer of 64 bits."""
    script = (ROOT / "packaging" / "windows" / "mafia-gm.nsi").read_text(encoding="utf-8")
    assert 'File /r "${BUNDLE}\\*"' in script
    assert "\nTarget x86-unicode" in script


def test_the_manual_names_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    for verb in ("", *VERBS):
        main([*verb.split(), "--help"])
    options = set(re.findall(r"--[a-z]+", capsys.readouterr().out))
    assert {"--lang", "--selftest", "--html", "--help"} <= options
    manual = (ROOT / "packaging" / "linux" / "share" / "mafia-gm.1").read_text(encoding="utf-8")
    assert [one for one in options if one.replace("-", r"\-") not in manual] == []
    assert [verb for verb in VERBS if not re.search(rf"^\.B[RI] {verb} ", manual, re.MULTILINE)] == []


def test_debians_changelog(packer: Any) -> None:
    text = (
        "# Changelog\n\nWords.\n\n## [Unreleased]\n\n### Added\n\n- One thing,\n  told at length.\n- Another.\n\n"
        "## [0.0.9] - 2026-01-31\n\n- The first.\n"
    )
    today = dt.datetime(2026, 2, 1, 9, 30, tzinfo=dt.UTC)
    told = packer("linux.changes").debian(text, version="0.1.0", today=today, maintainer="A B <a@b.org>")
    assert told == (
        "mafia-gm (0.1.0) unstable; urgency=medium\n\n  * One thing, told at length.\n  * Another.\n\n"
        " -- A B <a@b.org>  Sun, 01 Feb 2026 09:30:00 +0000\n\n"
        "mafia-gm (0.0.9) unstable; urgency=medium\n\n  * The first.\n\n"
        " -- A B <a@b.org>  Sat, 31 Jan 2026 12:00:00 +0000\n"
    )


def test_the_lock_has_what_the_packer_needs_on_every_system() -> None:
    """PyInstaller asks for these elsewhere only, and the lock is made here: `pip --require-hashes` would stop there."""
    lock = (ROOT / "requirements-package.lock").read_text(encoding="utf-8")
    assert [name for name in ("macholib", "pefile", "pywin32-ctypes") if f"\n{name}==" not in lock] == []

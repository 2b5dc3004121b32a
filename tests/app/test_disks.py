"""Disks that fail, for root too: full in mid-line, torn, never writable; the step was not made, and the game goes on."""

from __future__ import annotations

import errno
import os
import random
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mafia_gm.app.session import Session
from mafia_gm.app.store import StoreFailed
from mafia_gm.engine import commands as c
from tests.app.evening import begin, go_on, still

if TYPE_CHECKING:
    from collections.abc import Iterator

UNWRITABLE = Path("/sys/kernel")
"""Where Linux lets nobody make a file, not even root."""
ERRORS = [(errno.ENOSPC, "full"), (errno.EDQUOT, "full"), (errno.EIO, "failed"), (errno.EROFS, "read_only")]


class Disk:
    """Takes ``room`` more bytes of whatever is written, and then none."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.room, self.error, self.cuts = 1 << 40, errno.ENOSPC, True
        self._write, self._cut = os.write, os.ftruncate
        monkeypatch.setattr(os, "write", self.write)
        monkeypatch.setattr(os, "ftruncate", self.cut)

    def write(self, fd: int, data: bytes) -> int:
        if self.room <= 0:
            raise OSError(self.error, os.strerror(self.error))
        done = self._write(fd, bytes(data)[: self.room])
        self.room -= done
        return done

    def cut(self, fd: int, size: int) -> None:
        if not self.cuts:
            raise OSError(self.error, os.strerror(self.error))
        self._cut(fd, size)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


@pytest.mark.parametrize(("error", "kind"), ERRORS)
@pytest.mark.parametrize("room", [0, 1, 40])
@pytest.mark.parametrize("cuts", [True, False])
def test_a_writer_that_fails_in_mid_line(
    tmp_path: Path, disk: Disk, error: int, kind: str, room: int, cuts: bool
) -> None:
    session = begin(tmp_path)
    before, whole = still(session), session.path.read_bytes()
    for command in (c.Deal, session.undo):
        disk.room, disk.error, disk.cuts = room, error, cuts
        with pytest.raises(StoreFailed) as caught:
            session.do(command()) if command is c.Deal else command()
        assert caught.value.kind == kind
        assert still(session) == before
        assert session.path.read_bytes() == (
            whole if cuts else whole + session.path.read_bytes()[len(whole) :]
        )
    disk.room, disk.cuts = 1 << 40, True
    session.save_copy(tmp_path / "copy.mafia")
    assert (tmp_path / "copy.mafia").read_bytes() == whole
    session.do(c.Deal())
    after = still(session)
    session.close()
    session = Session.open(session.path)
    assert (still(session), session.damage) == (after, None)
    session.close()


def test_killed_with_half_a_line_that_could_not_be_cut(tmp_path: Path, disk: Disk) -> None:
    session = begin(tmp_path)
    before, whole = still(session), session.path.read_bytes()
    disk.room, disk.cuts = 40, False
    with pytest.raises(StoreFailed):
        session.do(c.Deal())
    os.close(session._store._fd)  # as when the process is killed
    disk.room, disk.cuts = 1 << 40, True
    torn = session.path.read_bytes()
    assert len(torn) == len(whole) + 40
    session = Session.open(session.path)
    assert still(session) == before
    assert session.damage is not None
    assert session.damage.copy is not None
    assert session.damage.copy.read_bytes() == torn
    assert session.path.read_bytes() == whole
    session.close()


def test_a_new_game_that_does_not_fit_leaves_nothing(tmp_path: Path, disk: Disk) -> None:
    disk.room = 100
    with pytest.raises(StoreFailed) as caught:
        begin(tmp_path)
    assert caught.value.kind == "full"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("below", ["", "games", "games/tonight"])
def test_a_file_stands_where_a_folder_should(tmp_path: Path, below: str) -> None:
    (tmp_path / "stick").write_text("mine")
    with pytest.raises(StoreFailed) as caught:
        begin(tmp_path / "stick" / below)
    assert caught.value.kind == "missing"
    session = begin(tmp_path)
    with pytest.raises(StoreFailed) as caught:
        session.save_as(tmp_path / "stick" / "game.mafia")
    assert caught.value.kind == "missing"
    assert (tmp_path / "stick").read_text() == "mine"
    session.do(c.Deal())
    session.close()


@pytest.mark.skipif(not UNWRITABLE.is_dir(), reason="no folder here that nobody may write into")
def test_a_folder_that_nobody_may_write_into(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed) as caught:
        begin(UNWRITABLE)
    assert caught.value.kind == "read_only"
    session = begin(tmp_path)
    for save in (session.save_as, session.save_copy):
        with pytest.raises(StoreFailed) as caught:
            save(UNWRITABLE / "game.mafia")
        assert caught.value.kind == "read_only"
    assert session.path.parent == tmp_path
    session.do(c.Deal())
    session.close()


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Path]:
    """A disk of 64 KiB."""
    folder = tmp_path / "small"
    folder.mkdir()
    if (
        shutil.which("mount") is None
        or subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder)], check=False, capture_output=True
        ).returncode
    ):
        pytest.skip("nothing can be mounted here")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def play_until_full(session: Session, rng: random.Random) -> None:
    """Go on until the disk takes no more; the step that did not fit was not made."""
    for _ in range(1000):
        before, size = still(session), session.path.stat().st_size
        try:
            go_on(session, rng, 1)
        except StoreFailed as failed:
            if failed.kind != "full":
                raise
            assert (still(session), session.path.stat().st_size) == (before, size)
            return
    pytest.fail("never full")


@pytest.mark.campaign
def test_an_evening_on_a_small_disk(small: Path, tmp_path: Path) -> None:
    rng = random.Random(1)
    session = begin(small, 1, 20)
    filler = small / "filler"
    filler.write_bytes(bytes(24 << 10))
    play_until_full(session, rng)
    with pytest.raises(StoreFailed) as caught:
        session.save_copy(small / "copy.mafia")
    assert caught.value.kind == "full"
    assert sorted(path.name for path in small.iterdir()) == sorted(["filler", session.path.name])
    filler.unlink()
    go_on(session, rng, 3)
    filler.write_bytes(bytes((64 << 10) - (session.path.stat().st_size + 8191) // 4096 * 4096))
    play_until_full(session, rng)
    session.save_as(tmp_path / "elsewhere.mafia")
    go_on(session, rng, 20)
    after = still(session)
    session.close()
    session = Session.open(tmp_path / "elsewhere.mafia")
    assert (still(session), session.damage) == (after, None)
    session.close()


@pytest.mark.campaign
def test_an_evening_on_a_disk_that_may_only_be_read(small: Path, tmp_path: Path) -> None:
    session = begin(small)
    before = still(session)
    session.close()
    subprocess.run(["mount", "-o", "remount,ro", str(small)], check=True)
    session = Session.open(session.path)
    assert (session.read_only, still(session)) == ("read_only", before)
    with pytest.raises(StoreFailed) as caught:
        session.do(c.Deal())
    assert caught.value.kind == "read_only"
    with pytest.raises(StoreFailed) as caught:
        begin(small)
    assert caught.value.kind == "read_only"
    session.save_as(tmp_path / "elsewhere.mafia")
    session.do(c.Deal())
    session.close()
    assert len(Session.open(tmp_path / "elsewhere.mafia").steps) == 2

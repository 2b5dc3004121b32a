"""The game file: nothing acknowledged is ever lost, whatever becomes of the disk."""

from __future__ import annotations

import errno
import os
import random
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from mafia_gm.app import files
from mafia_gm.app.session import Session
from mafia_gm.app.store import StoreFailed
from mafia_gm.engine import commands as c
from mafia_gm.engine.record import BrokenRecord
from tests.app.evening import begin, go_on, still

ROOT = Path(__file__).resolve().parents[2]


def child(code: str, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", code, *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_a_file_cut_at_every_byte_opens_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin(tmp_path, 4, 6)
    go_on(session, random.Random(4), 3, back=0)
    session.undo()
    session.close()
    monkeypatch.setattr(os, "fsync", lambda _: None)  # thousands of them are only slow
    whole = session.path.read_bytes()
    header = whole.index(b"\n") + 1
    for size in (*range(0, header - 1, 29), *range(header - 1, len(whole))):
        folder = tmp_path / str(size)
        folder.mkdir()
        path = folder / "game.mafia"
        path.write_bytes(whole[:size])
        if size < header - 1:
            with pytest.raises(BrokenRecord) as caught:
                Session.open(path)
            assert caught.value.kind == ("damaged" if size else "empty")
            assert path.read_bytes() == whole[:size]
            continue
        cut = Session.open(path)
        assert cut.read_only == ""
        torn = whole[:size].rpartition(b"\n")[2] and size + 1 not in _ends(whole)
        assert (cut.damage is not None) == bool(torn)
        if cut.damage is not None:
            assert cut.damage.copy is not None
            assert cut.damage.copy.read_bytes() == whole[:size]
            assert cut.damage.copy.name == "game.damaged-1.mafia"
        cut.do(c.SetClock(3, running=False))
        cut.close()
        kept = path.read_bytes()
        assert kept[: len(kept[: kept[:-1].rindex(b"\n") + 1])] == whole[: kept[:-1].rindex(b"\n") + 1]
        again = Session.open(path)
        assert again.damage is None
        again.close()


def _ends(data: bytes) -> set[int]:
    return {place + 1 for place, byte in enumerate(data) if byte == 10}


def test_damage_in_the_middle(tmp_path: Path) -> None:
    session = go_on(begin(tmp_path, 2, 8), random.Random(2), 30, back=0)
    session.close()
    whole = session.path.read_bytes()
    lines = whole.splitlines(keepends=True)
    hurt = b"".join([*lines[:10], lines[10].replace(b'"type"', b'"tpye"'), *lines[11:]])
    for number in (1, 2):
        session.path.write_bytes(hurt)
        cut = Session.open(session.path)
        assert cut.damage is not None
        assert cut.damage.copy == session.path.with_name(f"{session.path.stem}.damaged-{number}.mafia")
        assert cut.damage.copy.read_bytes() == hurt
        assert cut.damage.line == 11
        assert len(cut.damage.later) == len(lines) - 11
        assert cut._number == 9
        assert cut.path.read_bytes() == b"".join(lines[:10])
        cut.close()


def test_a_damaged_file_that_cannot_be_copied_is_not_touched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begin(tmp_path)
    session.close()
    hurt = session.path.read_bytes() + b'{"type":"do","numb'
    session.path.write_bytes(hurt)

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(files, "write", full)
    looked = Session.open(session.path)
    assert looked.read_only == "full"
    assert looked.damage is not None
    assert looked.damage.copy is None
    assert looked.path.read_bytes() == hurt
    assert [path.name for path in tmp_path.iterdir()] == [session.path.name]
    with pytest.raises(StoreFailed):
        looked.do(c.Deal())
    looked.close()


# --- disks that fail ---------------------------------------------------------------------------------------


LIMITED = """
import os, resource, sys
from pathlib import Path
from mafia_gm.app.session import Session
from mafia_gm.app.store import StoreFailed
from mafia_gm.engine import commands as c
session = Session.open(Path(sys.argv[1]))
size = session.path.stat().st_size
soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (size + 40, hard))
table = session.table
for _ in range(2):
    try:
        session.do(c.Deal())
    except StoreFailed as failed:
        assert failed.kind == "full", failed
        assert session.path.stat().st_size == size
        assert session.table is table
    else:
        sys.exit("written beyond the limit")
resource.setrlimit(resource.RLIMIT_FSIZE, (size - 40, hard))
try:
    session.save_as(session.path.with_name("copy.mafia"))
except StoreFailed as failed:
    assert failed.kind == "full", failed
    assert not session.path.with_name("copy.mafia").exists()
else:
    sys.exit("copied beyond the limit")
resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
session.do(c.Deal())
session.undo()
session.close()
print("ok")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="limits of a Unix")
def test_a_full_disk_takes_nothing_and_can_be_tried_again(tmp_path: Path) -> None:
    session = begin(tmp_path)
    session.close()
    with child(LIMITED, str(session.path)) as limited:
        said, complaint = limited.communicate(timeout=60)
    assert (said, limited.returncode) == ("ok\n", 0), complaint
    session = Session.open(session.path)
    assert session.damage is None
    assert session._number == 3
    session.close()


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="Linux's always full device")  # noqa: PTH110
def test_a_device_without_room(tmp_path: Path) -> None:
    session = begin(tmp_path)
    before = still(session)
    store = session._store
    real, store._fd = store._fd, os.open("/dev/full", os.O_WRONLY)
    store._size = 0
    with pytest.raises(StoreFailed) as caught:
        session.do(c.Deal())
    assert caught.value.kind == "full"
    assert still(session) == before
    os.close(store._fd)
    store._fd, store._size = real, session.path.stat().st_size
    session.do(c.Deal())
    session.close()


@pytest.mark.parametrize(
    ("number", "kind"),
    [(errno.ENOSPC, "full"), (errno.EROFS, "read_only"), (errno.EIO, "failed"), (errno.EDQUOT, "full")],
)
@pytest.mark.parametrize("cut_fails", [False, True])
def test_a_failing_sync_takes_the_line_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, kind: str, cut_fails: bool
) -> None:
    session = begin(tmp_path)
    before, size = still(session), session.path.stat().st_size

    def fail(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", fail)
        if cut_fails:
            broken.setattr(os, "ftruncate", fail)
        for _ in range(2):
            with pytest.raises(StoreFailed) as caught:
                session.do(c.Deal())
            assert caught.value.kind == kind
            assert still(session) == before
        if not cut_fails:
            assert session.path.stat().st_size == size
    session.do(c.Deal(3))
    after = still(session)
    session.close()
    session = Session.open(session.path)
    assert session.damage is None
    assert still(session) == after
    session.close()


def test_a_vanished_folder(tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    session = begin(folder)
    before = still(session)
    folder.rename(tmp_path / "away")
    for _ in range(2):
        with pytest.raises(StoreFailed) as caught:
            session.do(c.Deal())
        assert caught.value.kind == "missing"
        assert still(session) == before
    (tmp_path / "away").rename(folder)
    session.do(c.Deal())
    session.close()
    assert Session.open(session.path).damage is None


def test_a_deleted_file_is_written_anew(tmp_path: Path) -> None:
    session = begin(tmp_path)
    session.path.unlink()
    with pytest.raises(StoreFailed):
        session.do(c.Deal())
    session.do(c.Deal())
    after = still(session)
    session.close()
    session = Session.open(session.path)
    assert still(session) == after
    session.close()


def test_saving_elsewhere(tmp_path: Path) -> None:
    session = begin(tmp_path / "a")
    first = session.path
    old = first.read_bytes()
    shutil.rmtree(tmp_path / "a")
    with pytest.raises(StoreFailed):
        session.do(c.Deal())
    with pytest.raises(StoreFailed) as caught:
        session.save_as(tmp_path / "none" / "game.mafia")
    assert caught.value.kind == "missing"
    (tmp_path / "taken.mafia").write_text("mine")
    with pytest.raises(StoreFailed) as caught:
        session.save_as(tmp_path / "taken.mafia")
    assert caught.value.kind == "exists"
    assert (tmp_path / "taken.mafia").read_text() == "mine"
    session.save_as(tmp_path / "game.mafia")
    assert session.path.read_bytes() == old
    session.do(c.Deal())
    after = still(session)
    session.close()
    assert still(Session.open(tmp_path / "game.mafia")) == after


def test_saving_a_copy(tmp_path: Path) -> None:
    session = begin(tmp_path)
    session.save_copy(tmp_path / "copy.mafia")
    assert (tmp_path / "copy.mafia").read_bytes() == session.path.read_bytes()
    with pytest.raises(StoreFailed) as caught:
        session.save_copy(tmp_path / "copy.mafia")
    assert caught.value.kind == "exists"
    session.do(c.Deal())
    copy = Session.open(tmp_path / "copy.mafia")
    assert (copy.read_only, len(copy.steps)) == ("", 1)
    copy.close()
    session.close()


def test_somebody_else_writing_is_noticed(tmp_path: Path) -> None:
    session = begin(tmp_path)
    with session.path.open("ab") as other:
        other.write(b"scribble\n")
    with pytest.raises(StoreFailed) as caught:
        session.do(c.Deal())
    assert caught.value.kind == "changed"
    session.save_as(tmp_path / "own.mafia")
    session.do(c.Deal())
    session.close()


# --- two at once -------------------------------------------------------------------------------------------


def test_the_second_opener_looks_on(tmp_path: Path) -> None:
    session = begin(tmp_path)
    second = Session.open(session.path)
    assert second.read_only == "locked"
    assert still(second) == still(session)
    with pytest.raises(StoreFailed) as caught:
        second.do(c.Deal())
    assert caught.value.kind == "locked"
    assert second.undoable is not None
    with pytest.raises(StoreFailed):
        second.undo()
    session.do(c.Deal())
    second.save_as(tmp_path / "branch.mafia")
    assert second.read_only == ""
    second.do(c.Deal(1))
    second.close()
    session.close()
    session.close()
    third = Session.open(session.path)
    assert third.read_only == ""
    third.close()


def test_the_lock_holds_between_processes_and_dies_with_them(tmp_path: Path) -> None:
    hold = "import sys, time\nfrom pathlib import Path\nfrom mafia_gm.app.session import Session\n"
    hold += (
        "session = Session.open(Path(sys.argv[1]))\nprint(session.read_only, flush=True)\ntime.sleep(60)\n"
    )
    session = begin(tmp_path)
    session.close()
    with child(hold, str(session.path)) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "\n"
        second = Session.open(session.path)
        assert second.read_only == "locked"
        second.close()
        other.send_signal(signal.SIGKILL)
    third = Session.open(session.path)
    assert third.read_only == ""
    third.close()


def test_a_file_that_may_only_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin(tmp_path)
    session.close()
    really = os.open

    def only_reading(path: Path, flags: int, mode: int = 0o777) -> int:
        if flags & os.O_RDWR:
            raise OSError(errno.EROFS, "read-only")
        return really(path, flags, mode)

    monkeypatch.setattr(os, "open", only_reading)
    looked = Session.open(session.path)
    assert looked.read_only == "read_only"
    with pytest.raises(StoreFailed) as caught:
        looked.do(c.Deal())
    assert caught.value.kind == "read_only"
    looked.close()
    with pytest.raises(StoreFailed) as caught:
        begin(tmp_path)
    assert caught.value.kind == "read_only"

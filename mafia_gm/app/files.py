"""Files of the user: made new and never over another, written whole, seen on the disk before it is said."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from typing import TYPE_CHECKING, Final

from mafia_gm.app import lock

if TYPE_CHECKING:
    from pathlib import Path

    from mafia_gm.engine.record import BrokenRecord

SUFFIX: Final = ".mafia"
_LARGEST: Final = 1 << 28
"""No evening fills a file of this many bytes."""
_FLAGS: Final = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
_KINDS: Final = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EROFS: "read_only",
    errno.EACCES: "read_only",
    errno.EPERM: "read_only",
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.ESTALE: "missing",
    errno.ENODEV: "missing",
    errno.EEXIST: "exists",
    errno.ENAMETOOLONG: "long_name",
}


class StoreFailed(Exception):  # noqa: N818 - named for what happened
    """Nothing was saved, and nothing that was saved is lost.

    ``kind``: ``full`` ``read_only`` ``missing`` (file or folder is not there, or no longer) ``exists``
    ``long_name`` ``locked`` (open elsewhere) ``changed`` (somebody else wrote into it) or ``failed``.
    """

    def __init__(self, kind: str, path: Path, detail: str = "") -> None:
        """Keep what is wrong with which file; ``detail`` is the system's own word."""
        super().__init__(f"{kind}: {path}{f' ({detail})' if detail else ''}")
        self.kind = kind
        self.path = path
        self.detail = detail

    @classmethod
    def of(cls, error: OSError, path: Path) -> StoreFailed:
        """Return the failure that an error of the system means."""
        return cls(_KINDS.get(error.errno or 0, "failed"), path, error.strerror or str(error))


def make_folder(folder: Path) -> None:
    """Make the folder if it is not there; raises ``StoreFailed``."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:  # a file stands where the folder should
        raise StoreFailed("missing", folder, str(error.strerror)) from error
    except OSError as error:
        raise StoreFailed.of(error, folder) from error


def new_file(path: Path, data: bytes) -> int:
    """Make a file that was not there, lock it, fill it and see it on the disk; a failure leaves none behind."""
    try:
        fd = os.open(path, _FLAGS | os.O_CREAT | os.O_EXCL, 0o644)
    except OSError as error:
        raise StoreFailed.of(error, path) from error
    try:
        lock.take(fd)
        write(fd, data)
        os.fsync(fd)
        sync_folder(path.parent)
    except OSError as error:
        os.close(fd)
        with contextlib.suppress(OSError):
            path.unlink()
        raise StoreFailed.of(error, path) from error
    return fd


def old_file(path: Path) -> tuple[int, str]:
    """Open a file and lock it; return it with why it may only be read, if so."""
    read_only = ""
    try:
        if path.is_dir():
            raise _foreign()
        try:
            fd = os.open(path, _FLAGS)
        except OSError as error:
            read_only = _KINDS.get(error.errno or 0, "failed")
            if read_only != "read_only":
                raise
            fd = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
    except OSError as error:
        raise StoreFailed.of(error, path) from error
    if not read_only and not lock.take(fd):
        read_only = "locked"
    return fd, read_only


def peek(path: Path) -> bytes:
    """Return what is in a game's file, in today's format, without opening the game.

    Raises ``StoreFailed`` or ``BrokenRecord``.
    """
    from mafia_gm.engine.migrate import today

    try:
        if path.is_dir():
            raise _foreign()
        fd = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
        try:
            return today(game_bytes(fd))
        finally:
            os.close(fd)
    except OSError as error:
        raise StoreFailed.of(error, path) from error


def _foreign() -> BrokenRecord:
    """Return the error for what can be no game; the rules' side is imported only when there is something to say."""
    from mafia_gm.engine.record import BrokenRecord

    return BrokenRecord("foreign")


def game_bytes(fd: int) -> bytes:
    """Return what is in the open file, if it can be a game at all."""
    state = os.fstat(fd)
    if not stat.S_ISREG(state.st_mode) or state.st_size > _LARGEST:
        raise _foreign()
    return whole(fd)


def whole(fd: int) -> bytes:
    """Return everything in the open file."""
    os.lseek(fd, 0, os.SEEK_SET)
    parts = []
    while part := os.read(fd, 1 << 20):
        parts.append(part)
    return b"".join(parts)


def write(fd: int, data: bytes) -> None:
    """Write all of it; the system may take it in parts."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(fd, rest) :]


def sync_folder(folder: Path) -> None:
    """See a new name on the disk; systems without such a thing need none."""
    with contextlib.suppress(OSError):
        fd = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)


def replace_file(path: Path, data: bytes) -> None:
    """Put these bytes in the place of a file, so that either the old or the new is there, never a half."""
    new = path.with_name(f".{path.name}.{os.getpid()}.new")
    make_folder(path.parent)
    try:
        with contextlib.suppress(FileNotFoundError):
            new.unlink()
        os.close(new_file(new, data))
        new.replace(path)
        sync_folder(path.parent)
    except OSError as error:
        raise StoreFailed.of(error, path) from error
    finally:
        with contextlib.suppress(OSError):
            new.unlink()

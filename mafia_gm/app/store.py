"""The game file: append-only, each line on the disk before anybody is told; never overwritten, never lost."""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from mafia_gm.app.files import (
    SUFFIX,
    StoreFailed,
    game_bytes,
    new_file,
    old_file,
    replace_file,
    whole,
    write,
)
from mafia_gm.engine import record
from mafia_gm.engine.migrate import today

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from mafia_gm.engine.record import Header, Line, Record
    from mafia_gm.engine.ruleset import Ruleset


class Damage(msgspec.Struct, frozen=True):
    """What was wrong with a file: from ``line`` on it could not be used.

    ``copy`` is the untouched copy (None if none could be made), ``lost`` how many bytes were cut, ``later``
    the lines below the damage that can still be read.
    """

    line: int
    copy: Path | None
    lost: int
    later: tuple[Line, ...] = ()


class Store:
    """One game's file. ``read_only`` is empty, or why it cannot be written: a kind of ``StoreFailed``."""

    def __init__(self, path: Path, fd: int, lines: list[bytes], checksum: int, read_only: str = "") -> None:
        """Take over an open, locked file that holds these lines (see ``create`` and ``open``)."""
        self.path = path
        self.read_only = read_only
        self.damage: Damage | None = None
        self._fd = fd
        self._lines = lines
        self._sum = checksum
        self._size = sum(map(len, lines))
        self._is_lost = False
        """Had the file's name vanished when it was last written?"""
        self._torn = False
        """May there be bytes of a failed writing below the last whole line?"""
        self._stored = b""
        """What was in the file when it was opened, until it is mended."""
        self._is_older = False
        """Was that of an older format?"""

    # --- opening --------------------------------------------------------------------------------------------

    @classmethod
    def create(cls, path: Path, header: Header) -> Store:
        """Begin a new file; one that exists is never overwritten."""
        line, checksum = record.write(header)
        return cls(path, new_file(path, line), [line], checksum)

    @classmethod
    def open(cls, path: Path, rulesets: Mapping[str, Ruleset]) -> tuple[Store, Record]:
        """Open a file to go on with it; raises ``BrokenRecord`` or ``StoreFailed`` where that is impossible.

        The file is left as it is until ``mend``. Whoever comes second, or may not write here, gets a read-only
        store.
        """
        fd, read_only = old_file(path)
        try:
            stored = game_bytes(fd)
            data = today(stored)
            damage = None
            try:
                found = record.read(data, rulesets)
            except record.BrokenRecord as broken:
                if broken.kind != "damaged" or broken.record is None:
                    raise
                found = broken.record
                damage = Damage(broken.line, None, len(data) - found.size, broken.later)
            lines = data[: found.size].splitlines(keepends=True)
            store = cls(path, fd, lines, found.sum, read_only)
            if damage is not None and (
                read_only != "locked" or damage.later
            ):  # else its writer is just at it
                store.damage = damage
            store._stored, store._is_older = stored, data is not stored
            return store, found
        except OSError as error:
            os.close(fd)
            raise StoreFailed.of(error, path) from error
        except BaseException:
            os.close(fd)
            raise

    def cut(self, found: Record, count: int) -> Record:
        """End the game after its first ``count`` lines, for what follows makes no sense; return what is left of it."""
        count = record.how_many_fit(found.rules, found.lines[:count])
        left = record.upto(found, b"".join(self._lines), count)
        lost, later = self._size - left.size, found.lines[count + 1 :]
        if self.damage is not None:
            lost, later = lost + self.damage.lost, (*later, *self.damage.later)
        self.damage = Damage(count + 2, None, lost, later)
        self._lines, self._size, self._sum = self._lines[: count + 1], left.size, left.sum
        return left

    def mend(self) -> None:
        """Make the file what was opened, to go on with it; if that fails it can still be looked at.

        A damaged file is first copied aside untouched, then cut after its last line that makes sense; one of an
        older format is copied aside and replaced by what it is in today's.
        """
        stored, self._stored = self._stored, b""
        if self.read_only:
            return
        try:
            if self.damage is not None or self._is_older:
                copy = copy_aside(self.path, stored, "older" if self._is_older else "damaged")
                if self.damage is not None:
                    self.damage = msgspec.structs.replace(self.damage, copy=copy)
            if self._is_older:
                self._renew()
            elif self.damage is not None:
                os.ftruncate(self._fd, self._size)
                os.fsync(self._fd)
            if not self._lines[-1].endswith(b"\n"):
                write(self._fd, b"\n")
                os.fsync(self._fd)
                self._lines[-1] += b"\n"
                self._size += 1
        except OSError as error:
            self.read_only = StoreFailed.of(error, self.path).kind
        except StoreFailed as failed:
            self.read_only = failed.kind

    def _renew(self) -> None:
        """Put the game in today's format in the place of the older one."""
        replace_file(self.path, b"".join(self._lines))
        fd, self.read_only = old_file(self.path)
        os.close(self._fd)
        self._fd = fd

    # --- writing --------------------------------------------------------------------------------------------

    def append(self, line: Line) -> None:
        """Put a line on the disk; when this returns, it is there. Raises ``StoreFailed``, and may be tried again."""
        if self.read_only:
            raise StoreFailed(self.read_only, self.path)
        raw, checksum = record.write(line, self._sum)
        try:
            if self._is_lost:
                self._find_again()
            self._check()
            self._torn = True
            try:
                write(self._fd, raw)
                os.fsync(self._fd)
                self._check_place()
            except OSError:
                self._cut()
                raise
            self._torn = False
        except OSError as error:
            failed = StoreFailed.of(error, self.path)
            self._is_lost = self._is_lost or failed.kind == "missing"
            raise failed from error
        self._lines.append(raw)
        self._size += len(raw)
        self._sum = checksum

    def _check(self) -> None:
        """See that the file ends where we left it; cut what a failed writing may have left behind it."""
        size = os.fstat(self._fd).st_size
        if size > self._size and self._torn:
            self._cut()
        elif size != self._size:
            raise StoreFailed("changed", self.path)

    def _cut(self) -> None:
        with contextlib.suppress(OSError):
            os.ftruncate(self._fd, self._size)
            self._torn = False

    def _check_place(self) -> None:
        """See that what was written can be found again: that the file still has its name."""
        here, there = os.fstat(self._fd), self.path.stat()
        if (here.st_dev, here.st_ino) != (there.st_dev, there.st_ino):
            raise OSError(errno.ENOENT, "the file was moved or replaced")

    def _find_again(self) -> None:
        """The file's name had vanished: take it up again if it is back as it was, or write it anew."""
        with contextlib.suppress(OSError):
            self._check_place()
            self._is_lost = False
            return
        everything = b"".join(self._lines)
        try:
            fd, read_only = old_file(self.path)
        except StoreFailed as failed:
            if failed.kind != "missing":
                raise
            fd = new_file(self.path, everything)
        else:
            if read_only or whole(fd) != everything:
                os.close(fd)
                raise StoreFailed(read_only or "changed", self.path)
        os.close(self._fd)
        self._fd, self._is_lost, self._torn = fd, False, False

    def save_as(self, path: Path) -> None:
        """Write the whole game into a new file and go on there; the old one stays as it is."""
        fd = new_file(path, b"".join(self._lines))
        os.close(self._fd)
        self._fd, self.path = fd, path
        self.read_only, self._is_lost, self._torn = "", False, False

    def save_copy(self, path: Path, more: Iterable[Line] = ()) -> None:
        """Write the whole game, and some lines ``more``, into a new file and go on in the old one."""
        lines, checksum = list(self._lines), self._sum
        for line in more:
            raw, checksum = record.write(line, checksum)
            lines.append(raw)
        os.close(new_file(path, b"".join(lines)))

    def close(self) -> None:
        """Let the file go; closing twice is nothing."""
        if self._fd >= 0:
            os.close(self._fd)
        self._fd, self.read_only = -1, self.read_only or "closed"


def copy_aside(path: Path, data: bytes, why: str = "damaged") -> Path:
    """Save bytes beside a game's file as ``name.damaged-<n>.mafia`` and return where."""
    number = 1
    while True:
        copy = path.with_name(f"{path.name.removesuffix(SUFFIX)}.{why}-{number}{SUFFIX}")
        try:
            os.close(new_file(copy, data))
        except StoreFailed as failed:
            if failed.kind != "exists":
                raise
            number += 1
        else:
            return copy


__all__ = ["Damage", "Store", "StoreFailed"]

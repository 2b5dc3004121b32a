"""One writer for a game: a lock on the open file itself, which dies with the process that holds it.

The file need no companion, and importing this costs nothing before the first paint.
"""

from __future__ import annotations

import errno
import os
import sys
from typing import Final

_TAKEN: Final = {errno.EAGAIN, errno.EACCES, errno.EWOULDBLOCK, errno.EDEADLK}
_FAR: Final = 1 << 40
"""Windows locks bytes against reading too, so the locked one lies far beyond any game's end."""


def take(fd: int) -> bool:
    """Lock the open file for writing; False if somebody else has it open for writing.

    A file system that knows no locks lets everybody in: one must still be able to play there.
    """
    try:
        _lock(fd)
    except OSError as refused:
        return refused.errno not in _TAKEN
    return True


if sys.platform == "win32":
    import msvcrt

    def _lock(fd: int) -> None:
        os.lseek(fd, _FAR, os.SEEK_SET)
        msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(fd: int) -> None:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)

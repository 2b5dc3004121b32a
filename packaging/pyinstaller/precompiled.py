"""Run-time hook of the bundle: Shiboken compiles its own modules from source at every start; here they are compiled already.

``packaging/build.py`` runs this file as a program to keep what is compiled. What does not match to the letter, as with
another release of Shiboken, is compiled as always. Qt is imported here, since PyInstaller's own hooks would do it next.
"""

import builtins
import contextlib
import marshal
import sys
import zlib
from pathlib import Path

from mafia_gm.ui.quick import import_qt

NAME = "precompiled.bin"
real = builtins.compile


def mark(source: str | bytes) -> int:
    """Return a checksum of a source."""
    return zlib.crc32(source.encode() if isinstance(source, str) else source)


def keep(file: Path) -> None:
    """Import Qt, and write down what is compiled meanwhile."""
    seen = {}

    def listen(source, filename, mode, *more, **options):  # noqa: ANN001, ANN002, ANN003, ANN202  as the builtin's
        code = real(source, filename, mode, *more, **options)
        if mode == "exec" and not more and not options and "shiboken" in str(filename):
            seen[str(filename)] = (mark(source), code)
        return code

    builtins.compile = listen
    import_qt()
    builtins.compile = real
    if not seen:
        raise SystemExit("Shiboken compiled nothing: this hook is of no use any more")
    file.write_bytes(marshal.dumps(seen))


def use(file: Path) -> None:
    """Give what is in the file to whoever wants just that compiled."""
    try:
        kept = marshal.loads(file.read_bytes())  # noqa: S302  the bundle's own
    except (OSError, ValueError, EOFError, TypeError):
        return

    def give(source, filename, mode, *more, **options):  # noqa: ANN001, ANN002, ANN003, ANN202  as the builtin's
        found = None if more or options or mode != "exec" else kept.pop(str(filename), None)
        if not kept:
            builtins.compile = real
        if found is not None and found[0] == mark(source):
            return found[1]
        return real(source, filename, mode, *more, **options)

    builtins.compile = give


if getattr(sys, "frozen", False):
    use(Path(sys._MEIPASS, NAME))  # noqa: SLF001  PyInstaller's name for the bundle's folder
    with contextlib.suppress(ImportError):  # the program says it, in a sentence
        import_qt()
elif __name__ == "__main__":
    keep(Path(sys.argv[1]))

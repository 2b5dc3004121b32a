"""A game on paper: a header and one line per step, each with a running number and a chained checksum.

A line is a JSON object whose last member is ``sum``: the CRC-32 of everything before it, begun with the sum of
the line above. Whoever cuts, swaps or changes lines breaks the chain from there on.
"""

from __future__ import annotations

import functools
import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar, Union, cast

import msgspec

from mafia_gm.engine import commands, facts
from mafia_gm.engine.commands import Command
from mafia_gm.engine.facts import Fact
from mafia_gm.engine.fit import misfit
from mafia_gm.engine.lines import Amend, Correct, Do, Done, Line, Redo, Undo, done_in, last_number

if TYPE_CHECKING:
    from mafia_gm.engine.ruleset import Rules, Ruleset

FORMAT: Final = 1
"""Version of the file's shape; older ones are migrated (``engine.migrate``), newer ones refused."""

OptionValue: TypeAlias = bool | int | float | str | tuple[str, ...]
_T = TypeVar("_T")


class Header(
    msgspec.Struct, frozen=True, tag="mafia_gm", tag_field="file", kw_only=True, forbid_unknown_fields=True
):
    """What a game is played by; ``language`` is the table's, ``created`` is UTC, ``options`` are all of them."""

    format: int = FORMAT
    program: str
    ruleset: str
    options: dict[str, OptionValue]
    seed: int
    title: str
    language: str
    created: str
    id: str


class Record(msgspec.Struct, frozen=True):
    """A game as read: ``size`` bytes of it are whole, and ``sum`` is the last line's checksum."""

    header: Header
    rules: Rules
    lines: tuple[Line, ...]
    size: int
    sum: int


class BrokenRecord(Exception):  # noqa: N818 - named for what the file is
    """The file cannot be read as it stands.

    ``kind`` is one of: ``empty``; ``foreign`` (not a game of ours); ``newer`` (written by a later program);
    ``damaged`` (from ``line`` on, counted from 1 with the header; ``record`` is the intact prefix, None when
    the header itself is hit; ``later`` are the lines below that can still be read); ``unknown_ruleset``,
    ``wrong_options`` and ``unknown_key`` (a character, act, phase … of ``line``; ``detail`` names it).
    """

    def __init__(
        self,
        kind: str,
        line: int = 0,
        *,
        detail: str = "",
        record: Record | None = None,
        later: tuple[Line, ...] = (),
    ) -> None:
        """Keep what is wrong, and what could be saved."""
        super().__init__(f"{kind}{f' (line {line})' if line else ''}{f': {detail}' if detail else ''}")
        self.kind = kind
        self.line = line
        self.detail = detail
        self.record = record
        self.later = later


# --- writing ------------------------------------------------------------------------------------------------

_encode: Final = msgspec.json.Encoder().encode
_MARK: Final = b',"sum":"'
_TAIL: Final = len(_MARK) + 8 + len(b'"}')


def write(what: Header | Line | dict[str, Any], above: int = 0) -> tuple[bytes, int]:
    """Return the line with its end of line, and its checksum; ``above`` is that of the line above."""
    try:
        body = _encode(what)[:-1]
    except UnicodeEncodeError:  # half a character, as broken text from elsewhere may contain
        body = _encode(_sound(msgspec.to_builtins(what)))[:-1]
    checksum = zlib.crc32(body, above)
    return b'%b%b%08x"}\n' % (body, _MARK, checksum), checksum


def _sound(value: Any) -> Any:
    """Return the value with a question mark for every half of a character."""
    if isinstance(value, str):
        return value.encode(errors="replace").decode()
    if isinstance(value, dict):
        return {_sound(key): _sound(one) for key, one in value.items()}
    return [_sound(one) for one in value] if isinstance(value, list | tuple) else value


# --- reading ------------------------------------------------------------------------------------------------


def _kinds(module: Any, base: type[_T]) -> tuple[type[_T], ...]:
    kinds = (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, base))
    return tuple(kind for kind in kinds if kind is not base)


COMMANDS: Final = _kinds(commands, Command)
FACTS: Final = _kinds(facts, Fact)
"""What the lines of a record may hold, whatever the game."""


@functools.cache
def decoder() -> msgspec.json.Decoder[Line]:
    """Return the typed, strict decoder of the lines; made once, when it is first needed, and kept."""
    union, do, correct = cast("Any", Union), cast("Any", Do), cast("Any", Correct)
    kinds = union[COMMANDS], union[FACTS]
    return msgspec.json.Decoder(union[do[kinds], Undo, Redo, correct[kinds]])


UNREADABLE: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What decoding raises for bytes that are none of ours: not JSON, not UTF-8, or brackets without end."""


class _Cover(msgspec.Struct, frozen=True):
    """The little that every version's header must say."""

    file: str
    format: int


_cover: Final = msgspec.json.Decoder(_Cover)
_header: Final = msgspec.json.Decoder(Header)
_BEGINS: Final = b'{"file":"mafia_gm"'


def read_header(data: bytes) -> tuple[Header, int, int]:
    """Return the header, where the first line below it begins, and its checksum."""
    end = data.find(b"\n")
    first = data if end < 0 else data[:end]
    if not data.strip(b"\0 \t\r\n"):  # a power cut can leave nothing but zeros
        raise BrokenRecord("empty")
    ours = first.startswith(_BEGINS) or _BEGINS.startswith(first)
    try:
        cover = _cover.decode(first)
    except UNREADABLE:
        raise BrokenRecord("damaged" if ours else "foreign", 1 if ours else 0) from None
    if cover.file != "mafia_gm":
        raise BrokenRecord("foreign")
    if cover.format > FORMAT:
        raise BrokenRecord("newer", detail=str(cover.format))
    checksum = fitting(first, 0)
    if checksum is None:
        raise BrokenRecord("damaged", 1)
    try:
        header = _header.decode(first[:-_TAIL] + b"}")
    except UNREADABLE as error:
        raise BrokenRecord("newer", 1, detail=str(error)) from None
    return header, len(data) if end < 0 else end + 1, checksum


def format_of(first: bytes) -> int | None:
    """Return the format that a file's first line claims; None if it is no header of ours."""
    try:
        cover = _cover.decode(first)
    except UNREADABLE:
        return None
    return cover.format if cover.file == "mafia_gm" else None


def plain(line: bytes) -> dict[str, Any]:
    """Return a whole line as plain values, without its sum."""
    found: dict[str, Any] = msgspec.json.decode(line[:-_TAIL] + b"}")
    return found


def fitting(line: bytes, above: int) -> int | None:
    """Return the line's checksum, or None when it does not fit what it says."""
    checksum = zlib.crc32(line[:-_TAIL], above)
    return checksum if line.endswith(b'%b%08x"}' % (_MARK, checksum)) else None


def rules_of(header: Header, rulesets: Mapping[str, Ruleset]) -> Rules:
    """Return the rules the header names, under its options; an option it does not know takes its default."""
    ruleset = rulesets.get(header.ruleset)
    if ruleset is None:
        raise BrokenRecord("unknown_ruleset", detail=header.ruleset)
    try:
        return ruleset.under(dict(header.options))
    except (ValueError, TypeError) as wrong:
        raise BrokenRecord("wrong_options", detail=str(wrong)) from None


def read(data: bytes, rulesets: Mapping[str, Ruleset]) -> Record:
    """Return the game in the bytes of a file; raises ``BrokenRecord``, with the intact prefix where there is one."""
    header, start, checksum = read_header(data)
    rules = rules_of(header, rulesets)
    decode = decoder().decode
    lines: list[Line] = []
    last = 0
    rest = data[start:].split(b"\n")
    torn = rest.pop()  # what follows the last end of line: nothing, unless the writing was cut short
    if torn:
        rest.append(torn)
    for place, raw in enumerate(rest):
        found = fitting(raw, checksum)
        try:
            line = decode(raw[:-_TAIL] + b"}") if found is not None else None
        except UNREADABLE as error:
            raise BrokenRecord("newer", place + 2, detail=str(error)) from None
        if found is None or line is None or line.number != last + 1:
            break
        lines.append(line)
        checksum, last = found, last_number(line)
    whole = how_many_fit(rules, lines)
    record = upto(Record(header, rules, tuple(lines), len(data), checksum), data, whole)
    if whole < len(rest):
        later = tuple(_readable(rest[whole + 1 :], decode))
        raise BrokenRecord("damaged", whole + 2, record=record, later=later)
    return record


def how_many_fit(rules: Rules, lines: Sequence[Line]) -> int:
    """Return how many of the first lines make a game by themselves, though a sum is right where nobody has played that.

    Raises ``BrokenRecord`` for a key that the rules do not know.
    """
    whole = len(lines)
    while (wrong := misfit(rules, lines[:whole])) is not None:  # cut off, it takes away who sits down in it
        if wrong.key:
            raise BrokenRecord("unknown_key", wrong.place + 2, detail=wrong.key)
        whole = wrong.place
    return whole


def upto(found: Record, data: bytes, count: int) -> Record:
    """Return the game in the bytes up to its first ``count`` lines below the header."""
    raw = data.split(b"\n", count + 1)[: count + 1]
    size = min(sum(map(len, raw)) + len(raw), len(data))
    return Record(found.header, found.rules, found.lines[:count], size, int(raw[-1][-10:-2], 16))


def _readable(rest: Iterable[bytes], decode: Any) -> Iterable[Line]:
    """Yield the lines below a damage that still decode and fit the sum that the line above them claims."""
    above: int | None = None
    for raw in rest:
        try:
            if above is None or fitting(raw, above) is not None:
                yield decode(raw[:-_TAIL] + b"}")
        except UNREADABLE:
            pass
        try:
            above = int(raw[-10:-2], 16)
        except ValueError:
            above = None


__all__ = ["Amend", "Correct", "Do", "Done", "Line", "Redo", "Undo", "done_in", "last_number"]

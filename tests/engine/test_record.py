"""A game on paper: what is written is read again, and whatever befalls the bytes is noticed."""

from __future__ import annotations

import itertools
import random
import zlib

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mafia_gm.app.play import play
from mafia_gm.engine import commands as c
from mafia_gm.engine import facts as f
from mafia_gm.engine import record
from mafia_gm.engine.record import BrokenRecord, Do, Header, Redo, Undo
from mafia_gm.rulesets.catalogue import RULESETS

MAFIA_PLUS = RULESETS["mafia_plus"]


def header(**changes: object) -> Header:
    plain = Header(
        program="0.1.0",
        ruleset="mafia_plus",
        options=MAFIA_PLUS.under().options,
        seed=7,
        title="Zażółć gęślą „jaźń” \U0001f0cf\n",
        language="pl",
        created="2026-10-31T18:00:00Z",
        id="00ff",
    )
    return msgspec.structs.replace(plain, **changes)


def paper(lines: list[record.Line] | None = None, head: Header | None = None) -> bytes:
    parts = []
    above = 0
    for what in (head or header(), *(small_game() if lines is None else lines)):
        raw, above = record.write(what, above)
        parts.append(raw)
    return b"".join(parts)


def small_game() -> list[record.Line]:
    return [
        Do(1, c.Open(("Ala", "Ola"), ("doctor", "mafioso")), (f.Opened(("doctor", "mafioso"), "deal"),)),
        Undo(2, 1),
        Redo(3, 1),
        Do(4, c.SetClock(60.0, running=True, at=5.25, deadline=1e9), (f.ClockSet(60.0, True, 5.25, 1e9),)),
    ]


def read(data: bytes) -> record.Record:
    return record.read(data, RULESETS)


def broken(data: bytes) -> BrokenRecord:
    with pytest.raises(BrokenRecord) as caught:
        read(data)
    return caught.value


def test_what_is_written_is_read() -> None:
    data = paper()
    found = read(data)
    assert found.header == header()
    assert list(found.lines) == small_game()
    assert found.size == len(data)
    assert record.write(Undo(5, 4), found.sum)[0] == paper([*small_game(), Undo(5, 4)])[len(data) :]


@pytest.mark.parametrize("seed", range(6))
def test_every_command_and_fact_of_whole_games(seed: int) -> None:
    deal = MAFIA_PLUS.deals[seed * 3]
    names = [f"P{i}" for i in range(deal.players)]
    _, steps = play(MAFIA_PLUS.under(), seed, names, deal.roles(), ("deal", "typed", "roll_call")[seed % 3])
    lines: list[record.Line] = [Do(n, command, facts) for n, (command, facts) in enumerate(steps, 1)]
    assert list(read(paper(lines)).lines) == lines


def test_all_kinds_are_in_the_decoder() -> None:
    assert set(record.COMMANDS) == set(c.Command.__subclasses__()) - {record.Amend}
    assert set(record.FACTS) == set(f.Fact.__subclasses__())


def test_each_line_is_plain_json_and_says_its_sum() -> None:
    for raw in paper().splitlines():
        assert len(msgspec.json.decode(raw)["sum"]) == 8


@pytest.mark.parametrize("data", [b"", b"\n", b" \n\n", b"\0" * 512])
def test_empty(data: bytes) -> None:
    assert broken(data).kind == "empty"


@pytest.mark.parametrize(
    "data",
    [
        b"hello\n",
        b"{}",
        b"[1,2]\n",
        b'{"file":"other","format":1}\n',
        b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
        b"\xff" * 50,
        "Mafia — zasady\n".encode(),
    ],
)
def test_foreign(data: bytes) -> None:
    assert broken(data).kind == "foreign"


def test_newer_header_is_refused_whatever_else_it_says() -> None:
    found = broken(b'{"file":"mafia_gm","format":2,"of":"tomorrow"}\n{"who":"knows"}\n')
    assert (found.kind, found.detail) == ("newer", "2")


def test_a_sound_line_that_is_not_understood_is_newer_and_not_damaged() -> None:
    data = paper([])
    body = b'{"type":"dance","number":1'
    line = b'%b,"sum":"%08x"}\n' % (body, zlib.crc32(body, read(data).sum))
    assert broken(data + line).kind == "newer"


def test_unknown_ruleset_and_options() -> None:
    found = broken(paper(head=header(ruleset="chess")))
    assert (found.kind, found.detail) == ("unknown_ruleset", "chess")
    options = MAFIA_PLUS.under().options
    found = broken(paper(head=header(options={**options, "abstain": "perhaps"})))
    assert (found.kind, found.detail) == ("wrong_options", "abstain=perhaps")
    assert broken(paper(head=header(options={**options, "fly": True}))).kind == "wrong_options"
    assert broken(paper(head=header(options={**options, "night_order": 3}))).kind == "wrong_options"


def test_an_option_younger_than_the_game_has_its_default() -> None:
    options = MAFIA_PLUS.under().options
    del options["abstain"]
    assert read(paper(head=header(options=options))).rules.options == MAFIA_PLUS.under().options


def test_cut_at_every_byte() -> None:
    data = paper()
    ends = list(itertools.accumulate(len(line) for line in data.splitlines(keepends=True)))
    for size in range(len(data)):
        if size < ends[0] - 1:
            assert broken(data[:size]).kind == ("damaged" if size else "empty")
            continue
        whole = sum(1 for end in ends[1:] if size >= end - 1)  # a line that lacks only its end is whole
        torn = size not in {e for end in ends for e in (end - 1, end)}
        if torn:
            error = broken(data[:size])
            assert (error.kind, error.line) == ("damaged", whole + 2)
            assert error.record is not None
            found = error.record
            assert found.size in ends
        else:
            found = read(data[:size])
        assert list(found.lines) == small_game()[:whole]


def test_every_flipped_bit_is_noticed() -> None:
    data = paper()
    starts = [0, *itertools.accumulate(len(line) for line in data.splitlines(keepends=True))]
    for place in range(len(data)):
        for bit in range(8):
            hurt = bytearray(data)
            hurt[place] ^= 1 << bit
            if place == len(data) - 1:  # the last end of line says nothing but that
                continue
            found = broken(bytes(hurt))
            if found.record is not None:
                line = next(n for n, end in enumerate(starts[1:], 1) if place < end)
                assert found.line == line
                assert list(found.record.lines) == small_game()[: line - 2]
            else:
                assert place < starts[1]


def test_later_lines_of_a_damaged_game_can_still_be_read() -> None:
    lines = paper().splitlines(keepends=True)
    lines[2] = lines[2].replace(b'"step":1', b'"step":9')
    found = broken(b"".join(lines))
    assert (found.line, found.later) == (3, tuple(small_game()[2:]))
    lines[2] = b"\xff\xfe rubbish\n"
    assert broken(b"".join(lines)).later == tuple(small_game()[2:])
    lines[3] = b"more\n"
    assert broken(b"".join(lines)).later == tuple(small_game()[3:])


def test_a_missing_a_doubled_and_a_swapped_line() -> None:
    head, *lines = paper().splitlines(keepends=True)
    for hurt in ([*lines[:1], *lines[2:]], [lines[0], *lines], [lines[1], lines[0], *lines[2:]]):
        found = broken(head + b"".join(hurt))
        assert found.kind == "damaged"
        assert found.record is not None
        assert list(found.record.lines) == small_game()[: found.line - 2]


@given(st.binary(max_size=200), st.integers(0, 2**32 - 1))
def test_rubbish_never_ends_in_anything_else(rubbish: bytes, seed: int) -> None:
    rng = random.Random(seed)
    data = bytearray(paper())
    place = rng.randrange(len(data))
    data[place : place + rng.randrange(40)] = rubbish
    for hurt in (rubbish, bytes(data)):
        found: record.Record | None
        try:
            found = read(hurt)
        except BrokenRecord as error:
            found = error.record
        if found is not None:
            assert list(found.lines) == small_game()[: len(found.lines)]

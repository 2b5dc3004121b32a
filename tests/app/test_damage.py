"""Stored games of every rule set, cut at every byte and with every bit turned: opened up to there, or refused and left alone."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mafia_gm.app.session import Session
from mafia_gm.app.store import Store
from mafia_gm.engine.record import BrokenRecord, last_number, read
from mafia_gm.rulesets.catalogue import RULESETS
from tests.fuzz.targets import KINDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    Open = Callable[[Path], Session | Store]

STORED = sorted((Path(__file__).parents[1] / "records").glob("*.mafia"))
EVERY = int(os.environ.get("CAMPAIGN_EVERY", "1"))
"""Every how manyth byte is cut at, and bit turned, in the campaign."""
stored = pytest.mark.parametrize("path", STORED, ids=[path.stem for path in STORED])


class Kept:
    """A stored game and what may be left of it."""

    def __init__(self, path: Path) -> None:
        self.data = path.read_bytes()
        self.lines = read(self.data, RULESETS).lines
        self.ends = [place + 1 for place, byte in enumerate(self.data) if byte == 10]

    def whole_before(self, place: int) -> int:
        """Return how many lines below the header end before this byte; -1 when not even the header does."""
        return sum(end <= place for end in self.ends) - 1

    def check(self, folder: Path, data: bytes, whole: int, opened: Open) -> None:
        """Opened, there are so many lines left and all else lies beside them; or it is refused, and untouched."""
        path = folder / "game.mafia"
        path.write_bytes(data)
        if whole < 0:
            with pytest.raises(BrokenRecord) as refused:
                opened(path)
            assert refused.value.kind in KINDS
            assert [kept.read_bytes() for kept in folder.iterdir()] == [data]
            path.unlink()
            return
        game = opened(path)
        assert path.read_bytes() == self.data[: self.ends[whole]]
        assert (game.damage is None) == (len(data) <= self.ends[whole])
        if game.damage is not None:
            assert game.damage.copy is not None
            assert game.damage.copy.read_bytes() == data
            game.damage.copy.unlink()
        if isinstance(game, Session):
            assert game._number == (last_number(self.lines[whole - 1]) if whole else 0)
            assert game.prompts() or game.table.ended is not None or not whole
        game.close()
        path.unlink()

    def cut(self, folder: Path, size: int, opened: Open = Session.open) -> None:
        """Cut after so many bytes; a line that lacks nothing but its end is whole."""
        self.check(folder, self.data[:size], self.whole_before(size + 1), opened)

    def turn(self, folder: Path, bit: int, opened: Open = Session.open) -> None:
        """Turn one bit; only a whole line before it can be left."""
        place = bit // 8
        data = bytearray(self.data)
        data[place] ^= 1 << bit % 8
        self.check(folder, bytes(data), self.whole_before(place), opened)


def mended(path: Path) -> Store:
    """Open and mend the file alone: what comes after its whole lines does not depend on what lies below them."""
    store, _ = Store.open(path, RULESETS)
    store.mend()
    return store


@pytest.fixture(autouse=True)
def unsynced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of syncs are only slow."""
    monkeypatch.setattr(os, "fsync", lambda _: None)


def some(kept: Kept, most: int) -> Iterable[int]:
    """Return places of the file: around the ends of its first and last lines, and anywhere."""
    rng = random.Random(len(kept.data))
    near = [end + off for end in (*kept.ends[:4], *kept.ends[-3:]) for off in (-10, -2, -1, 0, 1, 9)]
    return {place for place in near if place < len(kept.data)} | set(rng.sample(range(len(kept.data)), most))


@stored
def test_a_game_that_is_cut_opens_up_to_there(tmp_path: Path, path: Path) -> None:
    kept = Kept(path)
    for size in some(kept, 12):
        kept.cut(tmp_path, size)


@stored
def test_a_game_with_a_bit_turned_opens_up_to_there(tmp_path: Path, path: Path) -> None:
    kept = Kept(path)
    for place in some(kept, 12):
        kept.turn(tmp_path, place * 8 + place % 8)


@stored
def test_the_reader_never_stumbles_over_a_cut(path: Path) -> None:
    """At every byte of the first steps, by the reader alone."""
    kept = Kept(path)
    for size in range(kept.ends[2]):
        whole = kept.whole_before(size + 1)
        data = kept.data[:size]
        if size + 1 in kept.ends or size in kept.ends:
            assert read(data, RULESETS).lines == kept.lines[:whole]
            continue
        with pytest.raises(BrokenRecord) as refused:
            read(data, RULESETS)
        left = refused.value.record
        assert refused.value.kind == ("damaged" if size else "empty")
        assert (left.lines if left is not None else None) == (kept.lines[:whole] if whole >= 0 else None)


@pytest.mark.campaign
@pytest.mark.timeout(0)
@stored
def test_a_game_cut_after_every_line(tmp_path: Path, path: Path) -> None:
    kept = Kept(path)
    for end in kept.ends:
        for size in (end - 1, end, end + 1):
            kept.cut(tmp_path, size)


@pytest.mark.campaign
@pytest.mark.timeout(0)
@stored
def test_a_game_cut_at_every_byte(tmp_path: Path, path: Path) -> None:
    kept = Kept(path)
    for size in range(0, len(kept.data), EVERY):
        kept.cut(tmp_path, size, mended)


@pytest.mark.campaign
@pytest.mark.timeout(0)
@stored
def test_a_game_with_every_bit_turned(tmp_path: Path, path: Path) -> None:
    kept = Kept(path)
    for bit in range(0, 8 * len(kept.data), EVERY):
        kept.turn(tmp_path, bit, mended)

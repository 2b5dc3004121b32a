"""Interleaved pairs: the program and its reference in turn, and the median of the ratios of the pairs."""

from __future__ import annotations

import gc
import statistics
import time
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

PAIRS: Final = 21
DRIFT: Final = 0.15
"""How far the reference may drift between the two halves of a run before the run is repeated."""
TRIES: Final = 3


class Ratio(NamedTuple):
    """A measured ratio: median and quartiles over the pairs, and how far its reference drifted."""

    low: float
    median: float
    high: float
    drift: float
    program: float
    """Median of the program's own measure: seconds, or MiB."""
    reference: float


def ratio_of(pairs: list[tuple[float, float]], *, turned: bool = False) -> Ratio:
    """Return the ratio of pairs (program, reference); ``turned`` makes it speed instead of time."""
    ratios = [reference / program if turned else program / reference for program, reference in pairs]
    low, median, high = statistics.quantiles(ratios, n=4)
    references = [reference for _, reference in pairs]
    half = len(references) // 2
    before, after = statistics.median(references[:half]), statistics.median(references[half:])
    programs = statistics.median(program for program, _ in pairs)
    drift = abs(after - before) / min(before, after)
    return Ratio(low, median, high, drift, programs, statistics.median(references))


def measured(
    program: Callable[[], float],
    reference: Callable[[], float],
    *,
    pairs: int = PAIRS,
    turned: bool = False,
    warm: bool = True,
) -> Ratio:
    """Measure pairs, every other one in the opposite order; a run whose reference drifts is repeated."""
    if warm:
        program()
        reference()
    kept: Ratio | None = None
    for _ in range(TRIES):
        found: list[tuple[float, float]] = []
        for number in range(pairs):
            if number % 2:
                second = reference()
                found.append((program(), second))
            else:
                first = program()
                found.append((first, reference()))
        run = ratio_of(found, turned=turned)
        if kept is None or run.drift < kept.drift:
            kept = run
        if kept.drift <= DRIFT:
            break
    assert kept is not None
    return kept


def seconds(act: Callable[[], object], times: int = 1) -> float:
    """Return how long ``times`` runs of the act take; as in ``timeit``, no rubbish is collected meanwhile."""
    gc.collect()
    gc.disable()
    start = time.perf_counter()
    for _ in range(times):
        act()
    taken = time.perf_counter() - start
    gc.enable()
    return taken

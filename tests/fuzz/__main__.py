"""``python -m tests.fuzz record|scenario [libFuzzer's options] CORPUS``: fuzz a reader, guided by what it runs through."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import atheris  # type: ignore[import-not-found,import-untyped,unused-ignore]

with atheris.instrument_imports(include=["mafia_gm"]):
    from tests.fuzz.targets import TARGETS, seeds
from tests.fuzz.mutate import MUTATIONS


def main(target: str, arguments: list[str]) -> None:
    """Lay the seeds into the corpus and begin; a fault ends the process and leaves what made it."""
    corpus = Path(arguments[-1])
    corpus.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(seeds(target)):
        (corpus / f"seed-{number:03}").write_bytes(seed)
    mutate = MUTATIONS[target]

    def mutated(data: bytes, most: int, seed: int) -> bytes:
        rng = random.Random(seed)
        if rng.random() < 0.2:
            return bytes(atheris.Mutate(data, most))
        return mutate(data, rng)[:most]

    atheris.Setup([sys.argv[0], "-max_len=30000", *arguments], TARGETS[target], custom_mutator=mutated)
    atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])

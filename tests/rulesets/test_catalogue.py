"""The games are known by their keys, and read one by one."""

from __future__ import annotations

import subprocess
import sys

import pytest

from mafia_gm.rulesets.catalogue import RULESETS, name_of


def test_each_game_goes_by_its_own_key() -> None:
    assert [game.key for game in RULESETS.values()] == list(RULESETS) == ["mafia_plus", "maffia", "inbox"]
    assert len(RULESETS) == 3


@pytest.mark.parametrize("unknown", ["", "chess", "catalogue"])
def test_what_is_no_game_is_none(unknown: str) -> None:
    assert unknown not in RULESETS
    assert RULESETS.get(unknown) is None
    assert name_of(unknown) == unknown


@pytest.mark.parametrize("key", list(RULESETS))
def test_who_opens_an_evening_reads_no_other_games_rules(key: str) -> None:
    asked = (
        "import sys; from mafia_gm.app.session import Session; from mafia_gm.rulesets.catalogue import RULESETS;"
        f"RULESETS[{key!r}]; print({{name.split('.')[2] for name in sys.modules if name.startswith('mafia_gm.rulesets.')}})"
    )
    done = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True, timeout=60
    )
    assert set(RULESETS) & eval(done.stdout) == {key}

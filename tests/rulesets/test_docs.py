"""The documents tell what the program does."""

from __future__ import annotations

from pathlib import Path

import pytest

from mafia_gm.app.scenario import then, when
from mafia_gm.engine.ruleset import Ruleset
from mafia_gm.rulesets.catalogue import RULESETS

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_every_role_key_stands_in_the_table_of_its_rule_set(ruleset: Ruleset) -> None:
    part = (
        (DOCS / "roles.md")
        .read_text(encoding="utf-8")
        .partition(f"(`{ruleset.key}`)")[2]
        .partition("\n## ")[0]
    )
    assert [role.key for role in ruleset.roles if f"| `{role.key}` |" not in part] == []


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_the_state_machine_is_drawn_from_its_declaration(ruleset: Ruleset) -> None:
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    assert f"`{ruleset.key}`:\n\n```\n{ruleset.phases.diagram()}\n```\n" in text


def test_every_word_of_the_scenarios_is_explained() -> None:
    text = (DOCS / "scenarios.md").read_text(encoding="utf-8")
    words = [*when._WORDS, *(" ".join(two) for two in when._TWO_WORDS), *then._LOOKS]
    assert [word for word in words if f"`{word}" not in text] == []

"""The import rules find what they are meant to find."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import grimp
import pytest

from tests.import_contracts import ApartContract, FenceContract, ReachContract

if TYPE_CHECKING:
    from importlinter import Contract

PROJECTOR = {"source": "mafia_gm.ui.projector", "own": ["mafia_gm.engine.public"]}
ENGINE = {"source": "mafia_gm.engine", "foreign": ["msgspec"]}
QT = {"fenced": ["PySide6"], "within": ["mafia_gm.ui"]}
GAMES = {"modules": ["mafia_gm.rulesets.one", "mafia_gm.rulesets.two", "mafia_gm.rulesets.missing"]}


def kept(contract: type[Contract], options: dict[str, Any], *imports: str) -> bool:
    graph = grimp.ImportGraph()
    for line in imports:
        importer, _, imported = line.partition(" > ")
        graph.add_import(importer=importer, imported=imported, line_number=1, line_contents="")
        for module in (importer, imported):
            while "." in module:  # a real graph holds the packages around a module too
                module = module.rpartition(".")[0]  # noqa: PLW2901
                graph.add_module(module)
    made = contract("a rule", session_options={"root_packages": ["mafia_gm"]}, contract_options=options)
    return made.check(graph, verbose=False).kept


@pytest.mark.parametrize(
    ("imports", "is_kept"),
    [
        ([], True),
        (["mafia_gm.ui.projector > mafia_gm.engine.public"], True),
        (["mafia_gm.ui.projector.window > mafia_gm.ui.projector.ring"], True),
        (["mafia_gm.ui.projector > mafia_gm.ui.live"], False),
        (["mafia_gm.ui.projector.window > mafia_gm.ui.live"], False),
        # the long way round, and by way of a package's own __init__
        (
            ["mafia_gm.ui.projector > mafia_gm.engine.public", "mafia_gm.engine.public > mafia_gm.app.x"],
            False,
        ),
        (
            ["mafia_gm.ui.projector > mafia_gm.engine.public", "mafia_gm.engine > mafia_gm.engine.table"],
            False,
        ),
        (["mafia_gm.ui.projector > PySide6", "mafia_gm.ui > mafia_gm.app"], False),
    ],
)
def test_reach_of_the_projector(imports: list[str], is_kept: bool) -> None:
    assert kept(ReachContract, PROJECTOR, *imports) is is_kept


@pytest.mark.parametrize(
    ("imports", "is_kept"),
    [
        (["mafia_gm.engine.fold > msgspec", "mafia_gm.engine.fold > json"], True),
        (["mafia_gm.engine.fold > pydantic"], False),
        (["mafia_gm.engine.fold > mafia_gm.app.session"], False),
    ],
)
def test_reach_of_the_engine(imports: list[str], is_kept: bool) -> None:
    assert kept(ReachContract, ENGINE, *imports) is is_kept


def test_fence_round_qt() -> None:
    assert kept(FenceContract, QT, "mafia_gm.ui.app > PySide6", "mafia_gm.__main__ > mafia_gm.ui.app")
    assert not kept(FenceContract, QT, "mafia_gm.app.session > PySide6")


def test_rule_sets_stay_apart() -> None:
    assert kept(ApartContract, GAMES, "mafia_gm.rulesets.one > mafia_gm.engine")
    assert kept(
        ApartContract, GAMES, "mafia_gm.rulesets > mafia_gm.rulesets.one", "mafia_gm.rulesets.two > json"
    )
    assert not kept(ApartContract, GAMES, "mafia_gm.rulesets.one > mafia_gm.rulesets.two")


@pytest.mark.parametrize("package", ["app", "cli", "engine", "narration", "ui"])
def test_the_faces_of_packages_are_empty(package: str) -> None:
    """An import of one module must not run others (a rule set's own face declares it)."""
    faces = (Path(__file__).parents[1] / "mafia_gm" / package).rglob("__init__.py")
    assert [str(face) for face in faces if face.read_text(encoding="utf-8").strip()] == []

"""What the sources of the engine and of a rule set say by constants: reasons, announcements, notices, causes."""

from __future__ import annotations

import ast
import functools
import importlib
import inspect
import sys
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mafia_gm.engine import prompts as kernel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from mafia_gm.engine.ruleset import Ruleset

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "mafia_gm" / "engine"
NARRATION = ROOT / "mafia_gm" / "narration"

REASONED = {"Mapping[int, str]", "dict[int, str]", "str | None", "dict[tuple[int, int], str]"}
"""What functions return that say why not."""
SHOOTS = {"shoot": 2, "hit": 2, "hit_with_guest": 2, "Attacked": 1}
"""Calls that make an attempt, with the place of its cause."""


def reasons(trees: list[ast.Module]) -> set[str]:
    """Return every reason for which a command can be refused or a person not be chosen."""
    refused = {text for call in calls(trees, "Refused") for text in texts(call.args[0])}
    return refused | reasoned(trees, REASONED)


def announced(trees: list[ast.Module]) -> set[str]:
    """Return the keys of everything that is ever announced."""
    found = {text for call in calls(trees, "Announced") for text in texts(call.args[0])}
    return found | {
        text for call in calls(trees, "announce_dead") for arg in call.args[2:] for text in texts(arg)
    }


def noticed(trees: list[ast.Module]) -> set[str]:
    """Return the keys of everything that is told to one player in private."""
    return {text for call in calls(trees, "Notice") if len(call.args) > 1 for text in texts(call.args[1])}


def void(trees: list[ast.Module]) -> set[str]:
    """Return why orders come to nothing: what ``voided`` is told, and what the functions that say "why" return."""
    found = {text for call in calls(trees, "voided") for arg in call.args[1:2] for text in texts(arg)}
    if not calls(trees, "voided"):
        return set()
    for function in walk(trees, ast.FunctionDef):
        says_why = "why" in (ast.get_docstring(function) or "").partition("\n")[0].split()
        for node in ast.walk(function):
            if says_why and isinstance(node, ast.Return) and node.value is not None:
                found |= texts(node.value.elts[-1] if isinstance(node.value, ast.Tuple) else node.value)
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in {"reason", "wrong"}:
                found |= texts(node.value)
    return found


def ruled(trees: list[ast.Module]) -> set[str]:
    """Return the sentences that facts name as their ground: ``rule="town.covers"``."""
    words = (word for call in walk(trees, ast.Call) for word in call.keywords if word.arg == "rule")
    return {text for word in words for text in texts(word.value)}


def prompts(trees: list[ast.Module]) -> set[str]:
    """Return the keys of the questions that are no acts."""
    keys = [call.args[0] for call in calls(trees, "Prompt")]
    named = {key.id for key in keys if isinstance(key, ast.Name)} & vars(kernel).keys()
    return {text for key in keys for text in texts(key)} | {getattr(kernel, name) for name in named}


def warnings(trees: list[ast.Module]) -> set[str]:
    """Return what can be odd about a set of characters."""
    functions = [node for node in walk(trees, ast.FunctionDef) if node.name == "warnings"]
    return {text for call in calls(functions, "append") for text in texts(call.args[0])}


def reasoned(trees: list[ast.Module], returns: set[str]) -> set[str]:
    """Return the texts that functions of these return types give out."""
    found: set[str] = set()
    for function in walk(trees, ast.FunctionDef):
        if function.returns is None or ast.unparse(function.returns) not in returns:
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.Return) and node.value is not None:
                found |= texts(node.value)
            elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("fromkeys"):
                found |= texts(node.args[1])
            elif isinstance(node, ast.DictComp):
                found |= texts(node.value)
            elif isinstance(node, ast.GeneratorExp) and isinstance(node.elt, ast.Tuple):
                found |= texts(node.elt.elts[-1])
    return found


def returned(function: Callable[..., Any] | None) -> set[str]:
    """Return the texts that a function gives out, itself or by another of its module that it ends with."""
    if function is None:
        return set()
    around = vars(sys.modules[function.__module__])
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    found: set[str] = set()
    for node in walk([tree], ast.Return):
        for part in (
            (node.value.body, node.value.orelse) if isinstance(node.value, ast.IfExp) else (node.value,)
        ):
            found |= texts(part) if part is not None else set()
            if isinstance(part, ast.Name):
                found |= {around[part.id]} if isinstance(around.get(part.id), str) else set()
            elif isinstance(part, ast.Call) and isinstance(part.func, ast.Name):
                other = around.get(part.func.id)
                found |= returned(other) if inspect.isfunction(other) else set()
    return found


def causes(what: Ruleset) -> set[str]:
    """Return the causes with which this rule set makes attempts, by the constants of its module ``town``."""
    found: set[str] = set()
    for path in sources(what):
        module = vars(importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts)))
        named = [
            call.args[place]
            for name, place in SHOOTS.items()
            for call in calls(trees([path]), name)
            if len(call.args) > place
        ]
        tokens = [call for call in calls(trees([path]), "Token") if "hit" in texts(call.args[0])]
        named += [word.value for call in tokens for word in call.keywords if word.arg == "note"]
        for node in walk(trees([path]), ast.Assign):
            if ast.unparse(node.targets[0]) == "cause":
                named += ast.walk(node.value)
        found |= {str(module[node.id]) for node in named if isinstance(node, ast.Name) and node.id in module}
    return found


def literals() -> set[str]:
    """Return the lines that the narration asks for by a plain name: ``line("words", "seat")``."""
    found = set()
    for call in calls(trees(NARRATION.glob("*.py")), "line"):
        first, *rest = call.args
        parts = [texts(arg) for arg in (first, *rest)]
        if len(parts) > 1 and all(parts):
            table = next(iter(parts[0]))
            found |= {f"{table}/{key}" for key in parts[1]} if len(parts) == 2 else set()
    for call in calls(trees(NARRATION.glob("*.py")), "_row"):
        found |= {f"state/{key}/{field}" for key in texts(call.args[0]) for field in ("label", "value")}
    return found


# --- syntax -----------------------------------------------------------------------------------------------


def texts(node: ast.AST) -> set[str]:
    """Return the texts that an expression may be: constants, and both ends of a choice."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
        return {node.value}
    if isinstance(node, ast.IfExp):
        return texts(node.body) | texts(node.orelse)
    if isinstance(node, ast.BoolOp):
        return {text for value in node.values for text in texts(value)}
    return set()


def calls(within: Iterable[ast.AST], name: str) -> list[ast.Call]:
    """Return the calls of a function or method of this name that have arguments."""
    found = (call for call in walk(within, ast.Call) if call.args)
    return [call for call in found if getattr(call.func, "attr", getattr(call.func, "id", "")) == name]


def walk(within: Iterable[ast.AST], kind: type[Any]) -> Iterator[Any]:
    """Yield the nodes of this kind."""
    return (node for tree in within for node in _nodes(tree) if isinstance(node, kind))


@functools.cache
def _nodes(tree: ast.AST) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(tree))


def trees(paths: Iterable[Path]) -> list[ast.Module]:
    """Return the sources as syntax trees, in the order of their paths."""
    return [_tree(path) for path in sorted(paths)]


@functools.cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def trees_of(what: Ruleset) -> list[ast.Module]:
    """Return the sources of the engine and of the rule set; what of the engine only some games tell, for those."""
    own = sources(what)
    tells = any("mafia_gm.engine.told" in path.read_text(encoding="utf-8") for path in own)
    return trees([*(path for path in ENGINE.glob("*.py") if tells or path.stem != "told"), *own])


def sources(what: Ruleset) -> list[Path]:
    """Return the files of a rule set."""
    return sorted((ROOT / "mafia_gm" / "rulesets" / what.key).rglob("*.py"))

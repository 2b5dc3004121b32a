"""Which lines the narration must have for a rule set: asked of its declarations, and read out of its sources."""

from __future__ import annotations

import ast
import functools
import importlib
import inspect
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mafia_gm.engine import decide, prompts
from mafia_gm.engine.role import NOTHING
from mafia_gm.narration import steps

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from mafia_gm.engine.role import Act
    from mafia_gm.engine.ruleset import Rules, Ruleset

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "mafia_gm" / "engine"
NARRATION = ROOT / "mafia_gm" / "narration"

STAGES = ("dawn", "debate", "voting", "verdict", "nightfall")
BY_RULES = ("defence",)
"""Parts of the day that only some games have."""
BOOK = ("sides", "characters", "groups", "calls", "effects", "shields", "phases", "options", "sets")
"""Headings of a rule set in print."""
VARIANTS = (
    "nobody",
    "few",
    "gone",
    "last",
    "short",
    "check",
    "tie",
    "first",
    "opening",
    "reopening",
    "over",
    "organisation",
)
"""Special cases of a question that may have lines of their own."""
REASONED = {"Mapping[int, str]", "dict[int, str]", "str | None", "dict[tuple[int, int], str]"}
"""What functions return that say why not."""
BY_SET_UP = {"win_at_deal"}
"""Warnings that the set-up finds by dealing, not the rule set."""


def needed(what: Ruleset) -> set[str]:
    """Return the paths of all lines that the rule set cannot do without.

    A path is there if it exists itself or with a case behind it: ``winners`` or ``winners.city``, ``shows/…``.
    """
    rules = what.under()
    own, both = _trees(_sources(what)), trees_of(what)
    keys = {f"game/{field}" for field in ("title", "credit")} | {"language/name"}
    keys |= {f"sides/{side}/{field}" for side in what.sides for field in ("name", "of")}
    keys |= {f"roles/{role.key}/{field}" for role in what.roles for field in ("name", "short", "about")}
    keys |= {f"phases/{phase}" for phase in (*what.phases.moves, "welcome")}
    keys |= {f"stages/{stage}" for stage in (*STAGES, *(set(BY_RULES) & what.phases.moves.keys()))}
    keys |= {f"book/{heading}" for heading in BOOK}
    for act in rules.acts.values():
        keys |= {f"acts/{act.key}/{field}" for field in _fields(rules, act)}
        signs = _returned(act.told) - {*what.sides} if act.pick != NOTHING else set()
        keys |= {f"{table}/{sign}" for table in ("thumbs", "signs") for sign in signs}
    keys |= {f"prompts/{key}/{field}" for key in _prompts(both) for field in ("title", "do")}
    keys |= {f"bluff/{why}/{field}" for why in _bluffs(rules) for field in ("who", "do")}
    keys |= {f"reasons/actor_{why}" for why in _bluffs(rules) - {"dead"}}
    keys |= {f"commands/{name}" for name in _commands(what)}
    keys |= {f"reasons/{reason}" for reason in reasons(both)}
    keys |= {f"because/{reason}" for reason in _reasoned(own, {"Mapping[int, str]"})}
    keys |= {f"because/{reason}" for reason in _reasoned(own, {"dict[tuple[int, int], str]"})}
    keys |= {f"warnings/{key}" for key in _warnings(own) | BY_SET_UP}
    keys |= {f"causes/{cause}" for cause in _causes(what) | {"left", "override"}}
    keys |= {f"public/{key}" for key in announced(both)}
    keys |= {f"chips/{kind.key}" for kind in rules.kinds.values() if kind.look}
    keys |= {f"why/{key}" for key in _why(rules, own)}
    for option in what.options:
        keys |= {f"options/{option.key}/{field}" for field in ("title", "text")}
        if not option.order:
            named = [value for value in option.values if not isinstance(value, bool)]
            keys |= {f"options/{option.key}/values/{value}" for value in named}
    keys |= {f"journal/{command.__name__}" for command in steps.LINES}
    bonds = {f"state/{key}/{field}" for key in ("takes", "taken_by") for field in ("label", "value")}
    return (keys | _literals()) - (bonds if Path(inspect.getfile(what.bonds)).parent == ENGINE else set())


def stands_in(key: str) -> str:
    """Return the line that may stand in for a needed one: a count for each of its numbers; else the line itself."""
    path, _, last = key.rpartition("/")
    counted = path.startswith("options/") and path.endswith("/values") and last.isdecimal()
    return f"{path.removesuffix('/values')}/count" if counted else key


def optional(what: Ruleset) -> tuple[str, ...]:
    """Return the beginnings of paths that may exist besides the needed ones, as ``startswith`` takes them."""
    both = trees_of(what)
    acts, kinds = what.under().acts, what.under().kinds
    return (
        *(f"prompts/{key}/{field}" for key in _prompts(both) for field in ("say", "thanks", "ask")),
        *(f"prompts/{key}.{variant}/" for key in _prompts(both) for variant in VARIANTS),
        *(f"acts/{key}/do_{why}" for key in acts for why in _bluffs(what.under())),
        *(f"acts/{key}/{field}_one" for key in acts for field in ("say", "thanks", "do")),
        *(f"options/{option.key}/count" for option in what.options if any(map(_is_count, option.values))),
        "notes/victory.",
        *(f"acts/{key}/{field}/" for key in acts for field in ("choices", "shows")),
        *(f"acts/{key}/chosen/" for key, act in acts.items() if act.told is not None),
        *(f"{table}/{key}" for table in ("spoken", "public") for key in announced(both)),
        *(f"chips/{kind}" for kind in kinds),
        *(f"state/{head}{kind}/" for head in ("", "gives_") for kind in kinds),
        *(f"notes/{kind}" for kind in kinds),
        *(f"{table}/{side}" for table in ("thumbs", "signs") for side in what.sides),
        *(f"why/{key}.spared" for key, _ in what.under().shields),
        *(f"{table}/{name}." for table in ("journal", "commands") for name in _commands(what)),
        "public/",  # the projector's own words: every language must have those that English has
        "cards/",
        "choices/",
        "offers/",
        "answers/",
        "journal/",
    )


# --- asked of the declarations --------------------------------------------------------------------------


def _fields(rules: Rules, act: Act) -> Iterator[str]:
    """Yield the lines that an act needs."""
    yield from ("title", "say", "do")
    nightly, group = act.when in {"night", "night_zero"}, rules.groups.get(act.owner)
    called = nightly and (group is None or group.wakes)
    if called:
        yield "thanks"
    if act.pick != NOTHING:
        yield "ask"
    if (called and act.pick != NOTHING) or (not nightly and act.pick == NOTHING):
        yield "passed"
    if act.told is not None:
        yield "show" if act.pick != NOTHING else "shows"
    if called and group is not None:
        if act.pick == NOTHING and any(role.boss for role in rules.roles.values()):
            yield from ("boss", "no_boss")
        if act.pick != NOTHING:
            yield from ("do_away", *(f"do_{why}" for why in sorted(_returned(act.idle))))
        if group.roles:
            yield from ("do_away", "do_dead")
    yield from (f"chosen/{choice}" for choice in act.choices)


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _returned(function: Callable[..., Any] | None) -> set[str]:
    """Return the texts that a function of a declaration gives out."""
    if function is None:
        return set()
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    given = [node.value for node in _walk([tree], ast.Return) if node.value is not None]
    return {text for value in given for text in _texts(value)}


def _commands(what: Ruleset) -> Iterator[str]:
    """Yield the names of the commands that this game takes."""
    for command in dict.fromkeys((*decide.HANDLES, *what.handles)):
        yield command.__name__


def _why(rules: Rules, own: list[ast.Module]) -> set[str]:
    """Return the sentences that can explain an attempt."""
    keys = {key for key, _ in rules.shields}
    keys |= {key for key, act in rules.acts.items() if "Attacked(" in inspect.getsource(act.effect)}
    keys |= {sentence.key for role in rules.roles for sentence in rules.consequences(role)}
    return keys | {
        word.value.value
        for call in _calls(own, "Attacked")
        for word in call.keywords
        if word.arg == "rule" and isinstance(word.value, ast.Constant)
    }


def _causes(what: Ruleset) -> set[str]:
    """Return the causes with which this rule set makes attempts, by the constants of its module ``town``."""
    found = set()
    for path in _sources(what):
        module = importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
        for call in _calls(_trees([path]), "Attacked"):
            if len(call.args) > 1 and isinstance(call.args[1], ast.Name):
                found.add(getattr(module, call.args[1].id, None))
        for node in _walk(_trees([path]), ast.Assign):
            if ast.unparse(node.targets[0]) == "cause":
                names = (name.id for name in ast.walk(node.value) if isinstance(name, ast.Name))
                found |= {getattr(module, name, None) for name in names}
    return {cause for cause in found if isinstance(cause, str)}


def _bluffs(rules: Rules) -> set[str]:
    """Return why a call may be only heard: the kernel's reasons, and those of the acts' own ``idle``."""
    idles = (act.idle for act in rules.acts.values() if act.idle is not None)
    returned = (
        node.value
        for idle in idles
        for node in ast.walk(ast.parse(inspect.getsource(idle)))
        if isinstance(node, ast.Return) and node.value is not None
    )
    return {"dead", "away", "spent"} | {text for value in returned for text in _texts(value)}


# --- read out of the sources ------------------------------------------------------------------------------


def reasons(trees: list[ast.Module]) -> set[str]:
    """Return every reason for which a command can be refused or a person not be chosen."""
    refused = {text for call in _calls(trees, "Refused") for text in _texts(call.args[0])}
    return refused | _reasoned(trees, REASONED)


def announced(trees: list[ast.Module]) -> set[str]:
    """Return the keys of everything that is ever announced."""
    found = {text for call in _calls(trees, "Announced") for text in _texts(call.args[0])}
    return found | {
        text for call in _calls(trees, "announce_dead") for arg in call.args[2:] for text in _texts(arg)
    }


def _prompts(trees: list[ast.Module]) -> set[str]:
    keys = [call.args[0] for call in _calls(trees, "Prompt")]
    named = {key.id for key in keys if isinstance(key, ast.Name)} & vars(prompts).keys()
    return {text for key in keys for text in _texts(key)} | {getattr(prompts, name) for name in named}


def _warnings(trees: list[ast.Module]) -> set[str]:
    functions = [node for node in _walk(trees, ast.FunctionDef) if node.name == "warnings"]
    return {text for call in _calls(functions, "append") for text in _texts(call.args[0])}


def _reasoned(trees: list[ast.Module], returns: set[str]) -> set[str]:
    """Return the texts that functions of these return types give out."""
    found: set[str] = set()
    for function in _walk(trees, ast.FunctionDef):
        if function.returns is None or ast.unparse(function.returns) not in returns:
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.Return) and node.value is not None:
                found |= _texts(node.value)
            elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("fromkeys"):
                found |= _texts(node.args[1])
            elif isinstance(node, ast.DictComp):
                found |= _texts(node.value)
            elif isinstance(node, ast.GeneratorExp) and isinstance(node.elt, ast.Tuple):
                found |= _texts(node.elt.elts[-1])
    return found


def _literals() -> set[str]:
    """Return the lines that the narration asks for by a plain name: ``line("words", "seat")``."""
    found = set()
    for call in _calls(_trees(NARRATION.glob("*.py")), "line"):
        first, *rest = call.args
        parts = [_texts(arg) for arg in (first, *rest)]
        if len(parts) > 1 and all(parts):
            table = next(iter(parts[0]))
            found |= {f"{table}/{key}" for key in parts[1]} if len(parts) == 2 else set()
    for call in _calls(_trees(NARRATION.glob("*.py")), "_row"):
        found |= {f"state/{key}/{field}" for key in _texts(call.args[0]) for field in ("label", "value")}
    return found


def _texts(node: ast.AST) -> set[str]:
    """Return the texts that an expression may be: constants, and both ends of a choice."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
        return {node.value}
    if isinstance(node, ast.IfExp):
        return _texts(node.body) | _texts(node.orelse)
    if isinstance(node, ast.BoolOp):
        return {text for value in node.values for text in _texts(value)}
    return set()


def _calls(trees: Iterable[ast.AST], name: str) -> list[ast.Call]:
    """Return the calls of a function or method of this name that have arguments."""
    found = (call for call in _walk(trees, ast.Call) if call.args)
    return [call for call in found if getattr(call.func, "attr", getattr(call.func, "id", "")) == name]


def _walk(trees: Iterable[ast.AST], kind: type[Any]) -> Iterator[Any]:
    return (node for tree in trees for node in _nodes(tree) if isinstance(node, kind))


@functools.cache
def _nodes(tree: ast.AST) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(tree))


def _trees(paths: Iterable[Path]) -> list[ast.Module]:
    return [_tree(path) for path in sorted(paths)]


@functools.cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def trees_of(what: Ruleset) -> list[ast.Module]:
    """Return the sources of the engine and of the rule set."""
    return _trees([*ENGINE.glob("*.py"), *_sources(what)])


def _sources(what: Ruleset) -> list[Path]:
    return sorted((ROOT / "mafia_gm" / "rulesets" / what.key).rglob("*.py"))

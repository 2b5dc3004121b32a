"""Import rules that import-linter has no words for; pyproject.toml uses them, `make check` runs them.

All of them bear with modules that do not exist (yet): a rule about a missing module is kept.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, cast

from importlinter import Contract, ContractCheck, fields, output
from importlinter.contracts.independence import IndependenceContract

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from grimp import ImportGraph

OURS = "mafia_gm"
Link = tuple[str, str]


class _Walls(Contract):
    """What the contracts below share: each finds offending imports, all are shown the same way."""

    def offences(self, graph: ImportGraph) -> Iterator[Link]:
        raise NotImplementedError

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        found = sorted(set(self.offences(graph)))
        shown = [(*link, _lines(graph, link)) for link in found]
        return ContractCheck(kept=not found, metadata={"offences": shown})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for importer, imported, lines in check.metadata["offences"]:
            output.print_error(f"{importer} must not import {imported} ({lines})", bold=False)


class ReachContract(_Walls):
    """`source` reaches nothing of ours but itself and `own`, however long the way there.

    The packages around a module run when it is imported, so they are followed too. With `foreign` given,
    other people's packages are limited to that list and the standard library.
    """

    source = fields.StringField()
    own = fields.ListField(subfield=fields.StringField(), required=False)
    foreign = fields.ListField(subfield=fields.StringField(), required=False)

    def offences(self, graph: ImportGraph) -> Iterator[Link]:
        source = str(self.source)
        own = [source, *_words(self.own)]
        limited, foreign = _given(self.foreign), _words(self.foreign)
        seen: set[str] = set()
        todo = [name for name in graph.modules if _inside(name, [source])]
        while todo:
            module = todo.pop()
            if module in seen:
                continue
            seen.add(module)
            around = {parent for parent in _parents(module) if parent in graph.modules}
            todo += around - seen
            for imported in graph.find_modules_directly_imported_by(module):
                if not _inside(imported, [OURS]):
                    if limited and not _known(imported, foreign):
                        yield module, imported
                elif _inside(imported, own) or imported in set(_parents(module)):
                    todo.append(imported)
                else:
                    yield module, imported


class FenceContract(_Walls):
    """The packages in `fenced` (other people's) are imported by modules inside `within` only."""

    fenced = fields.ListField(subfield=fields.StringField())
    within = fields.ListField(subfield=fields.StringField())

    def offences(self, graph: ImportGraph) -> Iterator[Link]:
        fenced, within = _words(self.fenced), _words(self.within)
        for module in graph.modules:
            if _inside(module, [OURS]) and not _inside(module, within):
                for imported in graph.find_modules_directly_imported_by(module):
                    if _inside(imported, fenced):
                        yield module, imported


class ApartContract(IndependenceContract):
    """Independence, of those of the modules that exist."""

    type_name = "apart"

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        declared: Any = self.modules
        existing: Any = {one for one in declared if one.expression in graph.modules}
        self.modules = existing
        return super().check(graph, verbose) if len(existing) > 1 else ContractCheck(kept=True)


def _given(field: object) -> bool:
    return field is not None


def _words(field: object) -> list[str]:
    """What a field holds once the base class has filled it."""
    return list(cast("list[str] | None", field) or ())


def _inside(module: str, packages: Iterable[str]) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def _known(module: str, foreign: Iterable[str]) -> bool:
    return module.partition(".")[0] in sys.stdlib_module_names or _inside(module, foreign)


def _parents(module: str) -> Iterator[str]:
    while "." in module:
        module = module.rpartition(".")[0]
        yield module


def _lines(graph: ImportGraph, link: Link) -> str:
    details = graph.get_import_details(importer=link[0], imported=link[1])
    return ", ".join(f"line {detail['line_number']}" for detail in details)

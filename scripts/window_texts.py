"""Checks the window's texts: the .ts files, and the calls of tr() that they are collected from.

``files``   each .ts file: nothing unfinished, the placeholders of the source, as many forms as the language has.
``calls``   each tr() in the code: lupdate must be able to see it, and a translator to make sense of it.
``in_step`` the .ts files hold exactly what lupdate finds in the code now.
"""

from __future__ import annotations

import ast
import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final
from xml.etree import ElementTree as ET

import translations

if TYPE_CHECKING:
    from collections.abc import Iterator

FORMS: Final = {"en": 2, "sv": 2, "pl": 3, "ru": 3}
"""How many plural forms Qt asks for."""
PLACE: Final = re.compile(r"%n|%L?\d|\{\w*\}")
_Parents = dict[ast.AST, ast.AST]
_Key = tuple[str, str, str]


# --- the files --------------------------------------------------------------------------------------------


def files(folder: Path) -> Iterator[str]:
    """Yield what is wrong with the .ts files of a folder."""
    for file in sorted(folder.glob("*.ts")):
        yield from _file(file)


def _file(file: Path) -> Iterator[str]:
    language = file.stem.rpartition("_")[2]
    for context, message in _messages(file):
        source, translation = message.findtext("source", ""), message.find("translation")
        where = f"{file.name}: {context}: {source!r}"
        kind = translation.get("type") if translation is not None else "unfinished"
        if translation is None or kind:
            yield f"{where}: {kind}"
            continue
        forms = [form.text or "" for form in translation.iter("numerusform")]
        if forms and len(forms) != FORMS.get(language, len(forms)):
            yield f"{where}: {len(forms)} plural forms, {language} has {FORMS[language]}"
        for form in forms or [translation.text or ""]:
            yield from (f"{where}: {fault}" for fault in _faults(source, form, plural=bool(forms)))


def _faults(source: str, form: str, *, plural: bool) -> Iterator[str]:
    if not form.strip():
        yield "empty"
    wanted, there = set(PLACE.findall(source)), set(PLACE.findall(form))
    if there - wanted or wanted - there - ({"%n"} if plural else set()):
        yield f"placeholders differ: {form!r}"
    if form != form.strip() or "  " in form:
        yield f"stray spaces: {form!r}"
    if source.count("&") != form.count("&"):
        yield f"another number of &: {form!r}"
    if source.endswith("…") != form.endswith("…"):
        yield f"… at the end of one alone: {form!r}"


def _messages(file: Path) -> Iterator[tuple[str, ET.Element]]:
    for context in ET.parse(file).getroot().iter("context"):  # noqa: S314 - our own file
        name = context.findtext("name", "")
        yield from ((name, message) for message in context.iter("message"))


# --- the code ---------------------------------------------------------------------------------------------


def calls(folder: Path) -> Iterator[str]:
    """Yield the calls of tr() that lupdate cannot see, or nobody can translate."""
    for file in sorted(folder.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
        for node in ast.walk(tree):
            for fault in _in_code(node, parents):
                yield f"{file.relative_to(folder.parent)}:{getattr(node, 'lineno', 0)}: {fault}"


def _in_code(node: ast.AST, parents: _Parents) -> Iterator[str]:
    if isinstance(node, ast.Attribute) and node.attr in {"tr", "translate"}:
        above = parents[node]
        owner = node.value.id if isinstance(node.value, ast.Name) else ""
        if node.attr == "translate":
            if owner in {"QCoreApplication", "QApplication", "QGuiApplication"}:
                yield "translate(): say self.tr()"
        elif not (isinstance(above, ast.Call) and above.func is node):
            yield "tr under another name: lupdate does not see its texts"
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tr":
        yield from _call(node, parents)


def _call(call: ast.Call, parents: _Parents) -> Iterator[str]:
    above = list(_above(call, parents))
    if any(isinstance(node, ast.JoinedStr) for node in above):
        yield "tr() inside an f-string: lupdate does not see it"
    if not any(isinstance(node, ast.ClassDef) for node in above):
        yield "tr() outside a class has no context"
    if call.keywords:
        yield "tr() with a keyword: lupdate does not see it"
    first = call.args[0] if call.args else None
    if isinstance(first, ast.JoinedStr):
        yield "an f-string inside tr(): name the places and use format()"
    elif not (isinstance(first, ast.Constant) and isinstance(first.value, str)):
        yield "tr() of something that is not a literal"
    else:
        yield from (f"{fault}: {first.value!r}" for fault in _source(first.value, counted=len(call.args) > 2))


def _source(text: str, *, counted: bool) -> Iterator[str]:
    if ("%n" in text) != counted:
        yield "%n needs a count, and a count needs %n"
    if not counted and "(s)" in text.lower():
        yield "a plural without %n"
    if text != text.strip() or "  " in text:
        yield "a text that is glued together"
    if "{}" in text or re.search(r"\{\d", text):
        yield "a place without a name"


def _above(node: ast.AST, parents: _Parents) -> Iterator[ast.AST]:
    while node in parents:
        node = parents[node]
        yield node


# --- both -------------------------------------------------------------------------------------------------


def in_step(folder: Path, languages: tuple[str, ...] = translations.LANGUAGES) -> Iterator[str]:
    """Yield the texts that stand in the code and not in the .ts files, and the other way round."""
    with tempfile.TemporaryDirectory(prefix="mafia-gm-texts-") as place:
        fresh = Path(place)
        yield from translations.update(fresh, quiet=True)
        for language in (translations.SOURCE, *languages):
            name = translations.ts(language).name
            if not (folder / name).exists():
                yield f"{name} is missing: make translations"
                continue
            new, old = _keys(fresh / name), _keys(folder / name)
            yield from (
                f"{name}: {key[0]}: {key[1]!r}: missing: make translations" for key in sorted(new - old)
            )
            yield from (f"{name}: {key[0]}: {key[1]!r}: no longer in the code" for key in sorted(old - new))


def _keys(file: Path) -> set[_Key]:
    return {
        (context, message.findtext("source", ""), message.findtext("comment", ""))
        for context, message in _messages(file)
    }

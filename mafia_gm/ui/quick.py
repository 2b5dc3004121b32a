"""Makes Qt known to Python in half the time, by sparing what Shiboken does at every start for nobody here.

It makes hundreds of enumerations with thousands of members in the library's own, slow way; prepares a tool that writes
type stubs; and looks into the source of all that is imported for another way of spelling. The enumerations made here
are the same in every part (tests/ui/test_quick.py compares them); where that was not seen, all stays as it is.
docs/decisions/0015-quick-enumerations.md says what it brings, and how to be rid of it.
"""

from __future__ import annotations

import builtins
import enum
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

SEEN: Final = (3, 11)
"""The Python whose enumerations are made here as its library makes them."""
STUBS: Final = "shibokensupport/signature/lib/pyi_generator.py"
"""What Shiboken compiles and runs only to have it at hand for ``pyside6-genpyi``."""
KINDS: Final = frozenset({enum.Enum, enum.IntEnum, enum.Flag, enum.IntFlag})

_slowly: Any = vars(enum.EnumType)["_create_"]
_bodies: dict[tuple[Any, Any], dict[str, Any]] = {}
_taken: dict[Any, frozenset[str]] = {}


def import_qt() -> None:
    """Import Qt's core. Raises ImportError as that does, where a library of the system is missing."""
    if sys.version_info[:2] == SEEN:
        vars(enum)["EnumType"]._create_ = make
    with _without_stubs():
        import PySide6.QtCore  # noqa: F401
    # Shiboken watches imports for ``from __feature__ import snake_case``, which nobody here writes.
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


@contextmanager
def _without_stubs() -> Iterator[None]:
    """Let the tool that writes type stubs be an empty module."""
    really = builtins.compile

    def compiled(source: Any, filename: Any, *more: Any, **options: Any) -> Any:
        return really(b"" if filename == STUBS else source, filename, *more, **options)

    vars(builtins)["compile"] = compiled
    try:
        yield
    finally:
        vars(builtins)["compile"] = really


def make(kind: Any, name: str, members: Any, **told: Any) -> Any:
    """Make an enumeration as ``Enum._create_`` does, who makes those that are not plain."""
    if told.get("module") is None:  # asked as the library asks: two frames up is who wants the enumeration
        told["module"] = sys._getframe(2).f_globals.get("__name__")  # noqa: SLF001
    if not _is_plain(kind, members, **told):
        return _slowly(kind, name, members, **told)
    body = _body(kind, told.get("boundary")) | {"__module__": told["module"]}
    order, by_name, by_value = body["_member_names_"], body["_member_map_"], body["_value2member_map_"]
    new, with_value, flags = body["_new_member_"], body["_use_args_"], "_flag_mask_" in body
    made = type.__new__(enum.EnumType, name, (kind,), body)
    for called, value in members:
        member = by_value.get(value)
        if member is None:
            member = by_value[value] = new(made, value) if with_value else new(made)
            member._value_ = value
            member._name_ = called
            member.__objclass__ = made
            member._sort_order_ = len(order)
            if not flags or _is_one_bit(value):
                order.append(called)
        by_name[called] = member
        type.__setattr__(made, called, member)
    type.__setattr__(made, "__new__", enum.Enum.__new__)  # from the body it would come out as something else
    if flags:
        _count_bits(made, by_value)
    return made


def _is_plain(kind: Any, members: Any, **told: Any) -> bool:
    """Are these pairs whose names are free, and whose values are whole numbers, with nothing else asked for?"""
    if kind not in KINDS or not isinstance(members, list):
        return False
    if told.get("type") is not None or told.get("qualname") is not None:
        return False
    if kind not in _taken:
        _taken[kind] = frozenset({"mro"}.union(*map(vars, kind.__mro__)))
    names = {called for called, _ in members}
    return (
        len(names) == len(members)
        and names.isdisjoint(_taken[kind])
        and all(type(value) is int and called[:1] not in {"_", ""} for called, value in members)
    )


def _body(kind: Any, boundary: Any) -> dict[str, Any]:
    """Return what the library gives an enumeration of this kind before it has members."""
    if (kind, boundary) not in _bodies:
        _bodies[kind, boundary] = dict(vars(_slowly(kind, "Empty", [], boundary=boundary)))
    return {
        key: part.copy() if type(part) in {list, dict} else part
        for key, part in _bodies[kind, boundary].items()
        if key != "__new__"
    }


def _is_one_bit(value: int) -> bool:
    return value > 0 and not value & (value - 1)


def _count_bits(flags: Any, values: Any) -> None:
    """Tell flags which bits they have, and whether they stand in their order."""
    every = single = 0
    for value in values:
        every |= value
        single |= value if _is_one_bit(value) else 0
    flags._all_bits_ = 2 ** every.bit_length() - 1
    if hasattr(flags, "_singles_mask_"):
        flags._singles_mask_, flags._flag_mask_ = single, every
    else:  # before 3.11.4
        flags._flag_mask_ = single
    ordered = [value for value in values if _is_one_bit(value)]
    if ordered != sorted(ordered):
        flags._iter_member_ = flags._iter_member_by_def_

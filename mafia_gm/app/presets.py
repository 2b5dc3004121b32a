"""Named sets of characters with table rulings, to be used again and given to others. Import it lazily (pydantic)."""

from __future__ import annotations

import itertools
import os
from pathlib import Path
from typing import Any, Final, Literal

from pydantic import Field

from mafia_gm import paths
from mafia_gm.app.files import StoreFailed
from mafia_gm.app.names import numbered, plain
from mafia_gm.app.sheets import BadSheet, Sheet, read_sheet, write_sheet
from mafia_gm.engine.names import MAX_NAME, clean
from mafia_gm.rulesets.catalogue import RULESETS

SUFFIX: Final = ".preset.json"
Value = bool | int | float | str | tuple[str, ...]
_MOST: Final = 200
"""No table has so many cards."""


class Preset(Sheet):
    """A set and the rulings that differ from the rule set's defaults; no roles: rulings for any set."""

    kind: Literal["mafia_gm_preset"] = "mafia_gm_preset"
    format: Literal[1] = 1
    name: str = Field(min_length=1, max_length=MAX_NAME)
    ruleset: str
    roles: tuple[str, ...] = Field(default=(), max_length=_MOST)
    options: dict[str, Value] = Field(default_factory=dict)

    def checked(self) -> Preset:
        """Return the preset if this program can play it; raises ``BadSheet`` with what it cannot."""
        ruleset = RULESETS.get(self.ruleset)
        if ruleset is None:
            raise BadSheet("unknown_ruleset", "ruleset", self.ruleset)
        known = {role.key for role in ruleset.roles}
        for role in self.roles:
            if role not in known:
                raise BadSheet("unknown_role", "roles", role)
        options = {option.key: option for option in ruleset.options}
        for key, value in self.options.items():
            if key not in options:
                raise BadSheet("unknown_option", "options", key)
            if not options[key].accepts(value):
                raise BadSheet("wrong_option", f"options.{key}", str(value))
        return self


def preset(name: str, ruleset: str, roles: tuple[str, ...], options: dict[str, Any]) -> Preset:
    """Return a preset of a set and all its options, of which only the unusual ones are kept."""
    usual = RULESETS[ruleset].defaults()
    unusual = {key: value for key, value in options.items() if usual.get(key) != value}
    return Preset(name=name, ruleset=ruleset, roles=roles, options=unusual).checked()


def import_preset(path: Path) -> Preset:
    """Return the preset in a file, its name in one line; raises ``BadSheet``."""
    found = read_sheet(Preset, path).checked()
    name = clean(found.name)
    if not name:
        raise BadSheet("wrong_field", "name", found.name)
    return found.model_copy(update={"name": name})


def export_preset(what: Preset, path: Path) -> None:
    """Write the preset into a file; raises ``StoreFailed``."""
    write_sheet(what, path)


def _folder() -> Path:
    return paths.user_data() / "presets"


def save_preset(what: Preset, folder: Path | None = None) -> Path:
    """Keep the preset under its name, in the place of an older one of that name; raises ``StoreFailed``."""
    folder = folder or _folder()
    same = (path for path, kept in list_presets(folder) if kept.name == what.name)
    path = next(same, None) or _free(folder, file_name(what))
    write_sheet(what, path)
    return path


def adopt_preset(what: Preset, folder: Path | None = None) -> Preset:
    """Keep a preset from elsewhere beside what is kept: where another has its name it is called ``Name (2)``.

    Return it as it is kept; raises ``StoreFailed``.
    """
    known = {kept.name: kept for _, kept in list_presets(folder)}
    adopted = what
    for number in itertools.count(2):
        if known.get(adopted.name, adopted) == adopted:
            break
        ending = f" ({number})"
        adopted = what.model_copy(update={"name": f"{what.name[: MAX_NAME - len(ending)]}{ending}"})
    if adopted.name not in known:
        save_preset(adopted, folder)
    return adopted


def _free(folder: Path, name: str) -> Path:
    """Return a path that is nobody's: names that differ may come to the same name of a file."""
    tried = map(folder.joinpath, numbered(name.removesuffix(SUFFIX), SUFFIX))
    return next(path for path in tried if not os.path.lexists(path))


def file_name(what: Preset) -> str:
    """Return what a file of the preset is called."""
    return f"{plain(what.name) or 'preset'}{SUFFIX}"


def drop_preset(path: Path) -> None:
    """Delete a kept preset; one that is gone already is no matter. Raises ``StoreFailed``."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise StoreFailed.of(error, path) from error


def list_presets(folder: Path | None = None) -> tuple[tuple[Path, Preset], ...]:
    """Return the kept presets by name; files that cannot be used are left out. Never raises."""
    found = []
    try:
        kept = sorted((folder or _folder()).glob(f"*{SUFFIX}"))
    except OSError:
        kept = []
    for path in kept:
        try:
            found.append((path, import_preset(path)))
        except BadSheet:
            continue
    return tuple(sorted(found, key=lambda pair: pair[1].name.casefold()))

"""Files that people pass around (players, presets): checked by pydantic, refused with one clear sentence."""

from __future__ import annotations

import stat
from typing import TYPE_CHECKING, Final, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from mafia_gm.app.files import StoreFailed, replace_file

if TYPE_CHECKING:
    from pathlib import Path

_S = TypeVar("_S", bound="Sheet")
_LARGEST: Final = 1 << 20
"""No sheet has so many bytes."""


class Sheet(BaseModel):
    """A checked, frozen value; unknown fields are refused."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class BadSheet(Exception):  # noqa: N818 - named for what the file is
    """The file cannot be used: ``kind`` is a narration key, ``where`` the field, ``detail`` what is there.

    Kinds: ``unreadable`` (no such file, or not text), ``not_json``, ``wrong_field``, ``unknown_ruleset``,
    ``unknown_role``, ``unknown_option``, ``wrong_option``.
    """

    def __init__(self, kind: str, where: str = "", detail: str = "") -> None:
        """Keep what is wrong and where."""
        super().__init__(": ".join(part for part in (kind, where, detail) if part))
        self.kind = kind
        self.where = where
        self.detail = detail


def read_sheet(kind: type[_S], path: Path) -> _S:
    """Return the file's content, checked; raises ``BadSheet``."""
    try:
        state = path.stat()
        if not stat.S_ISREG(state.st_mode) or state.st_size > _LARGEST:
            raise BadSheet("not_json", path.name)
        data = path.read_bytes()
    except OSError as error:
        raise BadSheet("unreadable", path.name, error.strerror or str(error)) from error
    try:
        return kind.model_validate_json(data)
    except ValidationError as error:
        errors = error.errors(include_url=False, include_context=False)
        newer = next((one for one in errors if one["loc"] == ("format",)), None)
        if newer is not None:
            raise BadSheet("unknown_format", "format", f"format {newer['input']}") from error
        first = errors[0]
        if first["type"] == "json_invalid":
            raise BadSheet("not_json", path.name) from error
        where = ".".join(str(part) for part in first["loc"])
        raise BadSheet("wrong_field", where, first["msg"]) from error


def write_sheet(sheet: Sheet, path: Path) -> None:
    """Write the sheet in the place of the file; raises ``StoreFailed``."""
    try:
        text = sheet.model_dump_json(indent=2) + "\n"
        replace_file(path, text.encode())
    except UnicodeEncodeError as error:
        raise StoreFailed("failed", path, str(error)) from error

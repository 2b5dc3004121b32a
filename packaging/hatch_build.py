"""Puts the compiled texts of the window into the wheel, when `make translations` has made them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledTexts(BuildHookInterface[Any]):
    """Hatchling's hook; it runs before the wheel is written."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        compiled = Path(self.root, "build", "qm")
        if version != "editable" and any(compiled.glob("*.qm")):
            build_data["force_include"][str(compiled)] = "mafia_gm/_data/qm"

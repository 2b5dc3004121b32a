"""Turns CHANGELOG.md into what a Debian package tells of its changes."""

from __future__ import annotations

import datetime as dt
import re
import textwrap
from email.utils import format_datetime

ENTRY = "mafia-gm ({version}) unstable; urgency=medium\n\n{items}\n\n -- {maintainer}  {date}\n"
_RELEASE = re.compile(r"^## \[(?P<name>[^]]+)\](?: - (?P<day>\d{4}-\d\d-\d\d))?$", re.MULTILINE)
_ITEM = re.compile(r"^- (.*(?:\n  .*)*)", re.MULTILINE)


def debian(text: str, *, version: str, today: dt.datetime, maintainer: str) -> str:
    """Return Debian's changelog, the newest release first. What is not released yet is ``version``, of ``today``."""
    found = list(_RELEASE.finditer(text))
    ends = [*(release.start() for release in found[1:]), len(text)]
    entries = []
    for release, end in zip(found, ends, strict=True):
        items = [" ".join(item.split()) for item in _ITEM.findall(text, release.end(), end)]
        day = dt.datetime.fromisoformat(f"{release['day']}T12:00:00+00:00") if release["day"] else today
        if items:
            name = version if release["name"] == "Unreleased" else release["name"]
            listed = "\n".join(
                textwrap.fill(item, 80, initial_indent="  * ", subsequent_indent="    ") for item in items
            )
            entries.append(
                ENTRY.format(version=name, items=listed, maintainer=maintainer, date=format_datetime(day))
            )
    return "\n".join(entries)

"""Lists that are filled anew: Shiboken may abort when rows that Python has made are cleared, so Qt makes them."""

from __future__ import annotations

import gc
import re
from pathlib import Path
from typing import TYPE_CHECKING

import mafia_gm.ui
from mafia_gm.ui import theme
from mafia_gm.ui.cards.rows import Line, TwoColumns
from mafia_gm.ui.setup.seats import SeatsList

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_no_list_clears_rows_that_python_has_made() -> None:
    found = Path(mafia_gm.ui.__file__).parent.rglob("*.py")
    both = re.compile(
        r"Q(List|Tree|Table)WidgetItem\(.*\.clear\(\)|\.clear\(\).*Q(List|Tree|Table)WidgetItem\(", re.DOTALL
    )
    assert [path.name for path in found if both.search(path.read_text("utf-8"))] == []


def test_rows_are_filled_anew_as_often_as_one_likes(qtbot: QtBot) -> None:
    cards, seats = TwoColumns(theme.DARK), SeatsList(theme.DARK)
    for part in (cards, seats):
        qtbot.addWidget(part)
        part.show()
    for turn in range(60):
        names = [f"Ala {turn + place}" for place in range(turn % 25)]
        cards.show_lines(
            [Line(name, "Boss", "K♠", "mafia", now=place == 3) for place, name in enumerate(names)]
        )
        seats.show_names(names, [""] * len(names))
        if names:
            assert cards.model().index(0, 0).data() == names[0]
            seats.setCurrentRow(turn % len(names))
        gc.collect(0)
        qtbot.wait(0)
        assert (cards.topLevelItemCount(), seats.count()) == (len(names), len(names))
        assert seats.names() == tuple(names)

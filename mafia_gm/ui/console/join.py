"""What is pointed at and pressed on a console goes to one moment of a game, and its scenes come back."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mafia_gm.ui.console.console import Console
    from mafia_gm.ui.pointing import Pointing


def join(console: Console, pointing: Pointing) -> None:
    """Let the console point there."""
    console.command.connect(pointing.do)
    console.take.connect(pointing.take)
    console.pick.connect(pointing.pick)
    console.point.connect(lambda player, longer: pointing.point(player, longer=longer))
    console.erase.connect(pointing.erase)
    console.late.connect(pointing.mark_late)
    console.choose.connect(pointing.choose)
    console.order.connect(pointing.order)
    console.voter.connect(pointing.take_ballot)
    console.confirm.connect(lambda firmly: pointing.confirm(firmly=firmly))
    console.skip.connect(pointing.skip)


def look(console: Console, pointing: Pointing, step: int) -> None:
    """Let the console show the table as it was after a step of the journal; below 0: as it is."""
    scene = pointing.scene()
    if step < 0:
        console.show_scene(scene)
        return
    table = pointing.moment.table_after(step)
    console.show_past(scene._replace(table=table, prompt=None, picks=(), choice="", night=()), step)

"""What a player may be shown on the turned laptop: a card, a side, a thumb, who is who, words of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject

from mafia_gm.engine.role import NOTHING
from mafia_gm.ui.private.thumb import GESTURES, Gesture

if TYPE_CHECKING:
    from mafia_gm.ui.scene import Scene

MOST: Final = 4
"""So many items a card has room for."""


class Item(NamedTuple):
    """One thing to be shown, in the language of the table."""

    text: str
    gesture: Gesture = ""
    card: str = ""
    side: str = ""


def answer_of(scene: Scene) -> Item | None:
    """Return what the woken player is answered for the seat that is pointed at; None while there is nothing."""
    shown = told(scene)
    if not shown:
        return None
    role = scene.rules.roles.get(shown)
    if role is not None:
        return Item(scene.spoken.role(shown), card=role.card, side=role.side)
    return Item(scene.spoken.thumb(shown), GESTURES.get(scene.spoken.sign(shown)[:1], ""))


def told(scene: Scene) -> str:
    """Return the key of what is shown at once for the pick in hand (a side, a role), before it is recorded."""
    prompt = scene.prompt
    act = scene.rules.acts.get(prompt.act) if prompt is not None else None
    if prompt is None or act is None or act.told is None or act.pick == NOTHING:
        return ""
    if not scene.picks or scene.picks[0] not in prompt.legal:
        return ""
    return act.told(scene.rules, scene.table, prompt.by, scene.picks[0])


class Choices(QObject):
    """The items that this table offers for a card."""

    def thumbs(self) -> list[Item]:
        """Return the three thumbs."""
        return [
            Item(self.tr("Thumb up"), "up"),
            Item(self.tr("Thumb down"), "down"),
            Item(self.tr("Thumb sideways"), "sideways"),
        ]

    def all(self, scene: Scene) -> list[Item]:
        """Return the thumbs, the sides, the cards of tonight, and who holds those of which there is one."""
        words, rules, table = scene.spoken, scene.rules, scene.table
        cards = [role for role in rules.what.roles if role.key in table.played]
        alone = [role for role in cards if len(table.holders(role.key)) == 1]
        return [
            *self.thumbs(),
            *(Item(words.side(side)) for side in rules.sides),
            *(Item(words.role(role.key), card=role.card, side=role.side) for role in cards),
            *(
                Item(f"{words.role(role.key)}: {words.seat(table, table.holders(role.key)[0].id)}")
                for role in alone
            ),
        ]

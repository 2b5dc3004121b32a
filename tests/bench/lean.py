"""The ten-player game as plainly as Python plays it: no log, no rules engine; the reference of the engine's speed.

Three of the Mafia, Doctor, Detective and five Citizens. Every living player casts a uniform vote over the living;
a tie closes the Day. The Mafia shoots a uniform living player who is not its own, the Doctor heals a uniform living
player, the Detective checks a uniform other one. A side wins when the other is wiped out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

CITIZEN, MAFIA, DOCTOR, DETECTIVE = range(4)
CARDS: Final = (MAFIA, MAFIA, MAFIA, DOCTOR, DETECTIVE, *(CITIZEN,) * 5)


def play(cards: list[int], random: Callable[[], float]) -> tuple[str, list[int]]:
    """Play one game with the cards as they lie; return who wins and who lives."""
    size = len(cards)
    living = list(range(size))
    doctor, detective = cards.index(DOCTOR), cards.index(DETECTIVE)
    mafia = cards.count(MAFIA)
    city = size - mafia
    while True:
        # Day: everybody votes.
        count = len(living)
        votes = [0] * size
        for _ in living:
            votes[living[int(random() * count)]] += 1
        most = max(votes)
        if votes.count(most) == 1:
            out = votes.index(most)
            living.remove(out)
            if cards[out] == MAFIA:
                mafia -= 1
                if not mafia:
                    return "city", living
            else:
                city -= 1
                if not city:
                    return "mafia", living
        # Night: shot, heal, check.
        count = len(living)
        targets = [player for player in living if cards[player] != MAFIA]
        target = targets[int(random() * city)]
        patient = living[int(random() * count)] if doctor in living else -1
        if detective in living:
            others = [player for player in living if player != detective]
            _ = cards[others[int(random() * (count - 1))]] == MAFIA
        if target != patient:
            living.remove(target)
            city -= 1
            if not city:
                return "mafia", living

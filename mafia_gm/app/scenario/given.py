"""The ``given`` part of a scenario: a position, built of facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from mafia_gm.app.scenario.play import Play, WrongWord, seat_name
from mafia_gm.engine import facts as f
from mafia_gm.engine.decide import new_table
from mafia_gm.engine.phases import NIGHT
from mafia_gm.engine.tokens import AWAY, DAWN, DUSK, SPENT, Token

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mafia_gm.engine.ruleset import Rules, Ruleset

PHASES = {"deal": "deal", "night": "night", "dawn": "dawn", "day": "debate", "debate": "debate"}


class Seat(NamedTuple):
    """A seat of a scenario: its letter and the role of the player in it."""

    name: str
    role: str


def seats_of(rules: Rules, words: Sequence[str]) -> tuple[Seat, ...]:
    """Return the seats in order; raises ``WrongWord``."""
    if not words:
        raise WrongWord("nobody is seated")
    seats = []
    for place, word in enumerate(words):
        name, _, role = word.partition(" ")
        if name != seat_name(place):
            raise WrongWord(f"seat {place + 1} must be {seat_name(place)}, not {name!r}")
        if role not in rules.roles:
            raise WrongWord(f"{role!r} is no role of {rules.what.key}")
        seats.append(Seat(name, role))
    return tuple(seats)


def rulings(ruleset: Ruleset, given: Sequence[str]) -> tuple[Rules, list[str]]:
    """Return the rules under the scenario's rulings, and the rest of the words."""
    options: dict[str, Any] = {}
    rest = []
    for word in given:
        if word.startswith("ruling "):
            key, equals, value = word.removeprefix("ruling ").partition("=")
            if not equals:
                raise WrongWord(f"{word!r} is no ruling like key=value")
            options[key.strip()] = _value(value.strip())
        else:
            rest.append(word)
    try:
        return ruleset.under(options), rest
    except ValueError as wrong:
        raise WrongWord(f"no ruling {wrong}") from None


def _value(text: str) -> Any:
    if text in {"yes", "no"}:
        return text == "yes"
    if text.isdigit():
        return int(text)
    return text.split(",") if "," in text else text


def position(rules: Rules, seats: Sequence[Seat], words: Sequence[str]) -> Play:
    """Return a play that stands at the position; raises ``WrongWord``."""
    play = Play(rules, new_table(rules), {seat.name: player for player, seat in enumerate(seats)})
    play.happen([f.Opened(tuple(seat.role for seat in seats), "typed")])
    play.happen(f.Seated(seat.name, number) for number, seat in enumerate(seats, 1))
    play.happen(f.Dealt(player, seat.role, rules.side_of(seat.role)) for player, seat in enumerate(seats))
    play.happen([f.Started(play.table.statistics(rules.sides)), *rules.what.outfit(play.table)])
    split = [_split(play, word) for word in words]
    phases = [(key, rest) for _, key, rest in split if key in PHASES]
    if len(phases) > 1:
        raise WrongWord("the position names two phases")
    for players, key, _ in split:
        if key == "dead":
            play.happen(f.Overridden(player, alive=False) for player in players)
            play.happen([f.Announced("taken_out", players, state="out")])
        elif key == "away":
            play.happen([f.Announced("went_away", players, state="away")])
    play.happen(_phase(*phases[0]) if phases else _phase("night", ["1"]))
    for players, key, rest in split:
        if key not in PHASES:
            play.happen(_carried(play, players, key, rest))
    if play.table.phase == NIGHT and rules.what.nightfall is not None:
        play.happen(rules.what.nightfall(play.table))
    play.start = play.table
    return play


def _split(play: Play, word: str) -> tuple[tuple[int, ...], str, list[str]]:
    """Split ``B C dead`` or ``ward B`` into players, key and rest."""
    words = word.split()
    before = 0
    while before < len(words) and words[before] in play.seats:
        before += 1
    if before == len(words):
        raise WrongWord(f"{word!r} says nothing of its seats")
    return play.players(words[:before]) if before else (), words[before], words[before + 1 :]


def _phase(key: str, rest: list[str]) -> list[f.Fact]:
    if key == "deal":
        return [f.PhaseChanged("deal", 0)]
    if rest == ["zero"]:
        return [f.PhaseChanged("night_zero", 0)]
    if len(rest) != 1 or not rest[0].isdigit():
        raise WrongWord(f"{key} needs a number")
    number = int(rest[0])
    changed: list[f.Fact] = [f.PhaseChanged("dawn", number)]
    return changed if key == "dawn" else [*changed, f.PhaseChanged(PHASES[key], number)]


def _carried(play: Play, players: tuple[int, ...], key: str, rest: list[str]) -> Iterable[f.Fact]:
    if key == "dead":
        return
    if key == "swept":
        by = _giver(play, "swept")
        yield f.Placed(Token("swept", max(by, 0), by, until=DUSK))
    elif key == "ward":
        for player in play.players(rest):
            yield f.Placed(Token("ward", player, _giver(play, "ward")))
    elif key == "seed" and len(rest) == 1 and rest[0].isdigit():
        play.seed = int(rest[0])
    elif key == "narrowed":
        yield f.VoteDropped("", play.players(rest))
    elif key == "ties" and len(rest) == 1 and rest[0].isdigit():
        for _ in range(int(rest[0])):
            yield f.VoteDropped("tie", play.table.narrowed)
    elif key == "accused":
        for voter, candidate in map(play.pair, rest):
            yield f.Accused(voter, candidate)
    else:
        for player in players:
            yield from _worn(play, player, key, rest)
        if not players:
            raise WrongWord(f"nothing is meant by {key!r}")


def _worn(play: Play, player: int, key: str, rest: list[str]) -> Iterable[f.Fact]:
    match key, rest:
        case "away", []:
            yield f.Placed(Token("boarded", player, _giver(play, "boarded")))
            yield f.Placed(Token(AWAY, player, _giver(play, AWAY), until=DAWN))
        case "marks", [count] if count.isdigit():
            yield f.Placed(Token("mark", player, _giver(play, "mark"), count=int(count)))
        case ("lost", ["life"]) | ("lives", ["1"]):
            yield f.Placed(Token("lost_life", player))
        case "lives", ["2"]:
            return
        case "lost", [kind] if play.table.has(kind, player):
            yield f.Removed(kind, player)
        case "spent", []:
            for act in play.rules.acts.values():
                if act.owner == play.table[player].role and act.uses:
                    yield f.Placed(Token(SPENT, player, player, note=act.key))
        case kind, [] if kind in play.rules.kinds:
            yield f.Placed(Token(kind, player, _giver(play, kind)))
        case kind, ["by", seat] if kind in play.rules.kinds:
            yield f.Placed(Token(kind, player, play.seat(seat)))
        case _:
            raise WrongWord(f"nothing is meant by {' '.join([key, *rest])!r}")


def _giver(play: Play, kind: str) -> int:
    """Return who is taken to have given a token: the first whose role hands it out."""
    roles = play.rules.roles
    givers = (p.id for p in play.table.people() if any(own.key == kind for own in roles[p.role].tokens))
    return next(givers, -1)

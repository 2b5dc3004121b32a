"""What a scenario's ``then`` says of what players were told, what the table heard, what the projector shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mafia_gm.app.scenario.asked import same
from mafia_gm.app.scenario.play import WrongWord
from mafia_gm.engine import facts as f
from mafia_gm.engine.reveal import reveal
from mafia_gm.engine.role import MANY

if TYPE_CHECKING:
    from mafia_gm.app.scenario.play import Play


def told(play: Play, words: list[str]) -> str:
    """``told B doctor``, ``checked F city``: what the Game Master showed in reply; ``told none``."""
    said = [
        f"{play.names[fact.picks[0] if fact.picks else fact.by]} {fact.shown}"
        for fact in play.facts
        if type(fact) is f.Answered and fact.shown and play.rules.acts[fact.act].told is not None
    ]
    if words == ["none"]:
        return ", ".join(said)
    return "" if " ".join(words) in said else ", ".join(said) or "nobody was told anything"


def shown(play: Play, words: list[str]) -> str:
    """``shown D city``: an announcement about the player with this word; ``shown none``."""
    said = [
        f"{play.say(fact.players)} {fact.word}"
        for fact in play.facts
        if type(fact) is f.Announced and fact.key == "checked"
    ]
    if words == ["none"]:
        return ", ".join(said)
    return "" if " ".join(words) in said else ", ".join(said) or "nothing was shown"


def announced(play: Play, words: list[str]) -> str:
    """``announced executed A B``: key, players, word and counts; the counts, or all but the key, may be left out."""
    lines = [fact for fact in play.facts if type(fact) is f.Announced]
    if len(words) == 1:
        good = any(line.key == words[0] for line in lines)
    else:
        good = any(" ".join(words) in {_line(play, line), _line(play, line, line.counts)} for line in lines)
    return (
        "" if good else "; ".join(_line(play, line, line.counts) for line in lines) or "nothing was announced"
    )


def _line(play: Play, line: f.Announced, counts: tuple[int, ...] = ()) -> str:
    words = (line.key, *(play.names[player] for player in line.players), line.word, *map(str, counts))
    return " ".join(word for word in words if word)


def killers(play: Play, words: list[str]) -> str:
    """``killers F clan_1 maniac``: whom the reports name as his killers, in order."""
    victim = (play.seat(words[0]),)
    found = [
        fact.word
        for fact in play.facts
        if type(fact) is f.Announced and fact.key == "killed_by" and fact.players == victim
    ]
    return same(" ".join(words[1:]), " ".join(found) or "none")


def notice(play: Play, words: list[str]) -> str:
    """``notice A check_answer H mafia``: what A has to be told now in private; ``notice A``: anything; ``none``."""
    found = [
        [play.names[told.player], told.key, *(play.names[p] for p in told.people), *told.word.split()]
        for told in play.rules.what.notices(play.rules, play.table)
    ]
    said = "; ".join(" ".join(line) for line in found)
    if words == ["none"]:
        return said
    good = any(line == words or (len(words) == 1 and line[0] == words[0]) for line in found)
    return "" if good else said or "nobody is told anything"


def drawn(play: Play, words: list[str]) -> str:
    """``drawn F``: on whom of the raised hands the last lot fell."""
    acts = play.rules.acts
    hands = [fact.shown for fact in play.facts if type(fact) is f.Answered and acts[fact.act].pick == MANY]
    found = play.names[int(hands[-1])] if hands and hands[-1] else "none"
    return same(" ".join(words), found)


def voided(play: Play, words: list[str]) -> str:
    """``voided doctor.heals actor_beaten``: an order came to nothing, and why; ``voided none``."""
    found = [f"{fact.act} {fact.reason}" for fact in play.facts if type(fact) is f.Voided]
    if words == ["none"]:
        return ", ".join(found)
    return "" if " ".join(words) in found else ", ".join(found) or "no order came to nothing"


def lines(play: Play, words: list[str]) -> str:
    return same(" ".join(words), " ".join(line.key for line in play.table.lines) or "none")


def public(play: Play, words: list[str]) -> str:
    """What the projector shows: statistics, initial, phase, out, away, role, votes."""
    view = reveal(play.rules, play.table)
    counts = "-".join(map(str, view.statistics)) or "hidden"
    people = {seat.name: seat for seat in view.seats}
    match words:
        case ["statistics", wanted]:
            return same(wanted, "initial" if view.initial and counts != "hidden" else counts)
        case ["initial", wanted]:
            return same(wanted, counts if view.initial else "hidden")
        case ["phase", wanted]:
            return same(wanted, view.phase)
        case ["out" | "away" | "in", *seats]:
            shown = [name for name, seat in people.items() if seat.state == words[0]]
            return same(" ".join(seats), " ".join(shown) or "none")
        case ["role", seat, wanted]:
            return same(wanted, people[seat].role or "none")
        case ["side", seat, wanted]:
            return same(wanted, people[seat].side or "none")
        case ["voters", seat, *names]:
            tallies = view.vote.tallies if view.vote else ()
            voters = {p.name for t in tallies if t.person.name == seat for p in t.voters}
            return same(" ".join(names), " ".join(name for name in people if name in voters) or "none")
        case _:
            raise WrongWord(f"nothing public is meant by {' '.join(words)!r}")

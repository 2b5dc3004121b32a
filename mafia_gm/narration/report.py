"""The morning report: what a morning has announced, in sections, as plain text and as a web page of its own."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from mafia_gm.engine.facts import Announced
from mafia_gm.engine.fold import with_newcomers
from mafia_gm.engine.life import morning
from mafia_gm.narration.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mafia_gm.engine.facts import Fact
    from mafia_gm.engine.ruleset import Rules
    from mafia_gm.engine.table import Table

KEYS: Final = (
    *("title", "beatings", "beaten", "nobody_beaten"),
    *("checks", "check_peaceful", "check_mafia", "check_oops", "check_named"),
    *("recruitments", "recruited", "recruited_by", "nobody_recruited"),
    *("killings", "killed", "nobody_killed"),
    *("lynch", "lynch_day", "lynch_again", "lynch_none", "lynched", "candidate", "votes", "voters", "nobody"),
    *("seances", "seance", "left", "roles_left", "role_left", "players_left"),
)
"""The lines of the table ``report`` of a game that has one."""


class Votes(NamedTuple):
    """One row of a lynch table: a candidate, how many wanted him hanged, who."""

    candidate: str
    votes: str
    voters: str


class Lynch(NamedTuple):
    """The vote of one past day; without rows there was none, and ``nothing`` says so."""

    title: str
    heads: Votes
    rows: tuple[Votes, ...]
    nothing: str


class Section(NamedTuple):
    """A heading with what belongs under it: lines, or tables of votes."""

    title: str
    lines: tuple[str, ...] = ()
    tables: tuple[Lynch, ...] = ()


class Report(NamedTuple):
    """A morning report in one language, ready to be read."""

    title: str
    story: str
    sections: tuple[Section, ...]
    language: str = "en"

    def text(self) -> str:
        """Return it as plain text, a paragraph for each section."""
        parts = [self.title, self.story, *map(_section_text, self.sections)]
        return "\n\n".join(part for part in parts if part) + "\n"

    def html(self) -> str:
        """Return it as a page that needs nothing but itself; names and texts are data and never become tags."""
        title, story = escape(self.title), "".join(map(_paragraph, self.story.split("\n\n")))
        body = "".join(map(_section_html, self.sections))
        return (
            f'<!DOCTYPE html>\n<html lang="{escape(self.language)}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
            f"<style>{_STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n{story}{body}</body>\n</html>\n"
        )


_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
_STYLE: Final = (
    "body{font-family:sans-serif;line-height:1.45;max-width:44em;margin:2em auto;padding:0 1em;color:#1c1c1c;"
    "background:#fff}h1{font-size:1.6em}h2{font-size:1.15em;margin:1.4em 0 .3em}h3{font-size:1em;margin:.8em 0 .2em}"
    "p{margin:.2em 0;overflow-wrap:anywhere}p.story{margin:.6em 0}"
    "table{border-collapse:collapse;width:100%}th,td{border:1px solid #bbb;padding:.25em .5em;text-align:start;"
    "vertical-align:top;overflow-wrap:anywhere}td.n{text-align:end}"
)


def _paragraph(text: str) -> str:
    return f'<p class="story" dir="auto">{_html(text)}</p>\n' if text else ""


def _html(text: str) -> str:
    """Return a text of people's own as HTML: its lines stay, its signs are only signs."""
    return escape(text).replace("\n", "<br>")


def _section_html(section: Section) -> str:
    lines = "".join(f'<p dir="auto">{_html(line)}</p>\n' for line in section.lines)
    return f"<h2>{escape(section.title)}</h2>\n{lines}{''.join(map(_lynch_html, section.tables))}"


def _lynch_html(vote: Lynch) -> str:
    title = f"<h3>{escape(vote.title)}</h3>\n"
    if not vote.rows:
        return f"{title}<p>{escape(vote.nothing)}</p>\n"
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in vote.heads)
    rows = "".join(
        f'<tr><td dir="auto">{escape(row.candidate)}</td><td class="n">{escape(row.votes)}</td>'
        f'<td dir="auto">{escape(row.voters)}</td></tr>\n'
        for row in vote.rows
    )
    return f"{title}<table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n"


def _section_text(section: Section) -> str:
    return "\n".join((section.title.upper(), *section.lines, *map(_lynch_text, section.tables)))


def _lynch_text(vote: Lynch) -> str:
    rows = [f"  {row.candidate}: {row.votes} ({row.voters})" for row in vote.rows]
    return "\n".join((vote.title, *(rows or [f"  {vote.nothing}"])))


_Said: TypeAlias = tuple[Announced, ...]


def _those(said: _Said, *keys: str) -> _Said:
    """Return the announcements with these keys, in order."""
    return tuple(one for one in said if one.key in keys)


class ReportWords(Words):
    """Words for the morning report."""

    def report(self, rules: Rules, table: Table) -> Report:
        """Return this morning's report: at dawn as it will be announced, by day as it was."""
        if table.phase == "dawn":
            facts = morning(rules, table)
            return self.report_of(facts, with_newcomers(table, facts))
        return self.report_of(table.lines, table)

    def report_of(self, facts: Iterable[Fact], table: Table) -> Report:
        """Return the report that these facts announce, of the morning of the table's number; the rest is passed over."""
        said = tuple(fact for fact in facts if isinstance(fact, Announced))
        return Report(
            self._line("title", n=table.number),
            "\n\n".join(one.word for one in _those(said, "story")),
            tuple(part for part in self._sections(said, table) if part.lines or part.tables),
            self.language,
        )

    def _line(self, key: str, **values: object) -> str:
        return self.texts.line("report", key, **values)

    def _sections(self, said: _Said, table: Table) -> Iterator[Section]:
        yield Section(self._line("beatings"), tuple(self._beatings(said, table)))
        yield Section(self._line("checks"), tuple(self._checks(said, table)))
        yield Section(self._line("recruitments"), tuple(self._recruitments(said)))
        yield Section(self._line("killings"), tuple(self._killings(said, table)))
        yield Section(self._line("lynch"), tables=tuple(self._lynches(said, table)))
        seances = [(self.name(table, one.players[0]), one.word) for one in _those(said, "seance")]
        told = tuple(self._line("seance", name=name, text=text) for name, text in seances)
        yield Section(self._line("seances"), told)
        yield Section(self._line("left"), tuple(self._left(said, table)))

    def _beatings(self, said: _Said, table: Table) -> Iterator[str]:
        """Everybody who was beaten, with all clans that have done it (RU-A10)."""
        clans: dict[int, list[str]] = {}
        for one in _those(said, "beaten"):
            clans.setdefault(one.players[0], []).append(self.cause(one.word))
        for player, beaters in clans.items():
            yield self._line("beaten", name=self.name(table, player), clans=", ".join(beaters))
        if not clans:
            yield self._line("nobody_beaten")

    def _checks(self, said: _Said, table: Table) -> Iterator[str]:
        """One line for each checker, in the order in which they were announced (RU-A11)."""
        for one in _those(said, "check_peaceful", "check_mafia", "check_oops"):
            line = self._line(one.key, role=self.role(one.word))
            named = [self.name(table, player) for player in one.players]
            yield self._line("check_named", line=line, name=named[0]) if named else line

    def _recruitments(self, said: _Said) -> Iterator[str]:
        """Whether a clan has filled up its ranks (RU-A12)."""
        for one in _those(said, "recruited"):
            yield (
                self._line("recruited_by", clan=self.cause(one.word)) if one.word else self._line("recruited")
            )
        if not _those(said, "recruited"):
            yield self._line("nobody_recruited")

    def _killings(self, said: _Said, table: Table) -> Iterator[str]:
        """Everybody killed, his role and all his killers in one line (RU-A13, RU-G63)."""
        for one in _those(said, "killed"):
            (player,) = one.players
            causes = [by.word for by in _those(said, "killed_by") if by.players == one.players]
            yield self._line(
                "killed",
                name=self.name(table, player),
                role=self.role(one.word),
                causes=", ".join(map(self.cause, causes)),
            )
        if not _those(said, "killed"):
            yield self._line("nobody_killed")
        yield from self._lives(said, table, "left", "thrown_out")

    def _lynches(self, said: _Said, table: Table) -> Iterator[Lynch]:
        """The votes of all past days, each with its table (RU-A14)."""
        votes: dict[tuple[int, int], list[Announced]] = {}
        for one in _those(said, "lynch_votes", "lynch_none"):
            day, *counts = one.counts
            votes.setdefault((day, counts[1] if len(counts) > 1 else 1), []).append(one)
        heads = Votes(self._line("candidate"), self._line("votes"), self._line("voters"))
        for (day, time), rows in sorted(votes.items()):
            title = self._line("lynch_again" if time > 1 else "lynch_day", n=day)
            listed = tuple(self._votes(one, table) for one in rows if one.key == "lynch_votes")
            yield Lynch(title, heads, listed, "" if listed else self._line("lynch_none"))

    def _votes(self, one: Announced, table: Table) -> Votes:
        candidate, *voters = one.players
        name = self.name(table, candidate)
        named = ", ".join(self.name(table, voter) for voter in voters) or self._line("nobody")
        return Votes(self._line("lynched", name=name) if one.word else name, str(one.counts[1]), named)

    def _left(self, said: _Said, table: Table) -> Iterator[str]:
        """The roles and the players left, where they are told (RU-A15)."""
        roles = [
            self._line("role_left", role=self.role(one.word), n=one.counts[0])
            for one in _those(said, "role_left")
        ]
        if roles:
            yield self._line("roles_left", list=", ".join(roles))
        for one in _those(said, "players_left"):
            yield self._line("players_left", n=len(one.players), names=self.names(table, one.players))
        yield from self._lives(said, table, "arrived")

    def _lives(self, said: _Said, table: Table, *keys: str) -> Iterator[str]:
        """Who has left the game, or joined it, as it is told in every game."""
        for one in _those(said, *keys):
            yield self.texts.line("public", one.key, names=self.names(table, one.players))

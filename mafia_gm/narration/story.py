"""The story of a game as a value: chapters of lines and tables, as plain text and as a web page of its own."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable

DONE, WHY, RESULT, ALOUD, WORD, STORY, HEADING = "done", "why", "result", "aloud", "word", "story", "heading"
"""Kinds of lines: what was done; why it came so; what came of it; what the table heard; what the Game Master set
by his own word; a text somebody has written; what the following lines are about."""


class Run(NamedTuple):
    """A sentence, and the numbers of the rules behind it as they stand in brackets, if there are any."""

    text: str
    rules: str = ""
    stop: str = ""
    """What ends the sentence, behind the numbers."""

    def plain(self) -> str:
        """Return it as plain text."""
        return f"{self.text} ({self.rules}){self.stop}" if self.rules else f"{self.text}{self.stop}"


class Line(NamedTuple):
    """One line, or a paragraph of several sentences of which the last one is the result."""

    kind: str
    runs: tuple[Run, ...]

    def text(self) -> str:
        """Return it as plain text."""
        return " ".join(run.plain() for run in self.runs)


class Grid(NamedTuple):
    """A table; the columns in ``figures`` hold numbers."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    figures: tuple[int, ...] = ()
    strong: tuple[int, ...] = ()
    """Rows that stand out: the winners."""


Piece: TypeAlias = "Line | Grid"


class Chapter(NamedTuple):
    """A night, a day, the people, the end."""

    title: str
    pieces: tuple[Piece, ...]


class Story(NamedTuple):
    """A whole game in one language, ready to be read."""

    title: str
    about: tuple[str, ...]
    chapters: tuple[Chapter, ...]
    credit: str
    language: str

    def text(self) -> str:
        """Return it as plain text, a paragraph for each chapter."""
        parts = ["\n".join((self.title, *self.about)), *map(_chapter_text, self.chapters), self.credit]
        return "\n\n".join(part for part in parts if part) + "\n"

    def html(self) -> str:
        """Return it as a page that needs nothing but itself; names and texts are data and never become tags."""
        title = escape(self.title)
        about = "".join(f'<p class="about" dir="auto">{_html(line)}</p>\n' for line in self.about)
        body = "".join(map(_chapter_html, self.chapters))
        credit = f'<p class="about">{_html(self.credit)}</p>\n' if self.credit else ""
        return (
            f'<!DOCTYPE html>\n<html lang="{escape(self.language)}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
            f'<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n<h1 dir="auto">{title}</h1>\n'
            f"{about}{body}{credit}</main>\n</body>\n</html>\n"
        )


_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
# Nothing slanted: for many scripts there are no such letters, and Qt shows boxes instead of a name.
_STYLE: Final = (
    "body{font-family:Inter,sans-serif}main{display:block;line-height:1.4;max-width:46em;margin:2em auto;padding:0 1em}"
    "h1{font-size:1.6em;margin-bottom:4px}h2{font-size:1.25em;margin-top:22px;margin-bottom:4px}"
    "h3{font-size:1em;margin-top:12px;margin-bottom:2px}h2,h3{page-break-after:avoid;break-after:avoid}"
    "p{margin-top:3px;margin-bottom:3px;overflow-wrap:anywhere}p.about{color:#808080}"
    "p.aloud{margin-left:30px}p.story{margin-left:30px;margin-bottom:8px}"
    "p.word{margin-left:30px;color:#9a6a00}small{color:#808080;font-size:small}"
    "table{border-collapse:collapse;width:100%;margin:4px 0 6px 0}"
    "th,td{border:1px solid #999;padding:3px 6px;text-align:left;vertical-align:top;overflow-wrap:anywhere}"
    "td.n{text-align:right}thead{display:table-header-group}tr{page-break-inside:avoid;break-inside:avoid}"
    "@media print{main{max-width:none;margin:0}}@page{margin:16mm}"
)


def _html(text: str) -> str:
    """Return people's own text as HTML: its lines stay, its signs are only signs."""
    return escape(text).replace("\n", "<br>")


def _chapter_html(chapter: Chapter) -> str:
    pieces = (_line_html(one) if isinstance(one, Line) else _grid_html(one) for one in chapter.pieces)
    return f"<h2>{escape(chapter.title)}</h2>\n{''.join(pieces)}"


def _line_html(line: Line) -> str:
    runs = [f"{_html(run.text)}{_small(run.rules)}{_html(run.stop)}" for run in line.runs]
    if line.kind == HEADING:
        return f'<h3 dir="auto">{" ".join(runs)}</h3>\n'
    if line.kind in {WHY, RESULT}:
        runs[-1] = f"<b>{runs[-1]}</b>"
    return f'<p class="{line.kind}" dir="auto">{" ".join(runs)}</p>\n'


def _small(rules: str) -> str:
    return f" <small>({escape(rules)})</small>" if rules else ""


def _grid_html(grid: Grid) -> str:
    title = f'<h3 dir="auto">{_html(grid.title)}</h3>\n' if grid.title else ""
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in grid.heads)
    rows = "".join(_row_html(grid, place) for place in range(len(grid.rows)))
    return f"{title}<table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n"


def _row_html(grid: Grid, place: int) -> str:
    cells = []
    for column, text in enumerate(grid.rows[place]):
        said = f"<b>{_html(text)}</b>" if place in grid.strong else _html(text)
        figure = column in grid.figures
        cells.append(f'<td class="n">{said}</td>' if figure else f'<td dir="auto">{said}</td>')
    return f"<tr>{''.join(cells)}</tr>\n"


def _chapter_text(chapter: Chapter) -> str:
    return "\n".join((chapter.title.upper(), *_pieces_text(chapter.pieces)))


def _pieces_text(pieces: Iterable[Piece]) -> Iterable[str]:
    """Yield the lines; what stands below a heading is set in."""
    headed = False
    for piece in pieces:
        if isinstance(piece, Grid):
            if piece.title:
                yield f"  {piece.title}"
            for row in piece.rows:
                yield f"    {' · '.join(cell for cell in row if cell)}"
        else:
            headed = headed or piece.kind == HEADING
            outer = piece.kind == HEADING or (piece.kind == DONE and not headed)
            yield from (f"{'  ' if outer else '    '}{line}" for line in piece.text().splitlines())

"""The story of a game: all of it, in every language, and people's own words never become tags."""

from __future__ import annotations

import random
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mafia_gm.app import play
from mafia_gm.app.session import Session
from mafia_gm.engine import commands as c
from mafia_gm.narration.lines import Lines, languages
from mafia_gm.narration.story import ALOUD, DONE, HEADING, WHY, WORD, Grid, Line, Story
from mafia_gm.narration.telling import tell
from mafia_gm.rulesets.catalogue import RULESETS

if TYPE_CHECKING:
    from mafia_gm.engine.commands import Command

HOSTILE = (
    "<script>alert(1)</script>",
    "{name} & {by}",
    'O\'Neil "x"',
    "</table></body>",
    "Щукин-Ёлкин",
    "Anna",
    "Anna",
    "&amp;<b>",
)
NAMES = ("Ala", "Bob", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal")
ROLES = (
    *("mafia_boss", "doctor", "barman", "bodyguard", "detective", "presidents_daughter"),
    *("citizen", "terrorist"),
)
ALA, BOB, CYD, DAN, EVE, FAY, GUS, HAL = range(8)


def story(session: Session, language: str = "en") -> Story:
    tables = [session.table_after(0), *(session.table_after(step.number) for step in session.steps)]
    lines = Lines(session.rules.what.key, language)
    return tell(lines, session.rules, session.header.title, session.steps, tables)


def texts(told: Story, chapter: str, *kinds: str) -> list[str]:
    (found,) = (one for one in told.chapters if one.title == chapter)
    lines = (piece for piece in found.pieces if isinstance(piece, Line))
    return [line.text() for line in lines if not kinds or line.kind in kinds]


def grids(told: Story, chapter: str) -> list[Grid]:
    (found,) = (one for one in told.chapters if one.title == chapter)
    return [piece for piece in found.pieces if isinstance(piece, Grid)]


@pytest.fixture
def session(tmp_path: Path) -> Session:
    """MAFIA+ with eight, on the first Day."""
    made = Session.new("mafia_plus", seed=1, title="Friday", folder=tmp_path, language="en")
    made.do(c.Open(NAMES, ROLES, "typed"))
    for player, role in enumerate(ROLES):
        made.do(c.GiveCard(player, role))
    made.do(c.Begin())
    night(made, {"bodyguard.guards": (EVE,)})
    made.do(c.Announce())
    return made


def night(session: Session, answers: dict[str, tuple[int, ...] | str], *, dawn: bool = True) -> None:
    """Answer the calls of a night; whoever is not named chooses nobody."""
    while (prompt := session.prompts()[0]).act != "night.ends":
        answer = answers.get(prompt.act, ())
        picks, choice = ((), answer) if isinstance(answer, str) else (answer, "")
        session.do(c.Reply(prompt.act, prompt.by, picks, choice))
    if dawn:
        session.do(c.Dawn())


def end_day(session: Session) -> None:
    """Check somebody instead of killing."""
    town = session.table.in_town()
    run(
        session,
        c.OpenVote("check"),
        c.Vote(tuple((voter, HAL) for voter in town)),
        c.CloseVote(),
        c.Execute(),
    )


def run(session: Session, *commands: Command) -> None:
    for command in commands:
        session.do(command)


# --- what is told -------------------------------------------------------------------------------------------


def test_the_night_says_who_aimed_at_whom_and_why_it_came_so(session: Session) -> None:
    end_day(session)
    night(
        session,
        {
            "mafia.shoots": (GUS,),
            "barman.pours": "right",
            "doctor.heals": (FAY,),
            "detective.checks": (HAL,),
        },
    )
    told = texts(story(session), "Night 1", DONE)
    assert "Mafia (Ala): Gus" in told
    assert "Doctor (Bob): Fay" in told
    assert "Barman (Cyd): pours, to the right" in told
    assert "Detective (Eve): Hal, thumb sideways" in told
    (why,) = texts(story(session), "Night 1", WHY)
    assert why.startswith("The Mafia aims: Gus (MP-A12, MP-C1). The Barman shifts the bullet: Gus → Fay (MP-")
    assert ". The Doctor saves: Fay (MP-" in why
    assert why.endswith("). Lives: Fay.")


def test_a_guard_who_dies_for_another_is_told(session: Session) -> None:
    end_day(session)
    night(session, {"mafia.shoots": (EVE,)})
    (why,) = texts(story(session), "Night 1", WHY)
    assert "The Bodyguard steps in: Eve → Dan (MP-" in why
    assert why.endswith("Dies: Dan.")
    assert "Killed in the night: Dan" not in why
    run(session, c.Announce())
    assert "Killed in the night: Dan" in texts(story(session), "Day 2", ALOUD)


def test_a_vote_is_a_table_of_who_voted_for_whom(session: Session) -> None:
    votes = ((ALA, GUS), (BOB, GUS), (CYD, HAL), (DAN, -1), (EVE, ALA), (FAY, GUS), (GUS, HAL), (HAL, -1))
    run(session, c.OpenVote("elimination", secret=True), c.Vote(((ALA, BOB),)), c.Vote(votes))
    run(session, c.Reply("presidents_daughter.doubles", FAY), c.CloseVote(), c.Execute())
    told = story(session)
    (grid,) = grids(told, "Day 1")
    assert grid.title == "Vote on an elimination, secret"
    assert grid.heads == ("Votes for", "Votes", "Voters")
    assert grid.rows == (
        ("Gus", "4", "Ala, Bob, Fay ×2"),
        ("Hal", "2", "Cyd, Gus"),
        ("Ala", "1", "Eve"),
        ("Nobody (abstained)", "", "Dan, Hal"),
    )
    said = texts(told, "Day 1")
    assert "Most votes: Gus" in said
    assert "Killed after the vote: Gus" in said
    assert any("President's Daughter" in one for one in said)
    fates = grids(told, "Who was who")[0].rows
    assert fates[GUS][-1] == "Day 1 · the verdict of the vote"


def test_life_and_the_game_masters_word_are_told_as_such(session: Session) -> None:
    run(session, c.Rename(CYD, "Cyril"), c.SwapSeats(ALA, BOB), c.Leave(DAN), c.Override(GUS, alive=False))
    run(session, c.Note("He looked <b>up</b>"))
    said = texts(story(session), "Day 1", WORD)
    assert said[:2] == ["Change of name: Cyd → Cyril", "Change of seats: Ala ⇄ Bob"]
    assert any("Dan" in one for one in said)
    assert any("Gus" in one for one in said)
    assert said[-1] == "Note: He looked <b>up</b>"
    assert "He looked &lt;b&gt;up&lt;/b&gt;" in story(session).html()
    fates = {row[1]: row[-1] for row in grids(story(session), "Who was who")[0].rows}
    assert fates["Dan"].startswith("Day 1 · ")
    assert fates["Cyril"] == "alive at the end"


def test_a_vote_that_is_broken_off_is_told_with_its_ballots(session: Session) -> None:
    run(session, c.OpenVote("elimination"), c.Vote(((ALA, BOB), (BOB, ALA))), c.CancelVote())
    told = story(session)
    assert grids(told, "Day 1")[0].rows == (("Ala", "1", "Bob"), ("Bob", "1", "Ala"))
    assert texts(told, "Day 1", WORD) == ["Breaking off the vote"]


def test_what_was_undone_is_no_part_of_it(session: Session) -> None:
    run(session, c.Note("a slip"))
    session.undo()
    assert "a slip" not in story(session).text()


def test_a_correction_is_told_as_what_it_is_and_the_night_as_it_was(session: Session) -> None:
    end_day(session)
    night(session, {"mafia.shoots": (GUS,)})
    shot = next(step for step in session.steps if getattr(step.command, "act", "") == "mafia.shoots")
    tried = session.try_correction(shot.number, c.Reply("mafia.shoots", picks=(FAY,)))
    session.correct(tried)
    told = story(session)
    assert "Mafia (Ala): Fay" in texts(told, "Night 1", DONE)
    assert "Gus" not in " ".join(texts(told, "Night 1", DONE, WHY))
    word = [line for one in told.chapters for line in texts(told, one.title, WORD)]
    assert any("Gus" in line and "Fay" in line for line in word)


def test_a_game_that_is_not_over_says_so(session: Session) -> None:
    told = story(session)
    assert told.about[-1] == "The game is not finished."
    assert told.chapters[-1].title == "Day 1"


def test_a_game_stopped_at_night_tells_the_orders_given_so_far(session: Session) -> None:
    end_day(session)
    night(session, {"mafia.shoots": (GUS,)}, dawn=False)
    assert "Mafia (Ala): Gus" in texts(story(session), "Night 1", DONE)
    run(session, c.StopGame())
    told = story(session)
    assert texts(told, "Night 1", DONE).count("Mafia (Ala): Gus") == 1
    end = texts(told, "The game is over")
    assert end[0] == "The Game Master stopped the game before it was decided."
    assert end[1] == "Alive at the end: City — 4 · Mafia — 1 · Syndicate — 3."


def test_a_game_won_at_night_tells_the_orders_given_so_far(session: Session) -> None:
    end_day(session)
    night(session, {"mafia.shoots": (GUS,)}, dawn=False)
    run(session, c.Leave(ALA), c.EndGame())
    assert texts(story(session), "Night 1", DONE).count("Mafia: Gus") == 1


def test_whoever_is_called_no_more_has_given_his_order_all_the_same(tmp_path: Path) -> None:
    made = Session.new(
        "mafia_plus", {"call_inactive_roles": False}, seed=1, title="x", folder=tmp_path, language="en"
    )
    made.do(c.Open(NAMES, ROLES, "typed"))
    run(made, *(c.GiveCard(player, role) for player, role in enumerate(ROLES)), c.Begin())
    night(made, {})
    made.do(c.Announce())
    end_day(made)
    night(made, {"doctor.heals": (GUS,), "mafia.shoots": (GUS,)}, dawn=False)
    run(made, c.Leave(BOB), c.Dawn())
    told = texts(story(made), "Night 1", DONE)
    assert told.count("Doctor (Bob): Gus") == 1


def test_a_vote_that_a_shot_has_ended_is_told_with_its_ballots(tmp_path: Path) -> None:
    made = Session.new("mafia_plus", seed=1, title="x", folder=tmp_path, language="en")
    made.do(c.Open(NAMES, (*ROLES[:-1], "madman"), "deal"))
    run(made, c.Deal(), c.Begin())
    night(made, {})
    made.do(c.Announce())
    (madman,) = made.table.holders("madman")
    other = next(player for player in range(8) if player != madman.id)
    run(made, c.OpenVote("elimination"), c.Vote(((ALA, BOB), (BOB, ALA))))
    run(made, c.Note("a murmur"), c.Reply("madman.shoots", madman.id, (other,)))
    told = story(made)
    (chapter,) = (one for one in told.chapters if one.title == "Day 1")
    (grid,) = grids(told, "Day 1")
    assert grid.title == "Vote on an elimination"
    assert grid.rows == (("Ala", "1", "Bob"), ("Bob", "1", "Ala"))
    below = chapter.pieces[chapter.pieces.index(grid) + 1 :]
    said = [piece.text() for piece in below if isinstance(piece, Line)]
    assert said[0] == "Note: a murmur", "what happens while people vote stands below their ballots"
    assert NAMES[other] in said[1]
    assert sum("The Madman" in line and NAMES[other] in line for line in said) == 1


@pytest.mark.parametrize("language", ["en", "pl", "ru", "sv"])
def test_nobody_lives_on_who_was_out_already(session: Session, language: str) -> None:
    end_day(session)
    night(session, {"mafia.shoots": (GUS,)}, dawn=False)
    run(session, c.Leave(GUS), c.Dawn())
    lines = Lines("mafia_plus", language)
    told = story(session, language)
    (chapter,) = (one for one in told.chapters if one.title == lines.public.phase("night", 1))
    (why,) = (one.text() for one in chapter.pieces if isinstance(one, Line) and one.kind == WHY)
    assert lines.texts.line("why_ends", "lives", name="Gus") not in why
    assert why.endswith(lines.texts.line("why_ends", "out", name="Gus") + ".")


def test_a_verdict_is_told_once(session: Session) -> None:
    run(session, c.OpenVote("elimination"), c.Vote(tuple((voter, HAL) for voter in range(8))))
    run(session, c.CloseVote(), c.Execute())
    told = texts(story(session), "Day 1")
    assert "Killed after the vote: Ala, Hal" in told
    taken = [line for line in told if line.endswith("Dies: Ala.")]
    assert taken, "whom the Terrorist takes along is explained"
    assert not any("Dies: Hal" in line for line in told)


def test_a_name_put_right_after_the_end_stands_below_it(session: Session) -> None:
    run(session, c.StopGame(), c.Rename(ALA, "Alice"))
    told = story(session)
    assert [one.title for one in told.chapters].count("The game is over") == 1
    assert texts(told, "The game is over")[0].startswith("The Game Master stopped")
    assert texts(told, "The game is over")[-1] == "Change of name: Ala → Alice"


@pytest.mark.parametrize(("winners", "said"), [(0, "Nobody wins."), (1, "The winner: "), (2, "Winners: ")])
def test_the_winners_are_counted(tmp_path: Path, winners: int, said: str) -> None:
    cards = (*("terrorist",) * winners, *("citizen",) * (5 - winners), "mafioso")
    made = Session.new("mafia_plus", seed=1, title="x", folder=tmp_path, language="en")
    run(made, c.Open(NAMES[:6], cards, "deal"), c.Deal(), c.Begin(), c.StopGame())
    assert texts(story(made), "The game is over")[-1].startswith(said)


def test_the_day_has_a_heading_of_its_own_below_a_report(tmp_path: Path) -> None:
    made = random_game(tmp_path, "inbox", 3)
    told = story(made)
    for one in told.chapters:
        if not one.title.startswith("Day"):
            continue
        headed = [piece.text() if isinstance(piece, Line) else "" for piece in one.pieces]
        happened = [place for place, said in enumerate(headed) if "nominates" in said]
        reported = [place for place, said in enumerate(headed) if said == "Killings"]
        if happened and reported:
            assert headed[happened[0] - 1] == "Debate"


def test_handing_over_is_no_part_of_it(session: Session, tmp_path: Path) -> None:
    before = story(session).text()
    session.hand_over(tmp_path / "stick.mafia", "en", "")
    assert story(session).text() == before
    given = Session.open(tmp_path / "stick.mafia")
    assert story(given).text() == before
    given.close()


def test_what_stands_below_a_heading_is_set_in(tmp_path: Path) -> None:
    made = random_game(tmp_path, "inbox", 3)
    text = story(made).text()
    assert "\n  Killings\n    " in text
    assert "\n  Debate\n    " in text


def test_the_end_says_why(session: Session) -> None:
    run(session, c.OpenVote("elimination"), c.Vote(tuple((voter, ALA) for voter in range(8))))
    run(session, c.CloseVote(), c.Execute(), c.EndGame())
    told = story(session)
    end = texts(told, "The game is over")
    assert end[0] == "Nobody of the Mafia is left in the game."
    assert end[-1].startswith("Winners: ")
    cast = grids(told, "Who was who")[0]
    assert [cast.rows[row][1] for row in cast.strong] == [NAMES[one] for one in range(8) if one != ALA]
    assert cast.rows[BOB][-1] == "alive at the end · wins"


def test_a_report_is_told_without_the_votes_of_the_days_before(tmp_path: Path) -> None:
    made = random_game(tmp_path, "inbox", 3)
    told = story(made)
    assert "Beatings" in " ".join(texts(told, "Day 2", HEADING)) or texts(told, "Day 2", HEADING)
    votes = sum(isinstance(step.command, c.CloseVote) for step in made.steps)
    assert sum(len(grids(told, one.title)) for one in told.chapters) <= votes + 1


# --- every game, every language -----------------------------------------------------------------------------


def random_game(folder: Path, game: str, seed: int, names: tuple[str, ...] = HOSTILE) -> Session:
    """Play a game to its end by chance, with names that try to be something else."""
    rng = random.Random(seed)
    ruleset = RULESETS[game]
    deal = rng.choice([deal for deal in ruleset.deals if deal.players <= 14])
    roles = play.random_set(deal, rng)
    seats = tuple(names[place % len(names)] for place in range(len(roles)))
    made = Session.new(game, seed=seed, title="<i>Friday</i>", folder=folder, language="en")
    run(made, c.Open(seats, roles, "deal"), c.Deal(), c.Begin())
    for _ in range(400):
        if made.table.ended is not None:
            return made
        made.do(play.random_command(made.rules, made.table, rng))
    if made.table.ended is None:
        made.do(c.StopGame())
    return made


class Tags(HTMLParser):
    """Notes which tags a page has, and that each is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: set[str] = set()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.seen.add(tag)
        if tag not in {"meta", "br"}:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("game", RULESETS)
@pytest.mark.parametrize("seed", range(4))
def test_any_game_can_be_told_in_any_language(tmp_path: Path, game: str, seed: int) -> None:
    made = random_game(tmp_path, game, seed)
    shapes = set()
    for language in languages(game):
        told = story(made, language)
        page = told.html()
        tags = Tags()
        tags.feed(page)
        assert tags.open == []
        assert tags.seen <= {
            *(
                "html",
                "head",
                "meta",
                "title",
                "style",
                "body",
                "main",
                "h1",
                "h2",
                "h3",
                "p",
                "b",
                "small",
                "br",
            ),
            *("table", "thead", "tbody", "tr", "th", "td"),
        }
        assert "<script" not in page
        assert "italic" not in page, "names of many scripts have no slanted letters"
        assert not re.search(r"<t\w+ [^>]*\b(align|width)=", page), "HTML has them no more"
        assert "{name}" in page or len(made.table.players) < 2
        assert "http" not in page.replace("http-equiv", "")
        assert f'lang="{language}"' in page
        shapes.add(tuple(len(chapter.pieces) for chapter in told.chapters))
        assert all(chapter.pieces for chapter in told.chapters)
        assert told.text()
    assert len(shapes) == 1, "the same is told in every language"
    last = story(made).chapters[-1]
    assert isinstance(last.pieces[0], Line)
    assert last.pieces[0].runs[0].text, "there is a reason for every end"


@pytest.mark.parametrize("game", RULESETS)
def test_every_end_has_its_reason(game: str) -> None:
    rules = {
        "mafia_plus": ("victory.city", "victory.mafia", "victory.draw"),
        "maffia": (
            *("victory.village", "victory.avengers", "victory.mafia", "victory.organisation"),
            *("victory.draw", "victory.mafia.majority"),
        ),
        "inbox": (
            *("victory.peaceful", "victory.clan_2", "victory.clan_4.total", "victory.maniac"),
            "victory.draw",
        ),
    }[game]
    for language in languages(game):
        lines = Lines(game, language)
        reasons = [lines.texts.line("ended", rule) for rule in (*rules, "game.stopped")]
        assert all(reasons)
        assert len(set(reasons)) == len(reasons)

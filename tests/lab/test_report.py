"""Reports: every section, both languages, nothing from elsewhere, readable by day and by night."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import nyoi
from nyoi.lab.match import match
from nyoi.lab.report.compare import Share, judged
from nyoi.lab.report.facts import Facts, bins
from nyoi.lab.report.page import SECTIONS, Report
from nyoi.lab.run import Lab
from nyoi.lab.simulate import simulate
from nyoi.lab.sweep import sweep
from nyoi.words.catalogue import LANGUAGES

pytest.importorskip("duckdb")
FAST = {"toma": 40, "uno": 60}  # games; others take longer and have fewer


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A folder of games of each game, seed 1, the first seat played by another bot than the rest."""
    found = {}
    for game in nyoi.IDS:
        found[game] = tmp_path_factory.mktemp(game)
        seats = 2 if nyoi.game(game).least <= 2 <= nyoi.game(game).most else nyoi.game(game).least
        lab = Lab(out=found[game], command=f"nyoi simulate {game}")
        simulate(game, FAST.get(game, 4), seats, 1, ["random", "heuristic"], lab=lab)
    return found


class Reader(HTMLParser):
    """What a page refers to, the headings it has, and whether its tags are closed in order."""

    VOID = frozenset(("meta", "line", "circle", "polygon", "polyline"))

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href", "srcset")]
        if told.get("id"):
            self.ids.append(str(told["id"]))
        assert tag != "script"
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in self.VOID

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", nyoi.IDS)
def test_every_section_is_there_and_nothing_comes_from_elsewhere(
    folders: dict[str, Path], game: str, lang: str
) -> None:
    text = Report(Facts(folders[game]), lang).html()
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    assert reader.ids == list(SECTIONS)
    assert reader.links == [f"#{section}" for section in SECTIONS]
    assert not re.search(r"https?:|@import|url\(|\{ ?\$|report-[a-z]+\b(?!\.)", text.split("</style>")[1])
    assert f'<html lang="{lang}">' in text
    assert f"<code>nyoi simulate {game}</code>" in text
    assert ("Gagné" in text) == (lang == "fr")


def test_bots_that_differ_are_compared(folders: dict[str, Path]) -> None:
    facts = Facts(folders["toma"])
    won, met = facts.matches["heuristic", "random"]
    assert (won + facts.matches["random", "heuristic"][0], met) == (40, 40)
    assert won > 30
    assert [(one.id, one.out) for one in facts.by_bot] == [("heuristic", True), ("random", True)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_seats_are_not_compared_where_each_bot_kept_its_seat(folders: dict[str, Path], lang: str) -> None:
    """Seat 0 is played at random, seat 1 by the rule of thumb: the section speaks of bots."""
    facts = Facts(folders["toma"])
    assert facts.by_seat == []
    html = Report(facts, lang).html()
    section = html.partition('id="seats"')[2].partition("</section>")[0]
    assert {"en": "By bot", "fr": "Par bot"}[lang] in section
    assert "heuristic" in section
    assert not re.search("Seat 1|Siège 1", section)
    assert not re.search("Seat [12] wins|siège [12] gagne", html)


def test_seats_are_adjusted_where_each_bot_sat_in_every_seat(tmp_path: Path) -> None:
    """Seed 1: the rule of thumb in each seat in turn among random bots; no seat stands out because of it."""
    match("toma", ["heuristic", "random"], games=240, seats=3, seed=1, lab=Lab(out=tmp_path))
    facts = Facts(tmp_path)
    assert [one.id for one in facts.by_seat] == ["0", "1", "2"]
    assert not any(one.out for one in facts.by_seat)
    assert all(one.out for one in facts.by_bot)
    assert "sat in every seat" in Report(facts, "en").html()


def test_what_starting_is_worth_is_told(tmp_path: Path) -> None:
    """Toma draws the starter; at Torak seat 0 always begins."""
    simulate("toma", 60, 3, 1, ["random"], lab=Lab(out=tmp_path / "toma"))
    facts = Facts(tmp_path / "toma")
    assert [one.id for one in facts.by_start] == ["1", "2", "3"]
    assert sum(one.share for one in facts.by_start) == pytest.approx(1)
    assert "Who begins wins" in Report(facts, "en").html()
    simulate("torak", 4, 2, 1, ["random"], options={"setup_placement": "auto_random"}, lab=Lab(out=tmp_path / "torak"))
    facts = Facts(tmp_path / "torak")
    assert (facts.starter, facts.by_start) == (0, [])
    assert "Seat 1 begins every game" in Report(facts, "en").html()


def test_seats_of_a_team_that_wins_together_do_not_stand_out(tmp_path: Path) -> None:
    """All heroes of Torak's co-operative mode lose together: their 0 % is no seat's doing."""
    simulate("torak", 40, 2, 1, ["random"], options={"setup_placement": "auto_random"}, lab=Lab(out=tmp_path))
    assert not any(one.out for one in Facts(tmp_path).by_seat)


def test_drafts_that_are_always_alike_are_named(tmp_path: Path) -> None:
    """Duel, seed 1: the rules of thumb always pick the same teams; drawn by lot nothing stands together."""
    simulate("duel", 30, 2, 1, ["heuristic"], lab=Lab(out=tmp_path / "fixed"))
    facts = Facts(tmp_path / "fixed")
    assert facts.fixed["team", "unit"]
    html = Report(facts, "en").html()
    assert "Nearly always together" in html
    assert "--draft random" in html
    simulate("duel", 30, 2, 1, ["heuristic"], lab=Lab(out=tmp_path / "lot"), draft="random")
    assert Facts(tmp_path / "lot").fixed["team", "unit"] == []


def test_survival_is_not_taken_for_strength(tmp_path: Path) -> None:
    """Toma to one ball, four random bots, seed 3: who lives longer discards more, and no card is the stronger for it.

    Two cards do harm whoever discards them: with Toma one is out at once, with S.K. one risks to be.
    """
    simulate("toma", 1500, 4, 3, ["random"], options={"objective": 1}, lab=Lab(out=tmp_path))
    facts = Facts(tmp_path)
    rows = {one.id: one for one in facts.things["discarded", "card"]}
    assert rows["fugma"].share > 0.3  # as against 25 %
    assert rows["fugma"].due > 0.3
    assert {one.id for one in rows.values() if one.out} <= {"toma", "sk"}
    assert rows["toma"].out
    assert rows["toma"].share < rows["toma"].due


def test_boards_are_drawn_with_what_happened_there(folders: dict[str, Path]) -> None:
    facts = Facts(folders["duel"])
    assert facts.ground is not None
    assert set(facts.places) <= set(facts.ground.shapes)
    text = Report(facts, "en").html()
    assert text.count("<polygon") == 2 * len(facts.ground.shapes) == 56


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sweep_is_drawn_as_a_curve(tmp_path: Path, lang: str) -> None:
    """Seed 1: how often the first seat wins at Toma by the balls it takes, as `nyoi sweep` counts it."""
    swept = sweep("toma", {"objective": [1, 2, 3]}, 30, 2, 1, ["heuristic", "random"], lab=Lab(out=tmp_path))
    facts = Facts(tmp_path)
    assert facts.varied == ["objective"]
    assert [value.name for value in facts.values] == ["1", "2", "3"]
    points = [value.seats[0] for value in facts.values]
    assert [one.share * 30 for one in points] == pytest.approx([cell["wins"][0] for cell in swept["cells"]])
    section = Report(facts, lang).html().partition('id="options"')[2]
    (line,) = re.findall(r'<polyline class="line" points="([^"]*)"', section)
    drawn = [tuple(map(float, point.split(","))) for point in line.split(" ")]
    assert [x for x, _ in drawn] == sorted(x for x, _ in drawn)
    by_height = sorted(range(3), key=lambda n: -drawn[n][1])
    assert by_height == sorted(range(3), key=lambda n: points[n].share)  # the greater share is drawn higher
    assert ("avec les intervalles" in section) == (lang == "fr")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sweep_is_compared_and_not_pooled(tmp_path: Path, lang: str) -> None:
    """Seed 1: length, endings and seats stand in a column, or a table, for each value."""
    swept = sweep("toma", {"objective": [1, 3]}, 40, 2, 1, ["random"], lab=Lab(out=tmp_path))
    facts = Facts(tmp_path)
    assert [value.means["turns"][0] for value in facts.values] == pytest.approx(
        [cell["turns"] / 40 for cell in swept["cells"]]
    )
    assert all(sum(value.endings.values()) == pytest.approx(1) for value in facts.values)
    html = Report(facts, lang).html()
    games = html.partition('id="games"')[2].partition("</section>")[0]
    assert "<figure>" not in games
    assert all(
        f"{value.means['turns'][0]:.1f}".replace(".", "," if lang == "fr" else ".") in games for value in facts.values
    )
    seats = html.partition('id="seats"')[2].partition("</section>")[0]
    assert seats.count("<h3>") == 2
    settings = html.partition('id="settings"')[2].partition("</section>")[0]
    assert "<dd>1, 3</dd>" in settings


def test_folders_without_a_sweep_have_no_curve(folders: dict[str, Path], tmp_path: Path) -> None:
    assert Facts(folders["toma"]).values == []
    two: dict[str, list[object]] = {"objective": [1, 3], "deck_mode": ["standard", "random"]}
    sweep("toma", two, 2, 2, 1, ["random"], lab=Lab(out=tmp_path))
    facts = Facts(tmp_path)
    assert [value.name for value in facts.values] == ["1, standard", "1, random", "3, standard", "3, random"]
    assert "<polyline" not in Report(facts, "en").html()  # no axis has room for two options


def share(id: str, won: float, due: float = 0.5, games: int = 400) -> Share:
    return Share(id, games, won, due, (due * (1 - due) / games) ** 0.5, games)


def test_shares_that_stand_out_stand_the_correction_over_all_tables() -> None:
    rows = [share(str(n), 0.5) for n in range(30)]
    assert not any(one.out for table in judged([rows, [share("x", 0.57)]]) for one in table)  # p = 0.005
    assert judged([[share("x", 0.57)]])[0][0].out
    assert [one.id for table in judged([rows, [share("y", 0.62)]]) for one in table if one.out] == ["y"]
    assert not judged([[share("few", 1.0, games=9)]])[0][0].out


def test_columns_hold_every_number() -> None:
    for values in ([3.0], [0.0, 0.5, 100.0], [float(n) for n in range(1000)]):
        found = bins(values)
        assert sum(count for _, _, count in found) == len(values)
        assert found[0][0] <= values[0]
        assert values[-1] < found[-1][1]


DOCS = Path(__file__).parents[2] / "docs" / "reports"


@pytest.mark.parametrize("path", sorted(DOCS.glob("*.html")), ids=lambda path: path.name)
def test_the_reports_of_the_docs_are_of_two_thousand_games(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text) < 1_500_000
    assert re.search(r"2[,\u202f\u00a0]000", text)
    reader = Reader()
    reader.feed(text)
    assert reader.ids == list(SECTIONS)

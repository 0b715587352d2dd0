"""Reports: every section, both languages, nothing from elsewhere, readable by day and by night."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import nyoi
from nyoi.lab.report.facts import Facts, bins, shares
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
    assert [one.out for one in facts.by_seat] == [True, True]  # as seat 0 is played at random


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
    points = facts.curve["objective"]
    assert [value for value, _, _ in points] == ["1", "2", "3"]
    assert [one.share * 30 for _, one, _ in points] == pytest.approx([cell["wins"][0] for cell in swept["cells"]])
    section = Report(facts, lang).html().partition('id="options"')[2]
    (line,) = re.findall(r'<polyline class="line" points="([^"]*)"', section)
    drawn = [tuple(map(float, point.split(","))) for point in line.split(" ")]
    assert [x for x, _ in drawn] == sorted(x for x, _ in drawn)
    by_height = sorted(range(3), key=lambda n: -drawn[n][1])
    assert by_height == sorted(range(3), key=lambda n: points[n][1].share)  # the greater share is drawn higher
    spans = [tuple(map(float, ends)) for ends in re.findall(r'class="span"[^>]* y1="([^"]*)" y2="([^"]*)"', section)]
    assert all(low > y > high for (low, high), (_, y) in zip(spans, drawn, strict=True))
    assert ("avec les intervalles" in section) == (lang == "fr")


def test_folders_without_a_sweep_have_no_curve(folders: dict[str, Path], tmp_path: Path) -> None:
    assert Facts(folders["toma"]).curve == {}
    two: dict[str, list[object]] = {"objective": [1, 3], "deck_mode": ["standard", "random"]}
    sweep("toma", two, 2, 2, 1, ["random"], lab=Lab(out=tmp_path))
    assert Facts(tmp_path).curve == {}  # nobody could say which of two options did it
    assert "<polyline" not in Report(Facts(tmp_path), "en").html()


def test_shares_that_stand_out_stand_the_correction() -> None:
    rows = [(str(n), 400, 0.5) for n in range(30)]
    assert not any(one.out for one in shares([*rows, ("x", 400, 0.56)], 0.5))  # p = 0.016: one in 62
    assert shares([("x", 400, 0.56)], 0.5)[0].out
    assert [one.id for one in shares([*rows, ("y", 400, 0.62)], 0.5) if one.out] == ["y"]


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

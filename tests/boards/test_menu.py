"""Menus: every move that is offered once, in few lines, within the width of the terminal, in words."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import nyoi
from nyoi.boards import board_of, plain
from nyoi.boards.menu import Menu, menu_of
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.table import Table
from nyoi.words.speech import Speech
from tests.games.contract import Case, cases

NAMES = ["Ana", "Bo", "Chloé", "David", "Emma", "Farid", "Gaia", "Hugo", "Ines", "Jules"]
LEAST = [case for case in cases() if case.seats == min(m.low for m in nyoi.game(case.game).modes if m.id == case.mode)]
MOST = [case for case in cases() if case.seats == max(m.high for m in nyoi.game(case.game).modes if m.id == case.mode)]
PLACEHOLDER = re.compile(r"\b(fact|menu|board|sign|move|ask|event|play)-[a-z]|[{}]|id on zone|warrior on space")


def drawn(what: RenderableType, width: int, colour: bool = False) -> list[str]:
    out = io.StringIO()
    Console(width=width, file=out, highlight=False, force_terminal=colour).print(what)
    return out.getvalue().splitlines()


def menu(t: Table, seat: int, speech: Speech) -> Menu:
    board, view = board_of(t.game.id), t.view(seat)
    return menu_of(offered(t.state, seat), seat, speech, lambda move: board.remark(move, view, speech))


def decisions(case: Case, seed: int, most: int = 160) -> Iterator[tuple[Table, int]]:
    """A random game, stopped at new questions and now and then: the table as it is then, and who is asked."""
    t, rng, last, found = case.table(seed), Rng(seed), "", 0
    while t.decision is not None and t.seq < most:
        seat = asked(t.state)[0]
        if seat >= 0 and (t.decision.key != last or t.seq % 9 == 0) and found < 16:
            found += 1
            yield t, seat
        last = t.decision.key
        t.play(rng.pick(offered(t.state, seat)), seat=seat)


@pytest.mark.parametrize("case", LEAST + [case for case in MOST if case not in LEAST], ids=str)
def test_every_question_of_random_games(case: Case) -> None:
    for t, seat in decisions(case, 3):
        moves = offered(t.state, seat)
        view = t.view(seat)
        for lang, width in (("en", 120), ("fr", 80)):
            speech = Speech(lang, t.game, NAMES[: case.seats], strict=True)
            made = menu(t, seat, speech)
            assert sorted(entry.move.text for entry in made.entries) == sorted(move.text for move in moves)
            unnumbered = [e.move for h in made.places for e in made.groups[h]]
            assert len(made.moves) + len(unnumbered) == len(moves)
            for board in (board_of(case.game), plain):
                lines = drawn(board.show(view, speech, moves), width) + drawn(made.show(), width)
                assert max(map(cell_len, lines)) <= width
                assert not [line for line in lines if PLACEHOLDER.search(line)]


def test_few_moves_are_listed_with_the_text_that_plays_them() -> None:
    t = nyoi.given("toma", {"hands": "freya ajito / motta / toma"})
    lines = drawn(menu(t, 0, Speech("en", t.game, NAMES)).show(), 80)
    assert [line.rstrip() for line in lines] == ["  1 Discard Freya  discard freya", "  2 Discard Ajito  discard ajito"]


def test_legs_stand_by_direction_and_length() -> None:
    t = nyoi.new("torak", seats=1, seed=1, options={"setup_placement": "auto_random"})
    while not any(move.word == "leg" for move in offered(t.state, 0)):
        t.play(offered(t.state, 0)[0])
    made = menu(t, 0, Speech("en", t.game, NAMES))
    assert {"North ↑", "East →", "South ↓", "West ←"} & set(made.groups)
    for heading, group in made.groups.items():
        legs = [entry for entry in group if entry.move.word == "leg"]
        assert len({entry.move.args[0] for entry in legs}) <= 1
        assert all(entry.row.startswith(f"{entry.move.args[1]} step") for entry in legs)
        assert heading or not legs


def test_hundreds_of_places_fit_on_a_screen_or_two() -> None:
    t = nyoi.new("tournament", seats=2, seed=1)
    while t.view(0)["phase"] == "draft":
        t.play(offered(t.state, asked(t.state)[0])[0])
    seat = asked(t.state)[0]
    assert len(offered(t.state, seat)) > 800
    lines = drawn(menu(t, seat, Speech("en", t.game, NAMES)).show(), 120)
    assert len(lines) < 40
    assert sum("F7" in line.split() for line in lines) == 1  # the same places for all warriors: said once


def test_the_same_without_colour() -> None:
    t = nyoi.new("uno", seats=4, seed=1)
    speech = Speech("en", t.game, NAMES[:4])
    seat = asked(t.state)[0]
    board = board_of("uno").show(t.view(seat), speech, offered(t.state, seat))
    plainly, colourful = drawn(board, 100), drawn(board, 100, colour=True)
    assert [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in colourful] == plainly
    assert plainly != colourful

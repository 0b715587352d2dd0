"""What learners see, in every way to play; and that every move they can be offered has its place."""

from __future__ import annotations

import os

import pytest

import nyoi
from nyoi.kernel.decision import Move
from nyoi.kernel.lexicon import Lexicon
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from nyoi.rl.kit import Kit
from nyoi.testing.contract import Observes
from nyoi.testing.playing import cases, play_on
from tests.games.contract import OPEN_GAMES, SELDOM, some_options
from tests.kernel.toy import TOY
from tests.rl.tables import GAMES
from tools.pieces import MARK, PAPER, tables

ROUNDS = int(os.environ.get("NYOI_GAMES", "0"))  # of each game; before a release 20000, in the compiled build


class TestObserves(Observes):
    games = nyoi.IDS
    public = OPEN_GAMES
    seldom = SELDOM


def has_its_place(lexicon: Lexicon, move: Move) -> None:
    places = lexicon.places(move)
    assert lexicon.said(places) is move
    assert all(0 <= place < len(lexicon) for place in places)


@GAMES
def test_every_offered_move_has_its_place(id: str) -> None:
    lexicon, seen, ways = nyoi.game(id).lexicon(), set[Move](), cases([id])
    for number in range(ROUNDS or max(len(ways), 5)):
        rng = Rng(number)
        case = ways[number % len(ways)]
        table = case.table(number, some_options(case, rng) if number >= len(ways) else None)
        for played, _ in enumerate(play_on(table.state, rng, clock=number % 7 == 6)):
            if not ROUNDS and played > 250:
                break
            for seat in asked(table.state):
                for move in offered(table.state, seat):
                    if move not in seen:
                        has_its_place(lexicon, move)
                        seen.add(move)
    assert len(seen) > 50


def test_the_paper_has_the_pieces_that_there_are() -> None:
    """`python -m tools.pieces` writes its tables anew."""
    assert PAPER.read_text(encoding="utf-8").partition(MARK)[2].strip() == tables().strip()


@GAMES
def test_seats_are_counted_from_the_one_who_looks(id: str) -> None:
    """Two seats that know the same of each other see the same: at the deal of a table where all begin alike."""
    for case in cases([id]):
        if case.seats < 2:
            continue
        observer = Kit(id, case.seats, case.mode).observer
        s = case.table(1).state
        rows = []
        for seat in range(case.seats):
            out = observer.blank()
            observer.look(s, seat, out)
            rows.append(out)
        whose = [piece for piece in observer.pieces if piece.name in ("starter", "captain", "dealer")]
        for piece in whose:
            found = [row[piece.at : piece.at + piece.size].find(1) for row in rows]
            if -1 not in found:
                assert [(seat + x) % case.seats for seat, x in enumerate(found)] == [found[0]] * case.seats


def test_a_game_that_nobody_learns_is_refused() -> None:
    with pytest.raises(nyoi.Refused, match="not-observed"):
        TOY.observer(TOY.setting(2))

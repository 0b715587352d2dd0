"""Boards: drawn from a view, for any game."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType

import nyoi
from nyoi.boards import board_of, plain
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.table import Table
from nyoi.words.speech import Speech
from tests.games.contract import Case, cases

NAMES = [f"Player {seat}" for seat in range(12)]
LARGEST = [
    case for case in cases() if case.seats == max(m.high for m in nyoi.game(case.game).modes if m.id == case.mode)
]


def drawn(board: RenderableType) -> str:
    out = io.StringIO()
    Console(width=120, file=out).print(board)
    return out.getvalue()


def toma(hands: str, pile: str = "claire fugma") -> Table:
    return nyoi.given("toma", {"hands": hands, "pile": pile, "shields": [2], "balls": [1, 0, 2]})


def test_the_table_of_toma() -> None:
    t = toma("freya ajito / motta / toma")
    text = drawn(board_of("toma").show(t.view(0), Speech("en", t.game, ["Ana", "Bo", "Cy"])))
    assert "Freya (1), Ajito (2)" in text
    assert "●○○○○" in text
    assert "◆ shield" in text
    assert "2 cards in the deck" in text
    assert "Motta (7)" not in text.replace("Face up", "")
    assert "Still unseen: 1×1  4×1  5×1  7×1  8×1" in text


def test_a_spectator_sees_backs_only() -> None:
    t = toma("freya ajito / motta / toma")
    text = drawn(board_of("toma").show(t.view(nyoi.SPECTATOR), Speech("en", t.game, ["Ana", "Bo", "Cy"])))
    assert "Your hand" not in text
    for secret in ("Freya", "Ajito", "Motta", "Toma"):
        assert f"{secret} (" not in text


def test_what_a_copy_card_would_do_is_said_beside_it() -> None:
    t = nyoi.given(
        "toma",
        {"hands": "tobi freya / motta / toma", "deck": 32, "pile": "claire", "plays": ["1:cooler"], "seats": 3},
    )
    speech = Speech("en", t.game, ["Ana", "Bo", "Cy"])
    remarks = [board_of("toma").remark(move, t.view(0), speech) for move in offered(t.state, 0)]
    assert remarks == ["would now copy: Shield", ""]


def test_the_plain_board_hides_what_the_view_hides() -> None:
    t = toma("freya ajito / motta / toma")
    text = drawn(plain.show(t.view(0), Speech("en", t.game, ["Ana", "Bo", "Cy"])))
    assert "Holds Freya and Ajito" in text
    assert "Ana" in text
    row = next(line for line in text.splitlines() if "│ Bo" in line)
    assert "Holds a hidden card" in row
    assert "Motta" not in row


@pytest.mark.parametrize("case", LARGEST, ids=str)
def test_every_game_can_be_drawn_all_along(case: Case) -> None:
    t = case.table(2)
    rng = Rng(2)
    for _ in range(12):
        if t.over:
            break
        seat = asked(t.state)[0]
        for lang in ("fr", "en"):
            speech = Speech(lang, t.game, NAMES[: case.seats])
            for board in (board_of(case.game), plain):
                assert drawn(board.show(t.view(max(seat, nyoi.SPECTATOR)), speech))
                assert [board.remark(move, t.view(max(seat, 0)), speech) for move in offered(t.state, seat)]
        t.play(rng.pick(offered(t.state, seat)), seat=seat)


def test_a_list_without_rows_is_not_a_row() -> None:
    """An empty list once read "id on zone", and a bought card of the market "card for cost"."""
    t = nyoi.new("duel", seats=2, seed=1)
    view = t.view(0) | {"saibaimen": [], "tokens": [], "market": [None, {"card": "chance", "cost": 2, "cut": 0}, None]}
    for lang in ("fr", "en"):
        common, players = plain.facts(view, Speech(lang, t.game, NAMES[:2], strict=True))
        text = " · ".join([*common, *players[0], *players[1]])
        assert "zone" not in text
        assert "None" not in text
        assert "{" not in text
    assert common.count("For sale: Lucky break, 2 stars") == 1

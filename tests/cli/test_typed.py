"""Whole games of all five typed at a terminal: by number, by text, by enough of a move's words."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import nyoi
from nyoi.boards import board_of
from nyoi.boards.menu import menu_of
from nyoi.cli.terminal import Session
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.table import Table
from nyoi.words.speech import Speech

NAMES = ["Ana", "Bo"]
SEATS = {"torak": 1}
NEVER = ("concede", "resign", "draw")  # they would end the game at once, or never


class Typist(io.TextIOBase):
    """Somebody at the keyboard who types one of the moves that are offered, in some form; a curtain takes any line."""

    def __init__(self, table: Table, most: int) -> None:
        self.table = table
        self.rng = Rng(5)
        self.most = most
        self.typed = {"number": 0, "text": 0, "short": 0}

    def readline(self, _: int = -1) -> str:  # type: ignore[override]
        self.most -= 1
        if self.table.over or self.most < 0:
            return "\n" if self.table.over else "quit\n"
        seat = asked(self.table.state)[0]
        moves = offered(self.table.state, seat)
        move = self.rng.pick([move for move in moves if move.word not in NEVER] or moves)
        numbered = menu_of(
            offered(self.table.state, seat), seat, Speech("en", self.table.game, NAMES), lambda _: ""
        ).moves
        short = move.text.partition(" ")[2]
        alone = short and sum(short in other.text for other in moves) == 1
        if alone and not short.isdecimal() and self.rng.below(2):
            self.typed["short"] += 1
            return f"{short}\n"
        if move in numbered and self.rng.below(2):
            self.typed["number"] += 1
            return f"{numbered.index(move) + 1}\n"
        self.typed["text"] += 1
        return f"{move.text}\n"


@pytest.mark.long
@pytest.mark.parametrize("game", nyoi.IDS)
def test_a_whole_game_typed(game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    table = nyoi.new(game, seats=SEATS.get(game, 2), seed=4)
    typist, out = Typist(table, 4000), io.StringIO()
    monkeypatch.setattr("sys.stdin", typist)
    monkeypatch.setattr("sys.stdout", out)
    console = Console(file=out, width=100, highlight=False)
    Session(table, {}, Speech("en", table.game, NAMES[: SEATS.get(game, 2)], strict=True), console, echo=True).run()
    assert table.over
    assert "The game is over" in out.getvalue()
    assert min(typist.typed["number"], typist.typed["text"]) > 0
    assert "not a move" not in out.getvalue()
    assert max(map(len, out.getvalue().splitlines())) <= 140  # only what is typed and listed is never broken


def typed(table: Table, *lines: str) -> Iterator[str]:
    """What is answered to each line, by a session at this table."""
    for line in lines:
        out = io.StringIO()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("sys.stdin", io.StringIO(f"{line}\nquit\n"))
            patch.setattr("sys.stdout", out)
            speech = Speech("en", table.game, NAMES)
            Session(
                table, {}, speech, Console(file=out, width=100, highlight=False), board_of(table.game.id), True
            ).run()
        yield out.getvalue()


def test_enough_words_are_enough_and_no_more_are_guessed() -> None:
    t = nyoi.given("uno", {"hands": "R7-1 R7-2 B2-1 / Y1-1 Y2-1", "discard": "R3-1", "turn": 0})
    before = t.seq
    list(typed(t, "\nplay"))  # two moves begin so
    assert t.seq == before
    list(typed(t, "\nR7-2"))
    assert t.seq == before + 1


def test_a_place_without_a_number_is_typed() -> None:
    t = nyoi.new("tournament", seats=2, seed=1)
    while t.view(0)["phase"] == "draft":
        t.play(offered(t.state, asked(t.state)[0])[0])
    before = t.seq
    text = "".join(typed(t, "\n1"))
    assert "Here one types the move, like place " in text
    assert t.seq == before
    warrior = offered(t.state, asked(t.state)[0])[0].text.split()[1]
    list(typed(t, f"\n{warrior} F7"))
    assert t.log.entries[before].move == f"place {warrior} F7"

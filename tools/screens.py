"""Draw the terminal screens of `docs/terminal.md` and `docs/jouer/terminal.md`: `python -m tools.screens`.

Each one is a seeded game, played with simple moves until the wanted kind of move is legal.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

import nyoi
from nyoi.boards import board_of
from nyoi.boards.menu import menu_of
from nyoi.kernel.play import asked, offered
from nyoi.kernel.table import Table
from nyoi.words.catalogue import LANGUAGES
from nyoi.words.speech import Speech

IMAGES = Path(__file__).parent.parent / "docs" / "images"
NAMES = ("Ana", "Bo", "Chloé", "David")
SCREENS = {  # file: game, seats, the word of a legal move, least number of moves before it
    "toma": ("toma", 3, "discard", 6),
    "uno": ("uno", 4, "play", 30),
    "torak": ("torak", 2, "leg", 40),
    "duel": ("duel", 2, "move", 60),
    "tournament": ("tournament", 2, "go", 0),
    "fight": ("tournament", 2, "sum", 0),
}


def table(game: str, seats: int, word: str, before: int) -> Table:
    """Return a game at the first decision, after `before` moves, at which a move with this word is legal."""
    t = nyoi.new(game, seats=seats, seed=1)
    while not t.over:
        moves = [move for move in offered(t.state, asked(t.state)[0]) if move.word not in ("concede", "resign")]
        if t.seq >= before and any(move.word == word for move in moves):
            break
        t.play(moves[t.seq * 7 % len(moves)], seat=asked(t.state)[0])
    return t


def screen(lang: str, game: str, seats: int, word: str, before: int) -> str:
    """Return the screen as SVG that uses the reader's fonts, so that nothing is loaded from elsewhere."""
    t = table(game, seats, word, before)
    seat = asked(t.state)[0]
    assert t.decision is not None
    board, view, moves = board_of(game), t.view(seat), offered(t.state, seat)
    speech = Speech(lang, t.game, NAMES[:seats])
    menu = menu_of(moves, seat, speech, lambda move: board.remark(move, view, speech))
    console = Console(width=110, record=True, file=io.StringIO(), highlight=False, force_terminal=True)
    console.print(board.show(view, speech, moves))
    console.print(speech.ask(t.decision.key, seat, seat), style="bold #f28c28")
    console.print(menu.show())
    drawn = console.export_svg(title=f"nyoi play {game}", theme=MONOKAI, unique_id=f"nyoi-{game}-{word}")
    return re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", drawn, flags=re.DOTALL).replace("Fira Code, ", "")


if __name__ == "__main__":
    for name, what in SCREENS.items():
        for lang in LANGUAGES:
            (IMAGES / f"terminal-{name}.{lang}.svg").write_text(screen(lang, *what), encoding="utf-8")

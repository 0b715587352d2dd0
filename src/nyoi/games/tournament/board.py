"""The arena: 145 spaces, their colours and neighbours (TOUR-3.17 to 3.19, `board.toml`)."""

from __future__ import annotations

from typing import Final

from nyoi.games.tournament.content import PILES, table

_board = table("board")
_rows: list[str] = _board["rows"]
_cells = [(x, y) for y, row in enumerate(_rows) for x, letter in enumerate(row) if letter != "."]

SPACES: Final = tuple(f"{_board['columns'][x]}{y + 1}" for x, y in _cells)
SPACE: Final[dict[str, int]] = {id: space for space, id in enumerate(SPACES)}
MOVEMENT: Final[int] = _board["movement"]
COUNTS: Final[dict[str, int]] = _board["counts"]

COLOURS: Final = ("red", "yellow", "blue", "green")
GREEN: Final = 3
COLOUR: Final = tuple("RYBG".index(_rows[y][x]) for x, y in _cells)

APART: Final = tuple(tuple(max(abs(ax - bx), abs(ay - by)) for bx, by in _cells) for ax, ay in _cells)


def steps(a: int, b: int) -> int:
    """Return the distance of two spaces: the larger of the column and row differences (TOUR-3.19).

    >>> steps(SPACE["E6"], SPACE["G7"])
    2
    """
    return APART[a][b]


# RING[space][n]: the spaces exactly n steps away, in board order.
RING: Final = tuple(
    tuple(tuple(b for b, apart in enumerate(row) if apart == n) for n in range(len(_rows))) for row in APART
)
AROUND: Final = tuple(rings[1] for rings in RING)
EDGE: Final = tuple(len(around) < 8 for around in AROUND)

# WITHIN[n][space]: the spaces one to n steps away, nearest first.
WITHIN: Final = tuple(
    tuple(tuple(b for ring in rings[1 : n + 1] for b in ring) for rings in RING) for n in range(len(_rows))
)

GREENS: Final = tuple(tuple(tuple(b for b in spaces if COLOUR[b] == GREEN) for spaces in row) for row in WITHIN)


def _order(rings: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    found = [len(SPACES)] * len(SPACES)
    for i, space in enumerate([b for ring in rings[1:] for b in ring]):
        found[space] = i
    return tuple(found)


# ORDER[a][b]: the index of space b in the order of `WITHIN` around a; a itself comes last.
ORDER: Final = tuple(_order(rings) for rings in RING)


def pile_of(colour: int) -> int:
    """Return the pile that a red, yellow or blue space draws from (TOUR-6.3).

    >>> PILES[pile_of(COLOURS.index("yellow"))]
    'defence'
    """
    assert colour != GREEN
    return colour


for _letter, _colour in zip("RYB", range(3), strict=True):
    if PILES[pile_of(_colour)] != _board["colours"][_letter]["draws"]:
        raise ValueError(f"board.toml: the colour {_letter} does not draw from the pile of its number")

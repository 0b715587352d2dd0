"""Tree sizes by depth: a changed rule shows here first. A changed count is explained in the commit that changes it."""

from __future__ import annotations

from pathlib import Path

import pytest

import nyoi
from nyoi.kernel.play import advance, asked, offered
from nyoi.kernel.state import State

COUNTS = Path(__file__).parents[2] / "counts" / "torak.txt"
LINES = [line for line in COUNTS.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]


def tree(s: State, depth: int) -> list[int]:
    """How many ways there are to play so many moves, whoever is asked first, with the dice this seed throws."""
    if depth == 0 or s.over:
        return [0] * depth
    seat = asked(s)[0]
    sizes = [0] * depth
    for move in offered(s, seat):
        after = type(s)(s)
        advance(after, seat, move)
        sizes[0] += 1
        for i, n in enumerate(tree(after, depth - 1)):
            sizes[i + 1] += n
    return sizes


def counted(line: str) -> str:
    """The line as it is today: `mode seats seed placement: sizes`."""
    head, _, sizes = line.partition(":")
    mode, seats, seed, placement = head.split()
    s = nyoi.new("torak", int(seats), int(seed), mode, {"setup_placement": placement}).state
    return f"{head}: {' '.join(map(str, tree(s, len(sizes.split()))))}"


@pytest.mark.parametrize("line", LINES)
def test_the_tree_has_its_size(line: str) -> None:
    assert counted(line) == line

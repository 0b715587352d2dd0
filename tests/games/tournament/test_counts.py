"""Tree counts: how many lines of play there are, move by move. A changed count is explained where it is changed.

`tests/counts/tournament.txt` has the deals of every length and seat count (a draft grows fast),
`tournament_positions.txt` the trees of positions in mid-game, chance being that of seed 0.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import nyoi
from nyoi.games.tournament.state import Tournament
from nyoi.kernel.play import advance, asked, offered

COUNTS = Path(__file__).parents[2] / "counts"
MOST = 3_000  # lines in the last row counted

POSITIONS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "first-throw": ({"teams": "krillin@D7 / prum@F7 monna@A5"}, ["go krillin F7"]),
    "transformations": ({"teams": "cabba@D7 / son_goku@F7", "hands": "spe_transformation /"}, ["go cabba F7"]),
    "third-throw": (
        {
            "teams": "frost@D7 / monna@F7 zium@F8 vuon@G8",
            "hands": "/ def_garde att_rafale spe_interposition def_image",
            "dice": "kick kick aura ball ball ball",
        },
        ["go frost F7", "reroll ball", "reroll ball", "combo 1"],
    ),
    "counter-attack": (
        {"teams": "krillin@D7-6 / hopp@F7", "dice": "aura aura aura"},
        ["go krillin F7", "sum aura"],
    ),
    "pile-fight": ({"teams": "krillin@F7 / monna@M7", "pile": "ganos vuon"}, ["go krillin G7"]),
    "exchange": (
        {
            "teams": "monna@F7 / frost@M7 / vuon@A5",
            "hands": "def_garde att_hakai / def_image def_image spe_mur / att_rafale att_impact",
            "phase": "turn",
            "event": "eve_echange",
        },
        [],
    ),
    "duel": (
        {
            "teams": "monna@F7 vuon@G9 / frost@M7 nink@M9",
            "phase": "end",
            "turn": 1,
            "starter": 0,
            "round": 10,
            "hands": "def_sauvetage / att_rafale",
        },
        [],
    ),
}


def grow(states: list[Tournament]) -> list[Tournament]:
    """Every state one move further, for the first who is asked."""
    grown = []
    for s in states:
        for seat in asked(s)[:1]:
            for move in offered(s, seat):
                after = s.clone()
                advance(after, seat, move)
                grown.append(after)
    return grown


def counts(s: Tournament) -> str:
    """The size of the tree, row by row."""
    states, found = [s], []
    while states and len(states) < MOST:
        states = grow(states)
        found.append(str(len(states)))
    return " ".join(found)


def position(name: str) -> str:
    """A line of the positions file."""
    given, moves = POSITIONS[name]
    table = nyoi.given("tournament", {"seats": len(given["teams"].split("/")), **given})
    table.play(*moves)
    assert isinstance(table.state, Tournament)
    return f"{name}: {counts(table.state)}"


def deal(mode: str, seats: int) -> str:
    """A line of the file of deals."""
    s = nyoi.new("tournament", seats, 1, mode).state
    assert isinstance(s, Tournament)
    return f"{mode} {seats} seats seed 1: {counts(s)}"


@pytest.mark.parametrize("line", (COUNTS / "tournament_positions.txt").read_text().splitlines())
def test_the_trees_of_positions_keep_their_size(line: str) -> None:
    assert position(line.split(":")[0]) == line


def test_every_position_is_counted() -> None:
    kept = (COUNTS / "tournament_positions.txt").read_text().splitlines()
    assert [line.split(":")[0] for line in kept] == list(POSITIONS)


@pytest.mark.parametrize(("mode", "seats"), [("rounds10", 2), ("timed", 6)])
def test_the_trees_of_deals_keep_their_size(mode: str, seats: int) -> None:
    assert deal(mode, seats) in (COUNTS / "tournament.txt").read_text().splitlines()

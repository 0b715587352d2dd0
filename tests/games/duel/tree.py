"""Tree counts: how many ways a position can go, by number of decisions, every fall of the dice a way of its own.

python -m tests.games.duel.tree > tests/counts/duel.txt    # after a change of rules, and say why
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import nyoi
from nyoi.games.duel.state import Duel
from nyoi.kernel.decision import Move
from nyoi.kernel.play import advance, asked, offered
from nyoi.kernel.refused import ScriptError
from tests.games.duel.table import At, given, new

HEAD = """\
# Sizes of the decision tree of Duel: the number of positions after 1, 2, 3... decisions.
# Each outcome of chance (a die, a coin, a shuffle) that a decision meets is a branch of its own.
# A game that is over counts on. Moves of the clock (resigning) are left out.
"""

DEPTHS = {"start": 3, "melee": 3, "windows": 4}


def positions() -> dict[str, At]:
    """Three fixed positions: the first activation, a melee with everything at hand, two hands full of answers."""
    return {
        "start": new(7, teams="preset_saga"),
        "melee": given(
            units={
                "goku": "5c ki=6 stars=2",
                "gohan": "5a down",
                "nappa": "5c parades=1",
                "vegeta": "5b",
                "raditz": "Ba",
            },
            active="goku",
            saibaimen="5a",
            market="vitesse coup senzu",
        ),
        "windows": given(
            units={"goku": "5a", "gohan": "5a", "piccolo": "Ba", "vegeta": "5a ki=4", "nappa": "5b"},
            active="vegeta",
            hands="vitesse attaque_eclair armure / nuage coup radar",
            market="vitesse coup senzu",
            actions=2,
        ).play("attack goku 2"),
    }


def ways(s: Duel, seat: int, move: Move) -> Iterator[Duel]:
    """The positions a move can lead to, one for each fall of chance."""
    scripts: list[tuple[int, ...]] = [()]
    while scripts:
        script = scripts.pop()
        after = Duel(s)
        after.script, after.cue, after.drawn = script, 0, []
        try:
            advance(after, seat, move)
        except ScriptError:
            continue  # this outcome does not exist, nor any after it
        if len(after.drawn) == len(script):
            yield after
            if script:
                scripts.append((*script[:-1], script[-1] + 1))
        else:
            if script:
                scripts.append((*script[:-1], script[-1] + 1))
            scripts.append((*script, 0))


def count(s: Duel, depth: int) -> list[int]:
    """The number of positions after 1, 2... `depth` decisions."""
    layer, sizes = [s], []
    for left in range(depth, 0, -1):
        following: list[Duel] = []
        size = 0
        for position in layer:
            seats = asked(position)
            if not seats:
                size += 1
                following.append(position)
                continue
            for move in offered(position, seats[0]):
                for after in ways(position, seats[0], move):
                    size += 1
                    if left > 1:
                        following.append(after)
        sizes.append(size)
        layer = following
    return sizes


def dealt(most: int = 3_000) -> str:
    """The file tests/counts/duel.txt: from the deal of seed 1, chance being the seed's own."""
    states, sizes = [At(nyoi.new("duel", 2, 1)).state], []
    while states and len(states) < most:
        grown: list[Duel] = []
        for s in states:
            for seat in asked(s)[:1]:
                for move in offered(s, seat):
                    grown.append(Duel(s))
                    advance(grown[-1], seat, move)
        states = grown
        sizes.append(len(states))
    return f"duel 2 seats seed 1: {' '.join(str(n) for n in sizes)}\n"


def text() -> str:
    """The file tests/counts/duel_positions.txt."""
    lines = [f"{name}: {' '.join(str(n) for n in count(t.state, DEPTHS[name]))}" for name, t in positions().items()]
    return HEAD + "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())

"""What a warrior is worth in the draft of the Tournament, measured between heuristic bots.

python -m nyoi.lab.tournament_draft [GAMES] [SEED]

Four bots play five rounds with teams drawn at random among the 36 warriors that `draft_value` likes best (as
many as six players draft). A warrior is worth how often it stands at the end, and a third of every warrior it
eliminates: one of three opponents loses it. The output is `content/draft.toml`, by which bots draft.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any, Final

from nyoi.games import game
from nyoi.games.tournament.content import DRAFT_VALUE, DRAFTABLE, FUSIONS, PARENTS, WARRIORS
from nyoi.kernel.play import advance, asked, offered
from nyoi.kernel.rng import Rng, mix

SEATS: Final = 4
LEVEL: Final = 3
MEASURED: Final = 36
SHARE: Final = 1 / 3  # of an elimination

HEAD: Final = """\
# What a warrior is worth to a bot that drafts: how often it stands at the end, and a third of each it eliminates.
# Measured between bots by `python -m nyoi.lab.tournament_draft {games} {seed}` (2026-11-16); all others are worth less.
# The rules know only `draft_value` of warriors.toml (TOUR-4.8, 9.6).
schema = 1

[worth]
"""


class Tally:
    """By warrior: games, games it stood to the end, warriors it eliminated."""

    def __init__(self) -> None:
        self.games: Counter[int] = Counter()
        self.stood: Counter[int] = Counter()
        self.beat: Counter[int] = Counter()

    def worth(self, warrior: int) -> float:
        """What it was worth in a game."""
        return (self.stood[warrior] + SHARE * self.beat[warrior]) / self.games[warrior]


def play(tally: Tally, pool: set[int], seed: int) -> None:
    """One game with teams drawn from a pool."""
    tournament = game("tournament")
    s: Any = tournament.start(tournament.setting(SEATS, "rounds5", {}), seed)
    rng = Rng(mix(seed, 1))
    attacker = target = -1
    drawn: list[int] = []
    while not s.over:
        seat = asked(s)[0]
        moves = offered(s, seat)
        if moves[0].word == "draft":
            move = rng.pick([move for move in moves if move.args[0] in pool])
            drawn.append(move.args[0])
        else:
            move = moves[0] if len(moves) == 1 else tournament.policy(tournament.view(s, seat), moves, rng, LEVEL)
        s.news = []
        dueling = s.active < 0
        advance(s, seat, move)
        for word, args in s.news:
            if word.name == "attacks":
                attacker, target = args[0], args[1]
            elif word.name == "eliminated" and not dueling:
                tally.beat[attacker if args[0] == target else target] += 1
    standing = {w for team in s.teams for w in team}
    standing |= {parent for w in FUSIONS if w in standing for parent in PARENTS[w]}
    for warrior in drawn:
        tally.games[warrior] += 1
        tally.stood[warrior] += warrior in standing


def measure(games: int, seed: int) -> Tally:
    """Play so many games."""
    order = sorted((w for w in range(len(WARRIORS)) if DRAFTABLE[w]), key=lambda w: -DRAFT_VALUE[w])
    tally = Tally()
    for n in range(games):
        play(tally, set(order[:MEASURED]), mix(seed, n))
    return tally


def main(arguments: list[str]) -> None:
    """Read the command line, play, write the table."""
    games, seed = [int(arg) for arg in [*arguments, *["1000", "77"][len(arguments) :]]]
    tally = measure(games, seed)
    order = sorted(tally.games, key=lambda w: -tally.worth(w))
    lines = [f"{WARRIORS[w]} = {tally.worth(w):.2f}\n" for w in order]
    sys.stdout.write(HEAD.format(games=games, seed=seed) + "".join(lines))


if __name__ == "__main__":
    main(sys.argv[1:])

"""The reference table of Toma's ruling book (section 12), measured with the real engine.

python -m nyoi.lab.toma_table [ROUNDS] [SEED]
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, NamedTuple

from nyoi.games import game
from nyoi.kernel.decision import Move
from nyoi.kernel.play import advance
from nyoi.kernel.rng import Rng, mix

Player = Callable[[Any, int, list[Move], Rng], Move]


class Tally(NamedTuple):
    """What was counted over some rounds."""

    rounds: int
    games: int
    turns: int
    survivors: int
    starter: float  # rounds won by the starting player, shared ones in parts
    hero: float  # rounds won by the seat that is looked at


def heuristic(s: Any, seat: int, moves: list[Move], rng: Rng) -> Move:
    """The policy of the ruling book."""
    toma = game("toma")
    return toma.policy(toma.view(s, seat), moves, rng, 3)


def at_random(s: Any, seat: int, moves: list[Move], rng: Rng) -> Move:
    """Any legal move."""
    return rng.pick(moves)


def never_toma(s: Any, seat: int, moves: list[Move], rng: Rng) -> Move:
    """Any legal move, but Toma is not discarded as long as there is another."""
    return rng.pick([move for move in moves if move.text != "discard toma"] or moves)


def measure(seats: int, rounds: int, seed: int, hero: Player, others: Player, target: int | None = None) -> Tally:
    """Play whole games until enough rounds are over; the hero's seat goes round."""
    toma = game("toma")
    setting = toma.setting(seats, options={"objective": target})
    played = games = turns = survivors = 0
    starter = won = 0.0
    while played < rounds:
        s: Any = toma.start(setting, mix(seed, games))
        rng = Rng(mix(seed, games) + 1)
        mine, first, before = games % seats, s.starter, 0
        while not s.over:
            seat = s.decision.seat
            player = hero if seat == mine else others
            advance(s, seat, player(s, seat, s.decision.moves, rng))
            if s.last is not None and s.last.round == s.round - (not s.over) and s.last.round != before:
                before = s.last.round
                played += 1
                survivors += s.last.why == 0
                starter += (first in s.last.winners) / len(s.last.winners)
                won += (mine in s.last.winners) / len(s.last.winners)
                first = s.starter
        turns += s.turns
        games += 1
    return Tally(played, games, turns, survivors, starter, won)


def table(rounds: int, seed: int) -> list[str]:
    """The table, row by row, as Markdown."""
    every = range(2, 9)
    alike = {n: measure(n, rounds, seed, heuristic, heuristic) for n in every}
    # Single rounds here: in a longer game the weaker players would start most of them (TOMA-4.10).
    random = {n: measure(n, rounds, seed + 1, heuristic, at_random, target=1) for n in every}
    careful = {n: measure(n, rounds, seed + 2, heuristic, never_toma, target=1) for n in every}

    def row(title: str, figure: Callable[[int], str]) -> str:
        return f"| {title} | " + " | ".join(figure(n) for n in every) + " |"

    return [
        row("Players", str),
        "|---|" + "---|" * len(every),
        row("turns per round (all heuristic)", lambda n: f"{alike[n].turns / alike[n].rounds:.1f}"),
        row("rounds ended by last survivor", lambda n: f"{alike[n].survivors / alike[n].rounds:.0%}"),
        row("share of rounds won by the starting player", lambda n: f"{alike[n].starter / alike[n].rounds:.0%}"),
        row("one heuristic among random players wins", lambda n: f"{random[n].hero / random[n].rounds:.0%}"),
        row("... that never play Toma", lambda n: f"{careful[n].hero / careful[n].rounds:.0%}"),
        row("rounds per game at the default target", lambda n: f"{alike[n].rounds / alike[n].games:.1f}"),
    ]


if __name__ == "__main__":
    arguments = [int(arg) for arg in sys.argv[1:]]
    sys.stdout.write("\n".join(table(*(arguments + [1500, 1][len(arguments) :]))) + "\n")

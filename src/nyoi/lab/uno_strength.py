"""How strong cards of UNO are: the simulations behind the ruling book's tables (UNO sections 3.2 and 12).

Everybody plays the heuristic of the game, UNO is announced automatically, and nobody bluffs or
challenges, as when the tables were made.

python -m nyoi.lab.uno_strength [GAMES] [SEED]
"""

from __future__ import annotations

import sys
from typing import Final, NamedTuple

from nyoi.games import game
from nyoi.games.uno.content import FULL, KIND, KINDS, NUMBER, RARE
from nyoi.games.uno.state import Uno
from nyoi.kernel.decision import Move
from nyoi.kernel.play import advance
from nyoi.kernel.rng import Rng, mix

QUIET: Final = {"uno_call": "auto", "plus4_challenge": False}

# Decks with other numbers of Dragonballs: none, first copies, 1 to 7, every number card.
MARKS: Final = {
    0: (False,) * len(KIND),
    28: RARE,
    56: FULL,
    76: tuple(kind == NUMBER for kind in KIND),
}


class Round(NamedTuple):
    """One round as it came out."""

    winner: int
    first: int  # who began
    opening: tuple[frozenset[int], ...]  # the kinds in each opening hand
    turns: int
    wishes: int
    reshuffles: int
    last: int  # the kind of the last card


def stranger(moves: list[Move], rng: Rng, idle: bool) -> Move:
    """A random player's choice: any of his moves if `idle`, else any playable card, and a draw only for want of one."""
    cards = sorted({move.args[0] for move in moves if move.word == "play"})
    if idle or not cards:
        return rng.pick(moves)
    card = rng.pick(cards)
    return rng.pick([move for move in moves if move.word == "play" and move.args[0] == card])


def play_round(seats: int, seed: int, marked: int = 56, strangers: int = 0, idle: bool = False) -> Round:
    """A round of the heuristic against itself; the last `strangers` seats choose at random instead."""
    uno = game("uno")
    s = uno.start(uno.setting(seats, "single", QUIET), seed)
    assert isinstance(s, Uno)
    s.marks = MARKS[marked]
    s.news = s.drawn = None
    rng = Rng(mix(seed, 1))
    opening = tuple(frozenset(KIND[card] for card in hand) for hand in s.hands)
    first = (s.dealer + 1) % seats
    wishes = 0
    while s.decision is not None:
        seat, moves = s.decision.seat, s.decision.moves
        wishes += s.decision.key == "wish"
        if seat >= seats - strangers:
            advance(s, seat, stranger(moves, rng, idle))
        else:
            advance(s, seat, uno.policy(uno.view(s, seat), moves, rng, 5))
    winner = s.results.index(1.0)
    return Round(winner, first, opening, s.turns, wishes, s.shuffles, KIND[s.visible])


def points_of_round(seats: int, seed: int) -> int:
    """What the first round of a game for points is worth: there a last +2 or +4 is still drawn (UNO-8.4)."""
    uno = game("uno")
    s = uno.start(uno.setting(seats, "scoring", QUIET), seed)
    assert isinstance(s, Uno)
    s.news = s.drawn = None
    rng = Rng(mix(seed, 1))
    while not s.rounds:
        assert s.decision is not None
        seat = s.decision.seat
        advance(s, seat, uno.policy(uno.view(s, seat), s.decision.moves, rng, 5))
    return s.rounds[0][1]


def opening_strength(games: int, seats: int, seed: int, marked: int = 56) -> dict[str, float]:
    """How much a kind of card in the opening hand is worth, reproducing the table of UNO section 3.2.

    For each kind: the chance to win with at least one such card in the opening hand, divided by the
    chance of a seat without knowledge, 1 / seats. 1.0 means that the card does not help. `marked` is
    the number of cards with a Dragonball: 0, 28, 56 (the printed game) or 76.

    >>> sorted(opening_strength(2, 3, 1)) == sorted(KINDS)
    True
    """
    held = dict.fromkeys(range(len(KINDS)), 0)
    won = dict.fromkeys(range(len(KINDS)), 0)
    for number in range(games):
        found = play_round(seats, mix(seed, number), marked)
        for seat, kinds in enumerate(found.opening):
            for kind in kinds:
                held[kind] += 1
                won[kind] += seat == found.winner
    return {id: won[kind] / held[kind] * seats if held[kind] else 0.0 for kind, id in enumerate(KINDS)}


def reference(games: int, seats: int, seed: int) -> dict[str, float]:
    """The reference figures of UNO section 12, per round: length, the first player's chance, points, and so on."""
    rounds = [play_round(seats, mix(seed, number)) for number in range(games)]
    return {
        "turns": sum(r.turns for r in rounds) / games,
        "longest": float(max(r.turns for r in rounds)),
        "first_player_wins": sum(r.winner == r.first for r in rounds) / games,
        "points": sum(points_of_round(seats, mix(seed, number)) for number in range(games)) / games,
        "wishes": sum(r.wishes for r in rounds) / games,
        "reshuffles": sum(r.reshuffles for r in rounds) / games,
        "last_card_a_number": sum(r.last == NUMBER for r in rounds) / games,
    }


def against_random(games: int, seats: int, seed: int, idle: bool = False) -> float:
    """How often the heuristic wins against `seats - 1` players who choose at random.

    The ruling book's 67 % (two players) and 35 % (four) are against players who always play a card
    if they can. With `idle` they choose uniformly among all legal moves, drawing and keeping
    included, and lose far more often.
    """
    rounds = (play_round(seats, mix(seed, n), strangers=seats - 1, idle=idle) for n in range(games))
    return sum(found.winner == 0 for found in rounds) / games


SIZES: Final = (2, 4, 7, 10)


def table(games: int, seed: int) -> list[str]:
    """The tables of sections 3.2 and 12, row by row, as Markdown."""

    def row(title: str, figures: list[str]) -> str:
        return f"| {title} | " + " | ".join(figures) + " |"

    rows = [row("Players", [str(n) for n in SIZES]), "|---|" + "---|" * len(SIZES)]
    strength = {(n, marked): opening_strength(games, n, seed, marked) for n in SIZES for marked in MARKS}
    for marked in MARKS:
        rows.append(row(f"Shenron, {marked} marked", [f"{strength[n, marked]['shenron']:.2f}" for n in SIZES]))
    rows.append(row("Carte blanche (at 56)", [f"{strength[n, 56]['wild']:.2f}" for n in SIZES]))
    rows.append(row("+4 (at 56)", [f"{strength[n, 56]['wild4']:.2f}" for n in SIZES]))
    figures = {n: reference(games, n, seed + 1) for n in SIZES}
    for key in figures[2]:
        rows.append(row(key.replace("_", " "), [f"{figures[n][key]:.3g}" for n in SIZES]))
    rows.append(
        row("wins against players who play a random card", [f"{against_random(games, n, seed + 2):.1%}" for n in SIZES])
    )
    rows.append(
        row(
            "wins against uniformly random moves",
            [f"{against_random(games // 5, n, seed + 3, True):.1%}" for n in SIZES],
        )
    )
    return rows


if __name__ == "__main__":
    arguments = [int(arg) for arg in sys.argv[1:]]
    sys.stdout.write("\n".join(table(*(arguments + [6000, 1][len(arguments) :]))) + "\n")

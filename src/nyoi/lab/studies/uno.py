"""Study of the strength of UNO cards: the simulations behind the rulebook's tables (UNO sections 3.2 and 12).

All seats play the heuristic, UNO is called automatically, and no seat bluffs or challenges, as when the
tables were made. The rulebook's win rates of the heuristic, 67 % with two players and 35 % with four, are
against players who always play a card if they can. Against players who choose among all legal moves,
including drawing and keeping, it wins far more often.
"""

from __future__ import annotations

from typing import Final

from nyoi.games import game
from nyoi.games.uno.content import FULL, KIND, KINDS, NUMBER, RARE
from nyoi.games.uno.state import Uno
from nyoi.kernel.decision import Move
from nyoi.kernel.play import advance, offered, whose
from nyoi.kernel.rng import Rng, mix
from nyoi.kernel.state import State
from nyoi.lab.job import Job, Play, Row, job_of
from nyoi.lab.simulate import to_the_end
from nyoi.lab.studies import Ask, Rows, Sheet, Study, mean

QUIET: Final = {"uno_call": "auto", "plus4_challenge": False}
SIZES: Final = (2, 4, 7, 10)
SHOWN: Final = ("shenron", "wild", "wild4")
# Decks by number of Dragonballs: none, first copies, 1 to 7 (the printed game), every number card.
MARKS: Final = {
    0: (False,) * len(KIND),
    28: RARE,
    56: FULL,
    76: tuple(kind == NUMBER for kind in KIND),
}
PRINTED: Final = 56
DECKS: Final = ("study-marked-0", "study-marked-28", "study-marked-56", "study-marked-76")  # columns


def stranger(moves: list[Move], rng: Rng, idle: bool) -> Move:
    """Return a random player's move.

    If `idle`, choose among all legal moves; otherwise choose a playable card, and draw only if there is none.
    """
    cards = sorted({move.args[0] for move in moves if move.word == "play"})
    if idle or not cards:
        return rng.pick(moves)
    card = rng.pick(cards)
    return rng.pick([move for move in moves if move.word == "play" and move.args[0] == card])


def dealt(job: Job, number: int) -> tuple[Uno, Rng]:
    """Return a round before its first move, and the generator for its players."""
    seed = job.seed_of(number)
    s = game("uno").start(job.setting, seed)
    assert isinstance(s, Uno)
    s.news = s.drawn = None
    return s, Rng(mix(seed, 1))


def play(job: Job, number: int) -> Row:
    """Play a round of the heuristic against itself, or of one heuristic seat against random players.

    In `scoring` mode only the first round is played.
    """
    uno = game("uno")
    s, rng = dealt(job, number)
    s.marks = MARKS[job.more["marked"]]
    first = (s.dealer + 1) % s.seats
    opening = [sorted({KIND[card] for card in hand}) for hand in s.hands]
    known = s.seats if job.more["strangers"] == "none" else 1
    wishes = 0

    def choose(s: State, seat: int, moves: list[Move]) -> Move:
        nonlocal wishes
        wishes += s.decision is not None and s.decision.key == "wish"
        if seat >= known:
            return stranger(moves, rng, job.more["strangers"] == "idle")
        return uno.policy(uno.view(s, seat), moves, rng, 5)

    if job.mode == "scoring":  # in this mode a last +2 or +4 is still drawn (UNO-8.4)
        while not s.rounds:
            seat = whose(s)
            advance(s, seat, choose(s, seat, offered(s, seat)))
        return {**dict.fromkeys(COLUMNS), "points": s.rounds[0][1]}
    to_the_end(s, choose)
    return {
        "winner": s.results.index(1.0),
        "first": first,
        "opening": opening,
        "turns": s.turns,
        "wishes": wishes,
        "reshuffles": s.shuffles,
        "last": KIND[s.visible],
        "points": None,
    }


COLUMNS: Final = {
    "winner": "INTEGER",
    "first": "INTEGER",
    "opening": [["INTEGER"]],
    "turns": "INTEGER",
    "wishes": "INTEGER",
    "reshuffles": "INTEGER",
    "last": "INTEGER",
    "points": "INTEGER",
}


def jobs(ask: Ask) -> dict[str, Job]:
    """Return the jobs for each number of players.

    They are the four decks, a reference run with the printed one, a run for points, and both kinds of random
    players.
    """
    found = {}
    for n in SIZES:
        kinds = [(f"marked-{marked}", "single", ask.seed, ask.games, marked, "none") for marked in MARKS]
        kinds += [
            ("reference", "single", ask.seed + 1, ask.games, PRINTED, "none"),
            ("points", "scoring", ask.seed + 1, ask.games, PRINTED, "none"),
            ("strangers", "single", ask.seed + 2, ask.games, PRINTED, "playing"),
            ("idlers", "single", ask.seed + 3, max(1, ask.games // 5), PRINTED, "idle"),
        ]
        for name, mode, seed, games, marked, strangers in kinds:
            options = {**QUIET, **ask.options}
            found[f"{name}-{n}"] = job_of(
                ask.game, n, mode, options, seed=seed, games=games, marked=marked, strangers=strangers
            )
    return found


def strength(rounds: list[Row], seats: int) -> dict[str, float]:
    """Return the strength of each kind of card in the opening hand, as in the table of UNO section 3.2.

    It is the chance to win with at least one such card in the opening hand, divided by a seat's prior chance,
    1 / seats. 1.0 means that the card does not help.
    """
    held, won = dict.fromkeys(range(len(KINDS)), 0), dict.fromkeys(range(len(KINDS)), 0)
    for found in rounds:
        for seat, kinds in enumerate(found["opening"]):
            for kind in kinds:
                held[kind] += 1
                won[kind] += seat == found["winner"]
    return {id: won[kind] / held[kind] * seats if held[kind] else 0.0 for kind, id in enumerate(KINDS)}


def tell(ask: Ask, rows: Rows) -> list[Sheet]:
    """Return the tables of sections 3.2 and 12, with a row for each number of players."""
    cards, lengths = [], []
    for n in SIZES:
        by_deck = {marked: strength(rows[f"marked-{marked}-{n}"], n) for marked in MARKS}
        plain = by_deck[PRINTED]
        cards.append([n, *(by_deck[marked][SHOWN[0]] for marked in MARKS), *(plain[id] for id in SHOWN[1:])])
        rounds = rows[f"reference-{n}"]
        lengths.append(
            [
                n,
                mean(r["turns"] for r in rounds),
                max(r["turns"] for r in rounds),
                mean(r["winner"] == r["first"] for r in rounds),
                mean(r["points"] for r in rows[f"points-{n}"]),
                mean(r["wishes"] for r in rounds),
                mean(r["reshuffles"] for r in rounds),
                mean(r["last"] == NUMBER for r in rounds),
                mean(r["winner"] == 0 for r in rows[f"strangers-{n}"]),
                mean(r["winner"] == 0 for r in rows[f"idlers-{n}"]),
            ]
        )
    decks = dict.fromkeys(DECKS, "mean")
    return [
        Sheet("study-opening", {"study-players": "count", **decks, "study-wild": "mean", "study-wild4": "mean"}, cards),
        Sheet(
            "study-reference",
            {
                "study-players": "count",
                "study-turns": "mean",
                "study-longest": "count",
                "study-first-wins": "share",
                "study-points": "mean",
                "study-wishes": "mean",
                "study-reshuffles": "mean",
                "study-last-number": "share",
                "study-among-playing": "share",
                "study-among-idle": "share",
            },
            lengths,
        ),
    ]


STUDIES: Final = (Study("uno-cards", "study-about-uno-cards", ("uno",), 6000, {}, jobs, Play(play, COLUMNS), tell),)

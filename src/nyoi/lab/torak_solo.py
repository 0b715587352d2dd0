"""How hard the adventure is: win rates of the ruling book's policies in games of Torak (TORAK-1.5, 12.4).

    python -m nyoi.lab.torak_solo --games 1000 --policy P2 --scenery kind --seed 1 -o army_table=3x3
    python -m nyoi.lab.torak_solo --games 1000 --policy P2 --book      # the ruling book's map and its rule for troops
    python -m nyoi.lab.torak_solo --games 300 --policy P2 --monsters none
    python -m nyoi.lab.torak_solo --games 500 --policy P2 --scenery random --ring all --paired
    python -m nyoi.lab.torak_solo --games 200 --policy P2 --mode duel

One line of figures: wins of the heroes with their standard error, how the others ended, and how much
of the sheet was used. `--paired` plays every seed with the ring and without it, all else alike, and says how often
only one of the two was won. Everything else is at its default.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Final, NamedTuple

from nyoi.games import game
from nyoi.games.torak.content import SPOT_OF
from nyoi.games.torak.mind.policy import choose
from nyoi.games.torak.rules.ground import NEXT
from nyoi.games.torak.rules.kindness import kindest
from nyoi.games.torak.rules.scenery import ASK, drawn_by, move_of
from nyoi.games.torak.sheet import BALL, MONSTER, PLAIN, VOID, cells
from nyoi.games.torak.state import Torak
from nyoi.kernel.decision import Move
from nyoi.kernel.play import advance, asked, offered
from nyoi.kernel.rng import Rng, mix

POLICIES: Final = {"random": 0, "P1": 3, "P2": 5}  # levels of the bots
SCENERIES: Final = ("kind", "random")
RINGS: Final = ("none", "all", "guard")  # what is drawn beside balls: nothing on purpose, whatever comes, no mountains
MODES: Final = {"solo": 1, "coop": 2, "duel": 2}  # with how many seats
# The map and the rule for troops that the figures of the ruling book were measured with (TORAK-12.4).
BOOK_OPTIONS: Final = (("map", "wide"), ("army_table", "3x3"), ("troop_passage", "blocked"))
COUNTED: Final = ("hit", "fought", "beat", "lost", "trained", "filled", "dry")


class Plan(NamedTuple):
    """What to play: who, how the scenery is drawn, with which options."""

    policy: str = "P2"
    scenery: str = "kind"
    ring: str = "none"
    options: tuple[tuple[str, str], ...] = ()
    balls: tuple[int, ...] = ()  # elsewhere than the map has them
    monsters: bool = True  # False: erased once they are drawn
    mode: str = "solo"


class Outcome(NamedTuple):
    """One game: how it ended, in which turn, and how often things happened."""

    ending: str
    turns: int
    happened: Counter[str]


def play(plan: Plan, seed: int) -> Outcome:
    """A whole game, with the policy in every seat."""
    torak = game("torak")
    s = torak.start(torak.setting(MODES[plan.mode], plan.mode, dict(plan.options)), seed)
    assert isinstance(s, Torak)
    if plan.balls:
        s.sheets[0].lay(plan.balls)
    rng = Rng(mix(seed, 1))
    drawing = True
    while not s.over:
        seat = asked(s)[0]
        moves = offered(s, seat)
        if drawing and moves[0].word not in ASK:
            drawing = False
            if not plan.monsters:
                s.sheets[0].ground = [PLAIN if what == MONSTER else what for what in s.sheets[0].ground]
        if drawing:
            move = place(s, moves, rng, plan)
        elif POLICIES[plan.policy] == 0:
            move = rng.pick([m for m in moves if m.word != "concede"])
        else:
            move = choose(s.clone(), seat, moves, rng, POLICIES[plan.policy])
        advance(s, seat, move)
    return Outcome(s.ending, s.turns, Counter(word.name for word, _ in s.news or [] if word.name in COUNTED))


def place(s: Torak, moves: list[Move], rng: Rng, plan: Plan) -> Move:
    """Where the next element goes: kindly or anywhere; if the plan rings balls, beside one that is bare yet.

    To ring with `all` takes whatever comes first for it, which is mountains; `guard` has rivers and Monsters
    beside the balls, which are cheaper to pass.
    """
    legal = [drawn_by(move) for move in moves]
    if plan.ring == "all" or (plan.ring == "guard" and moves[0].word != "mountain"):
        bare = {ball for ball in s.sheets[0].balls if not any(blocks(s, NEXT[d][ball]) for d in range(4))}
        rings = [drawn for drawn in legal if any(NEXT[d][a] in bare for a in cells(*drawn) for d in range(4))]
        legal = rings or legal
    world = s.clone()
    world.rng = rng.fork()
    return move_of(rng.pick(legal) if plan.scenery == "random" else kindest(world, world.sheets[0], legal))


def blocks(s: Torak, spot: int) -> bool:
    """Whether an element lies here that keeps troops off (TORAK-4.7)."""
    return spot >= 0 and s.sheets[0].ground[spot] not in (PLAIN, BALL, VOID)


class Figures(NamedTuple):
    """Many games, summed up."""

    games: int
    wins: float
    error: float
    winning_turn: float
    endings: dict[str, float]
    per_game: dict[str, float]

    def line(self) -> str:
        """The figures as one line of text."""
        lost = ", ".join(f"{ending} {share:.0%}" for ending, share in sorted(self.endings.items()) if ending != "won")
        often = ", ".join(f"{word} {n:.2f}" for word, n in self.per_game.items())
        return (
            f"{self.games} games: won {self.wins:.1%} (± {self.error:.1%}), in turn {self.winning_turn:.1f}; "
            f"{lost}; a game: {often}"
        )


def measure(plan: Plan, games: int, seed: int = 1, jobs: int = 1) -> Figures:
    """Play so many games and sum them up; every game's seed follows from the first."""
    seeds = [mix(seed, i) for i in range(games)]
    if jobs > 1:
        with ProcessPoolExecutor(jobs) as pool:
            outcomes = list(pool.map(play, [plan] * games, seeds, chunksize=max(1, games // (jobs * 8))))
    else:
        outcomes = [play(plan, value) for value in seeds]
    won = [outcome for outcome in outcomes if outcome.ending == "won"]
    share = len(won) / games
    endings = Counter(outcome.ending for outcome in outcomes)
    happened: Counter[str] = sum((outcome.happened for outcome in outcomes), Counter())
    return Figures(
        games,
        share,
        sqrt(share * (1 - share) / games),
        sum(outcome.turns for outcome in won) / len(won) if won else 0.0,
        {ending: n / games for ending, n in endings.items()},
        {word: happened[word] / games for word in COUNTED},
    )


def compare(plan: Plan, games: int, seed: int = 1) -> str:
    """Every game twice, with the ring and without it: how often only one of the two was won."""
    pairs = Counter(
        (play(plan, value).ending == "won", play(plan._replace(ring="none"), value).ending == "won")
        for value in (mix(seed, i) for i in range(games))
    )
    ring, none = pairs[True, False], pairs[False, True]
    both = pairs[True, True]
    error = sqrt(ring + none - (ring - none) ** 2 / games) / games
    return (
        f"{games} pairs: won {(both + ring) / games:.1%} with the ring, {(both + none) / games:.1%} without; "
        f"only with {ring}, only without {none}: {(ring - none) / games:+.1%} (± {error:.1%})"
    )


def main(args: list[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Win rates of Torak's heroes.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--policy", choices=sorted(POLICIES), default="P2")
    parser.add_argument("--scenery", choices=SCENERIES, default="kind")
    parser.add_argument("--ring", choices=RINGS, default="none", help="what is drawn beside the balls on purpose")
    parser.add_argument("--paired", action="store_true", help="every seed with the ring and without it")
    parser.add_argument("--book", action="store_true", help="the ruling book's map, troops as walls")
    parser.add_argument("--balls", default="", metavar="x,y ...", help="other places of the balls, for trials")
    parser.add_argument("--monsters", choices=("drawn", "none"), default="drawn")
    parser.add_argument("--mode", choices=sorted(MODES), default="solo")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("-o", dest="options", action="append", default=[], metavar="key=value")
    chosen = parser.parse_args(args)
    options = tuple((key, value) for key, _, value in (text.partition("=") for text in chosen.options))
    if chosen.book:
        options = BOOK_OPTIONS + options
    balls = tuple(SPOT_OF[spot] for spot in chosen.balls.split())
    plan = Plan(chosen.policy, chosen.scenery, chosen.ring, options, balls, chosen.monsters == "drawn", chosen.mode)
    where = f", balls {chosen.balls}" if balls else ""
    monsters = "" if plan.monsters else ", no Monsters"
    ring = "" if plan.ring == "none" else f", ring {plan.ring}"
    sys.stdout.write(f"{plan.mode}: {plan.policy}, scenery {plan.scenery}{ring}{where}{monsters}, {dict(options)}\n")
    if chosen.paired:
        sys.stdout.write(compare(plan, chosen.games, chosen.seed) + "\n")
    else:
        sys.stdout.write(measure(plan, chosen.games, chosen.seed, chosen.jobs).line() + "\n")


if __name__ == "__main__":
    main()

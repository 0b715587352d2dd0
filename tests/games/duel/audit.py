"""Component audit: plays games and counts how often everything in the box was used.

python -m tests.games.duel.audit 5000            # at random, over random options (`--random`)
python -m tests.games.duel.audit 1000 --policy   # both seats by the heuristic
python -m tests.games.duel.audit 30 --curious    # the heuristic against somebody who tries everything
"""

from __future__ import annotations

import sys
from collections import Counter

from nyoi.games.duel import events
from nyoi.games.duel.content import (
    CARDS,
    CHARACTERS,
    DEFENCE_DIE,
    DIE,
    FIGURES,
    TALENTS,
    TECHNIQUES,
    TOKENS,
    UNITS,
)
from nyoi.games.duel.meta import GAME
from nyoi.games.duel.possible import possible
from nyoi.games.duel.state import Duel
from nyoi.kernel.decision import Move
from nyoi.kernel.event import Event
from nyoi.kernel.game import Option
from nyoi.kernel.play import Refused, advance, asked, offered, settle
from nyoi.kernel.rng import Rng

LEAP = TALENTS[-1]  # the Saibaiman's talent is its move
RANDOM, POLICY, CURIOUS = "--random", "--policy", "--curious"
OPTIONS_OF_TIME = ("reaction_seconds", "turn_seconds", "reaction_mask", "undo")


def everything() -> set[str]:
    """All that should come up, some day."""
    return {
        *(f"card {id}" for id in CARDS),
        *(f"technique {id}" for id in TECHNIQUES),
        *(f"talent {id}" for id in TALENTS),
        *(f"token {id}" for id in TOKENS),
        *(f"die {id} {face + 1}" for c, id in enumerate(CHARACTERS) for face in range(len(DIE[c]))),
        *(f"defence {face + 1}" for face in range(len(DEFENCE_DIE))),
        *(f"unit {id}" for id in UNITS),
        *(f"event {word.name}" for word in events.WORDS),
        *(f"ending {id}" for id in events.ENDINGS if id != "resign"),  # the server brings that
    }


def note(count: Counter[str], event: Event) -> None:
    """Count what an event used."""
    word, args = event
    count[f"event {word.name}"] += 1
    if word in (events.PLAYED, events.PLAYED_ON):
        count[f"card {CARDS[args[1]]}"] += 1
    elif word in (events.USING, events.AIMING, events.AIMING_TWO):
        count[f"technique {TECHNIQUES[args[1]]}"] += 1
    elif word in (events.TALENT, events.TALENT_AT):
        count[f"talent {TALENTS[args[1]]}"] += 1
    elif word is events.MOVED and args[0] >= FIGURES:
        count[f"talent {LEAP}"] += 1
    elif word is events.REVEALED:
        count[f"token {TOKENS[args[1]]}"] += 1
    elif word is events.ROLLED:
        count[f"die {CHARACTERS[args[0]]} {args[1]}"] += 1
    elif word is events.DEFENCE_ROLLED:
        count[f"defence {args[1]}"] += 1
    elif word in (events.PLACED, events.PLANTED):
        count[f"unit {UNITS[args[0]]}"] += 1


def some_value(option: Option, rng: Rng) -> object:
    """A legal value of an option."""
    if option.kind == "bool":
        return rng.below(2) == 1
    if option.kind == "choice":
        return rng.pick(option.values)
    return int(option.low) + rng.below(int(option.high - option.low) + 1)


def table(seed: int, rng: Rng) -> Duel:
    """A new game over options at random: layouts, teams, house rules."""
    while True:
        chosen = {
            option.id: some_value(option, rng)
            for option in GAME.options
            if option.id not in OPTIONS_OF_TIME and rng.below(2)
        }
        try:
            s = GAME.new(GAME.setting(2, None, chosen), seed)
        except Refused:  # a ready-made team above the limit
            continue
        assert isinstance(s, Duel)
        s.news = []
        settle(s)
        return s


def thing(move: Move) -> str:
    """What a move would use, as `note` counts it, or its word."""
    kind = move.word.partition("_")[0]
    return f"{kind.replace('play', 'card')} {move.text.split()[1]}" if kind in ("play", "technique", "talent") else kind


def choose(s: Duel, seat: int, how: str, count: Counter[str], rng: Rng) -> Move:
    """A move at random, by the heuristic, or for a curious seat 1 what was tried least."""
    moves = offered(s, seat)
    if how == RANDOM or len(moves) == 1:
        return rng.pick(moves)
    if how == CURIOUS and seat == 1:
        tried = [count[thing(move)] for move in moves]
        return rng.pick([move for move, n in zip(moves, tried, strict=True) if n == min(tried)])
    return GAME.policy(GAME.view(s, seat), moves, rng, 5)


def play(seed: int, how: str, count: Counter[str]) -> Duel:
    """One game to its end; every piece is where it should be, and nothing is as the rules make it impossible."""
    rng = Rng(seed)
    s = table(seed, rng)
    pieces = GAME.components(s)
    while True:
        for event in s.news or ():
            note(count, event)
        if s.over:
            break
        s.news = []
        seat = asked(s)[0]
        move = choose(s, seat, how, count, rng)
        if " " not in thing(move):
            count[thing(move)] += 1
        assert s.decision is not None
        count[f"asked {s.decision.key}"] += 1
        advance(s, seat, move)
        possible(s)
    assert GAME.components(s) == pieces
    count[f"ending {s.ending}"] += 1
    return s


def audit(games: int, how: str = RANDOM, count: Counter[str] | None = None) -> Counter[str]:
    """How often each component was used in so many games, added to what was counted before."""
    found = Counter[str]() if count is None else count
    for seed in range(games):
        play(seed, how, found)
    return found


def report(count: Counter[str]) -> str:
    """The counts, one kind a paragraph, and what never came up."""
    missing = sorted(everything() - set(count))
    lines = [f"{key:40} {n}" for key, n in sorted(count.items())]
    return "\n".join([*lines, f"never used: {', '.join(missing) or 'nothing'}", ""])


if __name__ == "__main__":
    sys.stdout.write(report(audit(int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else RANDOM)))

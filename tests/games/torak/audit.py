"""What of the game comes up in play: every move, question, event and ending, every box, die, line and section.

    python -m tests.games.torak.audit 400

plays games of every mode with four kinds of players (random, bots, hunters who go for the
Monsters, and hoarders of Jerrycans) and prints how often each component was used, the missing ones first.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Final

from nyoi.games.torak import dice, moves
from nyoi.games.torak.content import (
    BALL_SPOTS,
    BALLS,
    BEANS_EASY,
    BOXES,
    CANS,
    COUNT,
    DIRECTIONS,
    DOSES,
    ELEMENTS,
    ESCAPE,
    FILL,
    FORD,
    KI_BOXES,
    MAPS,
    MONSTER,
    RAY,
    SECTION,
    SPOT,
    SPOTS,
    STEPS,
    TRAIN,
)
from nyoi.games.torak.events import ENDINGS, WORDS
from nyoi.games.torak.meta import GAME
from nyoi.games.torak.mind.policy import choose
from nyoi.games.torak.mind.search import best_move
from nyoi.games.torak.mind.value import Judge
from nyoi.games.torak.rules.legs import exits
from nyoi.games.torak.rules.tour import between
from nyoi.games.torak.sheet import MONSTER as MONSTER_HERE
from nyoi.games.torak.state import FLEEING, RESTED, STAGES, Torak
from nyoi.kernel.decision import NOBODY, Move
from nyoi.kernel.event import Event
from nyoi.kernel.play import advance, asked, offered
from nyoi.kernel.rng import Rng

KEYS: Final = ("mountain", "river", "monster", "troop", "boost", "escape", "act", "face", "stride", "caught")
FIRST_KEYS: Final = ("open", "play")
QUIT: Final = 60  # a random player concedes once in so many times it could
LONG: Final = 40  # turns after which everybody has had enough of a race


def components() -> Iterator[str]:
    """The name of everything that can come up."""
    yield from (f"move {word}" for word in moves.FIELDS)
    yield from (f"question {key}" for key in KEYS + FIRST_KEYS)
    yield from (f"event {word.name}" for word in WORDS)
    yield from (f"ending {ending}" for ending in ENDINGS)
    yield from (f"stage {stage}" for stage in STAGES)
    yield from (f"drawn {element}" for element in ELEMENTS[:4])
    yield from (f"section {section}" for section in SECTION)
    yield from (f"visited {spot}" for spot in SPOT)
    yield from (f"line {SPOT[a]} {DIRECTIONS[d]}" for a in range(SPOTS) for d in (1, 2) if RAY[d][a])
    yield from (f"ball on {SPOT[a]}, {MAPS[m]}" for m, spots in enumerate(BALL_SPOTS) for a in spots)
    for gauge, boxes in (
        ("ball", BALLS),
        ("bean", BEANS_EASY),
        ("monster", COUNT[MONSTER]),
        ("ki", KI_BOXES),
        ("dose", DOSES),
        ("can filled", CANS),
        ("can used", CANS),
        ("army", BOXES),
    ):
        yield from (f"{gauge} box {n}" for n in range(1, boxes + 1))
    yield from (f"die {v} moves" for v in range(1, 7))
    yield from (f"die {v} pays" for v in range(FORD, 7))
    yield from (f"die {v} trains" for v in range(TRAIN, 7))
    yield from (f"die {v} fills" for v in range(FILL, 7))
    yield from (f"die {v} frees" for v in range(ESCAPE, 7))
    yield from (f"{colour} {v} in a fight" for colour in ("white", "red") for v in range(1, 7))
    for option in GAME.options:
        if option.kind in ("bool", "choice"):
            values = option.values if option.kind == "choice" else (False, True)
            yield from (f"option {option.id} {value}" for value in values)


class Hunter(Judge):
    """A judge for players who go for the Monsters: strong first, then the nearest one."""

    def cost(self, s: Torak, seat: int) -> float:
        """The less, the better."""
        if s.over or s.at[seat] == NOBODY:
            return 0.0
        sheet = s.sheet(seat)
        lairs = [a for a, what in enumerate(sheet.ground) if what == MONSTER_HERE]
        near = min((STEPS[s.at[seat]][a] for a in lairs), default=0)
        left = 20.0 * len(lairs) - 30.0 * sheet.ki + 2.0 * sheet.doses
        return left + near + (0.0 if exits(s, seat) > 1 else 15.0) + (0.0 if sheet.ki > 3 else 3.0 * sheet.beans)


def play(seed: int, tally: Counter[str]) -> None:
    """One game of some mode with some options, counted."""
    rng = Rng(seed)
    mode = GAME.modes[seed % len(GAME.modes)]
    seats = mode.low + rng.below(min(mode.high, 4) - mode.low + 1)
    options = {option.id: rng.pick(option.values) for option in GAME.options if option.kind == "choice"}
    options |= {option.id: rng.below(2) == 1 for option in GAME.options if option.kind == "bool"}
    if options["setup_placement"] == "auto_kind" and rng.below(4):
        options["setup_placement"] = "player"  # it takes long
    options["competitive_turn_cap"] = 0 if rng.below(3) else 3 + rng.below(9)
    players = [3 if kind == 9 else kind % 3 for kind in (rng.below(10) for _ in range(seats))]
    tally.update(f"option {id} {value}" for id, value in options.items())
    s = GAME.start(GAME.setting(seats, mode.id, options), seed)
    assert isinstance(s, Torak)
    while not s.over:
        listen(s, tally)
        seat = rng.pick(asked(s)) if rng.below(3) == 0 else asked(s)[0]
        move = pick(s, seat, offered(s, seat), rng, players[seat])
        tally[f"move {move.word}"] += 1
        advance(s, seat, move)
    listen(s, tally)
    tally[f"ending {s.ending}"] += 1


def pick(s: Torak, seat: int, found: list[Move], rng: Rng, player: int) -> Move:
    """The move of a random player, a bot, a hunter or a hoarder."""
    staying = [move for move in found if move.word != "concede"]
    if player == 0 or s.turns > LONG:
        return rng.pick(found if rng.below(QUIT) == 0 or s.turns > LONG else staying)
    if player == 3:  # fills whatever can be filled, and burns only when all Jerrycans are full
        fills = [move for move in staying if move.word == "fill"]
        if fills:
            return fills[0]
        if staying[0].word == "burn":
            return staying[-1] if len(staying) > CANS else staying[0]
    if player in (1, 3):
        return choose(s.clone(), seat, found, rng, 2)
    if s.stage[seat] > FLEEING and staying[0].word not in ("troop", "burn"):
        return best_move(s.clone(), seat, Hunter())
    return rng.pick(staying)


def listen(s: Torak, tally: Counter[str]) -> None:
    """Count what has just happened and what is asked."""
    for event in s.news or []:
        hear(event, s, tally)
    s.news = []
    if s.decision is not None:
        tally[f"question {s.decision.key}"] += 1
    tally.update(f"stage {STAGES[stage]}" for stage in s.stage if stage != RESTED or s.turns)


def hear(event: Event, s: Torak, tally: Counter[str]) -> None:
    """Count what one event tells."""
    word, args = event
    name = word.name
    told = dict(zip(word.fields, args, strict=False))
    tally[f"event {name}"] += 1
    if name == "section":
        tally.update((f"section {SECTION[told['section']]}", f"drawn {ELEMENTS[told['element']]}"))
    elif name in ("leg", "stride"):
        walked(told, tally)
    elif name == "ball":
        tally.update((f"ball on {SPOT[told['spot']]}, {MAPS[s.terms.map]}", f"ball box {told['balls']}"))
    elif name == "beat":
        tally[f"monster box {told['box']}"] += 1
    elif name == "lost":
        tally[f"bean box {s.terms.beans - told['beans']}"] += 1
    elif name == "fought":
        tally.update((f"white {told['white']} in a fight", f"red {told['red']} in a fight"))
    elif name == "trained":
        tally.update((f"ki box {told['ki']}", f"die {told['die']} trains"))
    elif name == "filled":
        tally.update((f"can filled box {told['cans']}", f"die {told['die']} fills"))
    elif name == "burned":
        tally[f"can used box {told['cans']}"] += 1
    elif name == "escaped":
        tally[f"die {told['die']} frees"] += 1
    elif name == "box":
        tally[f"army box {told['box']}"] += 1
    for sheet in s.sheets:
        if sheet.doses:
            tally[f"dose box {sheet.doses}"] += 1


def walked(told: dict[str, int], tally: Counter[str]) -> None:
    """Count the spots and lines of a leg, and the dice it took."""
    end, direction = told["spot"], told["direction"]
    start = RAY[(direction + 2) % 4][end][told["steps"] - 1]
    a = start
    for b in between(start, end):
        low, high = min(a, b), max(a, b)
        tally.update((f"visited {SPOT[b]}", f"line {SPOT[low]} {'e' if high - low == 1 else 's'}"))
        a = b
    tally.update(f"die {value} moves" for value in dice.VALUES[told.get("dice", dice.NONE)])
    tally.update(f"die {value} pays" for value in dice.VALUES[told["paid"]])


def audit(games: int, first: int = 0) -> Counter[str]:
    """How often each component came up in so many games."""
    tally: Counter[str] = Counter()
    for seed in range(first, first + games):
        play(seed, tally)
    return Counter({name: tally[name] for name in components()})


def main() -> None:
    """The command."""
    tally = audit(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
    missing = [name for name, n in tally.items() if n == 0]
    sys.stdout.write(f"never: {', '.join(missing) or 'nothing'}\n")
    for name, n in sorted(tally.items(), key=lambda entry: entry[1]):
        sys.stdout.write(f"{n:8d}  {name}\n")


if __name__ == "__main__":
    main()

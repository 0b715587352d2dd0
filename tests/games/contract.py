"""What every game of the house keeps, as checks that a test can run on any of them.

`leaks` is the twin-state test: whatever a seat cannot know is dealt anew from its view, and every
byte the seat gets must stay the same. `test_leaks.py` proves that it finds leaks where there are some.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import nyoi
from nyoi.kernel.decision import CLOCK, Move
from nyoi.kernel.event import data_of
from nyoi.kernel.game import Game, Option
from nyoi.kernel.play import advance, asked, offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State, fingerprint
from nyoi.kernel.table import Table

LONGEST = 60_000  # no game of the house takes so many decisions
PATIENCE = 2_000  # at random some games would hardly ever end (drawing until one can play): after so many, bots play on


class Case(NamedTuple):
    """One way to set a game up."""

    game: str
    mode: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game}-{self.mode}-{self.seats}"

    def table(self, seed: int, options: dict[str, object] | None = None) -> Table:
        return nyoi.new(self.game, self.seats, seed, self.mode, options)


def cases() -> list[Case]:
    """Every game, mode and seat count."""
    return [
        Case(id, mode.id, seats)
        for id in nyoi.IDS
        for mode in nyoi.game(id).modes
        for seats in range(mode.low, mode.high + 1)
    ]


def some_value(option: Option, rng: Rng) -> object:
    """A legal value of an option, whatever it is."""
    if option.kind == "bool":
        return rng.below(2) == 1
    if option.kind == "choice":
        return rng.pick(option.values)
    if option.kind == "list":
        return option.default
    if option.kind == "int":
        return int(option.low) + rng.below(int(option.high - option.low) + 1)
    return option.low + rng.unit() * (option.high - option.low)


# A setting that thinks long before the first move: it comes up, but seldom, and last.
SLOW = {"torak": ("setup_placement", "auto_kind")}
SELDOM = 10


def some_options(case: Case, rng: Rng) -> dict[str, object]:
    """Options at random that fit the case: each one is tried, and dropped if the game refuses the set with it."""
    game = nyoi.game(case.game)
    preset = next(mode.options for mode in game.modes if mode.id == case.mode)
    chosen: dict[str, object] = {}
    for option in game.options:
        if option.id in preset or rng.below(2):
            continue
        value = some_value(option, rng)
        if (option.id, value) == SLOW.get(case.game):
            continue
        trial = {**chosen, option.id: value}
        try:
            case.table(1, trial)
        except nyoi.Refused:
            continue
        chosen = trial
    if case.game in SLOW and rng.below(SELDOM) == 0:
        option_id, slow = SLOW[case.game]
        chosen[option_id] = slow
    return chosen


def play_on(s: State, rng: Rng, clock: bool = False) -> Iterator[tuple[int, Move]]:
    """Play a state to its end at random (a long game with bots in the end), yielding each move before it is played."""
    game = nyoi.game(s.setting.game)
    for number in range(LONGEST):
        seats = [seat for seat in asked(s) if seat != CLOCK or clock]
        if not seats:
            return
        # A driver without a clock asks in order; other orders must be playable too.
        seat = seats[0] if rng.below(4) else rng.pick(seats)
        moves = offered(s, seat)
        if rng.below(20):  # who may give up seldom does, or no game would get far
            moves = [move for move in moves if move.word != "concede"] or moves
        bored = number > PATIENCE and seat >= 0 and rng.below(8)
        move = game.policy(game.view(s, seat), moves, rng, 5) if bored else rng.pick(moves)
        yield seat, move
        advance(s, seat, move)
    raise AssertionError(f"not over after {LONGEST} decisions")


def clone(s: State) -> State:
    """A copy, whatever the game."""
    return s.clone()


def visible(game: Game, s: State, seat: int) -> list[object]:
    """The news of the last move as a seat gets it."""
    return [data for event in s.news or [] if (data := data_of(event, seat, game.tables)) is not None]


def as_bytes(data: object) -> bytes:
    """What would go over the wire."""
    return json.dumps(data, ensure_ascii=False).encode()


class Findings:
    """What the twin-state test saw: leaks, and how much it compared."""

    def __init__(self) -> None:
        self.leaks: list[str] = []
        self.twins = 0  # worlds compared
        self.other = 0  # ... that were not the truth
        self.words: Counter[str] = Counter()  # secret words heard alike in truth and in another world


def leaks(
    game: Game,
    table: Table,
    seat: int,
    rng: Rng,
    texts: list[str],
    found: Findings,
    twins: int = 3,
    moves_of: Callable[[State, int], list[Move]] | None = None,
) -> None:
    """Deal anew what a seat cannot know, and compare everything the seat gets."""
    truth = table.state
    of = moves_of or (lambda s, x: s.decision.of(x) if s.decision else [])
    view = as_bytes(game.view(truth, seat))
    dreamer = game.dreamer(json.loads(view))
    for _ in range(twins):
        twin = dreamer.dream(rng)
        found.twins += 1
        found.other += fingerprint(twin) != fingerprint(truth)
        if as_bytes(game.view(twin, seat)) != view:
            found.leaks.append(f"view of seat {seat}: {difference(json.loads(view), game.view(twin, seat))}")
            continue
        if [m.text for m in of(truth, seat)] != [m.text for m in of(twin, seat)]:
            found.leaks.append(f"moves of seat {seat}")
        if (truth.decision is None) != (twin.decision is None) or (
            truth.decision and twin.decision and truth.decision.seats != twin.decision.seats
        ):
            found.leaks.append("who is asked")
        if seat >= 0:
            for text in texts:
                answers = [str(Table(game, clone(s), table.log).refusal(seat, text)) for s in (truth, twin)]
                if answers[0] != answers[1]:
                    found.leaks.append(f"refusal of {text!r} to seat {seat}: {answers}")
        step(game, truth, twin, seat, rng, found)


def step(game: Game, truth: State, twin: State, seat: int, rng: Rng, found: Findings) -> None:
    """One move in truth and in the other world: if both look alike afterwards, both must have sounded alike."""
    common = [(who, move) for who in asked(truth) for move in offered(truth, who) if move in offered(twin, who)]
    if not common:
        return
    who, move = rng.pick(common)
    worlds = [clone(truth), clone(twin)]
    worlds[0].drawn = []
    for s in worlds:
        s.news = []
    advance(worlds[0], who, move)
    worlds[1].script = tuple(worlds[0].drawn)  # the same dice fall; they lie open on a table
    try:
        advance(worlds[1], who, move)
    except ValueError:
        return  # the other world rolled other dice
    if as_bytes(game.view(worlds[0], seat)) != as_bytes(game.view(worlds[1], seat)):
        return  # the seat learned something it may learn
    if as_bytes(visible(game, worlds[0], seat)) != as_bytes(visible(game, worlds[1], seat)):
        found.leaks.append(f"events of {move.text!r} to seat {seat}")
    elif fingerprint(truth) != fingerprint(twin):
        found.words.update(
            word.name for word, args in worlds[0].news or [] if word.secret and word.seen(args, seat) != args
        )


def difference(a: Any, b: Any, path: str = "") -> str:
    """Where two plain structures differ first."""
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        return next((d for k in a if (d := difference(a[k], b[k], f"{path}.{k}"))), "")
    if isinstance(a, list | tuple) and isinstance(b, list | tuple) and len(a) == len(b):
        return next((d for i in range(len(a)) if (d := difference(a[i], b[i], f"{path}[{i}]"))), "")
    return "" if a == b else f"{path}: {a!r} is not {b!r}"

"""The twin-state test: with hidden information resampled, every byte a seat gets must stay the same."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from nyoi.kernel.decision import SPECTATOR, Move
from nyoi.kernel.event import data_of
from nyoi.kernel.game import Game
from nyoi.kernel.play import advance, asked, offered
from nyoi.kernel.rng import Rng, mix
from nyoi.kernel.state import Setting, State, fingerprint
from nyoi.kernel.table import Table
from nyoi.testing.playing import clone

DEALS: Final = 6  # deals compared per setting


def visible(game: Game, s: State, seat: int) -> list[object]:
    """Return the events of the last move as a seat gets them."""
    return [data for event in s.news or [] if (data := data_of(event, seat, game.tables)) is not None]


def as_bytes(data: object) -> bytes:
    """Return the bytes sent over the network."""
    return json.dumps(data, ensure_ascii=False).encode()


class Findings:
    """Result of the twin-state test: leaks, and the number of comparisons."""

    def __init__(self) -> None:
        self.leaks: list[str] = []
        self.twins = 0  # samples compared
        self.other = 0  # samples that differ from the true state
        self.words: Counter[str] = Counter()  # secret events that look equal in the truth and in a sample


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
    """Sample what a seat cannot know, and compare everything the seat gets."""
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
    """Play one move in the truth and in a sample; equal views afterwards must come with equal events."""
    common = [(who, move) for who in asked(truth) for move in offered(truth, who) if move in offered(twin, who)]
    if not common:
        return
    who, move = rng.pick(common)
    other_dice(game, truth, who, move, seat, rng, found)
    worlds = [clone(truth), clone(twin)]
    worlds[0].drawn = []
    for s in worlds:
        s.news = []
    advance(worlds[0], who, move)
    worlds[1].script = tuple(worlds[0].drawn)  # both use the same dice, which lie open on a table
    try:
        advance(worlds[1], who, move)
    except ValueError:
        return  # the sample needed other dice
    if as_bytes(game.view(worlds[0], seat)) != as_bytes(game.view(worlds[1], seat)):
        return  # the seat legitimately learned something
    if as_bytes(visible(game, worlds[0], seat)) != as_bytes(visible(game, worlds[1], seat)):
        found.leaks.append(f"events of {move.text!r} to seat {seat}")
    elif fingerprint(truth) != fingerprint(twin):
        found.words.update(
            word.name for word, args in worlds[0].news or [] if word.secret and word.seen(args, seat) != args
        )


def other_dice(game: Game, s: State, who: int, move: Move, seat: int, rng: Rng, found: Findings) -> None:
    """Play one move twice with different dice.

    A hidden result that changes no view must cause equal events.
    """
    worlds = [clone(s), clone(s)]
    for world in worlds:
        world.news, world.drawn = [], []
    worlds[1].rng = rng.fork()
    for world in worlds:
        advance(world, who, move)
    if worlds[0].drawn == worlds[1].drawn or fingerprint(worlds[0]) == fingerprint(worlds[1]):
        return
    if as_bytes(game.view(worlds[0], seat)) != as_bytes(game.view(worlds[1], seat)):
        return  # the dice were public
    heard = [[event for event in world.news or [] if event[0].secret] for world in worlds]
    told = [as_bytes([data_of(event, seat, game.tables) for event in events]) for events in heard]
    if told[0] != told[1]:
        found.leaks.append(f"events of {move.text!r} to seat {seat}, by other dice")
    else:
        found.words.update(word.name for word, args in heard[0] if word.seen(args, seat) != args)


def deals(game: Game, setting: Setting, seed: int, found: Findings) -> None:
    """Compare deals from several seeds: seats with equal views must have got equal events.

    A game that deals once reports its secret events before the first decision, where `step` compares nothing.
    """
    told: dict[tuple[int, bytes], tuple[bytes, str]] = {}
    for number in range(DEALS):
        s = game.start(setting, mix(seed, number))
        secret = [event for event in s.news or [] if event[0].secret]
        for seat in range(SPECTATOR, s.seats):
            heard = as_bytes([data_of(event, seat, game.tables) for event in secret])
            before, truth = told.setdefault((seat, as_bytes(game.view(s, seat))), (heard, fingerprint(s)))
            if heard != before:
                found.leaks.append(f"events of the deal to seat {seat}, by other dice")
            elif truth != fingerprint(s):
                found.words.update(word.name for word, args in secret if word.seen(args, seat) != args)


def difference(a: Any, b: Any, path: str = "") -> str:
    """Return the first path where two plain structures differ."""
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        return next((d for k in a if (d := difference(a[k], b[k], f"{path}.{k}"))), "")
    if isinstance(a, list | tuple) and isinstance(b, list | tuple) and len(a) == len(b):
        return next((d for i in range(len(a)) if (d := difference(a[i], b[i], f"{path}[{i}]"))), "")
    return "" if a == b else f"{path}: {a!r} is not {b!r}"

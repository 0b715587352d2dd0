"""Groups of legal moves that a player cannot tell apart, such as playing either of two red 3s."""

from __future__ import annotations

import json
from typing import Any, Final

from nyoi.bots.sight import Sight
from nyoi.kernel.decision import Move
from nyoi.kernel.event import Word
from nyoi.kernel.game import Game
from nyoi.kernel.play import advance
from nyoi.kernel.rng import Rng
from nyoi.kernel.seen import PACKED
from nyoi.kernel.state import State

WORLDS: Final = 3  # determinizations in which two moves must have the same effect


def same_moves(sight: Sight, rng: Rng) -> list[list[Move]]:
    """Group the legal moves that a player could not tell apart, in the order offered.

    Moves of a group have the same label, and lead to the same view except for the ids of the things they
    name.
    """
    groups: dict[tuple[object, ...], list[list[Move]]] = {}
    order: list[list[Move]] = []
    dreams: list[State] = []
    for move in sight.moves:
        called = groups.setdefault(_called(sight.game, move), [])
        if called and not dreams:
            dreams = [sight.dream(rng) for _ in range(WORLDS)]
        group = next((one for one in called if _same(sight, dreams, one[0], move)), None)
        if group is None:
            called.append([move])
            order.append(called[-1])
        else:
            group.append(move)
    return order


def _kinds(game: Game, move: Move) -> list[str]:
    kinds = Word(move.word, game.moves[move.word]).kinds
    return [kinds[min(i, len(kinds) - 1)] for i in range(len(move.args))]


def _called(game: Game, move: Move) -> tuple[object, ...]:
    """Return the label of a move: its word, and the label of each thing it names."""
    labels = game.labels["en"]
    named = (labels.get(kind, ()) for kind in _kinds(game, move))
    return move.word, *(
        label[arg] if 0 <= arg < len(label) else arg for label, arg in zip(named, move.args, strict=True)
    )


def _same(sight: Sight, dreams: list[State], one: Move, other: Move) -> bool:
    """Return whether two moves lead to the same views once the things they name are swapped."""
    tables = sight.game.tables
    pairs = {
        (json.dumps(tables[kind][a]), json.dumps(tables[kind][b]))
        for kind, a, b in zip(_kinds(sight.game, one), one.args, other.args, strict=True)
        if a != b
    }
    for dream in dreams:
        text = _after(sight, dream, one)
        for i, (a, b) in enumerate(sorted(pairs)):
            text = text.replace(a, f"\0{i}").replace(b, a).replace(f"\0{i}", b)
        if json.dumps(_sorted(json.loads(text)), sort_keys=True) != _after(sight, dream, other):
            return False
    return True


def _after(sight: Sight, dream: State, move: Move) -> str:
    """Return the seat's view after a move as JSON, ignoring the order of cards in a hand."""
    s = dream.clone()
    s.news = s.drawn = None
    advance(s, sight.seat, move)
    view = {name: value for name, value in sight.game.view(s, sight.seat).items() if name not in PACKED}
    return json.dumps(_sorted(json.loads(json.dumps(view))), sort_keys=True)


def _sorted(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _sorted(part) for name, part in value.items()}
    if isinstance(value, list):
        parts = [_sorted(part) for part in value]
        return sorted(parts) if all(isinstance(part, str) for part in parts) else parts
    return value

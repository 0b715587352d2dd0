"""What was learned about a game: how good a position is, from a view alone.

A game's room says which numbers tell about a position (`features`); `nyoi train` plays, fits a small model to what came
of it, and writes the weights into the room's `mind/weights.json`. Whoever has no weights, or weights that do not fit,
plays on by its rule of thumb and its hand-made estimate.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from math import exp, isfinite, tanh
from typing import Any, Final, Protocol

logger = logging.getLogger("nyoi")
MOST_WEIGHTS: Final = 20_000  # a file with more is not one of ours


class File(Protocol):
    """Where weights are read from: a path, or a resource of a package."""

    def read_text(self, encoding: str) -> str:
        """Everything that stands in it."""


class Net:
    """Numbers in, a chance out: a straight part, and beside it one layer of `tanh`.

    >>> round(Net(0.0, [1.0, -1.0], [[2.0, 0.0]], [0.0], [0.5]).chance([0.3, 0.3]), 3)
    0.567
    """

    def __init__(
        self, bias: float, straight: list[float], layer: list[list[float]], shifts: list[float], outer: list[float]
    ) -> None:
        self.bias: Final = bias
        self.straight: Final = straight
        self.layer: Final = layer  # a row of weights for each unit
        self.shifts: Final = shifts
        self.outer: Final = outer

    def chance(self, numbers: list[float]) -> float:
        """The chance, between 0 and 1."""
        told = [i for i, number in enumerate(numbers) if number]  # many are nought
        total = self.bias + product(self.straight, numbers, told)
        for i, row in enumerate(self.layer):
            total += self.outer[i] * tanh(self.shifts[i] + product(row, numbers, told))
        return 1.0 / (1.0 + exp(-total)) if total > -30.0 else 0.0


def product(weights: list[float], numbers: list[float], told: list[int]) -> float:
    """The sum of the products of those that tell something."""
    total = 0.0
    for i in told:
        total += weights[i] * numbers[i]
    return total


class Mind:
    """What a game knows to look at, and what was learned of it.

    `quiet` says whether a dream may be judged where it stands. After a move that is tried `patience` turns are let pass
    before that, so that what it leads to is seen, and all moves are judged at a like moment. `practice` are the tables
    at which to learn: seats and mode, each as often as the others. `weights` is where the learned numbers lie.
    """

    def __init__(
        self,
        *,
        names: tuple[str, ...],
        features: Callable[[Any], list[float]],
        quiet: Callable[[Any], bool],
        practice: tuple[tuple[int, str], ...],
        weights: File,
        patience: int = 0,
    ) -> None:
        self.names: Final = names
        self.features: Final = features
        self.quiet: Final = quiet
        self.practice: Final = practice
        self.weights: Final = weights
        self.patience: Final = patience
        self._learned: Net | None = None
        self._read = False

    @property
    def learned(self) -> Net | None:
        """The weights, read when somebody first asks; None, with one line of warning, if there are none that fit."""
        if not self._read:
            self._read = True
            try:
                self._learned = learned_of(self.weights.read_text(encoding="utf-8"), self.names)
            except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
                logger.warning("%s: what was learned cannot be used, the rule of thumb plays (%s)", self.weights, error)
        return self._learned

    def learn(self, learned: Net | None) -> None:
        """Judge by these weights from now on, whatever lies in the file."""
        self._learned, self._read = learned, True

    def worth(self, view: dict[str, Any]) -> float:
        """The result that the seat whose view this is may expect; 1 is a win."""
        learned = self.learned
        assert learned is not None
        return learned.chance(self.features(view))


def shares(scores: list[float], heat: float) -> list[float]:
    """Chances that grow with scores: the hotter, the more alike. All together 1.

    >>> [round(share, 2) for share in shares([2.0, 1.0, 1.0], 1.0)]
    [0.58, 0.21, 0.21]
    """
    best = max(scores)
    weights = [exp(max((score - best) / heat, -60.0)) for score in scores]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def learned_of(text: str, names: tuple[str, ...]) -> Net:
    """Weights as they are written in a file; ValueError if they are of something else."""
    data = json.loads(text)
    if tuple(data["features"]) != names:
        raise ValueError("it was learned from other numbers")
    value = data["value"]
    layer = [_row(row, len(names)) for row in value["layer"]]
    if len(layer) * len(names) > MOST_WEIGHTS:
        raise ValueError("it is too large")
    return Net(
        _row([value["bias"]], 1)[0],
        _row(value["straight"], len(names)),
        layer,
        _row(value["shifts"], len(layer)),
        _row(value["outer"], len(layer)),
    )


def _row(found: object, length: int) -> list[float]:
    """So many finite numbers."""
    if not isinstance(found, list) or len(found) != length:
        raise ValueError("a row has another length")
    row = []
    for number in found:
        if not isinstance(number, int | float) or not isfinite(number):
            raise ValueError("a weight is no number")
        row.append(float(number))
    return row

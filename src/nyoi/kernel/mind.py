"""Learned evaluation of a position, from a view alone.

A game's package defines numeric `features` of a position. `nyoi train` plays games, fits a small model to
their results, and writes the weights to the package's `mind/weights.json`. If the weights are missing or do
not fit, bots use the heuristic and the hand-written evaluation.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from math import exp, isfinite, tanh
from typing import Any, Final, Protocol

logger = logging.getLogger("nyoi")
MOST_WEIGHTS: Final = 20_000  # upper bound for the hidden layer in a weights file


class File(Protocol):
    """A readable source of weights: a path, or a resource of a package."""

    def read_text(self, encoding: str) -> str:
        """Return the whole content."""


class Net:
    """A small model from features to a chance: a linear part plus one `tanh` layer.

    >>> round(Net(0.0, [1.0, -1.0], [[2.0, 0.0]], [0.0], [0.5]).chance([0.3, 0.3]), 3)
    0.567
    """

    def __init__(
        self, bias: float, straight: list[float], layer: list[list[float]], shifts: list[float], outer: list[float]
    ) -> None:
        self.bias: Final = bias
        self.straight: Final = straight
        self.layer: Final = layer  # one row of weights per unit
        self.shifts: Final = shifts
        self.outer: Final = outer

    def chance(self, numbers: list[float]) -> float:
        """Return the predicted chance, between 0 and 1."""
        told = [i for i, number in enumerate(numbers) if number]  # many features are 0
        total = self.bias + product(self.straight, numbers, told)
        for i, row in enumerate(self.layer):
            total += self.outer[i] * tanh(self.shifts[i] + product(row, numbers, told))
        return 1.0 / (1.0 + exp(-total)) if total > -30.0 else 0.0


def product(weights: list[float], numbers: list[float], told: list[int]) -> float:
    """Return the dot product over the indices in `told`."""
    total = 0.0
    for i in told:
        total += weights[i] * numbers[i]
    return total


class Mind:
    """A game's learned evaluator: its features and their weights.

    `quiet` returns whether a determinization is stable enough for evaluation. After a candidate move, search
    lets `patience` turns pass first, so that its consequences show and all candidates are judged at a similar
    moment. `practice` lists the training setups as seats and mode, each used equally often. `weights` is the
    file with the learned weights.
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
        """The learned weights, read on first use; None, with one warning logged, if none fit."""
        if not self._read:
            self._read = True
            try:
                self._learned = learned_of(self.weights.read_text(encoding="utf-8"), self.names)
            except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
                logger.warning("%s: what was learned cannot be used, the rule of thumb plays (%s)", self.weights, error)
        return self._learned

    def learn(self, learned: Net | None) -> None:
        """Use these weights from now on, whatever the file contains."""
        self._learned, self._read = learned, True

    def worth(self, view: dict[str, Any]) -> float:
        """Return the expected result for the viewer's seat; 1 is a win."""
        learned = self.learned
        assert learned is not None
        return learned.chance(self.features(view))


def shares(scores: list[float], heat: float) -> list[float]:
    """Return the softmax of scores at a temperature: the higher `heat`, the more even the chances.

    >>> [round(share, 2) for share in shares([2.0, 1.0, 1.0], 1.0)]
    [0.58, 0.21, 0.21]
    """
    best = max(scores)
    weights = [exp(max((score - best) / heat, -60.0)) for score in scores]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def learned_of(text: str, names: tuple[str, ...]) -> Net:
    """Return the model in a weights file; raise ValueError if it is malformed or has other features."""
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
    """Return a list of finite floats of this length; raise ValueError for anything else."""
    if not isinstance(found, list) or len(found) != length:
        raise ValueError("a row has another length")
    row = []
    for number in found:
        if not isinstance(number, int | float) or not isfinite(number):
            raise ValueError("a weight is no number")
        row.append(float(number))
    return row

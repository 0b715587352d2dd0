"""A network with one hidden layer: from what a seat sees, how good each action seems, and how well it stands."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np

from nyoi.kernel.refused import Refused
from nyoi.rl.kit import Kit

Array = np.ndarray[Any, np.dtype[np.float32]]
NEVER: Final = np.float32(-1e9)  # what an action is worth that cannot be said
STEP: Final = 1e-3
KEEP, KEEP_SQUARES = 0.9, 0.999  # of Adam


class Network:
    """Weights by name, and how they are improved (Adam).

    >>> network = Network(3, 2, hidden=4, seed=1)
    >>> chances, value = network.judge(np.ones((1, 3), np.float32), np.array([[True, False]]))
    >>> chances.tolist(), value.shape
    ([[1.0, 0.0]], (1,))
    """

    def __init__(self, numbers: int, actions: int, hidden: int = 128, seed: int = 0) -> None:
        lot = np.random.default_rng(seed)

        def drawn(rows: int, columns: int, scale: float) -> Array:
            return lot.standard_normal((rows, columns), np.float32) * np.float32(scale / np.sqrt(rows))

        self.weights: Final[dict[str, Array]] = {
            "seen": drawn(numbers, hidden, 1.0),
            "seen_bias": np.zeros(hidden, np.float32),
            "said": drawn(hidden, actions, 0.01),
            "said_bias": np.zeros(actions, np.float32),
            "worth": drawn(hidden, 1, 0.1),
            "worth_bias": np.zeros(1, np.float32),
        }
        self._mean: Final = {name: np.zeros_like(found) for name, found in self.weights.items()}
        self._squares: Final = {name: np.zeros_like(found) for name, found in self.weights.items()}
        self._steps = 0

    def _hidden(self, seen: Array) -> Array:
        found: Array = np.tanh(seen @ self.weights["seen"] + self.weights["seen_bias"])
        return found

    def _outputs(self, hidden: Array, mask: np.ndarray[Any, Any]) -> tuple[Array, Array]:
        w = self.weights
        scores = np.where(mask, hidden @ w["said"] + w["said_bias"], NEVER)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return chances, (hidden @ w["worth"] + w["worth_bias"])[:, 0]

    def judge(self, seen: Array, mask: np.ndarray[Any, Any]) -> tuple[Array, Array]:
        """The chance with which each action is said, row by row, and what the position is worth."""
        return self._outputs(self._hidden(seen), mask)

    def improve(
        self,
        seen: Array,
        mask: np.ndarray[Any, Any],
        said: np.ndarray[Any, Any],
        before: Array,
        result: Array,
        ahead: Array,
        *,
        clip: float = 0.2,
        curiosity: float = 0.01,
    ) -> None:
        """One step of PPO: say more often what went better than expected (`ahead`), but not far from `before`."""
        rows = np.arange(len(said))
        hidden = self._hidden(seen)
        chances, worth = self._outputs(hidden, mask)
        logs = np.log(chances + 1e-9)
        ratio = chances[rows, said] / before
        far = np.where(ahead > 0, ratio > 1 + clip, ratio < 1 - clip)
        pull = np.where(far, 0.0, ahead * ratio).astype(np.float32)
        surprise = -(chances * logs).sum(axis=1, keepdims=True)
        scores = chances * (pull[:, None] + curiosity * (logs + surprise))  # downhill, for each action's score
        scores[rows, said] -= pull
        scores /= len(said)
        value: Array = ((worth - result) / np.float32(len(said)))[:, None]
        inner = (scores @ self.weights["said"].T + value @ self.weights["worth"].T) * (1 - hidden * hidden)
        self._descend(
            {
                "seen": seen.T @ inner,
                "seen_bias": inner.sum(axis=0),
                "said": hidden.T @ scores,
                "said_bias": scores.sum(axis=0),
                "worth": hidden.T @ value,
                "worth_bias": value.sum(axis=0),
            }
        )

    def _descend(self, slopes: dict[str, Array]) -> None:
        self._steps += 1
        size = STEP * np.sqrt(1 - KEEP_SQUARES**self._steps) / (1 - KEEP**self._steps)
        for name, slope in slopes.items():
            mean, squares = self._mean[name], self._squares[name]
            mean += (1 - KEEP) * (slope - mean)
            squares += (1 - KEEP_SQUARES) * (slope * slope - squares)
            self.weights[name] -= (size * mean / (np.sqrt(squares) + 1e-8)).astype(np.float32)

    def save(self, path: Path, kit: Kit) -> None:
        """Keep the weights, and for which table they are."""
        np.savez(path, **self.weights, **table_of(kit))  # type: ignore[arg-type]

    @staticmethod
    def load(path: Path) -> tuple[Network, dict[str, Any]]:
        """A network that was kept, and the table it is for; Refused if the file is none of ours."""
        try:
            with np.load(path) as found:
                kept = {name: found[name] for name in found.files}
            network = Network(len(kept["seen"]), len(kept["said_bias"]), len(kept["seen_bias"]))
            for name in network.weights:
                network.weights[name] = kept.pop(name)
        except (OSError, KeyError, ValueError) as error:
            raise Refused("log-unreadable", path=str(path)) from error
        return network, {name: value.item() for name, value in kept.items()}


def table_of(kit: Kit) -> dict[str, Any]:
    """What a network must know of its table: it cannot play at another one."""
    setting = kit.setting
    return {"game": setting.game, "seats": setting.seats, "mode": setting.mode, "lexicon": kit.lexicon.fingerprint}

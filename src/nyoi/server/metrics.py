"""Metrics in Prometheus format."""

from __future__ import annotations

import logging
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

logger = logging.getLogger("nyoi.server")
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SIZES = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0)


class Histogram:
    """A histogram with fixed bounds."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def add(self, value: float) -> None:
        """Record a value."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value

    def lines(self, name: str) -> list[str]:
        """Return the histogram in Prometheus format.

        >>> h = Histogram((1.0, 2.0))
        >>> h.add(1.5)
        >>> h.lines("x")
        ['x_bucket{le="1.0"} 0', 'x_bucket{le="2.0"} 1', 'x_bucket{le="+Inf"} 1', 'x_sum 1.5', 'x_count 1']
        """
        found, total = [], 0
        for bound, count in zip([*self.bounds, "+Inf"], self.counts, strict=True):
            total += count
            found.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*found, f"{name}_sum {self.sum:.6g}", f"{name}_count {total}"]


class Metrics:
    """The metrics of one server process."""

    def __init__(self) -> None:
        self.worker = ""  # label value, if several servers share a database
        self.counts: Counter[str] = Counter(nyoi_errors_total=0)  # full names with labels
        self.batches = Histogram(SIZES)
        self.commits = Histogram(SECONDS)
        self.moves = Histogram(SECONDS)
        self.thoughts = Histogram(SECONDS)
        self.gauges: dict[str, Callable[[], float]] = {"process_cpu_seconds_total": time.process_time}

    def count(self, name: str, **labels: str) -> None:
        """Increment a counter."""
        inside = ",".join(f'{key}="{value}"' for key, value in labels.items())
        self.counts[f"{name}{{{inside}}}" if inside else name] += 1

    def text(self) -> str:
        """Return all metrics as text."""
        histograms = {
            "nyoi_commit_batch_moves": (self.batches, "writes that shared one commit"),
            "nyoi_commit_seconds": (self.commits, "time of a commit"),
            "nyoi_move_seconds": (self.moves, "time from a command to its answer, saved and sent to all"),
            "nyoi_think_seconds": (self.thoughts, "time a bot thought, pause not counted"),
        }
        lines = [f"{name} {read():.6g}" for name, read in self.gauges.items()]
        names = sorted({name.partition("{")[0] for name in self.counts})
        for name in names:
            lines.append(f"# TYPE {name} counter")
            lines += [f"{full} {n}" for full, n in sorted(self.counts.items()) if full.partition("{")[0] == name]
        for name, (histogram, help) in histograms.items():
            lines += [f"# HELP {name} {help}", f"# TYPE {name} histogram", *histogram.lines(name)]
        return "\n".join(labelled(line, self.worker) if self.worker else line for line in lines) + "\n"


def labelled(line: str, worker: str) -> str:
    """Add a worker label to a line of metrics.

    >>> labelled('x_total{reason="y"} 3', "w1"), labelled("x 3", "w1"), labelled("# TYPE x counter", "w1")
    ('x_total{reason="y",worker="w1"} 3', 'x{worker="w1"} 3', '# TYPE x counter')
    """
    if line.startswith("#"):
        return line
    name, _, value = line.rpartition(" ")
    more = f'worker="{worker}"'
    return f"{name[:-1]},{more}}} {value}" if name.endswith("}") else f"{name}{{{more}}} {value}"


def broken(metrics: Metrics, error: BaseException, where: str) -> None:
    """Count an unexpected error and log its type and place, without personal data."""
    metrics.count("nyoi_errors_total")
    logger.error("%s in %s", type(error).__name__, where)

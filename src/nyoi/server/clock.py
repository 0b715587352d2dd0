"""Thinking time: a bank for each seat with an increment, and the time for one decision.

The bank is what the journal says was spent; so it survives a restart. It runs only while somebody
of the table is connected.
"""

from __future__ import annotations

from collections.abc import Sequence

from nyoi.kernel.play import Refused
from nyoi.server import wire

LEAST = 1.0  # even an empty bank leaves a moment for each decision


def checked(clock: Sequence[float]) -> list[float]:
    """Bank and increment as a host may set them; empty for no clock."""
    if not clock:
        return []
    if len(clock) != 2 or not 1 <= clock[0] <= 86_400 or not 0 <= clock[1] <= 3_600:
        raise Refused("bad-clock", low=1, high=86_400)
    return [float(clock[0]), float(clock[1])]


class Clock:
    """The times of one table."""

    def __init__(self, clock: Sequence[float], seats: int) -> None:
        self.bank, self.increment = (clock[0], clock[1]) if clock else (0.0, 0.0)
        self.left = [self.bank] * seats
        self.began: dict[int, float] = {}  # since when a seat's time runs; ahead of now while a turn is held
        self.limits: dict[int, float] = {}  # of the decisions that seats are asked now
        self.keys: dict[int, str] = {}  # what they are asked

    def recall(self, spent: list[float], moved: list[int]) -> None:
        """Take over what the journal says."""
        self.left = [max(0.0, self.bank - s + self.increment * m) for s, m in zip(spent, moved, strict=True)]

    def run(self, seats: list[int], key: str, limit: float, start: float) -> None:
        """Let the time of these seats run from `start`; who was asked the same already goes on."""
        now = {seat: self.began[seat] for seat in seats if self.keys.get(seat) == key and seat in self.began}
        if self.bank:
            for seat in seats:
                if seat not in now:  # asked something else meanwhile: the bank does not forget
                    self.left[seat] = max(0.0, self.left[seat] - self.spent(seat, start))
        self.began = {seat: now.get(seat, start) for seat in seats}
        self.keys = dict.fromkeys(seats, key)
        self.limits = dict.fromkeys(seats, limit)

    def spent(self, seat: int, now: float) -> float:
        """What a seat has used of its time since it was asked."""
        return max(0.0, now - self.began[seat]) if seat in self.began else 0.0

    def moved(self, seat: int, now: float) -> float:
        """A seat has moved: what it spent is taken from the bank, the increment added."""
        spent = self.spent(seat, now)
        if self.bank and seat >= 0:
            self.left[seat] = max(0.0, self.left[seat] - spent) + self.increment
        self.began.pop(seat, None)
        return round(spent, 3) if self.bank else 0.0

    def ends(self, seat: int) -> float | None:
        """When a seat's time is up, if it has a limit."""
        if seat not in self.began:
            return None
        limits = [limit for limit in (self.limits.get(seat, 0.0),) if limit]
        if self.bank:
            limits.append(max(self.left[seat], LEAST))
        return self.began[seat] + min(limits) if limits else None

    def info(self, now: float) -> wire.ClockInfo | None:
        """As the page gets it: without a bank, the time for one decision stands in its place."""
        limit = max(self.limits.values(), default=0.0)
        if not self.bank and not limit:
            return None
        left = self.left.copy() if self.bank else [limit] * len(self.left)
        for seat in self.began:
            end = self.ends(seat)
            if end is not None:
                left[seat] = round(max(0.0, min(end - now, end - self.began[seat])), 2)
        return wire.ClockInfo(self.bank or limit, self.increment, left, sorted(self.began))

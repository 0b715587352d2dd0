"""Foretelling: how a game's `foretell.py` says what a move would do, in sentences of its own words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nyoi.kernel.seen import Note, Tone


def note(key: str, clause: str = "", tone: Tone = "plain", **facts: object) -> Note:
    """Something to know before one decides; `foretell-<key>` is its sentence, the facts are its variables.

    >>> note("risk", "TORAK-6.62", "warn", percent=17)
    {'key': 'risk', 'tone': 'warn', 'clause': 'TORAK-6.62', 'facts': {'percent': 17}}
    """
    return {"key": key, "tone": tone, "clause": clause, "facts": facts}


def percent(chance: float) -> int:
    """A chance as it is told: a whole number of hundredths; what can happen is never 0, what can fail never 100.

    >>> percent(0.254), percent(0.001), percent(0.999), percent(1.0)
    (25, 1, 99, 100)
    """
    return round(chance) * 100 if chance in (0, 1) else min(99, max(1, round(chance * 100)))

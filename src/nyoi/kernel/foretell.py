"""Helpers for a game's `foretell.py`, which previews in sentences what a move would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nyoi.kernel.seen import Note, Tone


def note(key: str, clause: str = "", tone: Tone = "plain", **facts: object) -> Note:
    """Return a note to show before a decision; its sentence is `foretell-<key>`, its variables the facts.

    >>> note("risk", "TORAK-6.62", "warn", percent=17)
    {'key': 'risk', 'tone': 'warn', 'clause': 'TORAK-6.62', 'facts': {'percent': 17}}
    """
    return {"key": key, "tone": tone, "clause": clause, "facts": facts}


def percent(chance: float) -> int:
    """Return a chance as a whole percentage: 0 only if impossible, 100 only if certain.

    >>> percent(0.254), percent(0.001), percent(0.999), percent(1.0)
    (25, 1, 99, 100)
    """
    return round(chance) * 100 if chance in (0, 1) else min(99, max(1, round(chance * 100)))

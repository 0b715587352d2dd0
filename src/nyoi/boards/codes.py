"""Short codes for figures on a board: two letters of the name and the seat number."""

from __future__ import annotations

from collections.abc import Sequence


def codes(names: Sequence[str], seat: int) -> list[str]:
    """Return a distinct code for each of a seat's figures.

    >>> codes(["Toppo", "Son Goku", "Son Gohan"], 1)
    ['To1', 'So1', 'Sn1']
    """
    found: list[str] = []
    for name in names:
        letters = [letter for letter in name if letter.isalnum()]
        pairs = [f"{letters[0]}{other}{seat}" for other in [*letters[1:], *"0123456789"]]
        found.append(next(code for code in pairs if code not in found))
    return found

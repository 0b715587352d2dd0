"""Credits as printed in the rulebooks of the games, and the notices of this project."""

from __future__ import annotations

from typing import Final

from nyoi.games import IDS
from nyoi.words.catalogue import catalogue

OURS: Final = ("notice", "code")  # sections after the games


def credits(lang: str) -> list[tuple[str, str]]:
    """Return titles and paragraphs in a language: the homage, each game, the notices.

    >>> [title for title, _ in credits("en")][:2]
    ['Credits and homage', 'Toma’s Dragon Balls']
    """
    house = catalogue(lang)
    games = [catalogue(lang, id) for id in IDS]
    return [
        (house.say("credits-title"), house.say("credits-homage")),
        *[(words.say("game-name"), words.say("game-credits")) for words in games if words.has("game-credits")],
        *[(house.say(f"credits-{part}-title"), house.say(f"credits-{part}")) for part in OURS],
    ]

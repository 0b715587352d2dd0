"""Fluent catalogues: the house's own (`words/{fr,en}.ftl`) and one of each game, read as one.

The page reads the same files through @fluent/bundle, so a sentence is decided in Fluent and never
in Python.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from nyoi.games import room

LANGUAGES: Final = ("fr", "en")


class Unspoken(LookupError):
    """A sentence that is missing or does not format: raised only by a strict catalogue, for tests."""


def language(wish: str | None) -> str:
    """The language spoken to somebody who wishes this one; English where nothing fits.

    >>> language("fr_CA.UTF-8"), language("en"), language("de"), language(None)
    ('fr', 'en', 'en', 'en')
    """
    return "fr" if wish is not None and wish.lower().startswith("fr") else "en"


def key_of(*parts: object) -> str:
    """The id of a message: parts joined by hyphens, dots and underscores written as hyphens.

    >>> key_of("event", "took_aside"), key_of("option", "cross_self", True)
    ('event-took-aside', 'option-cross-self-true')
    """
    return "-".join(str(part) for part in parts).replace("_", "-").replace(".", "-").lower()


def source(lang: str, game: str = "") -> str:
    """The text of a catalogue: of a game, or the house's own; empty while a game has none."""
    folder = room(game) / "words" if game else Path(__file__).parent
    found = folder / f"{lang}.ftl"
    return found.read_text(encoding="utf-8") if found.is_file() else ""


def entry(text: str, key: str) -> str:
    """A plain message of a catalogue, without reading all the rest of it; empty where it is missing.

    >>> entry("a = One\\n  line.\\nb = Two", "a")
    'One line.'
    """
    found = re.search(rf"^{re.escape(key)} =(.*(?:\n[ \t]+.*)*)", text, re.MULTILINE)
    return " ".join(line.strip(" \t") for line in found.group(1).splitlines()).strip(" ") if found else ""


class Catalogue:
    """What can be said in a language, of the house and perhaps of one game.

    >>> Catalogue("en").say("with-clause", text="No.", clause="TOMA-5.2")
    'No. (TOMA-5.2)'
    >>> Catalogue("en").say("never-written")
    'never-written'
    """

    def __init__(self, lang: str, game: str = "", strict: bool = False) -> None:
        self.lang: Final = language(lang)
        self.strict: Final = strict
        self._bundle = FluentBundle([self.lang], use_isolating=False)
        self._bundle.add_resource(FluentResource(source(self.lang)))
        if game:
            self._bundle.add_resource(FluentResource(source(self.lang, game)))

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(key)

    def say(self, key: str, /, **values: object) -> str:
        """The message with these values; its key where it is missing, so that a player never meets an error."""
        if not self.has(key):
            if self.strict:
                raise Unspoken(f"{self.lang}: no message {key}")
            return key
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise Unspoken(f"{self.lang}: {key} has no text")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors and self.strict:
            raise Unspoken(f"{self.lang}: {key}: {errors}")
        return str(text)

    def whole(self, key: str, /, **values: object) -> str:
        """The message if these are all the values it needs; nothing where it is missing or would have a gap.

        >>> Catalogue("en").whole("with-clause", text="No.")
        ''
        """
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            return ""
        text, errors = self._bundle.format_pattern(pattern, values)
        return "" if errors else str(text)


def catalogue(lang: str, game: str = "", strict: bool = False) -> Catalogue:
    """A catalogue, read once for each language that we speak."""
    return _catalogue(language(lang), game, strict)


@cache
def _catalogue(lang: str, game: str, strict: bool) -> Catalogue:
    return Catalogue(lang, game, strict)

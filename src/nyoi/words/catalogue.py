"""Fluent catalogues: the general one (`words/{fr,en}.ftl`) and one per game, read as one.

The page reads the same files through @fluent/bundle, so sentences are built in Fluent and never in Python.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from nyoi.games import room

LANGUAGES: Final = ("fr", "en")
_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{ *([a-z][\w-]*) *\}")  # another message used within a message


class Unspoken(LookupError):
    """A message that is missing or cannot be formatted. Raised only by a strict catalogue, for tests."""


def language(wish: str | None) -> str:
    """Return the supported language for a requested one, with English as the fallback.

    >>> language("fr_CA.UTF-8"), language("en"), language("de"), language(None)
    ('fr', 'en', 'en', 'en')
    """
    return "fr" if wish is not None and wish.lower().startswith("fr") else "en"


def wished(environ: Mapping[str, str]) -> str:
    """Return the language requested by an environment, following POSIX and gettext.

    The locale is LC_ALL, else LC_MESSAGES, else LANG. Unless it is C, LANGUAGE takes precedence and may list
    several languages by preference.

    >>> wished({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_FR.UTF-8"}), wished({"LANG": "fr_CA", "LC_MESSAGES": "en_CA"})
    ('fr', 'en')
    >>> wished({"LANG": "en_GB", "LANGUAGE": "de:fr:en"}), wished({"LANG": "C.UTF-8", "LANGUAGE": "fr"})
    ('fr', 'en')
    """
    locale = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "C")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return "en"
    liked = [lang for lang in environ.get("LANGUAGE", "").split(":") if lang] or [locale]
    return next((lang[:2].lower() for lang in liked if lang[:2].lower() in LANGUAGES), "en")


def key_of(*parts: object) -> str:
    """Return the id of a message: parts joined by hyphens, with dots and underscores written as hyphens.

    >>> key_of("event", "took_aside"), key_of("option", "cross_self", True)
    ('event-took-aside', 'option-cross-self-true')
    """
    return "-".join(str(part) for part in parts).replace("_", "-").replace(".", "-").lower()


def source(lang: str, game: str = "") -> str:
    """Return the text of a game's catalogue or of the general one; empty if the game has none."""
    folder = room(game) / "words" if game else Path(__file__).parent
    found = folder / f"{lang}.ftl"
    return found.read_text(encoding="utf-8") if found.is_file() else ""


def messages(text: str) -> Iterator[tuple[str, str]]:
    """Return the messages of a catalogue as written, each with its id.

    >>> dict(messages("# said\\na = One\\n    line.\\nb = Two"))
    {'a': 'a = One\\n    line.\\n', 'b': 'b = Two'}
    """
    begins = [(found.start(), found[1]) for found in _MESSAGE.finditer(text)]
    ends = [start for start, _ in begins[1:]] + [len(text)]
    return ((key, text[start:end]) for (start, key), end in zip(begins, ends, strict=True))


def entry(text: str, key: str) -> str:
    """Return a plain message of a catalogue without parsing the rest, or an empty string if it is missing.

    >>> entry("a = One\\n  line.\\nb = Two", "a")
    'One line.'
    """
    found = re.search(rf"^{re.escape(key)} =(.*(?:\n[ \t]+.*)*)", text, re.MULTILINE)
    return " ".join(line.strip(" \t") for line in found.group(1).splitlines()).strip(" ") if found else ""


def number(value: Any, **options: Any) -> Any:
    """Format a number like Fluent's NUMBER, but without a minus sign if it rounds to 0.

    >>> catalogue("en").say("simulate-percent", share=-0.0001)
    '0.0%'
    """
    digits = options.get("maximumFractionDigits")
    if isinstance(value, float) and digits is not None:
        shown = round(float(value), int(digits) + 2 * (options.get("style") == "percent"))
        value = value if shown else 0.0
    return fluent_number(value, **options)


class Catalogue:
    """The messages of one language, read from these texts.

    >>> words = Catalogue("en", "with-clause = { $text } ({ $clause })")
    >>> words.say("with-clause", text="No.", clause="TOMA-5.2"), words.say("never-written")
    ('No. (TOMA-5.2)', 'never-written')
    """

    def __init__(self, lang: str, *texts: str, strict: bool = False) -> None:
        self.lang: Final = language(lang)
        self.strict: Final = strict
        self._bundle = FluentBundle([self.lang], use_isolating=False, functions={"NUMBER": number})
        self._unread = {key: text for whole in reversed(texts) for key, text in messages(whole)}

    def has(self, key: str) -> bool:
        """Return whether a message exists."""
        self._read(key)
        return self._bundle.has_message(key)

    def _read(self, key: str) -> None:
        """Parse a message and the messages it uses on first access; parsing all takes a tenth of a second."""
        text = self._unread.pop(key, None)
        if text is not None:
            self._bundle.add_resource(FluentResource(text))
            for other in _REFERENCE.findall(text):
                self._read(other)

    def say(self, key: str, /, **values: object) -> str:
        """Return the formatted message, or its key if it is missing, so that a player never sees an error."""
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
        """Return the message, or an empty string if it is missing or needs more values.

        >>> catalogue("en").whole("with-clause", text="No.")
        ''
        """
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            return ""
        text, errors = self._bundle.format_pattern(pattern, values)
        return "" if errors else str(text)


def catalogue(lang: str, game: str = "", strict: bool = False) -> Catalogue:
    """Return the general messages, and those of a game if given; cached by language.

    >>> catalogue("fr").say("value-on"), catalogue("pt").say("value-on")
    ('oui', 'yes')
    """
    return _catalogue(language(lang), game, strict)


@cache
def _catalogue(lang: str, game: str, strict: bool) -> Catalogue:
    texts = [source(lang)] + ([source(lang, game)] if game else [])
    return Catalogue(lang, *texts, strict=strict)

"""Catalogue data of the games: ids, labels, options, content, rules and texts."""

from __future__ import annotations

from functools import cache
from typing import Any

from nyoi.games import IDS, tables
from nyoi.games import game as game_of
from nyoi.kernel.content import pack_of
from nyoi.kernel.event import Word
from nyoi.kernel.game import Option
from nyoi.kernel.play import Refused
from nyoi.kernel.position import short
from nyoi.server.house.guests import Guests
from nyoi.server.wire import shelf
from nyoi.server.wire.encoding import encode
from nyoi.words.catalogue import LANGUAGES, entry, source
from nyoi.words.lesson import lessons
from nyoi.words.rulebook import rulebook


def info(id: str, bots: tuple[shelf.GuestBot, ...] = ()) -> shelf.GameInfo:
    """Return the full description of a game, with its plugin bots."""
    game = game_of(id)
    return shelf.GameInfo(
        id,
        {"fr": game.names[0], "en": game.names[1]},
        game.least,
        game.most,
        [shelf.ModeInfo(mode.id, mode.low, mode.high, dict(mode.options), mode.together) for mode in game.modes],
        [option_info(option) for option in game.options],
        {kind: list(ids) for kind, ids in game.tables.items()},
        {lang: {kind: list(names) for kind, names in game.labels[lang].items()} for lang in LANGUAGES},
        dict(game.moves),
        {word.name: fields(word) for word in game.words},
        content(id),
        list(game.orders),
        titles(id),
        list(bots),
    )


def option_info(option: Option) -> shelf.OptionInfo:
    """Return the description of a table option."""
    return shelf.OptionInfo(
        option.id,
        option.kind,
        option.default,
        list(option.values),
        option.low,
        option.high,
        option.clause,
        list(option.modes),
        option.first,
        option.step,
        [{key: list(values) for key, values in needed.items()} for needed in option.needs],
    )


def fields(word: Word) -> str:
    """Return the fields of an event word in source notation.

    >>> fields(Word("out", "seat by:seat *cards:card"))
    'seat by:seat *cards:card'
    """
    parts = [name if name == kind else f"{name}:{kind}" for name, kind in zip(word.fields, word.kinds, strict=True)]
    if word.rest:
        parts[-1] = f"*{parts[-1]}"
    return " ".join(parts)


def content(id: str) -> dict[str, Any]:
    """Return the content tables of a game, without its options."""
    found = tables(id)
    return {name: found.read(name) for name in found.names() if name != "options"}


def brief(id: str) -> shelf.GameBrief:
    """Return a game as the lobby shows it, with only the content needed for its tile."""
    game = game_of(id)
    words = {lang: source(lang, id) for lang in LANGUAGES}
    found = content(id)
    tile = found.get("look", {}).get("tile", {})
    crests = {one: found["crests"][one] for one in tile.get("figures", ()) if one in found.get("crests", {})}
    drawn = {name: found[name] for name in ("look", *tile.get("content", ())) if name in found}
    return shelf.GameBrief(
        id,
        {lang: entry(words[lang], "game-name") or name for lang, name in zip(("fr", "en"), game.names, strict=True)},
        {lang: entry(words[lang], "game-blurb") for lang in LANGUAGES},
        game.least,
        game.most,
        titles(id),
        {**drawn, "crests": crests},
        pack(id),
    )


def pack(id: str) -> dict[str, str]:
    """Return the name of the content pack of a game by language, empty for its own content.

    >>> pack("toma")
    {}
    """
    found = pack_of(id)
    return {} if found is None else dict(zip(("fr", "en"), found.names, strict=True))


def titles(id: str) -> list[shelf.LessonTitle]:
    """Return the titles of a game's tutorials."""
    return [
        shelf.LessonTitle(lesson.id, {lang: getattr(lesson.title, lang) for lang in LANGUAGES})
        for lesson in lessons(id)
    ]


@cache
def all_games() -> bytes:
    """Return all games as the lobby shows them."""
    return encode([brief(id) for id in IDS])


def one_game(id: str, guests: Guests) -> bytes:
    """Return the full description of a game; raise Refused if it does not exist."""
    game_of(id)
    return _one_game(id, tuple((found.level, found.name) for found in guests.listed(id)))


@cache
def _one_game(id: str, bots: tuple[tuple[int, str], ...]) -> bytes:
    return encode(info(id, tuple(shelf.GuestBot(*found) for found in bots)))


def rules(id: str, lang: str) -> bytes:
    """Return the rules of a game in a language; raise Refused if there are none."""
    game_of(id)
    if lang not in LANGUAGES:
        raise Refused("no-rulebook", game=id)
    return _rules(id, lang)


@cache  # bounded: only known games and languages get here
def _rules(id: str, lang: str) -> bytes:
    book = rulebook(id, lang)
    return encode(
        shelf.RulebookInfo(
            book.title,
            {section.number: section.title for section in book.sections},
            [
                shelf.ClauseInfo(clause.id, int(section.number), clause.tag, clause.text)
                for section in book.sections
                for clause in section.clauses
            ],
        )
    )


def words(id: str, lang: str) -> bytes:
    """Return the source texts of a game in a language; raise Refused if there are none."""
    game_of(id)
    if lang not in LANGUAGES:
        raise Refused("no-words", game=id, lang=short(lang))
    return _words(id, lang)


@cache
def _words(id: str, lang: str) -> bytes:
    return encode(source(lang, id))

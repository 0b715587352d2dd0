"""Every text that a player can read, of the house, the games and the page, in one language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.words.vocabulary import SRC, WEB

ROOT = SRC.parent.parent
# The plain keys that a game's tables have for one language.
PLAIN = {"fr": {"toma": "name", "duel": "name", "tournament": "name"}, "en": {"duel": "text", "tournament": "text"}}


class Text(NamedTuple):
    """A text, where it stands, and whose it is: a game's id, or nothing for the house and the page.

    What is put in is written `{$seat}`; a choice (`{ $n -> ... }`) is `{}` there, and each of its
    variants is a text of its own, with its key and with what was chosen by.
    """

    where: str
    game: str
    text: str
    variant: str = ""
    chosen: tuple[str, ...] = ()


@cache
def texts(lang: str) -> list[Text]:
    """All of them: the catalogues, the rulebooks, the content tables and the lessons."""
    return [*catalogues(lang), *rulebooks(lang), *tables(lang), *lessons(lang)]


def catalogues(lang: str) -> Iterator[Text]:
    for path in sorted([*SRC.rglob(f"{lang}.ftl"), *WEB.rglob(f"{lang}.ftl")]):
        game = path.parts[path.parts.index("games") + 1] if "games" in path.parts else ""
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message) and entry.value is not None and entry.id.name != "hidden":
                where = f"{path.relative_to(ROOT)} {entry.id.name}"
                yield from flat(entry.value, Text(where, game, ""))


def flat(pattern: ftl.Pattern, at: Text) -> Iterator[Text]:
    """A pattern as a text, then the variants of its choices."""
    line = ""
    for part in pattern.elements:
        if isinstance(part, ftl.TextElement):
            line += part.value
        elif isinstance(part.expression, ftl.SelectExpression):
            line += "{}"
            by = part.expression.selector
            name = by.id.name if isinstance(by, ftl.VariableReference) else ""
            for variant in part.expression.variants:
                key = variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
                yield from flat(variant.value, at._replace(variant=key, chosen=(*at.chosen, name)))
        elif isinstance(part.expression, ftl.StringLiteral):
            line += part.expression.value
        elif isinstance(part.expression, ftl.VariableReference):
            line += f"{{${part.expression.id.name}}}"
        else:
            line += "{}"
    yield at._replace(text=re.sub(r"\s*\n\s*", " ", line))


def rulebooks(lang: str) -> Iterator[Text]:
    """Line by line, without what is written as code."""
    for path in sorted(SRC.rglob(f"rulebook/{lang}.md")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield Text(f"{path.relative_to(ROOT)}:{number}", path.parts[-3], re.sub("`[^`]*`", "`…`", line.strip()))


def lessons(lang: str) -> Iterator[Text]:
    """What guided games, hints and "How one plays" say; the names of seats are variables."""
    for path in sorted(SRC.rglob("lessons/*.toml")):
        for key, text in strings(tomllib.loads(path.read_text(encoding="utf-8"))):
            if key == lang:
                said = re.sub(r"\{(\d)\}", r"{$seat\1}", text)
                yield Text(f"{path.relative_to(ROOT)} {text[:30]}", path.parts[-3], said)


def tables(lang: str) -> Iterator[Text]:
    """What the content tables say in this language: `name_fr`, `text_fr`, and `name` where it is the French one."""
    for path in sorted(SRC.rglob("content/*.toml")):
        game = path.parts[-3]
        for key, text in strings(tomllib.loads(path.read_text(encoding="utf-8"))):
            if key.endswith(f"_{lang}") or key == PLAIN[lang].get(game) or (lang, key) == ("en", "english"):
                yield Text(f"{path.relative_to(ROOT)} {key}", game, text)


def strings(value: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Every string of a table, with the key that it, or the list around it, stands under; no notes for the makers."""
    if isinstance(value, str):
        yield key, value
    elif isinstance(value, dict):
        for name, part in value.items():
            if name != "repairs":
                yield from strings(part, name)
    elif isinstance(value, list):
        for part in value:
            yield from strings(part, key)


class Rule(NamedTuple):
    """What must not be said, an example of it, and one that is right; in all texts, or in those of some games."""

    name: str
    wrong: str
    caught: str
    passed: str
    games: str = ""

    def catches(self) -> bool:
        """Whether it sees the slip, and nothing where there is none."""
        return bool(re.search(self.wrong, self.caught)) and not re.search(self.wrong, self.passed)


def words(*forms: str) -> str:
    """These words as wholes, with or without a capital."""
    return rf"(?i:(?<![\w$-])(?:{'|'.join(forms)})(?!\w))"


def slips(rule: Rule, lang: str, allowed: dict[tuple[str, str], str]) -> list[str]:
    """Where a rule is broken."""
    return [
        f"{text.where}: {text.text}"
        for text in texts(lang)
        if (not rule.games or text.game in rule.games.split())
        and (rule.name, text.where) not in allowed
        and re.search(rule.wrong, text.text)
    ]

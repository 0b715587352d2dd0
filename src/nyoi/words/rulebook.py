"""Rulebooks for players: `games/<game>/rulebook/{fr,en}.md`, parsed into sections and clauses."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final, NamedTuple

from nyoi.games import room
from nyoi.kernel.play import Refused
from nyoi.words.catalogue import language

_SECTION: Final = re.compile(r"## (\S+?)\. (.+)")
_CLAUSE: Final = re.compile(r"- ([A-Z]+-\d+(?:\.\d+)+[a-z]?) \[([A-Z])\] (.+)")


class Clause(NamedTuple):
    """One rule: its id, its tag (`R` printed in the rulebook, `I` our ruling, `C` reconstructed), its text.

    The text may span several lines; lines that begin with `|` are a table.
    """

    id: str
    tag: str
    text: str


class Section(NamedTuple):
    """A chapter of the rules."""

    number: str
    title: str
    clauses: tuple[Clause, ...]


class Rulebook(NamedTuple):
    """The rules of a game in one language.

    >>> rulebook("toma", "en").clause("toma-6.16").tag, rulebook("toma", "fr").clause("6.16").id
    ('R', 'TOMA-6.16')
    """

    title: str
    sections: tuple[Section, ...]

    @property
    def clauses(self) -> list[Clause]:
        return [clause for section in self.sections for clause in section.clauses]

    def clause(self, id: str) -> Clause:
        """Return the rule with this id, in any case, with or without the game's prefix."""
        wish = id.strip().upper()
        for clause in self.clauses:
            if wish in (clause.id.upper(), clause.id.upper().partition("-")[2]):
                return clause
        raise Refused("unknown-clause", id=id)

    def pick(self, id: str) -> list[Clause]:
        """Return the rule with this id, or the rules of the section with this number."""
        wish = id.strip().upper()
        for section in self.sections:
            if section.clauses and wish in (section.number, section.clauses[0].id.partition(".")[0]):
                return list(section.clauses)
        return [self.clause(id)]

    def search(self, text: str) -> list[Clause]:
        """Return the rules that contain all these words, ignoring accents and case."""
        words = _folded(text).split()
        return [
            clause for clause in self.clauses if all(word in _folded(f"{clause.id} {clause.text}") for word in words)
        ]


def _folded(text: str) -> str:
    """Fold text for comparison: lower case, no accents, one kind of apostrophe."""
    plain = unicodedata.normalize("NFKD", text.replace("’", "'").replace("œ", "oe").replace("æ", "ae"))
    return "".join(c for c in plain if not unicodedata.combining(c)).casefold()


def parse(text: str) -> Rulebook:
    """Parse the Markdown of a rulebook; raise `ValueError` with the first invalid line.

    >>> book = parse("# Go\\n\\n## 1. Stones\\n\\n- GO-1.1 [R] Black\\n  begins.\\n")
    >>> book.sections[0].clauses
    (Clause(id='GO-1.1', tag='R', text='Black\\nbegins.'),)
    """
    title = ""
    sections: list[tuple[str, str, list[list[str]]]] = []
    for number, line in enumerate(text.splitlines(), 1):
        section, clause = _SECTION.fullmatch(line), _CLAUSE.fullmatch(line)
        if line.startswith("# "):
            title = line[2:]
        elif section:
            sections.append((section[1], section[2], []))
        elif clause and sections:
            sections[-1][2].append([clause[1], clause[2], clause[3]])
        elif line.startswith("  ") and sections and sections[-1][2]:
            sections[-1][2][-1][2] += "\n" + line[2:]
        elif line.strip():
            raise ValueError(f"line {number} is no title, section, clause or continuation: {line}")
    return Rulebook(
        title, tuple(Section(n, name, tuple(Clause(*clause) for clause in clauses)) for n, name, clauses in sections)
    )


def rulebook(game: str, lang: str) -> Rulebook:
    """Return the rulebook of a game, cached by language."""
    return _rulebook(game, language(lang))


@cache
def _rulebook(game: str, lang: str) -> Rulebook:
    found = room(game) / "rulebook" / f"{lang}.md"
    if not found.is_file():
        raise Refused("no-rulebook", game=game)
    return parse(found.read_text(encoding="utf-8"))

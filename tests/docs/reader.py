"""The pages of the documentation, as they are written and as the site has them: links, anchors, blocks of code."""

from __future__ import annotations

import posixpath
import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from tools.site import DOCS, LINK, ROOT, mended, pages

FENCED = re.compile(r"^(?:<!-- not run: (?P<why>[^\n]+) -->\n)?```(?P<info>[^\n]*)\n(?P<code>.*?)^```$", re.M | re.S)
HEADING = re.compile(r"^#+ +(.+?) *$", re.M)


@cache
def written() -> dict[str, str]:
    """What lies in docs/, and README, which is read beside it."""
    found = {str(path.relative_to(DOCS)): path.read_text(encoding="utf-8") for path in sorted(DOCS.rglob("*.md"))}
    return {"../README.md": (ROOT / "README.md").read_text(encoding="utf-8"), **found}


@cache
def site() -> dict[str, str]:
    """Every page of the site, by its place, with the links that it has there."""
    whole = {place: text for place, text in written().items() if not place.startswith("..")} | pages()
    return {place: mended(text, place) for place, text in whole.items()}


class Block(NamedTuple):
    """Code in a page: its language, the file that it is a piece of, why it is not run."""

    language: str
    file: str
    code: str
    why: str


def blocks(text: str) -> list[Block]:
    """The blocks of a page."""
    found = []
    for match in FENCED.finditer(text):
        language, _, file = match["info"].partition(" ")
        found.append(Block(language, file, match["code"], match["why"] or ""))
    return found


def prose(text: str) -> str:
    """A page without its blocks and what is written as code."""
    return re.sub(r"`[^`\n]*`", "`…`", FENCED.sub("", text))


def links(text: str) -> list[str]:
    """Where a page leads to within the site."""
    found = [link[3] for link in LINK.finditer(re.sub(r"(?<!\[)`[^`\n]*`(?!\])", "", FENCED.sub("", text)))]
    return [target for target in found if not target.startswith(("http:", "https:", "mailto:"))]


def places(place: str, text: str) -> Iterator[tuple[str, str]]:
    """The same as places of the site, with the anchor there."""
    for target in links(text):
        file, _, anchor = target.partition("#")
        yield posixpath.normpath(posixpath.join(posixpath.dirname(place), file)) if file else place, anchor


def anchors(text: str) -> set[str]:
    """The names of a page's headings, as Python-Markdown gives them."""
    found: set[str] = set()
    for heading in HEADING.findall(FENCED.sub("", text)):
        plain = re.sub(r"[`*]|\]\([^)]*\)|\[", "", heading)
        ascii = unicodedata.normalize("NFKD", plain).encode("ascii", "ignore").decode()
        slug = re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", ascii).strip().lower())
        number = sum(slug == one or re.fullmatch(rf"{re.escape(slug)}_\d+", one) is not None for one in found)
        found.add(f"{slug}_{number}" if number else slug)
    return found

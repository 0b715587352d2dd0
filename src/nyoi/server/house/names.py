"""Validation of names and chat lines against invisible and look-alike characters.

Invisible and direction-changing characters are refused in names and removed from chat. Names are compared by
appearance: look-alike letters of other alphabets count as Latin. (They are folded rather than refused, since
a whole name can be written in look-alikes, and a mixed one may be intended. Latin l, I and 1 stay distinct:
the page's typeface distinguishes them.)
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from nyoi.kernel.play import Refused

LONGEST_NAME: Final = 24
LONGEST_LINE: Final = 300
MARKS: Final = 2  # accents per letter of a name
STACKED: Final = 4  # and in chat, for scripts that need more

# Unicode's Default_Ignorable_Code_Point (stable since 4.1 by its own policy), which Python's tables lack
IGNORABLE: Final = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
BLANK: Final = "\u2800\U0001d159"  # visible categories, but blank glyphs
JOINERS: Final = "\u200c\u200d\ufe0e\ufe0f"  # inserted by keyboards into emoji and Persian text
_INVISIBLE: Final = re.compile(f"[{IGNORABLE}{BLANK}]")
_JOINER: Final = re.compile(f"[{JOINERS}]")
_STRAY: Final = re.compile(f"(?:(?![{JOINERS}])[{IGNORABLE}{BLANK}])|(?<=[{JOINERS}])[{JOINERS}]+")

# lower-case letters that look Latin, themselves or as capitals, so that capitals make no new name
_LOOKALIKES: Final = str.maketrans(
    "авекмнорстухѕіјһԁԛԝѵӏ" + "αβεζηικμνορτυχ" + "ıɑɡ",
    "abekmhopctyxsijhdqwvl" + "abezhikmnoptyx" + "iag",
)


def nickname(text: str) -> str:
    """Return a normalized name.

    Raises:
        Refused: It is empty, too long, or has invisible characters.

    >>> nickname("  Léa   B ")
    'Léa B'
    """
    name = " ".join(_JOINER.sub("", unicodedata.normalize("NFC", text)).split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or _INVISIBLE.search(name):
        raise Refused("bad-name", low=1, high=LONGEST_NAME)
    if tallest(name) > MARKS or _is_mark(name[0]) or not any(unicodedata.category(c)[0] in "LNSP" for c in name):
        raise Refused("bad-name", low=1, high=LONGEST_NAME)
    return name


def title(text: str, most: int) -> str | None:
    """Return a normalized title, which may be empty; None if it is too long or has invisible characters.

    >>> title(" Chez  Léa ", 40), title("", 40), title("\u3164", 40)
    ('Chez Léa', '', None)
    """
    name = " ".join(_JOINER.sub("", unicodedata.normalize("NFC", text)).split())
    plain = name.isprintable() and not _INVISIBLE.search(name) and tallest(name) <= MARKS and not _is_mark(name[:1])
    return name if plain and len(name) <= most else None


def folded(name: str) -> str:
    """Return the form in which names are compared, without case, look-alikes and invisible characters.

    >>> folded("ＬÉA") == folded("Léa")
    True
    >>> folded("Воb") == folded("Bob")  # the first one begins in Cyrillic
    True
    """
    before, name = "", _once_folded(name)
    while name != before:  # a folded letter may need folding again
        before, name = name, _once_folded(name)
    return name


def _once_folded(name: str) -> str:
    plain = unicodedata.normalize("NFKC", _INVISIBLE.sub(" ", _bare(name))).casefold()
    apart = unicodedata.normalize("NFD", plain).translate(_LOOKALIKES).replace("i\u0307", "i")
    return " ".join(unicodedata.normalize("NFKC", apart).split())


def _bare(name: str) -> str:
    """Remove zero-width characters; blanks with a width are treated as spaces."""
    return re.sub(f"(?![\u115f\u1160\u3164\uffa0])[{IGNORABLE}]", "", name)


def line(text: str) -> str:
    """Return a normalized chat line; raise Refused if it is blank or too long."""
    said = _piled(" ".join(_STRAY.sub("", unicodedata.normalize("NFC", text)).split()))
    seen = [c for c in said if not _JOINER.match(c)]
    if not 0 < len(said) <= LONGEST_LINE or not all(c.isprintable() for c in seen):
        raise Refused("bad-chat", high=LONGEST_LINE)
    if not any(unicodedata.category(c)[0] in "LNSP" for c in seen):
        raise Refused("bad-chat", high=LONGEST_LINE)
    return said


def unlike(name: str, others: Iterable[str]) -> str:
    """Return a name that resembles none of the others, with a number appended if needed.

    >>> unlike("Ann", ["ANN", "Bob"])
    'Ann (2)'
    """
    taken = {folded(other) for other in others}
    number, free = 1, name
    while folded(free) in taken:
        number += 1
        free = f"{name} ({number})"
    return free


def _is_mark(character: str) -> bool:
    return bool(character) and unicodedata.category(character) in ("Mn", "Me")


def tallest(text: str) -> int:
    """Return the largest number of combining marks on one letter."""
    most = now = 0
    for character in text:
        now = now + 1 if _is_mark(character) else 0
        most = max(most, now)
    return most


def _piled(text: str) -> str:
    """Remove combining marks that would reach into neighbouring lines."""
    kept, now = [], 0
    for character in text:
        now = now + 1 if _is_mark(character) else 0
        if now <= STACKED:
            kept.append(character)
    return "".join(kept)

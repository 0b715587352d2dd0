"""Names and lines of chat as people see them: what cannot be seen makes no name, and no second name.

Whatever is only invisible, or turns the writing round, is refused in a name and taken out of a line. Names are
compared by how they look: letters of other alphabets that look Latin count as the Latin ones. (We fold them rather
than refuse names that mix alphabets: a whole name can be written in look-alikes, and a mixed one may be meant.
Latin l, I and 1 are left apart: the page's typeface is made to tell them apart.)
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from nyoi.kernel.play import Refused

LONGEST_NAME: Final = 24
LONGEST_LINE: Final = 300
MARKS: Final = 2  # accents on one letter of a name
STACKED: Final = 4  # and in a line of chat, where scripts that need more are written, too

# Unicode's Default_Ignorable_Code_Point (stable since 4.1 by its own policy), which Python's tables lack
IGNORABLE: Final = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
BLANK: Final = "\u2800\U0001d159"  # characters with a shape of their own, and nothing in it
JOINERS: Final = "\u200c\u200d\ufe0e\ufe0f"  # keyboards put them into emoji and into Persian by themselves
_INVISIBLE: Final = re.compile(f"[{IGNORABLE}{BLANK}]")
_JOINER: Final = re.compile(f"[{JOINERS}]")
_STRAY: Final = re.compile(f"(?:(?![{JOINERS}])[{IGNORABLE}{BLANK}])|(?<=[{JOINERS}])[{JOINERS}]+")

# small letters that look like Latin ones, themselves or as capitals, so that capitals make no other name
_LOOKALIKES: Final = str.maketrans(
    "авекмнорстухѕіјһԁԛԝѵӏ" + "αβεζηικμνορτυχ" + "ıɑɡ",
    "abekmhopctyxsijhdqwvl" + "abezhikmnoptyx" + "iag",
)


def nickname(text: str) -> str:
    """The name as it is shown; Refused if it is empty, too long, or has something in it that cannot be seen.

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
    """A title as it is shown, which may be empty; None if it is too long or has something in it that cannot be seen.

    >>> title(" Chez  Léa ", 40), title("", 40), title("\u3164", 40)
    ('Chez Léa', '', None)
    """
    name = " ".join(_JOINER.sub("", unicodedata.normalize("NFC", text)).split())
    plain = name.isprintable() and not _INVISIBLE.search(name) and tallest(name) <= MARKS and not _is_mark(name[:1])
    return name if plain and len(name) <= most else None


def folded(name: str) -> str:
    """A name as names are compared: neither capitals nor what looks alike nor what cannot be seen makes another one.

    >>> folded("ＬÉA") == folded("Léa")
    True
    >>> folded("Воb") == folded("Bob")  # the first one begins in Cyrillic
    True
    """
    before, name = "", _once_folded(name)
    while name != before:  # a letter that was folded may stand for others
        before, name = name, _once_folded(name)
    return name


def _once_folded(name: str) -> str:
    plain = unicodedata.normalize("NFKC", _INVISIBLE.sub(" ", _bare(name))).casefold()
    apart = unicodedata.normalize("NFD", plain).translate(_LOOKALIKES).replace("i\u0307", "i")
    return " ".join(unicodedata.normalize("NFKC", apart).split())


def _bare(name: str) -> str:
    """Without what takes no room; what is blank but takes room is a space to the eye."""
    return re.sub(f"(?![\u115f\u1160\u3164\uffa0])[{IGNORABLE}]", "", name)


def line(text: str) -> str:
    """A line of chat as it goes out; Refused if nothing of it can be seen, or it is too long."""
    said = _piled(" ".join(_STRAY.sub("", unicodedata.normalize("NFC", text)).split()))
    seen = [c for c in said if not _JOINER.match(c)]
    if not 0 < len(said) <= LONGEST_LINE or not all(c.isprintable() for c in seen):
        raise Refused("bad-chat", high=LONGEST_LINE)
    if not any(unicodedata.category(c)[0] in "LNSP" for c in seen):
        raise Refused("bad-chat", high=LONGEST_LINE)
    return said


def unlike(name: str, others: Iterable[str]) -> str:
    """A name that looks like none of the others: with a number after it, if need be.

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
    """The most marks that are piled on one letter."""
    most = now = 0
    for character in text:
        now = now + 1 if _is_mark(character) else 0
        most = max(most, now)
    return most


def _piled(text: str) -> str:
    """A text without the marks that would grow over the lines above and below."""
    kept, now = [], 0
    for character in text:
        now = now + 1 if _is_mark(character) else 0
        if now <= STACKED:
            kept.append(character)
    return "".join(kept)

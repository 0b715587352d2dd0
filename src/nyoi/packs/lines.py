"""In which line of a table something stands: what the TOML reader of Python does not tell."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

Path = tuple[str | int, ...]  # keys, and places in lists

_BARE: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")


def lines(text: str) -> dict[Path, int]:
    """The line of every value, list item and table, by its path. The text is one that reads.

    >>> found = lines('a = 1\\n[[card]]\\nid = "x"\\n[[card]]\\neffects = [\\n  { n = 2 },\\n]')
    >>> found["card", 1], found["card", 1, "effects", 0, "n"]
    (4, 6)
    """
    return _Reader(text).document()


def line_of(found: dict[Path, int], path: Path) -> int:
    """The line of something, or of what it should stand in; the first line if that is not there either."""
    while path and path not in found:
        path = path[:-1]
    return found.get(path, 1)


class _Reader:
    """Goes through a text that is known to be TOML, and notes where values begin."""

    def __init__(self, text: str) -> None:
        self.text = text + "\n"
        self.at = 0
        self.starts = [0, *(n + 1 for n, letter in enumerate(text) if letter == "\n")]
        self.found: dict[Path, int] = {}
        self.rows: dict[Path, int] = {}  # how many tables a list of tables has so far

    def document(self) -> dict[Path, int]:
        """All of it."""
        table: Path = ()
        while self.blanks() and self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)
        return self.found

    def note(self, path: Path) -> None:
        """Here something begins, and whatever it is the first part of."""
        while path and path not in self.found:
            self.found[path] = bisect_right(self.starts, self.at)
            path = path[:-1]

    def blanks(self) -> bool:
        """Go on to what is neither space nor comment."""
        while self.at < len(self.text):
            letter = self.text[self.at]
            if letter == "#":
                self.at = self.text.index("\n", self.at)
            elif not letter.isspace():
                break
            self.at += 1
        return True

    def header(self) -> Path:
        """A line in brackets: the table that follows."""
        begin, listed = self.at, self.text.startswith("[[", self.at)
        self.at += 2 if listed else 1
        path: Path = ()
        keys = self.key()
        for n, key in enumerate(keys):
            path = (*path, key)
            if listed and n == len(keys) - 1:
                self.rows[path] = self.rows.get(path, 0) + 1
            if path in self.rows:
                path = (*path, self.rows[path] - 1)
        after, self.at = self.text.index("]", self.at) + (2 if listed else 1), begin
        self.note(path)
        self.at = after
        return path

    def key(self) -> list[str]:
        """A key with its dots."""
        parts = []
        while True:
            self.blanks()
            begin = self.at
            if self.text[self.at] in "\"'":
                self.string()
                parts.append(self.text[begin + 1 : self.at - 1])
            else:
                while self.text[self.at] in _BARE:
                    self.at += 1
                parts.append(self.text[begin : self.at])
            while self.text[self.at] in " \t":
                self.at += 1
            if self.text[self.at] != ".":
                return parts
            self.at += 1

    def pair(self, table: Path) -> None:
        """A key and its value."""
        begin, path = self.at, (*table, *self.key())
        after, self.at = self.text.index("=", self.at) + 1, begin
        self.note(path)
        self.at = after
        self.value(path)

    def value(self, path: Path) -> None:
        """Whatever may stand behind a key."""
        self.blanks()
        self.note(path)
        letter = self.text[self.at]
        if letter in "\"'":
            self.string()
        elif letter in "[{":
            self.at += 1
            n = 0
            while self.blanks() and self.text[self.at] not in "]}":
                if self.text[self.at] == ",":
                    self.at, n = self.at + 1, n + 1
                elif letter == "[":
                    self.value((*path, n))
                else:
                    self.pair(path)
            self.at += 1
        else:
            while self.text[self.at] not in ",]}#\n":
                self.at += 1

    def string(self) -> None:
        """A text, on one line or on several."""
        mark = self.text[self.at]
        whole = mark * 3 if self.text.startswith(mark * 3, self.at) else mark
        self.at += len(whole)
        while not self.text.startswith(whole, self.at):
            self.at += 2 if mark == '"' and self.text[self.at] == "\\" else 1
        self.at += len(whole)
        while len(whole) == 3 and self.text[self.at] == mark:  # marks of the text itself, before its end
            self.at += 1

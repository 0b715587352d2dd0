"""Line numbers of values in TOML text, which Python's TOML reader does not report."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

Path = tuple[str | int, ...]  # keys and list indices

_BARE: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")


def lines(text: str) -> dict[Path, int]:
    """Return the line of every value, list item and table by its path. The text must be valid TOML.

    >>> found = lines('a = 1\\n[[card]]\\nid = "x"\\n[[card]]\\neffects = [\\n  { n = 2 },\\n]')
    >>> found["card", 1], found["card", 1, "effects", 0, "n"]
    (4, 6)
    """
    return _Reader(text).document()


def line_of(found: dict[Path, int], path: Path) -> int:
    """Return the line of a path, else of its nearest known parent, else 1."""
    while path and path not in found:
        path = path[:-1]
    return found.get(path, 1)


class _Reader:
    """A scanner of valid TOML text that records where values begin."""

    def __init__(self, text: str) -> None:
        self.text = text + "\n"
        self.at = 0
        self.starts = [0, *(n + 1 for n, letter in enumerate(text) if letter == "\n")]
        self.found: dict[Path, int] = {}
        self.rows: dict[Path, int] = {}  # number of tables so far in each list of tables

    def document(self) -> dict[Path, int]:
        table: Path = ()
        while self.blanks() and self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)
        return self.found

    def note(self, path: Path) -> None:
        """Record the current line for a path and for its parents not yet recorded."""
        while path and path not in self.found:
            self.found[path] = bisect_right(self.starts, self.at)
            path = path[:-1]

    def blanks(self) -> bool:
        """Skip spaces and comments. Always returns True, for use in conditions."""
        while self.at < len(self.text):
            letter = self.text[self.at]
            if letter == "#":
                self.at = self.text.index("\n", self.at)
            elif not letter.isspace():
                break
            self.at += 1
        return True

    def header(self) -> Path:
        """Read a table header in brackets and return the table's path."""
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
        """Read a dotted key."""
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
        begin, path = self.at, (*table, *self.key())
        after, self.at = self.text.index("=", self.at) + 1, begin
        self.note(path)
        self.at = after
        self.value(path)

    def value(self, path: Path) -> None:
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
        """Skip a string, on one line or on several."""
        mark = self.text[self.at]
        whole = mark * 3 if self.text.startswith(mark * 3, self.at) else mark
        self.at += len(whole)
        while not self.text.startswith(whole, self.at):
            self.at += 2 if mark == '"' and self.text[self.at] == "\\" else 1
        self.at += len(whole)
        # quotation marks that belong to the text, before its end
        while len(whole) == 3 and self.text[self.at] == mark:
            self.at += 1

"""Conversion between rows and records; an unreadable row is reported as damaged."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, Protocol

import msgspec

from nyoi.server.store.protocol import DAYS, LOBBY, OVER, PLAYING, Chat, Entry, SeatRow, TableRow

TABLE: Final = (
    "id, game, mode, options, public, clock, host, status, rematch, created, practice, advice, rated, secret, mixing, "
    "shut, evening, imported"
)
SEAT: Final = "seat, kind, name, level, player, tokens, kept, standing, seal, share"
CHAT: Final = "id, name, seat, text, at, player, removed"
ENTRY: Final = "seq, kind, seat, move, cmd, at, spent, chance, asked, data"


class Found(Protocol):
    """The result of a statement."""

    def fetchone(self) -> Any:
        """Return the next row, or None."""

    def fetchall(self) -> list[Any]:
        """Return all rows."""

    def __iter__(self) -> Iterator[Any]: ...


class Link(Protocol):
    """A database connection. Statements use `?` as placeholder."""

    def execute(self, query: str, values: Sequence[Any] = (), /) -> Found:
        """Execute a statement."""

    def executemany(self, query: str, values: Iterable[Sequence[Any]], /) -> object:
        """Execute a statement for each of many rows of values."""


class Damaged(Exception):
    """A row that could not have been written by this program."""


def line_of(t: TableRow, e: Entry) -> tuple[object, ...]:
    """Return the row of a journal entry."""
    chance = json.dumps(e.chance) if e.chance else ""
    asked = ",".join(map(str, e.asked))
    data = None if e.data is None else json.dumps(e.data)
    return (t.id, e.seq, e.kind, e.seat, e.move, chance, e.cmd, e.at, e.spent, asked, data)


def row_of(t: TableRow) -> tuple[object, ...]:
    """Return the row of a table."""
    clock, options = json.dumps(t.clock), json.dumps(t.options)
    agreed = (t.id, t.game, t.mode, options, t.public, clock, t.host)
    moving = (t.rated, t.secret, t.mixing, t.shut, t.evening, t.imported)
    return (*agreed, t.status, t.rematch, t.created, t.practice, t.advice, *moving)


def seats_of(t: TableRow) -> list[tuple[object, ...]]:
    """Return the rows of a table's seats."""
    return [
        (t.id, i, s.kind, s.name, s.level, s.player, " ".join(s.tokens), s.kept, s.order, s.seal, s.share)
        for i, s in enumerate(t.seats)
    ]


def chat_of(row: Sequence[Any]) -> Chat:
    """Return the chat line of a row."""
    id, name, seat, text, at, player, removed = row
    return Chat(id, name, seat, text, at, player, bool(removed))


def numbers(text: str | None) -> tuple[int, ...]:
    """Parse integers separated by commas."""
    return tuple(int(part) for part in text.split(",")) if text else ()


def seats_at(db: Link, ids: Sequence[str]) -> dict[str, list[Any]]:
    """Return the seat rows of some tables."""
    found: dict[str, list[Any]] = defaultdict(list)
    if ids:
        marks = ",".join("?" * len(ids))
        for id, *seat in db.execute(f"select tbl, {SEAT} from seats where tbl in ({marks}) order by tbl, seat", ids):
            found[id].append(seat)
    return found


def table_of(row: Sequence[Any], found: Sequence[Sequence[Any]]) -> TableRow:
    """Return a table with its seats; raise `Damaged` if a value is unreadable."""
    id, game, mode, options, public, clock, host, status, rematch, created, practice, advice, *more = row
    try:
        seats = [
            SeatRow(kind, name, level, player, tuple(tokens.split()), bool(kept), order, seal, share)
            for _, kind, name, level, player, tokens, kept, order, seal, share in found
        ]
        table = TableRow(
            id, game, mode, json.loads(options), bool(public), json.loads(clock), host, status, rematch, created
        )
        table.practice, table.advice = bool(practice), None if advice is None else bool(advice)
        rated, secret, mixing, shut, table.evening, imported = more
        table.imported = bool(imported)
        table.rated, table.secret, table.mixing, table.shut = bool(rated), secret, bool(mixing), bool(shut)
        table.seats = seats
        msgspec.convert(msgspec.to_builtins(table), TableRow)  # validates the type of every value
    except (ValueError, TypeError, AttributeError, RecursionError, msgspec.ValidationError) as error:
        raise Damaged(f"its row does not read ({type(error).__name__})") from error
    if not seats or [seat for seat, *_ in found] != list(range(len(seats))):
        raise Damaged("seats are missing")
    halved = len(table.clock) == 1 and table.clock[0] not in DAYS
    if status not in (LOBBY, PLAYING, OVER) or len(table.clock) > 2 or halved:
        raise Damaged("its row says what no row says")
    return table


def entries_of(db: Link, id: str) -> Iterator[Entry]:
    """Iterate over the journal of a table; raise `Damaged` at an unreadable or missing entry."""
    rows = db.execute(f"select {ENTRY} from journal where tbl = ? order by seq", (id,))
    for due, (seq, kind, seat, move, cmd, at, spent, chance, asked, data) in enumerate(rows):
        if seq != due:
            raise Damaged(f"entry {due} is missing")
        try:
            drawn = tuple(json.loads(chance)) if chance else ()
            told = None if data is None else json.loads(data)
            line = (seq, kind, seat, move, drawn, cmd, at, spent, numbers(asked), told)
            yield msgspec.convert(line, Entry)
        except (ValueError, TypeError, AttributeError, RecursionError, msgspec.ValidationError) as error:
            raise Damaged(f"entry {seq} does not read") from error

"""Personal data map: what each table stores about a player, what is exported and what deletion leaves.

This is the only place that says so. A new table that refers to players needs a line here, any other one a
name in `IMPERSONAL`. `tests/server/people/test_personal.py` reads the schema and fails where one is missing.

A deleted player leaves only a row without a name, so that the id is never reused. Their seats in other
players' games have no player and no name. Later writes by code that does not know of the deletion are checked
against that row, in the same transaction (`departed`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from typing import Any, Final, NamedTuple

from nyoi.server.store.protocol import LOBBY, PLAYING, SeatRow, TableRow
from nyoi.server.store.rows import Link

DELETE: Final = "delete"
AT_ONCE: Final = 500  # rows per query


class Holding(NamedTuple):
    """The data of one table about a player."""

    table: str
    whose: str  # condition that selects the player's rows, with a `?` for the id
    told: str = ""  # exported columns; none if the rows describe others
    gone: str = ""  # how deletion changes the rows: an update, `DELETE`, or none

    @property
    def columns(self) -> list[str]:
        """The exported columns."""
        return self.told.split(", ") if self.told else []


# A seat in a running (or starting) game passes to a bot; a seat in the lobby becomes free.
_AT: Final = "exists (select 1 from tables where tables.id = seats.tbl and {})"
_WAITS: Final = _AT.format(f"status = '{LOBBY}' and not mixing")
_GOES_ON: Final = _AT.format(f"(status = '{PLAYING}' or mixing)")
_LEFT: Final = (
    f"name = '', player = null, tokens = '', standing = '', kind = case when {_WAITS} then 'empty' else kind end, "
    f"seal = case when {_WAITS} then '' else seal end, kept = case when {_GOES_ON} then true else kept end"
)
_HEIR: Final = (
    "host = (select min(player) from seats "
    "where seats.tbl = tables.id and kind = 'human' and not kept and player <> host)"
)
HOLDINGS: Final = (
    Holding(
        "players",
        "id = ?",
        "nickname, created, on_board",
        "nickname = '', folded = null, sealed = null, recovery = null, on_board = false, created = 0",
    ),
    Holding("tokens", "player = ?", "created, used", DELETE),
    Holding("tables", "host = ?", "id, game, mode, status, public, rated, practice, created", _HEIR),
    Holding("seats", "player = ?", "tbl, seat, name, kept", _LEFT),
    Holding("chat", "player = ?", "tbl, at, text", "name = '', text = '', player = null, removed = true"),
    Holding("past", "tbl in (select tbl from played where player = ?)", "tbl, game, mode, rated, ended, moves, ending"),
    Holding(
        "played",
        "player = ?",
        "tbl, seat, name, place, result, score, gone, mu, sigma",
        "player = null, name = '', mu = null, sigma = null, mu_before = null, sigma_before = null",
    ),
    Holding("ratings", "who = 'player:' || cast(? as text)", "game, mu, sigma, games", DELETE),
    Holding("blocks", "player = ?", "at", DELETE),
    Holding("blocks", "blocked = ?", "", DELETE),
    Holding("reports", "reporter = ?", "tbl, name, reason, words, at", "reporter = null, words = ''"),
    Holding("reports", "player = ?", "", "player = null, name = ''"),
    Holding("evidence", "player = ?", "text, at", DELETE),
    Holding("evenings", "host = ?", "code, name, status, created", "name = '', host = 0, status = 'over'"),
    Holding("evening_people", "player = ?", "evening, name, state, seen", "name = '', state = 'left', seen = 0"),
    Holding("turns", "player = ?", "tbl, seat, since, due", "player = null"),
    Holding("vacations", "player = ?", "began, ends", DELETE),
    Holding("notes", "player = ?", "tbl, kind, at", DELETE),
    Holding("pushes", "player = ?", "endpoint, lang, made", DELETE),
    Holding("mails", "player = ?", "address, lang, confirmed, made", DELETE),
)
# Tables without personal data. (Rate limits store hashes of addresses, for an hour.)
IMPERSONAL: Final = frozenset(
    ("journal", "recordings", "looks", "evening_tables", "marks", "nyoi", "workers", "owners", "house", "buckets")
)


def departed(db: Link, players: Iterable[int | None], hold: str = "") -> set[int]:
    """Return which of these players have been deleted.

    With `hold` the others cannot be deleted before the transaction ends.
    """
    asked = sorted({player for player in players if player is not None})
    if not asked:
        return set()
    query = f"select id, nickname from players where id in ({','.join('?' * len(asked))}) order by id{hold}"
    return {int(id) for id, name in db.execute(query, asked).fetchall() if name == ""}


def without(table: TableRow, gone: Collection[int]) -> TableRow:
    """Return a table without its deleted players.

    Their seats become free, bot-kept or unowned, depending on the status.
    """
    if not gone:
        return table
    seats = [_left(seat, table) if seat.player in gone else seat for seat in table.seats]
    heirs = [seat.player for seat in seats if seat.player is not None and seat.kind == "human" and not seat.kept]
    return replace(table, seats=seats, host=min(heirs, default=None) if table.host in gone else table.host)


def _left(seat: SeatRow, table: TableRow) -> SeatRow:
    if table.status == LOBBY and not table.mixing:
        return SeatRow()
    goes_on = table.status == PLAYING or table.mixing
    return replace(seat, name="", player=None, tokens=(), order="", kept=seat.kept or goes_on)


def told(db: Link, player: int, holding: Holding, skip: int) -> list[dict[str, Any]]:
    """Return some rows of a table about a player, after the first `skip`."""
    query = f"select {holding.told} from {holding.table} where {holding.whose} order by {holding.told} limit ? offset ?"
    rows = db.execute(query, (player, AT_ONCE, skip)).fetchall()
    return [dict(zip(holding.columns, row, strict=True)) for row in rows]


def forget(db: Link, player: int) -> list[str]:
    """Delete everything stored about a player; return the hashes of the ended tokens."""
    keys = [str(key) for (key,) in db.execute("select hash from tokens where player = ?", (player,))]
    # the players row first: concurrent writers wait for it and then see the deletion
    for holding in HOLDINGS:
        if holding.gone:
            db.execute(f"{_change(holding)} where {holding.whose}", (player,))
    return keys


def _change(holding: Holding) -> str:
    if holding.gone == DELETE:
        return f"delete from {holding.table}"
    return f"update {holding.table} set {holding.gone}"


def sections() -> Iterator[Holding]:
    """Iterate over the exported tables, in order."""
    return (holding for holding in HOLDINGS if holding.told)

"""What is kept about a player, table by table: what he is told of it, and what remains when he goes for good.

This is the one place that says so. Whoever adds a table that knows players adds a line here (or, if it knows nobody,
its name to `IMPERSONAL`); `tests/server/people/test_personal.py` reads the schema and fails where one is missing.

Who has gone leaves a row without a name behind (so that nobody ever gets his number) and nothing else: his seats in
games of others are nobody's, and have no name. What is written later by somebody who has not heard of it yet is held
against that row, in the same transaction (`departed`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from typing import Any, Final, NamedTuple

from nyoi.server.store.protocol import LOBBY, PLAYING, SeatRow, TableRow
from nyoi.server.store.rows import Link

DELETE: Final = "delete"
AT_ONCE: Final = 500  # rows that are read together


class Holding(NamedTuple):
    """What one table keeps about a player."""

    table: str
    whose: str  # which of its rows, with a `?` for the player's number
    told: str = ""  # the columns that he is told; none where what it says is about others
    gone: str = ""  # what remains of them: how they are changed, `DELETE`, or nothing is about him alone

    @property
    def columns(self) -> list[str]:
        """What he is told, one by one."""
        return self.told.split(", ") if self.told else []


# Who keeps a seat in a game that goes on (or is being begun) is a bot; a seat at a table that waits is free.
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
# Tables that know nobody: games as such, the house, its servers. (Addresses are counted by their hashes, for an hour.)
IMPERSONAL: Final = frozenset(
    ("journal", "recordings", "looks", "evening_tables", "marks", "nyoi", "workers", "owners", "house", "buckets")
)


def departed(db: Link, players: Iterable[int | None], hold: str = "") -> set[int]:
    """Which of these players have gone for good; with `hold` the others stay until this transaction is over."""
    asked = sorted({player for player in players if player is not None})
    if not asked:
        return set()
    query = f"select id, nickname from players where id in ({','.join('?' * len(asked))}) order by id{hold}"
    return {int(id) for id, name in db.execute(query, asked).fetchall() if name == ""}


def without(table: TableRow, gone: Collection[int]) -> TableRow:
    """A table without who has gone for good: his seats are free, kept by a bot, or nobody's, as the game stands."""
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
    """Some rows of what a table keeps about a player, after those that were read."""
    query = f"select {holding.told} from {holding.table} where {holding.whose} order by {holding.told} limit ? offset ?"
    rows = db.execute(query, (player, AT_ONCE, skip)).fetchall()
    return [dict(zip(holding.columns, row, strict=True)) for row in rows]


def forget(db: Link, player: int) -> list[str]:
    """Take everything away that is kept about a player; the hashes of his tokens, none of which opens any more."""
    keys = [str(key) for (key,) in db.execute("select hash from tokens where player = ?", (player,))]
    for holding in HOLDINGS:  # the player himself comes first: whoever writes about him waits, and then knows
        if holding.gone:
            db.execute(f"{_change(holding)} where {holding.whose}", (player,))
    return keys


def _change(holding: Holding) -> str:
    if holding.gone == DELETE:
        return f"delete from {holding.table}"
    return f"update {holding.table} set {holding.gone}"


def sections() -> Iterator[Holding]:
    """What a player is told, in its order."""
    return (holding for holding in HOLDINGS if holding.told)

"""Archive of finished games: results, recordings and rating changes."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple

from nyoi.server.store.personal import departed
from nyoi.server.store.rows import Link
from nyoi.server.store.writer import Writer

PAST: Final = "tbl, game, mode, rules, rated, ended, moves, seconds, ending, counted"
PLAYED: Final = "seat, player, name, kind, level, result, place, score, gone, mu, sigma, mu_before, sigma_before"


_WON: Final = (
    "{}exists (select 1 from played as own where own.tbl = past.tbl and own.player = ? and own.result > 0 "
    "and not own.gone)"
)
_MET: Final = (
    "exists (select 1 from played as other where other.tbl = past.tbl and other.kind = 'human' "
    "and coalesce(other.player, 0) <> ?)"
)
KINDS: Final = {  # filters of a player's games, with a `?` for the player id
    "won": _WON.format(""),
    "lost": _WON.format("not "),
    "rated": "past.rated",
    "people": _MET,
}
MET: Final = 50  # most games of a pair that are considered
LOOKED_AT: Final = 3  # candidates per leaderboard row; some have met too few opponents
AT_ONCE: Final = 400  # tables whose seats are read with one query
_RATE: Final = (
    "insert into ratings (who, game, mu, sigma, games) values (?,?,?,?,?) on conflict (who, game) "
    "do update set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games"
)


class Skill(NamedTuple):
    """A skill estimate with its uncertainty and the number of games behind it."""

    mu: float
    sigma: float
    games: int = 0


class Change(NamedTuple):
    """A rating before and after a game."""

    before: Skill
    after: Skill


class PastSeat(NamedTuple):
    """The result of a seat."""

    player: int | None
    name: str
    kind: str  # human, bot
    level: int  # of a bot
    result: float
    place: int
    score: float
    gone: bool  # a bot finished the game for a player who left
    change: Change | None = None  # of the rating, if the game was rated


class Past(NamedTuple):
    """A finished game."""

    table: str
    game: str
    mode: str
    rules: int
    rated: bool
    ended: float  # seconds since 1970
    moves: int
    seconds: float  # duration
    ending: str
    counted: dict[str, Any]  # `counts` and `liked` of the kernel's `Counted`
    seats: tuple[PastSeat, ...]


class Ranked(NamedTuple):
    """A row of a leaderboard."""

    name: str
    skill: Skill
    player: int


Known = Callable[[str], Skill | None]  # the current skill of a rated participant
Met = Callable[[int, int], Sequence[float]]  # end times of two players' rated games, newest first
Rate = Callable[[Past, Known, Met], Mapping[str, Change]]  # computes the rating changes of a game
Names = Callable[[Past], Sequence[str | None]]  # rating ids by seat


class PastStore:
    """The archive. A game is added once, together with its rating changes, in one transaction."""

    def __init__(self, db: Writer, lock: str, hold: str) -> None:
        self._db: Final = db
        self._lock: Final = lock  # statement that locks the ratings
        self._hold: Final = hold  # lock suffix: a player cannot be deleted meanwhile

    async def keep(self, found: Past, recording: bytes, names: Names, rate: Rate) -> bool:
        """Archive a game; return False if it is archived already.

        `names` gives the rating id of each seat.
        """

        def run(db: Link) -> bool:
            past = _without(found, departed(db, [seat.player for seat in found.seats], self._hold))
            if self._lock and past.rated:
                db.execute(self._lock)
            row = (*past[:4], past.rated, *past[5:9], json.dumps(past.counted))
            known = f"insert into past ({PAST}) values (?,?,?,?,?,?,?,?,?,?) on conflict (tbl) do nothing returning tbl"
            if db.execute(known, row).fetchone() is None:
                return False
            moved = rate(past, _known(db, past.game), _met(db, past)) if past.rated else {}
            for name, one in moved.items():
                db.execute(_RATE, (name, past.game, *one.after))
            for i, (seat, who) in enumerate(zip(past.seats, names(past), strict=True)):
                change = moved.get(who) if who is not None else None
                figures = (None,) * 4 if change is None else (*change.after[:2], *change.before[:2])
                row = (past.table, past.ended, i, *seat[:8], *figures)
                db.execute(f"insert into played (tbl, ended, {PLAYED}) values ({','.join('?' * len(row))})", row)
            db.execute("insert into recordings (tbl, data) values (?, ?)", (past.table, recording))
            return True

        return bool(await self._db.write(run))

    async def recording(self, table: str) -> bytes | None:
        """Return the recording of an archived game."""
        query = "select data from recordings where tbl = ?"
        found = await self._db.read(lambda db: db.execute(query, (table,)).fetchone())
        return None if found is None else bytes(found[0])

    async def missing(self, last: str, most: int) -> list[str]:
        """Return finished tables with players that are not archived yet, by id after `last`."""
        query = (
            "select id from tables where status = 'over' and not exists (select 1 from past where tbl = id) "
            "and exists (select 1 from seats where tbl = id and player is not null) "
            "and id > ? order by id limit ?"
        )
        return [str(id) for (id,) in await self._db.read(lambda db: db.execute(query, (last, most)).fetchall())]

    async def of(self, player: int, game: str = "", kind: str = "", before: float = 0.0, most: int = 50) -> list[Past]:
        """Return a player's games, newest first, filtered by game, kind and end time."""
        query, values = own_games(player, game, kind, before, most)

        def run(db: Link) -> list[Past]:
            tables = [str(table) for _, table in db.execute(query, values).fetchall()]
            found = {row[0]: row for row in _rows(db, tables)}
            return _pasts(db, [found[table] for table in tables])

        return await self._db.read(run)

    async def some(self, tables: Sequence[str]) -> dict[str, Past]:
        """Return those of the given games that are archived, by table."""

        def run(db: Link) -> list[Past]:
            return _pasts(db, _rows(db, tables))

        return {past.table: past for past in await self._db.read(run)} if tables else {}

    async def one(self, table: str) -> Past | None:
        """Return one game."""

        def run(db: Link) -> Past | None:
            row = db.execute(f"select {PAST} from past where tbl = ?", (table,)).fetchone()
            return None if row is None else _pasts(db, [row])[0]

        return await self._db.read(run)

    async def skills(self, who: str) -> dict[str, Skill]:
        """Return a participant's ratings by game."""
        query = "select game, mu, sigma, games from ratings where who = ?"
        found = await self._db.read(lambda db: db.execute(query, (who,)).fetchall())
        return {game: Skill(*skill) for game, *skill in found}

    async def opponents(self, player: int, game: str) -> int:
        """Return how many different opponents a player has met in games that changed ratings."""
        return await self._db.read(lambda db: _opponents(db, player, game))

    async def board(self, game: str, most: int, opponents: int = 0) -> list[Ranked]:
        """Return a leaderboard by lower confidence bound.

        Only players who agreed to be listed and have met enough different opponents are on it.
        """
        query = (
            "select nickname, mu, sigma, games, id from ratings join players on who = 'player:' || id "
            "where game = ? and on_board order by mu - 3 * sigma desc, id limit ?"
        )

        def run(db: Link) -> list[Ranked]:
            rows = db.execute(query, (game, LOOKED_AT * most)).fetchall()
            found = (Ranked(name, Skill(*skill), player) for name, *skill, player in rows)
            return list(islice((one for one in found if _opponents(db, one.player, game) >= opponents), most))

        return await self._db.read(run)

    async def agree(self, player: int, yes: bool) -> None:
        """Set whether a player is listed on leaderboards."""
        await self._db.write(lambda db: db.execute("update players set on_board = ? where id = ?", (yes, player)))

    async def agreed(self, player: int) -> bool:
        """Return whether a player has agreed to be listed."""
        query = "select on_board from players where id = ?"
        found = await self._db.read(lambda db: db.execute(query, (player,)).fetchone())
        return found is not None and bool(found[0])


def own_games(
    player: int, game: str = "", kind: str = "", before: float = 0.0, most: int = 50
) -> tuple[str, list[object]]:
    """Return the query for the tables of a player's games, newest first, and its values.

    The index of `played` is in this order, so the cost of a page does not depend on the number of games.
    """
    conditions, values = ["played.player = ?"], list[object]([player])
    if game:
        conditions, values = [*conditions, "past.game = ?"], [*values, game]
    if kind:
        conditions, values = [*conditions, KINDS[kind]], [*values, *[player] * KINDS[kind].count("?")]
    if before:
        conditions, values = [*conditions, "played.ended < ?"], [*values, before]
    source = "played join past on past.tbl = played.tbl" if game or kind else "played"
    query = f"select distinct played.ended, played.tbl from {source} where {' and '.join(conditions)}"
    return f"{query} order by played.ended desc, played.tbl limit ?", [*values, most]


def _rows(db: Link, tables: Sequence[str]) -> list[Any]:
    """Return the rows of `past` of some tables, in any order."""
    rows: list[Any] = []
    for at in range(0, len(tables), AT_ONCE):
        some = tables[at : at + AT_ONCE]
        rows += db.execute(f"select {PAST} from past where tbl in ({','.join('?' * len(some))})", some).fetchall()
    return rows


def _without(past: Past, gone: Collection[int]) -> Past:
    """Return a game without the names of deleted players."""
    seats = (seat._replace(player=None, name="") if seat.player in gone else seat for seat in past.seats)
    return past._replace(seats=tuple(seats)) if gone else past


def _known(db: Link, game: str) -> Known:
    def known(who: str) -> Skill | None:
        row = db.execute("select mu, sigma, games from ratings where who = ? and game = ?", (who, game)).fetchone()
        return None if row is None else Skill(*row)

    return known


def _met(db: Link, past: Past) -> Met:
    """Return a lookup of the end times of two players' earlier games of this kind."""
    query = (
        "select past.ended from past join played as one on one.tbl = past.tbl "
        "join played as other on other.tbl = past.tbl "
        "where one.player = ? and other.player = ? and game = ? and one.mu is not null and past.tbl <> ? "
        "order by past.ended desc limit ?"
    )

    def met(one: int, other: int) -> list[float]:
        return [float(at) for (at,) in db.execute(query, (one, other, past.game, past.table, MET))]

    return met


def _opponents(db: Link, player: int, game: str) -> int:
    """Count the different people and bot levels a player has met; a solo game counts as one of its own."""
    query = (
        "select count(distinct case when other.tbl is null then own.tbl "
        "when other.kind = 'bot' then 'bot:' || cast(other.level as text) "
        "else 'player:' || coalesce(cast(other.player as text), own.tbl) end) "
        "from played as own join past on past.tbl = own.tbl "
        "left join played as other on other.tbl = own.tbl and other.seat <> own.seat "
        "where own.player = ? and game = ? and own.mu is not null"
    )
    return int(db.execute(query, (player, game)).fetchone()[0])


def _pasts(db: Link, rows: Sequence[Any]) -> list[Past]:
    seats: dict[str, list[PastSeat]] = {row[0]: [] for row in rows}
    tables = list(seats)
    for at in range(0, len(tables), AT_ONCE):
        some = tables[at : at + AT_ONCE]
        query = f"select tbl, {PLAYED} from played where tbl in ({','.join('?' * len(some))}) order by tbl, seat"
        for table, *seat in db.execute(query, some):
            seats[table].append(_seat(seat))
    return [_past(*row, tuple(seats[row[0]])) for row in rows]


def _past(*row: Any) -> Past:
    past = Past(*row)
    return past._replace(rated=bool(past.rated), counted=json.loads(str(past.counted)))


def _seat(row: Any) -> PastSeat:
    _, player, name, kind, level, result, place, score, gone, mu, sigma, mu_before, sigma_before = row
    change = None if mu is None else Change(Skill(mu_before, sigma_before), Skill(mu, sigma))
    return PastSeat(player, name, kind, level, result, place, score, bool(gone), change)

"""Storage of evenings: terms, participants, pairings and results.

Every change of several rows is atomic. Starting a round is conditional on the current round number, so that
only one of several servers pairs it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from nyoi.server.store.protocol import Conflict, Listed
from nyoi.server.store.rows import TABLE, Damaged, Link, numbers, seats_at, table_of
from nyoi.server.store.writer import Writer
from nyoi.server.wire.evenings import EveningTerms

T = TypeVar("T")

GATHERING: Final = "gathering"
RUNNING: Final = "running"
ENDED: Final = "over"

PLAYS: Final = "plays"
WATCHES: Final = "watches"
LEFT: Final = "left"
REMOVED: Final = "removed"

EVENING: Final = "code, name, host, status, round, closed, terms, created, touched"
PERSON: Final = "number, player, name, level, seed, state, seen"
MATCH: Final = "round, number, attempt, tbl, game, people, places, ended"
BOTS: Final = 1000  # number of the first bot; human participants stay below it
SHOWN: Final = 60  # most running tables listed for an evening


class Person(NamedTuple):
    """A participant of an evening; bots have no player id."""

    number: int
    player: int | None
    name: str
    level: int = 0  # of a bot
    seed: int = 0  # in the tournament, from 1; 0: not entered
    state: str = PLAYS
    seen: float = 0.0  # seconds since 1970

    @property
    def bot(self) -> bool:
        return self.player is None


class Pairing(NamedTuple):
    """A table of a tournament round, or a finished casual game (round 0).

    A bye is a single participant without a table.
    """

    round: int
    number: int
    attempt: int  # 1 if a knock-out match is replayed
    table: str
    game: str
    people: tuple[int, ...]  # by seat; -1: not a participant of the evening
    places: tuple[int, ...] = ()  # empty: not decided yet
    ended: float = 0.0


class Evening(NamedTuple):
    """An evening with its participants and pairings."""

    code: str
    name: str
    host: int
    status: str
    round: int
    closed: bool  # no new participants may join
    terms: EveningTerms
    created: float
    touched: float  # when a participant was last present
    people: tuple[Person, ...] = ()
    pairings: tuple[Pairing, ...] = ()

    def person(self, player: int | None) -> Person | None:
        """Return the participant with a player id."""
        return next((one for one in self.people if player is not None and one.player == player), None)


class OnTable(NamedTuple):
    """A table of an evening, with its number of moves."""

    listed: Listed
    moves: int


class EveningStore:
    """Queries and updates of evenings."""

    def __init__(self, db: Writer) -> None:
        self._db: Final = db

    # -- reading

    async def one(self, code: str) -> Evening | None:
        """Return an evening by its code."""

        def run(db: Link) -> Evening | None:
            row = db.execute(f"select {EVENING} from evenings where code = ?", (code,)).fetchone()
            return None if row is None else _whole(db, row)

        return await self._db.read(run)

    async def of(self, player: int, since: float, most: int) -> list[Evening]:
        """Return a player's open evenings, newest first, without participants."""
        query = (
            f"select {EVENING} from evenings where status <> '{ENDED}' and touched > ? and code in "
            f"(select evening from evening_people where player = ? and state <> '{REMOVED}') "
            "order by created desc limit ?"
        )
        return await self._db.read(
            lambda db: [_evening(row) for row in db.execute(query, (since, player, most)).fetchall()]
        )

    async def held(self, player: int, since: float) -> int:
        """Return how many open evenings a player hosts."""
        query = f"select count(*) from evenings where host = ? and status <> '{ENDED}' and touched > ?"
        return await self._db.read(lambda db: int(db.execute(query, (player, since)).fetchone()[0]))

    async def running(self) -> list[str]:
        """Return the codes of the running evenings."""
        query = f"select code from evenings where status = '{RUNNING}' order by code"
        return [str(code) for (code,) in await self._db.read(lambda db: db.execute(query).fetchall())]

    async def uncounted(self) -> list[tuple[str, str]]:
        """Return (table, evening) of finished games whose result is not recorded yet."""
        query = (
            "select id, evening from tables where evening <> '' and status = 'over' and not exists "
            "(select 1 from evening_tables where tbl = id and places <> '') order by created, id"
        )
        return [(str(id), str(code)) for id, code in await self._db.read(lambda db: db.execute(query).fetchall())]

    async def standing(self, tables: Collection[str]) -> dict[str, str]:
        """Return the status of those of the given tables that exist."""
        if not tables:
            return {}
        query = f"select id, status from tables where id in ({','.join('?' * len(tables))})"
        return {str(id): str(status) for id, status in await self._db.read(_rows(query, *tables))}

    async def tables(self, code: str) -> list[OnTable]:
        """Return the unfinished tables of an evening, without damaged ones."""
        last = "(select {} from journal where tbl = id order by seq desc limit 1)"
        columns = ", ".join([TABLE, *(last.format(one) for one in ("asked", "at", "seq"))])
        query = (
            f"select {columns} from tables where evening = ? and status <> 'over' order by created, id limit {SHOWN}"
        )

        def run(db: Link) -> list[OnTable]:
            rows = db.execute(query, (code,)).fetchall()
            seats, found = seats_at(db, [row[0] for row in rows]), []
            for *row, asked, at, seq in rows:
                try:
                    table = table_of(row, seats[row[0]])
                except Damaged:
                    continue  # the damage is reported when a client opens the table
                found.append(OnTable(Listed(table, numbers(asked), float(at or table.created)), int(seq or 0)))
            return found

        return await self._db.read(run)

    # -- writing

    async def open(self, evening: Evening) -> bool:
        """Insert a new evening with its host; return False if the code is taken."""
        row = (*evening[:5], int(evening.closed), _encode(evening.terms), *evening[7:9])

        def run(db: Link) -> None:
            db.execute(f"insert into evenings ({EVENING}) values (?,?,?,?,?,?,?,?,?)", row)
            _add_people(db, evening.code, evening.people)

        try:
            await self._db.write(run)
        except Conflict:
            return False
        return True

    async def agree(self, code: str, status: str, closed: bool, terms: EveningTerms, before: str) -> bool:
        """Change the terms and the status; return False if the status is no longer `before`."""
        query = "update evenings set status = ?, closed = ?, terms = ? where code = ? and status = ? returning code"
        values = (status, int(closed), _encode(terms), code, before)
        return await self._db.write(lambda db: db.execute(query, values).fetchone()) is not None

    async def come(self, code: str, player: int, name: str, state: str, at: float, most: int) -> Person | None:
        """Add a participant, or update one who returns (the name stays).

        Return None if the evening is full.
        """

        def run(db: Link) -> Person | None:
            people = _people(db, code)
            known = next((one for one in people if one.player == player), None)
            if known is not None:
                found = known._replace(state=state, seen=at)
                db.execute(
                    "update evening_people set state = ?, seen = ? where evening = ? and number = ? and state <> ?",
                    (state, at, code, known.number, REMOVED),  # the host may have removed them just now
                )
            elif sum(not one.bot for one in people) >= most:
                return None
            else:
                number = 1 + max((one.number for one in people if not one.bot), default=-1)
                found = Person(number, player, name, state=state, seen=at)
                _add_people(db, code, [found])
            db.execute("update evenings set touched = ? where code = ?", (at, code))
            return found

        while True:
            try:
                return await self._db.write(run)
            except Conflict:  # another participant joined through another server at the same moment
                continue

    async def put(self, code: str, number: int, state: str) -> None:
        """Set a participant's state: plays, watches, left or removed."""
        query = "update evening_people set state = ? where evening = ? and number = ?"
        await self._db.write(lambda db: db.execute(query, (state, code, number)))

    async def seen(self, code: str, number: int, at: float) -> None:
        """Record that a participant is present."""

        def run(db: Link) -> None:
            db.execute("update evening_people set seen = ? where evening = ? and number = ?", (at, code, number))
            db.execute("update evenings set touched = ? where code = ?", (at, code))

        await self._db.write(run)

    async def begin(self, evening: Evening, pairings: Sequence[Pairing]) -> bool:
        """Begin a tournament with its seeds, bots and first tables; return False if it has begun already."""

        def run(db: Link) -> bool:
            if not self._onward(db, evening.code, GATHERING, 0, RUNNING, 1):
                return False
            known = {one.number for one in _people(db, evening.code)}
            for one in evening.people:
                if one.number in known:
                    query = "update evening_people set seed = ? where evening = ? and number = ?"
                    db.execute(query, (one.seed, evening.code, one.number))
            _add_people(db, evening.code, [one for one in evening.people if one.number not in known])
            _add_pairings(db, evening.code, pairings)
            return True

        return await self._once(run)

    async def go_on(self, code: str, before: int, after: int, pairings: Sequence[Pairing]) -> bool:
        """Add the pairings of the next round or of a replayed match.

        Return False if another server was first.
        """

        def run(db: Link) -> bool:
            if not self._onward(db, code, RUNNING, before, RUNNING, after):
                return False
            _add_pairings(db, code, pairings)
            return True

        return await self._once(run)

    async def end(self, code: str) -> None:
        """End an evening."""
        await self._db.write(lambda db: db.execute(f"update evenings set status = '{ENDED}' where code = ?", (code,)))

    async def forget(self, before: float) -> None:
        """End evenings without any visitor since `before`."""
        query = f"update evenings set status = '{ENDED}' where status <> '{ENDED}' and touched < ?"
        await self._db.write(lambda db: db.execute(query, (before,)))

    async def count(self, code: str, pairing: Pairing) -> None:
        """Record the result of a table; a casual game (round 0) gets its number here."""
        places = _joined(pairing.places)
        known = "update evening_tables set places = ?, ended = ? where evening = ? and tbl = ? and places = ''"

        def run(db: Link) -> None:
            if pairing.round:
                db.execute(known, (places, pairing.ended, code, pairing.table))
                return
            if db.execute("select 1 from evening_tables where tbl = ?", (pairing.table,)).fetchone() is None:
                next_one = "select coalesce(max(number), -1) + 1 from evening_tables where evening = ? and round = 0"
                number = int(db.execute(next_one, (code,)).fetchone()[0])
                _add_pairings(db, code, [pairing._replace(number=number)])

        await self._once(run)

    async def _once(self, run: Callable[[Link], T]) -> T | bool:
        """Run a write; return False if another server has made it already."""
        try:
            return await self._db.write(run)
        except Conflict:
            return False

    def _onward(self, db: Link, code: str, status: str, before: int, then: str, after: int) -> bool:
        query = "update evenings set status = ?, round = ? where code = ? and status = ? and round = ? returning code"
        return db.execute(query, (then, after, code, status, before)).fetchone() is not None


_terms: Final = msgspec.json.Decoder(EveningTerms)


def _encode(terms: EveningTerms) -> str:
    return msgspec.json.encode(terms).decode()


def _rows(query: str, *values: object) -> Callable[[Link], list[Any]]:
    return lambda db: db.execute(query, values).fetchall()


def _joined(values: Sequence[int]) -> str:
    return ",".join(map(str, values))


def _evening(row: Sequence[Any]) -> Evening:
    code, name, host, status, round, closed, terms, created, touched = row
    return Evening(code, name, host, status, round, bool(closed), _terms.decode(terms), created, touched)


def _whole(db: Link, row: Sequence[Any]) -> Evening:
    evening = _evening(row)
    found = db.execute(
        f"select {MATCH} from evening_tables where evening = ? order by round, number, attempt", (evening.code,)
    )
    pairings = tuple(
        Pairing(round, number, attempt, table, game, numbers(people), numbers(places), ended)
        for round, number, attempt, table, game, people, places, ended in found.fetchall()
    )
    return evening._replace(people=tuple(_people(db, evening.code)), pairings=pairings)


def _people(db: Link, code: str) -> list[Person]:
    return [
        Person(*row)
        for row in db.execute(f"select {PERSON} from evening_people where evening = ? order by number", (code,))
    ]


def _add_people(db: Link, code: str, people: Sequence[Person]) -> None:
    query = f"insert into evening_people (evening, {PERSON}) values (?,?,?,?,?,?,?,?)"
    db.executemany(query, [(code, *one) for one in people])


def _add_pairings(db: Link, code: str, pairings: Sequence[Pairing]) -> None:
    rows = [(code, *one[:5], _joined(one.people), _joined(one.places), one.ended) for one in pairings]
    db.executemany(f"insert into evening_tables (evening, {MATCH}) values (?,?,?,?,?,?,?,?,?)", rows)

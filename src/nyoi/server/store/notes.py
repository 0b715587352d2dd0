"""Who is to be told what, and where: notes that wait to be sent, the devices and addresses that they go to.

A note is written with the move that gave rise to it, and taken away when it has been sent: a server that dies in
between leaves it to the next one, so it may arrive twice, but it is not lost.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from nyoi.kernel.play import Refused
from nyoi.server.store.personal import departed
from nyoi.server.store.rows import Link
from nyoi.server.store.writer import Writer

NOTE: Final = "player, tbl, kind, at, tries, done"
PUSH: Final = "endpoint, player, token, p256dh, auth, lang, made, failed"
MAIL: Final = "player, address, lang, confirmed, made"
TURN_NOTE: Final = "turn"  # it is your turn ...
BEGUN_NOTE: Final = "begun"  # ... a game at which you sit has begun ...
OVER_NOTE: Final = "over"  # ... or has ended ...
AGAIN_NOTE: Final = "again"  # ... or somebody would like to play it again, and waits for you


class Note(NamedTuple):
    """Something that somebody is to be told."""

    player: int
    table: str
    kind: str
    at: float  # not before
    tries: int = 0
    done: tuple[str, ...] = ()  # where it has been sent already


class Device(NamedTuple):
    """A browser that wants to be told, as it said itself."""

    endpoint: str
    player: int
    token: str  # the hash of the token that it came with: with that token it goes
    p256dh: str
    auth: str
    lang: str
    made: float
    failed: int = 0  # times in a row


class Address(NamedTuple):
    """An e-mail address, and whether who reads it has said that it is his."""

    player: int
    address: str
    lang: str
    confirmed: bool
    made: float


def put_notes(db: Link, notes: Sequence[Note]) -> None:
    """Write notes, as part of what gives rise to them; a newer one of the same kind takes the place of the last."""
    insert = (
        f"insert into notes ({NOTE}) values (?,?,?,?,?,?) on conflict (player, tbl, kind) "
        "do update set at = excluded.at, tries = excluded.tries, done = excluded.done"
    )
    db.executemany(insert, [(*note[:5], " ".join(note.done)) for note in notes])


class NoteStore:
    """Notes, devices and addresses."""

    def __init__(self, db: Writer, unclaimed: str, hold: str) -> None:
        self._db: Final = db
        self._hold: Final = hold  # what keeps a player from going for good until something about him is written
        self._unclaimed: Final = unclaimed  # what leaves to others the notes that they are about to take

    # -- notes

    async def claim(self, now: float, lease: float, most: int) -> list[Note]:
        """Notes whose time has come. Nobody else takes them until the lease is over; then they are tried again."""
        due = f"select player, tbl, kind from notes where at <= ? order by at limit ? {self._unclaimed}"
        update = f"update notes set at = ?, tries = tries + 1 where (player, tbl, kind) in ({due}) returning {NOTE}"

        def run(db: Link) -> list[Note]:
            found = db.execute(update, (now + lease, now, most)).fetchall()
            return [Note(*row)._replace(done=tuple(row[5].split())) for row in found]

        if not await self._db.read(lambda db: db.execute("select 1 from notes where at <= ?", (now,)).fetchone()):
            return []
        return await self._db.write(run)

    async def drop(self, note: Note) -> None:
        """A note has been sent, or is not true any more; one that was written meanwhile stays."""
        query = "delete from notes where player = ? and tbl = ? and kind = ? and at = ?"
        await self._db.write(lambda db: db.execute(query, note[:4]))

    async def put_off(self, note: Note, until: float) -> None:
        """A note could not be sent everywhere: once more, later, where it has not arrived."""
        query = "update notes set at = ?, done = ? where player = ? and tbl = ? and kind = ? and at = ?"
        await self._db.write(lambda db: db.execute(query, (until, " ".join(note.done), *note[:4])))

    async def came(self, player: int, table: str) -> None:
        """Somebody has come to a table by himself: he need not be told."""
        query = "delete from notes where player = ? and tbl = ?"
        await self._db.write(lambda db: db.execute(query, (player, table)))

    async def next(self) -> float | None:
        """When the next note is to be sent."""
        found = await self._db.read(lambda db: db.execute("select min(at) from notes").fetchone())
        return None if found is None or found[0] is None else float(found[0])

    # -- devices

    async def add(self, device: Device, most: int) -> None:
        """A device wants to be told; of many of one player the oldest is forgotten."""
        keep = "select endpoint from pushes where player = ? order by made desc, endpoint"

        def run(db: Link) -> None:
            _stays(db, device.player, self._hold)
            columns = PUSH.split(", ")
            update = ", ".join(f"{column} = excluded.{column}" for column in columns[1:])
            insert = (
                f"insert into pushes ({PUSH}) values (?,?,?,?,?,?,?,?) on conflict (endpoint) do update set {update}"
            )
            db.execute(insert, device)
            old = [(row[0],) for row in db.execute(keep, (device.player,)).fetchall()[most:]]
            db.executemany("delete from pushes where endpoint = ?", old)

        await self._db.write(run)

    async def devices(self, player: int) -> list[Device]:
        """A player's devices."""
        query = f"select {PUSH} from pushes where player = ? order by made"
        return [Device(*row) for row in await self._db.read(lambda db: db.execute(query, (player,)).fetchall())]

    async def remove(self, endpoint: str, player: int) -> None:
        """A device of a player does not want to be told any more, or is no more."""
        query = "delete from pushes where endpoint = ? and player = ?"
        await self._db.write(lambda db: db.execute(query, (endpoint, player)))

    async def failed(self, endpoint: str, number: int) -> None:
        """How often in a row a device could not be reached."""
        query = "update pushes set failed = ? where endpoint = ?"
        await self._db.write(lambda db: db.execute(query, (number, endpoint)))

    async def signed_out(self, tokens: Collection[str], player: int | None) -> None:
        """Tokens have ended: nothing goes to the devices that came with them; nor to any, if all of a player's have."""

        def run(db: Link) -> None:
            db.executemany("delete from pushes where token = ?", [(token,) for token in tokens])
            if player is not None:
                db.execute("delete from pushes where player = ?", (player,))

        await self._db.write(run)

    # -- addresses

    async def address(self, player: int) -> Address | None:
        """A player's address."""
        query = f"select {MAIL} from mails where player = ?"
        row = await self._db.read(lambda db: db.execute(query, (player,)).fetchone())
        return None if row is None else Address(*row)._replace(confirmed=bool(row[3]))

    async def write_to(self, address: Address) -> None:
        """A player has named an address, in place of the one before."""
        update = (
            "address = excluded.address, lang = excluded.lang, confirmed = excluded.confirmed, made = excluded.made"
        )
        insert = f"insert into mails ({MAIL}) values (?,?,?,?,?) on conflict (player) do update set {update}"

        def run(db: Link) -> None:
            _stays(db, address.player, self._hold)
            db.execute(insert, address)

        await self._db.write(run)

    async def confirm(self, address: Address) -> bool:
        """Who reads an address says that it is his; False if its player has named another one since, or none."""
        query = "update mails set confirmed = true where player = ? and address = ? returning player"
        values = (address.player, address.address)
        return await self._db.write(lambda db: db.execute(query, values).fetchone()) is not None

    async def write_no_more(self, player: int) -> None:
        """Nothing is sent to a player's address any more, and it is forgotten."""
        await self._db.write(lambda db: db.execute("delete from mails where player = ?", (player,)))


def _stays(db: Link, player: int, hold: str) -> None:
    """Refuse to write about who has gone for good meanwhile: nothing of it would ever go."""
    if departed(db, [player], hold):
        raise Refused("no-player")

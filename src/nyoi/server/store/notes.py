"""Pending notifications, and the devices and addresses that receive them.

A notification is written in the transaction of its move and deleted once sent. If a server dies in between,
another one sends it: it may arrive twice but is never lost.
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
TURN_NOTE: Final = "turn"  # it is your turn
BEGUN_NOTE: Final = "begun"  # your game has begun
OVER_NOTE: Final = "over"  # your game has ended
AGAIN_NOTE: Final = "again"  # a player proposes a rematch and waits for you


class Note(NamedTuple):
    """A pending notification."""

    player: int
    table: str
    kind: str
    at: float  # not before
    tries: int = 0
    done: tuple[str, ...] = ()  # destinations it has been sent to


class Device(NamedTuple):
    """A push subscription of a browser."""

    endpoint: str
    player: int
    token: str  # hash of the session token that registered it; deleted with that token
    p256dh: str
    auth: str
    lang: str
    made: float
    failed: int = 0  # consecutive failures


class Address(NamedTuple):
    """An e-mail address, and whether its owner has confirmed it."""

    player: int
    address: str
    lang: str
    confirmed: bool
    made: float


def put_notes(db: Link, notes: Sequence[Note]) -> None:
    """Write notifications in the transaction that causes them, replacing older ones of the same kind."""
    insert = (
        f"insert into notes ({NOTE}) values (?,?,?,?,?,?) on conflict (player, tbl, kind) "
        "do update set at = excluded.at, tries = excluded.tries, done = excluded.done"
    )
    db.executemany(insert, [(*note[:5], " ".join(note.done)) for note in notes])


class NoteStore:
    """Notifications, devices and addresses."""

    def __init__(self, db: Writer, unclaimed: str, hold: str) -> None:
        self._db: Final = db
        self._hold: Final = hold  # lock suffix: the player cannot be deleted before the transaction ends
        self._unclaimed: Final = unclaimed  # lock suffix: skips notifications that another server is claiming

    # -- notifications

    async def claim(self, now: float, lease: float, most: int) -> list[Note]:
        """Claim due notifications; other servers skip them until the lease expires."""
        due = f"select player, tbl, kind from notes where at <= ? order by at limit ? {self._unclaimed}"
        update = f"update notes set at = ?, tries = tries + 1 where (player, tbl, kind) in ({due}) returning {NOTE}"

        def run(db: Link) -> list[Note]:
            found = db.execute(update, (now + lease, now, most)).fetchall()
            return [Note(*row)._replace(done=tuple(row[5].split())) for row in found]

        if not await self._db.read(lambda db: db.execute("select 1 from notes where at <= ?", (now,)).fetchone()):
            return []
        return await self._db.write(run)

    async def drop(self, note: Note) -> None:
        """Delete a notification that was sent or is obsolete, unless it was rewritten meanwhile."""
        query = "delete from notes where player = ? and tbl = ? and kind = ? and at = ?"
        await self._db.write(lambda db: db.execute(query, note[:4]))

    async def put_off(self, note: Note, until: float) -> None:
        """Retry a notification later, only where it has not arrived."""
        query = "update notes set at = ?, done = ? where player = ? and tbl = ? and kind = ? and at = ?"
        await self._db.write(lambda db: db.execute(query, (until, " ".join(note.done), *note[:4])))

    async def came(self, player: int, table: str) -> None:
        """Delete a player's notifications about a table they have opened."""
        query = "delete from notes where player = ? and tbl = ?"
        await self._db.write(lambda db: db.execute(query, (player, table)))

    async def next(self) -> float | None:
        """Return when the next notification is due."""
        found = await self._db.read(lambda db: db.execute("select min(at) from notes").fetchone())
        return None if found is None or found[0] is None else float(found[0])

    # -- devices

    async def add(self, device: Device, most: int) -> None:
        """Register a device, replacing the player's oldest beyond the limit."""
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
        """Return a player's devices."""
        query = f"select {PUSH} from pushes where player = ? order by made"
        return [Device(*row) for row in await self._db.read(lambda db: db.execute(query, (player,)).fetchall())]

    async def remove(self, endpoint: str, player: int) -> None:
        """Remove a device of a player."""
        query = "delete from pushes where endpoint = ? and player = ?"
        await self._db.write(lambda db: db.execute(query, (endpoint, player)))

    async def failed(self, endpoint: str, number: int) -> None:
        """Set the number of consecutive failures of a device."""
        query = "update pushes set failed = ? where endpoint = ?"
        await self._db.write(lambda db: db.execute(query, (number, endpoint)))

    async def signed_out(self, tokens: Collection[str], player: int | None) -> None:
        """Remove the devices registered with ended tokens, or all devices of a player."""

        def run(db: Link) -> None:
            db.executemany("delete from pushes where token = ?", [(token,) for token in tokens])
            if player is not None:
                db.execute("delete from pushes where player = ?", (player,))

        await self._db.write(run)

    # -- addresses

    async def address(self, player: int) -> Address | None:
        """Return a player's address."""
        query = f"select {MAIL} from mails where player = ?"
        row = await self._db.read(lambda db: db.execute(query, (player,)).fetchone())
        return None if row is None else Address(*row)._replace(confirmed=bool(row[3]))

    async def write_to(self, address: Address) -> None:
        """Set a player's address."""
        update = (
            "address = excluded.address, lang = excluded.lang, confirmed = excluded.confirmed, made = excluded.made"
        )
        insert = f"insert into mails ({MAIL}) values (?,?,?,?,?) on conflict (player) do update set {update}"

        def run(db: Link) -> None:
            _stays(db, address.player, self._hold)
            db.execute(insert, address)

        await self._db.write(run)

    async def confirm(self, address: Address) -> bool:
        """Confirm an address; return False if the player has changed or removed it since."""
        query = "update mails set confirmed = true where player = ? and address = ? returning player"
        values = (address.player, address.address)
        return await self._db.write(lambda db: db.execute(query, values).fetchone()) is not None

    async def write_no_more(self, player: int) -> None:
        """Delete a player's address."""
        await self._db.write(lambda db: db.execute("delete from mails where player = ?", (player,)))


def _stays(db: Link, player: int, hold: str) -> None:
    """Refuse to write about a deleted player: the row would never be deleted."""
    if departed(db, [player], hold):
        raise Refused("no-player")

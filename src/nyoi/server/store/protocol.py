"""The `Store` protocol and its rows.

The journal is the authoritative record of a game. `(table, seq)` is its primary key and `seq` grows by one:
entry 0 is the deal, then each move and each undo is an entry. A duplicate or a gap in `seq` means that the
writer's state is stale: the write fails with `Conflict` and the table is loaded again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from nyoi.kernel.play import Refused

if TYPE_CHECKING:
    from nyoi.server.store.evenings import EveningStore
    from nyoi.server.store.looks import LookStore
    from nyoi.server.store.notes import NoteStore
    from nyoi.server.store.past import PastStore
    from nyoi.server.store.people import PeopleStore
    from nyoi.server.store.rows import Link
    from nyoi.server.store.turns import TurnStore

SILENCE: Final = "silence"  # sent after a reconnect: notifications may have been missed
LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"

START: Final = "start"  # entry 0: `data` holds rules version, chance of the deal and given position
MOVE: Final = "move"
BACK: Final = "back"  # undo: `data["to"]` moves remain


DEVICES: Final = 4
DAYS: Final = (1, 2, 3, 5, 7, 14)  # per move, on a correspondence clock


class Conflict(Exception):
    """The entry exists already, or its predecessor does not."""


class Lost(Exception):
    """A table in memory differs from its journal; the next client loads it again."""


class Entry(NamedTuple):
    """An entry of a journal."""

    seq: int
    kind: str
    seat: int
    move: str
    chance: tuple[int, ...]
    cmd: str  # id of the command, to answer a repeated one alike
    at: float  # seconds since 1970
    spent: float  # thinking time charged to the seat's bank
    asked: tuple[int, ...]  # the seats to move next, so that no replay is needed to know them
    data: dict[str, Any] | None = None


@dataclass
class SeatRow:
    """A seat: its occupant, and the hashes of its tokens, one per device."""

    kind: str = "empty"  # empty, human, bot
    name: str = ""
    level: int = 0
    player: int | None = None
    tokens: tuple[str, ...] = ()
    kept: bool = False
    order: str = ""
    seal: str = ""  # commitment to its share of the chance of a provably fair table
    share: str = ""  # the revealed share

    def add(self, token: str) -> None:
        """Add a device token, dropping the oldest beyond the limit."""
        self.tokens = (*self.tokens, token)[-DEVICES:]


@dataclass
class TableRow:
    """A table: the agreed settings, its status and its seats."""

    id: str
    game: str
    mode: str
    options: dict[str, Any]
    public: bool
    clock: list[float]  # bank and increment in seconds; or days per move; or empty
    host: int | None
    status: str = LOBBY
    rematch: str | None = None
    created: float = 0.0
    practice: bool = False  # a solo player may undo past revealed information
    advice: bool | None = None  # whether advice is given; None: only when playing alone against bots
    rated: bool = False  # whether it changes ratings
    secret: str = ""  # the server's share of the chance of a provably fair table; hidden until the end
    mixing: bool = False  # the host has started: shares are revealed, seats are fixed
    shut: bool = False  # closed by the host: only seated players may enter
    evening: str = ""  # code of its evening
    imported: bool = False  # a log of a game played elsewhere, with the names from the file
    seats: list[SeatRow] = field(default_factory=list)

    @property
    def days(self) -> int:
        """Days per move on a correspondence clock, else 0."""
        return int(self.clock[0]) if len(self.clock) == 1 else 0

    @property
    def paired(self) -> bool:
        """Whether it was created for a tournament round; then it has no host."""
        return bool(self.evening) and self.host is None


def copied(table: TableRow) -> TableRow:
    """Return a copy that is independent of later changes."""
    return replace(table, seats=[replace(seat) for seat in table.seats])


class PlayerRow(NamedTuple):
    """A player."""

    id: int
    nickname: str
    claimed: bool
    key: str = ""  # hash of the token they authenticated with
    used: float = 0.0  # day of that token's last use, in seconds since 1970


class Chat(NamedTuple):
    """A chat line. A removed one keeps its id but has no text."""

    id: int
    name: str
    seat: int
    text: str
    at: float
    player: int | None = None  # its author
    removed: bool = False


class Listed(NamedTuple):
    """A table in the lobby: its row, the seats to move, the time of the last entry."""

    table: TableRow
    asked: tuple[int, ...]
    at: float


class Peer(NamedTuple):
    """Another server that owns a table, and its internal address."""

    worker: str
    address: str


Also = Callable[["Link"], None]  # rows written in the same transaction


class Store(Protocol):
    """The storage interface of the server. When a write returns, it is durable.

    A failed write raises Refused (`not-saved`): nothing has changed, and it may be repeated. A failed read
    raises Refused (`not-read`). A stale table, or one whose last write is in doubt, raises `Conflict`.

    Several servers may share a database (`shared`). Each has a lease, renewed every second, and each live
    table has one owner. Writes of any other server raise `Conflict`.
    """

    shared: bool
    past: PastStore  # finished games
    people: PeopleStore  # recovery, blocks, reports
    looks: LookStore  # post-game analyses
    turns: TurnStore  # correspondence games
    notes: NoteStore  # notifications
    evenings: EveningStore
    lapsed: Callable[[list[str]], None] | None  # called with the tables lost to other servers
    heard: Callable[[str, str], None] | None  # called with notifications from other servers, and SILENCE

    def prepare(self) -> None:
        """Check and migrate the database at startup; raise Refused if it cannot be used."""

    async def well(self) -> bool:
        """Return whether the database accepts writes, by a probe at most once a second."""

    def report(self, id: str, why: object) -> Refused:
        """Log once that a table is damaged; return the refusal for its clients."""

    async def open(self) -> None:
        """Open the store, creating missing tables."""

    async def close(self) -> None:
        """Finish all writes and close."""

    def save(
        self, table: TableRow, entries: Sequence[Entry] = (), row: bool = True, also: Also | None = None
    ) -> Awaitable[None]:
        """Write a table's row and seats (unless `row` is false) and new journal entries, all or nothing.

        `also` adds rows in the same transaction; it may be called again if the first attempt fails.
        """

    async def enlist(self, address: str) -> str:
        """Register this server's internal address; return its id."""

    async def retire(self) -> None:
        """Release all tables and unregister, at once."""

    async def own(self, id: str) -> Peer | None:
        """Claim a table before it is loaded; return its live owner if there is another one."""

    async def disown(self, ids: Sequence[str]) -> None:
        """Release tables, once no write of them is pending."""

    async def bury(self, worker: str) -> None:
        """Expire the lease of a server found dead; if it is alive, it notices what it has lost."""

    async def secret(self) -> str:
        """Return the secret shared by the servers of this database."""

    async def appear(self, here: bytes) -> None:
        """Publish who is at our tables to the lobbies of other servers, until replaced or our lease ends."""

    async def others(self) -> list[bytes]:
        """Return what the other live servers have published."""

    async def tell(self, kind: str, what: str = "") -> None:
        """Notify the other servers."""

    async def take(self, kind: str, who: str, rate: float, burst: float) -> bool:
        """Take one token from a shared bucket; return False if it is empty."""

    async def give_back(self, kind: str, who: str, burst: float) -> None:
        """Return one token to a bucket."""

    async def table(self, id: str) -> TableRow | None:
        """Return a table by its id."""

    async def journal(self, id: str) -> list[Entry]:
        """Return the whole journal of a table."""

    async def listed(
        self, player: int | None, since: float, here: Sequence[str] = ()
    ) -> tuple[list[Listed], list[Listed], list[Listed]]:
        """Return a player's tables, public ones waiting for players, and public ones being played.

        Only a few public tables per host are listed; those in `here` come first, then those with people.
        """

    async def busy(self, player: int, since: float) -> int:
        """Return how many unfinished tables a player has created since a time."""

    async def unplayed(self, before: float, most: int) -> list[str]:
        """Return old, idle tables where no person has ever moved."""

    async def remove(self, id: str, before: float) -> bool:
        """Delete a table with everything that belongs to it; return False if it is no longer `unplayed`."""

    async def say(self, table: str, name: str, seat: int, text: str, at: float, player: int | None = None) -> Chat:
        """Store a chat line; raise Refused if its author has been deleted meanwhile."""

    async def unsay(self, table: str, line: int) -> Chat | None:
        """Erase the text of a chat line; return the line, or None."""

    async def chats(self, table: str, last: int) -> list[Chat]:
        """Return the last chat lines."""

    async def new_player(self, nickname: str, token: str) -> PlayerRow:
        """Create a player with the hash of a token."""

    async def player(self, token: str) -> PlayerRow | None:
        """Return the player with a token, by its hash."""

    async def owner(self, folded: str) -> tuple[PlayerRow, str] | None:
        """Return the player who has claimed a name, and the sealed passphrase."""

    async def claim(self, player: int, nickname: str, folded: str, sealed: str, recovery: str | None = None) -> bool:
        """Claim a name, with a sealed recovery code; return False if it is taken."""

    async def seal(self, player: int) -> str | None:
        """Return the sealed passphrase of a player with a claimed name."""

    async def add_token(self, player: int, token: str, most: int) -> list[str]:
        """Add a token by its hash, ending the oldest beyond the limit; return the ended ones."""

    async def touch(self, token: str, at: float) -> None:
        """Record the use of a token."""

    async def end_token(self, token: str) -> None:
        """End a token."""

    async def end_tokens(self, player: int, token: str) -> list[str]:
        """End all tokens of a player, seat tokens included, and add a new one; return the ended ones."""

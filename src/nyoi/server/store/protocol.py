"""What is kept for good: the rows, and what a database must be able to do with them.

The journal is the truth about a game. `(table, seq)` is its primary key and `seq` grows by one: entry
0 is the deal, then each move and each taking back is an entry. Who writes a number that is there already,
or leaves one out, is wrong about the game (`Conflict`) and loads the table again.
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

SILENCE: Final = "silence"  # what is heard after a time in which nothing could be heard
LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"

START: Final = "start"  # entry 0: `data` holds the rules number, the chance of the deal, the given position
MOVE: Final = "move"
BACK: Final = "back"  # moves taken back: `data["to"]` of them remain


DEVICES: Final = 4
DAYS: Final = (1, 2, 3, 5, 7, 14)  # for each move, where the clock is one of days


class Conflict(Exception):
    """An entry with this number is there already, or the one before it is not."""


class Lost(Exception):
    """A table in memory is not what the journal says: it is loaded anew by whoever comes next."""


class Entry(NamedTuple):
    """A line of a journal."""

    seq: int
    kind: str
    seat: int
    move: str
    chance: tuple[int, ...]
    cmd: str  # the command that caused it, to answer a repeated one alike
    at: float  # seconds since 1970
    spent: float  # thinking time charged to the seat's bank
    asked: tuple[int, ...]  # the seats asked afterwards: whose turn it is, without a replay
    data: dict[str, Any] | None = None


@dataclass
class SeatRow:
    """A seat: who sits there, and the hashes of the tokens that open it, one for each device."""

    kind: str = "empty"  # empty, human, bot
    name: str = ""
    level: int = 0
    player: int | None = None
    tokens: tuple[str, ...] = ()
    kept: bool = False
    order: str = ""
    seal: str = ""  # of what it adds to the chance of a table that is fair by proof
    share: str = ""  # that, once it is opened

    def add(self, token: str) -> None:
        """One more device; the oldest of many is forgotten."""
        self.tokens = (*self.tokens, token)[-DEVICES:]


@dataclass
class TableRow:
    """A table: what was agreed."""

    id: str
    game: str
    mode: str
    options: dict[str, Any]
    public: bool
    clock: list[float]  # bank and increment in seconds; or days for each move; or nothing
    host: int | None
    status: str = LOBBY
    rematch: str | None = None
    created: float = 0.0
    practice: bool = False  # who plays alone may take back what he has seen the outcome of
    advice: bool | None = None  # whether advice is given; None: to who plays alone against bots
    rated: bool = False  # whether it moves its players' ratings
    secret: str = ""  # what the house adds to its chance, if it is fair by proof; nobody is told before the end
    mixing: bool = False  # the host has started: shares are opened, and nobody sits down or leaves any more
    shut: bool = False  # the host has closed the door: nobody comes in any more but who sits here
    evening: str = ""  # the code of the evening that it belongs to
    imported: bool = False  # a log of a game played elsewhere: its names are what the file says
    seats: list[SeatRow] = field(default_factory=list)

    @property
    def days(self) -> int:
        """Days for each move, where the clock is one of days: then it is one number, else bank and increment."""
        return int(self.clock[0]) if len(self.clock) == 1 else 0

    @property
    def paired(self) -> bool:
        """Whether the house has opened it for a round of a tournament: then nobody is its host."""
        return bool(self.evening) and self.host is None


def copied(table: TableRow) -> TableRow:
    """A table's row that stays as it is when the other one changes."""
    return replace(table, seats=[replace(seat) for seat in table.seats])


class PlayerRow(NamedTuple):
    """Somebody who comes here."""

    id: int
    nickname: str
    claimed: bool
    key: str = ""  # the hash of the token that they came with
    used: float = 0.0  # the day that token was used last, in seconds since 1970


class Chat(NamedTuple):
    """Something said. What was removed keeps its place, and has no words any more."""

    id: int
    name: str
    seat: int
    text: str
    at: float
    player: int | None = None  # who said it
    removed: bool = False


class Listed(NamedTuple):
    """A table as the lobby lists it: the row, who is asked, when the last entry was written."""

    table: TableRow
    asked: tuple[int, ...]
    at: float


class Peer(NamedTuple):
    """Another server that has a table, and where it is reached by its like."""

    worker: str
    address: str


Also = Callable[["Link"], None]  # what is written in the same breath


class Store(Protocol):
    """What the server asks of a database. Whatever returns has been written for good.

    What cannot be written is Refused (`not-saved`): then nothing has changed, and the same may be asked again. What
    cannot be read is Refused (`not-read`). A table that is not the truth any more, or of which nobody knows whether
    its last entry was written, is a `Conflict`.

    Several servers may share a database (`shared`): each of them has a lease, which it renews every second, and each
    live table has one owner. What anybody else writes of it is a `Conflict`.
    """

    shared: bool
    past: PastStore  # games that are over
    people: PeopleStore  # what is kept about people, and what they think of each other
    looks: LookStore  # what looking back at them has found
    turns: TurnStore  # games over days
    notes: NoteStore  # who is to be told what, and where
    evenings: EveningStore
    lapsed: Callable[[list[str]], None] | None  # told of tables that were ours, once it is known that they are not
    heard: Callable[[str, str], None] | None  # told what other servers tell (`tell`), and SILENCE

    def prepare(self) -> None:
        """Before anything else: whether this database is fit to be used; Refused with the reason if not."""

    async def well(self) -> bool:
        """Whether the database takes what is written: it is tried, but not more often than once in a while."""

    def report(self, id: str, why: object) -> Refused:
        """Note once that a table is damaged; what to answer whoever wants to open it."""

    async def open(self) -> None:
        """Make ready; creates what is missing."""

    async def close(self) -> None:
        """Finish what is being written, and close."""

    def save(
        self, table: TableRow, entries: Sequence[Entry] = (), row: bool = True, also: Also | None = None
    ) -> Awaitable[None]:
        """Write a table's row and seats (unless `row` is false) and new journal entries, all or nothing.

        With them whatever `also` writes: it may be called again, if they cannot be written at the first try.
        """

    async def enlist(self, address: str) -> str:
        """Say where this server is reached by others; its own id."""

    async def retire(self) -> None:
        """Give everything to others, at once."""

    async def own(self, id: str) -> Peer | None:
        """Make a table ours, before it is loaded; None if it is, else who has it and lives."""

    async def disown(self, ids: Sequence[str]) -> None:
        """Let others have tables, once nothing of them is being saved."""

    async def bury(self, worker: str) -> None:
        """A server was found dead: its lease is over. If it lives after all it finds out what it has lost."""

    async def secret(self) -> str:
        """What servers that share a database know of each other, and nobody else."""

    async def appear(self, here: bytes) -> None:
        """Tell the lobbies of other servers who is at our tables, until we tell it anew or are no more."""

    async def others(self) -> list[bytes]:
        """What other servers that live told so."""

    async def tell(self, kind: str, what: str = "") -> None:
        """Tell the other servers something short."""

    async def take(self, kind: str, who: str, rate: float, burst: float) -> bool:
        """Whether somebody may do one more thing of a kind, at whichever server: so many a second, a number at once."""

    async def give_back(self, kind: str, who: str, burst: float) -> None:
        """Undo one `take`."""

    async def table(self, id: str) -> TableRow | None:
        """A table by its id."""

    async def journal(self, id: str) -> list[Entry]:
        """The whole journal of a table."""

    async def listed(
        self, player: int | None, since: float, here: Sequence[str] = ()
    ) -> tuple[list[Listed], list[Listed], list[Listed]]:
        """A player's tables; public ones that wait for players; public ones being played.

        Of one host only a few are public; those named in `here` come first, then those that people play at.
        """

    async def busy(self, player: int, since: float) -> int:
        """How many tables a player has opened since then that are not over."""

    async def unplayed(self, before: float, most: int) -> list[str]:
        """Tables from before then at which no person has ever moved, and nothing has been written since."""

    async def remove(self, id: str, before: float) -> bool:
        """Delete a table with all that belongs to it; False if it is not one of `unplayed` any more."""

    async def say(self, table: str, name: str, seat: int, text: str, at: float, player: int | None = None) -> Chat:
        """Keep something said; Refused if who says it has gone for good meanwhile."""

    async def unsay(self, table: str, line: int) -> Chat | None:
        """Take the words of a line away for good; the line without them, None if there is none."""

    async def chats(self, table: str, last: int) -> list[Chat]:
        """What was said last."""

    async def new_player(self, nickname: str, token: str) -> PlayerRow:
        """Somebody new, with the hash of a token."""

    async def player(self, token: str) -> PlayerRow | None:
        """Who has a token, by its hash."""

    async def owner(self, folded: str) -> tuple[PlayerRow, str] | None:
        """Who has claimed a name, and the sealed passphrase."""

    async def claim(self, player: int, nickname: str, folded: str, sealed: str, recovery: str | None = None) -> bool:
        """Let a player keep a name, with a sealed code to recover it by; False if somebody else has it."""

    async def seal(self, player: int) -> str | None:
        """The sealed passphrase of a player who has claimed a name."""

    async def add_token(self, player: int, token: str, most: int) -> list[str]:
        """A further token for a player, by its hash; the oldest ones beyond so many are forgotten, and returned."""

    async def touch(self, token: str, at: float) -> None:
        """A token was used."""

    async def end_token(self, token: str) -> None:
        """A token no longer opens."""

    async def end_tokens(self, player: int, token: str) -> list[str]:
        """None of a player's tokens opens any more, seat tokens included, but this new one; those that did before."""

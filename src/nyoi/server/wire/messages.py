"""The websocket messages of a table; the single source for server and page.

`python -m nyoi.server.wire.schema` writes `web/src/wire/messages.ts` from this file. It does the same for
`shelf.py` (game catalogue) and `bodies.py` (HTTP).

HTTP serves the lobby, a websocket serves a table. Messages are JSON objects distinguished by `type`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

MOST_FORETOLD: Final = 100  # most moves in one preview request
MOST_SEATS: Final = 40  # most seat tokens of a device; no table has as many seats

Tempo = Literal["slow", "normal", "fast", "skip"]
Path = tuple[str | int, ...]

# -- parts


class SeatInfo(msgspec.Struct):
    """A seat and its occupant."""

    seat: int
    name: str
    kind: str  # empty, human, bot
    level: int  # of a bot, or of the bot that plays for an absent player
    online: bool
    kept: bool  # a bot plays on for a person who left
    order: str  # the standing order, where the game has them; only sent to the seat's own player
    away: float = 0  # end of a vacation, in seconds since 1970, on a correspondence clock


class ClockInfo(msgspec.Struct):
    """Thinking time: a bank that runs down during a turn, and the increment per move."""

    bank: float
    increment: float
    left: list[float]
    running: list[int]
    days: int = 0  # per move, on a correspondence clock, which follows the calendar


class Refusal(msgspec.Struct):
    """A refusal: message key, facts, and the clause to open in the rules."""

    reason: str
    clause: str
    facts: dict[str, Any]


class Offer(msgspec.Struct):
    """A legal move."""

    text: str
    word: str
    args: dict[str, Any]  # by field name, ids in place of numbers


class Ask(msgspec.Struct):
    """The question for the seat that reads this."""

    key: str
    kind: str  # one, all, first
    moves: list[Offer]


class Counsel(msgspec.Struct):
    """A recommended move."""

    text: str
    chance: float  # to win, from 0 to 1
    verdict: str  # best, alike (as good, as far as the thought could tell), weaker, bad; out (of the round), only
    note: dict[str, Any] | None = None  # why it puts its player out: a note of the game's preview
    same: list[str] = []  # other moves that are one with it: two red 3 in a hand


class Waiting(msgspec.Struct):
    """A seat that is thinking."""

    seat: int
    key: str
    since: float  # seconds ago


class ProofInfo(msgspec.Struct):
    """The public proof data of a provably fair table; 32-byte numbers in hexadecimal digits, else empty."""

    seal: str  # SHA-256 of the server's secret: sent before any player sits down
    mixing: bool  # the host has started: committed shares are to be revealed now
    seals: list[str]  # by seat, SHA-256 of its share
    shares: list[str]  # by seat, its share: sent once the game has begun
    secret: str = ""  # the server's secret: sent once the game is over
    key: str = ""  # the key of all chance, derived from secret and shares


# -- from the server


class EndInfo(msgspec.Struct):
    """The final statistics of a game, by seat."""

    places: list[int]  # from 1; equals share one
    counts: dict[str, list[int]]  # by name: `stat-<name>` of the board's words


class TableInfo(msgspec.Struct, tag_field="type", tag="table"):
    """A table with its settings and seats. Sent first, and after every change."""

    id: str
    game: str
    mode: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    status: str  # lobby, playing, over
    host: bool  # whether the reader is the host
    mine: list[int]  # the reader's seats
    public: bool
    invite: str
    watchers: int
    clock: ClockInfo | None = None
    rematch: str | None = None  # the id of the rematch table
    problem: Refusal | None = None  # why it cannot start
    practice: bool = False  # a solo player may undo past revealed information; nothing counts for records
    advice: bool = False  # whether advice is given here
    paused: bool = False  # bots wait until a player of this table is back
    local: bool = False  # the invitation leads to the reader's own machine, out of reach for others
    played: int = 0  # playing time in seconds, once it is over
    pack: dict[str, str] = {}  # by language, the name of the content pack; empty: the game's own content
    end: EndInfo | None = None  # final statistics once it is over, if the game has any
    rated: bool = False  # whether it changes ratings: then no advice and no undo
    proof: ProofInfo | None = None  # of a provably fair table
    shut: bool = False  # closed by the host: only seated players may enter
    evening: str = ""  # the code of its evening
    paired: bool = False  # created for a tournament round: no rematch
    imported: bool = False  # a log of a game played elsewhere, with the names from the file


class Update(msgspec.Struct, tag_field="type", tag="update"):
    """New events and the current view, for one seat (-1: public information)."""

    seat: int
    seq: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    ask: Ask | None
    waiting: list[Waiting]
    reset: bool = False  # moves were undone: forget earlier events
    undo: bool = False  # whether this seat may undo its last move at once
    hold: float = 0  # seconds for which the next turn is held (calling UNO)
    clock: ClockInfo | None = None
    ends: float | None = None  # seconds until the time limit of the whole game, if it has one
    reading: list[int] = []  # the seats still reading the round result: the next round waits for them


class Put(msgspec.Struct):
    """A changed value in a view."""

    path: Path  # keys and indices, from the root of the view
    value: Any


class Alike(msgspec.Struct):
    """A batch of consecutive moves with the same word and fields."""

    word: str
    fields: list[str]
    args: list[list[Any]]  # move by move, in the order of the fields
    texts: list[str] = []  # move by move; empty: each text is its word and arguments, with blanks between


class Patch(msgspec.Struct, tag_field="type", tag="patch"):
    """An `Update` with only the changes of a large view; for clients that set `patches` in `Hello`."""

    base: int  # `seq` of the seat's earlier update whose view is patched
    changes: list[Put]
    gone: list[Path]  # the removed keys
    sum: str  # CRC-32 of the whole resulting view, in eight digits
    update: Update  # everything else; its view is empty
    moves: list[Alike] = []  # for long lists: the moves of `update.ask`, whose own list is then empty


class Answer(msgspec.Struct, tag_field="type", tag="answer"):
    """The answer to a command, after its effects are saved."""

    cmd_id: str
    ok: bool
    seq: int
    refusal: Refusal | None = None


class ChatLine(msgspec.Struct, tag_field="type", tag="chat"):
    """A chat line."""

    id: int
    name: str
    seat: int  # -1: a spectator
    text: str
    at: float  # seconds since 1970
    removed: bool = False  # its text was deleted; sent again for a line sent before


class UndoAsked(msgspec.Struct, tag_field="type", tag="undo_asked"):
    """A seat wants to undo a move whose outcome others have seen: they must agree."""

    seat: int
    seq: int  # the position to return to
    agreed: list[int]
    state: str = "asked"  # asked; then done, refused or void (a move was made, or it timed out)


class Advice(msgspec.Struct, tag_field="type", tag="advice"):
    """Advice from the knowledge of the seat alone; best moves first."""

    cmd_id: str
    seat: int
    seq: int  # of the state it is about
    moves: list[Counsel]


class Foretelling(msgspec.Struct, tag_field="type", tag="foretelling"):
    """Previews of moves, from what the seat knows."""

    cmd_id: str
    seat: int
    seq: int  # of the state it is about
    moves: dict[str, msgspec.Raw]  # by requested text: the game's `Foretold`, null if nothing is known


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """The server is alive and has handled everything sent before the `Ping`."""


class Writes(msgspec.Struct, tag_field="type", tag="writes"):
    """Another seat is typing."""

    seat: int


class Gone(msgspec.Struct, tag_field="type", tag="gone"):
    """The server closes the connection, with a reason and whether to reconnect."""

    reason: str
    retry: bool


# -- from the client


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """The first message: identity, seats, last update seen."""

    player: str = ""  # the player's token
    seats: Annotated[list[str], msgspec.Meta(max_length=MOST_SEATS)] = []  # seat tokens
    seq: int = -1
    pace: Tempo = "normal"  # see `Pace`
    patches: bool = False  # whether the client accepts a `Patch` in place of an `Update`


class Whole(msgspec.Struct, tag_field="type", tag="whole"):
    """Request a full resync after a `Patch` did not fit; from now on without patches."""

    seq: int = -1  # the last `seq` seen


class Ping(msgspec.Struct, tag_field="type", tag="ping"):
    """A heartbeat: a browser does not notice by itself that a connection is dead."""


class Pace(msgspec.Struct, tag_field="type", tag="pace"):
    """The bots' speed while this device is connected; the slowest wish of all players counts."""

    pace: Tempo


class Writing(msgspec.Struct, tag_field="type", tag="writing"):
    """A player on this device is typing."""


class Play(msgspec.Struct, tag_field="type", tag="play"):
    """Play a legal move."""

    cmd_id: str
    seq: int
    seat: int
    move: str


class WhyNot(msgspec.Struct, tag_field="type", tag="why_not"):
    """Ask why a move is illegal."""

    cmd_id: str
    seat: int
    move: str


class Say(msgspec.Struct, tag_field="type", tag="say"):
    """Send a chat line."""

    cmd_id: str
    text: str


class Undo(msgspec.Struct, tag_field="type", tag="undo"):
    """Undo the last move: at once if it revealed nothing, else if all agree."""

    cmd_id: str
    seat: int
    seq: int


class UndoAnswer(msgspec.Struct, tag_field="type", tag="undo_answer"):
    """Agree to an undo, or not."""

    cmd_id: str
    seat: int
    yes: bool


class Order(msgspec.Struct, tag_field="type", tag="order"):
    """A standing order (in games that have them), permanent or until the seat's next turn."""

    cmd_id: str
    seat: int
    order: str
    once: bool = False


class Resign(msgspec.Struct, tag_field="type", tag="resign"):
    """Resign (in games that allow it)."""

    cmd_id: str
    seat: int


class Ready(msgspec.Struct, tag_field="type", tag="ready"):
    """The players on this device have read the round result: go on."""

    cmd_id: str


class Advise(msgspec.Struct, tag_field="type", tag="advise"):
    """Ask for advice."""

    cmd_id: str
    seat: int


class Foretell(msgspec.Struct, tag_field="type", tag="foretell"):
    """Ask for previews of moves; an empty text asks for what holds whatever one plays."""

    cmd_id: str
    seat: int  # -1: from public information
    moves: Annotated[list[str], msgspec.Meta(max_length=MOST_FORETOLD)]


Signs = Ping | Pace | Writing | Whole
Up = Hello | Signs | Play | WhyNot | Say | Undo | UndoAnswer | Order | Resign | Ready | Advise | Foretell
Down = TableInfo | Update | Patch | Answer | ChatLine | UndoAsked | Advice | Foretelling | Pong | Writes | Gone

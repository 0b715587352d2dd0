"""What crosses the wire at a table, as types: the one truth for server and page.

`python -m nyoi.server.wire.schema` writes `web/src/wire/messages.ts` from this file, and likewise from `shelf.py` (what
there is to play) and `bodies.py` (what is sent over HTTP).
HTTP carries the lobby, a websocket carries a table. Messages are JSON objects told apart by `type`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

MOST_FORETOLD: Final = 100  # moves that are asked about at once; a longer list is several questions
MOST_SEATS: Final = 40  # tokens that one device shows; no table has as many seats

Tempo = Literal["slow", "normal", "fast", "skip"]
Path = tuple[str | int, ...]

# -- pieces


class SeatInfo(msgspec.Struct):
    """Who sits where."""

    seat: int
    name: str
    kind: str  # empty, human, bot
    level: int  # of a bot, or of the bot that keeps the seat of somebody away
    online: bool
    kept: bool  # a bot plays on for a person who left
    order: str  # the standing order, where the game has them; told to who holds the seat alone
    away: float = 0  # on vacation until then, in seconds since 1970, where the clock is one of days


class ClockInfo(msgspec.Struct):
    """Thinking time: a bank that runs down while a seat is asked, and what each move gives back."""

    bank: float
    increment: float
    left: list[float]
    running: list[int]
    days: int = 0  # for each move, where it is a clock of days: it runs by the calendar, whoever is there


class Refusal(msgspec.Struct):
    """Why not: a key of the words, its facts, the clause that opens in the rules."""

    reason: str
    clause: str
    facts: dict[str, Any]


class Offer(msgspec.Struct):
    """A move that may be played now."""

    text: str
    word: str
    args: dict[str, Any]  # by field name, ids in place of numbers


class Ask(msgspec.Struct):
    """What is asked of the seat that reads this."""

    key: str
    kind: str  # one, all, first
    moves: list[Offer]


class Counsel(msgspec.Struct):
    """A move worth a thought."""

    text: str
    chance: float  # to win, from 0 to 1
    verdict: str  # best, alike (as good, as far as the thought could tell), weaker, bad; out (of the round), only
    note: dict[str, Any] | None = None  # why it puts its player out: a note of the game's preview
    same: list[str] = []  # other moves that are one with it: two red 3 in a hand


class Waiting(msgspec.Struct):
    """Somebody is thinking."""

    seat: int
    key: str
    since: float  # seconds ago


class ProofInfo(msgspec.Struct):
    """What a table that is fair by proof tells of its chance; numbers of 32 bytes in hexadecimal digits, else empty."""

    seal: str  # SHA-256 of what the house adds: told before anybody sits down
    mixing: bool  # the host has started: who has sealed a share opens it now
    seals: list[str]  # by seat, SHA-256 of what it adds
    shares: list[str]  # by seat, what it added: told when all of them stand
    secret: str = ""  # what the house added: told once the game is over ...
    key: str = ""  # ... and the key of all chance that followed from it and the shares


# -- down the websocket


class EndInfo(msgspec.Struct):
    """What was counted of a game that is over, seat by seat."""

    places: list[int]  # from 1; equals share one
    counts: dict[str, list[int]]  # by name: `stat-<name>` of the board's words


class TableInfo(msgspec.Struct, tag_field="type", tag="table"):
    """A table: what was agreed, who sits there. Sent at first, and whenever it changes."""

    id: str
    game: str
    mode: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    status: str  # lobby, playing, over
    host: bool  # whether the one who reads this is the host
    mine: list[int]  # the seats of the one who reads this
    public: bool
    invite: str
    watchers: int
    clock: ClockInfo | None = None
    rematch: str | None = None  # the id of the table that goes on
    problem: Refusal | None = None  # why it cannot start
    practice: bool = False  # who plays alone may take back whatever it showed; nothing counts for records
    advice: bool = False  # whether advice is given here
    paused: bool = False  # bots wait until somebody who plays here is back
    local: bool = False  # the invitation leads to the reader's own machine: nobody else reaches it
    played: int = 0  # seconds for which the game was played, once it is over
    pack: dict[
        str, str
    ] = {}  # by language, what the content in place of the game's own is called; empty: it is its own
    end: EndInfo | None = None  # once it is over, where the game counts
    rated: bool = False  # whether it moves its players' ratings: no advice then, and nothing is taken back
    proof: ProofInfo | None = None  # where nobody can have chosen what falls
    shut: bool = False  # the door is closed: nobody comes in any more but who sits here
    evening: str = ""  # the code of the evening that it belongs to
    paired: bool = False  # opened for a round of its tournament: it is not played again
    imported: bool = False  # a log of a game played elsewhere: its names are what the file says


class Update(msgspec.Struct, tag_field="type", tag="update"):
    """What happened and how it stands, for one seat (-1: what everybody may know)."""

    seat: int
    seq: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    ask: Ask | None
    waiting: list[Waiting]
    reset: bool = False  # moves were taken back: forget earlier events
    undo: bool = False  # whether this seat may take its last move back at once
    hold: float = 0  # seconds for which the next turn is held (calling UNO)
    clock: ClockInfo | None = None
    ends: float | None = None  # seconds until the time of the whole game is over, where it has one
    reading: list[int] = []  # the seats that still read how the round ended: the next one waits for them


class Put(msgspec.Struct):
    """One thing in a view that stands elsewhere than before."""

    path: Path  # keys and numbers, from the view down to it
    value: Any


class Alike(msgspec.Struct):
    """Moves of one word that are offered one after the other, without saying each time what they have in common."""

    word: str
    fields: list[str]
    args: list[list[Any]]  # move by move, in the order of the fields
    texts: list[str] = []  # move by move; none: each is its word and its arguments, with blanks between


class Patch(msgspec.Struct, tag_field="type", tag="patch"):
    """An `Update` that says of a large view only what changed; for who said `patches` in his `Hello`."""

    base: int  # the number of the update, told to this seat, whose view is changed
    changes: list[Put]
    gone: list[Path]  # the keys that are no longer there
    sum: str  # CRC-32 of the whole view as it must be now, in eight digits
    update: Update  # all the rest; its view is empty
    moves: list[Alike] = []  # where many are offered: the moves of `update.ask`, whose own list is empty then


class Answer(msgspec.Struct, tag_field="type", tag="answer"):
    """The answer to a command, after what it did is on disk."""

    cmd_id: str
    ok: bool
    seq: int
    refusal: Refusal | None = None


class ChatLine(msgspec.Struct, tag_field="type", tag="chat"):
    """Something said at the table."""

    id: int
    name: str
    seat: int  # -1: somebody who watches
    text: str
    at: float  # seconds since 1970
    removed: bool = False  # its words are gone; one that was told before is told again so


class UndoAsked(msgspec.Struct, tag_field="type", tag="undo_asked"):
    """A seat wants to take a move back that others have seen the outcome of: they must agree."""

    seat: int
    seq: int  # back to here
    agreed: list[int]
    state: str = "asked"  # asked; then done, refused or void (somebody moved, or nobody answered in time)


class Advice(msgspec.Struct, tag_field="type", tag="advice"):
    """What a strong player would do, from what the seat knows alone; the best first."""

    cmd_id: str
    seat: int
    seq: int  # of the state it is about
    moves: list[Counsel]


class Foretelling(msgspec.Struct, tag_field="type", tag="foretelling"):
    """What moves would do, from what the seat knows alone."""

    cmd_id: str
    seat: int
    seq: int  # of the state it is about
    moves: dict[str, msgspec.Raw]  # by the text that was asked: a `Foretold` of the game, null where nothing is known


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """Somebody is there, and has read whatever came before the `Ping`."""


class Writes(msgspec.Struct, tag_field="type", tag="writes"):
    """Another seat is about to say something."""

    seat: int


class Gone(msgspec.Struct, tag_field="type", tag="gone"):
    """The server closes: why, and whether to come back."""

    reason: str
    retry: bool


# -- up the websocket


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """First word: who am I, which seats are mine, what have I seen."""

    player: str = ""  # the player's token
    seats: Annotated[list[str], msgspec.Meta(max_length=MOST_SEATS)] = []  # seat tokens
    seq: int = -1
    pace: Tempo = "normal"  # see `Pace`
    patches: bool = False  # whether a `Patch` is understood in place of an `Update`


class Whole(msgspec.Struct, tag_field="type", tag="whole"):
    """A `Patch` did not fit: tell how it stands, and from now on by whole updates."""

    seq: int = -1  # the last number seen


class Ping(msgspec.Struct, tag_field="type", tag="ping"):
    """Is anybody there? A browser does not notice by itself that a connection is dead."""


class Pace(msgspec.Struct, tag_field="type", tag="pace"):
    """How fast the bots are to play while this device looks on; of all who play here the slowest wish counts."""

    pace: Tempo


class Writing(msgspec.Struct, tag_field="type", tag="writing"):
    """Whoever sits at this device is about to say something."""


class Play(msgspec.Struct, tag_field="type", tag="play"):
    """Play a move that was offered."""

    cmd_id: str
    seq: int
    seat: int
    move: str


class WhyNot(msgspec.Struct, tag_field="type", tag="why_not"):
    """Ask why a move cannot be played."""

    cmd_id: str
    seat: int
    move: str


class Say(msgspec.Struct, tag_field="type", tag="say"):
    """Say something at the table."""

    cmd_id: str
    text: str


class Undo(msgspec.Struct, tag_field="type", tag="undo"):
    """Take the last move back: at once if it told nobody anything, else if all agree."""

    cmd_id: str
    seat: int
    seq: int


class UndoAnswer(msgspec.Struct, tag_field="type", tag="undo_answer"):
    """Agree to somebody's wish to take a move back, or not."""

    cmd_id: str
    seat: int
    yes: bool


class Order(msgspec.Struct, tag_field="type", tag="order"):
    """A standing order (games that have them), for good or until the seat's next turn."""

    cmd_id: str
    seat: int
    order: str
    once: bool = False


class Resign(msgspec.Struct, tag_field="type", tag="resign"):
    """Give the game up (games that let their players)."""

    cmd_id: str
    seat: int


class Ready(msgspec.Struct, tag_field="type", tag="ready"):
    """Whoever sits at this device has read how the round ended: go on."""

    cmd_id: str


class Advise(msgspec.Struct, tag_field="type", tag="advise"):
    """Ask what a strong player would do."""

    cmd_id: str
    seat: int


class Foretell(msgspec.Struct, tag_field="type", tag="foretell"):
    """Ask what moves would do; an empty text asks what there is to know whatever one plays."""

    cmd_id: str
    seat: int  # -1: from what everybody knows
    moves: Annotated[list[str], msgspec.Meta(max_length=MOST_FORETOLD)]


Signs = Ping | Pace | Writing | Whole
Up = Hello | Signs | Play | WhyNot | Say | Undo | UndoAnswer | Order | Resign | Ready | Advise | Foretell
Down = TableInfo | Update | Patch | Answer | ChatLine | UndoAsked | Advice | Foretelling | Pong | Writes | Gone

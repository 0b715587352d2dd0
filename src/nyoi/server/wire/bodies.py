"""What crosses the wire over HTTP, as types: the lobby's requests and answers. `wire.py` has the table's."""

from __future__ import annotations

from typing import Any

import msgspec

from nyoi.server.wire.messages import SeatInfo


class NewPlayer(msgspec.Struct):
    """A guest comes in."""

    nickname: str


class Claim(msgspec.Struct):
    """Keep a nickname (with its token), or come back to it (without)."""

    nickname: str
    passphrase: str
    token: str = ""
    old: str = ""  # the present passphrase, to change it; without it `passphrase` must be the present one


class Player(msgspec.Struct):
    """Who somebody is. The token is told once and kept by the page."""

    nickname: str
    token: str
    claimed: bool
    code: str = ""  # to recover the name by: told once, when the name is claimed


class SignOut(msgspec.Struct):
    """End the token of this device, or of every device: then the answer has a new one."""

    everywhere: bool = False


class BotSeat(msgspec.Struct):
    """A bot for a seat."""

    seat: int
    level: int


class NewTable(msgspec.Struct):
    """A table is opened. With `solo` the host sits down, bots fill the rest and it starts at once."""

    game: str
    seats: int
    mode: str | None = None
    options: dict[str, Any] = {}
    bots: list[BotSeat] = []
    public: bool = True
    clock: list[float] = []  # bank and increment in seconds; or one number: days for each move
    mine: int = 1  # seats taken by the host's device (hot seat)
    start: bool = False
    practice: bool = False
    advice: bool | None = None  # whether advice is given; not said: to who plays alone against bots
    rated: bool = False  # whether it moves its players' ratings
    proof: bool = False  # fair by proof: the house seals its secret, each seat may add a share
    evening: str = ""  # the code of an evening that it belongs to


class Change(msgspec.Struct):
    """The host changes the table before the start."""

    mode: str | None = None
    seats: int | None = None
    options: dict[str, Any] | None = None
    public: bool | None = None
    clock: list[float] | None = None
    practice: bool | None = None
    advice: bool | None = None
    rated: bool | None = None


class Sit(msgspec.Struct):
    """Take a seat (any, if none is named) under a name."""

    nickname: str
    seat: int | None = None
    seal: str = ""  # of what this seat adds where the table is fair by proof


class Leave(msgspec.Struct):
    """Give a seat up: all of one's own if none is named. Once the game runs a bot keeps it."""

    seat: int | None = None


class Kick(msgspec.Struct):
    """The host frees a seat before the start."""

    seat: int


class Mix(msgspec.Struct):
    """Add to the chance of a table that is fair by proof: a seal before the start, the share once it is asked for."""

    seat: int
    seal: str = ""
    share: str = ""


class Start(msgspec.Struct):
    """The host starts; with `fill` bots of this level take the empty seats."""

    fill: int = 0


class Seated(msgspec.Struct):
    """Where one sits. The token opens the seat from any device; it is told once."""

    table: str
    seat: int
    token: str


class Opened(msgspec.Struct):
    """A table was opened, imported, forked or goes on."""

    table: str
    seats: list[Seated]


class Outcome(msgspec.Struct):
    """How a game that is over ended for me."""

    won: bool
    result: float
    place: int
    gone: bool  # a bot played on for me


class LobbyTable(msgspec.Struct):
    """A table in the lobby."""

    id: str
    game: str
    mode: str
    status: str
    seats: list[SeatInfo]
    mine: list[int]
    my_turn: bool
    idle: float  # seconds since the last move
    days: int = 0  # for each move, where the clock is one of days ...
    left: float | None = None  # ... and how many seconds I have, if it is my turn
    outcome: Outcome | None = None  # of my game, once it is over and in the archive


class Lobby(msgspec.Struct):
    """My tables, my turns first; then tables that wait for players, and games to watch."""

    mine: list[LobbyTable]
    open: list[LobbyTable]
    watch: list[LobbyTable]


class Fork(msgspec.Struct):
    """Play on from a point of a finished game, against bots."""

    at: int
    seat: int
    level: int = 3


class ReplayStep(msgspec.Struct):
    """A finished game after a number of moves, as a seat saw it (-2: with everything open)."""

    seq: int
    last: int
    seat: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    names: list[str]
    move: str
    mover: int


# -- what carries over


class PastPlayer(msgspec.Struct):
    """Somebody in a game that is over."""

    name: str
    kind: str  # human, bot
    level: int  # of a bot
    place: int
    result: float  # 1 won, 0 lost; a share where several won
    score: float
    gone: bool  # had left: a bot played on
    before: int | None  # the rating before, in a rated game ...
    after: int | None  # ... and after it


class PastGame(msgspec.Struct):
    """A game that I played."""

    table: str
    game: str
    mode: str
    ended: float  # seconds since 1970
    seconds: int
    moves: int
    ending: str
    rated: bool
    seats: list[PastPlayer]
    mine: int  # my seat
    won: bool


class History(msgspec.Struct):
    """My games, the last first."""

    games: list[PastGame]
    more: bool  # whether there are earlier ones


class Rating(msgspec.Struct):
    """How strong somebody is in a game, as far as that is known."""

    points: int
    spread: int  # in 19 of 20 cases it is not further off
    games: int
    provisional: bool  # says little yet


class ModeFigures(msgspec.Struct):
    """My games of one mode."""

    mode: str
    played: int
    won: int
    best: float  # the greatest score of the games that were won; of all, if none was


class Rival(msgspec.Struct):
    """Somebody against whom I played."""

    name: str  # empty: a bot
    level: int  # of a bot
    played: int
    before: int  # how often I came before them ...
    behind: int  # ... and behind


class Figures(msgspec.Struct):
    """My games of one kind in figures."""

    played: int
    won: int
    streak: int  # won in a row, up to the last
    best_streak: int
    seconds: int
    counts: dict[str, int]  # by name: `stat-<name>` of the board's words
    liked: dict[str, list[tuple[str, int]]]  # by a table of the game: what I used most, and how often
    modes: list[ModeFigures]
    rivals: list[Rival]
    curve: list[int]  # my rating, game by game
    rating: Rating | None


class Me(msgspec.Struct):
    """My figures by game, and whether I am seen on leaderboards."""

    figures: dict[str, Figures]
    on_board: bool


class OnBoard(msgspec.Struct):
    """Whether I want to be seen on leaderboards."""

    yes: bool


class Standing(msgspec.Struct):
    """Somebody on a leaderboard."""

    name: str
    rating: Rating
    me: bool


class Board(msgspec.Struct):
    """The leaderboard of a game."""

    game: str
    standings: list[Standing]


Posts = NewPlayer | Claim | SignOut | NewTable | Change | Sit | Leave | Kick | BotSeat | Mix | Start | Fork | OnBoard

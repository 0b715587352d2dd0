"""HTTP requests and responses of the lobby. `messages.py` has the websocket messages of a table."""

from __future__ import annotations

from typing import Any

import msgspec

from nyoi.server.wire.messages import SeatInfo


class NewPlayer(msgspec.Struct):
    """Create a guest account."""

    nickname: str


class Claim(msgspec.Struct):
    """Claim a nickname (with its token), or sign in to it (without)."""

    nickname: str
    passphrase: str
    token: str = ""
    old: str = ""  # the current passphrase, to change it; without it `passphrase` must be the current one


class Player(msgspec.Struct):
    """A player's account. The token is sent once and kept by the page."""

    nickname: str
    token: str
    claimed: bool
    code: str = ""  # recovery code of the name: sent once, when the name is claimed


class SignOut(msgspec.Struct):
    """End the token of this device, or of all devices; then the response has a new one."""

    everywhere: bool = False


class BotSeat(msgspec.Struct):
    """A bot for a seat."""

    seat: int
    level: int


class NewTable(msgspec.Struct):
    """Create a table. With `solo` the host sits down, bots fill the rest and it starts at once."""

    game: str
    seats: int
    mode: str | None = None
    options: dict[str, Any] = {}
    bots: list[BotSeat] = []
    public: bool = True
    clock: list[float] = []  # bank and increment in seconds; or one number: days per move
    mine: int = 1  # seats taken by the host's device (hot seat)
    start: bool = False
    practice: bool = False
    advice: bool | None = None  # whether advice is given; null: only when playing alone against bots
    rated: bool = False  # whether it changes ratings
    proof: bool = False  # provably fair: the server commits to its secret, each seat may add a share
    evening: str = ""  # the code of its evening


class Change(msgspec.Struct):
    """Change the table before the start (host only)."""

    mode: str | None = None
    seats: int | None = None
    options: dict[str, Any] | None = None
    public: bool | None = None
    clock: list[float] | None = None
    practice: bool | None = None
    advice: bool | None = None
    rated: bool | None = None


class Sit(msgspec.Struct):
    """Take a seat (any, if none is given) under a name."""

    nickname: str
    seat: int | None = None
    seal: str = ""  # commitment to this seat's share on a provably fair table


class Leave(msgspec.Struct):
    """Give up a seat, or all of one's own if none is given. In a running game a bot takes over."""

    seat: int | None = None


class Kick(msgspec.Struct):
    """Free a seat before the start (host only)."""

    seat: int


class Mix(msgspec.Struct):
    """Contribute to a provably fair table: a commitment before the start, then the share on request."""

    seat: int
    seal: str = ""
    share: str = ""


class Start(msgspec.Struct):
    """Start the game (host only); with `fill` bots of this level take the empty seats."""

    fill: int = 0


class Seated(msgspec.Struct):
    """A seat taken. The token opens the seat from any device; it is sent once."""

    table: str
    seat: int
    token: str


class Opened(msgspec.Struct):
    """A table was created, imported, forked or continued."""

    table: str
    seats: list[Seated]


class Outcome(msgspec.Struct):
    """The result of a finished game for me."""

    won: bool
    result: float
    place: int
    gone: bool  # a bot finished the game for me


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
    days: int = 0  # per move, on a correspondence clock
    left: float | None = None  # seconds I have left, if it is my turn
    outcome: Outcome | None = None  # of my game, once it is over and archived


class Lobby(msgspec.Struct):
    """My tables, those with my turn first; then tables waiting for players, and games to watch."""

    mine: list[LobbyTable]
    open: list[LobbyTable]
    watch: list[LobbyTable]


class Fork(msgspec.Struct):
    """Continue from a point of a finished game, against bots."""

    at: int
    seat: int
    level: int = 3


class ReplayStep(msgspec.Struct):
    """A finished game after a number of moves, as a seat saw it (-2: with all hidden information)."""

    seq: int
    last: int
    seat: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    names: list[str]
    move: str
    mover: int


# -- history and ratings


class PastPlayer(msgspec.Struct):
    """A participant of a finished game."""

    name: str
    kind: str  # human, bot
    level: int  # of a bot
    place: int
    result: float  # 1 won, 0 lost; a share if several won
    score: float
    gone: bool  # had left: a bot finished the game
    before: int | None  # the rating before, in a rated game
    after: int | None  # the rating after it


class PastGame(msgspec.Struct):
    """A game I played."""

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
    """My games, newest first."""

    games: list[PastGame]
    more: bool  # whether there are earlier ones


class Rating(msgspec.Struct):
    """A player's estimated skill in a game."""

    points: int
    spread: int  # half-width of the 95 % interval
    games: int
    provisional: bool  # still too uncertain


class ModeFigures(msgspec.Struct):
    """My results in one mode."""

    mode: str
    played: int
    won: int
    best: float  # my highest winning score; my highest score if I never won


class Rival(msgspec.Struct):
    """An opponent I have played."""

    name: str  # empty: a bot
    level: int  # of a bot
    played: int
    before: int  # how often I placed ahead of them
    behind: int  # how often I placed behind them


class Figures(msgspec.Struct):
    """My statistics for one kind of game."""

    played: int
    won: int
    streak: int  # current winning streak
    best_streak: int
    seconds: int
    counts: dict[str, int]  # by name: `stat-<name>` of the board's words
    liked: dict[str, list[tuple[str, int]]]  # by a table of the game: what I used most, and how often
    modes: list[ModeFigures]
    rivals: list[Rival]
    curve: list[int]  # my rating, game by game
    rating: Rating | None


class Me(msgspec.Struct):
    """My statistics by game, and whether I am listed on leaderboards."""

    figures: dict[str, Figures]
    on_board: bool


class OnBoard(msgspec.Struct):
    """Whether I want to be listed on leaderboards."""

    yes: bool


class Standing(msgspec.Struct):
    """A row of a leaderboard."""

    name: str
    rating: Rating
    me: bool


class Board(msgspec.Struct):
    """The leaderboard of a game."""

    game: str
    standings: list[Standing]


Posts = NewPlayer | Claim | SignOut | NewTable | Change | Sit | Leave | Kick | BotSeat | Mix | Start | Fork | OnBoard

"""The type of a view of UNO; `view.py` says what of it a seat gets (UNO section 10)."""

from typing import Annotated, Any, Literal, NamedTuple, NotRequired, TypedDict

from nyoi.kernel.seen import Foretold, Seen


class UnoRound(NamedTuple):
    """A round that was won, and what it brought."""

    seat: int
    points: int


class UnoBlock(NamedTuple):
    """How near the round is to being blocked (UNO-6.21)."""

    passed: int
    idle: int


class UnoPlayer(TypedDict):
    """One player as a seat sees him."""

    cards: int
    hand: list[str | None]  # a card for its holder and for who was shown it, null for a back
    uno: Literal["", "called", "exposed", "surprised"]
    markers: int  # turns that will be lost
    score: int
    drew_on: str | None  # the colour in force when he last drew
    guilty: int
    innocent: int
    born: NotRequired[list[int]]  # how many of his cards went into the draw pile at each reshuffle
    fresh: NotRequired[int]


class UnoExposure(TypedDict):
    """Who can be caught, whose action did it, who has given up catching."""

    seats: list[int]
    actor: int
    waved: list[int]


class UnoTurn(TypedDict):
    """A player plays or draws."""

    kind: Literal["turn"]
    seat: int


class UnoDrawn(TypedDict):
    """A player plays the card he drew, or keeps it."""

    kind: Literal["drawn"]
    seat: int


class UnoWish(TypedDict):
    """Shenron grants a wish."""

    kind: Literal["wish"]
    seat: int


class UnoSwap(TypedDict):
    """A player says with whom he swaps hands."""

    kind: Literal["swap"]
    seat: int


class UnoPlus4(TypedDict):
    """A +4 is accepted or challenged; what is judged then."""

    kind: Literal["plus4"]
    seat: int  # who answers
    by: int  # who played it
    colour: str  # in force before it
    cards: int  # how many its player held when he had laid it


class UnoStack(TypedDict):
    """A stack of +2 hits a player: he lays another one, or takes them all."""

    kind: Literal["stack"]
    seat: int
    total: int


class UnoHold(TypedDict):
    """Between two turns, while somebody can be caught."""

    kind: Literal["hold"]
    seat: int  # who will be asked after it, markers counted (UNO-6.42)
    total: int  # of the stack that will hit that player, 0 for none


UnoNow = UnoTurn | UnoDrawn | UnoWish | UnoSwap | UnoPlus4 | UnoStack | UnoHold


class UnoView(Seen):
    """What a seat knows of a game of UNO."""

    round: int
    dealer: int
    now: UnoNow | None  # null once the game is over
    direction: Literal["clockwise", "counter"]
    colour: str
    discard: list[str]  # from the bottom to the visible card
    laid: int  # who played the visible card, -1 if it was turned over
    left: int
    players: list[UnoPlayer]
    exposure: UnoExposure | None
    rounds: list[Annotated[list[Any], UnoRound]]
    shown: list[list[str]]  # the hands at the end of the round before
    shuffles: int
    born: dict[str, int]  # at which reshuffle a card went into the draw pile
    ignored: list[str]
    passed: Annotated[list[Any], UnoBlock]
    deck: int
    out: list[str]
    status: int
    winner: int
    turns: int
    bluffs: NotRequired[list[str]]  # for who is on turn: which of his +4 would be a bluff (UNO-10.2)


class UnoForetold(Foretold):
    """What a move would do: the notes say it all."""

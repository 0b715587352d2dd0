"""Types of a view of UNO; `view.py` says how it is filled for a seat (UNO section 10)."""

from typing import Annotated, Any, Literal, NamedTuple, NotRequired, TypedDict

from nyoi.kernel.seen import Foretold, Seen


class UnoRound(NamedTuple):
    """A finished round: its winner and points."""

    seat: int
    points: int


class UnoBlock(NamedTuple):
    """How close the round is to being blocked (UNO-6.21)."""

    passed: int
    idle: int


class UnoPlayer(TypedDict):
    """One player as another seat sees them."""

    cards: int
    hand: list[str | None]  # card ids for the holder and for seats that were shown them, null for a back
    uno: Literal["", "called", "exposed", "surprised"]
    markers: int  # turns that will be lost
    score: int
    drew_on: str | None  # the colour in force when they last drew
    guilty: int
    innocent: int
    born: NotRequired[list[int]]  # how many of their cards went into the draw pile at each reshuffle
    fresh: NotRequired[int]


class UnoExposure(TypedDict):
    """The exposed players, the player whose action exposed them, and those who have given up catching."""

    seats: list[int]
    actor: int
    waved: list[int]


class UnoTurn(TypedDict):
    """A player plays or draws."""

    kind: Literal["turn"]
    seat: int


class UnoDrawn(TypedDict):
    """A player plays the card just drawn, or keeps it."""

    kind: Literal["drawn"]
    seat: int


class UnoWish(TypedDict):
    """Shenron grants a wish."""

    kind: Literal["wish"]
    seat: int


class UnoSwap(TypedDict):
    """A player chooses the other seat of a swap of hands."""

    kind: Literal["swap"]
    seat: int


class UnoPlus4(TypedDict):
    """A +4 is accepted or challenged, with the facts a challenge is judged by."""

    kind: Literal["plus4"]
    seat: int  # the player who answers
    by: int  # the player of the +4
    colour: str  # in force before it
    cards: int  # how many cards its player held after playing it


class UnoStack(TypedDict):
    """A stack of +2 hits a player: another +2 or taking all the cards answers it."""

    kind: Literal["stack"]
    seat: int
    total: int


class UnoHold(TypedDict):
    """Between two turns, while a player can be caught."""

    kind: Literal["hold"]
    seat: int  # the seat asked after it, markers counted (UNO-6.42)
    total: int  # of the stack that will hit that player, 0 for none


UnoNow = UnoTurn | UnoDrawn | UnoWish | UnoSwap | UnoPlus4 | UnoStack | UnoHold


class UnoView(Seen):
    """A seat's view of a game of UNO."""

    round: int
    dealer: int
    now: UnoNow | None  # null once the game is over
    direction: Literal["clockwise", "counter"]
    colour: str
    discard: list[str]  # from the bottom to the visible card
    laid: int  # the player of the visible card, -1 if it was turned over
    left: int
    players: list[UnoPlayer]
    exposure: UnoExposure | None
    rounds: list[Annotated[list[Any], UnoRound]]
    shown: list[list[str]]  # the hands at the end of the previous round
    shuffles: int
    born: dict[str, int]  # at which reshuffle a card went into the draw pile
    ignored: list[str]
    passed: Annotated[list[Any], UnoBlock]
    deck: int
    out: list[str]
    status: int
    winner: int
    turns: int
    bluffs: NotRequired[list[str]]  # for the player on turn: which of their +4 would be a bluff (UNO-10.2)


class UnoForetold(Foretold):
    """A preview: its notes are complete."""

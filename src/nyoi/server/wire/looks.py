"""Looking back with the mind, as it goes over the wire: the moments of a game, advice for any of them, puzzles."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from nyoi.server.wire.messages import Ask, Counsel, Offer, Refusal

Kind = Literal["mistake", "find", "turn"]


class Follows(msgspec.Struct):
    """What follows one of two moves more often than the other: an event, and in which share of the dreams."""

    event: dict[str, Any]  # `turning-<word>` of the game's words
    played: float
    other: float


class Moment(msgspec.Struct):
    """A moment at which the chance of a seat changed much, from what that seat knew then."""

    kind: Kind  # another move was better; better than the usual one; by others or by chance
    at: int  # how many moves were played before it
    until: int  # ... and when the seat had to choose again, or the game was over
    mark: int  # the number of the move that shows it
    seat: int
    played: Offer
    other: Offer | None  # of a mistake what was better, of a find what one usually plays
    before: float  # the chance with that other move; of a turn with the move that was played
    after: float  # the chance with the move that was played; of a turn when the seat had to choose again
    happened: dict[str, Any] | None  # of a turn: the event that made it, as the seat saw it
    follows: Follows | None  # what the difference is about


class Moments(msgspec.Struct):
    """What looking back at a game has found."""

    state: Literal["ready", "unasked", "thinking", "unable"]  # thinking: ask again; unable: `refusal` says why
    moments: list[Moment] = []  # by time
    curves: list[list[tuple[int, float]]] = []  # by seat: after how many moves, the chance to win
    refusal: Refusal | None = None


class MomentAdvice(msgspec.Struct):
    """What a strong player would have done at a moment of a game that is over, from what the seat knew then."""

    at: int
    seat: int
    ask: Ask
    played: str  # what was played; empty at the end
    moves: list[Counsel]


class Puzzle(msgspec.Struct):
    """A moment as its seat saw it, and nothing that came later."""

    table: str
    game: str
    at: int
    seat: int
    names: list[str]
    events: list[dict[str, Any]]  # what happened since the seat's last move
    view: dict[str, Any]
    ask: Ask


class Attempt(msgspec.Struct):
    """What somebody would play in a puzzle."""

    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    move: Annotated[str, msgspec.Meta(max_length=200)]


class Solution(msgspec.Struct):
    """How a move compares with the best ones, and with what was played."""

    chosen: Counsel
    moves: list[Counsel]
    played: str

"""Messages of the post-game analysis: key moments, advice, puzzles."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from nyoi.server.wire.messages import Ask, Counsel, Offer, Refusal

Kind = Literal["mistake", "find", "turn"]


class Follows(msgspec.Struct):
    """An event more frequent after one of two moves, with its share of the determinizations after each."""

    event: dict[str, Any]  # `turning-<word>` of the game's words
    played: float
    other: float


class Moment(msgspec.Struct):
    """A key moment: the winning chance of a seat changed much, judged by what that seat knew then."""

    kind: Kind  # another move was better; better than the usual one; caused by others or by chance
    at: int  # how many moves were played before it
    until: int  # the same when the seat had to choose again, or the game was over
    mark: int  # the number of the move that shows it
    seat: int
    played: Offer
    other: Offer | None  # of a mistake the better move, of a find the usual one
    before: float  # the chance with that other move; of a turn with the move that was played
    after: float  # the chance with the move that was played; of a turn when the seat had to choose again
    happened: dict[str, Any] | None  # of a turn: the event that caused it, as the seat saw it
    follows: Follows | None  # the reason for the difference


class Moments(msgspec.Struct):
    """The analysis of a game."""

    state: Literal["ready", "unasked", "thinking", "unable"]  # thinking: poll; unable: see `refusal`
    moments: list[Moment] = []  # by time
    curves: list[list[tuple[int, float]]] = []  # by seat: number of moves, chance to win
    refusal: Refusal | None = None


class MomentAdvice(msgspec.Struct):
    """Advice for a moment of a finished game, from what the seat knew then."""

    at: int
    seat: int
    ask: Ask
    played: str  # the move played; empty at the end
    moves: list[Counsel]


class Puzzle(msgspec.Struct):
    """A key moment as its seat saw it, without anything later."""

    table: str
    game: str
    at: int
    seat: int
    names: list[str]
    events: list[dict[str, Any]]  # the events since the seat's last move
    view: dict[str, Any]
    ask: Ask


class Attempt(msgspec.Struct):
    """An answer to a puzzle."""

    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    move: Annotated[str, msgspec.Meta(max_length=200)]


class Solution(msgspec.Struct):
    """How a move compares with the best ones and the one played."""

    chosen: Counsel
    moves: list[Counsel]
    played: str

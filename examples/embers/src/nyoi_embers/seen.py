"""The type of a view; `view.py` says what of it a seat gets (EMBERS section 10)."""

from typing import Annotated, Any, Literal, NamedTuple, TypedDict

from nyoi.kernel.seen import Foretold, Seen


class EmbersClaim(NamedTuple):
    """Who said how hot the fire is."""

    seat: int
    heat: int


class EmbersPlayer(TypedDict):
    """One player as a seat sees him."""

    hand: list[int | None]  # hidden embers, the hottest first; null for those of somebody else
    hearth: list[int]  # what he laid open in this round
    ash: int


class EmbersLast(TypedDict):
    """The round before this one: everything was shown at its end."""

    heat: int
    claim: int
    claimer: int
    doubter: int
    loser: int
    hands: list[list[int]]


class EmbersOpen(TypedDict):
    """A player makes the first claim of a round."""

    kind: Literal["open"]
    seat: int


class EmbersAnswer(TypedDict):
    """A claim stands, and a player answers it."""

    kind: Literal["answer"]
    seat: int
    claim: int
    claimer: int


class EmbersView(Seen):
    """What a seat knows."""

    round: int
    turns: int
    embers: int  # in the whole circle
    claims: list[Annotated[list[Any], EmbersClaim]]
    players: list[EmbersPlayer]
    last: EmbersLast | None
    now: EmbersOpen | EmbersAnswer | None  # null once the game is over


class EmbersForetold(Foretold):
    """What a move would do: the notes say it all."""

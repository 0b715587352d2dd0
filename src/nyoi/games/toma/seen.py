"""The type of a view of Toma; `view.py` says what of it a seat gets (TOMA section 10)."""

from typing import Annotated, Any, Literal, NamedTuple, NotRequired, TypedDict

from nyoi.kernel.seen import Foretold, Seen


class TomaLaid(NamedTuple):
    """A card in a discard row, and how it got there."""

    card: str
    way: str


class TomaPlayed(NamedTuple):
    """A card that was played, and the power it had."""

    seat: int
    card: str
    power: str | None


class TomaSpied(NamedTuple):
    """Who was shown whose hand."""

    seat: int
    target: int


class TomaPlayer(TypedDict):
    """One player as a seat sees him."""

    balls: int
    dealt: bool
    inside: bool
    shield: bool
    hand: list[str | None]  # a card for its holder and for who was shown it, null for a back
    row: list[Annotated[list[Any], TomaLaid]]  # the discard row in order
    ruled_out: list[int]  # values that everybody can exclude


class TomaSummary(TypedDict):
    """The round before this one: everything was shown at its end."""

    round: int
    winners: list[int]
    why: str
    aside: str | None
    hands: list[list[str]]
    rows: list[list[str]]


class TomaDiscard(TypedDict):
    """A player holds two cards and discards one."""

    kind: Literal["discard"]
    seat: int


class TomaAim(TypedDict):
    """A player says whom the power of a card is for."""

    kind: Literal["aim"]
    seat: int
    card: str
    power: str


class TomaReact(TypedDict):
    """A power is aimed, and a target may answer with a Zero (TOMA-7.8)."""

    kind: Literal["react"]
    seat: int  # whose power it is
    card: str
    power: str
    target: int  # who may answer


TomaNow = TomaDiscard | TomaAim | TomaReact


class TomaView(Seen):
    """What a seat knows of a game of Toma."""

    deck: list[str]
    target: int
    round: int
    overtime: bool
    starter: int
    start_why: str
    turns: int
    left: int
    aside: bool
    open: list[str]
    fallen: list[int]
    plays: list[Annotated[list[Any], TomaPlayed]]
    spied: list[Annotated[list[Any], TomaSpied]]
    players: list[TomaPlayer]
    last: TomaSummary | None
    now: TomaNow | None  # null once the game is over
    known_by: NotRequired[list[int]]  # for a player: who was shown his card
    copy_as: NotRequired[str | None]  # for who discards: what a copy card would do now (TOMA-6.26)


class TomaForetold(Foretold):
    """What a move would do: the notes say it all."""

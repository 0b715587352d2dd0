"""Types of a view of Toma; `view.py` says how it is filled for a seat (TOMA section 10)."""

from typing import Annotated, Any, Literal, NamedTuple, NotRequired, TypedDict

from nyoi.kernel.seen import Foretold, Seen


class TomaLaid(NamedTuple):
    """A card in a discard row, and how it came there."""

    card: str
    way: str


class TomaPlayed(NamedTuple):
    """A card that was played, and the power it had."""

    seat: int
    card: str
    power: str | None


class TomaSpied(NamedTuple):
    """A seat that was shown another's hand."""

    seat: int
    target: int


class TomaPlayer(TypedDict):
    """One player as another seat sees them."""

    balls: int
    dealt: bool
    inside: bool
    shield: bool
    hand: list[str | None]  # card ids for the holder and for seats that were shown them, null for a back
    row: list[Annotated[list[Any], TomaLaid]]  # the discard row in order
    ruled_out: list[int]  # values that all players can rule out


class TomaSummary(TypedDict):
    """The previous round; everything was shown at its end."""

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
    """A player chooses the target of a power."""

    kind: Literal["aim"]
    seat: int
    card: str
    power: str


class TomaReact(TypedDict):
    """A power is aimed, and a target may answer with a Zero (TOMA-7.8)."""

    kind: Literal["react"]
    seat: int  # the seat that plays the power
    card: str
    power: str
    target: int  # the seat that may answer


TomaNow = TomaDiscard | TomaAim | TomaReact


class TomaView(Seen):
    """A seat's view of a game of Toma."""

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
    known_by: NotRequired[list[int]]  # for a player: the seats that were shown their card
    # for the player who discards: the power a copy card would take now (TOMA-6.26)
    copy_as: NotRequired[str | None]


class TomaForetold(Foretold):
    """A preview: its notes are complete."""

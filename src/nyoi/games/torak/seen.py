"""The type of a view of Torak; `view.py` says what of it a seat gets (TORAK section 10)."""

from typing import Annotated, Any, Literal, NamedTuple, NotRequired, TypedDict

from nyoi.kernel.seen import Foretold, Seen


class TorakElement(NamedTuple):
    """An element as it is drawn: `["mountain", "3,4"]`, `["river", "5,4", "e"]`."""

    element: str
    spot: str
    direction: str = ""


class TorakTroop(NamedTuple):
    """Troops on a spot."""

    spot: str
    number: int


class TorakRecord(NamedTuple):
    """A result to be kept: of two the greater list is the better one (TORAK-8.6)."""

    won: int
    score: int
    turns: int


class TorakSheet(TypedDict):
    """A sheet with what is drawn on it; nothing of that while it lies in front of somebody else."""

    scenery: list[Annotated[list[Any], TorakElement]]
    mountains: list[str]
    rivers: list[str]
    monsters: list[str]  # still standing
    balls: list[str]  # still there
    troops: list[Annotated[list[Any], TorakTroop]]
    occupied: list[str]
    found: int
    beans: int
    beaten: int
    ki: int
    doses: int
    filled: int
    used: int
    dice: list[int]
    either: list[int]  # two of the dice, of which only one may be used (TORAK-9.23)
    burnt: int
    lean: bool
    score: int


class TorakHero(TypedDict):
    """A hero: where it stands, the path behind it, what it is about."""

    at: str | None
    sections: list[str]
    track: list[str]  # the spots it stopped on; between two of them the path is straight
    bound: str | None
    stage: Literal["out", "rested", "spent", "fleeing", "acting", "facing", "striding", "caught"]
    engaged: bool
    halted: bool
    found: int
    reached: int
    moved: int
    due: int
    yields: int
    excess: int
    gives_up: bool


class TorakScenery(TypedDict):
    """An element was rolled for, and somebody draws it."""

    kind: Literal["scenery"]
    drawn: int  # how many elements are drawn already
    section: str


class TorakDraft(TypedDict):
    """An element was rolled for, and everybody draws it at once on the sheet in front of them."""

    kind: Literal["draft"]
    drawn: int
    section: str


class TorakTroops(TypedDict):
    """A troop was rolled for, and the Army's player says where it comes."""

    kind: Literal["troops"]
    section: str
    left: int  # of this turn, with this one


class TorakBoost(TypedDict):
    """A hero's turn begins: how many Jerrycans it burns."""

    kind: Literal["boost"]
    seat: int


class TorakAct(TypedDict):
    """A hero escapes, or acts."""

    kind: Literal["act"]
    seat: int


class TorakMuster(TypedDict):
    """The captain says how many Jerrycans are burnt for the pool."""

    kind: Literal["muster"]
    seat: int


class TorakPool(TypedDict):
    """All heroes act with one pool of dice."""

    kind: Literal["pool"]


class TorakLap(TypedDict):
    """Everybody in the race says in secret how many Jerrycans to burn."""

    kind: Literal["lap"]


class TorakPlay(TypedDict):
    """Everybody in the race plays on their own sheet."""

    kind: Literal["play"]


TorakNow = (
    TorakScenery | TorakDraft | TorakTroops | TorakBoost | TorakAct | TorakMuster | TorakPool | TorakLap | TorakPlay
)


class TorakView(Seen):
    """What a seat knows of a game of Torak."""

    map: str
    table: str
    turn: int
    captain: int
    army: int  # the Army's seat in a Duel, -1 otherwise
    boxes: int
    common: list[int]
    rolls: list[str]
    drafted: int | None  # in a draft: the sheet in front of who looks
    origin: list[int]
    sheets: list[TorakSheet]
    heroes: list[TorakHero]
    answer: str | None  # what this seat has answered in secret
    now: TorakNow | None  # null once the game is over
    ranking: list[list[int]]  # at the end of a race: groups of seats, best first
    records: list[Annotated[list[Any], TorakRecord]]  # at the end, by seat


class TorakForetold(Foretold):
    """How a hero stands, or would stand after a leg; the chances of a fight, or of a six."""

    risk: NotRequired[int]  # of being hit at the end of the turn, in percent; for a leg and for how it stands
    stranded: NotRequired[bool]  # no leg would be legal any more
    lost: NotRequired[list[str]]  # balls that can no longer be reached
    apart: NotRequired[bool]  # the heroes can no longer meet
    win: NotRequired[int]  # a fight, in percent
    ki: NotRequired[int]
    danger: NotRequired[int]
    beans: NotRequired[int]  # that are left to lose
    six: NotRequired[int]  # at least one to escape with, in percent
    kindest: NotRequired[str]  # the move that draws an element where it hurts least
